//! Texts of any format, with one puzzle or many.

use core::ffi::{CStr, c_char};
use core::{fmt, ptr};

use sudoku_core::ParseError;
use sudoku_core::text::{self, Follows};
use sudoku_core_abi::{Entry, Next, Status, Text, format_at, format_name};

use crate::memory::{overlap, text_at, value_at, write, write_display};
use crate::message::Message;
use crate::text::Place;

/// For sudoku_next_puzzle(): nothing follows the text.
pub const SUDOKU_FOLLOWS_END: i32 = 0;

/// For sudoku_next_puzzle(): perhaps more of the text follows.
pub const SUDOKU_FOLLOWS_MORE: i32 = 1;

/// The size of a buffer that is large enough for sudoku_next_puzzle(). What is longer is no puzzle:
/// it is read in parts, which are errors.
pub const SUDOKU_PUZZLE_SIZE_MAX: usize = 65536;

/// Reads a text of any format: finds the format, and returns what the text holds.
///
/// This function and the next three need up to 16 KB of stack. The text is UTF-8 and needs no NUL.
/// Nothing is guessed: a text that two formats would read as
/// different puzzles is an error.
///
/// text: `length` bytes. contents: what the text holds. place: the place of an error in the text;
/// may be NULL.
///
/// Returns OK with the contents written; or TEXT_OF_NO_FORMAT or TEXT_AMBIGUOUS with the place
/// written. sudoku_read_message() says in words what is wrong.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_read(
    text: *const c_char,
    length: usize,
    contents: *mut Text,
    place: *mut Place,
) -> Status {
    if contents.is_null() {
        return Status::NullPointer;
    }
    // SAFETY: the caller guarantees `length` bytes at `text`, and the last use of `text` precedes
    // the first write.
    let text = match unsafe { text_at(text.cast(), length) } {
        Ok(text) => text,
        Err(misuse) => return misuse,
    };
    // SAFETY: the caller guarantees memory for what is read, and for a place or a null pointer.
    unsafe { write_reading(&text::read(text), contents, place) }
}

/// Writes in words what is wrong with a text that sudoku_read() or sudoku_next_puzzle() cannot
/// read, such as "line 1, column 9: found 'x', expected symbol 9 of 81", and a NUL.
///
/// text: `length` bytes, which are read again. For a puzzle of a text of many, these are the bytes
/// of its entry. line: the number of the first line: 1, or that of the entry.
/// message: `size` bytes; may be NULL if `size` is 0. written: the length of the message without
/// the NUL, also if `size` is too small; may be NULL.
///
/// Returns OK with the message written, which is empty if the text can be read; or BAD_SIZE with
/// only the length written if `size` is too small. 512 bytes are enough for every message.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_read_message(
    text: *const c_char,
    length: usize,
    line: usize,
    message: *mut c_char,
    size: usize,
    written: *mut usize,
) -> Status {
    // SAFETY: the caller guarantees `length` bytes at `text`, and the last use of `text` precedes
    // the first write.
    let text = match unsafe { text_at(text.cast(), length) } {
        Ok(text) => text,
        Err(misuse) => return misuse,
    };
    let words: &dyn fmt::Display = match text::read(text) {
        Ok(_) => &"",
        Err(error) => &Message(error.in_line(line)),
    };
    // SAFETY: the caller guarantees `size` bytes at `message`, and a number at `written` or null.
    unsafe { write_display(words, message, size, written) }
}

/// Moves on to the next puzzle of a text of many, and reads it: lists with a puzzle in each line,
/// tables, nine lines each, boards, or all of them mixed. Empty lines, comments and titles are
/// passed over.
///
/// text: `length` bytes. follows: SUDOKU_FOLLOWS_END, or SUDOKU_FOLLOWS_MORE if the bytes are the
/// start of a longer text. entry: where the puzzle is; all 0 before the first one.
/// contents: what the puzzle holds. place: the place of an error in the text, with its line in the
/// whole text; may be NULL. No two of these three may overlap.
///
/// Returns OK with the entry and the contents written; TEXT_OF_NO_FORMAT or TEXT_AMBIGUOUS with the
/// entry and the place written, after which the next call goes on behind this puzzle; or EXHAUSTED
/// if there is no further puzzle.
///
/// Or returns MORE_TEXT if the end of the puzzle is not in the text. Then `entry->offset` is the
/// number of bytes that are not needed any more. Move the other bytes to the start of the buffer,
/// set `entry->offset` to 0, and append more of the text. A buffer of SUDOKU_PUZZLE_SIZE_MAX bytes
/// always has room for more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_next_puzzle(
    text: *const c_char,
    length: usize,
    follows: i32,
    entry: *mut Entry,
    contents: *mut Text,
    place: *mut Place,
) -> Status {
    if contents.is_null() {
        return Status::NullPointer;
    }
    // SAFETY: the caller guarantees memory for an entry at `entry`.
    let mut next = match unsafe { value_at(entry) } {
        Ok(entry) => entry,
        Err(misuse) => return misuse,
    };
    // SAFETY: the caller guarantees `length` bytes at `text`, and the last use of `text` precedes
    // the first write.
    let text = match unsafe { text_at(text.cast(), length) } {
        Ok(text) => text,
        Err(misuse) => return misuse,
    };
    let (entry_size, place_size) = (size_of::<Entry>(), size_of::<Place>());
    if overlap(entry, entry_size, contents, size_of::<Text>())
        || overlap(entry, entry_size, place, place_size)
        || overlap(contents, size_of::<Text>(), place, place_size)
    {
        return Status::Overlap;
    }
    let follows = match follows {
        SUDOKU_FOLLOWS_END => Follows::End,
        _ => Follows::More,
    };
    let mut found = next.advance(text, follows);
    let rest = text.len().saturating_sub(next.offset);
    if found == Next::MoreText && rest >= SUDOKU_PUZZLE_SIZE_MAX {
        found = next.advance(text, Follows::End);
    }
    // SAFETY: the caller guarantees memory for an entry at `entry`.
    unsafe { write(entry, next) }
    match found {
        // SAFETY: the caller guarantees memory for what is read, and for a place or a null pointer.
        Next::Puzzle(parsed) => unsafe { write_reading(&parsed, contents, place) },
        Next::End => Status::Exhausted,
        Next::MoreText => Status::MoreText,
    }
}

/// Writes contents in a format, and a NUL. Reading the text returns the same contents.
///
/// contents: what is to be written; its `format` is ignored. format: the number of the format.
/// text: `size` bytes; may be NULL if `size` is 0. written: the length of the text without the NUL,
/// also if `size` is too small; may be NULL.
///
/// Returns OK with the text written; CANNOT_HOLD if the format has no room for a part of the
/// contents; BAD_SIZE with only the length written if `size` is too small; or NOT_A_FORMAT. 8192
/// bytes are enough for every text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_write(
    contents: *const Text,
    format: i32,
    text: *mut c_char,
    size: usize,
    written: *mut usize,
) -> Status {
    // SAFETY: the caller guarantees contents at `contents`.
    let contents = match unsafe { value_at(contents) }.and_then(|contents| contents.contents()) {
        Ok(contents) => contents,
        Err(misuse) => return misuse,
    };
    let Some(format) = format_at(format) else { return Status::NotAFormat };
    match format.write(&contents) {
        // SAFETY: the caller guarantees `size` bytes at `text`, and a number at `written` or null.
        Ok(words) => unsafe { write_display(&words, text, size, written) },
        Err(_) => Status::CannotHold,
    }
}

/// Returns the name of a format, such as "box-drawing", or NULL if there is no format with this
/// number.
///
/// The numbers begin at 0, and have no gaps. They may be others in another version; the names stay
/// the same. The pointer stays valid as long as the program runs.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_format_name(format: i32) -> *const c_char {
    format_name(format).map_or(ptr::null(), CStr::as_ptr)
}

/// Writes what was read, or the place of the error; returns the status.
///
/// # Safety
///
/// Each pointer is null or points to memory that can be written.
unsafe fn write_reading(
    parsed: &Result<text::Parsed, ParseError>,
    contents: *mut Text,
    place: *mut Place,
) -> Status {
    match parsed {
        Ok(parsed) => {
            // SAFETY: the caller guarantees memory for the contents.
            unsafe { write(contents, Text::from(parsed)) }
            Status::Ok
        }
        Err(error) => {
            // SAFETY: the caller guarantees memory for a place, or the pointer is null.
            unsafe { write(place, Place::from(error)) }
            Status::of_any_text(error)
        }
    }
}
