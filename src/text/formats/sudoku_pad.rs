//! The JSON of SudokuPad, which is also called SCL.

use core::fmt;

use super::cells::Cells;
use super::compressed;
use super::constraints;
use super::json::{Json, write_rows};
use super::json_cells::{self, Cells9x9, Unsaid};
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::grid::Grid;
use crate::text::contents::Contents;
use crate::text::format::Format;
use crate::text::parsed::Parsed;
use crate::text::source::{Failure, Source};

const BOXES: &str = "regions that are the nine boxes";

/// Reads a classic puzzle: `cells` with nine rows of nine cells, `regions` that are the boxes in
/// any order, each with nine pairs of row and column from 0 to 8, and perhaps a solution in
/// `metadata`.
///
/// A cell has its digit as `value`, and it is a clue unless `given` is false. `centremarks` are its
/// candidates. Marks in the corners, colours, settings and texts are ignored. A constraint or a
/// drawing is refused, and so is a key that is not known, unless its value says nothing. Cages may
/// be there if they have no cells, or are the rows and columns.
pub(in crate::text) fn read(source: Source<'_>) -> Result<Parsed, Failure> {
    let mut json = Json::new(source);
    if !json.is_object() || !json.has_key(b"cells") {
        return Err(compressed::refusal(source).unwrap_or(source.unlike(Format::SudokuPad)));
    }
    let mut cells: Option<Cells> = None;
    let mut solution: Option<Grid> = None;
    let mut has_boxes = false;
    json.members(|json, key, at| {
        match key {
            b"cells" if cells.is_some() => return Err(json.wrong(at, "one key with cells")),
            b"cells" => cells = Some(CELLS.read(json)?),
            _ if json.is_nothing() => json.skip()?,
            b"regions" => {
                regions(json)?;
                has_boxes = true;
            }
            b"metadata" => metadata(json, &mut solution)?,
            b"cages" => json.items(|json, _| cage(json))?,
            b"id" | b"cellSize" | b"settings" | b"title" | b"author" | b"rules" | b"version"
            | b"source" | b"src" => json.skip()?,
            _ => {
                let unknown = "a key of SudokuPad such as cells, regions or metadata";
                return Err(json.wrong(at, constraints::refusal(key).unwrap_or(unknown)));
            }
        }
        Ok(())
    })?;
    let end = json.last();
    json.finish()?;
    let Some(cells) = cells.filter(|_| has_boxes) else { return Err(json.wrong(end, BOXES)) };
    let contents = json_cells::contents(&cells, solution);
    Ok(Parsed { format: Format::SudokuPad, contents })
}

/// The cells, and how they are written.
const CELLS: Cells9x9 = Cells9x9 {
    rows: "nine rows of nine cells",
    unsaid: Unsaid::Clue,
    marks: b"centremarks",
    passed: &[b"cornermarks", b"pencilMarks", b"c", b"color", b"colour", b"highlight"],
    other: |json, _, at, _| match json.is_nothing() {
        true => json.skip(),
        false => Err(json.wrong(at, "a key of a cell such as value, given or centremarks")),
    },
};

/// Reads nine arrays of nine pairs, each array with the cells of another box.
fn regions(json: &mut Json<'_>) -> Result<(), Failure> {
    let mut all = CellSet::EMPTY;
    json.nine(BOXES, |json, _| {
        let mut box_of_first = None;
        json.nine(BOXES, |json, _| {
            let at = json.offset();
            let cell = pair(json)?;
            match cell {
                Some(cell)
                    if all.insert(cell)
                        && *box_of_first.get_or_insert(cell.box_index()) == cell.box_index() =>
                {
                    Ok(())
                }
                _ => Err(json.wrong(at, BOXES)),
            }
        })
    })
}

/// Reads an array of a row and a column, each 0 to 8.
fn pair(json: &mut Json<'_>) -> Result<Option<Cell>, Failure> {
    let mut place = [None; 2];
    let mut count = 0;
    json.items(|json, index| {
        count = index + 1;
        let scalar = json.scalar()?;
        if let ([number @ b'0'..=b'8'], Some(part)) = (scalar, place.get_mut(index)) {
            *part = Some(usize::from(number - b'0'));
        }
        Ok(())
    })?;
    Ok(match place {
        [Some(row), Some(column)] if count == 2 => Cell::at(row, column),
        _ => None,
    })
}

fn metadata(json: &mut Json<'_>, solution: &mut Option<Grid>) -> Result<(), Failure> {
    json.members(|json, key, at| match key {
        _ if json.is_nothing() => json.skip(),
        b"solution" => {
            *solution = Some(json.grid()?);
            Ok(())
        }
        _ => match constraints::refusal(key) {
            Some(words) => Err(json.wrong(at, words)),
            None => json.skip(),
        },
    })
}

/// Reads a cage, which must be a row, a column, or a text without cells.
fn cage(json: &mut Json<'_>) -> Result<(), Failure> {
    let at = json.offset();
    let (mut has_cells, mut is_house) = (false, false);
    json.members(|json, key, _| match key {
        b"type" => {
            is_house = json.scalar()? == b"rowcol";
            Ok(())
        }
        b"cells" => {
            has_cells = !json.is_nothing();
            json.skip()
        }
        _ => json.skip(),
    })?;
    match constraints::refusal(b"cages") {
        Some(words) if has_cells && !is_house => Err(json.wrong(at, words)),
        _ => Ok(()),
    }
}

/// Writes the cells, the boxes, and the solution if there is one.
pub(in crate::text) fn write(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(r#"{"cells":"#)?;
    write_rows(f, |f, cell| match contents.clues().get(cell) {
        Some(digit) => write!(f, r#"{{"value":{digit}}}"#),
        None => f.write_str("{}"),
    })?;
    f.write_str(r#","regions":"#)?;
    write_rows(f, |f, cell| {
        // The first cell of a box is in the row and the column of the box.
        let (band, stack) = (cell.row_index() / 3, cell.row_index() % 3);
        let (row, column) = (cell.column_index() / 3, cell.column_index() % 3);
        write!(f, "[{},{}]", band * 3 + row, stack * 3 + column)
    })?;
    if let Some(solution) = contents.solution() {
        write!(f, r#","metadata":{{"solution":"{solution}"}}"#)?;
    }
    f.write_str("}")
}
