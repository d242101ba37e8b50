//! The way from a board to its end, step by step.

use crate::board::Board;
use crate::contradiction::Contradiction;
use crate::finders::Finders;
use crate::level::Level;
use crate::step::Step;
use crate::steps::next_step;
use crate::techniques::Techniques;

/// How a path ended: what [`Path::end`] returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum End {
    /// The puzzle is solved.
    Solved,
    /// The techniques find no step. The easiest step that any technique finds is of this level.
    Stuck(Level),
    /// The board shows that there is no solution.
    Contradicted(Contradiction),
}

/// The steps from a board to its end: each is the first that the techniques find, and is taken.
///
/// ```
/// use sudoku_logic::{Board, End, Path, Patterns, Techniques};
/// use sudoku_logic::core::Grid;
///
/// let puzzle: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let mut path = Path::<Patterns>::new(Board::from_grid(&puzzle), Techniques::DEFAULT);
/// assert_eq!(path.by_ref().count(), 51);
/// assert_eq!(path.end(), Some(End::Solved));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
#[must_use = "iterators are lazy"]
pub struct Path<F> {
    board: Board,
    techniques: Techniques,
    end: Option<End>,
    finders: core::marker::PhantomData<F>,
}

impl<F: Finders> Path<F> {
    /// The path that begins at a board, with the techniques that it looks for in their order.
    ///
    /// ```
    /// # use sudoku_logic::{Basic, Board, Path, Techniques, core::Grid};
    /// let path = Path::<Basic>::new(Board::from_grid(&Grid::EMPTY), Techniques::DEFAULT);
    /// assert_eq!(path.count(), 0);
    /// ```
    pub const fn new(board: Board, techniques: Techniques) -> Path<F> {
        Path { board, techniques, end: None, finders: core::marker::PhantomData }
    }

    /// The board after the steps that were returned.
    ///
    /// ```
    /// # use sudoku_logic::{Basic, Board, Path, Techniques, core::Grid};
    /// # let puzzle: Grid =
    /// #     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let mut path = Path::<Basic>::new(Board::from_grid(&puzzle), Techniques::DEFAULT);
    /// path.next();
    /// assert_eq!(path.board().empty().len(), 50);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// How the path ended, or `None` if the iterator has not returned `None` yet.
    ///
    /// ```
    /// # use sudoku_logic::{Basic, Board, End, Level, Path, Techniques, core::Grid};
    /// let mut path = Path::<Basic>::new(Board::from_grid(&Grid::EMPTY), Techniques::DEFAULT);
    /// assert_eq!(path.end(), None);
    /// assert_eq!(path.next(), None);
    /// assert_eq!(path.end(), Some(End::Stuck(Level::Beyond)));
    /// ```
    #[must_use]
    pub const fn end(&self) -> Option<End> {
        self.end
    }
}

impl<F: Finders> Iterator for Path<F> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.end.is_some() {
            return None;
        }
        if let Some(contradiction) = self.board.contradiction() {
            self.end = Some(End::Contradicted(contradiction));
            return None;
        }
        if let Some(step) = next_step::<F>(&self.board, &self.techniques) {
            // A contradiction shows in the next call.
            let _ = self.board.apply(&step);
            return Some(step);
        }
        self.end = Some(if self.board.empty().is_empty() {
            End::Solved
        } else {
            End::Stuck(level_needed::<F>(&self.board))
        });
        None
    }
}

impl<F: Finders> core::iter::FusedIterator for Path<F> {}

/// The level of the easiest step that any technique finds.
pub(crate) fn level_needed<F: Finders>(board: &Board) -> Level {
    // All techniques are in the order of their levels.
    let easiest = next_step::<F>(board, &Techniques::ALL);
    easiest.map_or(Level::Beyond, |step| step.technique().level())
}
