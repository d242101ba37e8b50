//! Reads one Sudoku a line and writes one result a line; `--help` prints how to call it.
//!
//! The result is the solution if the puzzle is proper, else `! ` and the reason in words. It
//! streams: whatever the length of the input, it holds one line of it.

use std::ffi::OsString;
use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, ErrorKind, IsTerminal, Read, Write};
use std::process::ExitCode;
use std::time::Instant;

use sudoku_core::{Grid, count_solutions, solve};

#[cfg(test)]
mod tests;

const USAGE: &str = "\
usage: sudoku-core [--count LIMIT] [--board] [FILE...]

Reads one Sudoku a line: 81 of 1-9, and . 0 _ or * for an empty cell; a # comment may follow.
Writes one result a line, in the same order: the solution, or '! ' and the reason.
Blank lines and lines that begin with # pass through as they are.

  --count LIMIT  write the number of solutions instead, counted no further than LIMIT
  --board        write every solution as a board (no effect with --count)
  --help         write this text and stop

FILE may be - for standard input. Without a FILE, standard input is read; if it is a terminal,
or empty, the sample inside this program is solved instead.

Exit status: 0 if every puzzle had exactly one solution, 1 if not (or if the reader of the
results went away), 2 if a file could not be read, a result not written, or a call not understood.
";

/// Proper puzzles from easy to hard, each under a line that says where it is from.
const SAMPLE: &str = "\
# the puzzle in most articles on Sudoku (30 clues)
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
# Project Euler 96, grid 1 (32 clues)
..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..
# P. Norvig's list of 95, the first (17 clues)
4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
# the collection of 17-clue puzzles, the first and the last
.................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...
........1.....2.34.56..........4.5....4.1.....7....8.....6....2...8..9..4........
# magictour top 1465, the first: slow for a search that goes cell by cell in reading order
4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........
# the forum's list of hardest puzzles, from the editions of June 2011 and May 2019
........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3
98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6
";

/// Bytes of a line, its line feed included, that are held at once. A longer puzzle line is reported
/// and skipped; a longer comment is passed through piece by piece.
const LINE_LIMIT: usize = 1 << 16;

const UTF8_BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

const EXIT_ALL_PROPER: u8 = 0;
const EXIT_NOT_ALL_PROPER: u8 = 1;
const EXIT_FAILED: u8 = 2;

fn main() -> ExitCode {
    let mut stdin = io::stdin().lock();
    let stdin = if io::stdin().is_terminal() {
        StandardInput::Terminal(&mut stdin)
    } else {
        StandardInput::Redirected(&mut stdin)
    };
    // Whoever watches a terminal wants each line as it comes (std's own buffer does that); a pipe
    // wants large pieces.
    let mut stdout = io::stdout().lock();
    let arguments = std::env::args_os().skip(1);
    let status = if stdout.is_terminal() {
        run(arguments, stdin, &mut stdout, &mut io::stderr())
    } else {
        let mut stdout = BufWriter::with_capacity(LINE_LIMIT, stdout);
        run(arguments, stdin, &mut stdout, &mut io::stderr())
    };
    ExitCode::from(status)
}

/// The standard input, and whether somebody would have to type it.
enum StandardInput<'a> {
    /// Read only if `-` is named.
    Terminal(&'a mut dyn BufRead),
    /// Read if no file is named.
    Redirected(&'a mut dyn BufRead),
}

/// The whole program, without the process around it: returns the exit status. `arguments` begin
/// after the program's name.
fn run(
    arguments: impl IntoIterator<Item = OsString>,
    stdin: StandardInput<'_>,
    stdout: &mut dyn Write,
    stderr: &mut dyn Write,
) -> u8 {
    let (options, files) = match Request::parse(arguments) {
        Ok(Request::Solve(options, files)) => (options, files),
        Ok(Request::Help) => {
            let written = stdout.write_all(USAGE.as_bytes()).and_then(|()| stdout.flush());
            return written
                .map_or_else(|error| writing_failed(&error, stderr), |()| EXIT_ALL_PROPER);
        }
        Err(reason) => {
            say(stderr, format_args!("{reason}\n\n{USAGE}"));
            return EXIT_FAILED;
        }
    };
    let mut session =
        Session { options, stdout, stderr, line: Vec::new(), puzzles: 0, proper: 0, unreadable: 0 };
    let started = Instant::now();
    let written = session.answer_all(files, stdin).and_then(|()| session.stdout.flush());
    let seconds = started.elapsed().as_secs_f64().max(1e-9);
    let Session { stderr, puzzles, proper, unreadable, .. } = session;
    if let Err(error) = written {
        return writing_failed(&error, stderr);
    }
    let noun = if puzzles == 1 { "puzzle" } else { "puzzles" };
    let rate = puzzles as f64 / seconds;
    say(
        stderr,
        format_args!(
            "{puzzles} {noun}, {proper} with exactly one solution; \
             {seconds:.3} s, {rate:.0} per second\n"
        ),
    );
    if unreadable > 0 {
        EXIT_FAILED
    } else if proper < puzzles {
        EXIT_NOT_ALL_PROPER
    } else {
        EXIT_ALL_PROPER
    }
}

/// What the arguments ask for.
enum Request {
    Help,
    Solve(Options, Vec<OsString>),
}

#[derive(Default)]
struct Options {
    count_limit: Option<usize>,
    layout: Layout,
}

#[derive(Clone, Copy, Default)]
enum Layout {
    #[default]
    Line,
    Board,
}

impl Request {
    fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Self, String> {
        let mut options = Options::default();
        let mut files = Vec::new();
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            match argument.to_str() {
                Some("--help" | "-h") => return Ok(Self::Help),
                Some("--board") => options.layout = Layout::Board,
                Some("--count") => {
                    let limit = arguments.next().ok_or("--count needs a LIMIT")?;
                    options.count_limit = Some(parse_limit(&limit.to_string_lossy())?);
                }
                Some("--") => files.extend(arguments.by_ref()),
                Some("-") => files.push(argument),
                text => {
                    if let Some(limit) = text.and_then(|text| text.strip_prefix("--count=")) {
                        options.count_limit = Some(parse_limit(limit)?);
                    } else if argument.as_encoded_bytes().starts_with(b"-") {
                        return Err(format!("unknown option {}", argument.display()));
                    } else {
                        files.push(argument);
                    }
                }
            }
        }
        Ok(Self::Solve(options, files))
    }
}

fn parse_limit(text: &str) -> Result<usize, String> {
    text.parse()
        .map_err(|_| format!("--count needs a number from 0 to {}, not '{text}'", usize::MAX))
}

/// One run: where results go, and what came of them so far. Its methods fail only if a result
/// cannot be written.
struct Session<'a> {
    options: Options,
    stdout: &'a mut dyn Write,
    stderr: &'a mut dyn Write,
    line: Vec<u8>,
    puzzles: u64,
    proper: u64,
    unreadable: u32,
}

impl Session<'_> {
    fn answer_all(&mut self, files: Vec<OsString>, stdin: StandardInput<'_>) -> io::Result<()> {
        const STDIN_NAME: &str = "standard input";
        if files.is_empty() {
            let lines = match stdin {
                StandardInput::Terminal(_) => 0,
                StandardInput::Redirected(input) => self.answer(input, STDIN_NAME)?,
            };
            if lines == 0 && self.unreadable == 0 {
                say(
                    self.stderr,
                    format_args!("no input: this is the sample (--help tells more)\n"),
                );
                self.answer(&mut SAMPLE.as_bytes(), "sample")?;
            }
            return Ok(());
        }
        let (StandardInput::Terminal(stdin) | StandardInput::Redirected(stdin)) = stdin;
        for file in files {
            if file == "-" {
                self.answer(stdin, STDIN_NAME)?;
                continue;
            }
            let name = file.display();
            match File::open(&file) {
                Ok(input) => {
                    _ = self.answer(&mut BufReader::with_capacity(LINE_LIMIT, input), name)?
                }
                Err(error) => self.reading_failed(name, &error),
            }
        }
        Ok(())
    }

    /// Answers every line of `input` and gives their number.
    fn answer(&mut self, input: &mut dyn BufRead, name: impl Display) -> io::Result<u64> {
        let mut number = 0;
        // What to do with the rest of a line that did not fit into `self.line`.
        let mut rest = None;
        loop {
            self.line.clear();
            if let Err(error) =
                (&mut *input).take(LINE_LIMIT as u64).read_until(b'\n', &mut self.line)
            {
                self.reading_failed(name, &error);
                return Ok(number);
            }
            let is_whole = self.line.ends_with(b"\n");
            let is_cut = !is_whole && self.line.len() == LINE_LIMIT;

            let treatment = match rest {
                Some(treatment) => treatment,
                None if self.line.is_empty() => return Ok(number),
                None => {
                    number += 1;
                    self.begin_line(number, is_cut)?
                }
            };
            if let Treatment::Copy = treatment {
                self.stdout.write_all(&self.line)?;
                if !is_whole && !is_cut {
                    self.stdout.write_all(b"\n")?;
                }
            }
            rest = is_cut.then_some(treatment);
        }
    }

    /// Answers the line at hand if it is a puzzle.
    fn begin_line(&mut self, number: u64, is_cut: bool) -> io::Result<Treatment> {
        let text = self.line.strip_prefix(UTF8_BYTE_ORDER_MARK).unwrap_or(&self.line);
        match text.trim_ascii_start().first() {
            Some(b'#') => return Ok(Treatment::Copy),
            None if !is_cut => return Ok(Treatment::Copy),
            _ => {}
        }
        self.puzzles += 1;
        if is_cut {
            writeln!(
                self.stdout,
                "! line {number}, column {LINE_LIMIT}: the line goes on, expected the end"
            )?;
            return Ok(Treatment::Skip);
        }
        // Without the line break, so that an end that comes too early is in this line, not in the
        // next.
        match Grid::parse(self.line.trim_ascii_end()) {
            Ok(puzzle) => self.answer_puzzle(&puzzle)?,
            Err(error) => {
                let line = usize::try_from(number).unwrap_or(usize::MAX);
                writeln!(self.stdout, "! {}", error.in_line(line))?;
            }
        }
        Ok(Treatment::Skip)
    }

    fn answer_puzzle(&mut self, puzzle: &Grid) -> io::Result<()> {
        let Options { count_limit, layout } = self.options;
        if let Some(limit) = count_limit {
            // To know a proper puzzle, count to two whatever the limit.
            let count = count_solutions(puzzle, limit.max(2));
            self.proper += u64::from(count == 1);
            return writeln!(self.stdout, "{}", count.min(limit));
        }
        match solve(puzzle) {
            Ok(solution) => {
                self.proper += 1;
                match layout {
                    Layout::Line => writeln!(self.stdout, "{solution}"),
                    Layout::Board => writeln!(self.stdout, "{solution:#}"),
                }
            }
            Err(reason) => writeln!(self.stdout, "! {reason}"),
        }
    }

    fn reading_failed(&mut self, name: impl Display, error: &io::Error) {
        self.unreadable += 1;
        say(self.stderr, format_args!("{name}: {error}\n"));
    }
}

/// What happens to the bytes of a line, apart from a result.
#[derive(Clone, Copy)]
enum Treatment {
    Copy,
    Skip,
}

/// Returns the exit status. A reader that went away (`sudoku-core | head`) has what it wanted, so
/// nothing is said about it.
fn writing_failed(error: &io::Error, stderr: &mut dyn Write) -> u8 {
    if error.kind() == ErrorKind::BrokenPipe {
        return EXIT_NOT_ALL_PROPER;
    }
    say(stderr, format_args!("a result cannot be written: {error}\n"));
    EXIT_FAILED
}

/// Says something to the person at the terminal. If even that fails, nobody is left to be told.
fn say(stderr: &mut dyn Write, text: std::fmt::Arguments<'_>) {
    _ = stderr.write_all(format!("sudoku-core: {text}").as_bytes());
}
