use crate::houses::houses_of;
use crate::{Board, Marks};

/// (d) Whether no digit appears twice in a row, a column or a box, in one pass with three counting
/// tables.
///
/// ```
/// assert!(oracle::is_valid(&oracle::board("12")));
/// assert!(!oracle::is_valid(&oracle::board("11")));
/// ```
#[must_use]
pub fn is_valid(board: &Board) -> bool {
    let mut counts = [[0; 10]; 27];
    for cell in (0..81).filter(|&cell| board[cell] != 0) {
        for house in houses_of(cell) {
            counts[house][usize::from(board[cell])] += 1;
        }
    }
    counts.as_flattened().iter().all(|&count| count < 2)
}

/// Whether every cell of `solution` holds a digit, no digit appears twice in a house, and every
/// clue of `board` is kept.
///
/// ```
/// use oracle::{board, is_solution_of, puzzles};
///
/// let (puzzle, solution) = (board(puzzles::EASY), board(puzzles::EASY_SOLUTION));
/// assert!(is_solution_of(&solution, &puzzle) && is_solution_of(&solution, &solution));
/// assert!(!is_solution_of(&puzzle, &puzzle), "it has empty cells");
/// assert!(!is_solution_of(&solution, &board("1")), "it has a 5 there");
/// ```
#[must_use]
pub fn is_solution_of(solution: &Board, board: &Board) -> bool {
    solution.iter().all(|digit| (1..=9).contains(digit))
        && is_valid(solution)
        && board.iter().zip(solution).all(|(&clue, &digit)| clue == 0 || clue == digit)
}

/// Whether every cell of `solution` holds one of its candidates, and no digit appears twice in a
/// house.
///
/// ```
/// use oracle::{ALL_DIGITS, board, is_solution_of_marks, puzzles};
///
/// let (solution, mut marks) = (board(puzzles::EASY_SOLUTION), [ALL_DIGITS; 81]);
/// assert!(is_solution_of_marks(&solution, &marks));
/// marks[0] = 0b1111; // no 5
/// assert!(!is_solution_of_marks(&solution, &marks));
/// ```
#[must_use]
pub fn is_solution_of_marks(solution: &Board, marks: &Marks) -> bool {
    is_solution_of(solution, &[0; 81])
        && solution.iter().zip(marks).all(|(&digit, mark)| mark >> (digit - 1) & 1 == 1)
}
