//! What is asked about every puzzle.

use sudoku_core::text;

use crate::arguments::{Search, Shard, Stream};
use crate::convert::Target;

#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub(crate) task: Task,
    pub(crate) format: Format,
    /// The most nodes that a search may have.
    pub(crate) max_nodes: Option<u32>,
    pub(crate) shard: Option<Shard>,
    /// The only format that is read.
    pub(crate) from: Option<text::Format>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// The solution, or why there is not exactly one.
    Solve,
    /// Every reason why there is not exactly one solution.
    Check,
    /// The number of solutions, up to a limit.
    Count { limit: usize },
    /// A board.
    Show(Drawing),
    /// The same puzzle in another format.
    Convert(Target),
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

impl Question {
    pub(crate) fn new(task: Task, format: Format, stream: &Stream) -> Self {
        Self { task, format, max_nodes: None, shard: stream.shard, from: stream.from }
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
