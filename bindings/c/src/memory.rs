//! Reading and writing the memory of the caller.
//!
//! Every access through a pointer of the caller is made here, in `place`, or in `bindings/abi`.
//! Out-parameters are written without a requirement on their alignment.

use core::slice;

use sudoku_core::Grid;
use sudoku_core_abi::{Answer, Status};

/// The grid at an address.
///
/// # Safety
///
/// `cells` is null or points to 81 bytes that can be read.
pub(crate) unsafe fn grid_at(cells: *const u8) -> Result<Grid, Status> {
    if cells.is_null() {
        return Err(Status::NullPointer);
    }
    // SAFETY: the pointer is not null, so the caller guarantees 81 bytes; bytes need no alignment.
    let bytes = unsafe { cells.cast::<[u8; 81]>().read() };
    Grid::from_bytes(bytes).map_err(|_| Status::NotADigit)
}

/// The bytes of a text.
///
/// # Safety
///
/// `text` is null or points to `length` bytes that can be read and do not change during `'a`.
pub(crate) unsafe fn text_at<'a>(text: *const u8, length: usize) -> Result<&'a [u8], Status> {
    if text.is_null() {
        return Err(Status::NullPointer);
    }
    if isize::try_from(length).is_err() {
        return Err(Status::BadSize);
    }
    // SAFETY: the pointer is not null, so the caller guarantees `length` bytes; they fit an
    // `isize`.
    Ok(unsafe { slice::from_raw_parts(text, length) })
}

/// Writes a value to an address, unless the address is null.
///
/// # Safety
///
/// `to` is null or points to `size_of::<T>()` bytes that can be written.
pub(crate) unsafe fn write<T: Copy>(to: *mut T, value: T) {
    if !to.is_null() {
        // SAFETY: the pointer is not null, so the caller guarantees memory for a value, of any
        // alignment.
        unsafe { to.write_unaligned(value) }
    }
}

/// Writes the cells of a grid to an address, unless the address is null.
///
/// # Safety
///
/// `to` is null or points to 81 bytes that can be written.
pub(crate) unsafe fn write_grid(to: *mut u8, grid: &Grid) {
    // SAFETY: the caller guarantees 81 bytes, and 81 bytes are written.
    unsafe { write(to.cast::<[u8; 81]>(), grid.to_bytes()) }
}

/// Writes the one solution, or two different ones.
///
/// # Safety
///
/// Each pointer is null or points to 81 bytes that can be written.
pub(crate) unsafe fn write_answer(answer: &Answer, solution: *mut u8, other: *mut u8) {
    for (to, grid) in [solution, other].into_iter().zip(answer.grids()) {
        // SAFETY: the caller guarantees 81 bytes.
        unsafe { write_grid(to, grid) }
    }
}

/// Whether two ranges of bytes overlap. A range at a null pointer overlaps no other.
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
