//! What a fuzzer's bytes mean as a board.

/// The first 81 bytes: an ASCII digit 1 to 9 stands for itself, anything else and what is missing
/// for an empty cell.
///
/// So the lines of `tests/data` are seeds as they are, and a changed byte changes one cell.
pub(crate) fn board(bytes: &[u8]) -> [u8; 81] {
    let mut board = [0; 81];
    for (cell, byte) in board.iter_mut().zip(bytes) {
        if let b'1'..=b'9' = byte {
            *cell = byte - b'0';
        }
    }
    board
}
