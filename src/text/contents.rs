//! What a text can hold: clues, digits that were placed, candidates and a solution.

use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::grid::Grid;
use crate::pencilmarks::Pencilmarks;

/// What a text holds: the clues, and whatever else its format has room for.
///
/// | part | formats that have it |
/// |---|---|
/// | [`clues`](Contents::clues) | all |
/// | [`placed`](Contents::placed): digits of the player | those that tell them from clues |
/// | [`pencilmarks`](Contents::pencilmarks) | those with candidates |
/// | [`solution`](Contents::solution) | records with a second grid |
///
/// ```
/// use sudoku_core::Grid;
/// use sudoku_core::text::{self, Contents, Format};
///
/// let puzzle: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let text = Format::Board.write(&Contents::from(puzzle))?.to_string();
/// assert_eq!(text::read(text.as_bytes())?.contents.clues(), puzzle);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Contents {
    clues: Grid,
    placed: Grid,
    marks: Option<Pencilmarks>,
    solution: Option<Grid>,
}

impl Contents {
    /// The clues alone.
    ///
    /// ```
    /// # use sudoku_core::{Grid, text::Contents};
    /// assert_eq!(Contents::new(Grid::EMPTY), Contents::from(Grid::EMPTY));
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(clues: Grid) -> Contents {
        Contents { clues, placed: Grid::EMPTY, marks: None, solution: None }
    }

    /// The same with the digits that the player has placed. Those in cells with a clue are left
    /// out.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Digit, Grid, text::Contents};
    /// let mut placed = Grid::EMPTY;
    /// placed.set(Cell::ALL[0], Some(Digit::D5));
    /// let contents = Contents::new(Grid::EMPTY).with_placed(placed);
    /// assert_eq!(contents.clues(), Grid::EMPTY);
    /// assert_eq!(contents.grid(), placed);
    /// ```
    #[must_use]
    pub fn with_placed(mut self, placed: Grid) -> Contents {
        self.placed = placed;
        for (cell, _) in self.clues.clues() {
            self.placed.clear(cell);
        }
        self.with_marks(self.marks)
    }

    /// The same with the candidates of the empty cells. A filled cell has its digit.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Cell, Digit, Grid, Pencilmarks, text::Contents};
    /// let mut clues = Grid::EMPTY;
    /// clues.set(Cell::ALL[0], Some(Digit::D5));
    /// let contents = Contents::new(clues).with_pencilmarks(Pencilmarks::FULL);
    /// let marks = contents.pencilmarks().unwrap();
    /// assert_eq!(marks[Cell::ALL[0]], Candidates::D5);
    /// assert_eq!(marks[Cell::ALL[1]], Candidates::ALL);
    /// ```
    #[must_use]
    pub fn with_pencilmarks(self, marks: Pencilmarks) -> Contents {
        self.with_marks(Some(marks))
    }

    fn with_marks(mut self, marks: Option<Pencilmarks>) -> Contents {
        self.marks = marks.map(|mut marks| {
            for (cell, digit) in self.grid().clues() {
                marks.set(cell, Candidates::from_digit(digit));
            }
            marks
        });
        self
    }

    /// The same with a solution, which need not be one.
    ///
    /// ```
    /// # use sudoku_core::{Grid, text::Contents};
    /// let contents = Contents::new(Grid::EMPTY).with_solution(Grid::EMPTY);
    /// assert_eq!(contents.solution(), Some(Grid::EMPTY));
    /// ```
    #[must_use]
    pub const fn with_solution(mut self, solution: Grid) -> Contents {
        self.solution = Some(solution);
        self
    }

    /// The clues.
    ///
    /// In a text of candidates that does not mark its clues, these are the cells that have one
    /// candidate.
    #[must_use]
    #[inline]
    pub const fn clues(&self) -> Grid {
        self.clues
    }

    /// The digits that the text marks as placed by the player, in cells without a clue.
    #[must_use]
    #[inline]
    pub const fn placed(&self) -> Grid {
        self.placed
    }

    /// The clues and the placed digits.
    #[must_use]
    pub fn grid(&self) -> Grid {
        let mut grid = self.clues;
        for (cell, digit) in self.placed.clues() {
            grid.set(cell, Some(digit));
        }
        grid
    }

    /// The candidates of all cells, if the text has candidates.
    #[must_use]
    #[inline]
    pub const fn pencilmarks(&self) -> Option<&Pencilmarks> {
        self.marks.as_ref()
    }

    /// The solution that the text has beside the puzzle. Nothing has checked that it is one; see
    /// [`Grid::is_solution_of`].
    #[must_use]
    #[inline]
    pub const fn solution(&self) -> Option<Grid> {
        self.solution
    }

    /// The clues are the cells with one candidate, as in a text that does not mark its clues.
    pub(super) fn of_marks(marks: Pencilmarks) -> Contents {
        Contents { marks: Some(marks), ..Contents::new(marks.to_grid()) }
    }

    /// Whether the clues and the placed digits are the cells with one candidate.
    pub(super) fn is_of_marks(&self) -> bool {
        self.marks.is_some_and(|marks| marks.to_grid() == self.grid())
    }

    /// Whether cells have one candidate, and none is a clue or a placed digit, so that marks for
    /// these would not appear in a text.
    pub(super) fn has_unmarked_clues(&self) -> bool {
        self.grid() == Grid::EMPTY && self.marks.is_some_and(|marks| marks.to_grid() != Grid::EMPTY)
    }

    /// The candidates of a cell, or those that its digit leaves it if the text has none.
    pub(super) fn candidates(&self, cell: Cell) -> Candidates {
        match (&self.marks, self.grid().get(cell)) {
            (Some(marks), _) => marks.candidates(cell),
            (None, Some(digit)) => Candidates::from_digit(digit),
            (None, None) => Candidates::EMPTY,
        }
    }
}

/// The clues alone.
impl From<Grid> for Contents {
    fn from(clues: Grid) -> Contents {
        Contents::new(clues)
    }
}

/// Candidates without marked clues: the clues are the cells with one candidate.
impl From<Pencilmarks> for Contents {
    fn from(marks: Pencilmarks) -> Contents {
        Contents::of_marks(marks)
    }
}
