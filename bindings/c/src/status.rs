//! The text of a status.

use core::ffi::{CStr, c_char};

use sudoku_core_abi::Status;

/// The text of each status.
const TEXTS: [(Status, &CStr); 46] = [
    (Status::Ok, c"done"),
    (Status::NoSolution, c"no solution"),
    (Status::NotUnique, c"more than one solution"),
    (Status::Conflict, c"a digit appears twice in a row, a column or a box"),
    (Status::Found, c"found a solution"),
    (Status::Paused, c"the budget ran out"),
    (Status::Exhausted, c"every solution has been returned"),
    (Status::Stopped, c"the callback asked to stop"),
    (Status::MoreText, c"more of the text is needed"),
    (Status::TextEmpty, c"found the end of the text, expected 81 symbols"),
    (Status::TextTooShort, c"found the end of the text, expected the next of 81 symbols"),
    (Status::TextTooLong, c"expected the end of the text after 81 symbols"),
    (Status::TextNotASymbol, c"expected 1 to 9, or one of . 0 _ * for an empty cell"),
    (
        Status::TextBrokenRow,
        c"found white space, expected the next of 81 symbols, in one line or nine lines of 9",
    ),
    (Status::TextLongRow, c"expected a line break after 9 symbols"),
    (Status::TextOfNoFormat, c"the text holds no Sudoku in any format"),
    (Status::TextAmbiguous, c"two formats would read the text as two different puzzles"),
    (Status::CannotHold, c"the format has no room for a part of what is to be written"),
    (Status::UnmetPattern, c"no attempt led to a proper puzzle with the pattern"),
    (Status::UnmetMinimal, c"no attempt led to a minimal puzzle"),
    (
        Status::UnmetClues,
        c"no attempt led to the number of clues; fewer than 20 are nearly never found",
    ),
    (Status::ImpossibleClues, c"the range of clues is empty, or not within 17 to 81"),
    (
        Status::ImpossibleCluesOfSymmetry,
        c"the range of clues has no number that the symmetry can have",
    ),
    (
        Status::ImpossiblePatternSize,
        c"the number of cells of the pattern is not in the range of clues",
    ),
    (Status::ImpossiblePatternSymmetry, c"the pattern does not have the symmetry"),
    (
        Status::ImpossiblePatternLines,
        c"the pattern has no cell in two lines that could be exchanged in any solution",
    ),
    (Status::ImpossibleSolution, c"the wanted solution is not a solved grid"),
    (Status::Mistakes, c"the player made mistakes"),
    (Status::Contradicted, c"the digits and candidates show that there is no solution"),
    (Status::Stuck, c"the techniques find no step"),
    (Status::Solved, c"the puzzle is solved"),
    (Status::NullPointer, c"a pointer is NULL"),
    (Status::NotADigit, c"a byte of a grid is above 9, or a set of candidates is above 511"),
    (Status::BadSize, c"a size is too small, or larger than any object"),
    (Status::Overlap, c"two places overlap that must not"),
    (Status::Misaligned, c"the memory for the search is not aligned"),
    (Status::NotASearch, c"the memory holds no search of this kind"),
    (Status::Unknown, c"a result without a number"),
    (Status::NotAFormat, c"there is no format with this number"),
    (Status::NotASymmetry, c"there is no symmetry with this number"),
    (Status::NotATransform, c"the structure is not a transform"),
    (Status::NotATechnique, c"there is no technique with this number"),
    (Status::NotAStep, c"the structure is not a step"),
    (Status::NotASolution, c"the solution does not solve the puzzle"),
    (Status::NotADepth, c"there is no depth with this number"),
    (Status::NotAnObstacle, c"the structure is not an obstacle of the status"),
];

/// Returns the text of a status in English, without a full stop.
///
/// The pointer is never NULL, even for a number that is not a status, and stays valid as long as
/// the program runs.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_status_text(status: i32) -> *const c_char {
    for (known, text) in &TEXTS {
        if *known as i32 == status {
            return text.as_ptr();
        }
    }
    c"not a status".as_ptr()
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::collections::BTreeSet;
    use std::string::String;
    use std::vec::Vec;

    fn text_of(code: i32) -> String {
        // SAFETY: the function returns a text that ends with NUL for every number.
        unsafe { CStr::from_ptr(sudoku_status_text(code)) }.to_string_lossy().into_owned()
    }

    /// The numbers in the header.
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
        assert!(!texts.contains("not a status"));
    }

    #[test]
    fn other_numbers_have_a_text_too() {
        for code in [i32::MIN, -16, 9, 15, 38, i32::MAX] {
            assert_eq!(text_of(code), "not a status");
        }
    }
}
