//! The place for a search in the memory of the caller.

use core::ffi::c_void;

use sudoku_core_abi::{Marked, Search, Status};

use crate::memory::check_size;

/// Begins a search in memory of the caller.
///
/// `read` reads what the search begins with, and `make` makes the search of it. If it cannot
/// begin, the memory holds no search afterwards, so that an earlier one is not taken
/// for the new one. But memory that is too small or not aligned is no place for a search, and is
/// not written.
///
/// # Safety
///
/// `memory` is null or points to `size` bytes that can be written.
#[inline(always)]
pub(crate) unsafe fn begin<S: Search, T>(
    memory: *mut c_void,
    size: usize,
    read: impl FnOnce() -> Result<T, Status>,
    make: impl FnOnce(&T) -> S,
) -> Status {
    let place = memory.cast::<Marked<S>>();
    if place.is_null() {
        return Status::NullPointer;
    }
    if let Err(misuse) = check_size(size, size_of::<Marked<S>>()) {
        return misuse;
    }
    if !place.is_aligned() {
        return Status::Misaligned;
    }
    match read() {
        Ok(input) => {
            // SAFETY: the caller guarantees `size` bytes, which are enough and aligned.
            unsafe { Marked::init(place, || make(&input)) }
            Status::Ok
        }
        Err(misuse) => {
            // SAFETY: as above.
            unsafe { Marked::unmark(place) }
            misuse
        }
    }
}

/// The search in memory of the caller.
///
/// # Safety
///
/// `memory` is null or points to memory of the size of a search. If it holds the mark of a search,
/// then [`begin`] wrote it there, or it is a copy of such memory, even of another process. No other
/// call uses it during `'a`.
#[inline(always)]
pub(crate) unsafe fn search_at<'a, S: Search>(memory: *mut c_void) -> Result<&'a mut S, Status> {
    let place = memory.cast::<Marked<S>>();
    if place.is_null() {
        return Err(Status::NullPointer);
    }
    if !place.is_aligned() {
        return Err(Status::Misaligned);
    }
    // SAFETY: the place is not null and aligned; the caller guarantees the rest.
    unsafe { Marked::at(place) }
}
