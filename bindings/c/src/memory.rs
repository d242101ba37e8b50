//! Reading and writing the memory of the caller.
//!
//! Every access through a pointer of the caller is made here, in `place`, or in `bindings/abi`.
//! Out-parameters are written without a requirement on their alignment.

use core::ffi::c_char;
use core::fmt::{self, Write as _};
use core::slice;

use sudoku_core::Grid;
use sudoku_core_abi::{Answer, Status};

/// Checks that a size in bytes is at least `least`, and not larger than any object can be.
pub(crate) fn check_size(size: usize, least: usize) -> Result<(), Status> {
    if size < least || isize::try_from(size).is_err() { Err(Status::BadSize) } else { Ok(()) }
}

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
    check_size(length, 0)?;
    // SAFETY: the pointer is not null, so the caller guarantees `length` bytes, which are not more
    // than an object can have.
    Ok(unsafe { slice::from_raw_parts(text, length) })
}

/// A copy of the value at an address.
///
/// # Safety
///
/// `from` is null or points to a value that can be read; every bit pattern is a `T`.
pub(crate) unsafe fn value_at<T: Copy>(from: *const T) -> Result<T, Status> {
    if from.is_null() {
        return Err(Status::NullPointer);
    }
    // SAFETY: the pointer is not null, so the caller guarantees a value, of any alignment.
    Ok(unsafe { from.read_unaligned() })
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

/// The bytes that a printed text is written to, or only counted if there is no room for it.
pub(crate) struct Room {
    to: *mut u8,
    size: usize,
    length: usize,
}

impl Room {
    /// The number of bytes that a value prints.
    pub(crate) fn length_of(value: &dyn fmt::Display) -> usize {
        let mut room = Room { to: core::ptr::null_mut(), size: 0, length: 0 };
        // It returns no error.
        let _ = write!(room, "{value}");
        room.length
    }

    /// Writes what a value prints and a NUL, and nothing beyond `size` bytes.
    ///
    /// # Safety
    ///
    /// `to` points to `size` bytes that can be written, and nothing else uses them meanwhile.
    pub(crate) unsafe fn fill(to: *mut u8, size: usize, value: &dyn fmt::Display) {
        let mut room = Room { to, size, length: 0 };
        let _ = write!(room, "{value}\0");
    }
}

impl fmt::Write for Room {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        let room = self.size.saturating_sub(self.length);
        if part.len() <= room {
            // SAFETY: `part` has no more bytes than there are from here to the end of the room.
            unsafe { self.to.add(self.length).copy_from(part.as_ptr(), part.len()) }
        }
        self.length = self.length.saturating_add(part.len());
        Ok(())
    }
}

/// Writes what a value prints, and a NUL, if there is room for all of it; writes the length without
/// the NUL in any case.
///
/// # Safety
///
/// `to` is null or points to `size` bytes that can be written, and `written` is null or points to
/// memory for a number.
pub(crate) unsafe fn write_display(
    value: &dyn fmt::Display,
    to: *mut c_char,
    size: usize,
    written: *mut usize,
) -> Status {
    if to.is_null() && size > 0 {
        return Status::NullPointer;
    }
    if let Err(misuse) = check_size(size, 0) {
        return misuse;
    }
    if overlap(to, size, written, size_of::<usize>()) {
        return Status::Overlap;
    }
    let length = Room::length_of(value);
    // SAFETY: the caller guarantees memory for a number at `written`, or it is null.
    unsafe { write(written, length) }
    if length >= size {
        return Status::BadSize;
    }
    // SAFETY: the caller guarantees `size` bytes at `to`.
    unsafe { Room::fill(to.cast(), size, value) }
    Status::Ok
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
