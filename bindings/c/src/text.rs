//! Text to grid and grid to text.

use core::ffi::c_char;
use core::fmt::{self, Write as _};

use sudoku_core::{Grid, ParseError};
use sudoku_core_abi::Status;

use crate::memory::{check_size, grid_at, text_at, write, write_grid};

/// The size of the text of sudoku_format_line(): 81 characters and the NUL.
pub const SUDOKU_LINE_SIZE: usize = 82;

/// The size of the text of sudoku_format_board(): 13 lines of 25 characters with 12 line breaks
/// between them, and the NUL.
pub const SUDOKU_BOARD_SIZE: usize = 338;

/// A place in a text.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Place {
    /// The byte offset, 0 to the length of the text.
    pub offset: usize,
    /// The line, numbered from 1.
    pub line: usize,
    /// The character in the line, numbered from 1. It counts UTF-8 characters and not bytes.
    pub column: usize,
}

impl From<&ParseError> for Place {
    fn from(error: &ParseError) -> Place {
        Place { offset: error.offset, line: error.line, column: error.column }
    }
}

/// Reads a grid from text: 81 symbols in one line, or nine lines of nine.
///
/// A symbol is one of 1 to 9, or one of . 0 _ * for an empty cell. White space may precede and
/// follow the symbols, and one comment that begins with # may follow. The text needs no NUL, and a
/// NUL within the length is a wrong character.
///
/// text: `length` bytes. grid: 81 bytes for the grid, 0 for an empty cell, 1 to 9 for a digit.
/// place: the place of an error in the text; may be NULL.
///
/// Returns OK with the grid written, or one of the TEXT statuses with the place written.
/// cbindgen:ptrs-as-arrays=[[grid; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_parse(
    text: *const c_char,
    length: usize,
    grid: *mut u8,
    place: *mut Place,
) -> Status {
    if grid.is_null() {
        return Status::NullPointer;
    }
    // SAFETY: the caller guarantees `length` bytes at `text`, and the last use of `text` precedes
    // the first write.
    let text = match unsafe { text_at(text.cast(), length) } {
        Ok(text) => text,
        Err(misuse) => return misuse,
    };
    match Grid::parse(text) {
        Ok(read) => {
            // SAFETY: the caller guarantees 81 bytes at `grid`.
            unsafe { write_grid(grid, &read) }
            Status::Ok
        }
        Err(error) => {
            // SAFETY: the caller guarantees memory for a place at `place`, or it is null.
            unsafe { write(place, Place::from(&error)) }
            Status::from(&error)
        }
    }
}

/// Writes a grid as 81 characters, with . for an empty cell, and a NUL.
///
/// text: `size` bytes, at least SUDOKU_LINE_SIZE.
///
/// Returns OK, or BAD_SIZE if `size` is too small.
/// cbindgen:ptrs-as-arrays=[[grid; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_format_line(
    grid: *const u8,
    text: *mut c_char,
    size: usize,
) -> Status {
    // SAFETY: the caller guarantees 81 bytes at `grid`.
    let grid = match unsafe { grid_at(grid) } {
        Ok(grid) => grid,
        Err(misuse) => return misuse,
    };
    let mut line = [0; SUDOKU_LINE_SIZE];
    for (to, character) in line.iter_mut().zip(grid.to_ascii()) {
        *to = character;
    }
    // SAFETY: the caller guarantees `size` bytes at `text`.
    unsafe { write_text(text, size, line) }
}

/// Writes a grid as a board of 13 lines with borders around the boxes and . for an empty cell, and
/// a NUL.
///
/// There is no line break after the last line.
/// text: `size` bytes, at least SUDOKU_BOARD_SIZE.
///
/// Returns OK, or BAD_SIZE if `size` is too small.
/// cbindgen:ptrs-as-arrays=[[grid; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_format_board(
    grid: *const u8,
    text: *mut c_char,
    size: usize,
) -> Status {
    // SAFETY: the caller guarantees 81 bytes at `grid`.
    let grid = match unsafe { grid_at(grid) } {
        Ok(grid) => grid,
        Err(misuse) => return misuse,
    };
    let mut board = Board { text: [0; SUDOKU_BOARD_SIZE], length: 0 };
    if write!(board, "{grid:#}").is_err() {
        return Status::Unknown;
    }
    // SAFETY: the caller guarantees `size` bytes at `text`.
    unsafe { write_text(text, size, board.text) }
}

/// A text that grows up to the size of a board, with NULs after it.
struct Board {
    text: [u8; SUDOKU_BOARD_SIZE],
    length: usize,
}

impl fmt::Write for Board {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        // The last byte stays NUL.
        let room = self.text.iter_mut().take(SUDOKU_BOARD_SIZE - 1).skip(self.length);
        if part.len() > room.len() {
            return Err(fmt::Error);
        }
        for (to, byte) in room.zip(part.bytes()) {
            *to = byte;
        }
        self.length += part.len();
        Ok(())
    }
}

/// Writes a text with its NUL if there is room for it.
///
/// # Safety
///
/// `to` is null or points to `size` bytes that can be written.
unsafe fn write_text<const SIZE: usize>(to: *mut c_char, size: usize, text: [u8; SIZE]) -> Status {
    if to.is_null() {
        return Status::NullPointer;
    }
    if let Err(misuse) = check_size(size, SIZE) {
        return misuse;
    }
    // SAFETY: the caller guarantees `size` bytes, which are enough.
    unsafe { write(to.cast::<[u8; SIZE]>(), text) }
    Status::Ok
}
