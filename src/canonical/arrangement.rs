//! A part of an image: the rows above, and what is known about the order of the columns.

use super::best::Best;
use super::lines::{Table, at, put, swap};

/// The label of a digit that has not occurred in the image.
pub(super) const NEW: u8 = 15;

/// The rows of an image from the top, with columns that are *tied* where nothing yet tells them
/// apart.
///
/// Columns of one stack are tied if exchanging them would leave the rows above as they are, and so
/// are whole stacks. The order of tied columns is decided when a row needs it, and never if none
/// does. The label of a digit that occurred first in a tied column depends on that order: it is
/// *loose*.
#[derive(Clone, Copy)]
pub(super) struct Arrangement {
    /// The column of the grid at each place.
    pub(super) order: Table,
    /// The place of each column of the grid.
    pub(super) place: Table,
    /// The label of each digit; that of a loose digit holds for the current order. Entry 0 is the
    /// empty cell, which stays 0.
    pub(super) label: Table,
    /// The column in which each digit occurred first.
    pub(super) home: Table,
    /// Nine times the row in which each digit occurred first.
    pub(super) since: Table,
    /// The loose digits, bit `d` for the digit `d`.
    pub(super) loose: u16,
    /// The digits that have not occurred.
    pub(super) fresh: u16,
    /// Bit `p`: the columns at the places `p` and `p + 1` of one stack are tied.
    pub(super) ties: u16,
    /// Bit `s`: the stacks at the places `s` and `s + 1` are tied.
    pub(super) stacks: u8,
    /// The number of labels given.
    pub(super) labels: u8,
    /// The lines that are still to become rows, one bit per line of the grid.
    pub(super) free: u32,
    /// The line that is becoming the next row.
    pub(super) line: u8,
    /// Nine times the number of complete rows.
    pub(super) row: u8,
    /// How many cells of the next row are known.
    pub(super) at: u8,
}

/// How far a row came.
pub(super) enum Step {
    /// All nine cells are known.
    Complete,
    /// The image is not the least.
    Worse,
    /// One of these points has to be chosen: columns by their line, or stacks.
    Choice(u32),
}

/// The number of the first chute among the points that a choice can be made of: 18 lines, 3 bands
/// and 3 stacks.
pub(super) const CHUTES: u8 = 18;

impl Arrangement {
    pub(super) const fn new() -> Arrangement {
        let mut label = [NEW; 16];
        label[0] = 0;
        let places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
        Arrangement {
            order: places,
            place: places,
            label,
            home: [0; 16],
            since: [0; 16],
            loose: 0,
            fresh: 0x3fe,
            ties: 0b011_011_011,
            stacks: 0b11,
            labels: 0,
            free: (1 << 18) - 1,
            line: 0,
            row: 0,
            at: 9,
        }
    }

    /// The number of digits that occur.
    pub(super) fn labels(&self) -> u8 {
        self.labels
    }

    /// The ties of neighbours: two places and how many columns from each on change places.
    pub(super) fn ties(&self) -> impl Iterator<Item = (u8, u8, u8)> + use<> {
        let (ties, stacks) = (self.ties, self.stacks);
        let columns = (0..8).filter(move |place| ties >> place & 1 != 0);
        let stacks = (0..2).filter(move |stack| stacks >> stack & 1 != 0);
        columns
            .map(|place| (place, place + 1, 1))
            .chain(stacks.map(|stack| (stack * 3, stack * 3 + 3, 3)))
    }

    /// Whether the next row is not chosen yet.
    #[inline]
    pub(super) fn needs_row(&self) -> bool {
        self.at == 9
    }

    /// The lines that can become the next row: all of them at first, then the rest of the band, or
    /// those of the other bands.
    #[inline]
    pub(super) fn next_rows(&self) -> u32 {
        if self.row.is_multiple_of(27) {
            self.free
        } else {
            self.free & 0b111 << (self.line / 3 * 3)
        }
    }

    /// Makes a choice: of the next row, or of what [`Step::Choice`] offered.
    pub(super) fn choose(&mut self, point: u8, best: &Best) {
        if self.needs_row() {
            if self.row == 0 {
                self.free = if point < 9 { 0x1ff } else { 0x1ff << 9 };
            }
            self.line = point;
            self.free &= !(1 << (point & 31));
            self.at = 0;
        } else if point >= CHUTES {
            let stack = (point - CHUTES) % 3;
            self.stack_first(self.place_of(stack * 3));
            self.refresh(best);
        } else {
            self.column_first(point % 9);
            self.refresh(best);
        }
    }

    #[inline]
    pub(super) fn column(&self, place: u8) -> u8 {
        at(&self.order, place)
    }

    #[inline]
    pub(super) fn place_of(&self, column: u8) -> u8 {
        at(&self.place, column)
    }

    #[inline]
    pub(super) fn is_loose(&self, value: u8) -> bool {
        self.loose >> (value & 15) & 1 != 0
    }

    #[inline]
    pub(super) fn label_of(&self, value: u8) -> u8 {
        at(&self.label, value)
    }

    /// Whether the columns at a place and at the next one are tied.
    #[inline]
    pub(super) fn is_tied(&self, place: u8) -> bool {
        self.ties >> (place & 15) & 1 != 0
    }

    /// The first place of the columns tied with the one at a place.
    pub(super) fn first_of_columns(&self, mut place: u8) -> u8 {
        while !place.is_multiple_of(3) && self.is_tied(place - 1) {
            place -= 1;
        }
        place
    }

    /// The first of the stacks tied with a stack.
    pub(super) fn first_of_stacks(&self, mut stack: u8) -> u8 {
        while stack != 0 && self.stacks >> (stack - 1) & 1 != 0 {
            stack -= 1;
        }
        stack
    }

    pub(super) fn swap(&mut self, one: u8, other: u8) {
        swap(&mut self.order, one, other);
        for place in [one, other] {
            let column = self.column(place);
            put(&mut self.place, column, place);
        }
    }

    /// Puts the stack at a place of columns before those that it is tied with.
    pub(super) fn stack_first(&mut self, place: u8) {
        let stack = place / 3;
        let first = self.first_of_stacks(stack);
        if first != stack {
            for column in 0..3 {
                self.swap(first * 3 + column, stack * 3 + column);
            }
        }
        self.stacks &= !(1 << first);
    }

    /// Puts a column before those that it is tied with, and its stack before those that it is tied
    /// with.
    pub(super) fn column_first(&mut self, column: u8) {
        self.stack_first(self.place_of(column));
        let place = self.place_of(column);
        let first = self.first_of_columns(place);
        self.swap(first, place);
        self.ties &= !(1 << (first & 15));
    }

    /// The places whose columns are tied with others, or in a stack that is.
    pub(super) fn tied_places(&self) -> u16 {
        let mut places = self.ties | self.ties << 1;
        if self.stacks & 1 != 0 {
            places |= 0o077;
        }
        if self.stacks & 2 != 0 {
            places |= 0o770;
        }
        places
    }

    /// Corrects the labels of the loose digits after the order changed.
    pub(super) fn refresh(&mut self, best: &Best) {
        if self.loose == 0 {
            return;
        }
        let tied = self.tied_places();
        let mut left = self.loose;
        while left != 0 {
            let digit = left.trailing_zeros() as usize & 15;
            left &= left - 1;
            let place = self.place_of(self.home[digit]);
            self.label[digit] = best.cell(self.since[digit] + place);
            if tied >> (place & 15) & 1 == 0 {
                self.loose &= !(1 << digit);
            }
        }
    }
}
