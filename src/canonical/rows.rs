//! How an arrangement gets its next row.

use super::arrangement::{Arrangement, CHUTES, NEW, Step};
use super::best::Best;
use super::lines::{Lines, Table, across, at, put, swap};

impl Arrangement {
    /// Continues the row until it is complete or a choice has to be made.
    pub(super) fn advance(&mut self, lines: &Lines, best: &mut Best) -> Step {
        let values = lines.values(self.line);
        let repeated = lines.repeated(self.line);
        let decided_by_order = self.loose | repeated & self.fresh;
        let is_sorted = lines.digits(self.line) & decided_by_order == 0;
        if self.at == 0 && is_sorted && !self.sort_stacks(values, 0, 3, best) {
            return Step::Worse;
        }
        while self.at < 9 {
            let step = if self.at.is_multiple_of(3) {
                self.begin_stack(values, repeated, best)
            } else {
                self.next_columns(values, repeated, best)
            };
            match step {
                Step::Complete => {}
                other => return other,
            }
        }
        self.row += 9;
        Step::Complete
    }

    /// Fills a stack or some tied stacks if no cell has a loose digit; otherwise decides which of
    /// the tied stacks is the first, and fills its first columns.
    fn begin_stack(&mut self, values: &Table, repeated: u16, best: &mut Best) -> Step {
        let stack = self.at / 3;
        let mut end = stack + 1;
        while end < 3 && self.stacks >> (end - 1) & 1 != 0 {
            end += 1;
        }
        let decided_by_order = self.loose | repeated & self.fresh;
        let digits = (stack * 3..end * 3)
            .fold(0, |digits, place| digits | 1 << (at(values, self.column(place)) & 15));
        if digits & decided_by_order == 0 {
            return if self.sort(values, stack, end, best) { Step::Complete } else { Step::Worse };
        }
        if end == stack + 1 {
            return self.next_columns(values, repeated, best);
        }
        let (mut least, mut choice) = (u8::MAX, 0_u32);
        for other in stack..end {
            let mut with_first = *self;
            with_first.stack_first(other * 3);
            with_first.refresh(best);
            let (label, _) = with_first.least(values, best);
            if label < least {
                (least, choice) = (label, 0);
            }
            if label == least {
                let chute = CHUTES + across(self.line) / 3 + self.column(other * 3) / 3;
                choice |= 1 << (chute & 31);
            }
        }
        if choice.is_power_of_two() {
            self.choose(choice.trailing_zeros() as u8, best);
            return self.next_columns(values, repeated, best);
        }
        Step::Choice(choice)
    }

    /// Fills the next place, and those after it that are tied with it and get the same.
    fn next_columns(&mut self, values: &Table, repeated: u16, best: &mut Best) -> Step {
        let start = self.at;
        let value_of = |column: u8| at(values, column);
        if !self.is_tied(start) {
            let value = value_of(self.column(start));
            if self.is_loose(value) {
                self.column_first(at(&self.home, value));
                self.refresh(best);
            }
            return self.fill(value, best);
        }
        let (_, columns) = self.least(values, best);
        let first = value_of(columns.trailing_zeros() as u8);
        let is_repeated = |column: u8| {
            columns >> column & 1 != 0
                && (repeated & self.fresh) >> (value_of(column) & 15) & 1 != 0
        };
        if self.is_loose(first) || (repeated != 0 && (0..9).any(is_repeated)) {
            if !columns.is_power_of_two() {
                return Step::Choice(u32::from(columns) << across(self.line));
            }
            self.column_first(columns.trailing_zeros() as u8);
            self.refresh(best);
            return Step::Complete;
        }
        // The columns that get the same stay tied with each other, but not with the rest.
        let end = start + columns.count_ones() as u8;
        let (mut next, mut place, mut is_tied) = (start, start, true);
        while is_tied {
            is_tied = self.is_tied(place);
            if columns >> (self.column(place) & 15) & 1 != 0 {
                self.swap(next, place);
                next += 1;
            }
            place += 1;
        }
        if end < place {
            self.ties &= !(1 << ((end - 1) & 15));
            self.refresh(best);
        }
        while self.at < end {
            match self.fill(value_of(self.column(self.at)), best) {
                Step::Complete => {}
                other => return other,
            }
        }
        Step::Complete
    }

    /// Fills the next place with the label of a value.
    fn fill(&mut self, value: u8, best: &mut Best) -> Step {
        let mut label = self.label_of(value);
        if label == NEW {
            label = self.labels + 1;
            let tied = self.tied_places();
            self.introduce(value, self.at, label, tied);
        }
        self.at += 1;
        if best.admits(self.row + self.at - 1, label) { Step::Complete } else { Step::Worse }
    }

    /// Gives a digit that occurs for the first time its label.
    #[inline]
    fn introduce(&mut self, value: u8, place: u8, label: u8, tied: u16) {
        let digit = usize::from(value & 15);
        self.labels = label;
        self.fresh &= !(1 << digit);
        self.label[digit] = label;
        self.home[digit] = self.column(place);
        self.since[digit] = self.row;
        self.loose |= (tied >> (place & 15) & 1) << digit;
    }

    /// The least label that a column can bring to the next place, and the columns that bring it.
    /// The stack is not tied with others.
    fn least(&self, values: &Table, best: &Best) -> (u8, u16) {
        let (mut least, mut columns) = (u8::MAX, 0);
        let mut place = self.at;
        loop {
            let column = self.column(place);
            let value = at(values, column);
            let label = if self.is_loose(value) {
                self.least_label(value, column, best)
            } else {
                self.label_of(value)
            };
            if label < least {
                (least, columns) = (label, 0);
            }
            if label == least {
                columns |= 1 << (column & 15);
            }
            if !self.is_tied(place) {
                return (least, columns);
            }
            place += 1;
        }
    }

    /// The least label that a loose digit can have if a column comes to the next place.
    fn least_label(&self, value: u8, column: u8, best: &Best) -> u8 {
        let digit = usize::from(value & 15);
        let home = self.home[digit];
        let place = self.place_of(home);
        let first = self.first_of_columns(place);
        let stack = self.first_of_stacks(place / 3);
        let least =
            if first == self.at && home != column { first + 1 } else { stack * 3 + first % 3 };
        best.cell(self.since[digit] + least)
    }

    /// [`Arrangement::sort_stacks`] for a part of a row.
    #[inline(never)]
    fn sort(&mut self, values: &Table, from: u8, to: u8, best: &mut Best) -> bool {
        self.sort_stacks(values, from, to, best)
    }

    /// Fills some stacks without loose digits: sorts the tied columns, then the tied stacks.
    /// Returns whether the image is still one of the least.
    //
    // Inlined because nearly every call fills all three stacks.
    #[inline(always)]
    fn sort_stacks(&mut self, values: &Table, from: u8, to: u8, best: &mut Best) -> bool {
        // A label and, in the lower four bits, a column.
        let mut entries = [0_u8; 16];
        for place in from * 3..to * 3 {
            let column = self.column(place);
            let label = self.label_of(at(values, column));
            put(&mut entries, place, label << 4 | column);
        }
        let is_open = self.ties != 0 || self.stacks != 0;
        if is_open {
            self.sort_tied(&mut entries, from, to);
        }
        let mut labels = self.labels;
        for place in from * 3..to * 3 {
            let mut label = at(&entries, place) >> 4;
            if label == NEW {
                labels += 1;
                label = labels;
            }
            if !best.admits(self.row + place, label) {
                return false;
            }
        }
        self.at = to * 3;
        if is_open {
            for place in from * 3..to * 3 {
                let column = at(&entries, place) & 15;
                put(&mut self.order, place, column);
                put(&mut self.place, column, place);
            }
        }
        if labels != self.labels {
            let tied = self.tied_places();
            for place in from * 3..to * 3 {
                if at(&entries, place) >> 4 == NEW {
                    let value = at(values, self.column(place));
                    self.introduce(value, place, self.labels + 1, tied);
                }
            }
        }
        if is_open {
            self.refresh(best);
        }
        true
    }

    /// Sorts the entries of tied columns, then those of tied stacks, and unties what differs.
    #[inline(always)]
    fn sort_tied(&mut self, entries: &mut Table, from: u8, to: u8) {
        for place in [0, 1, 3, 4, 6, 7, 0, 3, 6] {
            let is_tied = place >= from * 3 && place < to * 3 && self.is_tied(place);
            if is_tied && at(entries, place) >> 4 > at(entries, place + 1) >> 4 {
                swap(entries, place, place + 1);
            }
        }
        let row_of = |entries: &Table, stack: u8| {
            (0..3).fold(0_u16, |row, column| {
                row << 4 | u16::from(at(entries, stack * 3 + column) >> 4)
            })
        };
        for stack in [0, 1, 0] {
            let is_tied = self.stacks >> stack & 1 != 0;
            let both = stack >= from && stack + 1 < to;
            if is_tied && both && row_of(entries, stack) > row_of(entries, stack + 1) {
                for place in stack * 3..stack * 3 + 3 {
                    swap(entries, place, place + 3);
                }
            }
        }
        for place in from * 3..to * 3 {
            if at(entries, place) >> 4 != at(entries, place + 1) >> 4 {
                self.ties &= !(1 << (place & 15));
            }
        }
        for stack in from..to.saturating_sub(1) {
            if row_of(entries, stack) != row_of(entries, stack + 1) {
                self.stacks &= !(1 << stack);
            }
        }
    }
}
