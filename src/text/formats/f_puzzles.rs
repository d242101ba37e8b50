//! The JSON of f-puzzles.
//!
//! The keys are those of the types that other programs have for it: `FPuzzlesBoard.cs` of
//! dclamage/SudokuSolver, and the exports of sudoku-studio and SudokuPad's tools.

use core::fmt;

use super::cells::Cells;
use super::compressed;
use super::constraints;
use super::json::{Json, write_candidates, write_rows};
use super::json_cells::{self, Cells9x9, Unsaid};
use crate::cell::Cell;
use crate::grid::Grid;
use crate::text::contents::Contents;
use crate::text::format::Format;
use crate::text::parsed::Parsed;
use crate::text::source::{Failure, Source};

const STANDARD: &str = "the number of the box, 0 to 8 by rows: the regions must be the boxes";

/// Reads a classic puzzle: `grid` with nine rows of nine cells, and perhaps `solution`.
///
/// A cell has its digit as `value`, and it is a clue if `given` is true. `centerPencilMarks` are
/// its candidates. All else that a cell may have is ignored, except marks that are given. Texts
/// such as the title are ignored, too, and so are settings. A constraint or a drawing is refused,
/// and so is a key that is not known, unless its value says nothing.
pub(in crate::text) fn read(source: Source<'_>) -> Result<Parsed, Failure> {
    let mut json = Json::new(source);
    if !json.is_object() || json.has_key(b"cells") {
        return Err(compressed::refusal(source).unwrap_or(source.unlike(Format::FPuzzles)));
    }
    let mut cells: Option<Cells> = None;
    let mut solution: Option<Grid> = None;
    json.members(|json, key, at| {
        match key {
            b"grid" if cells.is_some() => return Err(json.wrong(at, "one grid")),
            b"grid" => cells = Some(CELLS.read(json)?),
            b"size" => {
                let at = json.offset();
                if json.scalar()? != b"9" {
                    return Err(json.wrong(at, "the size 9"));
                }
            }
            _ if json.is_nothing() => json.skip()?,
            b"solution" => solution = Some(json.grid()?),
            b"title"
            | b"author"
            | b"ruleset"
            | b"rules"
            | b"description"
            | b"comment"
            | b"successMessage"
            | b"msgcorrect"
            | b"metadata"
            | b"highlightConflicts"
            | b"disabledlogic"
            | b"truecandidatesoptions"
            | b"id"
            | b"version" => json.skip()?,
            _ => {
                let unknown = "a key of f-puzzles such as size, grid or title";
                return Err(json.wrong(at, constraints::refusal(key).unwrap_or(unknown)));
            }
        }
        Ok(())
    })?;
    let end = json.last();
    json.finish()?;
    let Some(cells) = cells else { return Err(json.wrong(end, CELLS.rows)) };
    let contents = json_cells::contents(&cells, solution);
    Ok(Parsed { format: Format::FPuzzles, contents })
}

/// The cells, and how they are written.
const CELLS: Cells9x9 = Cells9x9 {
    rows: "a grid with nine rows of nine cells",
    unsaid: Unsaid::Placed,
    marks: b"centerPencilMarks",
    passed: &[b"cornerPencilMarks", b"candidates", b"c", b"cArray", b"highlight"],
    other: |json, key, at, cell| match key {
        b"region" => {
            let at = json.offset();
            match json.scalar()? {
                [number] if usize::from(number.wrapping_sub(b'0')) == cell.box_index() => Ok(()),
                _ => Err(json.wrong(at, STANDARD)),
            }
        }
        _ if json.is_nothing() => json.skip(),
        b"givenPencilMarks" => {
            Err(json.wrong(at, "a classic Sudoku, without given marks in its cells"))
        }
        _ => Err(json.wrong(at, "a key of a cell such as value, given or centerPencilMarks")),
    },
};

/// Writes the size, the grid, and the solution if there is one.
pub(in crate::text) fn write(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(r#"{"size":9,"grid":"#)?;
    write_rows(f, |f, cell| {
        match (contents.clues().get(cell), contents.placed().get(cell), contents.pencilmarks()) {
            (Some(digit), ..) => write!(f, r#"{{"value":{digit},"given":true}}"#),
            (None, Some(digit), _) => write!(f, r#"{{"value":{digit}}}"#),
            (None, None, Some(marks)) => {
                f.write_str(r#"{"centerPencilMarks":"#)?;
                write_candidates(f, marks.candidates(cell))?;
                f.write_str("}")
            }
            (None, None, None) => f.write_str("{}"),
        }
    })?;
    if let Some(solution) = contents.solution() {
        f.write_str(r#","solution":["#)?;
        for cell in Cell::ALL {
            f.write_str(if cell.index() == 0 { "" } else { "," })?;
            match solution.get(cell) {
                Some(digit) => write!(f, "{digit}"),
                None => f.write_str("null"),
            }?;
        }
        f.write_str("]")?;
    }
    f.write_str("}")
}
