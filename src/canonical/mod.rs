//! The canonical form of a grid, and what follows from it.
//!
//! Two grids are isomorphic if a transform takes one to the other. The canonical form is the least
//! image of a grid, so isomorphic grids have the same one. [`search`] finds it for every grid row
//! by row, and [`solved`] faster for solved grids.

mod arrangement;
mod automorphisms;
mod best;
mod form;
mod group;
mod lines;
mod rows;
mod search;
mod solved;

pub use self::automorphisms::{Automorphisms, automorphisms};
pub use self::form::{canonicalize, canonicalize_effort};

use crate::grid::Grid;
use crate::transform::Transform;

/// A transform that takes the first grid to the second, or `None` if there is none.
///
/// The grids can be any, as for [`canonicalize`].
///
/// ```
/// use sudoku_core::{Grid, SeededRandom, Transform, is_isomorphic};
///
/// let puzzle: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let image = Transform::random(&mut SeededRandom::new(1)).apply(&puzzle);
/// let transform = is_isomorphic(&puzzle, &image).unwrap();
/// assert_eq!(transform.apply(&puzzle), image);
/// assert_eq!(is_isomorphic(&puzzle, &Grid::EMPTY), None);
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
#[doc(alias("equivalent", "isomorphic"))]
#[must_use]
pub fn is_isomorphic(first: &Grid, second: &Grid) -> Option<Transform> {
    if first.clue_count() != second.clue_count() {
        return None;
    }
    let (canonical, to_canonical) = canonicalize(first);
    let (other, from_second) = canonicalize(second);
    (canonical == other).then(|| to_canonical.then(from_second.inverse()))
}
