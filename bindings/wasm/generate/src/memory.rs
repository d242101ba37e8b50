//! The buffers.

use core::fmt;

use sudoku_core::{Generator, Grid};
use sudoku_core_abi::{Status, Transform, Wishes, print};
use sudoku_core_module::{Detail, Shared};

/// The size of the buffer for words, which is enough for all that the library has.
const WORDS: usize = 256;

/// Everything other than numbers that goes into calls and comes out of them.
#[repr(C)]
pub(crate) struct Buffers {
    pub(crate) detail: Detail,
    pub(crate) wishes: Wishes,
    pub(crate) transform: Transform,
    pub(crate) grid: [u8; 81],
    pub(crate) result: [u8; 81],
    pub(crate) words: [u8; WORDS],
    pub(crate) generator: Generator,
}

/// The buffers of the module.
pub(crate) static BUFFERS: Shared<Buffers> = Shared::new(Buffers {
    detail: Detail::ZERO,
    wishes: Wishes::NONE,
    transform: Transform::IDENTITY,
    grid: [0; 81],
    result: [0; 81],
    words: [0; WORDS],
    generator: Generator::new(0),
});

/// Calls a function with the buffers and returns its status.
pub(crate) fn with_buffers(act: impl FnOnce(&mut Buffers) -> Status) -> Status {
    BUFFERS.with(act)
}

/// Calls a function with the buffers and the grid in them.
pub(crate) fn with_grid(act: impl FnOnce(&mut Buffers, Grid) -> Status) -> Status {
    with_buffers(|buffers| match Grid::from_bytes(buffers.grid) {
        Ok(grid) => act(buffers, grid),
        Err(_) => Status::NotADigit,
    })
}

impl Buffers {
    /// Writes a grid to `result`.
    pub(crate) fn put(&mut self, grid: &Grid) -> Status {
        self.result = grid.to_bytes();
        Status::Ok
    }

    /// Writes words and their length, and returns a status with them.
    pub(crate) fn say(&mut self, value: &dyn fmt::Display, status: Status) -> Status {
        let Some(count) = print(value, &mut self.words) else { return Status::BadSize };
        self.detail.count = count;
        status
    }
}
