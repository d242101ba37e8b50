//! One pass of propagation.
//!
//! Seen from the columns, a triad is the cells of one lane in the three rows of a band, so unions
//! and comparisons are plain operations, and a stack is the three lanes of a group. Seen from the
//! rows, a triad is the three lanes of a group in one vector. There, three rows, one from each
//! band, are braided into one vector, so that lane `b` has the union over a group in the row of
//! band `b`, and a band is the three groups.
//!
//! ```text
//! propagate (Engine::propagate):
//!     before = 0; after a guess in a band, the pass over the bands comes first
//!     repeat
//!         pass over the stacks:
//!             for each band:                          a b c: its three rows
//!                 solved = a, b, c where they have one digit, or nothing
//!                 union = a | b | c
//!                 remove the solved digits of two rows from the third      naked singles in triads
//!             triads[band] = union[band] - solved[other bands]            naked singles in columns
//!             even, odd = configurations of triads
//!             keep = the triads on some configuration                      locked candidates
//!             elsewhere = what the other bands keep in this column
//!             two nodes at once: keep -= elsewhere where three digits remain   three required
//!             twice = (a & b) | ((a | b) & c)     others = elsewhere | twice
//!             in each row: row &= keep; where it has a digit of keep - others, nothing else
//!                                                                          hidden singles
//!             contradiction if a column lacks a digit or a cell is empty
//!         triads[row] = braid of the rows, folded over groups
//!         solved if every sum is that of the nine digits, and every house has all of them
//!         if the sum of the rows is not `before`:
//!             pass over the bands:
//!                 even, odd = configurations of triads;  keep
//!                 in each row: row &= keep                                 locked candidates
//!             before = the sum of the rows
//!         else to count, if no cell has three candidates: halve the node (`even.rs`)
//!         else:
//!             three-digit triads over both directions; if they change anything: before = 0
//!             else branch on the best guess
//! ```
//!
//! Every rule only removes digits, so the sum of a lane over the rows falls exactly if something
//! changes in that lane.

use super::chutes::{AcrossGroups, AcrossLanes, Configurations};
use super::node::{DIGITS, Node};
use crate::simd::{Double, Lanes, Part, Single, Stored, Vectors};

/// The sum of a solved grid in every lane.
pub(super) static SOLVED: Stored = {
    let padding = 9 * DIGITS;
    let group = [DIGITS, DIGITS, DIGITS, padding];
    Stored([group, group, group, [padding; 4]])
};

/// A partly solved grid in registers.
pub(super) struct Rows<V: Vectors> {
    pub(super) rows: [Lanes<V>; 9],
    pub(super) vectors: V,
}

/// The configurations in all six chutes.
#[derive(Clone, Copy)]
pub(super) struct Chutes<V: Vectors> {
    /// The groups are the stacks, and their lanes the columns; one vector per band.
    pub(super) stacks: Configurations<V>,
    /// The lanes are the bands, and the groups the stacks; one vector per row of a band.
    pub(super) bands: Configurations<V>,
}

impl<V: Single> Rows<V> {
    #[inline(always)]
    pub(super) fn store(&self, node: &mut Node) {
        for (lanes, row) in self.rows.iter().zip(&mut node.rows) {
            lanes.store(row);
        }
    }
}

impl<V: Part> Rows<V> {
    /// Half of the rows.
    #[inline(always)]
    pub(super) fn load_part(vectors: V, node: &Node, half: usize) -> Self {
        let mut rows = [Lanes::splat(vectors, DIGITS); 9];
        for (lanes, row) in rows.iter_mut().zip(&node.rows) {
            *lanes = Lanes::load_part(vectors, row, half);
        }
        Self { rows, vectors }
    }

    #[inline(always)]
    pub(super) fn store_part(&self, node: &mut Node, half: usize) {
        for (lanes, row) in self.rows.iter().zip(&mut node.rows) {
            lanes.store_part(row, half);
        }
    }
}

impl<V: Double> Rows<V> {
    /// Two nodes.
    #[inline(always)]
    pub(super) fn load_both(vectors: V, first: &Node, second: &Node) -> Self {
        let mut rows = [Lanes::splat(vectors, DIGITS); 9];
        for ((lanes, first), second) in rows.iter_mut().zip(&first.rows).zip(&second.rows) {
            *lanes = Lanes::load_both(vectors, first, second);
        }
        Self { rows, vectors }
    }

    #[inline(always)]
    pub(super) fn store_both(&self, first: &mut Node, second: &mut Node) {
        for ((lanes, first), second) in self.rows.iter().zip(&mut first.rows).zip(&mut second.rows)
        {
            lanes.store_both(first, second);
        }
    }
}

impl<V: Vectors> Rows<V> {
    #[inline(always)]
    pub(super) fn load(vectors: V, node: &Node) -> Self {
        let mut rows = [Lanes::splat(vectors, DIGITS); 9];
        for (lanes, row) in rows.iter_mut().zip(&node.rows) {
            *lanes = Lanes::load(vectors, row);
        }
        Self { rows, vectors }
    }

    /// What the other side of a guess has beyond this solution of the first side or, in the cells
    /// where it has nothing else, the digit of this solution.
    ///
    /// If that is a solved grid, it is the only solution of the other side, given that this one is
    /// the only one of the first side. For then each cell of the other side has no candidates but
    /// the digits of these two grids, and in each house, the cells where they differ have the same
    /// digits in both. So if there were another solution, it would take the digits of some of these
    /// cells from either grid, and the digits that it did not take would be a solution too. That
    /// one would have the digit of the guess in the triad, as the other side cannot, and so it
    /// would be a second solution of the first side.
    #[inline(always)]
    pub(super) fn mirrored_in(&self, other: &Self) -> Self {
        let mut rows = self.rows;
        for (row, other) in rows.iter_mut().zip(other.rows) {
            let beyond = other.without(*row);
            *row = beyond | (*row & beyond.is_zero());
        }
        Self { rows, vectors: self.vectors }
    }

    /// The sum of the rows, lane by lane: at most 9 · 511.
    #[inline(always)]
    pub(super) fn sum(&self) -> Lanes<V> {
        let [a, b, c, d, e, f, g, h, i] = self.rows;
        ((a + b) + (c + d)) + ((e + f) + (g + h)) + i
    }

    /// All bits in the lanes that have the sum of a solved grid, given the sum.
    #[inline(always)]
    pub(super) fn sum_is_solved(&self, sum: Lanes<V>) -> Lanes<V> {
        sum.equal(Lanes::load(self.vectors, &SOLVED))
    }

    /// All bits if every column, box and row has all digits, given what the triads of the bands can
    /// hold.
    ///
    /// If nine sets have the sum 511 and their union is all digits, then no two of them share a
    /// digit. If none is empty either, each is one digit. So a grid is solved if every lane has the
    /// sum of a solved grid, no cell is without a candidate, and this holds.
    #[inline(always)]
    pub(super) fn houses_are_complete(&self, bands: [Lanes<V>; 3]) -> Lanes<V> {
        (self.columns_and_boxes() & rows_of(bands)).equal(Lanes::splat(self.vectors, DIGITS))
    }

    /// In each lane, the digits that its column and the boxes of its stack all have.
    #[inline(always)]
    pub(super) fn columns_and_boxes(&self) -> Lanes<V> {
        let [a, b, c, d, e, f, g, h, i] = self.rows;
        let [first, second, third] = [(a | b) | c, (d | e) | f, (g | h) | i];
        let columns = first | second | third;
        columns & fold_lanes(first) & fold_lanes(second) & fold_lanes(third)
    }

    /// Applies naked singles, the configurations of the stacks, and hidden singles. Returns the
    /// configurations, and all bits if no column lacks a digit and no cell is without a candidate.
    #[inline(always)]
    pub(super) fn propagate_stacks(&mut self) -> (Configurations<V>, Lanes<V>) {
        let all = Lanes::splat(self.vectors, DIGITS);
        let (a, solved_a) = self.naked_singles::<0>();
        let (b, solved_b) = self.naked_singles::<3>();
        let (c, solved_c) = self.naked_singles::<6>();
        // A solved cell's digit is removed from the other two triads of its column.
        let triads = [
            a.without_both(solved_b, solved_c),
            b.without_both(solved_a, solved_c),
            c.without_both(solved_a, solved_b),
        ];
        let stacks = Configurations::new::<AcrossLanes>(triads);
        let [a, b, c] = stacks.keep::<AcrossLanes>();
        self.hidden_singles::<0>(a, b | c);
        self.hidden_singles::<3>(b, a | c);
        self.hidden_singles::<6>(c, a | b);
        let complete = a.or3(b, c).equal(all);
        let [a, b, c, d, e, f, g, h, i] = self.rows;
        let least = a.min(b).min(c.min(d)).min(e.min(f)).min(g.min(h).min(i));
        (stacks, complete.without(least.is_zero()))
    }

    /// Removes the digit of each solved cell from the other two cells of its triad, in the band
    /// whose first row is given. Returns the digits that each triad can hold, and those of its
    /// solved cells.
    ///
    /// A loop over the bands would not be unrolled for WebAssembly, with the rows in memory.
    #[inline(always)]
    fn naked_singles<const FIRST: usize>(&mut self) -> (Lanes<V>, Lanes<V>) {
        let [p, q, r] = [self.rows[FIRST], self.rows[FIRST + 1], self.rows[FIRST + 2]];
        let union = p.or3(q, r);
        let [a, b, c] = [p.if_single(), q.if_single(), r.if_single()];
        let solved = a.or3(b, c);
        self.rows[FIRST] = p.without_both(b, c);
        self.rows[FIRST + 1] = q.without_both(a, c);
        self.rows[FIRST + 2] = r.without_both(a, b);
        // The union does not wait for the solved digits: none is removed from the triad. (Where two
        // of its cells have the same one, both are empty now.)
        (union, solved)
    }

    /// Removes what the triads of a band cannot hold from its three rows, given what the other two
    /// bands can hold in each column. Applies hidden singles and, if bits are counted in one
    /// instruction, the rule that a triad with three required digits holds no other.
    #[inline(always)]
    fn hidden_singles<const FIRST: usize>(&mut self, keep: Lanes<V>, elsewhere: Lanes<V>) {
        let [p, q, r] = [self.rows[FIRST], self.rows[FIRST + 1], self.rows[FIRST + 2]];
        // All digits but those that must be in the triad and can be in one cell of it only.
        let others = p.majority(q, r) | elsewhere;
        let keep =
            if V::LOOKS_FOR_THREE { keep.part_if_three(keep.without(elsewhere)) } else { keep };
        self.rows[FIRST] = p.prefer(keep, others);
        self.rows[FIRST + 1] = q.prefer(keep, others);
        self.rows[FIRST + 2] = r.prefer(keep, others);
    }

    /// The digits that the triads of the bands can hold: indexed by the row in the band, with a
    /// lane per band and a group per stack.
    #[inline(always)]
    pub(super) fn band_triads(&self) -> [Lanes<V>; 3] {
        [self.band_triads_of::<0>(), self.band_triads_of::<1>(), self.band_triads_of::<2>()]
    }

    /// The digits that the triads of one row of each band can hold, with a lane per band.
    #[inline(always)]
    fn band_triads_of<const ROW: usize>(&self) -> Lanes<V> {
        let (a, b, c) = (self.rows[ROW], self.rows[3 + ROW], self.rows[6 + ROW]);
        Lanes::braid(a, b, c)
            | Lanes::braid(c, a, b).rotate_lanes_left()
            | Lanes::braid(b, c, a).rotate_lanes_right()
    }

    /// Removes from each column of each stack what its triads cannot hold.
    #[inline(always)]
    pub(super) fn keep_in_stacks(&mut self, keep: [Lanes<V>; 3]) {
        let [a, b, c, d, e, f, g, h, i] = self.rows;
        let [p, q, r] = keep;
        self.rows = [a & p, b & p, c & p, d & q, e & q, f & q, g & r, h & r, i & r];
    }

    /// Removes from each row of each band what its triads cannot hold.
    #[inline(always)]
    pub(super) fn keep_in_bands(&mut self, keep: [Lanes<V>; 3]) {
        let [a, b, c, d, e, f, g, h, i] = self.rows;
        let [p, q, r] = keep;
        self.rows = [
            a & p.spread::<0>(),
            b & q.spread::<0>(),
            c & r.spread::<0>(),
            d & p.spread::<1>(),
            e & q.spread::<1>(),
            f & r.spread::<1>(),
            g & p.spread::<2>(),
            h & q.spread::<2>(),
            i & r.spread::<2>(),
        ];
    }

    /// Applies the configurations of the bands, given what their triads can hold. Solved cells need
    /// no rule here, because the pass over the stacks has just cleared their boxes.
    ///
    /// Applying it twice in a row removes nothing the second time: each triad that is kept lies on
    /// a configuration of which all triads are kept.
    #[inline(always)]
    pub(super) fn propagate_bands(&mut self, triads: [Lanes<V>; 3]) {
        let bands = Configurations::new::<AcrossGroups>(triads);
        self.keep_in_bands(bands.keep::<AcrossGroups>());
    }

    /// The configurations in all chutes, given those of the stacks and what the triads of the bands
    /// can hold.
    #[inline(always)]
    pub(super) fn chutes(&self, stacks: Configurations<V>, bands: [Lanes<V>; 3]) -> Chutes<V> {
        Chutes { stacks, bands: Configurations::new::<AcrossGroups>(bands) }
    }
}

/// In the lane of each band, the digits that all of its rows have, given what their triads can
/// hold.
#[inline(always)]
pub(super) fn rows_of<V: Vectors>(bands: [Lanes<V>; 3]) -> Lanes<V> {
    let [first, second, third] = bands;
    fold_groups(first) & fold_groups(second) & fold_groups(third)
}

/// In each lane, the union of the three lanes of its group.
#[inline(always)]
fn fold_lanes<V: Vectors>(lanes: Lanes<V>) -> Lanes<V> {
    lanes | lanes.rotate_lanes_left() | lanes.rotate_lanes_right()
}

/// In each lane, the union of that lane in the three groups.
#[inline(always)]
fn fold_groups<V: Vectors>(lanes: Lanes<V>) -> Lanes<V> {
    lanes | lanes.rotate_groups_left() | lanes.rotate_groups_right()
}
