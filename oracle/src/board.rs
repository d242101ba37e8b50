//! Boards and pencilmarks as plain numbers.

/// The digits of 81 cells in row-major order, 0 for an empty cell.
pub type Board = [u8; 81];

/// The candidates of 81 cells in row-major order; bit 0 stands for the digit 1.
pub type Marks = [u16; 81];

/// All nine digits as the candidates of a cell.
pub const ALL_DIGITS: u16 = 0x1FF;

/// The board that the first 81 bytes of a text spell: an ASCII digit stands for itself, and any
/// other byte for an empty cell. So do the bytes that are missing.
///
/// Thus every text is a board, and each byte of it decides one cell. A fuzzer makes use of that.
///
/// ```
/// assert_eq!(oracle::board("5.x3")[..6], [5, 0, 0, 3, 0, 0]);
/// ```
#[must_use]
pub fn board(text: impl AsRef<[u8]>) -> Board {
    let mut board = [0; 81];
    for (cell, byte) in board.iter_mut().zip(text.as_ref()) {
        if let b'1'..=b'9' = byte {
            *cell = byte - b'0';
        }
    }
    board
}

/// The board as 81 characters, `.` for an empty cell.
///
/// ```
/// assert_eq!(oracle::text(&[0; 81]), ".".repeat(81));
/// ```
#[must_use]
pub fn text(board: &Board) -> String {
    board.iter().map(|&digit| if digit == 0 { '.' } else { char::from(b'0' + digit) }).collect()
}
