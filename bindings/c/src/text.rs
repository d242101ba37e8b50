//! Text to grid and grid to text.

use crate::Status;
use crate::memory::{grid_at, text_at, write, write_grid};
use core::ffi::c_char;
use core::fmt::{self, Write as _};
use sudoku_core::Grid;
use sudoku_core::text::Expected;

/// The size of the text of sudoku_format_line(): 81 characters and the NUL.
pub const SUDOKU_LINE_SIZE: usize = 82;

/// The size of the text of sudoku_format_board(): 13 lines of 25 characters, 12 line breaks between them, and the NUL.
pub const SUDOKU_BOARD_SIZE: usize = 338;

/// A place in a text.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Place {
    /// The byte, counted from 0; the length of the text where the text ends too early.
    pub offset: usize,
    /// The line, counted from 1.
    pub line: usize,
    /// The character of the line, counted from 1. A character of UTF-8 counts as one.
    pub column: usize,
}

/// Reads a grid from text: 81 symbols in one line, or nine lines of nine.
///
/// A symbol is one of 1 to 9, or one of . 0 _ * for an empty cell. White space may stand before and behind, and
/// one comment that begins with # behind. The text needs no NUL; one within the length is a wrong character.
///
/// text: `length` bytes. grid: 81 bytes for the grid, 0 for an empty cell, 1 to 9 for a digit.
/// place: where the text went wrong; may be NULL.
///
/// Answers OK with the grid written, or one of the TEXT statuses with the place written and the grid left alone.
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
    // SAFETY: the caller vouches for `length` bytes at `text`, and nothing is written before the last use of `text`.
    let text = match unsafe { text_at(text.cast(), length) } {
        Ok(text) => text,
        Err(misuse) => return misuse,
    };
    match Grid::parse(text) {
        Ok(read) => {
            // SAFETY: the caller vouches for 81 bytes at `grid`.
            unsafe { write_grid(grid, &read) }
            Status::Ok
        }
        Err(error) => {
            let found = Place { offset: error.offset, line: error.line, column: error.column };
            // SAFETY: the caller vouches for a place at `place`, or gives null.
            unsafe { write(place, found) }
            match error.expected {
                Expected::MoreSymbols { read: 0, .. } => Status::TextEmpty,
                Expected::MoreSymbols { .. } => Status::TextTooShort,
                Expected::End { .. } => Status::TextTooLong,
                Expected::Symbol => Status::TextNotASymbol,
                Expected::NoSpace { .. } => Status::TextBrokenRow,
                Expected::LineBreak { .. } => Status::TextLongRow,
                _ => Status::Unknown,
            }
        }
    }
}

/// Writes a grid as 81 characters, . for an empty cell, and a NUL.
///
/// text: `size` bytes, at least SUDOKU_LINE_SIZE, else the answer is BAD_SIZE and nothing is written.
/// cbindgen:ptrs-as-arrays=[[grid; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_format_line(
    grid: *const u8,
    text: *mut c_char,
    size: usize,
) -> Status {
    // SAFETY: the caller vouches for 81 bytes at `grid`.
    let grid = match unsafe { grid_at(grid) } {
        Ok(grid) => grid,
        Err(misuse) => return misuse,
    };
    let mut line = [0; SUDOKU_LINE_SIZE];
    for (to, character) in line.iter_mut().zip(grid.to_ascii()) {
        *to = character;
    }
    // SAFETY: the caller vouches for `size` bytes at `text`.
    unsafe { write_text(text, size, line) }
}

/// Writes a grid as a board, 13 lines with the borders of the boxes, . for an empty cell, and a NUL.
///
/// There is no line break after the last line.
/// text: `size` bytes, at least SUDOKU_BOARD_SIZE, else the answer is BAD_SIZE and nothing is written.
/// cbindgen:ptrs-as-arrays=[[grid; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_format_board(
    grid: *const u8,
    text: *mut c_char,
    size: usize,
) -> Status {
    // SAFETY: the caller vouches for 81 bytes at `grid`.
    let grid = match unsafe { grid_at(grid) } {
        Ok(grid) => grid,
        Err(misuse) => return misuse,
    };
    let mut board = Board { text: [0; SUDOKU_BOARD_SIZE], length: 0 };
    if write!(board, "{grid:#}").is_err() {
        return Status::Unknown;
    }
    // SAFETY: the caller vouches for `size` bytes at `text`.
    unsafe { write_text(text, size, board.text) }
}

/// A text that grows up to the size of a board, NULs behind it.
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

/// Writes a text with its NUL, if there is room for it.
///
/// # Safety
///
/// `to` is null or leads to `size` bytes that can be written.
unsafe fn write_text<const SIZE: usize>(to: *mut c_char, size: usize, text: [u8; SIZE]) -> Status {
    if to.is_null() {
        return Status::NullPointer;
    }
    if size < SIZE {
        return Status::BadSize;
    }
    // SAFETY: by contract `size` bytes, which are enough.
    unsafe { write(to.cast::<[u8; SIZE]>(), text) }
    Status::Ok
}
