//! The state of a puzzle that is being solved by logic.

use sudoku_core::{CandidateSet, Candidates, Cell, CellSet, Digit, Grid, Pencilmarks};

use crate::proper::Proper;

/// A puzzle on the way to its solution: the candidates of every cell, the cells that are filled,
/// and what the puzzle began with.
///
/// ```text
///   candidates   1: ......#..  2: .#.......  ...  9: ...      nine sets of 81 cells; a filled cell
///   filled          ..#...#..                                 keeps its digit, and only that
///   clues           ..#......                                 those of the filled that were given
///   initial         as candidates, but before the first step
/// ```
///
/// A board is `Copy`: to be able to undo a step, keep a copy.
///
/// ```
/// use sudoku_logic::Board;
/// use sudoku_logic::core::{Cell, Digit, Grid};
///
/// let mut puzzle = Grid::EMPTY;
/// puzzle.set(Cell::ALL[0], Some(Digit::D5));
/// let mut board = Board::from_grid(&puzzle);
/// assert_eq!(board.candidates(Cell::ALL[1]).to_string(), "12346789");
/// let before = board;
/// board.place(Cell::ALL[1], Digit::D7);
/// assert_eq!(board.empty().len(), 79);
/// board = before; // undone
/// assert_eq!(board.to_grid(), puzzle);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    candidates: CandidateSet,
    initial: CandidateSet,
    filled: CellSet,
    clues: CellSet,
    uniqueness: Uniqueness,
}

/// Whether the puzzle of a board is known to have one solution.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Uniqueness {
    Unknown,
    Proved,
}

/// Whether a digit fills two cells of a house.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Repeats {
    None,
    Some,
}

impl Board {
    /// The board of a puzzle: the clues, and all candidates that they leave.
    ///
    /// The grid need not be valid; [`Board::contradiction`] returns what is wrong with it.
    ///
    /// ```
    /// # use sudoku_logic::{Board, core::Grid};
    /// assert_eq!(Board::from_grid(&Grid::EMPTY).empty().len(), 81);
    /// ```
    #[must_use]
    pub fn from_grid(puzzle: &Grid) -> Board {
        // A loop is shorter than the constant of all candidates.
        let mut board = Board::from_candidates(CandidateSet::EMPTY);
        for digit in Digit::ALL {
            *board.candidates.cells_mut(digit) = CellSet::ALL;
        }
        for (cell, digit) in puzzle.clues() {
            board.place(cell, digit);
        }
        board.initial = board.candidates;
        board.clues = board.filled;
        board
    }

    /// The board of a puzzle that is known to have one solution. Techniques that rely on that find
    /// steps on such a board only.
    ///
    /// ```
    /// # use sudoku_logic::{Board, Proper, core::Grid};
    /// let puzzle: Grid =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let board = Board::from_proper(&Proper::prove(&puzzle)?);
    /// assert!(board.is_proved());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn from_proper(puzzle: &Proper) -> Board {
        let mut board = Board::from_grid(puzzle.puzzle());
        board.uniqueness = Uniqueness::Proved;
        board
    }

    /// The board of a puzzle of candidates (a sukaku), which has no filled cell.
    ///
    /// ```
    /// # use sudoku_logic::{Board, core::Pencilmarks};
    /// assert!(Board::from_pencilmarks(&Pencilmarks::FULL).filled().is_empty());
    /// ```
    #[must_use]
    pub fn from_pencilmarks(marks: &Pencilmarks) -> Board {
        Board::from_candidates(CandidateSet::from(marks))
    }

    /// The board with these candidates and no filled cell.
    const fn from_candidates(candidates: CandidateSet) -> Board {
        Board {
            candidates,
            initial: candidates,
            filled: CellSet::EMPTY,
            clues: CellSet::EMPTY,
            uniqueness: Uniqueness::Unknown,
        }
    }

    /// The board of a puzzle in play: its clues, the digits that the player entered and, if given,
    /// the player's notes.
    ///
    /// An entry in a cell with a clue is ignored. An empty cell has the candidates that the filled
    /// cells leave. Where the player made notes, it has only those of them; a cell without any note
    /// has no notes yet, and keeps all.
    ///
    /// ```
    /// # use sudoku_logic::{Board, core::{Candidates, Cell, Digit, Grid, Pencilmarks}};
    /// let mut entries = Grid::EMPTY;
    /// entries.set(Cell::ALL[0], Some(Digit::D1));
    /// let mut notes = Pencilmarks::from([Candidates::EMPTY; 81]);
    /// notes.set(Cell::ALL[1], Candidates::D1 | Candidates::D2);
    /// let board = Board::from_play(&Grid::EMPTY, &entries, Some(&notes));
    /// assert_eq!(board.candidates(Cell::ALL[1]), Candidates::D2);
    /// assert_eq!(board.candidates(Cell::ALL[2]).len(), 8);
    /// ```
    #[must_use]
    pub fn from_play(puzzle: &Grid, entries: &Grid, notes: Option<&Pencilmarks>) -> Board {
        let mut grid = *puzzle;
        for (cell, digit) in entries.clues() {
            if puzzle.get(cell).is_none() {
                grid.set(cell, Some(digit));
            }
        }
        let mut board = Board::from_grid(puzzle);
        board.filled = grid.clues().map(|(cell, _)| cell).collect();
        let mut marks = Pencilmarks::from_grid(&grid);
        if let Some(notes) = notes {
            for cell in board.empty() {
                let noted = notes.candidates(cell);
                if !noted.is_empty() {
                    marks.set(cell, marks.candidates(cell) & noted);
                }
            }
        }
        board.candidates = CandidateSet::from(&marks);
        board
    }

    /// The same board, with the knowledge that its puzzle has one solution, or `None` if the proof
    /// is of another puzzle.
    ///
    /// ```
    /// # use sudoku_logic::{Board, Proper, core::Grid};
    /// let puzzle: Grid =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let proper = Proper::prove(&puzzle)?;
    /// assert!(Board::from_grid(&puzzle).proved(&proper).is_some());
    /// assert!(Board::from_grid(&Grid::EMPTY).proved(&proper).is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn proved(&self, puzzle: &Proper) -> Option<Board> {
        if self.initial == CandidateSet::from(&Pencilmarks::from_grid(puzzle.puzzle())) {
            Some(Board { uniqueness: Uniqueness::Proved, ..*self })
        } else {
            None
        }
    }

    /// Whether the puzzle is known to have one solution.
    ///
    /// ```
    /// # use sudoku_logic::{Board, core::Grid};
    /// assert!(!Board::from_grid(&Grid::EMPTY).is_proved());
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_proved(&self) -> bool {
        matches!(self.uniqueness, Uniqueness::Proved)
    }

    /// The empty cells that have a digit as a candidate.
    ///
    /// ```
    /// # use sudoku_logic::{Board, core::{Digit, Grid}};
    /// assert_eq!(Board::from_grid(&Grid::EMPTY).places(Digit::D1).len(), 81);
    /// ```
    #[must_use]
    pub const fn places(&self, digit: Digit) -> CellSet {
        self.candidates.cells(digit).difference(self.filled)
    }

    /// The candidates of a cell; of a filled cell its digit.
    ///
    /// ```
    /// # use sudoku_logic::{Board, core::{Candidates, Cell, Grid}};
    /// let board = Board::from_grid(&Grid::EMPTY);
    /// assert_eq!(board.candidates(Cell::ALL[0]), Candidates::ALL);
    /// ```
    #[must_use]
    #[inline]
    pub const fn candidates(&self, cell: Cell) -> Candidates {
        self.candidates.candidates(cell)
    }

    /// The candidates of all cells, with the digits of the filled ones.
    ///
    /// ```
    /// # use sudoku_logic::{Board, core::{CandidateSet, Grid}};
    /// assert_eq!(Board::from_grid(&Grid::EMPTY).all_candidates(), &CandidateSet::ALL);
    /// ```
    #[must_use]
    #[inline]
    pub const fn all_candidates(&self) -> &CandidateSet {
        &self.candidates
    }

    /// The candidates that the puzzle began with.
    ///
    /// ```
    /// # use sudoku_logic::{Board, core::{Cell, Digit, Grid}};
    /// let mut board = Board::from_grid(&Grid::EMPTY);
    /// board.remove(Cell::ALL[0], Digit::D1);
    /// assert!(board.initial().contains(Cell::ALL[0], Digit::D1));
    /// ```
    #[must_use]
    #[inline]
    pub const fn initial(&self) -> &CandidateSet {
        &self.initial
    }

    /// The filled cells: clues and placed digits.
    ///
    /// ```
    /// # use sudoku_logic::{Board, core::Grid};
    /// assert!(Board::from_grid(&Grid::EMPTY).filled().is_empty());
    /// ```
    #[must_use]
    #[inline]
    pub const fn filled(&self) -> CellSet {
        self.filled
    }

    /// The cells that are not filled.
    ///
    /// ```
    /// # use sudoku_logic::{Board, core::{CellSet, Grid}};
    /// assert_eq!(Board::from_grid(&Grid::EMPTY).empty(), CellSet::ALL);
    /// ```
    #[must_use]
    #[inline]
    pub const fn empty(&self) -> CellSet {
        self.filled.complement()
    }

    /// The cells with clues.
    ///
    /// ```
    /// # use sudoku_logic::{Board, core::Grid};
    /// assert!(Board::from_grid(&Grid::EMPTY).clues().is_empty());
    /// ```
    #[must_use]
    #[inline]
    pub const fn clues(&self) -> CellSet {
        self.clues
    }

    /// Fills a cell with a digit, and removes the digit from the empty peers of the cell.
    ///
    /// This checks nothing: [`Board::contradiction`] returns what is wrong afterwards.
    ///
    /// ```
    /// # use sudoku_logic::{Board, core::{Cell, Digit, Grid}};
    /// let mut board = Board::from_grid(&Grid::EMPTY);
    /// board.place(Cell::ALL[0], Digit::D1);
    /// assert_eq!(board.places(Digit::D1).len(), 60);
    /// ```
    pub const fn place(&mut self, cell: Cell, digit: Digit) {
        let this = CellSet::from_cell(cell);
        let mut index = 0;
        while index < Digit::ALL.len() {
            let cells = self.candidates.cells_mut(Digit::ALL[index]);
            *cells = cells.difference(this);
            index += 1;
        }
        let seen = CellSet::from_peers(cell).difference(self.filled);
        let cells = self.candidates.cells_mut(digit);
        *cells = cells.difference(seen).union(this);
        self.filled = self.filled.union(this);
    }

    /// Removes a digit from the candidates of an empty cell; returns whether it was one of them.
    ///
    /// ```
    /// # use sudoku_logic::{Board, core::{Cell, Digit, Grid}};
    /// let mut board = Board::from_grid(&Grid::EMPTY);
    /// assert!(board.remove(Cell::ALL[0], Digit::D1));
    /// assert!(!board.remove(Cell::ALL[0], Digit::D1));
    /// ```
    pub const fn remove(&mut self, cell: Cell, digit: Digit) -> bool {
        !self.filled.contains(cell) && self.candidates.remove(cell, digit)
    }

    /// Removes candidates of empty cells.
    ///
    /// ```
    /// # use sudoku_logic::{Board, core::{CandidateSet, Cell, Digit, Grid}};
    /// let mut board = Board::from_grid(&Grid::EMPTY);
    /// board.remove_all(&[(Cell::ALL[0], Digit::D1)].into_iter().collect());
    /// assert_eq!(board.candidates(Cell::ALL[0]).len(), 8);
    /// ```
    pub fn remove_all(&mut self, removals: &CandidateSet) {
        for digit in Digit::ALL {
            let cells = self.candidates.cells_mut(digit);
            *cells = cells.difference(removals.cells(digit).difference(self.filled));
        }
    }

    /// Fills several cells at once, as [`Board::place`] does one by one, and returns whether one of
    /// the digits is now twice in a house.
    ///
    /// A cell that is to have several digits keeps the lowest. All of them go from its peers.
    pub(crate) fn place_all(&mut self, placements: &CandidateSet) -> Repeats {
        let cells = placements.all_cells();
        let before = self.filled;
        self.filled |= cells;
        let (mut left, mut repeats) = (cells, Repeats::None);
        for digit in Digit::ALL {
            let placed = placements.cells(digit);
            let seen: CellSet = placed.iter().map(CellSet::from_peers).collect();
            let places = self.candidates.cells_mut(digit);
            *places = (*places - cells - (seen - before)) | (placed & left);
            left -= placed;
            if seen.intersects(*places & self.filled) {
                repeats = Repeats::Some;
            }
        }
        repeats
    }

    /// The digits of the filled cells.
    ///
    /// ```
    /// # use sudoku_logic::{Board, core::Grid};
    /// assert_eq!(Board::from_grid(&Grid::EMPTY).to_grid(), Grid::EMPTY);
    /// ```
    #[must_use]
    pub fn to_grid(&self) -> Grid {
        let digit = |cell| Some((cell, self.candidates(cell).first()?));
        self.filled.iter().filter_map(digit).collect()
    }

    /// The candidates of every cell; of a filled cell its digit.
    ///
    /// ```
    /// # use sudoku_logic::{Board, core::{Grid, Pencilmarks}};
    /// assert_eq!(Board::from_grid(&Grid::EMPTY).to_pencilmarks(), Pencilmarks::FULL);
    /// ```
    #[must_use]
    pub fn to_pencilmarks(&self) -> Pencilmarks {
        Pencilmarks::from(&self.candidates)
    }
}
