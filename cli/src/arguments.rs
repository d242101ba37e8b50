//! What can be said on the command line. `--help`, the man page, the completions and `docs/cli.md`
//! are made of this file and its parts alone (`help.rs`, `ranges.rs`, `reasoning.rs`, `stream.rs`);
//! `tests/pages.rs` checks that they are up to date.

use std::ffi::OsString;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum, ValueHint};
use sudoku_core::Symmetry;
use sudoku_core::text::Format;

use crate::help::{
    BENCH_OUTPUT, CANON_OUTPUT, CHECK_OUTPUT, CLUSTER, CONVERT_OUTPUT, COUNT_OUTPUT, EXAMPLES,
    EXPLAIN_OUTPUT, GENERATE_OUTPUT, HINT_OUTPUT, INPUT, JSON, MINIMIZE_OUTPUT, OVERVIEW,
    RATE_OUTPUT, SHOW_OUTPUT, SOLVE_OUTPUT, STATUS, STEPS, join,
};
use crate::ranges::{ClueCounts, Levels, Rounds};
use crate::reasoning::{Explain, Hint, Rate};
use crate::stream::{Flow, Search, Shard, Stream, formats};

/// Solves, checks, counts, explains, rates and makes Sudoku puzzles, on all cores
#[derive(Parser)]
#[command(
    name = "sudoku-core",
    version,
    long_about = OVERVIEW,
    after_help = EXAMPLES,
    after_long_help = join(&[EXAMPLES, INPUT, STATUS]),
    subcommand_required = true,
    override_usage = "sudoku-core [COMMAND] [OPTIONS] [FILE|PUZZLE]...",
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Write the solution of each puzzle, or why it does not have exactly one (the default)
    #[command(after_long_help = join(&[INPUT, SOLVE_OUTPUT, JSON, STATUS, CLUSTER]))]
    Solve(Solve),
    /// Write whether each puzzle has exactly one solution, and every reason if it has not
    #[command(after_long_help = join(&[INPUT, CHECK_OUTPUT, JSON, STATUS, CLUSTER]))]
    Check(Check),
    /// Write the number of solutions of each puzzle, up to a limit
    #[command(after_long_help = join(&[INPUT, COUNT_OUTPUT, JSON, STATUS, CLUSTER]))]
    Count(Count),
    /// Draw each puzzle as a board
    #[command(after_long_help = join(&[INPUT, SHOW_OUTPUT, STATUS]))]
    Show(Show),
    /// Write each puzzle in another format
    #[command(after_long_help = join(&[INPUT, CONVERT_OUTPUT, STATUS, CLUSTER]))]
    Convert(Convert),
    /// Write the canonical form of each puzzle
    #[command(after_long_help = join(&[INPUT, CANON_OUTPUT, STATUS, CLUSTER]))]
    Canon(Canon),
    /// Remove clues of each puzzle until it is minimal
    #[command(after_long_help = join(&[INPUT, MINIMIZE_OUTPUT, STATUS, CLUSTER]))]
    Minimize(Minimize),
    /// Write the next step towards the solution of each puzzle, and why it is right
    #[command(after_long_help = join(&[INPUT, HINT_OUTPUT, STEPS, STATUS, CLUSTER]))]
    Hint(Hint),
    /// Write all steps to the solution of each puzzle
    #[command(after_long_help = join(&[INPUT, EXPLAIN_OUTPUT, STEPS, STATUS, CLUSTER]))]
    Explain(Explain),
    /// Write how hard each puzzle is for people
    #[command(after_long_help = join(&[INPUT, RATE_OUTPUT, STEPS, STATUS, CLUSTER]))]
    Rate(Rate),
    /// Make puzzles at random
    #[command(after_long_help = join(&[GENERATE_OUTPUT, STATUS]))]
    Generate(Generate),
    /// Measure how fast this machine solves the puzzles of a file
    #[command(after_long_help = join(&[INPUT, BENCH_OUTPUT]))]
    Bench(Bench),
    /// Print the completions for a shell
    #[command(hide = true)]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the man page, in the format of man(7)
    #[command(hide = true)]
    Man,
}

#[derive(Args)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) stream: Stream,
    #[command(flatten)]
    pub(crate) search: Search,
    /// Write solutions as boards; what was found is green on a terminal
    #[arg(long)]
    #[cfg_attr(feature = "json", arg(conflicts_with = "json"))]
    pub(crate) board: bool,
    /// When to use colours
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: Color,
}

#[derive(Args)]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) stream: Stream,
    #[command(flatten)]
    pub(crate) search: Search,
    /// Also check that no clue is redundant
    #[arg(long, conflicts_with = "max_nodes")]
    pub(crate) minimal: bool,
}

#[derive(Args)]
pub(crate) struct Count {
    #[command(flatten)]
    pub(crate) stream: Stream,
    #[command(flatten)]
    pub(crate) search: Search,
    /// Count no further than N; 2 tells whether a puzzle is proper
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub(crate) limit: usize,
}

#[derive(Args)]
pub(crate) struct Show {
    #[command(flatten)]
    pub(crate) stream: Stream,
    /// Draw the candidates of each cell: the digits that no clue excludes directly
    #[arg(long)]
    pub(crate) candidates: bool,
    /// When to use colours
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: Color,
}

#[derive(Args)]
pub(crate) struct Convert {
    #[command(flatten)]
    pub(crate) stream: Stream,
    /// Write puzzles in this format; --list prints the names of all
    #[arg(
        long,
        value_name = "FORMAT",
        value_parser = formats(),
        hide_possible_values = true,
        required_unless_present = "list",
    )]
    pub(crate) to: Option<Format>,
    /// Write only this part
    #[arg(long, value_name = "PART")]
    pub(crate) only: Option<Part>,
    /// Print the name of each format and what it is
    #[arg(long, exclusive = true)]
    pub(crate) list: bool,
}

#[derive(Args)]
pub(crate) struct Canon {
    #[command(flatten)]
    pub(crate) stream: Stream,
    /// After each form, write the transform that leads to it
    #[arg(long)]
    pub(crate) with_map: bool,
    /// Leave out puzzles that are isomorphic to an earlier one
    #[arg(long, conflicts_with = "resume")]
    pub(crate) unique: bool,
}

#[derive(Args)]
pub(crate) struct Minimize {
    #[command(flatten)]
    pub(crate) stream: Stream,
}

#[derive(Args)]
pub(crate) struct Generate {
    /// Make N puzzles
    #[arg(short, long, value_name = "N", default_value_t = 1)]
    pub(crate) number: u64,
    /// Make the list of this seed; otherwise the time is the seed
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<u64>,
    /// Make the cells with clues symmetric
    #[arg(
        long,
        value_name = "NAME",
        value_parser = symmetries(),
        hide_possible_values = true,
        default_value_t = Symmetry::None,
    )]
    pub(crate) symmetry: Symmetry,
    /// Make puzzles with N clues, or with A to B of them
    #[arg(long, value_name = "A..B|N")]
    pub(crate) clues: Option<ClueCounts>,
    /// Make puzzles with clues in just the cells that are filled here
    #[arg(long, value_name = "CELLS", value_hint = ValueHint::FilePath)]
    pub(crate) pattern: Option<OsString>,
    /// Make puzzles with this solution, or with that of this puzzle
    #[arg(long, value_name = "GRID", value_hint = ValueHint::FilePath)]
    pub(crate) solution: Option<OsString>,
    /// Make puzzles without redundant clues
    #[arg(long)]
    pub(crate) minimal: bool,
    /// Make puzzles of level 1, 2, 3 or beyond, or of levels A to B; see `rate`
    #[arg(long, value_name = "A..B|N")]
    pub(crate) level: Option<Levels>,
    /// Make puzzles with N rounds in their rating, or with A to B of them
    #[arg(long, value_name = "A..B|N")]
    pub(crate) rounds: Option<Rounds>,
    /// Give a puzzle up after N attempts, instead of 10,000
    #[arg(long, value_name = "N")]
    pub(crate) attempts: Option<u32>,
    /// Leave out puzzles that are isomorphic to an earlier one
    #[arg(long, conflicts_with = "resume")]
    pub(crate) unique_classes: bool,
    /// Write puzzles in this format; see `convert --list`
    #[arg(
        long,
        value_name = "FORMAT",
        value_parser = formats(),
        hide_possible_values = true,
        default_value_t = Format::Line,
    )]
    pub(crate) to: Format,
    /// Make only every N-th puzzle of the list, beginning with puzzle I
    #[arg(long, value_name = "I/N")]
    pub(crate) shard: Option<Shard>,
    #[command(flatten)]
    pub(crate) flow: Flow,
}

/// Reads the name of a symmetry.
fn symmetries() -> impl TypedValueParser<Value = Symmetry> {
    PossibleValuesParser::new(Symmetry::ALL.map(Symmetry::name)).try_map(|name| {
        let named = Symmetry::ALL.into_iter().find(|symmetry| symmetry.name() == name);
        named.ok_or("expected the name of a symmetry")
    })
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    /// The clues
    Clues,
    /// The clues and the digits that the player has placed, as one grid
    Digits,
    /// The candidates, or those that the digits leave if there are none
    Candidates,
}

#[derive(Args)]
pub(crate) struct Bench {
    /// Files, puzzles, or - for standard input
    #[arg(value_name = "FILE|PUZZLE", required = true, value_hint = ValueHint::FilePath)]
    pub(crate) inputs: Vec<OsString>,
    /// Read only puzzles of this format; `convert --list` prints all names
    #[arg(long, value_name = "FORMAT", value_parser = formats(), hide_possible_values = true)]
    pub(crate) from: Option<Format>,
    /// Also measure N threads at once; 0 stands for one per core
    #[arg(short = 'j', long = "threads", value_name = "N", default_value_t = 1)]
    pub(crate) threads: usize,
    /// Write one JSON object
    #[cfg(feature = "json")]
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// If standard output is a terminal and the variable NO_COLOR is not set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Shell {
    Bash,
    Fish,
    #[value(name = "powershell", alias = "pwsh")]
    Pwsh,
    Zsh,
}
