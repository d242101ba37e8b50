//! What a runtime sees: every function of the module.
#![allow(unsafe_code, reason = "a fixed name for a function is unsafe; each name is used once")]

use sudoku_core::ParseError;
use sudoku_core::text::{self, Follows, Found, Parsed};
use sudoku_core_abi::{Next, Status, Text, format_at, print};
use sudoku_core_module::{BAD_ADDRESS, END_OF_TEXT, STRAY_BYTE, export_addresses, export_version};

use crate::memory::{self, BUFFERS, Buffers, TEXT, with_buffers, with_text};

export_addresses! {
    BUFFERS, Buffers;
    text_address: text,
    contents_address: contents,
    entry_address: entry,
    words_address: words,
    detail_address: detail,
}

export_version! {}

/// Returns the size of the buffer for text.
#[unsafe(no_mangle)]
extern "C" fn text_capacity() -> usize {
    TEXT
}

/// Reads a text of any format into `contents` and returns `Ok`; or returns `TextOfNoFormat` or
/// `TextAmbiguous` and does not change `contents`.
///
/// After an error, `offset`, `line` and `column` are its place, `found` is what was found there,
/// and `words` say what was expected. The text is UTF-8, and may lie anywhere in memory.
#[unsafe(no_mangle)]
extern "C" fn read(address: usize, length: usize) -> Status {
    match with_text(address, length, text::read) {
        Some(parsed) => with_buffers(|buffers| keep(buffers, &parsed)),
        None => BAD_ADDRESS,
    }
}

/// Moves `entry` on to the next puzzle of a text of many, and reads it as `read` does; `entry` is
/// all 0 before the first one. `follows` is 0 at the end of the text, and 1 if perhaps more of it
/// follows. Places of errors are those in the whole text by the line, and in these bytes by the
/// offset.
///
/// Returns what `read` returns; `Exhausted` if there is no further puzzle; or `MoreText` if the
/// end of the puzzle is not in the text: then the bytes before `entry.offset` are not needed any
/// more.
#[unsafe(no_mangle)]
extern "C" fn next(address: usize, length: usize, follows: u32) -> Status {
    let follows = if follows == 0 { Follows::End } else { Follows::More };
    let mut entry = memory::entry();
    let Some(found) = with_text(address, length, |text| entry.advance(text, follows)) else {
        return BAD_ADDRESS;
    };
    with_buffers(|buffers| {
        buffers.entry = entry;
        match found {
            Next::Puzzle(parsed) => keep(buffers, &parsed),
            Next::End => Status::Exhausted,
            Next::MoreText => Status::MoreText,
        }
    })
}

/// Writes `contents` in the format with a number to `text`, and the number of bytes to `count`.
///
/// Returns `Ok`; `CannotHold` if the format has no room for a part of the contents, which `words`
/// name; `NotADigit`; or `NotAFormat`.
#[unsafe(no_mangle)]
extern "C" fn write(format: i32) -> Status {
    with_buffers(|buffers| {
        let contents = match buffers.contents.contents() {
            Ok(contents) => contents,
            Err(misuse) => return misuse,
        };
        let Some(format) = format_at(format) else { return Status::NotAFormat };
        let (printed, status) = match format.write(&contents) {
            Ok(written) => (print(&written, &mut buffers.text), Status::Ok),
            Err(error) => (print(&error, &mut buffers.words), Status::CannotHold),
        };
        count(buffers, printed, status)
    })
}

/// Writes the name of the format with a number to `words`; returns `Ok`, or `NotAFormat`.
#[unsafe(no_mangle)]
extern "C" fn format_name(format: i32) -> Status {
    with_buffers(|buffers| match format_at(format) {
        Some(format) => {
            let printed = print(&format.name(), &mut buffers.words);
            count(buffers, printed, Status::Ok)
        }
        None => Status::NotAFormat,
    })
}

/// Writes what was read, or what is wrong with the text.
#[inline(never)]
fn keep(buffers: &mut Buffers, parsed: &Result<Parsed, ParseError>) -> Status {
    let error = match parsed {
        Ok(parsed) => {
            buffers.contents = Text::from(parsed);
            return Status::Ok;
        }
        Err(error) => error,
    };
    buffers.detail.offset = error.offset as u32;
    buffers.detail.line = error.line as u32;
    buffers.detail.column = error.column as u32;
    buffers.detail.found = match error.found {
        Found::Char(found) => u32::from(found),
        Found::Byte(found) => STRAY_BYTE + u32::from(found),
        Found::End => END_OF_TEXT,
    };
    let printed = print(&error.expected, &mut buffers.words);
    count(buffers, printed, Status::of_any_text(error))
}

/// Writes the number of bytes that were printed, if there was room for them.
fn count(buffers: &mut Buffers, printed: Option<u32>, status: Status) -> Status {
    match printed {
        Some(count) => {
            buffers.detail.count = count;
            status
        }
        None => Status::BadSize,
    }
}
