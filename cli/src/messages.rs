//! What the program tells the person who called it.

use std::fmt;
use std::io::Write as _;

use crate::stream::Flow;

/// Whether to say more than what went wrong.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Voice {
    Normal,
    Quiet,
}

impl Voice {
    pub(crate) fn of(flow: &Flow) -> Self {
        if flow.quiet { Self::Quiet } else { Self::Normal }
    }

    /// Says what is good to know.
    pub(crate) fn note(self, text: fmt::Arguments<'_>) {
        if self == Self::Normal {
            error(text);
        }
    }
}

/// Says what went wrong. If even that fails, nobody is left to be told.
pub(crate) fn error(text: fmt::Arguments<'_>) {
    _ = std::io::stderr().write_all(format!("sudoku-core: {text}\n").as_bytes());
}
