//! What can be said on the command line about techniques; a part of `arguments.rs`.

use std::path::PathBuf;
use std::sync::LazyLock;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum, ValueHint};
use sudoku_logic::{Depth, Level, Technique, Techniques};

use crate::stream::Stream;

#[derive(Args)]
pub(crate) struct Hint {
    #[command(flatten)]
    pub(crate) stream: Stream,
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// Tell less of it
    ///
    /// Without this option, everything is told.
    #[arg(long, value_name = "DEPTH", default_value = "everything", hide_default_value = true)]
    pub(crate) depth: HowMuch,
    /// Write sentences for learners in place of the notation
    #[arg(long)]
    #[cfg_attr(feature = "json", arg(conflicts_with = "json"))]
    pub(crate) describe: bool,
    /// Also write a picture of the step (SVG) to FILE, or - in place of words
    #[arg(long, value_name = "FILE|DIR|-", value_hint = ValueHint::AnyPath)]
    #[arg(conflicts_with = "depth")]
    pub(crate) svg: Option<PathBuf>,
    /// Write one JSON object per line and puzzle; --help describes it
    #[cfg(feature = "json")]
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Explain {
    #[command(flatten)]
    pub(crate) stream: Stream,
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// Write sentences for learners in place of the notation
    #[arg(long)]
    #[cfg_attr(feature = "json", arg(conflicts_with = "json"))]
    pub(crate) describe: bool,
    /// Also write a picture of each step (SVG) to the folder DIR
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) svg: Option<PathBuf>,
    /// Write one JSON object per line and puzzle; --help describes it
    #[cfg(feature = "json")]
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Rate {
    #[command(flatten)]
    pub(crate) stream: Stream,
    /// Also use rectangles, which rely on the puzzle having one solution
    #[arg(long)]
    pub(crate) rectangles: bool,
    /// Write one JSON object per line and puzzle; --help describes it
    #[cfg(feature = "json")]
    #[arg(long)]
    pub(crate) json: bool,
}

/// Which techniques are used, and on what.
#[derive(Args)]
pub(crate) struct Choice {
    /// Use only these techniques, in this order
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    #[arg(value_parser = techniques(), ignore_case = true, hide_possible_values = true)]
    pub(crate) techniques: Vec<Technique>,
    /// Use only the techniques of levels 1 to LEVEL
    #[arg(long, value_name = "LEVEL", value_parser = levels(), conflicts_with = "techniques")]
    pub(crate) up_to: Option<Level>,
    /// Use these techniques after the others; `bug+1` only if it is named
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    #[arg(value_parser = techniques(), ignore_case = true, hide_possible_values = true)]
    pub(crate) with: Vec<Technique>,
    /// Do not use these techniques
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    #[arg(value_parser = techniques(), ignore_case = true, hide_possible_values = true)]
    pub(crate) without: Vec<Technique>,
    /// Print the name of each technique, its level and its code in HoDoKu
    #[arg(long, exclusive = true)]
    pub(crate) list_techniques: bool,
    /// Reason on all candidates that the digits leave
    #[arg(long)]
    pub(crate) ignore_notes: bool,
}

impl Choice {
    /// The techniques, in their order.
    pub(crate) fn techniques(&self) -> Techniques {
        let named = match (self.up_to, self.techniques.as_slice()) {
            (Some(level), _) => Techniques::up_to(level),
            (None, []) => Techniques::DEFAULT,
            (None, named) => named.iter().copied().collect(),
        };
        let more = self.with.iter().fold(named, |set, &technique| set.with(technique));
        self.without.iter().fold(more, |set, &technique| set.without(technique))
    }
}

/// How much of a step a hint tells.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum HowMuch {
    /// Which technique finds it
    Technique,
    /// Also where to look
    Place,
    /// Also the pattern
    Pattern,
    /// Also what follows from it
    Everything,
}

impl HowMuch {
    pub(crate) const fn depth(self) -> Depth {
        match self {
            Self::Technique => Depth::Technique,
            Self::Place => Depth::Place,
            Self::Pattern => Depth::Pattern,
            Self::Everything => Depth::Everything,
        }
    }
}

/// The name of each technique in an argument: in lower case, and in one word.
static NAMES: LazyLock<[String; Technique::ALL.len()]> =
    LazyLock::new(|| Technique::ALL.map(|it| it.name().to_ascii_lowercase().replace(' ', "-")));

/// Reads the name of a technique, with hyphens or with spaces.
fn techniques() -> impl TypedValueParser<Value = Technique> {
    let names = NAMES.iter().zip(Technique::ALL);
    let values = names.map(|(name, it)| PossibleValue::new(name.as_str()).alias(it.name()));
    PossibleValuesParser::new(values).try_map(|name| {
        let name = name.replace(' ', "-");
        let mut names = NAMES.iter().zip(Technique::ALL);
        let named = names.find(|(known, _)| known.eq_ignore_ascii_case(&name));
        named.map(|(_, it)| it).ok_or("it is no technique")
    })
}

/// Reads the number of a level.
fn levels() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(["1", "2", "3"]).try_map(|number| {
        let named = Level::ALL.into_iter().find(|level| level.number().to_string() == number);
        named.ok_or("it is no level")
    })
}

/// A table of all techniques: name, level, code in HoDoKu's library.
pub(crate) fn table_of_techniques() -> String {
    let width = NAMES.iter().map(String::len).max().unwrap_or_default() + 2;
    let line = |(name, it): (&String, Technique)| {
        let needs = if it.needs_uniqueness() { "  relies on uniqueness" } else { "" };
        format!("{name:width$}{}  {}{needs}\n", it.level(), it.hodoku_code())
    };
    NAMES.iter().zip(Technique::ALL).map(line).collect()
}
