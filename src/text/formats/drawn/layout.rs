//! Which lines of a text are rows of cells, and what separates the cells.

use crate::text::scanner::number;
use crate::text::source::{Line, Source};

/// How the cells of a text are laid out.
#[derive(Clone, Copy)]
pub(in crate::text) struct Layout {
    pub(super) lines: Lines,
    /// Whether a line of nine hyphens, or nine underscores, is a row of empty cells.
    dashes: Dashes,
    pub(super) separator: Separator,
    /// Whether a separator follows the last cell of every row, as well as all others.
    pub(super) ends_with_separator: bool,
    pub(super) borders: Borders,
}

/// The number of lines with cells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lines {
    One,
    Nine,
}

/// What nine hyphens or nine underscores in a line are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dashes {
    Row,
    Border,
}

/// What separates cells, besides spaces and bars.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Separator {
    Space,
    Tab,
    Comma,
    Semicolon,
}

impl Separator {
    /// Whether a byte is the separator.
    pub(super) fn is(self, byte: u8) -> bool {
        let separator = match self {
            Separator::Space => b' ',
            Separator::Tab => b'\t',
            Separator::Comma => b',',
            Separator::Semicolon => b';',
        };
        byte == separator
    }
}

/// What is drawn around the boxes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Borders {
    None,
    /// Bars in the rows, and no lines between them.
    Bars,
    Ascii,
    SimpleSudoku,
    Unicode,
}

/// What a line looks like.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::text) enum Look {
    /// White space, a comment or a sentence.
    Passed,
    Border,
    /// Nine hyphens or nine underscores: a row of empty cells or a border.
    Dashes,
    Row,
}

impl Layout {
    /// The layout of a text, which need not be a good one.
    pub(super) fn of(source: Source<'_>) -> Self {
        let (mut rows, mut dashes) = (0_usize, 0_usize);
        let mut separator = Separator::Space;
        let mut borders = Borders::None;
        for line in source.lines() {
            let look = Look::of(&line);
            match look {
                Look::Passed => continue,
                Look::Row => rows += 1,
                Look::Dashes => dashes += 1,
                Look::Border => borders = borders.max(Borders::Ascii),
            }
            let line = without_comment(line);
            if line.bytes.iter().any(|&byte| byte >= 0x80) && has_box_drawing(line.bytes) {
                borders = Borders::Unicode;
            } else if look == Look::Border && line.bytes.trim_ascii().starts_with(b"*-") {
                borders = borders.max(Borders::SimpleSudoku);
            } else if line.bytes.contains(&b'|') {
                borders = borders.max(Borders::Bars);
            }
            if look == Look::Row && separator != Separator::Tab {
                separator = match line.bytes {
                    // A few tabs at the start of a line may be an indentation.
                    bytes if bytes.trim_ascii().contains(&b'\t') || has_tabs(bytes) => {
                        Separator::Tab
                    }
                    bytes if bytes.contains(&b',') => Separator::Comma,
                    bytes if bytes.contains(&b';') => Separator::Semicolon,
                    _ => separator,
                };
            }
        }
        let (dashes, rows) = match rows {
            9 => (Dashes::Border, 9),
            1 if dashes == 0 => (Dashes::Border, 1),
            _ => (Dashes::Row, rows + dashes),
        };
        let lines = if rows <= 1 { Lines::One } else { Lines::Nine };
        let layout = Layout { lines, dashes, separator, ends_with_separator: false, borders };
        let want = if lines == Lines::One { 81 } else { 9 };
        let ends_with_separator =
            source.lines().filter(|line| !layout.is_passed(line)).all(|line| {
                let line = without_comment(line);
                line.bytes.iter().filter(|&&byte| separator.is(byte)).count() == want
            });
        Layout { ends_with_separator, ..layout }
    }

    /// The number of lines with cells that there should be.
    pub(super) const fn rows(&self) -> usize {
        match self.lines {
            Lines::One => 1,
            Lines::Nine => 9,
        }
    }

    /// Whether there are no cells in a line.
    pub(super) fn is_passed(&self, line: &Line<'_>) -> bool {
        Look::of(line) == Look::Passed || self.is_border(line)
    }

    /// Whether a line is a border.
    pub(super) fn is_border(&self, line: &Line<'_>) -> bool {
        match Look::of(line) {
            Look::Border => true,
            Look::Dashes => self.dashes == Dashes::Border,
            Look::Passed | Look::Row => false,
        }
    }
}

impl Look {
    pub(in crate::text) fn of(line: &Line<'_>) -> Self {
        let line = without_comment(*line);
        let bytes = line.bytes.trim_ascii();
        if bytes.is_empty() && !is_nine_spaces(line.bytes) && !has_tabs(line.bytes)
            || line.is_prose()
        {
            return Look::Passed;
        }
        // Nearly all lines of cells have a digit.
        if bytes.iter().any(u8::is_ascii_digit) || !is_drawn(bytes) {
            return Look::Row;
        }
        let one_kind = |kind: u8| {
            let others = bytes.iter().filter(|&&byte| byte != kind);
            others
                .clone()
                .all(|byte| matches!(byte, b' ' | b'|'))
                .then_some(bytes.len() - others.count())
        };
        match one_kind(b'-').or_else(|| one_kind(b'_')) {
            Some(9 | 81) => return Look::Dashes,
            Some(0) | None => {}
            Some(_) => return Look::Border,
        }
        let has_rule = bytes.windows(2).any(|pair| matches!(pair, b"--" | b"==" | b"__"))
            || bytes.contains(&b'+')
            || has_horizontal(bytes);
        if has_rule { Look::Border } else { Look::Row }
    }
}

/// Whether a line may be a row of empty cells that are spaces.
fn is_nine_spaces(bytes: &[u8]) -> bool {
    bytes.len() == 9 && bytes.iter().all(|&byte| byte == b' ')
}

/// Whether a line may be a row with tabs between its cells, all or nearly all of them empty.
fn has_tabs(bytes: &[u8]) -> bool {
    bytes.iter().filter(|&&byte| byte == b'\t').count() >= 8
}

/// Whether there is nothing in a line that borders are not made of.
fn is_drawn(bytes: &[u8]) -> bool {
    let is_ascii = |byte: u8| {
        matches!(byte, b'-' | b'+' | b'=' | b'|' | b'.' | b':' | b'*' | b'_' | b' ' | b'\'' | b'`')
    };
    let mut rest = bytes;
    while let [first, tail @ ..] = rest {
        rest = match box_drawing(rest) {
            Some((_, after)) => after,
            None if is_ascii(*first) => tail,
            None => return false,
        };
    }
    true
}

/// A character of borders.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Drawing {
    Vertical,
    /// A horizontal line, a corner or a crossing.
    Other,
}

/// The character of borders at the start of a text, from the block Box Drawing of Unicode, and what
/// follows it.
pub(super) const fn box_drawing(bytes: &[u8]) -> Option<(Drawing, &[u8])> {
    match bytes {
        // U+2502, 2503, 2506, 2507, 250A and 250B; U+254E, 254F and 2551.
        [0xe2, 0x94, 0x82 | 0x83 | 0x86 | 0x87 | 0x8a | 0x8b, rest @ ..]
        | [0xe2, 0x95, 0x8e | 0x8f | 0x91, rest @ ..] => Some((Drawing::Vertical, rest)),
        [0xe2, 0x94 | 0x95, 0x80..=0xbf, rest @ ..] => Some((Drawing::Other, rest)),
        _ => None,
    }
}

fn has_box_drawing(bytes: &[u8]) -> bool {
    (0..bytes.len()).any(|at| box_drawing(bytes.get(at..).unwrap_or_default()).is_some())
}

fn has_horizontal(bytes: &[u8]) -> bool {
    let at = |at| box_drawing(bytes.get(at..).unwrap_or_default());
    (0..bytes.len()).any(|index| matches!(at(index), Some((Drawing::Other, _))))
}

/// The line up to its comment: a `#` at its start, after white space or after a symbol, if no
/// candidates follow it that it could mark, and no bar.
pub(super) fn without_comment(line: Line<'_>) -> Line<'_> {
    let is_comment = |&(at, byte): &(usize, &u8)| {
        let before = at.checked_sub(1).and_then(|at| line.bytes.get(at));
        let after = line.bytes.get(at + 1..).unwrap_or_default();
        *byte == b'#'
            && before.is_none_or(|before| before.is_ascii_whitespace() || number(*before) <= 9)
            && !matches!(after, [b'1'..=b'9' | b'-', ..])
            && (before.is_none() || !has_bar(after))
    };
    match line.bytes.iter().enumerate().find(is_comment) {
        Some((at, _)) => Line { bytes: line.bytes.get(..at).unwrap_or_default(), ..line },
        None => line,
    }
}

/// Whether there is a bar in a line, or another character of borders.
pub(in crate::text) fn has_bar(bytes: &[u8]) -> bool {
    bytes.contains(&b'|') || bytes.iter().any(|&byte| byte >= 0x80) && has_box_drawing(bytes)
}

/// Whether a line that looks like a row has nine cells, whatever separates them.
pub(in crate::text) fn is_row(line: &Line<'_>) -> bool {
    let bytes = without_comment(*line).bytes;
    let trimmed = bytes.trim_ascii();
    let words = trimmed.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty()).count();
    let symbols = trimmed.iter().filter(|byte| !byte.is_ascii_whitespace() && **byte != b'+');
    let separators = |separator: &u8| bytes.iter().filter(|&byte| byte == separator).count();
    words == 9
        || symbols.clone().count() == 9
        || bytes.len() == 9
        // The first of these that there are; in komo, semicolons are between rows.
        || [b'\t', b',', b';']
            .iter()
            .map(separators)
            .find(|&count| count > 0)
            .is_some_and(|count| matches!(count, 8 | 9))
}
