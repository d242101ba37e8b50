//! Pencilmarks as a text of 729 symbols, in one line or in nine lines.

use core::fmt::{self, Write as _};
use core::str::FromStr;

use super::board::write_board;
use super::error::{Expected, ParseError};
use super::scanner::Scanner;
use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::digit::Digit;
use crate::pad::pad_ascii;
use crate::pencilmarks::Pencilmarks;

impl Pencilmarks {
    /// Reads pencilmarks from a text of nine symbols per cell, 729 in one line or nine lines of 81,
    /// or from a board with borders as `{:#}` writes it.
    ///
    /// The nine symbols of a cell are those of the digits 1 to 9 in order: the digit itself if it
    /// is a candidate, one of `.`, `0`, `_` and `*` if it is not. So `.2......9` is a cell with the
    /// candidates 2 and 9. White space, the comment and the byte order mark are as in
    /// [`Grid::parse`](crate::Grid::parse), with rows of 81 symbols.
    ///
    /// ```
    /// use sudoku_core::{Candidates, Cell, Pencilmarks};
    ///
    /// let mut text = [b'.'; 729];
    /// text[1] = b'2';
    /// text[8] = b'9';
    /// let marks = Pencilmarks::parse(&text)?;
    /// assert_eq!(marks.candidates(Cell::new(0).unwrap()), Candidates::D2 | Candidates::D9);
    /// assert_eq!(marks.candidates(Cell::new(1).unwrap()), Candidates::EMPTY);
    ///
    /// text[9] = b'9';
    /// assert_eq!(
    ///     Pencilmarks::parse(&text).unwrap_err().to_string(),
    ///     "line 1, column 10: found '9', \
    ///      expected 1, or one of . 0 _ * for a digit that is no candidate",
    /// );
    /// # Ok::<(), sudoku_core::ParseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ParseError`] at the first place where the text does not match.
    pub const fn parse(text: &[u8]) -> Result<Pencilmarks, ParseError> {
        if let Some(b'+') = Board::first_symbol(text) {
            return Board::read(text);
        }
        let mut marks = Pencilmarks::FULL;
        let mut scanner = Scanner::new(text, 81);
        let mut index = 0;
        while index < Cell::ALL.len() {
            let mut candidates = Candidates::EMPTY;
            let mut place = 0;
            while place < Digit::ALL.len() {
                let expected = Digit::ALL[place];
                match scanner.next() {
                    Ok(number) => {
                        if let Some(found) = Digit::new(number) {
                            if found.get() != expected.get() {
                                return Err(scanner.error_at_last(Expected::Digit(expected)));
                            }
                            candidates = candidates.with(found);
                        }
                    }
                    Err(error) => return Err(error),
                }
                place += 1;
            }
            marks.set(Cell::ALL[index], candidates);
            index += 1;
        }
        match scanner.finish() {
            Ok(()) => Ok(marks),
            Err(error) => Err(error),
        }
    }
}

/// A board of pencilmarks, read from a text.
struct Board<'a> {
    text: &'a [u8],
    offset: usize,
}

impl<'a> Board<'a> {
    /// The first byte that is not white space, after the byte order mark.
    const fn first_symbol(text: &[u8]) -> Option<u8> {
        let mut board = Board::new(text);
        board.skip(false);
        board.peek()
    }

    const fn new(text: &'a [u8]) -> Self {
        let offset = if let [0xef, 0xbb, 0xbf, ..] = text { 3 } else { 0 };
        Board { text, offset }
    }

    /// Reads nine rows of nine cells: different digits in ascending order, or `.` for none.
    const fn read(text: &[u8]) -> Result<Pencilmarks, ParseError> {
        let mut board = Board::new(text);
        let mut marks = Pencilmarks::FULL;
        let mut index = 0;
        while index < Cell::ALL.len() {
            let start = board.offset;
            let breaks = board.skip(index % 9 == 0);
            let row_starts = index % 9 == 0;
            if index > 0 && breaks != row_starts {
                return Err(ParseError::new(text, start, SHAPE));
            }
            match board.cell() {
                Ok(candidates) => marks.set(Cell::ALL[index], candidates),
                Err(error) => return Err(error),
            }
            index += 1;
        }
        board.skip(true);
        if let Some(b'#') = board.peek() {
            while let Some(byte) = board.peek()
                && byte != b'\n'
            {
                board.offset += 1;
            }
            board.skip(false);
        }
        match board.peek() {
            None => Ok(marks),
            Some(_) => Err(ParseError::new(text, board.offset, SHAPE)),
        }
    }

    const fn peek(&self) -> Option<u8> {
        match self.text.split_at_checked(self.offset) {
            Some((_, [byte, ..])) => Some(*byte),
            _ => None,
        }
    }

    /// Skips white space and borders; returns whether it skipped a line break. Rules are borders
    /// only between rows.
    const fn skip(&mut self, between_rows: bool) -> bool {
        let mut breaks = false;
        while let Some(byte) = self.peek() {
            let is_border = byte == b'|' || between_rows && matches!(byte, b'+' | b'-');
            if !byte.is_ascii_whitespace() && !is_border {
                break;
            }
            breaks |= byte == b'\n';
            self.offset += 1;
        }
        breaks
    }

    /// Reads the candidates of a cell.
    const fn cell(&mut self) -> Result<Candidates, ParseError> {
        let mut candidates = Candidates::EMPTY;
        let start = self.offset;
        while let Some(byte) = self.peek() {
            let last = match candidates.last() {
                Some(digit) => digit.get(),
                None => 0,
            };
            match Digit::new(byte.wrapping_sub(b'0')) {
                Some(digit) if digit.get() > last => candidates.insert(digit),
                _ if byte == b'.' && self.offset == start => {
                    self.offset += 1;
                    break;
                }
                _ => break,
            };
            self.offset += 1;
        }
        let is_end = match self.peek() {
            None | Some(b'|' | b'#') => true,
            Some(byte) => byte.is_ascii_whitespace(),
        };
        if self.offset == start || !is_end {
            return Err(ParseError::new(self.text, self.offset, CELL));
        }
        Ok(candidates)
    }
}

const SHAPE: Expected = Expected::Words("nine rows of nine cells");
const CELL: Expected =
    Expected::Words("the candidates of a cell in ascending order, or . for none");

/// The same as [`Pencilmarks::parse`].
impl FromStr for Pencilmarks {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Pencilmarks, ParseError> {
        Pencilmarks::parse(text.as_bytes())
    }
}

/// `{}` writes 729 symbols in one line, `{:#}` a board with the candidates of each cell.
///
/// ```
/// use sudoku_core::{Grid, Pencilmarks};
///
/// let grid: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let marks = Pencilmarks::from(grid);
/// assert!(marks.to_string().starts_with("....5......3......12.4....."));
/// assert_eq!(format!("{marks:#}").lines().nth(1), Some(
///     "| 5      3      124    | 26     7      2468   | 1489   1249   248    |"
/// ));
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
impl fmt::Display for Pencilmarks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            let width =
                Cell::ALL.into_iter().fold(1, |width, cell| width.max(self.candidates(cell).len()));
            return write_board(f, width, |f, cell| {
                let candidates = self.candidates(cell);
                for digit in candidates {
                    f.write_char(char::from(digit))?;
                }
                if candidates.is_empty() {
                    f.write_char('.')?;
                }
                (candidates.len().max(1)..width).try_for_each(|_| f.write_char(' '))
            });
        }
        let mut text = [b'.'; 729];
        for (group, cell) in text.as_chunks_mut::<9>().0.iter_mut().zip(Cell::ALL) {
            for (symbol, digit) in group.iter_mut().zip(Digit::ALL) {
                if self.candidates(cell).contains(digit) {
                    *symbol = b'0' + digit.get();
                }
            }
        }
        pad_ascii(f, &text)
    }
}

/// Writes `Pencilmarks` and the board of `{:#}`, so that failed assertions are readable.
impl fmt::Debug for Pencilmarks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pencilmarks\n{self:#}")
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::super::error::Found;
    use super::*;
    use crate::grid::Grid;
    use std::format;
    use std::string::{String, ToString};
    use std::vec::Vec;

    /// Cell by cell another set, so that all 512 sets come up in seven of them.
    fn samples() -> impl Iterator<Item = Pencilmarks> {
        (0..7).map(|part| {
            let mut marks = Pencilmarks::FULL;
            for cell in Cell::ALL {
                let bits = (part * 81 + cell.index()) as u16;
                marks.set(cell, Candidates::from_bits_truncate(bits));
            }
            marks
        })
    }

    fn refusal(text: &str) -> (usize, usize, usize, Found, Expected) {
        let error = text.parse::<Pencilmarks>().expect_err("a text that is not pencilmarks");
        (error.offset, error.line, error.column, error.found, error.expected)
    }

    #[test]
    fn what_is_printed_reads_as_the_same_marks() {
        for marks in samples() {
            let text = marks.to_string();
            assert_eq!(text.len(), 729);
            assert_eq!(text.parse(), Ok(marks));
            let rows: Vec<&str> = (0..9).map(|row| &text[row * 81..row * 81 + 81]).collect();
            for text in [
                text.replace('.', "0"),
                text.replace('.', "*"),
                text.replace('.', "_"),
                format!("\u{feff} {text}\r\n# comment"),
                rows.join("\n"),
                rows.join("\r\n  "),
            ] {
                assert_eq!(text.parse(), Ok(marks));
                assert_eq!(Pencilmarks::parse(text.as_bytes()), Ok(marks));
            }
        }
    }

    #[test]
    fn each_digit_has_its_place() {
        for cell in Cell::ALL {
            for place in Digit::ALL {
                for digit in Digit::ALL {
                    let mut text = ".".repeat(729);
                    let at = cell.index() * 9 + place.index();
                    text.replace_range(at..=at, &digit.to_string());
                    if digit == place {
                        let marks: Pencilmarks = text.parse().unwrap();
                        assert!(Cell::ALL.into_iter().all(|other| marks.candidates(other)
                            == if other == cell {
                                Candidates::from_digit(digit)
                            } else {
                                Candidates::EMPTY
                            }));
                    } else {
                        let found = Found::Char(char::from(digit));
                        let expected = Expected::Digit(place);
                        assert_eq!(refusal(&text), (at, 1, at + 1, found, expected));
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_not_pencilmarks() {
        let full = Pencilmarks::FULL.to_string();
        let total = 729;
        let (one, end) = (Found::Char('1'), Found::End);
        assert_eq!(refusal(""), (0, 1, 1, end, Expected::MoreSymbols { read: 0, total }));
        for len in [81, 728] {
            let expected = Expected::MoreSymbols { read: len as u16, total };
            assert_eq!(refusal(&full[..len]), (len, 1, len + 1, end, expected));
        }
        let long = full.clone() + "1";
        assert_eq!(refusal(&long), (729, 1, 730, one, Expected::End { total }));
        let groups: Vec<&str> = (0..81).map(|cell| &full[cell * 9..cell * 9 + 9]).collect();
        let expected = Expected::NoSpace { read: 9, total };
        assert_eq!(refusal(&groups.join(" ")), (9, 1, 10, Found::Char(' '), expected));
        assert_eq!(refusal(&groups.join("\n")), (9, 1, 10, Found::Char('\n'), expected));
        let uneven: String = format!("{}\n{}", &full[..81], &full[81..]);
        assert_eq!(refusal(&uneven), (163, 2, 82, one, Expected::LineBreak { row: 81 }));
    }

    #[test]
    fn a_board_with_one_wrong_byte_is_never_read_as_other_marks() {
        let marks = Pencilmarks::from_grid(&Grid::EMPTY.clues().collect());
        let mut marks = marks;
        (0..81).for_each(|index| {
            marks.set(Cell::ALL[index], Candidates::from_bits_truncate(index as u16 * 7 % 512));
        });
        let board = format!("{marks:#}");
        let cells = |text: &str| -> Vec<String> {
            let body = text.split('#').next().unwrap_or_default();
            let words = body.split(|char: char| char.is_ascii_whitespace() || "+-|".contains(char));
            words.filter(|word| !word.is_empty()).map(String::from).collect()
        };
        let (mut read, mut refused) = (0, 0);
        for at in 0..=board.len() {
            for wrong in ["", "1", "9", ".", " ", "\n", "|", "+", "-", "x", "#", "0"] {
                let rest = board.get(at + 1..).unwrap_or_default();
                for text in [
                    [&board[..at], wrong, &board[at..]].concat(),
                    [&board[..at], wrong, rest].concat(),
                ] {
                    match text.parse::<Pencilmarks>() {
                        Ok(other) => {
                            assert_eq!(cells(&format!("{other:#}")), cells(&text), "{text}");
                            read += 1;
                        }
                        Err(_) => refused += 1,
                    }
                }
            }
        }
        assert!(read > 1000 && refused > 1000, "{read} read, {refused} refused");
    }

    #[test]
    fn the_board_shows_each_set() {
        for marks in samples() {
            let board = format!("{marks:#}");
            assert_eq!(board.lines().count(), 13);
            let words = board.split_ascii_whitespace().filter(|word| !word.contains(['+', '|']));
            let sets = Cell::ALL.into_iter().map(|cell| marks.candidates(cell).to_string());
            let sets = sets.map(|set| if set.is_empty() { ".".into() } else { set });
            assert!(words.eq(sets), "{board}");
            for text in [
                format!("\u{feff}\n{board}\r\n # comment"),
                board.replace('\n', "\r\n"),
                board.clone(),
            ] {
                assert_eq!(text.parse(), Ok(marks));
            }
            assert_eq!(format!("{marks:?}"), format!("Pencilmarks\n{board}"));
        }
        let solved = Pencilmarks::from_grid(&Grid::from_trusted([4; 81]));
        assert!(format!("{solved:#}").lines().all(|line| line.len() == 25));
    }
}
