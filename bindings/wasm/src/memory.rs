//! The buffers, and the caller's view of the module's memory.
//!
//! A module has one thread and imports nothing, so no call begins before the last one has ended, and the caller reads and writes
//! memory only between calls.
#![allow(
    unsafe_code,
    reason = "addresses come in as numbers; each is checked here before it is used"
)]

use core::cell::RefCell;
use core::{ptr, slice};

use sudoku_core::Grid;

use crate::Status;
use crate::records::{RECORDS, Record};

/// The size of the buffer for text.
pub(crate) const TEXT: usize = 96 * 1024;

/// The most conflicts that a grid can have: 27 houses with 36 pairs of cells each.
const CONFLICTS: usize = 27 * 36;

/// A few numbers beside the status. Which of them a call writes is said where it is exported.
#[repr(C)]
pub(crate) struct Detail {
    /// How many there are: conflicts, solutions, records, symbols.
    pub(crate) count: u32,
    /// A byte offset in the text.
    pub(crate) offset: u32,
    /// The line of the text, counted from 1.
    pub(crate) line: u32,
    /// The character of the line, counted from 1.
    pub(crate) column: u32,
    /// What was found: the code point of a character; [`STRAY_BYTE`] and the byte, where that is no character;
    /// [`END_OF_TEXT`]; or the byte of a grid.
    pub(crate) found: u32,
    /// A cell of the grid, 0 to 80.
    pub(crate) cell: u32,
}

/// Added to a byte that is not the start of a UTF-8 character: one more than the last code point.
pub(crate) const STRAY_BYTE: u32 = char::MAX as u32 + 1;

/// Stands for the end of the text.
pub(crate) const END_OF_TEXT: u32 = u32::MAX;

/// All that calls hand over beside numbers.
#[repr(C)]
pub(crate) struct Buffers {
    pub(crate) detail: Detail,
    pub(crate) pencilmarks: [u16; 81],
    pub(crate) grid: [u8; 81],
    pub(crate) line: [u8; 81],
    pub(crate) solutions: [[u8; 81]; 2],
    pub(crate) conflicts: [[u8; 4]; CONFLICTS],
    pub(crate) records: [Record; RECORDS],
    pub(crate) text: [u8; TEXT],
}

struct Shared(RefCell<Buffers>);

// SAFETY: a module has one thread; `lib.rs` refuses to be built for several.
unsafe impl Sync for Shared {}

static BUFFERS: Shared = Shared(RefCell::new(Buffers {
    detail: Detail { count: 0, offset: 0, line: 0, column: 0, found: 0, cell: 0 },
    pencilmarks: [0; 81],
    grid: [0; 81],
    line: [0; 81],
    solutions: [[0; 81]; 2],
    conflicts: [[0; 4]; CONFLICTS],
    records: [Record::NONE; RECORDS],
    text: [0; TEXT],
}));

/// Where the buffers begin.
pub(crate) fn address() -> usize {
    BUFFERS.0.as_ptr().expose_provenance()
}

/// Does something with the buffers and gives its status.
pub(crate) fn with_buffers(act: impl FnOnce(&mut Buffers) -> Status) -> Status {
    match BUFFERS.0.try_borrow_mut() {
        Ok(mut buffers) => act(&mut buffers),
        Err(_) => Status::Unknown,
    }
}

/// Does something with the buffers and the grid in them.
pub(crate) fn with_grid(act: impl FnOnce(&mut Buffers, Grid) -> Status) -> Status {
    with_buffers(|buffers| match buffers.grid() {
        Some(grid) => act(buffers, grid),
        None => Status::NotADigit,
    })
}

impl Buffers {
    /// The grid in hand; else `detail` says what is in its place.
    #[inline(never)]
    fn grid(&mut self) -> Option<Grid> {
        match Grid::from_bytes(self.grid) {
            Ok(grid) => Some(grid),
            Err(error) => {
                self.detail.cell = error.cell.index() as u32;
                self.detail.found = u32::from(error.found);
                None
            }
        }
    }
}

/// What comes of a text in memory; nothing if it does not lie in memory.
///
/// It may lie anywhere, in the buffers too: they cannot be written meanwhile.
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
    // SAFETY: `length` bytes of memory, which nothing writes to during this call: the buffers are
    // borrowed, and `act` cannot write elsewhere.
    Some(act(unsafe { slice::from_raw_parts(start, length) }))
}

/// The place for a value that the caller keeps for us, if it lies in memory that the caller has added.
pub(crate) fn added_place<T>(address: usize) -> Result<*mut T, Status> {
    let end = address.checked_add(size_of::<T>());
    if address < own_end() || end.is_none_or(|end| end > memory_end()) {
        return Err(Status::BadAddress);
    }
    let place = ptr::with_exposed_provenance_mut::<T>(address);
    if place.is_aligned() { Ok(place) } else { Err(Status::Misaligned) }
}

/// The end of memory as it is now.
#[cfg(target_family = "wasm")]
fn memory_end() -> usize {
    const PAGE: usize = 1 << 16;
    core::arch::wasm32::memory_size::<0>().saturating_mul(PAGE)
}

/// The end of the stack and of all statics.
#[cfg(target_family = "wasm")]
fn own_end() -> usize {
    unsafe extern "C" {
        // The linker's; it is an address and not a value.
        static __heap_base: u8;
    }
    (&raw const __heap_base).addr()
}

/// Only so that the linters of other targets can look at this crate.
#[cfg(not(target_family = "wasm"))]
fn memory_end() -> usize {
    usize::MAX
}

/// Only so that the linters of other targets can look at this crate.
#[cfg(not(target_family = "wasm"))]
fn own_end() -> usize {
    0
}
