//! The buffers.

use sudoku_core::Grid;
use sudoku_core_abi::{CONFLICTS_MAX, Conflict, Status};
use sudoku_core_module::{Detail, Shared};

use crate::record::{RECORDS, Record};

/// The size of the buffer for text.
pub(crate) const TEXT: usize = 96 * 1024;

/// Everything other than numbers that goes into calls and comes out of them.
#[repr(C)]
pub(crate) struct Buffers {
    pub(crate) detail: Detail,
    pub(crate) pencilmarks: [u16; 81],
    pub(crate) grid: [u8; 81],
    pub(crate) line: [u8; 81],
    pub(crate) solutions: [[u8; 81]; 2],
    pub(crate) conflicts: [Conflict; CONFLICTS_MAX],
    pub(crate) records: [Record; RECORDS],
    pub(crate) text: [u8; TEXT],
}

/// Fills the memory of conflicts before there are any.
const NO_CONFLICT: Conflict = Conflict { house: 0, digit: 0, first: 0, second: 0 };

/// The buffers of the module.
pub(crate) static BUFFERS: Shared<Buffers> = Shared::new(Buffers {
    detail: Detail::ZERO,
    pencilmarks: [0; 81],
    grid: [0; 81],
    line: [0; 81],
    solutions: [[0; 81]; 2],
    conflicts: [NO_CONFLICT; CONFLICTS_MAX],
    records: [Record::ZERO; RECORDS],
    text: [0; TEXT],
});

/// Calls a function with the buffers and returns its status.
pub(crate) fn with_buffers(act: impl FnOnce(&mut Buffers) -> Status) -> Status {
    BUFFERS.with(act)
}

/// Calls a function with the buffers and the grid in them.
pub(crate) fn with_grid(act: impl FnOnce(&mut Buffers, Grid) -> Status) -> Status {
    with_buffers(|buffers| match buffers.grid() {
        Some(grid) => act(buffers, grid),
        None => Status::NotADigit,
    })
}

impl Buffers {
    /// The grid in the buffer. If it is not one, writes the first wrong byte to `detail`.
    #[inline(never)]
    fn grid(&mut self) -> Option<Grid> {
        match Grid::from_bytes(self.grid) {
            Ok(grid) => Some(grid),
            Err(error) => {
                self.detail.cell = error.cell.index() as u32;
                self.detail.found = error.found as u32;
                None
            }
        }
    }
}

/// Calls a function with a text in memory; returns `None` if the text is not within the memory.
pub(crate) fn with_text<R>(
    address: usize,
    length: usize,
    act: impl FnOnce(&[u8]) -> R,
) -> Option<R> {
    BUFFERS.with_text(address, length, act)
}
