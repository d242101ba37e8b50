//! What a function answers.

use core::ffi::{CStr, c_char};

/// What a function answers: an `int32_t`, whatever the compiler makes of enums.
///
/// 0 and more: the call was right, and this is what came out.
/// Below 0: the call got no answer, and nothing was written.
///
/// The numbers stay what they are in every version. Later versions may have more of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
#[non_exhaustive]
pub enum Status {
    /// Done: what was asked for is written.
    Ok = 0,
    /// No digit stands twice in a house, and yet there is no solution.
    NoSolution = 1,
    /// There are several solutions.
    NotUnique = 2,
    /// A digit stands twice in a row, a column or a box.
    Conflict = 3,
    /// A solution that this search has not given before is written.
    Found = 4,
    /// The budget ran out. This says nothing of the solutions that are left.
    Paused = 5,
    /// Every solution has been given.
    Exhausted = 6,
    /// The callback asked to stop.
    Stopped = 7,

    /// The text has no symbol at all. A symbol is one of 1 to 9, or one of . 0 _ * for an empty cell.
    TextEmpty = 16,
    /// The text ends before its 81st symbol.
    TextTooShort = 17,
    /// Something other than white space and one comment follows the 81st symbol.
    TextTooLong = 18,
    /// The text has a character that is no symbol.
    TextNotASymbol = 19,
    /// White space stands in a row, or the rows are not each on a line of their own.
    TextBrokenRow = 20,
    /// A row goes on after nine symbols.
    TextLongRow = 21,

    /// A pointer is NULL that must not be.
    NullPointer = -1,
    /// A byte of a grid is above 9. Mind that grids are numbers: the character '0' is 48.
    NotADigit = -2,
    /// A size is too small for what is to be written there, or a length is larger than any object can be.
    BadSize = -3,
    /// Two places to write to lie over one another.
    Overlap = -4,
    /// The memory for a search does not begin at a multiple of sudoku_search_align().
    Misaligned = -5,
    /// The memory holds no search: sudoku_search_init() was not called, or failed.
    NotASearch = -6,
    /// The library gave an answer for which this interface has no number.
    Unknown = -7,
}

/// What to call each status in a message.
const TEXTS: [(Status, &CStr); 21] = [
    (Status::Ok, c"done"),
    (Status::NoSolution, c"no solution"),
    (Status::NotUnique, c"more than one solution"),
    (Status::Conflict, c"a digit stands twice in a row, a column or a box"),
    (Status::Found, c"found a solution"),
    (Status::Paused, c"the budget ran out"),
    (Status::Exhausted, c"every solution has been given"),
    (Status::Stopped, c"the callback asked to stop"),
    (Status::TextEmpty, c"found nothing, expected 81 symbols"),
    (Status::TextTooShort, c"found the end, expected 81 symbols"),
    (Status::TextTooLong, c"found more after 81 symbols, expected the end"),
    (Status::TextNotASymbol, c"expected 1 to 9, or one of . 0 _ * for an empty cell"),
    (
        Status::TextBrokenRow,
        c"found white space, expected 81 symbols in one line, or nine lines of 9",
    ),
    (Status::TextLongRow, c"found more after 9 symbols in a row, expected a line break"),
    (Status::NullPointer, c"a pointer is NULL"),
    (Status::NotADigit, c"a byte of the grid is above 9"),
    (Status::BadSize, c"a size is too small, or larger than any object"),
    (Status::Overlap, c"two places to write to overlap"),
    (Status::Misaligned, c"the memory for the search is not aligned"),
    (Status::NotASearch, c"the memory holds no search"),
    (Status::Unknown, c"an answer without a number"),
];

/// The text of a status in English, without a full stop. Never NULL, also for numbers that are no status; lives as long as the program.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_status_text(status: i32) -> *const c_char {
    for (known, text) in &TEXTS {
        if *known as i32 == status {
            return text.as_ptr();
        }
    }
    c"no status".as_ptr()
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::collections::BTreeSet;
    use std::string::String;
    use std::vec::Vec;

    fn text_of(code: i32) -> String {
        // SAFETY: the function gives a text that ends with NUL, whatever the number.
        unsafe { CStr::from_ptr(sudoku_status_text(code)) }.to_string_lossy().into_owned()
    }

    /// The numbers as C sees them.
    fn codes() -> Vec<i32> {
        include_str!("../include/sudoku_core.h")
            .lines()
            .filter_map(|line| line.trim().strip_prefix("SUDOKU_STATUS_")?.split_once(" = "))
            .map(|(_, number)| number.trim_end_matches(',').parse().expect("a number"))
            .collect()
    }

    #[test]
    fn each_number_has_a_text_of_its_own() {
        let texts: BTreeSet<String> = codes().into_iter().map(text_of).collect();
        assert_eq!(texts.len(), TEXTS.len());
        assert_eq!(codes().len(), TEXTS.len());
        assert!(!texts.contains("no status"));
    }

    #[test]
    fn other_numbers_have_a_text_too() {
        for code in [i32::MIN, -8, 8, 15, 22, i32::MAX] {
            assert_eq!(text_of(code), "no status");
        }
    }
}
