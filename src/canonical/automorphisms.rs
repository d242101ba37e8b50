//! The transforms that leave a grid as it is.

use core::fmt;
use core::iter::FusedIterator;

use super::best::Best;
use super::form::canonicalize;
use super::group::{Group, IDENTITY, Permutation};
use super::lines::Lines;
use super::search::Search;
use crate::cell::Cell;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::transform::Transform;

/// The automorphisms of a grid: the transforms whose image of the grid is the grid itself.
///
/// [`len`](ExactSizeIterator::len) is their number, known without listing them. They are counted by
/// what they do to the lines and to the digits that occur. The digits that do not occur could be
/// exchanged in any way: the automorphisms that are returned leave them as they are. The first one
/// is the identity.
///
/// An empty grid has 3,359,232 automorphisms, all rearrangements of its lines, and most grids have
/// one.
///
/// ```
/// use sudoku_core::{Grid, Transform, automorphisms};
///
/// let grid: Grid =
///     "123456789456789123789123456231564897564897231897231564312645978645978312978312645".parse()?;
/// assert_eq!(automorphisms(&grid).len(), 648);
/// for transform in automorphisms(&grid) {
///     assert_eq!(transform.apply(&grid), grid);
/// }
/// assert_eq!(automorphisms(&grid).next(), Some(Transform::IDENTITY));
/// assert_eq!(automorphisms(&Grid::EMPTY).len(), 3_359_232);
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
#[doc(alias("symmetries", "stabilizer"))]
pub fn automorphisms(grid: &Grid) -> Automorphisms {
    let lines = Lines::new(grid);
    let (canonical, _) = canonicalize(grid);
    let (group, order) = group(&lines, &canonical);
    Automorphisms { grid: *grid, group, next: 0, end: order }
}

/// The group of the automorphisms of a grid, of which the canonical form is known, and its order.
#[inline(never)]
fn group(lines: &Lines, canonical: &Grid) -> (Group, u32) {
    // With the least image known from the start, all images that are found are equal. So the
    // symmetries that take the first of them to others are enough to generate the group, together
    // with those that exchange tied columns and stacks.
    let mut search = Search::new(lines, Best::from_cells(canonical.as_bytes()));
    search.run();
    let found = search.symmetries.iter().map(|symmetry| {
        let mut lines = IDENTITY;
        for (line, image) in lines.iter_mut().zip(symmetry) {
            *line = *image;
        }
        lines
    });
    let group = Group::new(found.chain(search.ties()));
    let order = group.order();
    (group, order)
}

/// The automorphisms of a grid; created by [`automorphisms`].
#[derive(Clone)]
#[must_use = "iterators are lazy"]
pub struct Automorphisms {
    grid: Grid,
    group: Group,
    /// The number of the first automorphism that is left, and the one after the last.
    next: u32,
    end: u32,
}

impl Automorphisms {
    /// The automorphism that takes lines to where a permutation has them.
    fn transform(&self, lines: &Permutation) -> Transform {
        let [first, ..] = *lines;
        let mut places = [[0; 9]; 2];
        for (place, line) in places.as_flattened_mut().iter_mut().zip(lines) {
            *place = line % 9;
        }
        let [rows, columns] = places;
        let moved = Transform::from_trusted(first >= 9, rows, columns, Digit::ALL);
        // What the digits that occur become, and which digits those are.
        let mut digits = [None; 9];
        let image = moved.apply(&self.grid);
        for cell in Cell::ALL {
            if let Some(digit) = image.get(cell) {
                digits[digit.index()] = self.grid.get(cell);
            }
        }
        // An automorphism takes the digits that occur to the digits that occur.
        let mut relabelled = Digit::ALL;
        for (place, digit) in relabelled.iter_mut().zip(digits) {
            *place = digit.unwrap_or(*place);
        }
        Transform::from_trusted(first >= 9, rows, columns, relabelled)
    }
}

impl Iterator for Automorphisms {
    type Item = Transform;

    fn next(&mut self) -> Option<Transform> {
        self.nth(0)
    }

    fn nth(&mut self, skipped: usize) -> Option<Transform> {
        let left = self.end - self.next;
        let skipped = u32::try_from(skipped).unwrap_or(left).min(left);
        self.next += skipped;
        if self.next == self.end {
            return None;
        }
        self.next += 1;
        Some(self.transform(&self.group.member(self.next - 1)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.end - self.next) as usize;
        (left, Some(left))
    }

    fn count(self) -> usize {
        self.len()
    }
}

impl ExactSizeIterator for Automorphisms {}

impl FusedIterator for Automorphisms {}

/// Writes how many automorphisms are left.
impl fmt::Debug for Automorphisms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Automorphisms")
            .field("grid", &self.grid)
            .field("left", &self.len())
            .finish()
    }
}
