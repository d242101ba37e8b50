//! One pass over the grid.
//!
//! Seen from the columns, a triad is three cells of one lane in the three rows of a band: unions and comparisons are plain operations, and a
//! stack is the three lanes of a group. Seen from the rows, a triad is the three lanes of a group in one vector. The lanes of three
//! rows, one from each band, are braided into one vector; what then stands in lane `b` is the union over a group of a row of band `b`, and a
//! band is the three groups.
//!
//! Each rule only takes digits away, so the sum over the rows of a lane falls exactly when something changes in it.

use super::ALL;
use super::chutes::{ByGroup, ByLane, Configurations, must, no_fourth};
use super::node::Node;
use crate::simd::{Lanes, Stored, Vectors};

/// A partly solved grid in hand.
pub(super) struct Cells<V: Vectors> {
    pub(super) rows: [Lanes<V>; 9],
    pub(super) vectors: V,
}

/// The configurations in all six chutes.
#[derive(Clone, Copy)]
pub(super) struct Chutes<V: Vectors> {
    /// Groups are the stacks, lanes the columns of each; a vector a band.
    pub(super) stacks: Configurations<V>,
    /// Lanes are the bands, groups the stacks; a vector a row of the band.
    pub(super) bands: Configurations<V>,
}

impl<V: Vectors> Cells<V> {
    #[inline(always)]
    pub(super) fn load(vectors: V, node: &Node) -> Self {
        let mut rows = [Lanes::splat(vectors, ALL); 9];
        for (lanes, row) in rows.iter_mut().zip(&node.rows) {
            *lanes = Lanes::load(vectors, row);
        }
        Self { rows, vectors }
    }

    #[inline(always)]
    pub(super) fn store(&self, node: &mut Node) {
        for (lanes, row) in self.rows.iter().zip(&mut node.rows) {
            lanes.store(row);
        }
    }

    /// The sum over the rows, lane by lane: at most 9 · 511.
    #[inline(always)]
    pub(super) fn sum(&self) -> Lanes<V> {
        let [a, b, c, d, e, f, g, h, i] = self.rows;
        ((a + b) + (c + d)) + ((e + f) + (g + h)) + i
    }

    /// Whether the grid is solved, given its sum and that no cell is empty.
    ///
    /// Nine sets add up to 511 and have all digits between them only if no two share a digit; as none is empty each then is one digit. So
    /// with the sum it is enough that each column, box and row has all digits.
    #[inline(always)]
    pub(super) fn is_solved(&self, sum: Lanes<V>) -> bool {
        const SOLVED: Stored = {
            let padding = 9 * ALL;
            let group = [ALL, ALL, ALL, padding];
            Stored([group, group, group, [padding; 4]])
        };
        if !sum.equal(Lanes::load(self.vectors, &SOLVED)).is_full() {
            return false;
        }
        let [a, b, c, d, e, f, g, h, i] = self.rows;
        let [first, second, third] = [(a | b) | c, (d | e) | f, (g | h) | i];
        let columns = first | second | third;
        let boxes = around_lanes(first) & around_lanes(second) & around_lanes(third);
        let [first, second, third] = self.band_triads();
        let rows = around_groups(first) & around_groups(second) & around_groups(third);
        (columns & boxes & rows).equal(Lanes::splat(self.vectors, ALL)).is_full()
    }

    /// Naked singles, the configurations of the stacks, hidden singles. None: some digit has no place in some column, or some cell no
    /// digit.
    #[inline(always)]
    pub(super) fn stacks(&mut self) -> Option<Configurations<V>> {
        let all = Lanes::splat(self.vectors, ALL);
        let mut solved = [all; 3];
        let mut union = [all; 3];
        let mut twice = [all; 3];
        for band in 0..3 {
            let [p, q, r] = [self.rows[3 * band], self.rows[3 * band + 1], self.rows[3 * band + 2]];
            // A cell with one digit takes it from the two others of its triad.
            let [a, b, c] = [p.if_single(), q.if_single(), r.if_single()];
            solved[band] = (a | b) | c;
            let (p, q, r) = (p.without(b | c), q.without(a | c), r.without(a | b));
            union[band] = (p | q) | r;
            twice[band] = (p & q) | ((p | q) & r);
            self.rows[3 * band] = p;
            self.rows[3 * band + 1] = q;
            self.rows[3 * band + 2] = r;
        }
        // And from the two other triads of its column.
        let triads = [
            union[0].without(solved[1] | solved[2]),
            union[1].without(solved[0] | solved[2]),
            union[2].without(solved[0] | solved[1]),
        ];
        let stacks = Configurations::of::<ByLane>(triads);
        let keep = stacks.keep::<ByLane>();
        let must = must(keep);
        for band in 0..3 {
            let keep = no_fourth(keep[band], must[band]);
            // What must be in the triad and has one cell there.
            let hidden = must[band].without(twice[band]);
            for cell in &mut self.rows[3 * band..3 * band + 3] {
                let left = *cell & keep;
                let single = left & hidden;
                *cell = left & (single | single.is_zero());
            }
        }
        let complete = (keep[0] | keep[1] | keep[2]).equal(all);
        let [a, b, c, d, e, f, g, h, i] = self.rows;
        let least = a.min(b).min(c.min(d)).min(e.min(f)).min(g.min(h).min(i));
        complete.without(least.is_zero()).is_full().then_some(stacks)
    }

    /// The triads of the bands: `[row in the band]`, lane the band, group the stack.
    #[inline(always)]
    pub(super) fn band_triads(&self) -> [Lanes<V>; 3] {
        let mut triads = [self.rows[0]; 3];
        for (row, triads) in triads.iter_mut().enumerate() {
            let (a, b, c) = (self.rows[row], self.rows[3 + row], self.rows[6 + row]);
            *triads = Lanes::braid(a, b, c)
                | Lanes::braid(c, a, b).turn()
                | Lanes::braid(b, c, a).turn_back();
        }
        triads
    }

    /// Keeps in each row of each band what its triads can hold.
    #[inline(always)]
    pub(super) fn keep_in_bands(&mut self, keep: [Lanes<V>; 3]) {
        for (row, keep) in keep.into_iter().enumerate() {
            self.rows[row] = self.rows[row] & keep.spread::<0>();
            self.rows[3 + row] = self.rows[3 + row] & keep.spread::<1>();
            self.rows[6 + row] = self.rows[6 + row] & keep.spread::<2>();
        }
    }

    /// The configurations of the bands. A cell with one digit needs nothing here: the stacks have just cleared its box. Done twice, it
    /// takes nothing away the second time: what it keeps lies on a configuration that is kept whole.
    #[inline(always)]
    pub(super) fn bands(&mut self) {
        let bands = Configurations::of::<ByGroup>(self.band_triads());
        self.keep_in_bands(bands.keep::<ByGroup>());
    }

    /// The configurations in all chutes, given those of the stacks.
    #[inline(always)]
    pub(super) fn chutes(&self, stacks: Configurations<V>) -> Chutes<V> {
        Chutes { stacks, bands: Configurations::of::<ByGroup>(self.band_triads()) }
    }
}

/// In each lane the union of the three lanes of its group.
#[inline(always)]
fn around_lanes<V: Vectors>(lanes: Lanes<V>) -> Lanes<V> {
    lanes | lanes.turn() | lanes.turn_back()
}

/// In each lane the union of the three groups.
#[inline(always)]
fn around_groups<V: Vectors>(lanes: Lanes<V>) -> Lanes<V> {
    lanes | lanes.pass() | lanes.pass_back()
}
