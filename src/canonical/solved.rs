//! The least image of a solved grid.
//!
//! The first row of the image is 123456789, and the second decides nearly everything. Two rows of a
//! band are a permutation of the columns: it takes the column of a digit in the second row to the
//! column of the same digit in the first. The image's second row is that permutation, written with
//! the places that the columns get, and how it takes stacks to stacks says how small it can be:
//!
//! | second row | where the permutation takes the columns of the first stack |
//! |---|---|
//! | `456789` and 1 to 3 | all to one stack, from there to the other one, and back |
//! | `457` and the rest | two to one stack, and one to the other |
//!
//! So of the 108 choices of two rows and a first stack, those with the smallest start of the second
//! row are found without a look at the other rows. Each of them has at most six orders of columns.

use core::mem;

use super::best::Best;
use super::lines::{Lines, Table, at, put};
use crate::digit::Digit;
use crate::grid::Grid;
use crate::transform::Transform;

/// What the second row of an image begins with: the smaller, the smaller the image.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Start {
    /// `456789123`.
    Cycles,
    /// `456789132`.
    Swap,
    /// `456789231`.
    Turn,
    /// `4571`.
    OwnPlace,
    /// `4572`.
    NextPlace,
    /// `4573`.
    LastPlace,
    /// `4578`.
    NewPlace,
}

/// Where each column's digit of one row is in another row.
type Columns = Table;

/// The columns of a stack in the order in which an image has them.
type Stack = [u8; 3];

/// The start of the second row with a first stack, and the columns of that stack in the order that
/// makes it: the two that go to one stack before the one that goes to the other.
fn start(columns: &Columns, stack: u8) -> (Start, Stack) {
    let [a, b, c] = [stack * 3, stack * 3 + 1, stack * 3 + 2];
    let [at_a, at_b, at_c] = [a, b, c].map(|column| at(columns, column) / 3);
    let [f, g, other] = match (at_a == at_b, at_a == at_c) {
        (true, true) => {
            let back = |column| at(columns, at(columns, at(columns, column)));
            let start = match [a, b, c].iter().filter(|column| back(**column) == **column).count() {
                3 => Start::Cycles,
                0 => Start::Turn,
                _ => Start::Swap,
            };
            return (start, [a, b, c]);
        }
        (true, false) => [a, b, c],
        (false, true) => [a, c, b],
        (false, false) => [b, c, a],
    };
    // The one column of the second stack that goes to the first stack.
    let mut own = at(columns, f) / 3 * 3;
    while own % 3 < 2 && at(columns, own) / 3 != stack {
        own += 1;
    }
    let [f, g] = if own == at(columns, g) { [g, f] } else { [f, g] };
    let start = if own != at(columns, f) {
        Start::NewPlace
    } else if at(columns, own) == f {
        Start::OwnPlace
    } else if at(columns, own) == g {
        Start::NextPlace
    } else {
        Start::LastPlace
    };
    (start, [f, g, other])
}

/// The search for the least image of a solved grid.
pub(super) struct Solved<'a> {
    lines: &'a Lines,
    best: Best,
    /// The rows and the columns of the least image.
    rows: [u8; 9],
    order: [u8; 9],
    /// [`Best::changes`] when it was found.
    found_at: Option<u32>,
    /// How many orders of columns were tried.
    pub(super) tried: u32,
}

impl<'a> Solved<'a> {
    pub(super) fn new(lines: &'a Lines) -> Solved<'a> {
        let mut best = Best::new();
        for place in 0..9 {
            best.admits(place, place + 1);
        }
        Solved { lines, best, rows: [0; 9], order: [0; 9], found_at: None, tried: 0 }
    }

    /// Searches all images whose second row begins with the least.
    pub(super) fn run(&mut self) {
        let mut pairs = [[0; 16]; 18];
        // The pairs that take whole stacks to stacks, and the columns that two steps of a pair lead
        // back to.
        let mut whole = 0_u32;
        let mut twos = [0_u16; 18];
        for ((pair, twos), line) in pairs.iter_mut().zip(&mut twos).zip(0..) {
            let mut column_of = [0; 16];
            for (column, value) in (0..9).zip(self.lines.values(line)) {
                put(&mut column_of, *value, column);
            }
            for (to, value) in pair.iter_mut().zip(self.lines.values(next(line))) {
                *to = at(&column_of, *value);
            }
            let [a, b, c, ..] = *pair;
            whole |= u32::from(a / 3 == b / 3 && a / 3 == c / 3) << line;
            for column in 0..9 {
                *twos |= u16::from(at(pair, at(pair, column)) == column) << column;
            }
        }
        if whole == 0 && twos.iter().any(|twos| *twos != 0) {
            self.begin(Start::OwnPlace);
            for ((pair, twos), line) in pairs.iter().zip(twos).zip(0..) {
                if twos != 0 {
                    self.try_twos(line, pair, twos);
                }
            }
        } else {
            let all = if whole == 0 { u32::MAX } else { whole };
            self.try_starts(&pairs, all);
        }
    }

    /// Notes the second row's first five cells, which all images with a start have in common.
    fn begin(&mut self, start: Start) {
        let cells = match start {
            Start::Cycles | Start::Swap | Start::Turn => [4, 5, 6, 7, 8],
            Start::OwnPlace => [4, 5, 7, 1, 8],
            Start::NextPlace => [4, 5, 7, 2, 8],
            Start::LastPlace => [4, 5, 7, 3, 8],
            Start::NewPlace => [4, 5, 7, 8, 9],
        };
        for (index, label) in (9..).zip(cells) {
            self.best.admits(index, label);
        }
    }

    /// Tries the pairs of columns that go to each other: the start is [`Start::OwnPlace`].
    //
    // If two columns of a stack go to the next one, so they do from each stack, and back from it
    // goes one. Backwards it is the other way round: each of the two columns begins an image.
    fn try_twos(&mut self, line: u8, pair: &Columns, mut twos: u16) {
        let inverse = inverse(pair);
        while twos != 0 {
            let one = twos.trailing_zeros() as u8;
            let other = at(pair, one);
            twos &= !(1 << (one & 15) | 1 << (other & 15));
            let stack = one / 3 * 3;
            let same = (stack..stack + 3).filter(|column| at(pair, *column) / 3 == other / 3);
            let (forwards, backwards) =
                if same.count() == 2 { (one / 3, other / 3) } else { (other / 3, one / 3) };
            let (found, columns) = start(pair, forwards);
            self.try_orders(line, next(line), pair, found, columns);
            let (found, columns) = start(&inverse, backwards);
            self.try_orders(next(line), line, &inverse, found, columns);
        }
    }

    /// Tries the least starts of some pairs, one bit per pair, in both directions.
    fn try_starts(&mut self, pairs: &[Columns; 18], all: u32) {
        let mut least = Start::NewPlace;
        for is_trial in [true, false] {
            if !is_trial {
                self.begin(least);
            }
            for (pair, line) in pairs.iter().zip(0..) {
                if all >> line & 1 == 0 {
                    continue;
                }
                let other = next(line);
                for (line, other, pair) in [(line, other, *pair), (other, line, inverse(pair))] {
                    for stack in 0..3 {
                        let (start, columns) = start(&pair, stack);
                        if is_trial {
                            least = least.min(start);
                        } else if start == least {
                            self.try_orders(line, other, &pair, start, columns);
                        }
                    }
                }
            }
        }
    }

    /// Tries the orders of the columns that make the second row begin with the least.
    fn try_orders(&mut self, line: u8, other: u8, pair: &Columns, start: Start, stack: Stack) {
        let [f, g, z] = stack;
        let follow = |stack: Stack| stack.map(|column| at(pair, column));
        if start <= Start::Turn {
            for first in [[f, g, z], [f, z, g], [g, f, z], [g, z, f], [z, f, g], [z, g, f]] {
                self.try_order(line, other, pair, [first, follow(first), follow(follow(first))]);
            }
            return;
        }
        let [p, q] = [at(pair, f), at(pair, g)];
        // The numbers of the columns of a stack sum to nine times its number, plus three.
        let r = p / 3 * 9 + 3 - p - q;
        let third = at(pair, z);
        if start == Start::NewPlace {
            self.try_order(
                line,
                other,
                pair,
                [[f, g, z], [p, q, r], [third, at(pair, p), at(pair, q)]],
            );
            self.try_order(
                line,
                other,
                pair,
                [[g, f, z], [q, p, r], [third, at(pair, q), at(pair, p)]],
            );
        } else {
            self.try_order(
                line,
                other,
                pair,
                [[f, g, z], [p, q, r], [third, at(pair, q), at(pair, r)]],
            );
        }
    }

    /// Compares an image with the least one: its first two rows and the order of its columns
    /// determine it.
    fn try_order(&mut self, line: u8, other: u8, pair: &Columns, stacks: [Stack; 3]) {
        self.tried += 1;
        let [[a, b, c], [d, e, f], [g, h, i]] = stacks;
        let order = [a, b, c, d, e, f, g, h, i];
        let mut place = [0; 16];
        for (column, number) in order.iter().zip(1..) {
            put(&mut place, *column, number);
        }
        for (index, column) in (14..).zip([f, g, h, i]) {
            if !self.best.admits(index, at(&place, at(pair, column))) {
                return;
            }
        }
        let mut label = [0_u8; 16];
        let first = self.lines.values(line);
        for (column, number) in order.iter().zip(1..) {
            put(&mut label, at(first, *column), number);
        }
        let mut rows = [line, other, 0, 0, 0, 0, 0, 0, 0];
        let band = line / 3;
        let third = band * 9 + 3 - line - other;
        if !self.admits_row(2, third, &order, &label) {
            return;
        }
        rows[2] = third;
        // The other bands: the rows of each in the order of their first cells, then the bands.
        let bands = if band < 3 { [0, 1, 2] } else { [3, 4, 5] };
        let mut rest = [[(0, 0); 3]; 2];
        for (rows, other) in rest.iter_mut().zip(bands.into_iter().filter(|other| *other != band)) {
            *rows = [other * 3, other * 3 + 1, other * 3 + 2].map(|line| {
                let value = at(self.lines.values(line), a);
                (at(&label, value), line)
            });
            sort(rows);
        }
        if let [one, other] = &mut rest
            && other < one
        {
            mem::swap(one, other);
        }
        for (row, (line, (_, from))) in (3..).zip(rows.iter_mut().skip(3).zip(rest.as_flattened()))
        {
            if !self.admits_row(row, *from, &order, &label) {
                return;
            }
            *line = *from;
        }
        if self.found_at != Some(self.best.changes) {
            self.found_at = Some(self.best.changes);
            (self.rows, self.order) = (rows, order);
        }
    }

    #[inline]
    fn admits_row(&mut self, row: u8, line: u8, order: &[u8; 9], label: &Table) -> bool {
        let values = self.lines.values(line);
        (row * 9..).zip(order).all(|(index, column)| {
            let value = at(values, *column);
            self.best.admits(index, at(label, value))
        })
    }

    /// The least image, and the transform that makes it.
    pub(super) fn image(&self) -> (Grid, Transform) {
        let [first, ..] = self.rows;
        let mut digits = Digit::ALL;
        let values = self.lines.values(first);
        for (column, label) in self.order.iter().zip(Digit::ALL) {
            if let Some(digit) = Digit::new(at(values, *column)) {
                digits[digit.index()] = label;
            }
        }
        let rows = self.rows.map(|line| line % 9);
        let transform = Transform::from_trusted(first >= 9, rows, self.order, digits);
        (Grid::from_trusted(self.best.cells()), transform)
    }
}

/// Sorts three things, with less code than the sort of the standard library.
fn sort<T: PartialOrd>([a, b, c]: &mut [T; 3]) {
    if b < a {
        mem::swap(a, b);
    }
    if c < b {
        mem::swap(b, c);
    }
    if b < a {
        mem::swap(a, b);
    }
}

/// The next line of a chute, and after the last the first.
#[inline]
fn next(line: u8) -> u8 {
    if line % 3 == 2 { line - 2 } else { line + 1 }
}

/// The column that comes to each column.
fn inverse(columns: &Columns) -> Columns {
    let mut inverse = [0; 16];
    for (from, to) in (0..9).zip(columns) {
        put(&mut inverse, *to, from);
    }
    inverse
}
