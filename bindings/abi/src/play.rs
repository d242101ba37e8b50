//! A puzzle in play as bytes.

use sudoku_core::{Candidates, Cell, Grid, Pencilmarks};
use sudoku_logic::{Board, Proper};

use crate::status::Status;

/// A puzzle in play: its clues, what the player entered and noted, and the solution if it is known.
/// Set all to 0, and then what there is.
///
/// Grids have 0 for an empty cell, and 1 to 9 for a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Play {
    /// The player's notes: a set of digits for each cell, bit 0 for the digit 1, to bit 8 for the
    /// digit 9. A cell with 0 has no notes: its candidates are all digits that the filled cells
    /// leave.
    pub notes: [u16; 81],
    /// The clues.
    pub puzzle: [u8; 81],
    /// The digits that the player entered. Those in cells with clues are ignored.
    pub entries: [u8; 81],
    /// The only solution of the puzzle, if `has_solution` is 1. With it, mistakes are found, and so
    /// are steps of techniques that rely on the fact that there is one solution.
    pub solution: [u8; 81],
    /// 1 if `solution` is the only solution of the puzzle, as sudoku_solve() finds it; otherwise 0.
    /// If there is another one, some steps may be wrong.
    pub has_solution: u8,
}

const _: () = assert!(size_of::<Play>() == 406 && align_of::<Play>() == 2);

impl Play {
    /// An empty puzzle of which nothing is known.
    pub const EMPTY: Play = Play {
        notes: [0; 81],
        puzzle: [0; 81],
        entries: [0; 81],
        solution: [0; 81],
        has_solution: 0,
    };

    /// The board of the library, and the solution.
    ///
    /// # Errors
    ///
    /// [`Status::NotADigit`] if a byte of a grid is above 9, or a set of notes above 511;
    /// [`Status::NotASolution`] if the solution does not solve the puzzle.
    #[inline(never)]
    pub fn board(&self) -> Result<(Board, Option<Grid>), Status> {
        let puzzle = grid(&self.puzzle)?;
        let entries = grid(&self.entries)?;
        let mut notes = Pencilmarks::FULL;
        for (cell, bits) in Cell::ALL.into_iter().zip(self.notes) {
            notes.set(cell, Candidates::from_bits(bits).ok_or(Status::NotADigit)?);
        }
        let board = Board::from_play(&puzzle, &entries, Some(&notes));
        if self.has_solution == 0 {
            return Ok((board, None));
        }
        let solution = grid(&self.solution)?;
        if !solution.is_solution_of(&puzzle) {
            return Err(Status::NotASolution);
        }
        let proved = board.proved(&Proper::assume(&puzzle)).unwrap_or(board);
        Ok((proved, Some(solution)))
    }

    /// Writes the state of a board: its clues, what is filled beyond them to the entries, and the
    /// candidates of the empty cells to the notes. The solution stays as it is.
    pub fn set_board(&mut self, board: &Board) {
        let rest = self.entries.iter_mut().zip(&mut self.notes);
        for (cell, (clue, (entry, notes))) in
            Cell::ALL.into_iter().zip(self.puzzle.iter_mut().zip(rest))
        {
            let candidates = board.candidates(cell);
            let digit = candidates.first().map_or(0, u8::from);
            let (is_clue, is_filled) =
                (board.clues().contains(cell), board.filled().contains(cell));
            *clue = if is_clue { digit } else { 0 };
            *entry = if is_filled && !is_clue { digit } else { 0 };
            *notes = if is_filled { 0 } else { candidates.bits() };
        }
    }
}

fn grid(cells: &[u8; 81]) -> Result<Grid, Status> {
    Grid::from_bytes(*cells).map_err(|_| Status::NotADigit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_core::{Digit, grid};
    use sudoku_logic::{Path, Patterns, Techniques};

    const PUZZLE: Grid =
        grid!("98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6");
    const SOLUTION: Grid =
        grid!("534678912672195348198342567859761423426853791713924856961537284287419635345286179");

    #[test]
    fn a_board_comes_back() {
        let solved = sudoku_core::solve(&PUZZLE);
        let solution = solved.unwrap_or(SOLUTION).to_bytes();
        for has_solution in [0, 1] {
            let mut play =
                Play { puzzle: PUZZLE.to_bytes(), solution, has_solution, ..Play::EMPTY };
            let (board, known) = play.board().unwrap_or((Board::from_grid(&Grid::EMPTY), None));
            assert_eq!(board.is_proved(), has_solution == 1);
            assert_eq!(known.is_some(), has_solution == 1);
            let mut path = Path::<Patterns>::new(board, Techniques::DEFAULT);
            loop {
                let before = *path.board();
                play.set_board(&before);
                assert_eq!(play.board(), Ok((before, known)));
                if path.next().is_none() {
                    break;
                }
            }
        }
    }

    #[test]
    fn what_is_no_play_is_refused() {
        let error = |play: Play| play.board().err();
        let wrong = [10; 81];
        assert_eq!(error(Play::EMPTY), None);
        assert_eq!(error(Play { puzzle: wrong, ..Play::EMPTY }), Some(Status::NotADigit));
        assert_eq!(error(Play { entries: wrong, ..Play::EMPTY }), Some(Status::NotADigit));
        assert_eq!(error(Play { notes: [512; 81], ..Play::EMPTY }), Some(Status::NotADigit));
        assert_eq!(error(Play { solution: wrong, ..Play::EMPTY }), None);
        let known = Play { has_solution: 1, ..Play::EMPTY };
        assert_eq!(error(known), Some(Status::NotASolution));
        assert_eq!(error(Play { solution: wrong, ..known }), Some(Status::NotADigit));
        let solution = SOLUTION.to_bytes();
        assert_eq!(error(Play { solution, puzzle: [0; 81], ..known }), None);
        let puzzle = [Digit::D1.get(); 81];
        assert_eq!(error(Play { solution, puzzle, ..known }), Some(Status::NotASolution));
    }
}
