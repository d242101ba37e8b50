//! Solves, checks, counts, explains, rates and makes Sudoku puzzles: files and streams of any size,
//! on all cores.
//!
//! `--help` says how to call it, and `docs/cli.md` is the same text. What happens in a run:
//!
//! ```text
//! input ──reader──▶ chunks of items ──question──▶ answers ──run──▶ output
//!                              seed ──generate──▶ answers
//! ```
//!
//! | file | what it holds |
//! |---|---|
//! | `arguments`, `reasoning`, `ranges`, `help` | what can be said on the command line |
//! | `question` | what is asked about every puzzle |
//! | `input`, `compression`, `sample` | what is read |
//! | `chunk`, `reader`, `whole` | pieces of the input, cut between items |
//! | `reading`, `known` | what is read of an item |
//! | `answer`, `reply`, `check`, `convert`, `verdict` | what is written about a puzzle |
//! | `json`, `board`, `status` | the forms that it is written in |
//! | `play` | a puzzle in play, and what logic says of it |
//! | `hint`, `lesson`, `pictures`, `rating` | what is written of steps and ratings |
//! | `wishes`, `grade`, `generate` | puzzles that are made |
//! | `classes` | puzzles that are isomorphic to an earlier one |
//! | `source` | the threads that answer or make puzzles |
//! | `run`, `interrupt`, `progress`, `messages` | a run from its start to its exit status |
//! | `output`, `journal` | standard output, or a file that is complete or not there |
//! | `bench` | the speed of this machine |
//! | `pages` | completions and the man page |

use std::ffi::OsString;
use std::io::{self, IsTerminal as _, Write as _};
use std::process::ExitCode;
use std::time::SystemTime;

use clap::{CommandFactory as _, FromArgMatches as _};
use sudoku_core::{Backend, text};
use sudoku_logic::Depth;

use crate::arguments::{
    Arguments, Canon, Check, Color, Command, Convert, Count, Generate, Minimize, Part, Show, Solve,
};
use crate::convert::{Only, Target};
use crate::generate::Plan;
use crate::grade::Grade;
use crate::hint::Telling;
use crate::input::Input;
use crate::messages::Voice;
use crate::pictures::Pictures;
use crate::play::{Method, Notes, Words};
use crate::question::{Drawing, Format, Ink, Map, Minimality, Question, Repeats, Task};
use crate::rating::Rectangles;
use crate::reasoning::{Choice, Explain, Hint, table_of_techniques};
use crate::run::{EXIT_ALL_PROPER, EXIT_FAILED, run, writing_failed};
use crate::source::Source;
use crate::stream::Stream;

mod answer;
mod arguments;
mod bench;
mod board;
mod check;
mod chunk;
mod classes;
mod compression;
mod convert;
mod generate;
mod grade;
mod help;
mod hint;
mod input;
mod interrupt;
mod journal;
#[cfg(feature = "json")]
mod json;
mod known;
#[cfg(feature = "json")]
mod lesson;
mod messages;
mod output;
mod pages;
mod pictures;
mod place;
mod play;
mod progress;
mod question;
mod ranges;
mod rating;
mod reader;
mod reading;
mod reasoning;
mod reply;
mod run;
mod sample;
mod source;
mod status;
mod stream;
mod verdict;
mod whole;
mod wishes;

fn main() -> ExitCode {
    let arguments = match parse(std::env::args_os().collect()) {
        Ok(arguments) => arguments,
        Err(error) => return ExitCode::from(said(&error)),
    };
    ExitCode::from(match arguments.command {
        Command::Solve(Solve { stream, search, board, color }) => {
            let format = if board { Format::Board(ink(color)) } else { Format::Line };
            ask(Question::new(Task::Solve, format, &stream).with(&search), &stream)
        }
        Command::Check(Check { stream, search, minimal }) => {
            let minimality = if minimal { Minimality::Required } else { Minimality::Any };
            let task = Task::Check(minimality);
            ask(Question::new(task, Format::Line, &stream).with(&search), &stream)
        }
        Command::Count(Count { stream, search, limit }) => {
            let task = Task::Count { limit };
            ask(Question::new(task, Format::Line, &stream).with(&search), &stream)
        }
        Command::Show(Show { stream, candidates, color }) => {
            let drawing = if candidates { Drawing::Candidates } else { Drawing::Clues };
            let format = Format::Board(ink(color));
            ask(Question::new(Task::Show(drawing), format, &stream), &stream)
        }
        Command::Convert(Convert { stream, to: Some(to), only, .. }) => {
            let only = match only {
                None => Only::All,
                Some(Part::Clues) => Only::Clues,
                Some(Part::Digits) => Only::Digits,
                Some(Part::Candidates) => Only::Candidates,
            };
            let task = Task::Convert(Target { format: to, only });
            ask(Question::new(task, Format::Line, &stream), &stream)
        }
        // Only with --list the format is not required.
        Command::Convert(Convert { to: None, .. }) => print(&table_of_formats()),
        Command::Canon(Canon { stream, with_map, unique }) => {
            let map = if with_map { Map::Written } else { Map::Omitted };
            let repeats = if unique { Repeats::Dropped } else { Repeats::Kept };
            ask(Question::new(Task::Canonicalize(map, repeats), Format::Line, &stream), &stream)
        }
        Command::Minimize(Minimize { stream }) => {
            ask(Question::new(Task::Minimize, Format::Line, &stream), &stream)
        }
        Command::Hint(arguments) => hint(arguments),
        Command::Explain(arguments) => explain(arguments),
        Command::Rate(arguments) => {
            let rectangles =
                if arguments.rectangles { Rectangles::Used } else { Rectangles::Omitted };
            #[cfg(feature = "json")]
            let format = if arguments.json { Format::Json } else { Format::Line };
            #[cfg(not(feature = "json"))]
            let format = Format::Line;
            ask(Question::new(Task::Rate(rectangles), format, &arguments.stream), &arguments.stream)
        }
        Command::Generate(arguments) => generate(&arguments),
        Command::Bench(arguments) => bench::bench(&arguments),
        Command::Completions { shell } => print(pages::completions(shell)),
        Command::Man => print(pages::MAN),
    })
}

/// Understands a call. Without a command it is one to `solve`.
fn parse(mut arguments: Vec<OsString>) -> Result<Arguments, clap::Error> {
    // A leak that is made once is the way to a text that lives as long as the program.
    let version: &str = String::leak(format!(
        "{} (searches with the backend {})",
        env!("CARGO_PKG_VERSION"),
        Backend::best()
    ));
    let command = Arguments::command().version(version);
    let names_a_command = match arguments.get(1).and_then(|first| first.to_str()) {
        Some("-h" | "--help" | "help" | "-V" | "--version") => true,
        Some(first) => command.get_subcommands().any(|command| command.get_name() == first),
        None => false,
    };
    if !names_a_command {
        arguments.insert(arguments.len().min(1), "solve".into());
    }
    Arguments::from_arg_matches(&command.try_get_matches_from(arguments)?)
}

/// Prints a help text, or why a call was not understood; returns the exit status.
fn said(error: &clap::Error) -> u8 {
    match error.print() {
        Ok(()) if error.use_stderr() => EXIT_FAILED,
        Ok(()) => EXIT_ALL_PROPER,
        Err(error) => writing_failed(&error),
    }
}

/// Answers a question about everything that a stream has; returns the exit status.
fn ask(question: Question, stream: &Stream) -> u8 {
    let inputs = stream.inputs.iter().cloned().map(Input::of).collect();
    run(Source::Inputs(question, inputs), &stream.flow)
}

/// Writes the next step of each puzzle; returns the exit status.
fn hint(arguments: Hint) -> u8 {
    let Hint { stream, choice, depth, describe, svg, .. } = arguments;
    if choice.list_techniques {
        return print(&table_of_techniques());
    }
    let is_picture = svg.as_ref().is_some_and(|path| path.as_os_str() == "-");
    if is_picture && describe {
        return refuse("--describe writes words, and --svg - a picture alone");
    }
    let words = if describe { Words::Sentences } else { Words::Notation };
    let telling = match svg.as_deref() {
        Some(_) if is_picture => Telling::Picture,
        _ => Telling::InWords(words, depth.depth()),
    };
    let method = method(&choice);
    let mut question = Question::new(Task::Hint(method, telling), Format::Line, &stream);
    #[cfg(feature = "json")]
    if arguments.json {
        if is_picture {
            return refuse("--json writes objects, and --svg - a picture alone");
        }
        question.format = Format::Json;
    }
    question.pictures = match svg.filter(|_| !is_picture).map(Pictures::at).transpose() {
        Ok(pictures) => pictures,
        Err(reason) => return refuse(&reason),
    };
    ask(question, &stream)
}

/// Writes the steps of each puzzle; returns the exit status.
fn explain(arguments: Explain) -> u8 {
    let Explain { stream, choice, describe, svg, .. } = arguments;
    if choice.list_techniques {
        return print(&table_of_techniques());
    }
    let words = if describe { Words::Sentences } else { Words::Notation };
    let telling = Telling::InWords(words, Depth::Everything);
    let method = method(&choice);
    let mut question = Question::new(Task::Explain(method, telling), Format::Line, &stream);
    #[cfg(feature = "json")]
    if arguments.json {
        question.format = Format::Json;
    }
    if svg.as_ref().is_some_and(|path| path.as_os_str() == "-") {
        return refuse("--svg takes a folder here; `hint --svg -` writes one picture");
    }
    question.pictures = match svg.map(Pictures::folder).transpose() {
        Ok(pictures) => pictures,
        Err(reason) => return refuse(&reason),
    };
    ask(question, &stream)
}

fn method(choice: &Choice) -> Method {
    let notes = if choice.ignore_notes { Notes::Ignored } else { Notes::Used };
    Method { techniques: choice.techniques(), notes }
}

/// Says why a call cannot be answered; returns the exit status.
fn refuse(reason: &str) -> u8 {
    messages::error(format_args!("{reason}"));
    EXIT_FAILED
}

/// Makes puzzles; returns the exit status.
fn generate(arguments: &Generate) -> u8 {
    let wishes = match wishes::wishes(arguments) {
        Ok(wishes) => wishes,
        Err(reason) => return refuse(&reason),
    };
    let Generate { number, to: format, shard, ref flow, .. } = *arguments;
    let seed = match arguments.seed {
        Some(seed) => seed,
        None if flow.resume => {
            return refuse("--resume needs --seed: each run without it makes another list");
        }
        None => {
            let seed = seed_from_time();
            Voice::of(flow).note(format_args!("--seed {seed} makes this list again"));
            seed
        }
    };
    let repeats = if arguments.unique_classes { Repeats::Dropped } else { Repeats::Kept };
    let grade = Grade::of(arguments.level, arguments.rounds);
    run(Source::Plan(Plan { seed, number, wishes, grade, format, repeats, shard }), flow)
}

/// The nanoseconds since 1970, or 0 if the clock is wrong.
fn seed_from_time() -> u64 {
    let time = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    u64::try_from(time.as_nanos()).unwrap_or_default()
}

fn print(text: &str) -> u8 {
    match io::stdout().write_all(text.as_bytes()) {
        Ok(()) => EXIT_ALL_PROPER,
        Err(error) => writing_failed(&error),
    }
}

/// The name of each format, and what it is.
fn table_of_formats() -> String {
    let width = text::Format::ALL.map(|format| format.name().len()).into_iter().max();
    let width = width.unwrap_or_default() + 2;
    text::Format::ALL.map(|format| format!("{format:width$}{}\n", format.words())).concat()
}

/// Whether boards have colours.
fn ink(color: Color) -> Ink {
    let is_wanted = match color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => {
            let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
            !no_color && io::stdout().is_terminal()
        }
    };
    if is_wanted { Ink::Coloured } else { Ink::Plain }
}
