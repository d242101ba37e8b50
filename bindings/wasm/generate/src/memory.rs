//! The buffers.
//!
//! A module has one thread and imports nothing. So no call begins before the last one has ended,
//! and the caller reads and writes memory only between calls.
#![allow(unsafe_code, reason = "the buffers are shared with the caller")]

use core::cell::RefCell;
use core::fmt;

use sudoku_core::{Generator, Grid};
use sudoku_core_abi::{Status, Transform, Wishes, print};

/// The size of the buffer for words, which is enough for all that the library has.
const WORDS: usize = 256;

/// The numbers that a call returns beside its status: the same six as in the other modules.
#[repr(C)]
pub(crate) struct Detail {
    /// The number of bytes in `words`.
    pub(crate) count: u32,
    /// Always 0, as the following: no function of this module takes a text.
    pub(crate) offset: u32,
    /// Always 0.
    pub(crate) line: u32,
    /// Always 0.
    pub(crate) column: u32,
    /// Always 0.
    pub(crate) found: u32,
    /// Always 0.
    pub(crate) cell: u32,
}

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

struct Shared(RefCell<Buffers>);

// SAFETY: a module has one thread; `lib.rs` refuses to be built for several.
unsafe impl Sync for Shared {}

static BUFFERS: Shared = Shared(RefCell::new(Buffers {
    detail: Detail { count: 0, offset: 0, line: 0, column: 0, found: 0, cell: 0 },
    wishes: Wishes::NONE,
    transform: Transform::IDENTITY,
    grid: [0; 81],
    result: [0; 81],
    words: [0; WORDS],
    generator: Generator::new(0),
}));

/// The address of the buffers.
pub(crate) fn address() -> usize {
    BUFFERS.0.as_ptr().expose_provenance()
}

/// Calls a function with the buffers and returns its status.
pub(crate) fn with_buffers(act: impl FnOnce(&mut Buffers) -> Status) -> Status {
    match BUFFERS.0.try_borrow_mut() {
        Ok(mut buffers) => act(&mut buffers),
        Err(_) => Status::Unknown,
    }
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
