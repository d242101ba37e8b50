//! Checks of the addresses that callers pass.
#![allow(unsafe_code, reason = "the end of the statics is known to the linker only")]

use core::ptr;

use sudoku_core_abi::Status;

/// The status for an address that is 0, outside of the memory or, for a search, in the part of the
/// memory that the module uses itself. C has the same number for a pointer that is NULL.
pub const BAD_ADDRESS: Status = Status::NullPointer;

/// The place for a value at an address, if it is aligned and lies in memory that the caller has
/// added.
///
/// # Errors
///
/// [`BAD_ADDRESS`] if it lies elsewhere, and [`Status::Misaligned`].
pub fn added_place<T>(address: usize) -> Result<*mut T, Status> {
    let end = address.checked_add(size_of::<T>());
    if address < own_end() || end.is_none_or(|end| end > memory_end()) {
        return Err(BAD_ADDRESS);
    }
    let place = ptr::with_exposed_provenance_mut::<T>(address);
    if place.is_aligned() { Ok(place) } else { Err(Status::Misaligned) }
}

/// The current end of the memory.
#[cfg(target_family = "wasm")]
pub(crate) fn memory_end() -> usize {
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
pub(crate) fn memory_end() -> usize {
    usize::MAX
}

/// Only for linters, which compile this crate for other targets.
#[cfg(not(target_family = "wasm"))]
fn own_end() -> usize {
    0
}
