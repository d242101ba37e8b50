//! The buffers, and access to the memory of the module.
//!
//! A module has one thread and imports nothing. So no call begins before the last one has ended,
//! and the caller reads and writes memory only between calls.
#![allow(
    unsafe_code,
    reason = "addresses are numbers from the caller; each is checked here before it is used"
)]

use core::cell::RefCell;
use core::{ptr, slice};

use sudoku_core::Grid;
use sudoku_core_abi::{CONFLICTS_MAX, Conflict, Status};

use crate::record::{RECORDS, Record};

/// The status for an address that is 0, outside of the memory or, for a search, in the part of the
/// memory that the module uses itself. C has the same number for a pointer that is NULL.
pub(crate) const BAD_ADDRESS: Status = Status::NullPointer;

/// The size of the buffer for text.
pub(crate) const TEXT: usize = 96 * 1024;

/// The numbers that a call returns beside its status. Each export describes which of them it
/// writes.
#[repr(C)]
pub(crate) struct Detail {
    /// The number of conflicts, solutions, records or symbols.
    pub(crate) count: u32,
    /// A byte offset in the text.
    pub(crate) offset: u32,
    /// The line of the text, numbered from 1.
    pub(crate) line: u32,
    /// The character in the line, numbered from 1.
    pub(crate) column: u32,
    /// What was found: the code point of a character; [`STRAY_BYTE`] plus a byte that does not
    /// start a character; [`END_OF_TEXT`]; or the byte of a grid.
    pub(crate) found: u32,
    /// A cell of the grid, 0 to 80.
    pub(crate) cell: u32,
}

/// What is added to a byte that does not start a UTF-8 character: one more than the last code
/// point.
pub(crate) const STRAY_BYTE: u32 = char::MAX as u32 + 1;

/// The number for the end of the text.
pub(crate) const END_OF_TEXT: u32 = u32::MAX;

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

struct Shared(RefCell<Buffers>);

// SAFETY: a module has one thread; `lib.rs` refuses to be built for several.
unsafe impl Sync for Shared {}

static BUFFERS: Shared = Shared(RefCell::new(Buffers {
    detail: Detail { count: 0, offset: 0, line: 0, column: 0, found: 0, cell: 0 },
    pencilmarks: [0; 81],
    grid: [0; 81],
    line: [0; 81],
    solutions: [[0; 81]; 2],
    conflicts: [NO_CONFLICT; CONFLICTS_MAX],
    records: [Record::ZERO; RECORDS],
    text: [0; TEXT],
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
///
/// The text may lie anywhere, also in the buffers: they are not written during the call.
pub(crate) fn with_text<R>(
    address: usize,
    length: usize,
    act: impl FnOnce(&[u8]) -> R,
) -> Option<R> {
    let end = address.checked_add(length)?;
    if address == 0 || end > memory_end() {
        return None;
    }
    let _unwritten = BUFFERS.0.try_borrow().ok()?;
    let start = ptr::with_exposed_provenance::<u8>(address);
    // SAFETY: these are `length` bytes of memory, which nothing writes to during this call: the
    // buffers are borrowed, and `act` cannot write elsewhere.
    Some(act(unsafe { slice::from_raw_parts(start, length) }))
}

/// The place for a value at an address, if it is aligned and lies in memory that the caller has
/// added.
pub(crate) fn added_place<T>(address: usize) -> Result<*mut T, Status> {
    let end = address.checked_add(size_of::<T>());
    if address < own_end() || end.is_none_or(|end| end > memory_end()) {
        return Err(BAD_ADDRESS);
    }
    let place = ptr::with_exposed_provenance_mut::<T>(address);
    if place.is_aligned() { Ok(place) } else { Err(Status::Misaligned) }
}

/// The current end of the memory.
#[cfg(target_family = "wasm")]
fn memory_end() -> usize {
    const PAGE: usize = 1 << 16;
    core::arch::wasm32::memory_size::<0>().saturating_mul(PAGE)
}

/// The end of the stack and of all statics.
#[cfg(target_family = "wasm")]
fn own_end() -> usize {
    unsafe extern "C" {
        // Defined by the linker; only its address has a meaning.
        static __heap_base: u8;
    }
    (&raw const __heap_base).addr()
}

/// Only for linters, which compile this crate for other targets.
#[cfg(not(target_family = "wasm"))]
fn memory_end() -> usize {
    usize::MAX
}

/// Only for linters, which compile this crate for other targets.
#[cfg(not(target_family = "wasm"))]
fn own_end() -> usize {
    0
}
