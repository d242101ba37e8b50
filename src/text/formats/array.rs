//! Lists in brackets, as programs print them and have them in their source code.

use core::fmt;

use super::cursor::Cursor;
use super::json::write_rows;
use crate::cell::Cell;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::text::contents::Contents;
use crate::text::format::Format;
use crate::text::parsed::Parsed;
use crate::text::scanner::number;
use crate::text::source::{Failure, Source};

const ELEMENT: &str = "1 to 9, or an empty cell such as 0, \".\" or null";
const SEPARATOR: &str = "a comma, a space or a bracket after the cell";
const NINE: &str = "nine cells in each list, or 81 cells in one";

/// How many brackets may be inside each other.
const DEPTH: usize = 8;

/// The words for nothing in programming languages.
const NOTHING: [&[u8]; 9] =
    [b"null", b"NULL", b"Null", b"None", b"nil", b"undefined", b"NaN", b"nan", b"NA"];

/// The functions that make a list of their arguments or of a list, in the languages and libraries
/// in which people have grids. Others may do something else, such as turning it.
const FUNCTIONS: [&[u8]; 14] = [
    b"array",
    b"asarray",
    b"tensor",
    b"list",
    b"tuple",
    b"List.of",
    b"List",
    b"Array",
    b"listOf",
    b"mutableListOf",
    b"arrayOf",
    b"intArrayOf",
    b"Arrays.asList",
    b"c",
];

/// Reads 81 cells, in nine lists of nine or in one list, in brackets, braces or parentheses.
///
/// A cell is a digit, a digit in quotes, or empty: `0`, `.`, `_`, `*`, one of these in quotes,
/// quotes with a space or nothing in them, or a word such as `null`. Quotes may hold nine or 81
/// cells, too. Between the cells are commas or white space, and not both; a row may end with `;`. A
/// digit may end with `.` or `.0`. A comma may come before a closing bracket. Comments are white
/// space. The whole may be more brackets deep.
///
/// Before the list may be a declaration that ends with `=`, before each bracket words such as
/// `vec!` or `new int[]`, and before a parenthesis the name of a function that makes a list. After
/// the list may be `dtype=...` in the parentheses of such a function, and a semicolon or a comma.
pub(in crate::text) fn read(source: Source<'_>) -> Result<Parsed, Failure> {
    let mut list = List::new(source);
    match list.read() {
        Ok(()) => {
            let grid = Grid::from_bytes(list.numbers).unwrap_or(Grid::EMPTY);
            Ok(Parsed { format: Format::Array, contents: Contents::new(grid) })
        }
        Err(_) if list.count == 0 => Err(source.unlike(Format::Array)),
        Err((at, words)) => Err(list.cursor.near(list.count, at, words)),
    }
}

/// The place of an error, and what was expected there.
type Wrong = (usize, &'static str);

/// An open bracket.
#[derive(Clone, Copy)]
struct Level {
    /// The bracket that closes it.
    close: u8,
    /// Whether it is that of a function.
    is_call: bool,
    /// How many cells came before it.
    before: usize,
    holds: Holds,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Holds {
    Nothing,
    Cells,
    Lists,
}

/// What is between two cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Separator {
    Comma,
    Space,
}

struct List<'a> {
    cursor: Cursor<'a>,
    numbers: [u8; 81],
    count: usize,
    levels: [Level; DEPTH],
    depth: usize,
    /// What is between the first two cells, and so between all.
    separator: Option<Separator>,
}

impl<'a> List<'a> {
    fn new(source: Source<'a>) -> Self {
        let level = Level { close: b']', is_call: false, before: 0, holds: Holds::Nothing };
        List {
            cursor: Cursor::new(source),
            numbers: [0; 81],
            count: 0,
            levels: [level; DEPTH],
            depth: 0,
            separator: None,
        }
    }

    fn read(&mut self) -> Result<(), Wrong> {
        self.skip_space();
        self.skip_declaration();
        loop {
            self.skip_space();
            if self.depth > 0 && self.close()? {
                if self.depth == 0 {
                    break;
                }
            } else {
                self.element()?;
            }
            self.separate()?;
        }
        if self.count < 81 {
            return Err((self.cursor.at - 1, "81 cells"));
        }
        self.skip_space();
        self.cursor.take_while(|byte| matches!(byte, b',' | b';'));
        self.skip_space();
        match self.cursor.peek() {
            Some(_) => Err((self.cursor.at, "the end of the text after the list")),
            None => Ok(()),
        }
    }

    /// Skips white space and comments.
    fn skip_space(&mut self) {
        loop {
            self.cursor.skip_space();
            if self.cursor.take(b"/*") {
                if self.cursor.take_past(b"*/").is_none() {
                    self.cursor.take_while(|_| true);
                }
            } else if self.cursor.take(b"//") || self.cursor.take(b"#") {
                self.cursor.take_while(|byte| !matches!(byte, b'\n' | b'\r'));
            } else {
                return;
            }
        }
    }

    /// Skips a declaration and the `=` after it, if there is one.
    fn skip_declaration(&mut self) {
        let mut ahead = self.cursor;
        let is_name = |byte: &u8| byte.is_ascii_alphabetic() || b"$@_&".contains(byte);
        if ahead.peek().as_ref().is_some_and(is_name) {
            ahead.take_while(|byte| !b"={}()\"'`".contains(&byte));
            if ahead.take(b"=") {
                self.cursor = ahead;
            }
        }
    }

    fn level(&mut self) -> Option<&mut Level> {
        self.levels.get_mut(self.depth.checked_sub(1)?)
    }

    /// Reads a closing bracket; returns whether there is one.
    fn close(&mut self) -> Result<bool, Wrong> {
        let (at, count) = (self.cursor.at, self.count);
        let Some(level) = self.level() else { return Ok(false) };
        let (close, holds, read) = (level.close, level.holds, count - level.before);
        if !self.cursor.take(&[close]) {
            return Ok(false);
        }
        let fits = match holds {
            Holds::Nothing => false,
            Holds::Cells => read == 9 || read == 81,
            Holds::Lists => read == 81,
        };
        if !fits {
            return Err((at, if holds == Holds::Lists { "nine lists" } else { NINE }));
        }
        self.depth -= 1;
        Ok(true)
    }

    /// Reads a cell, or an opening bracket and the words before it.
    fn element(&mut self) -> Result<(), Wrong> {
        let at = self.cursor.at;
        match self.cursor.peek() {
            // `[9][9]int{...}`: the size of a list before it.
            Some(b'[') if self.skip_dimension() => self.constructor(b"", at),
            Some(b'[' | b'{' | b'(') => self.open(false, at),
            Some(byte) if byte.is_ascii_alphabetic() => {
                let word = self.word();
                if NOTHING.contains(&word) {
                    return self.cell(0, at);
                }
                self.constructor(word, at)
            }
            Some(quote @ (b'"' | b'\'' | b'`')) => self.quoted(quote),
            Some(symbol) if number(symbol) <= 9 => {
                self.cursor.at += 1;
                if symbol.is_ascii_digit() && self.cursor.take(b".") {
                    self.cursor.take_while(|byte| byte == b'0');
                }
                self.cell(number(symbol), at)
            }
            _ => Err((at, ELEMENT)),
        }
    }

    fn word(&mut self) -> &'a [u8] {
        self.cursor.take_while(|byte| byte.is_ascii_alphanumeric() || b"._!&:<>".contains(&byte))
    }

    /// Reads the rest of the words before a bracket, such as `int[]`, and the bracket.
    fn constructor(&mut self, mut word: &'a [u8], at: usize) -> Result<(), Wrong> {
        loop {
            self.skip_space();
            while self.skip_dimension() {
                self.skip_space();
            }
            match self.cursor.peek() {
                Some(byte) if byte.is_ascii_alphabetic() => word = self.word(),
                Some(b'[' | b'{') => return self.open(false, at),
                Some(b'(') => {
                    let is_one = |name: &&[u8]| {
                        let name: &[u8] = name;
                        {
                            let rest = word.len().checked_sub(name.len());
                            let rest = rest.and_then(|len| word.get(..len)).unwrap_or_default();
                            word.ends_with(name) && matches!(rest, [] | [.., b'.'])
                        }
                    };
                    if !FUNCTIONS.iter().any(is_one) {
                        return Err((at, "a list, and no function of it"));
                    }
                    return self.open(true, at);
                }
                _ => return Err((at, ELEMENT)),
            }
        }
    }

    /// Skips brackets with a number or nothing in them.
    fn skip_dimension(&mut self) -> bool {
        let mut ahead = self.cursor;
        if !ahead.take(b"[") {
            return false;
        }
        ahead.take_while(|byte| byte.is_ascii_digit());
        let is_dimension = ahead.take(b"]");
        if is_dimension {
            self.cursor = ahead;
        }
        is_dimension
    }

    /// Reads an opening bracket, which is there.
    fn open(&mut self, is_call: bool, at: usize) -> Result<(), Wrong> {
        if let Some(level) = self.level() {
            if level.holds == Holds::Cells {
                return Err((at, ELEMENT));
            }
            level.holds = Holds::Lists;
        }
        let close = match self.cursor.next() {
            Some(b'(') => b')',
            Some(b'{') => b'}',
            _ => b']',
        };
        let before = self.count;
        match self.levels.get_mut(self.depth) {
            Some(level) => *level = Level { close, is_call, before, holds: Holds::Nothing },
            None => return Err((at, "at most eight brackets inside each other")),
        }
        self.depth += 1;
        Ok(())
    }

    /// Reads a string of no cell, of one, nine or 81.
    fn quoted(&mut self, quote: u8) -> Result<(), Wrong> {
        self.cursor.at += 1;
        let at = self.cursor.at;
        let symbols =
            self.cursor.take_while(|byte| byte != quote && !matches!(byte, b'\n' | b'\r'));
        let end = self.cursor.at;
        if !self.cursor.take(&[quote]) {
            return Err((end, "the quote that ends the string"));
        }
        if symbols.is_empty() {
            return self.cell(0, at);
        }
        if !matches!(symbols.len(), 1 | 9 | 81) || !self.count.is_multiple_of(symbols.len()) {
            return Err((at, "one cell, nine cells or 81 cells in quotes"));
        }
        for (index, &symbol) in symbols.iter().enumerate() {
            let number = if symbol == b' ' { 0 } else { number(symbol) };
            if number > 9 {
                return Err((at + index, ELEMENT));
            }
            self.cell(number, at + index)?;
        }
        Ok(())
    }

    fn cell(&mut self, number: u8, at: usize) -> Result<(), Wrong> {
        match self.level() {
            Some(level) if level.holds != Holds::Lists => level.holds = Holds::Cells,
            Some(_) => return Err((at, "a list in brackets")),
            None => return Err((at, "a bracket before the cells")),
        }
        match self.numbers.get_mut(self.count) {
            Some(place) => *place = number,
            None => return Err((at, "the end of the list after 81 cells")),
        }
        self.count += 1;
        Ok(())
    }

    /// Reads what is between two elements.
    fn separate(&mut self) -> Result<(), Wrong> {
        let before = self.cursor.at;
        self.skip_space();
        let (at, is_spaced, count) = (self.cursor.at, self.cursor.at > before, self.count);
        let Some(level) = self.level() else { return Ok(()) };
        let Level { close, is_call, before, holds } = *level;
        let next = self.cursor.peek();
        if holds == Holds::Nothing || next == Some(close) {
            return Ok(());
        }
        if holds == Holds::Lists {
            let _ = self.cursor.take(b",") || self.cursor.take(b";");
            self.skip_space();
            if is_call && self.cursor.take(b"dtype=") {
                self.cursor.take_while(|byte| byte != b')');
            }
            return Ok(());
        }
        if next == Some(b';') {
            let is_row = (count - before).is_multiple_of(9) && count > before;
            self.cursor.at += 1;
            return if is_row { Ok(()) } else { Err((at, NINE)) };
        }
        let separator = match next {
            Some(b',') => {
                self.cursor.at += 1;
                Separator::Comma
            }
            _ if is_spaced => Separator::Space,
            _ => return Err((at, SEPARATOR)),
        };
        if *self.separator.get_or_insert(separator) == separator {
            return Ok(());
        }
        Err((at, "the same between all cells, commas or spaces"))
    }
}

/// Writes JSON: nine arrays of nine numbers, 0 for an empty cell.
pub(in crate::text) fn write(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let clues = contents.clues();
    write_rows(f, |f, cell: Cell| write!(f, "{}", clues.get(cell).map_or(0, Digit::get)))
}
