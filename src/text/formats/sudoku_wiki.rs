//! The strings and links of SudokuWiki's solver.
//!
//! The string of 2023 is described at <https://www.sudokuwiki.org/Sudoku_String_Definitions>: a
//! clue is its bit, shifted by one, and 1 as a flag. The sample on that page has the digit itself
//! instead of the flag, so that the clue 8 is the same as the candidates 3 and 8. A string of that
//! kind is refused at its first clue with the digit 3, 5, 7 or 9, which cannot be anything else.
//!
//! The later string, `S9B`, was derived from links of the site. It agrees with the codes that
//! BlueAnt1/puzzle-coding documents, except that the pairs are numbers to the base 36.

use core::fmt;

use super::base;
use super::cells::Cells;
use super::cursor::Cursor;
use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::digit::Digit;
use crate::text::contents::Contents;
use crate::text::format::Format;
use crate::text::parsed::Parsed;
use crate::text::scanner::number;
use crate::text::source::{Failure, Source};

/// The number of a set of candidates in `S9B` is its bits and this.
const OFFSET: u16 = 18;

/// Reads a link with `bd=`, or a string alone.
///
/// The string is 81 symbols, or 81 pairs of lower case letters and digits. After `S9B` a pair is a
/// number to the base 36: 0 for an empty cell, 1 to 9 for a clue, 10 to 18 for a digit that was
/// placed, and 18 and the bits of the candidates otherwise, in which bit 0 stands for 1. Without
/// `S9B` it is a number to the base 32: bit 0 is 1 for a clue, and the bits above are the
/// candidates. A string of this kind that is not in a link must have a letter.
pub(in crate::text) fn read(source: Source<'_>) -> Result<Parsed, Failure> {
    let mut cursor = Cursor::new(source);
    cursor.skip_space();
    let text = cursor.rest();
    let link = text.split(u8::is_ascii_whitespace).next().unwrap_or_default();
    let in_link = match link.windows(3).position(|window| window == b"bd=") {
        Some(0) => 3,
        Some(at) if matches!(link.get(at - 1), Some(b'?' | b'&')) => at + 3,
        _ => 0,
    };
    cursor.at += in_link;
    let start = cursor.at;
    let string = cursor.take_while(|byte| byte.is_ascii_alphanumeric() || b"._*".contains(&byte));
    let kind = match string {
        [b'S', b'9', b'B', ..] => Kind::Position,
        _ if is_other_puzzle(string) => {
            return Err(cursor.wrong(start, "S9B, a Sudoku of 9 x 9 cells in version B"));
        }
        _ if in_link > 0 && string.len() <= 81 => Kind::Symbols,
        _ if in_link > 0 => Kind::Pairs,
        _ if string.len() == 162 && string.iter().any(u8::is_ascii_lowercase) => Kind::Pairs,
        _ => return Err(source.unlike(Format::SudokuWiki)),
    };
    let end = cursor.at;
    cursor.at = start;
    let mut cells = Cells::EMPTY;
    match kind {
        Kind::Symbols => symbols(&mut cursor, &mut cells)?,
        Kind::Pairs => pairs(&mut cursor, &mut cells)?,
        Kind::Position => {
            cursor.at += 3;
            position(&mut cursor, &mut cells)?;
        }
    }
    if cursor.at < end {
        return Err(cursor.wrong(cursor.at, "the end of the string after 81 cells"));
    }
    if in_link > 0 && matches!(cursor.peek(), Some(b'&' | b'#')) {
        cursor.take_while(|byte| !byte.is_ascii_whitespace());
    }
    cursor.skip_space();
    match cursor.peek() {
        Some(_) => Err(cursor.wrong(cursor.at, "the end of the text after the string")),
        None => Ok(Parsed { format: Format::SudokuWiki, contents: cells.contents() }),
    }
}

/// What the string is made of.
enum Kind {
    Symbols,
    Pairs,
    Position,
}

/// Whether a string begins as one of another size, version or kind of puzzle does, and goes on.
fn is_other_puzzle(string: &[u8]) -> bool {
    match string {
        [kind, size, version, rest @ ..] => {
            b"SJTKDLMXW".contains(kind)
                && b"689GP".contains(size)
                && version.is_ascii_uppercase()
                && rest.len() > 40
        }
        _ => false,
    }
}

fn symbols(cursor: &mut Cursor<'_>, cells: &mut Cells) -> Result<(), Failure> {
    for cell in Cell::ALL {
        let number = cursor.peek().map_or(u8::MAX, number);
        if number > 9 {
            return Err(cursor.wrong(cursor.at, "81 symbols, 1 to 9, or 0 for an empty cell"));
        }
        cursor.at += 1;
        if let Some(digit) = Digit::new(number) {
            cells.clue(cell, digit);
        }
    }
    Ok(())
}

fn pairs(cursor: &mut Cursor<'_>, cells: &mut Cells) -> Result<(), Failure> {
    for cell in Cell::ALL {
        let at = cursor.at;
        let value = pair(cursor, 32, "81 pairs of digits to the base 32, 0 to 9 and a to v")?;
        let marks = Candidates::from_bits_truncate(value >> 1);
        match marks.single() {
            _ if value & 1 == 0 => cells.mark_exactly(cell, marks),
            Some(digit) => cells.clue(cell, digit),
            None => {
                let is_digit = |digit: &Digit| value == (1 << digit.get()) + u16::from(digit.get());
                let words = if Digit::ALL.iter().any(is_digit) {
                    "a clue as its bit and 1: with the digit instead, even clues are not marked"
                } else {
                    "a clue with one digit"
                };
                return Err(cursor.wrong(at, words));
            }
        }
    }
    Ok(())
}

fn position(cursor: &mut Cursor<'_>, cells: &mut Cells) -> Result<(), Failure> {
    for cell in Cell::ALL {
        let at = cursor.at;
        let value = pair(cursor, 36, "81 pairs of digits to the base 36, 0 to 9 and a to z")?;
        let (digit, place) = if value < 10 { (value, 0) } else { (value - 9, 1) };
        match (Digit::try_from(digit).ok(), Candidates::from_bits(value.wrapping_sub(OFFSET))) {
            _ if value == 0 => {}
            (Some(digit), _) if place == 0 => cells.clue(cell, digit),
            (Some(digit), _) => cells.place(cell, digit),
            (None, Some(marks)) => cells.mark(cell, marks),
            (None, None) => {
                return Err(cursor.wrong(at, "the pair of a cell, 00 to ep"));
            }
        }
    }
    Ok(())
}

/// Reads two digits of a number.
fn pair(cursor: &mut Cursor<'_>, number_base: u8, words: &'static str) -> Result<u16, Failure> {
    let mut value = 0;
    for _ in 0..2 {
        let Some(digit) = cursor.peek().and_then(|byte| base::value(byte, number_base)) else {
            return Err(cursor.wrong(cursor.at, words));
        };
        cursor.at += 1;
        value = value * u16::from(number_base) + u16::from(digit);
    }
    Ok(value)
}

/// Writes `S9B` and 81 pairs.
pub(in crate::text) fn write(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    f.write_str("S9B")?;
    for cell in Cell::ALL {
        let value = match (contents.clues().get(cell), contents.placed().get(cell)) {
            (Some(digit), _) => u16::from(digit.get()),
            (None, Some(digit)) => 9 + u16::from(digit.get()),
            (None, None) => match contents.candidates(cell).bits() {
                0 => 0,
                bits => bits + OFFSET,
            },
        };
        for place in [value / 36, value % 36] {
            let digit = DIGITS.get(usize::from(place)).copied().unwrap_or(b'0');
            write!(f, "{}", char::from(digit))?;
        }
    }
    Ok(())
}
