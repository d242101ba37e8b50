//! Digits, cells, houses, sets of them, chutes, triads, symmetries and transforms: each is read
//! from the text that it prints as.

use core::str::FromStr;

use super::error::{Expected, ParseError};
use super::format::Format;
use crate::candidate_set::CandidateSet;
use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::chute::{Chute, Triad};
use crate::digit::Digit;
use crate::house::House;
use crate::house_set::HouseSet;
use crate::symmetry::Symmetry;
use crate::transform::Transform;

/// Implements `FromStr` by a function from bytes, and says what is expected otherwise.
///
/// The error is where the longest start of the text that can be read ends, or at its start if there
/// is none: as a digit, `12` is wrong at the `2`.
macro_rules! from_str {
    ($(#[$doc:meta])* $type:ident by $read:expr, $expected:literal) => {
        $(#[$doc])*
        impl FromStr for $type {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<$type, ParseError> {
                let read: fn(&[u8]) -> Option<$type> = $read;
                let text = text.as_bytes();
                read(text).ok_or_else(|| {
                    let is_read = |len: &usize| text.get(..*len).and_then(read).is_some();
                    let offset = (1..text.len()).rev().find(is_read).unwrap_or(0);
                    ParseError::new(text, offset, Expected::Words($expected))
                })
            }
        }
    };
}

from_str! {
    /// Reads the name of a format.
    Format by |text| Format::ALL.into_iter().find(|format| format.name().as_bytes() == text),
    "the name of a format"
}

from_str! {
    /// Reads the name of a symmetry: `half-turn`.
    Symmetry by |text| {
        Symmetry::ALL.into_iter().find(|symmetry| symmetry.name().as_bytes() == text)
    }, "the name of a symmetry, such as none or half-turn"
}

/// The number 0 to 8 that a character `1` to `9` stands for.
fn position(symbol: u8) -> Option<usize> {
    Some(digit(symbol)?.index())
}

fn digit(symbol: u8) -> Option<Digit> {
    Digit::new(symbol.wrapping_sub(b'0'))
}

from_str! {
    /// Reads one character, `1` to `9`.
    Digit by |text| match *text {
        [symbol] => digit(symbol),
        _ => None,
    }, "one digit, 1 to 9"
}

from_str! {
    /// Reads different digits in ascending order without a separator: `2468`. The empty text is the
    /// empty set.
    Candidates by digits, "digits 1 to 9 in ascending order"
}

fn digits(text: &[u8]) -> Option<Candidates> {
    let mut set = Candidates::EMPTY;
    for &symbol in text {
        let digit = digit(symbol)?;
        if set.last().is_some_and(|last| last >= digit) {
            return None;
        }
        set.insert(digit);
    }
    Some(set)
}

from_str! {
    /// Reads the row and the column, numbered from 1: `r1c9`.
    Cell by cell, "one cell, r1c1 to r9c9"
}

fn cell(text: &[u8]) -> Option<Cell> {
    match *text {
        [b'r', row, b'c', column] => Cell::at(position(row)?, position(column)?),
        _ => None,
    }
}

from_str! {
    /// Reads cells in ascending order, separated by one space: `r1c1 r1c9`. The empty text is the
    /// empty set.
    CellSet by |text| {
        let mut set = CellSet::EMPTY;
        if text.is_empty() {
            return Some(set);
        }
        for name in text.split(|&byte| byte == b' ') {
            let cell = cell(name)?;
            if set.last().is_some_and(|last| last >= cell) {
                return None;
            }
            set.insert(cell);
        }
        Some(set)
    }, "cells r1c1 to r9c9 in ascending order, separated by spaces"
}

from_str! {
    /// Reads cells in ascending order with their digits, separated by one space: `r4c7:3 r5c7:36`.
    /// The empty text is the empty set.
    CandidateSet by |text| {
        let mut set = CandidateSet::EMPTY;
        if text.is_empty() {
            return Some(set);
        }
        for part in text.split(|&byte| byte == b' ') {
            let (name, rest) = part.split_first_chunk::<4>()?;
            let cell = cell(name)?;
            let [b':', digits @ ..] = rest else { return None };
            let digits = self::digits(digits)?;
            if digits.is_empty() || set.all_cells().last().is_some_and(|last| last >= cell) {
                return None;
            }
            for digit in digits {
                set.insert(cell, digit);
            }
        }
        Some(set)
    }, "cells r1c1 to r9c9 in ascending order, each with its digits, such as r4c7:36"
}

from_str! {
    /// Reads the kind and the position, numbered from 1: `row 1`, `column 9`, `box 5`.
    House by house, "row, column or box, and 1 to 9"
}

fn house(text: &[u8]) -> Option<House> {
    match text {
        [b'r', b'o', b'w', b' ', row] => House::row(position(*row)?),
        [b'c', b'o', b'l', b'u', b'm', b'n', b' ', column] => House::column(position(*column)?),
        [b'b', b'o', b'x', b' ', number] => House::box_(position(*number)?),
        _ => None,
    }
}

from_str! {
    /// Reads houses in ascending order, separated by a comma and a space: `row 2, box 6`. The empty
    /// text is the empty set.
    HouseSet by |text| {
        let mut set = HouseSet::EMPTY;
        if text.is_empty() {
            return Some(set);
        }
        for (count, part) in text.split(|&byte| byte == b',').enumerate() {
            let name = if count == 0 { part } else { after(part, b" ")? };
            let house = house(name)?;
            if set.last().is_some_and(|last| last >= house) {
                return None;
            }
            set.insert(house);
        }
        Some(set)
    }, "rows, columns and boxes in ascending order, separated by commas"
}

from_str! {
    /// Reads the kind and the number, counted from 1: `band 1`, `stack 3`.
    Chute by |text| match text {
        [b'b', b'a', b'n', b'd', b' ', band @ b'1'..=b'3'] => Chute::new(position(*band)?),
        [b's', b't', b'a', b'c', b'k', b' ', stack @ b'1'..=b'3'] => {
            Chute::new(3 + position(*stack)?)
        }
        _ => None,
    }, "band or stack, and 1 to 3"
}

from_str! {
    /// Reads the rows and the columns, numbered from 1: `r2c456`, `r789c9`.
    Triad by |text| Triad::ALL.into_iter().find(|triad| triad.name() == text),
    "three cells of a row or a column in a box, such as r2c456 or r789c9"
}

from_str! {
    /// Reads the rows, the columns and the digits, numbered from 1, after `transpose` or not:
    /// `rows 123456789 columns 123456789 digits 123456789`.
    Transform by |text| {
        let (first, rest) = match after(text, b"transpose ") {
            Some(rest) => (Transform::TRANSPOSITION, rest),
            None => (Transform::IDENTITY, text),
        };
        let (rows, rest) = nine(rest, b"rows ")?;
        let (columns, rest) = nine(rest, b" columns ")?;
        let (digits, rest) = nine(rest, b" digits ")?;
        if !rest.is_empty() {
            return None;
        }
        let rows = Transform::from_rows(rows.map(Digit::index))?;
        let columns = Transform::from_columns(columns.map(Digit::index))?;
        Some(first.then(rows).then(columns).then(Transform::from_digits(digits)?))
    }, "rows, columns and digits, such as rows 123456789 columns 123456789 digits 123456789"
}

/// What follows a word at the start of a text.
//
// `strip_prefix` is the same, but the compiler leaves a path to a panic in it.
fn after<'a>(text: &'a [u8], word: &[u8]) -> Option<&'a [u8]> {
    let (start, rest) = text.split_at_checked(word.len())?;
    (start == word).then_some(rest)
}

/// Nine digits after a word, and the rest of the text.
fn nine<'a>(text: &'a [u8], word: &[u8]) -> Option<([Digit; 9], &'a [u8])> {
    let (symbols, rest) = after(text, word)?.split_first_chunk::<9>()?;
    let mut digits = Digit::ALL;
    for (number, symbol) in digits.iter_mut().zip(symbols) {
        *number = digit(*symbol)?;
    }
    Some((digits, rest))
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use core::fmt::{Debug, Display};
    use std::string::{String, ToString};
    use std::vec::Vec;

    /// Checks that each value is read from what it prints as, and that no text beside it is read as
    /// anything that prints otherwise.
    fn check<T: Display + Debug + PartialEq + FromStr<Err = ParseError>>(
        all: impl IntoIterator<Item = T>,
    ) {
        for value in all {
            let text = value.to_string();
            assert_eq!(text.parse::<T>().as_ref(), Ok(&value));
            let mut others: Vec<String> = Vec::new();
            for at in (0..=text.len()).filter(|&at| text.is_char_boundary(at)) {
                for inserted in ["0", "1", "9", " ", "r", "５", "x"] {
                    others.push([&text[..at], inserted, &text[at..]].concat());
                    let rest = text.get(at + 1..).unwrap_or_default();
                    others.push([&text[..at], inserted, rest].concat());
                }
                others.push(text[..at].to_string());
            }
            for other in others {
                if let Ok(read) = other.parse::<T>() {
                    assert_eq!(read.to_string(), other);
                }
            }
        }
    }

    #[test]
    fn what_is_printed_is_read() {
        check(Digit::ALL);
        check(Cell::ALL);
        check(House::ALL);
        check(Chute::ALL);
        check(Triad::ALL);
        check(Symmetry::ALL);
        check((0..60).filter_map(|bit| Transform::from_index(0x1_b000_0000_0b01 << bit >> 20)));
        check((0..512).map(Candidates::from_bits_truncate));
        check(
            (0..81)
                .map(|bit| CellSet::from_bits(0x1_0000_0801_0203 << bit >> 20).unwrap_or_default()),
        );
        check((0..27).map(|bit| HouseSet::from_bits(0x40_0203 << bit >> 20).unwrap_or_default()));
        check((0..81).step_by(5).map(|start| {
            let mut set = CandidateSet::EMPTY;
            for (cell, digit) in Cell::ALL.into_iter().skip(start).zip(Digit::ALL).step_by(2) {
                set.insert(cell, digit);
                set.insert(cell, Digit::D4);
            }
            set
        }));
    }

    #[test]
    fn what_is_wrong() {
        for (error, message) in [
            (
                "".parse::<Digit>().unwrap_err(),
                "line 1, column 1: found the end of the text, expected one digit, 1 to 9",
            ),
            (
                "12".parse::<Digit>().unwrap_err(),
                "line 1, column 2: found '2', expected one digit, 1 to 9",
            ),
            (
                "r0c1".parse::<Cell>().unwrap_err(),
                "line 1, column 1: found 'r', expected one cell, r1c1 to r9c9",
            ),
            (
                "r1c1 r1c2".parse::<Cell>().unwrap_err(),
                "line 1, column 5: found ' ', expected one cell, r1c1 to r9c9",
            ),
            (
                "row 0".parse::<House>().unwrap_err(),
                "line 1, column 1: found 'r', expected row, column or box, and 1 to 9",
            ),
            (
                "stack 4".parse::<Chute>().unwrap_err(),
                "line 1, column 1: found 's', expected band or stack, and 1 to 3",
            ),
            (
                "halfturn".parse::<Symmetry>().unwrap_err(),
                "line 1, column 1: found 'h', \
                 expected the name of a symmetry, such as none or half-turn",
            ),
            (
                "2442".parse::<Candidates>().unwrap_err(),
                "line 1, column 3: found '4', expected digits 1 to 9 in ascending order",
            ),
            (
                "row 2,box 1".parse::<HouseSet>().unwrap_err(),
                "line 1, column 6: found ',', \
                 expected rows, columns and boxes in ascending order, separated by commas",
            ),
            (
                "r1c1:4 r1c2".parse::<CandidateSet>().unwrap_err(),
                "line 1, column 7: found ' ', expected cells r1c1 to r9c9 in ascending order, \
                 each with its digits, such as r4c7:36",
            ),
            (
                "r1c1 ５".parse::<CellSet>().unwrap_err(),
                "line 1, column 5: found ' ', \
                 expected cells r1c1 to r9c9 in ascending order, separated by spaces",
            ),
        ] {
            assert_eq!(error.to_string(), message);
        }
    }
}
