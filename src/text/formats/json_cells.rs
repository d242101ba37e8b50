//! The cells that the JSON of f-puzzles and that of SudokuPad have in common.

use super::cells::Cells;
use super::json::Json;
use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::grid::Grid;
use crate::text::contents::Contents;
use crate::text::source::Failure;

/// What tells the cells of one format from those of the other.
pub(super) struct Cells9x9 {
    /// What nine rows of nine cells are, for errors.
    pub(super) rows: &'static str,
    /// What a digit is that does not say whether it is given.
    pub(super) unsaid: Unsaid,
    /// The key of the candidates.
    pub(super) marks: &'static [u8],
    /// The keys that are passed over.
    pub(super) passed: &'static [&'static [u8]],
    /// Reads or refuses the value of any other key, which is at the offset.
    pub(super) other: fn(&mut Json<'_>, &[u8], usize, Cell) -> Result<(), Failure>,
}

/// What a digit is that does not say whether it is given.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unsaid {
    Clue,
    Placed,
}

impl Cells9x9 {
    /// Reads nine arrays of nine objects.
    pub(super) fn read(&self, json: &mut Json<'_>) -> Result<Cells, Failure> {
        let mut cells = Cells::EMPTY;
        json.nine(self.rows, |json, row| {
            json.nine(self.rows, |json, column| match Cell::at(row, column) {
                Some(at) => self.read_cell(json, at, &mut cells),
                None => json.skip(),
            })
        })?;
        Ok(cells)
    }

    fn read_cell(&self, json: &mut Json<'_>, cell: Cell, cells: &mut Cells) -> Result<(), Failure> {
        let mut digit = None;
        let mut given = self.unsaid == Unsaid::Clue;
        let mut marks = Candidates::EMPTY;
        json.members(|json, key, at| {
            match key {
                b"value" => digit = json.digit()?,
                b"given" => given = json.truth()?,
                _ if key == self.marks => marks = json.candidates()?,
                _ if self.passed.contains(&key) => json.skip()?,
                _ => (self.other)(json, key, at, cell)?,
            }
            Ok(())
        })?;
        match digit {
            Some(digit) if given => cells.clue(cell, digit),
            Some(digit) => cells.place(cell, digit),
            None => cells.mark(cell, marks),
        }
        Ok(())
    }
}

/// What the cells hold, with the solution if there is one.
pub(super) fn contents(cells: &Cells, solution: Option<Grid>) -> Contents {
    match solution {
        Some(solution) => cells.contents().with_solution(solution),
        None => cells.contents(),
    }
}
