//! What a text holds, as bytes.

use sudoku_core::text::{Contents, Parsed};
use sudoku_core::{Candidates, Cell, Grid, Pencilmarks};

use crate::format::format_number;
use crate::status::Status;

/// What a text holds: the clues, and whatever else its format has room for.
///
/// Grids have 0 for an empty cell, and 1 to 9 for a digit. What a text does not have is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Text {
    /// The number of the format: from 0, and the same as long as the version is the same.
    pub format: i32,
    /// The candidates of each cell, if `has_candidates` is 1: bit 0 for the digit 1, to bit 8 for
    /// the digit 9. A filled cell has the bit of its digit.
    pub candidates: [u16; 81],
    /// The clues. In a text of candidates that does not mark its clues, these are the cells with
    /// one candidate.
    pub clues: [u8; 81],
    /// The digits that the text marks as placed by the player, in cells without a clue.
    pub placed: [u8; 81],
    /// The solution beside the puzzle, if `has_solution` is 1. Nothing has checked that it is one.
    pub solution: [u8; 81],
    /// 1 if the text has candidates, otherwise 0.
    pub has_candidates: u8,
    /// 1 if the text has a solution, otherwise 0.
    pub has_solution: u8,
    /// 1 if the candidates are the puzzle, and the clues only those of its cells that have one
    /// candidate; otherwise 0. Writing a text ignores this.
    pub is_sukaku: u8,
}

const _: () = assert!(size_of::<Text>() == 412 && align_of::<Text>() == 4);

impl Text {
    /// No text.
    pub const EMPTY: Text = Text {
        format: 0,
        candidates: [0; 81],
        clues: [0; 81],
        placed: [0; 81],
        solution: [0; 81],
        has_candidates: 0,
        has_solution: 0,
        is_sukaku: 0,
    };

    /// What the text holds.
    ///
    /// # Errors
    ///
    /// [`Status::NotADigit`] if a byte of a grid is above 9, or a set of candidates above 511.
    pub fn contents(&self) -> Result<Contents, Status> {
        let grid = |bytes| Grid::from_bytes(bytes).map_err(|_| Status::NotADigit);
        let mut contents = Contents::new(grid(self.clues)?).with_placed(grid(self.placed)?);
        if self.has_candidates != 0 {
            let mut marks = Pencilmarks::FULL;
            for (cell, bits) in Cell::ALL.into_iter().zip(self.candidates) {
                marks.set(cell, Candidates::from_bits(bits).ok_or(Status::NotADigit)?);
            }
            contents = contents.with_pencilmarks(marks);
        }
        if self.has_solution != 0 {
            contents = contents.with_solution(grid(self.solution)?);
        }
        Ok(contents)
    }
}

impl From<&Parsed> for Text {
    fn from(parsed: &Parsed) -> Text {
        let contents = &parsed.contents;
        let mut text = Text {
            format: format_number(parsed.format),
            clues: contents.clues().to_bytes(),
            placed: contents.placed().to_bytes(),
            is_sukaku: parsed.sukaku().is_some().into(),
            ..Text::EMPTY
        };
        if let Some(marks) = contents.pencilmarks() {
            text.has_candidates = 1;
            for (to, cell) in text.candidates.iter_mut().zip(Cell::ALL) {
                *to = marks.candidates(cell).bits();
            }
        }
        if let Some(solution) = contents.solution() {
            text.has_solution = 1;
            text.solution = solution.to_bytes();
        }
        text
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::string::ToString;
    use sudoku_core::text::{self, Format};
    use sudoku_core::{Digit, grid};

    const PUZZLE: Grid =
        grid!("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    const SOLUTION: Grid =
        grid!("534678912672195348198342567859761423426853791713924856961537284287419635345286179");

    /// Contents of every kind.
    fn samples() -> [Contents; 6] {
        let mut placed = Grid::EMPTY;
        placed.set(Cell::ALL[2], Some(Digit::D4));
        let clues = Contents::new(PUZZLE);
        [
            clues,
            clues.with_placed(placed),
            clues.with_pencilmarks(Pencilmarks::from(&PUZZLE)),
            clues.with_placed(placed).with_pencilmarks(Pencilmarks::FULL),
            clues.with_solution(SOLUTION),
            Contents::from(Pencilmarks::FULL),
        ]
    }

    #[test]
    fn contents_come_back_from_every_format_that_holds_them() {
        for format in Format::ALL {
            let mut held = 0;
            for contents in samples() {
                let Ok(written) = format.write(&contents) else { continue };
                let parsed = text::read(written.to_string().as_bytes());
                let Ok(parsed) = parsed else { panic!("{format}: {parsed:?}") };
                let text = Text::from(&parsed);
                assert_eq!(text.contents(), Ok(contents), "{format}");
                assert_eq!(text.is_sukaku == 1, parsed.sukaku().is_some());
                held += 1;
            }
            assert!(held > 0, "{format}");
        }
    }

    #[test]
    fn numbers_that_are_no_digits_are_refused() {
        let error = Err(Status::NotADigit);
        let mut text = Text { has_candidates: 1, has_solution: 1, ..Text::EMPTY };
        assert!(text.contents().is_ok());
        text.clues[80] = 10;
        assert_eq!(text.contents(), error);
        text = Text { clues: [0; 81], placed: [10; 81], ..text };
        assert_eq!(text.contents(), error);
        text = Text { placed: [0; 81], solution: [255; 81], ..text };
        assert_eq!(text.contents(), error);
        text = Text { solution: [9; 81], candidates: [512; 81], ..text };
        assert_eq!(text.contents(), error);
        text = Text { has_candidates: 0, ..text };
        assert!(text.contents().is_ok());
    }
}
