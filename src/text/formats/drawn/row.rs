//! The cells of a line.

use super::cells::Cells;
use super::layout::{Drawing, Layout, Lines, Separator, box_drawing};
use crate::text::error::Expected;
use crate::text::source::{Failure, Line, Source};

/// What a space is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Spacing {
    /// It separates cells.
    Separates,
    /// It is an empty cell, wherever a cell must be.
    IsEmpty,
}

/// Reads all cells of a line: nine, or 81 if the text has one line.
pub(super) fn read(
    source: Source<'_>,
    layout: &Layout,
    spacing: Spacing,
    line: Line<'_>,
    cells: &mut Cells,
) -> Result<(), Failure> {
    let want = match layout.lines {
        Lines::One => 81,
        Lines::Nine => 9,
    };
    let row = Row { source, line, want, start: cells.len() };
    let separator = match layout.separator {
        Separator::Space => return row.read_boxes(spacing, cells),
        Separator::Tab => b'\t',
        Separator::Comma => b',',
        Separator::Semicolon => b';',
    };
    row.read_fields(Fields::separated(line, separator), cells)
}

/// A line that must have a number of cells.
struct Row<'a> {
    source: Source<'a>,
    line: Line<'a>,
    want: usize,
    /// The number of cells before it.
    start: usize,
}

impl Row<'_> {
    /// Each field is a cell.
    fn read_fields(&self, fields: Fields<'_>, cells: &mut Cells) -> Result<(), Failure> {
        let count = fields.clone().count();
        for (index, field) in fields.enumerate() {
            let field = field.trimmed().unquoted();
            // A separator may follow the last cell.
            if index == self.want && count == self.want + 1 && field.bytes.is_empty() {
                continue;
            }
            if index >= self.want {
                return Err(self.too_long(cells, field.offset));
            }
            if field.bytes.is_empty() {
                cells.push_nothing();
            } else {
                cells.push_token(self.source, field)?;
            }
        }
        self.finish(cells)
    }

    /// The cells lie between bars, each alone, three together, or all of the line.
    fn read_boxes(&self, spacing: Spacing, cells: &mut Cells) -> Result<(), Failure> {
        let fields = Fields::between_bars(self.line);
        let count = fields.clone().count();
        if count == self.want && self.want == 9 {
            cells.note_bars();
            return self.read_fields(fields, cells);
        }
        if count != 1 && (count != 3 || self.want != 9) {
            // The place of the first bar that is too many, or the end.
            let at = fields.clone().nth(3).map_or(self.line.end(), |field| field.offset);
            let expected = Expected::Words("a bar after each box or after each cell of a row");
            return Err(self.source.near(cells.len(), at, expected));
        }
        for (index, field) in fields.enumerate() {
            match spacing {
                Spacing::Separates => self.read_box(field, self.want / count, cells)?,
                Spacing::IsEmpty => {
                    let room = match (index, count) {
                        (_, 1) => Room::Line,
                        (0, _) => Room::First,
                        (2, _) => Room::Last,
                        _ => Room::Middle,
                    };
                    self.read_positions(field, room, self.want / count, cells)?;
                }
            }
        }
        self.finish(cells)
    }

    /// Tokens that are cells, if there are as many as cells; otherwise each symbol is a cell.
    fn read_box(&self, field: Line<'_>, want: usize, cells: &mut Cells) -> Result<(), Failure> {
        let tokens = Tokens { rest: field };
        if tokens.clone().count() == want {
            for token in tokens {
                cells.push_token(self.source, token)?;
            }
            return Ok(());
        }
        let before = cells.len();
        for token in tokens {
            cells.push_symbols(self.source, token, before + want)?;
        }
        if cells.len() < before + want {
            return Err(self.too_short(cells, field.end()));
        }
        Ok(())
    }

    /// Cells at fixed places, so that spaces can be empty cells: side by side, or with one space
    /// between two of them.
    fn read_positions(
        &self,
        field: Line<'_>,
        room: Room,
        want: usize,
        cells: &mut Cells,
    ) -> Result<(), Failure> {
        let len = field.bytes.len();
        // Spaces beside the bars: on both sides, or on the one that has a bar.
        let (lead, step) = match room {
            _ if len == want => (0, 1),
            Room::Line if len == 2 * want - 1 => (0, 2),
            Room::First if len == 2 * want => (0, 2),
            Room::Last if len == 2 * want => (1, 2),
            Room::First | Room::Middle | Room::Last if len == 2 * want + 1 => (1, 2),
            _ => return Err(self.too_short(cells, field.end())),
        };
        for (at, byte) in field.bytes.iter().enumerate() {
            let offset = field.offset + at;
            let is_cell = at >= lead && (at - lead) % step == 0 && (at - lead) / step < want;
            match byte {
                b' ' if is_cell => cells.push_nothing(),
                b' ' => {}
                b'1'..=b'9' if is_cell => {
                    let token = Line { bytes: core::slice::from_ref(byte), offset };
                    cells.push_token(self.source, token)?;
                }
                _ => return Err(self.source.near(cells.len(), offset, Expected::Symbol)),
            }
        }
        Ok(())
    }

    fn finish(&self, cells: &Cells) -> Result<(), Failure> {
        if cells.len() < self.start + self.want {
            return Err(self.too_short(cells, self.line.end()));
        }
        Ok(())
    }

    fn too_short(&self, cells: &Cells, offset: usize) -> Failure {
        let read = u16::try_from(cells.len()).unwrap_or(81);
        let expected = match self.want {
            81 => Expected::MoreSymbols { read, total: 81 },
            _ => Expected::Words("nine cells in each row"),
        };
        self.source.near(cells.len(), offset, expected)
    }

    fn too_long(&self, cells: &Cells, offset: usize) -> Failure {
        let expected = match self.want {
            81 => Expected::End { total: 81 },
            _ => Expected::Words("the end of the line after nine cells"),
        };
        self.source.near(cells.len(), offset, expected)
    }
}

/// Where the cells of a box are in a line.
#[derive(Clone, Copy)]
enum Room {
    /// There are no bars.
    Line,
    /// Before the first bar, unless one is at the start of the line.
    First,
    Middle,
    Last,
}

/// The fields of a line, between separators.
#[derive(Clone)]
struct Fields<'a> {
    /// What is left of the line; `None` after the last field.
    rest: Option<Line<'a>>,
    /// What separates fields besides bars.
    separator: Option<u8>,
}

impl<'a> Fields<'a> {
    fn separated(line: Line<'a>, separator: u8) -> Self {
        Fields { rest: Some(without_outer_bars(line)), separator: Some(separator) }
    }

    fn between_bars(line: Line<'a>) -> Self {
        Fields { rest: Some(without_outer_bars(line)), separator: None }
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = Line<'a>;

    fn next(&mut self) -> Option<Line<'a>> {
        let line = self.rest?;
        for at in 0..line.bytes.len() {
            let (field, rest) = line.bytes.split_at_checked(at)?;
            let after = match (rest, bar(rest)) {
                (_, Some(after)) => after,
                ([first, after @ ..], None) if Some(*first) == self.separator => after,
                _ => continue,
            };
            let offset = line.end() - after.len();
            self.rest = Some(Line { bytes: after, offset });
            return Some(Line { bytes: field, ..line });
        }
        self.rest = None;
        Some(line)
    }
}

/// What follows a bar at the start of some bytes.
fn bar(bytes: &[u8]) -> Option<&[u8]> {
    match (bytes, box_drawing(bytes)) {
        ([b'|', rest @ ..], _) | (_, Some((Drawing::Vertical, rest))) => Some(rest),
        _ => None,
    }
}

/// The line between the bars at its start and at its end, if they are there.
fn without_outer_bars(line: Line<'_>) -> Line<'_> {
    let is_space = |byte: &&u8| **byte == b' ';
    let start = line.bytes.iter().take_while(is_space).count();
    let mut inner = line;
    if let Some(after) = line.bytes.get(start..).and_then(bar) {
        inner = Line { bytes: after, offset: line.end() - after.len() };
    }
    let end = inner.bytes.len() - inner.bytes.iter().rev().take_while(is_space).count();
    for len in [1, 3] {
        let Some(at) = end.checked_sub(len) else { continue };
        if let Some([]) = inner.bytes.get(at..end).and_then(bar) {
            return Line { bytes: inner.bytes.get(..at).unwrap_or_default(), ..inner };
        }
    }
    inner
}

/// The words of a field.
#[derive(Clone)]
struct Tokens<'a> {
    rest: Line<'a>,
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Line<'a>;

    fn next(&mut self) -> Option<Line<'a>> {
        let rest = self.rest.trimmed();
        let len = rest.bytes.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.bytes.len());
        let (token, after) = rest.bytes.split_at_checked(len)?;
        self.rest = Line { bytes: after, offset: rest.offset + len };
        (len > 0).then_some(Line { bytes: token, offset: rest.offset })
    }
}
