//! What `solve_lines` writes for each puzzle.

use sudoku_core_abi::Status;

/// The number of puzzles that one call solves.
pub(crate) const RECORDS: usize = 1024;

/// The answer to the puzzle in one line.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Record {
    /// The line, numbered from 0 at the start of the call; lines that are skipped count as well.
    pub(crate) line: u32,
    /// The offset of the first byte of the line from the start of the text of the call.
    pub(crate) start: u32,
    /// The number of bytes of the line, without the line break and the white space before it.
    pub(crate) length: u32,
    /// [`Status::Ok`], or why the puzzle has no single solution, or why the line is not a grid.
    pub(crate) status: Status,
    /// The solution if there is exactly one; otherwise zeros.
    pub(crate) solution: [u8; 81],
    pub(crate) unused: [u8; 3],
}

impl Record {
    /// A record of zeros, which fills memory before there is an answer.
    pub(crate) const ZERO: Record = Record {
        line: 0,
        start: 0,
        length: 0,
        status: Status::Ok,
        solution: [0; 81],
        unused: [0; 3],
    };
}

const _: () = assert!(size_of::<Record>() == 100);
