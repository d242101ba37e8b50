//! What can be said on the command line of many commands: what they read and write, how they search,
//! which part of a list they take; a part of `arguments.rs`.

use std::ffi::OsString;
use std::num::NonZeroU64;
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum, ValueHint};
use sudoku_core::text::Format;

/// What all commands have that answer line by line.
#[derive(Args)]
pub(crate) struct Stream {
    /// Files, puzzles, or - for standard input, which is also read if none is named
    #[arg(value_name = "FILE|PUZZLE", value_hint = ValueHint::FilePath)]
    pub(crate) inputs: Vec<OsString>,
    /// Read only puzzles of this format; `convert --list` prints all names
    #[arg(long, value_name = "FORMAT", value_parser = formats(), hide_possible_values = true)]
    pub(crate) from: Option<Format>,
    /// Answer only every N-th line, beginning with line I
    #[arg(long, value_name = "I/N")]
    pub(crate) shard: Option<Shard>,
    #[command(flatten)]
    pub(crate) flow: Flow,
}

/// What all commands have that write a long list.
#[derive(Args)]
pub(crate) struct Flow {
    /// Search with N threads; 0 stands for one per core
    #[arg(short = 'j', long = "threads", value_name = "N", default_value_t = 0)]
    pub(crate) threads: usize,
    /// Write to FILE, which appears (or is replaced) when it is complete
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,
    /// Continue an earlier run of the same command; needs --output
    #[arg(long, requires = "output")]
    pub(crate) resume: bool,
    /// Show a progress bar
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub(crate) progress: Progress,
    /// Write nothing to standard error but errors
    #[arg(short, long)]
    pub(crate) quiet: bool,
}

/// What all commands have that search.
#[derive(Args)]
pub(crate) struct Search {
    /// Search at most N nodes per puzzle, then answer `paused`, and never `no`
    #[arg(long, value_name = "N")]
    pub(crate) max_nodes: Option<u32>,
    /// Write one JSON object per line and puzzle; --help describes it
    #[cfg(feature = "json")]
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Progress {
    /// If standard error is a terminal, and the answers go elsewhere
    Auto,
    /// Never
    Never,
}

/// One of several parts of equal size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    /// From 1 to `total`.
    pub(crate) number: NonZeroU64,
    pub(crate) total: NonZeroU64,
}

impl Shard {
    /// Whether the item is in this part; the first item of a run has index 0.
    pub(crate) fn has(self, index: u64) -> bool {
        index % self.total == self.number.get() - 1
    }
}

impl FromStr for Shard {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const WANTED: &str = "expected I/N with I from 1 to N, for example 3/100";
        let (number, total) = text.split_once('/').ok_or(WANTED)?;
        let shard = Self {
            number: number.parse().map_err(|_| WANTED)?,
            total: total.parse().map_err(|_| WANTED)?,
        };
        if shard.number <= shard.total { Ok(shard) } else { Err(WANTED) }
    }
}

/// Reads the name of a format.
pub(crate) fn formats() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::ALL.map(Format::name)).try_map(|name| name.parse::<Format>())
}
