//! The search for the least image of a grid.

use heapless::Vec;

use super::arrangement::{Arrangement, CHUTES, Step};
use super::best::Best;
use super::group;
use super::lines::{Lines, Table, across, at, put};
use crate::digit::Digit;
use crate::grid::Grid;
use crate::transform::Transform;

/// Where each of the 18 lines and the 6 chutes goes.
pub(super) type Permutation = [u8; 24];

/// The rows of an image are chosen one by one, and tied columns where a row depends on their order.
/// That makes at most 6 choices of rows that are not forced, 2 of stacks and 6 of columns.
const MOST_CHOICES: usize = 16;

/// No chain of subgroups is longer than the number of prime factors of 3,359,232 = 2⁹ · 3⁸.
const MOST_SYMMETRIES: usize = 24;

/// A choice that is not forced.
#[derive(Clone, Copy)]
struct Frame {
    before: Arrangement,
    /// What can be chosen, one bit per point, and what of it has been.
    points: u32,
    tried: u32,
    /// What is chosen now.
    chosen: u8,
}

/// A depth-first search for the least image.
pub(super) struct Search<'a> {
    lines: &'a Lines,
    pub(super) best: Best,
    frames: Vec<Frame, MOST_CHOICES>,
    /// The lines that have become rows.
    rows: Table,
    /// The rows and the arrangement of the first image that was equal to the least one.
    leaf: Option<(Table, Arrangement)>,
    /// [`Best::changes`] when it was found.
    found_at: u32,
    /// How many frames still have the choices of that image.
    common: usize,
    /// Symmetries of the grid that the search came across.
    pub(super) symmetries: Vec<Permutation, MOST_SYMMETRIES>,
    /// How many rows were tried.
    pub(super) tried: u32,
}

impl<'a> Search<'a> {
    pub(super) fn new(lines: &'a Lines, best: Best) -> Search<'a> {
        Search {
            lines,
            best,
            frames: Vec::new(),
            rows: [0; 16],
            leaf: None,
            found_at: 0,
            common: 0,
            symmetries: Vec::new(),
            tried: 0,
        }
    }

    /// Searches all images but those that a symmetry found on the way makes equal to others.
    pub(super) fn run(&mut self) {
        self.descend(Arrangement::new());
        while let Some(mut arrangement) = self.next_choice() {
            match self.advance(&mut arrangement) {
                Step::Complete => self.descend(arrangement),
                Step::Worse => {}
                Step::Choice(points) => self.branch(arrangement, points),
            }
        }
    }

    /// The arrangement after the next choice that is left.
    fn next_choice(&mut self) -> Option<Arrangement> {
        loop {
            let depth = self.frames.len();
            let equal = self.equal_choices();
            let frame = self.frames.last_mut()?;
            let left = frame.points & !frame.tried & !equal;
            if left == 0 {
                self.frames.pop();
                self.common = self.common.min(depth - 1);
                continue;
            }
            frame.chosen = left.trailing_zeros() as u8;
            frame.tried |= left & left.wrapping_neg();
            self.common = self.common.min(depth - 1);
            let mut arrangement = frame.before;
            arrangement.choose(frame.chosen, &self.best);
            return Some(arrangement);
        }
    }

    /// The points to which symmetries that keep all choices above take those that have been tried:
    /// their images are the same.
    fn equal_choices(&self) -> u32 {
        let Some((frame, above)) = self.frames.split_last() else { return 0 };
        let mut equal = frame.tried;
        if equal == 0 {
            return 0;
        }
        let image = |symmetry: &Permutation, point: u8| {
            symmetry.get(usize::from(point)).copied().unwrap_or(point)
        };
        loop {
            let before = equal;
            for symmetry in &self.symmetries {
                if above.iter().any(|frame| image(symmetry, frame.chosen) != frame.chosen) {
                    continue;
                }
                let mut left = equal;
                while left != 0 {
                    let point = left.trailing_zeros() as u8;
                    left &= left - 1;
                    equal |= 1 << (image(symmetry, point) & 31);
                }
            }
            if equal == before {
                return equal;
            }
        }
    }

    fn branch(&mut self, before: Arrangement, points: u32) {
        // There are never more: the capacity is that of the longest way down.
        let _ = self.frames.push(Frame { before, points, tried: 0, chosen: 0 });
    }

    /// Continues the next row, and notes its line.
    fn advance(&mut self, arrangement: &mut Arrangement) -> Step {
        self.tried += 1;
        put(&mut self.rows, arrangement.row / 9, arrangement.line);
        arrangement.advance(self.lines, &mut self.best)
    }

    /// Chooses rows as long as one is less than all others.
    fn descend(&mut self, mut arrangement: Arrangement) {
        while arrangement.row < 81 {
            let mut left = arrangement.next_rows();
            // The complete rows that are the least, and rows of which only a part is known.
            let (mut least, mut open) = (0_u32, 0_u32);
            let mut only = None;
            while left != 0 {
                let line = left.trailing_zeros() as u8;
                left &= left - 1;
                let changes = self.best.changes;
                let mut with_row = arrangement;
                with_row.choose(line, &self.best);
                let step = self.advance(&mut with_row);
                if changes != self.best.changes {
                    least = 0;
                }
                match step {
                    Step::Complete => least |= 1 << (line & 31),
                    Step::Choice(_) => open |= 1 << (line & 31),
                    Step::Worse => continue,
                }
                only = Some((with_row, step));
            }
            let points = least | open;
            match only {
                None => return,
                Some(_) if !points.is_power_of_two() => return self.branch(arrangement, points),
                Some((with_row, Step::Choice(points))) => return self.branch(with_row, points),
                Some((with_row, _)) => {
                    arrangement = with_row;
                    put(&mut self.rows, arrangement.row / 9 - 1, arrangement.line);
                }
            }
        }
        self.end(arrangement);
    }

    /// Notes an image that is equal to the least one: as the first, or as a symmetry.
    fn end(&mut self, arrangement: Arrangement) {
        match &self.leaf {
            Some((rows, leaf)) if self.found_at == self.best.changes => {
                let symmetry = symmetry(&points(rows, leaf), &points(&self.rows, &arrangement));
                // They only save time, so the first ones can go.
                if let Err(symmetry) = self.symmetries.push(symmetry) {
                    self.symmetries.clear();
                    let _ = self.symmetries.push(symmetry);
                }
                // All else below the first choice that differs has an equal image as well.
                self.frames.truncate(self.common + 1);
            }
            _ => {
                self.leaf = Some((self.rows, arrangement));
                self.found_at = self.best.changes;
                self.common = self.frames.len();
            }
        }
    }

    /// Symmetries that exchange two columns, or two stacks, that are tied in the least image.
    pub(super) fn ties(&self) -> impl Iterator<Item = group::Permutation> + '_ {
        self.leaf.iter().flat_map(|(rows, leaf)| {
            let points = points(rows, leaf);
            leaf.ties().map(move |(place, other, columns)| {
                let mut lines = group::IDENTITY;
                let line_at = |place: u8| points.get(9 + usize::from(place)).copied().unwrap_or(0);
                for column in 0..columns {
                    let (one, next) = (line_at(place + column), line_at(other + column));
                    for (from, to) in [(one, next), (next, one)] {
                        if let Some(image) = lines.get_mut(usize::from(from)) {
                            *image = to;
                        }
                    }
                }
                lines
            })
        })
    }

    /// The transform that makes the least image.
    pub(super) fn transform(&self) -> Transform {
        let Some((rows, leaf)) = &self.leaf else { return Transform::IDENTITY };
        let nine = |lines: &Table| {
            let [a, b, c, d, e, f, g, h, i, ..] = *lines;
            [a, b, c, d, e, f, g, h, i]
        };
        let [first, ..] = *rows;
        let [_, labels @ ..] = leaf.label;
        // The digits that do not occur get the labels that are left, in ascending order.
        let mut next = leaf.labels();
        let mut digits = Digit::ALL;
        for (digit, label) in digits.iter_mut().zip(labels) {
            let number = if label <= 9 {
                label
            } else {
                next += 1;
                next
            };
            *digit = Digit::new(number).unwrap_or(*digit);
        }
        Transform::from_trusted(
            first >= 9,
            nine(rows).map(|line| line % 9),
            nine(&leaf.order),
            digits,
        )
    }

    /// The least image.
    pub(super) fn image(&self) -> Grid {
        Grid::from_trusted(self.best.cells())
    }
}

/// The lines and chutes of a grid that become those of an image.
fn points(rows: &Table, arrangement: &Arrangement) -> Permutation {
    let first_column = across(at(rows, 0));
    let columns = arrangement.order.map(|column| column + first_column);
    let chute = |lines: &Table, line| CHUTES + at(lines, line) / 3;
    let bands = [0, 3, 6].map(|line| chute(rows, line));
    let stacks = [0, 3, 6].map(|line| chute(&columns, line));
    let lines = rows.iter().take(9).chain(columns.iter().take(9));
    let mut points = [0; 24];
    for (point, from) in points.iter_mut().zip(lines.chain(&bands).chain(&stacks)) {
        *point = *from;
    }
    points
}

/// The permutation that takes each point of one arrangement to that of another.
fn symmetry(from: &Permutation, to: &Permutation) -> Permutation {
    let mut symmetry = [0; 24];
    for (from, to) in from.iter().zip(to) {
        if let Some(image) = symmetry.get_mut(usize::from(*from)) {
            *image = *to;
        }
    }
    symmetry
}
