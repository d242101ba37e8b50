//! The canonical form, by one of the two searches.

use super::best::Best;
use super::lines::Lines;
use super::search::Search;
use super::solved::Solved;
use crate::grid::Grid;
use crate::transform::Transform;

/// The canonical form of a grid, and a transform that takes the grid to it.
///
/// The canonical form is the least of all images of the grid under every [`Transform`], in the
/// order of [`Grid`]: cell by cell in row-major order, an empty cell before every digit. It is also
/// called *row-minlex form*. Two grids have the same canonical form exactly if they are isomorphic.
///
/// The grid can be any: solved, a puzzle, without a solution, not even valid, or empty. If it has
/// automorphisms, several transforms lead to the canonical form, and this is one of them.
///
/// ```
/// use sudoku_core::{Grid, SeededRandom, Transform, canonicalize};
///
/// let puzzle: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let (canonical, transform) = canonicalize(&puzzle);
/// assert_eq!(transform.apply(&puzzle), canonical);
/// assert_eq!(
///     canonical.to_string(),
///     "........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45.",
/// );
///
/// let image = Transform::random(&mut SeededRandom::new(1)).apply(&puzzle);
/// assert_eq!(canonicalize(&image).0, canonical);
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
#[doc(alias("minlex", "normalize", "canonical form"))]
#[must_use]
pub fn canonicalize(grid: &Grid) -> (Grid, Transform) {
    let lines = Lines::new(grid);
    if grid.is_solved() { solved(&lines) } else { any(&lines) }
}

/// The two searches are functions of their own, so that only one of them is on the stack.
#[inline(never)]
fn solved(lines: &Lines) -> (Grid, Transform) {
    let mut search = Solved::new(lines);
    search.run();
    search.image()
}

#[inline(never)]
fn any(lines: &Lines) -> (Grid, Transform) {
    let mut search = Search::new(lines, Best::new());
    search.run();
    (search.image(), search.transform())
}

/// How much work [`canonicalize`] does, in a measure that is the same on every machine: the rows,
/// or for a solved grid the orders of columns, that it tries.
#[doc(hidden)]
#[must_use]
pub fn canonicalize_effort(grid: &Grid) -> u32 {
    let lines = Lines::new(grid);
    if grid.is_solved() {
        let mut search = Solved::new(&lines);
        search.run();
        search.tried
    } else {
        let mut search = Search::new(&lines, Best::new());
        search.run();
        search.tried
    }
}
