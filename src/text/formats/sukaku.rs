//! 729 symbols, nine for each cell.

use core::fmt;

use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::digit::Digit;
use crate::pencilmarks::Pencilmarks;
use crate::text::contents::Contents;
use crate::text::error::Expected;
use crate::text::format::Format;
use crate::text::parsed::Parsed;
use crate::text::scanner::number;
use crate::text::source::{Failure, Source};

/// Reads 729 symbols with white space anywhere between two cells, and comments around them.
pub(in crate::text) fn read(source: Source<'_>) -> Result<Parsed, Failure> {
    // A grid of 81 symbols is no start of this.
    let near = |read: usize, offset, expected| match read {
        0..=162 => source.unlike_at(offset, Format::Sukaku),
        _ => source.near(read / 9, offset, expected),
    };
    let mut marks = Pencilmarks::FULL;
    let mut candidates = Candidates::EMPTY;
    let mut read = 0_usize;
    for line in source.lines().filter(|line| !line.is_prose()) {
        for (at, &byte) in line.bytes.iter().enumerate() {
            let offset = line.offset + at;
            let place = read % 9;
            if byte.is_ascii_whitespace() && place == 0 {
                continue;
            }
            if byte == b'#' && read == 729 {
                break;
            }
            let number = number(byte);
            let Some((cell, expected)) = Cell::new(read / 9).zip(Digit::ALL.get(place)) else {
                return Err(source.near(81, offset, Expected::End { total: 729 }));
            };
            if number > 9 {
                return Err(near(read, offset, Expected::Symbol));
            }
            match Digit::new(number) {
                Some(digit) if digit != *expected => {
                    return Err(near(read, offset, Expected::Digit(*expected)));
                }
                Some(digit) => candidates = candidates.with(digit),
                None => {}
            }
            read += 1;
            if read.is_multiple_of(9) {
                marks.set(cell, core::mem::take(&mut candidates));
            }
        }
    }
    if read == 729 {
        return Ok(Parsed { format: Format::Sukaku, contents: Contents::of_marks(marks) });
    }
    let expected = Expected::MoreSymbols { read: u16::try_from(read).unwrap_or(729), total: 729 };
    Err(near(read, source.end, expected))
}

pub(in crate::text) fn write(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match contents.pencilmarks() {
        Some(marks) => write!(f, "{marks}"),
        None => Err(fmt::Error),
    }
}
