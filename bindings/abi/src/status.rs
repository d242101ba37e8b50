//! The status numbers, and which result of the library has which number.

use sudoku_core::text::Expected;
use sudoku_core::{ImpossibleWish, ParseError, Progress, SolveError, Unmet, Wish};

use crate::answer::Answer;

/// The result of a call: an `int32_t`, whatever size the compiler gives to enums.
///
/// 0 and above: the call was correct, and this is its result.
/// Below 0: the call was incorrect and wrote no result.
///
/// The numbers stay the same in every version. Later versions may add more of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Status {
    /// Success: the result is written.
    Ok = 0,
    /// No digit appears twice in a house, and yet there is no solution.
    NoSolution = 1,
    /// There are several solutions.
    NotUnique = 2,
    /// A digit appears twice in a row, a column or a box.
    Conflict = 3,
    /// A solution is written that this search has not returned before.
    Found = 4,
    /// The budget ran out. This says nothing about the remaining solutions.
    Paused = 5,
    /// Every solution has been returned.
    Exhausted = 6,
    /// The callback asked to stop.
    Stopped = 7,
    /// More of the text is needed to tell where the next puzzle ends.
    MoreText = 8,

    /// The text has no symbol at all. A symbol is one of 1 to 9, or one of . 0 _ * for an empty
    /// cell.
    TextEmpty = 16,
    /// The text ends before its 81st symbol.
    TextTooShort = 17,
    /// Something other than white space and one comment follows the 81st symbol.
    TextTooLong = 18,
    /// The text has a character that is not a symbol.
    TextNotASymbol = 19,
    /// There is white space within a row, or the rows are not each on their own line.
    TextBrokenRow = 20,
    /// A row continues after nine symbols.
    TextLongRow = 21,
    /// The text holds no Sudoku in any format.
    TextOfNoFormat = 22,
    /// Two formats would read the text as two different puzzles.
    TextAmbiguous = 23,
    /// The format has no room for a part of what is to be written.
    CannotHold = 24,

    /// No attempt led to a proper puzzle with clues in the cells of the pattern.
    UnmetPattern = 25,
    /// No attempt led to a minimal puzzle.
    UnmetMinimal = 26,
    /// No attempt led to a puzzle with the number of clues. Fewer than 20 are found nearly never.
    UnmetClues = 27,
    /// The range of clues is empty, or not within 17 to 81.
    ImpossibleClues = 28,
    /// The range of clues has no number that the symmetry can have.
    ImpossibleCluesOfSymmetry = 29,
    /// The number of cells of the pattern is not in the range of clues.
    ImpossiblePatternSize = 30,
    /// The pattern does not have the symmetry.
    ImpossiblePatternSymmetry = 31,
    /// The pattern has no cell in two rows of a band or two columns of a stack, which could be
    /// exchanged in any solution.
    ImpossiblePatternLines = 32,
    /// The wanted solution is not a solved grid.
    ImpossibleSolution = 33,

    /// The player made mistakes, which come before any step.
    Mistakes = 34,
    /// The digits and candidates show that there is no solution.
    Contradicted = 35,
    /// The techniques find no step.
    Stuck = 36,
    /// Every cell is filled, and no rule is broken.
    Solved = 37,

    // In WebAssembly this is the number of a bad address: `BAD_ADDRESS` in `bindings/wasm`.
    /// A pointer is NULL that must not be.
    NullPointer = -1,
    /// A byte of a grid is above 9, or a set of candidates is above 511. Grids are numbers and not
    /// characters: the character '0' is 48.
    NotADigit = -2,
    /// A size is too small for what is to be written, or larger than any object can be.
    BadSize = -3,
    /// Two places overlap that must not: two that are to be written, or one of them and a list of
    /// puzzles.
    Overlap = -4,
    /// The memory for a search does not begin at a multiple of the alignment that a search needs.
    Misaligned = -5,
    /// The memory holds no search of this kind: none was begun there, beginning it failed, or it
    /// is a copy of a search of another process.
    NotASearch = -6,
    /// The library returned a result for which this interface has no number.
    Unknown = -7,
    /// The number is not that of a format.
    NotAFormat = -8,
    /// The number is not that of a symmetry.
    NotASymmetry = -9,
    /// The structure is not a transform: a row, a column or a digit is missing or there twice, a
    /// band or a stack does not stay together, or `transposes` is neither 0 nor 1.
    NotATransform = -10,
    /// The number is not that of a technique.
    NotATechnique = -11,
    /// The structure is not a step: a number is out of its range.
    NotAStep = -12,
    /// The solution is not one of the puzzle.
    NotASolution = -13,
    /// The number is not that of a depth.
    NotADepth = -14,
    /// The structure is not an obstacle of the status: a number is out of its range.
    NotAnObstacle = -15,
}

impl Status {
    /// The status of a text that should be a Sudoku of any format, and is none.
    #[must_use]
    pub const fn of_any_text(error: &ParseError) -> Status {
        match error.expected {
            Expected::OneReading { .. } => Status::TextAmbiguous,
            _ => Status::TextOfNoFormat,
        }
    }
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

impl From<&Answer> for Status {
    fn from(answer: &Answer) -> Status {
        match answer {
            Answer::Solved(_) => Status::Ok,
            Answer::Conflict(_) => Status::Conflict,
            Answer::NoSolution => Status::NoSolution,
            Answer::NotUnique(_) => Status::NotUnique,
        }
    }
}

impl From<&SolveError> for Status {
    fn from(error: &SolveError) -> Status {
        match error {
            SolveError::Conflict(_) => Status::Conflict,
            SolveError::NoSolution => Status::NoSolution,
            SolveError::NotUnique(_) => Status::NotUnique,
        }
    }
}

impl From<&Unmet> for Status {
    fn from(unmet: &Unmet) -> Status {
        match unmet.wish {
            Wish::Pattern => Status::UnmetPattern,
            Wish::Minimal => Status::UnmetMinimal,
            Wish::Clues => Status::UnmetClues,
            // No interface passes a condition on.
            Wish::Condition => Status::Unknown,
        }
    }
}

impl From<&ImpossibleWish> for Status {
    fn from(wish: &ImpossibleWish) -> Status {
        match wish {
            ImpossibleWish::Clues { .. } => Status::ImpossibleClues,
            ImpossibleWish::CluesOfSymmetry { .. } => Status::ImpossibleCluesOfSymmetry,
            ImpossibleWish::PatternSize { .. } => Status::ImpossiblePatternSize,
            ImpossibleWish::PatternSymmetry { .. } => Status::ImpossiblePatternSymmetry,
            ImpossibleWish::PatternLines(..) => Status::ImpossiblePatternLines,
            ImpossibleWish::NotSolved => Status::ImpossibleSolution,
            _ => Status::Unknown,
        }
    }
}

impl From<&Progress> for Status {
    fn from(progress: &Progress) -> Status {
        match progress {
            Progress::Found(_) => Status::Found,
            Progress::Paused => Status::Paused,
            Progress::Exhausted => Status::Exhausted,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_core::text::{self, Format};
    use sudoku_core::{Grid, grid, solutions, solve};

    #[test]
    fn every_error_of_a_text_has_its_number() {
        let line = [b'.'; 81];
        let mut long = [b'.'; 82];
        long[81] = b'1';
        let mut wide = [b'.'; 20];
        wide[9] = b'\n';
        for (text, number) in [
            (&b""[..], 16),
            (&line[..80], 17),
            (&long, 18),
            (b"12345678x", 19),
            (b"123 4", 20),
            (&wide, 21),
        ] {
            let status = Grid::parse(text).map_err(|error| Status::from(&error) as i32);
            assert_eq!(status, Err(number));
        }
    }

    #[test]
    fn every_error_of_a_text_of_any_format_has_its_number() {
        let none = text::read(b"none").map_err(|error| Status::of_any_text(&error) as i32);
        assert_eq!(none.err(), Some(22));
        let two = Grid::parse(b"").map_err(|mut error| {
            error.expected = Expected::OneReading { first: Format::Rows, second: Format::Sdk };
            Status::of_any_text(&error) as i32
        });
        assert_eq!(two, Err(23));
    }

    #[test]
    fn every_answer_has_its_number() {
        const PROPER: Grid = grid!(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        );
        const NO_SOLUTION: Grid = grid!(
            ".876543212........3........4........5........6........7........8........9........"
        );
        const CONFLICT: Grid = grid!(
            "5.......5........................................................................"
        );
        for (puzzle, number) in [(PROPER, 0), (NO_SOLUTION, 1), (Grid::EMPTY, 2), (CONFLICT, 3)] {
            assert_eq!(Status::from(&Answer::from(solve(&puzzle))) as i32, number);
            let error = solve(&puzzle).map_or_else(|error| Status::from(&error), |_| Status::Ok);
            assert_eq!(error as i32, number);
        }
    }

    #[test]
    fn every_progress_has_its_number() {
        let mut search = solutions(&Grid::EMPTY);
        assert_eq!(Status::from(&search.next_within(1)) as i32, 5);
        assert_eq!(Status::from(&search.next_within(u32::MAX)) as i32, 4);
        assert_eq!(Status::from(&Progress::Exhausted) as i32, 6);
    }
}
