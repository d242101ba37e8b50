//! The buffers that a module and its caller share.
//!
//! A module has one thread and imports nothing. So no call begins before the last one has ended,
//! and the caller reads and writes memory only between calls.
#![allow(
    unsafe_code,
    reason = "addresses are numbers from the caller; each is checked here before it is used"
)]

use core::cell::RefCell;
use core::{ptr, slice};

use sudoku_core_abi::Status;

use crate::memory::memory_end;

/// Everything other than numbers that goes into the calls of a module and comes out of them.
#[derive(Debug)]
pub struct Shared<B>(RefCell<B>);

// SAFETY: a module has one thread; `lib.rs` refuses to be built for several.
unsafe impl<B> Sync for Shared<B> {}

impl<B> Shared<B> {
    /// The buffers before the first call.
    pub const fn new(buffers: B) -> Shared<B> {
        Shared(RefCell::new(buffers))
    }

    /// The address of the buffers.
    pub fn address(&self) -> usize {
        self.0.as_ptr().expose_provenance()
    }

    /// Calls a function with the buffers and returns its status.
    pub fn with(&self, act: impl FnOnce(&mut B) -> Status) -> Status {
        match self.0.try_borrow_mut() {
            Ok(mut buffers) => act(&mut buffers),
            Err(_) => Status::Unknown,
        }
    }

    /// A value in the buffers.
    pub fn get<T: Default>(&self, value: impl FnOnce(&B) -> T) -> T {
        self.0.try_borrow().map(|buffers| value(&buffers)).unwrap_or_default()
    }

    /// Calls a function with a text in memory; returns `None` if the text is not within the memory.
    ///
    /// The text may lie anywhere, also in the buffers: they are not written during the call.
    pub fn with_text<R>(
        &self,
        address: usize,
        length: usize,
        act: impl FnOnce(&[u8]) -> R,
    ) -> Option<R> {
        let end = address.checked_add(length)?;
        if address == 0 || end > memory_end() {
            return None;
        }
        let _unwritten = self.0.try_borrow().ok()?;
        let start = ptr::with_exposed_provenance::<u8>(address);
        // SAFETY: these are `length` bytes of memory, which nothing writes to during this call: the
        // buffers are borrowed, and `act` cannot write elsewhere.
        Some(act(unsafe { slice::from_raw_parts(start, length) }))
    }
}
