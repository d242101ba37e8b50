//! Singles, locked candidates and sets: what a house says by itself.

use core::ops::ControlFlow;

use sudoku_core::{Candidates, CellSet, House, HouseSet};

use super::choices::Choices;
use super::collector::Collector;
use super::house::{cells, crossing, houses};
use super::marks::{Marks, empty};
use super::matrix::{ALL, Bits, Matrix, few, has_at_most, transpose};
use crate::board::Board;
use crate::step::Pattern;
use crate::technique::Technique;

/// What makes cells and digits of a house a set.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Cells that have as many candidates in all as they are: the other cells of the house lose
    /// these digits. One cell is a naked single.
    ///
    /// A set in a triad is one too, in its line and in its box, so that a choice of techniques
    /// without locked sets does not lose what they remove.
    Naked,
    /// Digits that have as many places in all as they are: these cells lose all other digits. One
    /// digit is a hidden single.
    Hidden,
    /// The only empty cell, and the only digit that has a place in it: a full house.
    Last,
    /// A naked set in a triad of a line: the rest of the line and of the box lose the digits. It is
    /// one also if only one of the two houses loses something.
    Locked,
    /// A digit all of whose places in a box lie in one line: the rest of the line loses it.
    ///
    /// A digit that has one place is a hidden single, and counts too, as it does in a line.
    Pointing,
    /// A digit all of whose places in a line lie in one box: the rest of the box loses it.
    Claiming,
}

/// The cells of a house by its triads: those of any house, and the other three of a box.
const TRIADS: [Bits; 6] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444];

/// What to look for: the name, the kind and the size, from 1 to 4.
#[derive(Clone, Copy)]
pub(super) struct Sought {
    pub(super) technique: Technique,
    pub(super) kind: Kind,
    pub(super) size: usize,
}

impl Sought {
    /// Whether the cells of a set are looked for among those with few candidates. Otherwise its
    /// digits are, among those with few places.
    fn is_naked(self) -> bool {
        matches!(self.kind, Kind::Naked | Kind::Locked)
    }

    /// Whether one digit is sought that need not have one place.
    fn is_locked_candidate(self) -> bool {
        matches!(self.kind, Kind::Pointing | Kind::Claiming)
    }

    /// Whether a set fills a cell.
    fn is_single(self) -> bool {
        self.size == 1 && !self.is_locked_candidate()
    }

    /// Whether a set that lacks something in its own house is none.
    fn needs_others(self) -> bool {
        self.size > 1 && self.kind != Kind::Locked
    }

    /// The houses that may have such sets.
    fn houses(self, marks: &mut Marks) -> HouseSet {
        if self.size == 1 {
            return HouseSet::ALL;
        }
        let mut houses = marks.with_sets();
        if self.kind == Kind::Locked {
            // It may be the box that loses something.
            for &house in &House::BOXES {
                if houses.contains(house) {
                    houses.extend((0..6).filter_map(|triad| crossing(house, triad)));
                }
            }
        }
        houses
    }
}

/// Tells the collector the sets of boxes, rows and columns.
///
/// A set is a choice of rows of a matrix that have as many columns in all. The rows are cells and
/// the columns digits, or of hidden sets and locked candidates the other way round:
///
/// ```text
/// for each house that may have sets
///     write the matrix of the house
///     for all of the house, or for each triad if the set lies in one
///         choose rows with few columns, as many as the size says
///             tell what the other rows or the other columns lose
/// ```
pub(super) fn sets<C: Collector>(
    board: &Board,
    marks: &mut Marks,
    sought: Sought,
    found: &mut C,
) -> ControlFlow<()> {
    let promising = sought.houses(marks);
    sets_of(board, marks, sought, promising, found)
}

/// The sets of some of the houses. What the function needs on the stack is not needed while these
/// houses are found.
#[inline(never)]
fn sets_of<C: Collector>(
    board: &Board,
    marks: &Marks,
    sought: Sought,
    promising: HouseSet,
    found: &mut C,
) -> ControlFlow<()> {
    let Sought { kind, size, .. } = sought;
    let (places, triads) = match kind {
        // Every cell is in a row.
        Kind::Naked if size == 1 => (9..18, 1),
        Kind::Locked | Kind::Claiming => (9..27, 3),
        Kind::Pointing => (0..9, 6),
        _ => (0..27, 1),
    };
    let most = if sought.is_locked_candidate() { 3 } else { size };
    let mut matrix = [0; 9];
    for house in houses(places) {
        if !promising.contains(house) || kind == Kind::Last && !has_at_most(empty(board, house), 1)
        {
            continue;
        }
        marks.write(house, &mut matrix);
        if sought.is_naked() {
            transpose(&mut matrix);
        }
        let all = if sought.is_locked_candidate() { 0 } else { few(&matrix, size, ALL) };
        if kind == Kind::Last && !has_at_most(all, 1) {
            continue;
        }
        for (place, &triad) in TRIADS.iter().enumerate().take(triads) {
            let pool = match kind {
                Kind::Pointing | Kind::Claiming => few(&matrix, most, triad),
                Kind::Locked => all & triad,
                _ => all,
            };
            if has_at_most(pool, size - 1) {
                continue;
            }
            let mut choices = Choices::of(&matrix, pool, size, most);
            while let Some((rows, columns)) = choices.next() {
                // On an impossible board, rows can have fewer columns than they are.
                if has_at_most(columns, size - 1)
                    || sought.needs_others() && !has_others(&matrix, rows, columns)
                {
                    continue;
                }
                tell(board, sought, house, place, (rows, columns), found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Tells the collector a set of a house: the rows and the columns of the matrix, and the number of
/// the triad if it lies in one.
fn tell<C: Collector>(
    board: &Board,
    sought: Sought,
    house: House,
    triad: usize,
    (rows, columns): (Bits, Bits),
    found: &mut C,
) -> ControlFlow<()> {
    let Sought { technique, kind, .. } = sought;
    let (digits, places) = if sought.is_naked() { (columns, rows) } else { (rows, columns) };
    let digits = Candidates::from_bits_truncate(digits);
    let set = cells(house, places);
    let (mut houses, mut covers) = (HouseSet::from(house), HouseSet::EMPTY);
    let (mut lost, mut losers) = (digits, CellSet::EMPTY);
    match kind {
        Kind::Naked if sought.is_single() => houses = HouseSet::EMPTY,
        Kind::Hidden => (lost, losers) = (!digits, set),
        Kind::Naked | Kind::Locked => losers = cells(house, !places),
        Kind::Last | Kind::Pointing | Kind::Claiming => {}
    }
    if matches!(kind, Kind::Locked | Kind::Pointing | Kind::Claiming)
        && let Some(other) = crossing(house, triad)
    {
        losers = (losers | cells(other, ALL)) - set;
        let both = if kind == Kind::Locked { &mut houses } else { &mut covers };
        both.insert(other);
    }
    let describe = |pattern: &mut Pattern| {
        pattern.describe(technique, digits, &[set], houses);
        pattern.cover(covers);
    };
    if !sought.is_single() {
        found.remove(board, lost, losers, describe)
    } else if let (Some(cell), Some(digit)) = (set.first(), digits.first()) {
        found.place(cell, digit, describe)
    } else {
        ControlFlow::Continue(())
    }
}

/// Whether rows that are not chosen have some of the columns.
fn has_others(matrix: &Matrix, mut rows: Bits, columns: Bits) -> bool {
    matrix.iter().any(|&bits| {
        let is_other = rows & 1 == 0 && bits & columns != 0;
        rows >>= 1;
        is_other
    })
}
