//! What is known about the number of solutions of a puzzle, in one word.

use sudoku_core::{Grid, SolveError};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub(crate) enum Status {
    /// Exactly one solution.
    Proper,
    /// More than one.
    Several,
    /// No solution.
    None,
    /// No solution, because a digit is twice in a house.
    Conflict,
    /// The budget of the search ran out.
    #[cfg_attr(not(feature = "json"), allow(dead_code))]
    Paused,
    /// The text is no puzzle.
    Unreadable,
}

impl Status {
    /// What the answer of `solve` says.
    pub(crate) const fn of(answer: &Result<Grid, SolveError>) -> Self {
        match answer {
            Ok(_) => Self::Proper,
            Err(SolveError::Conflict(_)) => Self::Conflict,
            Err(SolveError::NoSolution) => Self::None,
            Err(SolveError::NotUnique(_)) => Self::Several,
        }
    }

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Proper => "proper",
            Self::Several => "several",
            Self::None => "none",
            Self::Conflict => "conflict",
            Self::Paused => "paused",
            Self::Unreadable => "unreadable",
        }
    }
}

/// Why a puzzle is not proper, without its solutions, or `None` if it is.
pub(crate) fn reason(answer: &Result<Grid, SolveError>) -> Option<String> {
    match answer {
        Ok(_) => None,
        Err(SolveError::NotUnique(_)) => Some("more than one solution".to_owned()),
        Err(reason) => Some(reason.to_string()),
    }
}
