//! Formats as numbers, and their names as texts of C.

use core::ffi::CStr;

use sudoku_core::text::Format;

use crate::names::{name_at, name_table};

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
    name_at(&TERMINATED, number)
}

name_table!(TERMINATED: Format);

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
