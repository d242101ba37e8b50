//! What to tell a player.

use sudoku_core::{CellSet, Grid};

use crate::board::Board;
use crate::contradiction::Contradiction;
use crate::finders::Finders;
use crate::level::Level;
use crate::path::level_needed;
use crate::step::Step;
use crate::steps::next_step;
use crate::techniques::Techniques;

/// Where a player went wrong: in which cells, but not what the right digits are.
///
/// ```
/// use sudoku_logic::core::{Cell, CellSet, Digit, Grid, solve};
/// use sudoku_logic::{Board, check};
///
/// let puzzle: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let mut entries = Grid::EMPTY;
/// entries.set(Cell::ALL[2], Some(Digit::D1));
/// let board = Board::from_play(&puzzle, &entries, None);
/// let mistakes = check(&board, &solve(&puzzle)?).unwrap();
/// assert_eq!(mistakes.digits, CellSet::from(Cell::ALL[2]));
/// // That other cells have lost their 1 is no mistake of its own.
/// assert_eq!(mistakes.notes, CellSet::EMPTY);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Mistakes {
    /// The filled cells whose digit is not that of the solution.
    pub digits: CellSet,
    /// The empty cells whose notes lack the digit of the solution, although no peer has it.
    pub notes: CellSet,
}

/// What to tell a player: what [`hint`] returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(clippy::large_enum_variant, reason = "without an allocator, a step cannot be boxed")]
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
///
/// A wrong digit takes that digit from the candidates of its peers. If one of them loses the digit of
/// the solution thereby, that is no mistake in the notes, and is not told.
///
/// ```
/// use sudoku_logic::core::{Cell, Digit, Grid, solve};
/// use sudoku_logic::{Board, check};
///
/// let puzzle: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let solution = solve(&puzzle)?;
/// let mut board = Board::from_grid(&puzzle);
/// assert_eq!(check(&board, &solution), None);
/// board.remove(Cell::ALL[2], solution.get(Cell::ALL[2]).unwrap());
/// assert_eq!(check(&board, &solution).unwrap().notes, Cell::ALL[2].into());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn check(board: &Board, solution: &Grid) -> Option<Mistakes> {
    let mut mistakes = Mistakes { digits: CellSet::EMPTY, notes: CellSet::EMPTY };
    for (cell, digit) in solution.clues() {
        let with_digit = board.all_candidates().cells(digit);
        if with_digit.contains(cell) {
            continue;
        }
        if board.filled().contains(cell) {
            mistakes.digits.insert(cell);
        } else if !CellSet::from_peers(cell).intersects(with_digit & board.filled()) {
            mistakes.notes.insert(cell);
        }
    }
    if (mistakes.digits | mistakes.notes).is_empty() { None } else { Some(mistakes) }
}

/// What to tell a player whose board this is.
///
/// With the solution, mistakes come first. Without it, a mistake shows only once the board
/// contradicts itself. The step is found on the candidates of the board: those of the player's
/// notes, or all that the digits leave, whichever the board was made from.
///
/// ```
/// use sudoku_logic::core::{Cell, Digit, Grid, solve};
/// use sudoku_logic::{Basic, Board, Hint, Technique, Techniques, hint};
///
/// let puzzle: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let solution = solve(&puzzle)?;
/// let mut entries = Grid::EMPTY;
/// let board = Board::from_play(&puzzle, &entries, None);
/// match hint::<Basic>(&board, Some(&solution), &Techniques::DEFAULT) {
///     Hint::Step(step) => assert_eq!(step.technique(), Technique::HiddenSingle),
///     other => panic!("{other}"),
/// }
/// entries.set(Cell::ALL[2], Some(Digit::D1));
/// let board = Board::from_play(&puzzle, &entries, None);
/// let wrong = hint::<Basic>(&board, Some(&solution), &Techniques::DEFAULT);
/// assert_eq!(wrong.to_string(), "wrong digit in r1c3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
