//! The steps that a board offers, one by one.

use core::ops::ControlFlow;

use crate::board::Board;
use crate::finders::{Finders, Marks, Nth};
use crate::step::Step;
use crate::techniques::Techniques;

/// The steps that a board offers, technique by technique in their order; created by [`steps`].
#[derive(Debug, Clone)]
#[must_use = "iterators are lazy"]
pub struct Steps<'a, F> {
    board: &'a Board,
    techniques: &'a Techniques,
    /// The place of the present technique in the order.
    place: usize,
    /// The unit of its search, and the number of steps of that unit that were returned.
    unit: u8,
    returned: u16,
    finders: core::marker::PhantomData<F>,
}

/// Every step that a board offers, technique by technique in their order.
///
/// The iterator is lazy: it looks for a step when it is asked for one. Different patterns may lead
/// to the same removals.
///
/// ```
/// use sudoku_logic::{Board, Level, Patterns, Techniques, steps};
/// use sudoku_logic::core::Grid;
///
/// let puzzle: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let board = Board::from_grid(&puzzle);
/// let singles = Techniques::up_to(Level::Singles);
/// assert_eq!(steps::<Patterns>(&board, &singles).count(), 24);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub const fn steps<'a, F: Finders>(board: &'a Board, techniques: &'a Techniques) -> Steps<'a, F> {
    let finders = core::marker::PhantomData;
    Steps { board, techniques, place: 0, unit: 0, returned: 0, finders }
}

/// The first step that a board offers, technique by technique in their order, or `None` if it
/// offers none.
///
/// ```
/// use sudoku_logic::{Basic, Board, Techniques, next_step};
/// use sudoku_logic::core::Grid;
///
/// assert_eq!(next_step::<Basic>(&Board::from_grid(&Grid::EMPTY), &Techniques::ALL), None);
/// ```
#[must_use]
#[inline(never)]
pub fn next_step<F: Finders>(board: &Board, techniques: &Techniques) -> Option<Step> {
    steps::<F>(board, techniques).next()
}

impl<F: Finders> Iterator for Steps<'_, F> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let mut nth = Nth::after(self.returned);
        self.find(&mut nth).is_break().then(|| nth.step(self.board))
    }
}

impl<F: Finders> Steps<'_, F> {
    /// Finds the next step, and breaks then.
    fn find(&mut self, nth: &mut Nth) -> ControlFlow<()> {
        let mut marks = Marks::EMPTY;
        marks.fill(self.board);
        while let Some(technique) = self.techniques.get(self.place) {
            if self.unit >= F::units(technique) {
                self.place += 1;
                self.unit = 0;
                continue;
            }
            nth.skip(self.returned);
            if F::search(self.board, &mut marks, technique, self.unit, nth).is_break() {
                // What a unit has beyond as many steps as can be counted is left out.
                match self.returned.checked_add(1) {
                    Some(returned) => self.returned = returned,
                    None => (self.unit, self.returned) = (self.unit + 1, 0),
                }
                return ControlFlow::Break(());
            }
            self.unit += 1;
            self.returned = 0;
        }
        ControlFlow::Continue(())
    }
}

impl<F: Finders> core::iter::FusedIterator for Steps<'_, F> {}
