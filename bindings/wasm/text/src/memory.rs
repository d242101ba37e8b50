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

use sudoku_core_abi::{Entry, Status, Text};

/// The status for an address that is 0 or outside of the memory.
pub(crate) const BAD_ADDRESS: Status = Status::NullPointer;

/// The size of the buffer for text.
pub(crate) const TEXT: usize = 64 * 1024;

/// The size of the buffer for words, which is enough for all that the library has.
const WORDS: usize = 512;

/// The numbers that a call returns beside its status: the same six as in the other modules.
#[repr(C)]
pub(crate) struct Detail {
    /// The number of bytes in `words`, or in `text` after `write`.
    pub(crate) count: u32,
    /// A byte offset in the text.
    pub(crate) offset: u32,
    /// The line of the text, numbered from 1.
    pub(crate) line: u32,
    /// The character in the line, numbered from 1.
    pub(crate) column: u32,
    /// What was found: the code point of a character; [`STRAY_BYTE`] plus a byte that does not
    /// start a character; or [`END_OF_TEXT`].
    pub(crate) found: u32,
    /// Always 0: no function of this module takes a grid.
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
    pub(crate) entry: Entry,
    pub(crate) contents: Text,
    pub(crate) words: [u8; WORDS],
    pub(crate) text: [u8; TEXT],
}

struct Shared(RefCell<Buffers>);

// SAFETY: a module has one thread; `lib.rs` refuses to be built for several.
unsafe impl Sync for Shared {}

static BUFFERS: Shared = Shared(RefCell::new(Buffers {
    detail: Detail { count: 0, offset: 0, line: 0, column: 0, found: 0, cell: 0 },
    entry: Entry { offset: 0, length: 0, line: 0, breaks: 0 },
    contents: Text::EMPTY,
    words: [0; WORDS],
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

/// The entry in its buffer.
pub(crate) fn entry() -> Entry {
    BUFFERS.0.try_borrow().map(|buffers| buffers.entry).unwrap_or_default()
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

/// The current end of the memory.
#[cfg(target_family = "wasm")]
fn memory_end() -> usize {
    const PAGE: usize = 1 << 16;
    core::arch::wasm32::memory_size::<0>().saturating_mul(PAGE)
}

/// Only for linters, which compile this crate for other targets.
#[cfg(not(target_family = "wasm"))]
fn memory_end() -> usize {
    usize::MAX
}
