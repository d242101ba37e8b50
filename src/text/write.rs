//! Writes any format.

use core::error::Error;
use core::fmt;

use super::contents::Contents;
use super::format::{Format, Holds};
use super::formats::drawn::write as drawn;
use super::formats::{
    array, doku, f_puzzles, hodoku, komo, open_sudoku, record, sdk, simple_sudoku, sudoku_pad,
    sudoku_wiki, sukaku,
};

impl Format {
    /// What writes this format.
    fn writer(self) -> fn(&Contents, &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Format::Line => drawn::line,
            Format::Rows => drawn::rows,
            Format::Spaces => drawn::spaces,
            Format::Tabs => drawn::tabs,
            Format::Commas => drawn::commas,
            Format::Bars => drawn::bars,
            Format::Board => drawn::board,
            Format::BoxDrawing => drawn::box_drawing,
            Format::SimpleSudoku => simple_sudoku::write,
            Format::SimpleSudokuOld => drawn::x_rows,
            Format::Pencilmarks => drawn::pencilmarks,
            Format::MarkedPencilmarks => drawn::marked_pencilmarks,
            Format::Sdx => drawn::sdx,
            Format::Sukaku => sukaku::write,
            Format::Susser => hodoku::write_susser,
            Format::Hodoku => hodoku::write,
            Format::Sdk => sdk::write,
            Format::Csv => record::write_csv,
            Format::List => record::write_list,
            Format::Array => array::write,
            Format::FPuzzles => f_puzzles::write,
            Format::SudokuPad => sudoku_pad::write,
            Format::OpenSudoku => open_sudoku::write,
            Format::SudokuWiki => sudoku_wiki::write,
            Format::Doku => doku::write,
            Format::Komo => komo::write,
        }
    }

    /// The text of some contents in this format, by `{}`. Reading it returns the same contents.
    ///
    /// ```
    /// use sudoku_core::Pencilmarks;
    /// use sudoku_core::text::{Contents, Format};
    ///
    /// let contents = Contents::from(Pencilmarks::FULL);
    /// let text = Format::Sukaku.write(&contents)?.to_string();
    /// assert_eq!(text, "123456789".repeat(81));
    ///
    /// let error = Format::Line.write(&contents).unwrap_err();
    /// assert_eq!(error.to_string(), "the format line cannot hold candidates");
    /// # Ok::<(), sudoku_core::text::CannotHold>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`CannotHold`] if the format has no room for a part of the contents.
    pub fn write(self, contents: &Contents) -> Result<Written<'_>, CannotHold> {
        let facts = self.facts();
        let marks = contents.pencilmarks();
        let deletes = matches!(self, Format::Susser | Format::Hodoku);
        let part = if deletes && !hodoku::holds(contents) {
            Part::OtherCandidates
        } else if marks.is_some() && facts.candidates == Holds::Never {
            Part::Candidates
        } else if marks.is_none() && facts.candidates == Holds::Always {
            Part::NoCandidates
        } else if !facts.placed && contents.placed().clue_count() > 0 {
            Part::Placed
        } else if marks.is_some() && !facts.marks_clues && !contents.is_of_marks()
            || self == Format::MarkedPencilmarks && contents.has_unmarked_clues()
        {
            Part::Clues
        } else if facts.candidates == Holds::Marks && !is_marked(contents) {
            Part::UnmarkedCells
        } else if contents.solution().is_some()
            && (!facts.solution || self == Format::Csv && !record::holds(contents))
        {
            Part::Solution
        } else if self == Format::Komo && !komo::can_hold(contents) {
            Part::NoSolution
        } else {
            return Ok(Written { format: self, contents });
        };
        Err(CannotHold { format: self, part })
    }
}

/// Whether the candidates, if there are some, can be told from those of unmarked cells: there is an
/// empty cell, and each empty cell has a candidate.
fn is_marked(contents: &Contents) -> bool {
    let grid = contents.grid();
    let Some(marks) = contents.pencilmarks() else { return true };
    !grid.is_complete()
        && marks.iter().all(|(cell, marks)| grid.get(cell).is_some() || !marks.is_empty())
}

/// Contents that `{}` writes in a format: the result of [`Format::write`].
#[derive(Debug, Clone, Copy)]
pub struct Written<'a> {
    format: Format,
    contents: &'a Contents,
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.format.writer()(self.contents, f)
    }
}

/// The error of writing contents in a format that has no room for them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub struct CannotHold {
    /// The format.
    pub format: Format,
    /// What it cannot hold.
    pub part: Part,
}

/// A part of [`Contents`] that a format may have no room for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum Part {
    /// Digits of the player beside the clues.
    Placed,
    /// Candidates.
    Candidates,
    /// Candidates that a digit excludes: the format holds those that were deleted.
    OtherCandidates,
    /// Cells without candidates: the format is made of them, and the contents have none.
    NoCandidates,
    /// Clues that are not the cells with one candidate: the format does not mark clues.
    Clues,
    /// Candidates of which an empty cell has none, or of a grid that has no empty cell: the format
    /// has marks of the player, and a cell without marks is one that the player has not marked.
    UnmarkedCells,
    /// A solution.
    Solution,
    /// A grid without digits, or without a complete solution that has the clues: the format is made
    /// of the solution, and marks the clues in it.
    NoSolution,
}

impl fmt::Display for CannotHold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = match self.part {
            Part::Placed => "digits of the player beside the clues",
            Part::Candidates => "candidates",
            Part::OtherCandidates => "candidates that a digit in the same house excludes",
            Part::NoCandidates => "a grid without candidates",
            Part::Clues => "clues beside other cells with one candidate",
            Part::UnmarkedCells => "candidates unless each empty cell has one",
            Part::Solution => "a solution",
            Part::NoSolution => "a grid without its complete solution",
        };
        write!(f, "the format {} cannot hold {part}", self.format)
    }
}

impl Error for CannotHold {}
