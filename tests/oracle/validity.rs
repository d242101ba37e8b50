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
