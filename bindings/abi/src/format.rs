//! Formats as numbers, and their names as texts of C.

use core::ffi::CStr;

use sudoku_core::text::Format;

/// The number of a format: its index in [`Format::ALL`].
#[must_use]
pub fn format_number(format: Format) -> i32 {
    let index = Format::ALL.iter().position(|&other| other == format);
    index.map_or(-1, |index| index as i32)
}

/// The format with a number, or `None` if there is none.
#[must_use]
pub fn format_at(number: i32) -> Option<Format> {
    Format::ALL.get(usize::try_from(number).ok()?).copied()
}

/// The name of the format with a number, or `None` if there is no such format.
#[must_use]
pub fn format_name(number: i32) -> Option<&'static CStr> {
    let name = NAMES.get(usize::try_from(number).ok()?)?;
    CStr::from_bytes_until_nul(name).ok()
}

/// The size of the longest name, with its NUL.
const LONGEST: usize = {
    let mut longest = 0;
    let mut index = 0;
    while index < Format::ALL.len() {
        let len = Format::ALL[index].name().len();
        if len > longest {
            longest = len;
        }
        index += 1;
    }
    longest + 1
};

/// The names with NULs after them, which the compiler puts together.
static NAMES: [[u8; LONGEST]; Format::ALL.len()] = {
    let mut names = [[0; LONGEST]; Format::ALL.len()];
    let mut index = 0;
    while index < names.len() {
        let name = Format::ALL[index].name().as_bytes();
        let mut at = 0;
        while at < name.len() {
            names[index][at] = name[at];
            at += 1;
        }
        index += 1;
    }
    names
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_names_are_those_of_the_formats() {
        for (number, format) in (0..).zip(Format::ALL) {
            assert_eq!(format_number(format), number);
            assert_eq!(format_at(number), Some(format));
            let name = format_name(number).and_then(|name| name.to_str().ok());
            assert_eq!(name, Some(format.name()));
        }
        for number in [i32::MIN, -1, Format::ALL.len() as i32, i32::MAX] {
            assert_eq!(format_at(number), None);
            assert_eq!(format_name(number), None);
        }
    }
}
