//! What a function answers.

use sudoku_core::text::Expected;
use sudoku_core::{ParseError, SolveError};

/// What a function answers.
///
/// 0 and more: the call was right, and this is what came out. Below 0: the call got no answer. The numbers stay what they are
/// in every version; those that the C interface (`bindings/c`) has as well mean the same there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
#[non_exhaustive]
pub enum Status {
    /// Done.
    Ok = 0,
    /// No digit stands twice in a house, and yet there is no solution.
    NoSolution = 1,
    /// There are several solutions.
    NotUnique = 2,
    /// A digit stands twice in a row, a column or a box.
    Conflict = 3,
    /// A solution that this search has not given before.
    Found = 4,
    /// The budget ran out. This says nothing of the solutions that are left.
    Paused = 5,
    /// Every solution has been given.
    Exhausted = 6,

    /// The text has no symbol at all.
    TextEmpty = 16,
    /// The text ends before its 81st symbol.
    TextTooShort = 17,
    /// Something other than white space and one comment follows the 81st symbol.
    TextTooLong = 18,
    /// The text has a character that is no symbol.
    TextNotASymbol = 19,
    /// White space stands in a row, or the rows are not each on a line of their own.
    TextBrokenRow = 20,
    /// A row goes on after nine symbols.
    TextLongRow = 21,

    /// An address is 0, not in memory, or (for a search) in the part of memory that is the module's own.
    BadAddress = -1,
    /// A byte of the grid is above 9.
    NotADigit = -2,
    /// The memory for a search does not begin at a multiple of `search_align()`.
    Misaligned = -5,
    /// The memory holds no search: `search_start` was not called, or `search_end` was.
    NotASearch = -6,
    /// The library gave an answer for which this interface has no number.
    Unknown = -7,
}

impl From<&ParseError> for Status {
    fn from(error: &ParseError) -> Status {
        match error.expected {
            Expected::MoreSymbols { read: 0, .. } => Status::TextEmpty,
            Expected::MoreSymbols { .. } => Status::TextTooShort,
            Expected::End { .. } => Status::TextTooLong,
            Expected::Symbol => Status::TextNotASymbol,
            Expected::NoSpace { .. } => Status::TextBrokenRow,
            Expected::LineBreak { .. } => Status::TextLongRow,
            _ => Status::Unknown,
        }
    }
}

impl From<&SolveError> for Status {
    fn from(error: &SolveError) -> Status {
        match error {
            SolveError::Conflict(_) => Status::Conflict,
            SolveError::NoSolution => Status::NoSolution,
            SolveError::NotUnique(_) => Status::NotUnique,
            _ => Status::Unknown,
        }
    }
}
