//! The buffers.

use sudoku_core_abi::{Entry, Status, Text};
use sudoku_core_module::{Detail, Shared};

/// The size of the buffer for text.
pub(crate) const TEXT: usize = 64 * 1024;

/// The size of the buffer for words, which is enough for all that the library has.
const WORDS: usize = 512;

/// Everything other than numbers that goes into calls and comes out of them.
#[repr(C)]
pub(crate) struct Buffers {
    pub(crate) detail: Detail,
    pub(crate) entry: Entry,
    pub(crate) contents: Text,
    pub(crate) words: [u8; WORDS],
    pub(crate) text: [u8; TEXT],
}

/// The buffers of the module.
pub(crate) static BUFFERS: Shared<Buffers> = Shared::new(Buffers {
    detail: Detail::ZERO,
    entry: Entry { offset: 0, length: 0, line: 0, breaks: 0 },
    contents: Text::EMPTY,
    words: [0; WORDS],
    text: [0; TEXT],
});

/// Calls a function with the buffers and returns its status.
pub(crate) fn with_buffers(act: impl FnOnce(&mut Buffers) -> Status) -> Status {
    BUFFERS.with(act)
}

/// The entry in its buffer.
pub(crate) fn entry() -> Entry {
    BUFFERS.get(|buffers| buffers.entry)
}

/// Calls a function with a text in memory; returns `None` if the text is not within the memory.
pub(crate) fn with_text<R>(
    address: usize,
    length: usize,
    act: impl FnOnce(&[u8]) -> R,
) -> Option<R> {
    BUFFERS.with_text(address, length, act)
}
