//! All that the techniques of a level deduce from a board.

use super::locked::locked;
use super::sets::sets;
use crate::board::Board;
use crate::finders::{Marks, Patterns, Search, Union, all_rectangles, all_wings, removed_of_digit};
use crate::level::Level;
use crate::technique::Technique;
use sudoku_core::Digit;

/// All that the techniques of a level deduce from a board on which the levels below deduce nothing
/// and nothing is [impossible](super::singles::Outlook). Every technique counts but BUG+1, of which
/// it is not known that a later step finds what it would have found.
pub(super) fn deductions(board: &Board, level: Level) -> Union {
    match level {
        Level::Sets => match sets(board) {
            Some(removals) => Union { removals: removals | locked(board), ..Union::EMPTY },
            None => by_finders(board, level),
        },
        Level::Patterns => patterns(board),
        _ => by_finders(board, level),
    }
}

/// All that the techniques of level 3 deduce from any board.
fn patterns(board: &Board) -> Union {
    let mut found = Union::EMPTY;
    for digit in Digit::ALL {
        *found.removals.cells_mut(digit) = removed_of_digit(board, digit);
    }
    // One search finds the rectangles of all kinds.
    let _ = all_rectangles(board, &mut found);
    let _ = all_wings(board, &mut found);
    found
}

/// All that the techniques of a level deduce from any board, told by the finders.
fn by_finders(board: &Board, level: Level) -> Union {
    let mut found = Union::EMPTY;
    let mut marks = Marks::EMPTY;
    marks.fill(board);
    for technique in Technique::ALL {
        if technique.level() == level && technique != Technique::BugPlusOne {
            for unit in 0..Patterns::units(technique) {
                let _ = Patterns::search(board, &mut marks, technique, unit, &mut found);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::super::singles::{Outlook, singles};
    use super::*;
    use std::vec::Vec;
    use sudoku_core::{
        CandidateSet, Candidates, Cell, Digit, Generator, Grid, House, Pencilmarks, RandomSource,
        SeededRandom, solve,
    };

    fn below(random: &mut SeededRandom, limit: u32) -> u32 {
        random.next_u32() % limit
    }

    /// Boards of every kind: those of proper puzzles with any candidates removed, and any
    /// pencilmarks at all. Most of these are impossible.
    fn boards(count: usize) -> impl Iterator<Item = Board> {
        let mut random = SeededRandom::new(4);
        let mut generator = Generator::new(4);
        let puzzles: Vec<Grid> = (0..500).map(|_| generator.generate().unwrap()).collect();
        (0..count).map(move |number| {
            if number % 3 == 0 {
                return Board::from_pencilmarks(&any_marks(&mut random));
            }
            let puzzle = &puzzles[number % puzzles.len()];
            let solution = solve(puzzle).unwrap();
            let mut board = Board::from_grid(puzzle);
            let (placed, removed, wrong) =
                (below(&mut random, 60), below(&mut random, 60), below(&mut random, 40));
            for (cell, digit) in solution.clues() {
                if board.empty().contains(cell) && below(&mut random, 100) < placed {
                    board.place(cell, digit);
                }
            }
            for cell in board.empty() {
                for digit in Digit::ALL {
                    let is_wrong = solution.get(cell) != Some(digit);
                    // Of every other board only wrong candidates go.
                    let percent = if is_wrong { removed } else { wrong / 20 * (number % 2) as u32 };
                    if below(&mut random, 100) < percent {
                        board.remove(cell, digit);
                    }
                }
            }
            board
        })
    }

    /// Marks at random, with at least two in each cell. In some, cells of a house have together
    /// fewer candidates than they are.
    fn any_marks(random: &mut SeededRandom) -> Pencilmarks {
        let percent = below(random, 80);
        let mut marks = Pencilmarks::FULL;
        for cell in Cell::ALL {
            let two = [(); 2].map(|()| Digit::ALL[below(random, 9) as usize]);
            let others = Digit::ALL.into_iter().filter(|_| below(random, 100) < percent);
            marks.set(cell, others.chain(two).collect::<Candidates>());
        }
        let few = 2 + below(random, 7);
        let house = House::ALL[below(random, 27) as usize];
        let digits: Candidates = Digit::ALL.into_iter().take(few as usize).collect();
        for cell in house.cells().into_iter().take(few as usize + below(random, 2) as usize) {
            marks.set(cell, digits);
        }
        marks
    }

    #[test]
    fn singles_are_those_of_the_finders() {
        let (mut open, mut found) = (0, 0);
        for board in boards(30_000) {
            let singles = singles(&board);
            let expected = by_finders(&board, Level::Singles);
            assert_eq!(singles.placements, expected.placements, "{}", board.to_pencilmarks());
            assert!(expected.removals.is_empty());
            let impossible = board.contradiction().is_some() && board.repeated().is_none();
            if board.repeated().is_none() {
                assert_eq!(singles.outlook == Outlook::Impossible, impossible);
            }
            open += usize::from(singles.outlook == Outlook::Open);
            found += usize::from(!singles.placements.is_empty());
        }
        assert!(
            (5_000..25_000).contains(&open) && found > 5_000,
            "{open} open, {found} with singles"
        );
    }

    #[test]
    fn sets_and_patterns_are_those_of_the_finders() {
        let (mut compared, mut left_to_them, mut found, mut patterns) = (0, 0, 0, 0);
        for mut board in boards(60_000) {
            // Without singles, as in a round of level 2.
            let open = loop {
                let singles = singles(&board);
                if singles.outlook == Outlook::Impossible || singles.placements.is_empty() {
                    break singles.outlook == Outlook::Open;
                }
                for (cell, digit) in singles.placements.iter() {
                    board.place(cell, digit);
                }
            };
            if !open || board.repeated().is_some() || board.empty().is_empty() {
                continue;
            }
            let expected = by_finders(&board, Level::Sets);
            assert_eq!(expected.placements, CandidateSet::EMPTY);
            compared += 1;
            left_to_them += usize::from(sets(&board).is_none());
            found += usize::from(!expected.is_empty());
            let actual = deductions(&board, Level::Sets);
            assert_eq!(actual.removals, expected.removals, "{}", board.to_pencilmarks());
            assert_eq!(actual.placements, expected.placements);
            let expected = by_finders(&board, Level::Patterns);
            let actual = deductions(&board, Level::Patterns);
            assert_eq!(actual.removals, expected.removals, "{}", board.to_pencilmarks());
            assert_eq!(actual.placements, expected.placements);
            patterns += usize::from(!expected.is_empty());
        }
        let all = (compared, left_to_them, found, patterns);
        assert!(compared > 5_000 && left_to_them > 1_000, "{all:?}");
        assert!(found > 4_000 && patterns > 2_000, "{all:?}");
    }
}
