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
    match layout.separator {
        Separator::Space => row.read_boxes(spacing, cells),
        separator => {
            let fields = Fields { rest: Some(line), separator: Some(separator) };
            let cells_end = if layout.ends_with_separator { want } else { usize::MAX };
            row.read_fields(fields, cells_end, cells)
        }
    }
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
    /// Each field is a cell, up to the number `end`; the field after it must be empty.
    fn read_fields(
        &self,
        fields: Fields<'_>,
        end: usize,
        cells: &mut Cells,
    ) -> Result<(), Failure> {
        for (index, field) in fields.enumerate() {
            let field = field.trimmed().unquoted();
            if index == end && field.bytes.is_empty() {
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
            return self.read_fields(fields, usize::MAX, cells);
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
        // In groups of the same size: a row and a number after it are no row of one more cell.
        let before = cells.len();
        let mut size = None;
        for token in tokens {
            let start = cells.len();
            cells.push_symbols(self.source, token, before + want)?;
            let len = cells.len() - start;
            if *size.get_or_insert(len) != len {
                let expected = Expected::Words("cells in groups of the same size");
                return Err(self.source.near(start, token.offset, expected));
            }
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
        if !cells.note_step(step) {
            return Err(self.too_short(cells, field.end()));
        }
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
    /// What separates the fields; a bar if there is none.
    separator: Option<Separator>,
}

impl<'a> Fields<'a> {
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
            let after = match (rest, self.separator) {
                ([first, after @ ..], Some(separator)) if separator.is(*first) => after,
                (_, Some(_)) => continue,
                (_, None) => match bar(rest) {
                    Some(after) => after,
                    None => continue,
                },
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

/// The line between the bars at its start and at its end, if they are there. If there are as many
/// bars as between boxes, or between cells, none of them is one of those: the cells beside them are
/// empty.
fn without_outer_bars(line: Line<'_>) -> Line<'_> {
    let bars = (0..line.bytes.len()).filter(|&at| line.bytes.get(at..).and_then(bar).is_some());
    let is_one_box = || bar(line.bytes).is_some() && ends_with_bar(line.bytes).is_some();
    if matches!(bars.count(), 2 | 8) && !is_one_box() {
        return line;
    }
    let is_space = |byte: &&u8| **byte == b' ';
    let start = line.bytes.iter().take_while(is_space).count();
    let mut inner = line;
    if let Some(after) = line.bytes.get(start..).and_then(bar) {
        inner = Line { bytes: after, offset: line.end() - after.len() };
    }
    let spaces = inner.bytes.iter().rev().take_while(is_space).count();
    let bytes = inner.bytes.get(..inner.bytes.len() - spaces).unwrap_or_default();
    match ends_with_bar(bytes) {
        Some(bytes) => Line { bytes, ..inner },
        None => inner,
    }
}

/// What comes before a bar at the end of some bytes.
fn ends_with_bar(bytes: &[u8]) -> Option<&[u8]> {
    [1, 3].into_iter().find_map(|len| {
        let (before, last) = bytes.split_at_checked(bytes.len().checked_sub(len)?)?;
        bar(last).is_some_and(<[u8]>::is_empty).then_some(before)
    })
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
