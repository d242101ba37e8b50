use super::{Board, houses_of};

/// (d) Does no digit stand twice in a row, column or box?
pub(crate) fn is_valid(board: &Board) -> bool {
    let mut counts = [[0; 10]; 27];
    for cell in (0..81).filter(|&cell| board[cell] != 0) {
        for house in houses_of(cell) {
            counts[house][usize::from(board[cell])] += 1;
        }
    }
    counts.as_flattened().iter().all(|&count| count < 2)
}

/// Whether every cell of `solution` holds a digit, no digit stands twice in a house, and every clue
/// of `board` is kept.
pub(crate) fn is_solution_of(solution: &Board, board: &Board) -> bool {
    solution.iter().all(|digit| (1..=9).contains(digit))
        && is_valid(solution)
        && board.iter().zip(solution).all(|(&clue, &digit)| clue == 0 || clue == digit)
}
