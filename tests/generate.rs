//! `Generator`: the puzzles of some seeds, every wish alone and together, wishes that cannot be
//! met, and sources of random numbers that are none.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use std::collections::BTreeSet;
use std::task::Poll;

use oracle::Budget;
use sudoku_core::{
    Backend, Cell, CellSet, Generator, Grid, House, ImpossibleWish, RandomSource, SeededRandom,
    Symmetry, Unmet, Wish, Wishes, count_solutions, is_minimal, is_proper, minimize,
    minimize_randomly, random_solution, solve,
};

/// The seeds and the puzzles that they led to when the generator was written. They never change.
const PINNED: &str =
    concat!(include_str!("data/generated.txt"), include_str!("data/generated_more.txt"));

/// The number of `the_puzzles_of_other_wishes_never_change`.
const PINNED_HASH: u64 = 0xb089_d8f9_86f4_1195;

fn generator(seed: u64, wishes: Wishes) -> Generator {
    let mut generator = Generator::new(seed);
    generator.set_wishes(wishes).unwrap();
    generator
}

/// The cells with clues.
fn pattern(puzzle: &Grid) -> CellSet {
    puzzle.clues().map(|(cell, _)| cell).collect()
}

/// The pinned puzzles, ten for each seed.
fn pinned() -> impl Iterator<Item = (u64, Vec<Grid>)> {
    let lines: Vec<&str> = PINNED.lines().filter(|line| !line.starts_with('#')).collect();
    let seeds: Vec<(u64, Vec<Grid>)> = lines
        .chunks(11)
        .map(|chunk| {
            let seed = chunk[0].strip_prefix("seed ").unwrap().parse().unwrap();
            (seed, chunk[1..].iter().map(|line| line.parse().unwrap()).collect())
        })
        .collect();
    assert!(seeds.len() == 10 && seeds.iter().all(|(_, puzzles)| puzzles.len() == 10));
    seeds.into_iter()
}

#[test]
fn the_puzzles_of_a_seed_never_change() {
    for backend in Backend::available() {
        for (seed, puzzles) in pinned() {
            let mut generator = Generator::new(seed);
            generator.set_backend(backend);
            let generated: Vec<Grid> = generator.take(10).map(Result::unwrap).collect();
            assert_eq!(generated, puzzles, "seed {seed} on {backend}");
        }
    }
}

/// Puzzles of all kinds of wishes as one number (FNV-1a of their bytes): it never changes either.
#[test]
fn the_puzzles_of_other_wishes_never_change() {
    let cells = pattern(&pinned().next().unwrap().1[0]);
    let solution = random_solution(&mut SeededRandom::new(1));
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |grid: &Grid| {
        for byte in grid.as_bytes() {
            hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    add(&solution);
    let symmetries = Symmetry::ALL.map(|symmetry| Wishes::NONE.symmetry(symmetry).minimal());
    let others = [
        Wishes::NONE.clues(22..=22),
        Wishes::NONE.clues(33..=40),
        Wishes::NONE.pattern(cells),
        Wishes::NONE.pattern(cells).minimal(),
        Wishes::NONE.solution(solution),
    ];
    for wishes in symmetries.into_iter().chain(others) {
        for puzzle in generator(2, wishes).take(4) {
            add(&puzzle.unwrap());
        }
    }
    let puzzle = minimize(&solution).unwrap();
    add(&puzzle);
    add(&minimize_randomly(&solution, &mut SeededRandom::new(2)).unwrap());
    assert_eq!(hash, PINNED_HASH, "{hash:#x}");
}

#[test]
fn a_source_that_is_replaced_leaves_no_trace() {
    let mut generator = Generator::new(3);
    let mut pauses = 0;
    for (seed, puzzles) in pinned() {
        // An attempt of the old source is under way.
        pauses += u32::from(generator.generate_within(20).is_pending());
        generator.set_source(SeededRandom::new(seed));
        let generated: Vec<Grid> = generator.by_ref().take(10).map(Result::unwrap).collect();
        assert_eq!(generated, puzzles, "seed {seed}");
    }
    assert_eq!(pauses, 10);
    generator.set_wishes(Wishes::NONE.clues(40..=40)).unwrap();
    generator.set_source(SeededRandom::new(1));
    assert_eq!(generator.generate().unwrap().clue_count(), 40, "the wishes stay");
}

#[test]
fn slices_do_not_matter() {
    for backend in Backend::available() {
        for (seed, puzzles) in pinned() {
            for budget in [1, 7, 100] {
                let mut generator = Generator::new(seed);
                generator.set_backend(backend);
                let mut pauses = 0;
                for puzzle in &puzzles {
                    let generated = loop {
                        match generator.generate_within(budget) {
                            Poll::Ready(generated) => break generated.unwrap(),
                            Poll::Pending => pauses += 1,
                        }
                    };
                    assert_eq!(generated, *puzzle, "seed {seed} on {backend} by {budget}");
                }
                assert!(pauses > 0, "{budget}");
            }
        }
    }
}

#[test]
fn every_backend_makes_the_same_puzzles_whatever_the_wishes() {
    let cells = pattern(&Generator::new(5).generate().unwrap());
    for wishes in [
        Wishes::NONE.symmetry(Symmetry::Diagonals).minimal(),
        Wishes::NONE.clues(22..=23),
        Wishes::NONE.pattern(cells),
        Wishes::NONE.pattern(cells).minimal(),
    ] {
        let of = |backend| -> Vec<Grid> {
            let mut generator = generator(11, wishes.clone());
            generator.set_backend(backend);
            generator.take(5).map(Result::unwrap).collect()
        };
        let best = of(Backend::best());
        for backend in Backend::available() {
            assert_eq!(of(backend), best, "{backend}: {wishes:?}");
        }
    }
}

#[test]
fn the_oracle_finds_one_solution() {
    for puzzle in Generator::new(21).take(60).map(Result::unwrap) {
        let Ok(found) = oracle::solutions(puzzle.as_bytes(), 2, &mut Budget(20_000_000)) else {
            continue;
        };
        assert_eq!(found.len(), 1, "{puzzle}");
        assert_eq!(solve(&puzzle).unwrap().as_bytes(), &found[0]);
    }
}

#[test]
fn puzzles_differ_and_are_minimal() {
    let mut puzzles = BTreeSet::new();
    for puzzle in generator(3, Wishes::NONE.minimal()).take(500).map(Result::unwrap) {
        assert!(is_minimal(&puzzle), "{puzzle}");
        assert!(puzzles.insert(puzzle), "{puzzle} came twice");
    }
}

#[test]
fn every_symmetry_is_kept_and_no_orbit_can_go() {
    for symmetry in Symmetry::ALL {
        let wishes = Wishes::NONE.symmetry(symmetry).minimal();
        for puzzle in generator(4, wishes).take(30).map(Result::unwrap) {
            let cells = pattern(&puzzle);
            assert!(is_proper(&puzzle) && symmetry.is_of(cells), "{symmetry}: {puzzle}");
            for cell in cells {
                let mut fewer = puzzle;
                symmetry.orbit(cell).into_iter().for_each(|cell| fewer.clear(cell));
                assert!(count_solutions(&fewer, 2) == 2, "{symmetry}, {cell}: {puzzle}");
            }
        }
    }
}

#[test]
fn the_number_of_clues_is_in_the_range() {
    for (fewest, most) in [(22, 23), (24, 24), (25, 27), (30, 30), (45, 50), (80, 81), (81, 81)] {
        for symmetry in [Symmetry::None, Symmetry::HalfTurn, Symmetry::Full] {
            let wishes = Wishes::NONE.symmetry(symmetry).clues(fewest..=most).attempts(30_000);
            // Few clues and a large symmetry are rare together.
            if symmetry != Symmetry::None && most < 25 || symmetry == Symmetry::Full && most < 40 {
                continue;
            }
            for puzzle in generator(5, wishes).take(3).map(Result::unwrap) {
                assert!((fewest..=most).contains(&puzzle.clue_count()), "{puzzle}");
                assert!(is_proper(&puzzle) && symmetry.is_of(pattern(&puzzle)), "{puzzle}");
            }
        }
    }
    let wishes = Wishes::NONE.clues(26..=27).minimal();
    for puzzle in generator(6, wishes).take(20).map(Result::unwrap) {
        assert!(is_minimal(&puzzle) && (26..=27).contains(&puzzle.clue_count()));
    }
}

#[test]
fn clues_are_in_the_cells_of_the_pattern() {
    let drawing = "
        ..1...1..
        .11...11.
        1...1...1
        ...1.1...
        ..1...1..
        ...1.1...
        1...1...1
        .11...11.
        ..1...1..
    ";
    let drawn = pattern(&drawing.parse().unwrap());
    let wishes = Wishes::NONE.pattern(drawn).symmetry(Symmetry::Cross);
    for puzzle in generator(7, wishes.clone()).take(5).map(Result::unwrap) {
        assert!(is_proper(&puzzle), "{puzzle}");
        assert_eq!(pattern(&puzzle), drawn);
    }
    let minimal = Wishes::NONE.pattern(pattern(&Generator::new(8).generate().unwrap())).minimal();
    for puzzle in generator(8, minimal).take(3).map(Result::unwrap) {
        assert!(is_minimal(&puzzle), "{puzzle}");
    }
}

#[test]
fn the_solution_is_the_one_wanted() {
    let solution = random_solution(&mut SeededRandom::new(9));
    for puzzle in generator(9, Wishes::NONE.solution(solution)).take(20).map(Result::unwrap) {
        assert_eq!(solve(&puzzle), Ok(solution));
    }
    // A pattern leaves nothing to chance then.
    let puzzle = Generator::new(10).generate().unwrap();
    let wishes = Wishes::NONE.solution(solve(&puzzle).unwrap()).pattern(pattern(&puzzle));
    assert_eq!(generator(9, wishes.clone()).generate(), Ok(puzzle));
    let improper = generator(9, wishes.solution(solution).attempts(2)).generate();
    assert_eq!(improper.unwrap_err().wish, Wish::Pattern);
}

#[test]
fn the_condition_holds() {
    let full_centre = |puzzle: &Grid| puzzle.get(Cell::at(4, 4).unwrap()).is_some();
    let mut generator = Generator::new(11);
    for _ in 0..20 {
        assert!(full_centre(&generator.generate_where(full_centre).unwrap()));
    }
    let mut asked = 0;
    generator.set_wishes(Wishes::NONE.attempts(50)).unwrap();
    let unmet = generator.generate_where(|puzzle| {
        asked += 1;
        assert!(is_proper(puzzle));
        false
    });
    let expected = Unmet { attempts: 50, wish: Wish::Condition, ..unmet.unwrap_err() };
    assert_eq!((unmet, asked), (Err(expected), 50));
    assert!(generator.generate().is_ok(), "it goes on");
}

#[test]
fn what_chance_does_not_find_is_an_error() {
    let mut generator = generator(12, Wishes::NONE.clues(17..=18).attempts(300));
    for _ in 0..2 {
        let unmet = generator.generate().unwrap_err();
        assert_eq!((unmet.attempts, unmet.wish, unmet.wanted), (300, Wish::Clues, [17, 18]));
        let [fewest, most] = unmet.found.unwrap();
        assert!((19..24).contains(&fewest) && (25..32).contains(&most), "{unmet}");
        assert!(unmet.to_string().ends_with("chance leads nearly never to fewer than 20 clues"));
    }
    generator.set_wishes(Wishes::NONE.attempts(0)).unwrap();
    assert_eq!(generator.generate().unwrap_err().attempts, 0);
    // The whole grid is never minimal.
    generator.set_wishes(Wishes::NONE.pattern(CellSet::ALL).minimal().attempts(5)).unwrap();
    assert_eq!(generator.generate().unwrap_err().wish, Wish::Minimal);
}

#[test]
fn wishes_that_contradict_each_other_are_refused() {
    let refused = |wishes| Generator::new(1).set_wishes(wishes).unwrap_err();
    for (fewest, most) in [(0, 16), (16, 20), (30, 82), (30, 29), (90, usize::MAX)] {
        let error = refused(Wishes::NONE.clues(fewest..=most));
        assert_eq!(error, ImpossibleWish::Clues { fewest, most });
    }
    // Orbits of a quarter turn have four cells, but for the centre.
    let symmetry = Symmetry::QuarterTurn;
    let error = refused(Wishes::NONE.clues(26..=27).symmetry(symmetry));
    assert_eq!(error, ImpossibleWish::CluesOfSymmetry { fewest: 26, most: 27, symmetry });

    let some: CellSet = Cell::ALL.into_iter().step_by(5).collect();
    let error = refused(Wishes::NONE.pattern(some - Cell::ALL[0].into()));
    assert_eq!(error, ImpossibleWish::PatternSize { cells: 16, fewest: 17, most: 81 });
    let error = refused(Wishes::NONE.pattern(CellSet::ALL).clues(20..=30));
    assert_eq!(error, ImpossibleWish::PatternSize { cells: 81, fewest: 20, most: 30 });

    let lopsided = CellSet::ALL - Cell::ALL[1].into();
    let error = refused(Wishes::NONE.pattern(lopsided).symmetry(Symmetry::HalfTurn));
    let (cell, symmetry) = (Cell::ALL[79], Symmetry::HalfTurn);
    assert_eq!(error, ImpossibleWish::PatternSymmetry { cell, symmetry });

    for (one, other, same_chute) in [(0, 2, true), (4, 5, true), (2, 3, false), (0, 8, false)] {
        for lines in [House::ROWS, House::COLUMNS] {
            let (one, other) = (lines[one], lines[other]);
            let cells = CellSet::ALL - one.into() - other.into();
            let answer = Generator::new(1).set_wishes(Wishes::NONE.pattern(cells));
            let expected =
                if same_chute { Err(ImpossibleWish::PatternLines(one, other)) } else { Ok(()) };
            assert_eq!(answer, expected);
        }
    }

    let mut unsolved = random_solution(&mut SeededRandom::new(1));
    unsolved.clear(Cell::ALL[0]);
    assert_eq!(refused(Wishes::NONE.solution(unsolved)), ImpossibleWish::NotSolved);
    for digit in 1..=9 {
        unsolved.set(Cell::ALL[0], sudoku_core::Digit::new(digit));
        let answer = Generator::new(1).set_wishes(Wishes::NONE.solution(unsolved));
        assert_eq!(answer.is_ok(), unsolved.is_solved());
    }

    // What was wished before still holds.
    let mut generator = generator(13, Wishes::NONE.clues(40..=40));
    assert!(generator.set_wishes(Wishes::NONE.clues(0..=1)).is_err());
    assert_eq!(generator.generate().unwrap().clue_count(), 40);
}

/// A source without any chance: it repeats a few numbers.
struct Repeated(&'static [u32], usize);

impl RandomSource for Repeated {
    fn next_u32(&mut self) -> u32 {
        self.1 += 1;
        self.0[self.1 % self.0.len()]
    }
}

#[test]
fn a_source_that_repeats_itself_gets_puzzles_too() {
    for numbers in [
        &[0][..],
        &[1],
        &[u32::MAX],
        &[0, u32::MAX],
        &[0x8000_0000],
        &[0x1111_1111, 0x2222_2222, 0x3333_3333],
        &[0, 0, 0, u32::MAX],
    ] {
        assert!(random_solution(&mut Repeated(numbers, 0)).is_solved());
        let mut generator = Generator::from_source(Repeated(numbers, 0));
        let puzzle = generator.generate().unwrap();
        assert!(is_minimal(&puzzle), "{puzzle}");
        let cells = pattern(&puzzle);
        generator.set_wishes(Wishes::NONE.pattern(cells).attempts(3)).unwrap();
        if let Ok(puzzle) = generator.generate() {
            assert!(is_proper(&puzzle) && pattern(&puzzle) == cells);
        }
    }
}

#[test]
fn a_puzzle_needs_no_clue_that_can_go() {
    // Without a range, the fewest clues of the order are taken, so each puzzle is minimal.
    for puzzle in Generator::new(14).take(50).map(Result::unwrap) {
        assert_eq!(minimize(&puzzle), Ok(puzzle));
    }
}
