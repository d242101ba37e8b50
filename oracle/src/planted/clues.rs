use crate::Board;
use crate::houses::sees;
use crate::random::Draw;

/// A board whose clues keep four digits out of a line except for one triad, with up to 13 other
/// clues. It has no solution, and often no conflict either.
pub fn crowded_triad(draw: &mut impl Draw) -> Board {
    // The triad is that of column 1 in the second band: the four digits are in columns 2 and 3 of
    // the boxes above and below it.
    let mut rows = [[0_u8; 9]; 9];
    let mut digits = draw.some_of(9, 9).into_iter().map(|digit| digit as u8 + 1);
    let mut free = [[0, 1, 2], [6, 7, 8]].map(Vec::from);
    let mut place = |rows: &mut [[u8; 9]; 9], draw: &mut _, side: usize, column: usize, digit| {
        let open: Vec<usize> =
            free[side].iter().copied().filter(|&row| rows[row][column] == 0).collect();
        if let Some(&row) = open.get(Draw::below(draw, open.len().max(1))) {
            rows[row][column] = digit;
        }
        free[side].retain(|row| rows[*row][1] == 0 || rows[*row][2] == 0);
    };
    for (number, digit) in digits.by_ref().take(4).enumerate() {
        if number == 0 && draw.below(4) == 0 {
            rows[3 + draw.below(3)][0] = digit;
            continue;
        }
        let above = number % 2;
        place(&mut rows, draw, above, 1, digit);
        place(&mut rows, draw, 1 - above, 2, digit);
    }
    let across = draw.below(2) == 0;
    let mut board: Board = core::array::from_fn(|cell| match (cell / 9, cell % 9) {
        (row, column) if across => rows[column][row],
        (row, column) => rows[row][column],
    });
    for _ in 0..draw.below(14) {
        let (cell, digit) = (draw.below(81), draw.below(9) as u8 + 1);
        if board[cell] == 0 && (0..81).all(|other| !sees(cell, other) || board[other] != digit) {
            board[cell] = digit;
        }
    }
    board
}
