//! Ratings: against rounds that are made of steps, on every kind of grid, and in their order.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use oracle::{random, samples};
use sudoku_logic::core::{CandidateSet, Cell, Digit, Grid};
use sudoku_logic::{
    Board, Level, Patterns, Proper, Rating, Scheme, Techniques, Verdict, rate,
    rate_with_rectangles, steps,
};

/// What a rating says.
#[derive(Debug, PartialEq, Eq)]
struct Said {
    level: Level,
    rounds: [u16; 3],
    removed: [u16; 3],
    verdict: Verdict,
}

impl Said {
    fn by(rating: &Rating) -> Said {
        Said {
            level: rating.level(),
            rounds: rating.rounds(),
            removed: rating.removed(),
            verdict: rating.verdict(),
        }
    }
}

/// The slow twin of a rating: rounds made of all the steps that the iterator returns.
fn by_steps(mut board: Board) -> Said {
    let mut said =
        Said { level: Level::Singles, rounds: [0; 3], removed: [0; 3], verdict: Verdict::Stuck };
    'rounds: loop {
        if board.contradiction().is_some() {
            said.verdict = Verdict::Contradicted;
            return said;
        }
        if board.is_solved() {
            said.verdict = Verdict::Solved;
            return said;
        }
        for (index, level) in Level::ALL.into_iter().enumerate() {
            let of_level = Techniques::DEFAULT.iter().filter(|other| other.level() == level);
            let techniques: Techniques = of_level.collect();
            let before = board;
            for step in steps::<Patterns>(&before, &techniques) {
                board.remove_all(step.removals());
            }
            for step in steps::<Patterns>(&before, &techniques) {
                if let Some((cell, digit)) = step.placement() {
                    board.place(cell, digit);
                }
            }
            if board != before {
                said.level = said.level.max(level);
                said.rounds[index] += 1;
                let removed = before.all_candidates().difference(board.all_candidates()).len();
                said.removed[index] += removed as u16;
                continue 'rounds;
            }
        }
        said.level = Level::Beyond;
        return said;
    }
}

#[test]
fn rounds_are_made_of_steps() {
    let mut compared = std::collections::BTreeMap::new();
    for (puzzle, _) in common::lists::puzzles(common::lists::count(300), 3) {
        let rating = rate(&puzzle);
        assert_eq!(Said::by(&rating), by_steps(Board::from_grid(&puzzle)), "{puzzle}");
        let proper = Proper::assume(&puzzle);
        let with_rectangles = rate_with_rectangles(&proper);
        assert_eq!(Said::by(&with_rectangles), by_steps(Board::from_proper(&proper)), "{puzzle}");
        assert!(with_rectangles.level() <= rating.level(), "{puzzle}");
        *compared.entry(rating.level()).or_insert(0) += 1;
    }
    println!("{compared:?}");
    assert_eq!(compared.len(), 4, "{compared:?}");
}

#[test]
fn rounds_of_any_grid_are_made_of_steps() {
    let of_sets =
        [samples::NO_SOLUTION, samples::NAMED_CASES, samples::SERG_SEVERAL, samples::HOSTILE];
    let of_sets = of_sets.into_iter().flat_map(|set| set.samples()).map(|sample| sample.board);
    // Grids with conflicts, and solved grids with some wrong digits and holes.
    let scattered = (0..300).map(|seed| random::scattered(seed, seed as usize % 60));
    let thinned =
        (0..300).map(|seed| random::thinned(seed, 20 + seed as usize % 62, seed as usize % 4));
    let mut verdicts = std::collections::BTreeMap::new();
    for board in of_sets.chain(scattered).chain(thinned) {
        let puzzle = Grid::from_bytes(board).unwrap();
        let rating = rate(&puzzle);
        assert_eq!(Said::by(&rating), by_steps(Board::from_grid(&puzzle)), "{puzzle}");
        *verdicts.entry(rating.verdict()).or_insert(0) += 1;
    }
    println!("{verdicts:?}");
    assert!(verdicts.len() == 3 && verdicts.values().all(|&count| count > 50), "{verdicts:?}");
}

#[test]
fn of_full_and_empty_grids() {
    let solved: Grid = oracle::puzzles::EASY_SOLUTION.parse().unwrap();
    let rating = rate(&solved);
    assert_eq!((rating.level(), rating.verdict()), (Level::Singles, Verdict::Solved));
    assert_eq!((rating.rounds(), rating.removed()), ([0; 3], [0; 3]));
    let mut wrong = solved;
    wrong.set(Cell::ALL[0], solved.get(Cell::ALL[1]));
    assert_eq!(rate(&wrong).verdict(), Verdict::Contradicted);
    let empty = rate(&Grid::EMPTY);
    assert_eq!((empty.level(), empty.verdict()), (Level::Beyond, Verdict::Stuck));
    let mut full_of_one = Grid::EMPTY;
    for cell in Cell::ALL {
        full_of_one.set(cell, Some(Digit::D1));
    }
    assert_eq!(rate(&full_of_one).verdict(), Verdict::Contradicted);
    for text in [oracle::puzzles::CONFLICT, oracle::puzzles::DEAD_CELL] {
        let rating = rate(&text.parse().unwrap());
        assert_eq!((rating.verdict(), rating.rounds()), (Verdict::Contradicted, [0; 3]), "{text}");
    }
    assert_ne!(rate(&oracle::puzzles::IMPOSSIBLE.parse().unwrap()).verdict(), Verdict::Solved);
}

/// The order of two ratings that is documented.
fn expected(a: &Rating, b: &Rating) -> std::cmp::Ordering {
    let downwards = |numbers: [u16; 3]| numbers.into_iter().rev().collect::<Vec<u16>>();
    a.scheme()
        .cmp(&b.scheme())
        .then(a.level().cmp(&b.level()))
        .then(downwards(a.rounds()).cmp(&downwards(b.rounds())))
        .then(downwards(a.removed()).cmp(&downwards(b.removed())))
        .then(a.verdict().cmp(&b.verdict()))
}

#[test]
fn ratings_are_ordered() {
    let mut ratings = Vec::new();
    for sample in samples::all() {
        let puzzle = Grid::from_bytes(sample.board).unwrap();
        ratings.extend([rate(&puzzle), rate_with_rectangles(&Proper::assume(&puzzle))]);
    }
    let mut sorted = ratings.clone();
    sorted.sort();
    for pair in sorted.windows(2) {
        assert!(expected(&pair[0], &pair[1]).is_le(), "{} before {}", pair[0], pair[1]);
    }
    for (a, b) in ratings.iter().zip(ratings.iter().skip(7)) {
        assert_eq!(a.cmp(b), expected(a, b));
        assert_eq!(a == b, expected(a, b).is_eq(), "{a:?} and {b:?}");
    }
    assert!(sorted[0].scheme() == Scheme::Rounds1);
    assert!(sorted[sorted.len() - 1].scheme() == Scheme::RoundsWithRectangles1);
}

#[test]
fn names_of_schemes_are_read_back() {
    for scheme in Scheme::ALL {
        assert_eq!(Scheme::from_name(scheme.name()), Some(scheme));
        assert_eq!(scheme.to_string(), scheme.name());
    }
    assert_eq!(Scheme::from_name("Rounds 1"), None);
}

#[test]
fn removed_candidates_are_counted_to_the_last_one() {
    for (puzzle, _) in common::lists::puzzles(100, 9) {
        let rating = rate(&puzzle);
        if rating.verdict() == Verdict::Solved {
            let candidates: CandidateSet = *Board::from_grid(&puzzle).initial();
            let removed: usize = rating.removed().into_iter().map(usize::from).sum();
            assert_eq!(removed, candidates.len() - 81, "{puzzle}");
        }
    }
}
