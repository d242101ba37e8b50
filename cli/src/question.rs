//! What is asked about every puzzle.

use sudoku_core::text;

use crate::convert::{Target, header};
use crate::hint::Telling;
use crate::pictures::Pictures;
use crate::play::Method;
use crate::rating::{self, Rectangles};
use crate::reader::Portion;
use crate::stream::{Search, Shard, Stream};

#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub(crate) task: Task,
    pub(crate) format: Format,
    /// The most nodes that a search may have.
    pub(crate) max_nodes: Option<u32>,
    pub(crate) shard: Option<Shard>,
    /// The only format that is read.
    pub(crate) from: Option<text::Format>,
    /// Where pictures of steps go.
    pub(crate) pictures: Option<Pictures>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// The solution, or why there is not exactly one.
    Solve,
    /// Every reason why there is not exactly one solution and, if asked for, the redundant clues.
    Check(Minimality),
    /// The number of solutions, up to a limit.
    Count { limit: usize },
    /// A board.
    Show(Drawing),
    /// The same puzzle in another format.
    Convert(Target),
    /// The canonical form.
    Canonicalize(Map, Repeats),
    /// A minimal puzzle with the same solution.
    Minimize,
    /// The next step.
    Hint(Method, Telling),
    /// All steps.
    Explain(Method, Telling),
    /// How hard the puzzle is.
    Rate(Rectangles),
}

/// Whether proper puzzles have to be minimal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Minimality {
    Any,
    Required,
}

/// Whether the transform to a canonical form is written after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Map {
    Omitted,
    Written,
}

/// What becomes of puzzles that are isomorphic to an earlier one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Repeats {
    Kept,
    Dropped,
}

/// What a board shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Drawing {
    Clues,
    Candidates,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    Line,
    Board(Ink),
    #[cfg(feature = "json")]
    Json,
}

/// Whether boards have colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    Plain,
    Coloured,
}

impl Task {
    /// What the puzzles are that are counted as proper.
    pub(crate) const fn outcome(self) -> &'static str {
        match self {
            Self::Show(_) => "readable",
            Self::Convert(_) => "written",
            Self::Canonicalize(..) => "with a canonical form",
            Self::Check(Minimality::Required) => "minimal",
            Self::Hint(..) => "with a step or solved",
            Self::Explain(..) => "solved by these techniques",
            Self::Rate(_) => "rated, with exactly one solution",
            _ => "with exactly one solution",
        }
    }

    /// How much is read at once.
    pub(crate) const fn portion(self) -> Portion {
        match self {
            Self::Explain(..) => Portion::Small,
            _ => Portion::Large,
        }
    }

    pub(crate) const fn repeats(self) -> Repeats {
        match self {
            Self::Canonicalize(_, repeats) => repeats,
            _ => Repeats::Kept,
        }
    }
}

impl Question {
    pub(crate) fn new(task: Task, format: Format, stream: &Stream) -> Self {
        let Stream { shard, from, .. } = *stream;
        Self { task, format, max_nodes: None, shard, from, pictures: None }
    }

    /// What comes before the first answer of an output.
    pub(crate) const fn header(&self) -> &'static str {
        match (self.task, self.format) {
            (Task::Convert(target), _) => header(target.format),
            (Task::Rate(_), Format::Line) => rating::HEADER,
            _ => "",
        }
    }

    /// The same question for a search with these options.
    pub(crate) fn with(self, search: &Search) -> Self {
        #[cfg(feature = "json")]
        let format = if search.json { Format::Json } else { self.format };
        #[cfg(not(feature = "json"))]
        let format = self.format;
        Self { max_nodes: search.max_nodes, format, ..self }
    }
}
