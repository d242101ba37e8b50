//! Nodes whose solutions come in pairs, so that half of them are counted without a search.
//!
//! A node is *even* if no cell has more than two candidates and propagation finds nothing more. In
//! each house, the open cells then have two candidates each, and each open digit has at least two
//! places, because there are no hidden singles. So each open digit has exactly two places, and the
//! candidates that a solution does not use are a solution as well:
//!
//! ```text
//!     {1 2}  {2 3}  {3 1}         1  2  3    one solution
//!                                 2  3  1    what it leaves
//! ```
//!
//! For every open cell, this pairs the solutions that have its one candidate with those that have
//! the other. So it is enough to count one of these halves. It is an even node again once
//! propagation finds nothing more, or a solution, or it has no solution.

use super::node::DIGITS;
use super::pass::Rows;
use crate::simd::{Lanes, Stored, Vectors};

/// A number for each column, and the largest number but one in the padding.
static COLUMNS: Stored = {
    let mut columns = [[u16::MAX - 1; 4]; 4];
    let mut column = 0;
    while column < 9 {
        columns[column / 3][column % 3] = column as u16;
        column += 1;
    }
    Stored(columns)
};

/// All digits in the columns and none in the padding.
static CELLS: Stored = {
    let group = [DIGITS, DIGITS, DIGITS, 0];
    Stored([group, group, group, [0; 4]])
};

/// No lanes, and all lanes.
pub(super) static NONE_OR_ALL: [Stored; 2] = [Stored([[0; 4]; 4]), Stored([[u16::MAX; 4]; 4])];

/// Counts one more halving of a node. Returns `false` if there were too many, which never happens,
/// but bounds the loop and the shift by the number of halvings.
///
/// Each halving closes four cells at least: the cell; the other places of the digit that it loses,
/// in its row and in its column; and what the first of these takes from its own column.
#[inline(always)]
pub(super) fn count_halving(halvings: &mut u8) -> bool {
    let is_possible = *halvings < 81 / 4;
    *halvings += u8::from(is_possible);
    is_possible
}

impl<V: Vectors> Rows<V> {
    /// All bits in the lanes of which no cell has more than two candidates.
    #[inline(always)]
    pub(super) fn are_even(&self) -> Lanes<V> {
        let mut beyond_two = self.rows;
        for row in &mut beyond_two {
            *row = row.without_lowest().without_lowest();
        }
        let [a, b, c, d, e, f, g, h, i] = beyond_two;
        let any = a.or3(b, c).or3(d.or3(e, f), g.or3(h, i));
        (any & Lanes::load(self.vectors, &CELLS)).is_zero()
    }

    /// Removes the lowest candidate of one open cell, which is in one of the given lanes: the first
    /// open cell in the first column that has any. Then applies the configurations of the bands,
    /// without which the open cells of two boxes in a band would take one more pass.
    #[inline(always)]
    pub(super) fn halve(&mut self, lanes: Lanes<V>) {
        let mut beyond_one = self.rows;
        for row in &mut beyond_one {
            *row = row.without_lowest();
        }
        let [a, b, c, d, e, f, g, h, i] = beyond_one;
        let open = a.or3(b, c).or3(d.or3(e, f), g.or3(h, i));
        let cells = Lanes::load(self.vectors, &CELLS);
        let columns = Lanes::load(self.vectors, &COLUMNS);
        let numbers = columns | (open & cells & lanes).is_zero();
        let least = numbers.min(numbers.rotate_lanes_left()).min(numbers.rotate_lanes_right());
        let least = least.min(least.rotate_groups_left()).min(least.rotate_groups_right());
        let mut column = least.equal(columns);
        for (row, beyond_one) in self.rows.iter_mut().zip(beyond_one) {
            let is_closed = beyond_one.is_zero();
            *row = row.without(column.without(is_closed).without(beyond_one));
            column = column & is_closed;
        }
        self.propagate_bands(self.band_triads());
    }
}
