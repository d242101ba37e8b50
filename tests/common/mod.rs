//! What tests of several files need between the crate and the oracle.

use oracle::Board;
use sudoku_core::Grid;

/// The grid of a board whose bytes are all 0 to 9.
pub(crate) fn grid(board: &Board) -> Grid {
    Grid::from_bytes(*board).unwrap()
}
