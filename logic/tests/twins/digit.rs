//! What the twins of the techniques of a single digit have in common: conjugate pairs, found by
//! looking at the cells of each house.

use std::collections::BTreeSet;

use sudoku_logic::core::{CandidateSet, Candidates, Cell, Digit, House, HouseKind, Pencilmarks};
use sudoku_logic::core::{RandomSource, SeededRandom};
use sudoku_logic::{Board, Technique};

use crate::{Effect, common, compare};

/// The empty cells that have a digit as a candidate.
pub(crate) struct Places {
    pub(crate) digit: Digit,
    pub(crate) cells: BTreeSet<Cell>,
}

impl Places {
    /// Those of each digit.
    pub(crate) fn of(board: &Board) -> Vec<Places> {
        let marks = board.to_pencilmarks();
        let of_digit = |digit| {
            let is_place = |cell: &Cell| {
                !board.filled().contains(*cell) && marks.candidates(*cell).contains(digit)
            };
            Places { digit, cells: Cell::ALL.into_iter().filter(is_place).collect() }
        };
        Digit::ALL.into_iter().map(of_digit).collect()
    }

    /// Those in a house.
    pub(crate) fn within(&self, house: House) -> BTreeSet<Cell> {
        self.cells.iter().copied().filter(|&cell| house.contains(cell)).collect()
    }

    /// The conjugate pairs in houses of some kinds, each both ways round.
    pub(crate) fn pairs(&self, kinds: &[HouseKind]) -> BTreeSet<(Cell, Cell)> {
        let mut pairs = BTreeSet::new();
        for house in House::ALL.into_iter().filter(|house| kinds.contains(&house.kind())) {
            let within: Vec<Cell> = self.within(house).into_iter().collect();
            if let [a, b] = within[..] {
                pairs.extend([(a, b), (b, a)]);
            }
        }
        pairs
    }

    /// Those that see both cells.
    pub(crate) fn seeing(&self, a: Cell, b: Cell) -> BTreeSet<Cell> {
        self.cells.iter().copied().filter(|cell| cell.sees(a) && cell.sees(b)).collect()
    }

    /// The effect of removing the digit from cells, unless there are none.
    pub(crate) fn removed(&self, cells: &BTreeSet<Cell>) -> Option<Effect> {
        let removals: CandidateSet = cells.iter().map(|&cell| (cell, self.digit)).collect();
        (!cells.is_empty()).then_some((CandidateSet::EMPTY, removals))
    }
}

/// Compares a technique of a single digit with its twin, which lists the sets of cells that lose
/// the digit.
pub(crate) fn compare_by_digit(
    technique: Technique,
    least: usize,
    twin: impl Fn(&Places) -> Vec<BTreeSet<Cell>>,
) {
    let effects = |board: &Board| -> BTreeSet<Effect> {
        let of_digit = |places: Places| {
            let removed = twin(&places).into_iter().filter_map(|cells| places.removed(&cells));
            removed.collect::<Vec<_>>()
        };
        Places::of(board).into_iter().flat_map(of_digit).collect()
    };
    compare_everywhere(technique, least, effects);
}

/// Compares a technique with its twin on boards of proper puzzles, and on boards of random marks,
/// most of which have no solution.
pub(crate) fn compare_everywhere(
    technique: Technique,
    least: usize,
    twin: impl Fn(&Board) -> BTreeSet<Effect>,
) {
    compare(technique, least, &twin);
    let mut random = SeededRandom::new(technique.index() as u64);
    for _ in 0..1_000 {
        let board = random_marks(&mut random);
        let actual: BTreeSet<Effect> = common::found(&board, technique)
            .iter()
            .map(|step| (CandidateSet::EMPTY, *step.removals()))
            .collect();
        assert_eq!(actual, twin(&board), "{technique} on\n{}", board.to_pencilmarks());
    }
}

/// A board of random marks, from almost none to almost all, some boxes of it empty.
fn random_marks(random: &mut SeededRandom) -> Board {
    let percent = common::below(random, 100);
    let boxes = random.next_u32() | random.next_u32();
    let mut marks = Pencilmarks::FULL;
    for cell in Cell::ALL {
        let mut candidates = Candidates::EMPTY;
        for digit in Digit::ALL {
            if common::below(random, 100) < percent && boxes >> cell.box_index() & 1 == 1 {
                candidates = candidates.with(digit);
            }
        }
        marks.set(cell, candidates);
    }
    Board::from_pencilmarks(&marks)
}
