//! What to tell a player.

use sudoku_core::{Cell, CellSet, Digit, Grid};

use crate::board::Board;
use crate::contradiction::Contradiction;
use crate::finders::Finders;
use crate::level::Level;
use crate::path::level_needed;
use crate::step::Step;
use crate::steps::next_step;
use crate::techniques::Techniques;

/// Where a player went wrong: in which cells, but not what the right digits are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Mistakes {
    /// The filled cells whose digit is not that of the solution.
    pub digits: CellSet,
    /// The empty cells that lack the candidate of the solution, unless a wrong digit took it.
    pub notes: CellSet,
}

/// What to tell a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hint {
    /// The player made mistakes, which come first: no step makes sense before they are undone.
    Mistakes(Mistakes),
    /// The board shows that there is no solution.
    Contradicted(Contradiction),
    /// The easiest step.
    Step(Step),
    /// The techniques find no step. The easiest step that any technique finds is of this level.
    Stuck(Level),
    /// There is nothing left to do.
    Solved,
}

/// Where a board differs from the solution, or `None` if it does not.
#[must_use]
pub fn check(board: &Board, solution: &Grid) -> Option<Mistakes> {
    let mut mistakes = Mistakes { digits: CellSet::EMPTY, notes: CellSet::EMPTY };
    for (cell, digit) in solution.clues() {
        if !board.all_candidates().contains(cell, digit) {
            if board.filled().contains(cell) {
                mistakes.digits.insert(cell);
            } else if !taken(board, cell, digit) {
                mistakes.notes.insert(cell);
            }
        }
    }
    if (mistakes.digits | mistakes.notes).is_empty() { None } else { Some(mistakes) }
}

/// Whether a filled cell keeps a digit out of a cell.
fn taken(board: &Board, cell: Cell, digit: Digit) -> bool {
    (board.all_candidates().cells(digit) & board.filled()).intersects(CellSet::from_peers(cell))
}

/// What to tell a player whose board this is.
///
/// With the solution, mistakes come first. Without it, a mistake shows only once the board
/// contradicts itself. The step is found on the candidates of the board: those of the player's
/// notes, or all that the digits leave, whichever the board was made from.
#[must_use]
pub fn hint<F: Finders>(board: &Board, solution: Option<&Grid>, techniques: &Techniques) -> Hint {
    if let Some(mistakes) = solution.and_then(|solution| check(board, solution)) {
        return Hint::Mistakes(mistakes);
    }
    if let Some(contradiction) = board.contradiction() {
        return Hint::Contradicted(contradiction);
    }
    if let Some(step) = next_step::<F>(board, techniques) {
        return Hint::Step(step);
    }
    if board.empty().is_empty() {
        return Hint::Solved;
    }
    Hint::Stuck(level_needed::<F>(board))
}
