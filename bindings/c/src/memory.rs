//! Reading and writing the caller's memory.
//!
//! Every access through a pointer that came in is made here or in `search`. Out-parameters are written byte by byte where need
//! be, so that an address that is not aligned does no harm.

use crate::Status;
use core::slice;
use sudoku_core::Grid;

/// The grid at an address.
///
/// # Safety
///
/// `cells` is null or leads to 81 bytes that can be read.
pub(crate) unsafe fn grid_at(cells: *const u8) -> Result<Grid, Status> {
    if cells.is_null() {
        return Err(Status::NullPointer);
    }
    // SAFETY: not null, so by contract 81 readable bytes, and bytes need no alignment.
    let bytes = unsafe { cells.cast::<[u8; 81]>().read() };
    Grid::from_bytes(bytes).map_err(|_| Status::NotADigit)
}

/// The bytes of a text; they stay borrowed for as long as the caller of this crate waits for the answer.
///
/// # Safety
///
/// `text` is null or leads to `length` bytes that can be read and do not change during `'a`.
pub(crate) unsafe fn text_at<'a>(text: *const u8, length: usize) -> Result<&'a [u8], Status> {
    if text.is_null() {
        return Err(Status::NullPointer);
    }
    if isize::try_from(length).is_err() {
        return Err(Status::BadSize);
    }
    // SAFETY: not null, so by contract `length` readable bytes, of which there are no more than fit an `isize`.
    Ok(unsafe { slice::from_raw_parts(text, length) })
}

/// Writes a value to an address, or nowhere if that is null.
///
/// # Safety
///
/// `to` is null or leads to `size_of::<T>()` bytes that can be written.
pub(crate) unsafe fn write<T: Copy>(to: *mut T, value: T) {
    if !to.is_null() {
        // SAFETY: not null, so by contract room for a value; its alignment does not matter to this write.
        unsafe { to.write_unaligned(value) }
    }
}

/// Writes the cells of a grid to an address, or nowhere if that is null.
///
/// # Safety
///
/// `to` is null or leads to 81 bytes that can be written.
pub(crate) unsafe fn write_grid(to: *mut u8, grid: &Grid) {
    // SAFETY: the same contract, and 81 bytes are what is written.
    unsafe { write(to.cast::<[u8; 81]>(), grid.to_bytes()) }
}

/// Whether two ranges of bytes share one. A null pointer shares nothing.
pub(crate) fn overlap<A, B>(
    one: *const A,
    one_size: usize,
    other: *const B,
    other_size: usize,
) -> bool {
    let (from, other_from) = (one.addr(), other.addr());
    !one.is_null()
        && !other.is_null()
        && from < other_from.saturating_add(other_size)
        && other_from < from.saturating_add(one_size)
}
