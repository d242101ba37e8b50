//! Hints, checks and paths, on boards of players who are right, wrong, stuck and done.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use oracle::{random, samples};
use sudoku_logic::core::{
    Candidates, Cell, CellSet, Digit, Grid, Pencilmarks, SeededRandom, is_valid, solve,
};
use sudoku_logic::{
    Basic, Board, Contradiction, End, Finders, Hint, Level, Mistakes, Path, Patterns, Proper,
    Technique, Techniques, check, hint, next_step, rate, steps,
};

fn easy() -> Grid {
    oracle::puzzles::EASY.parse().unwrap()
}

fn any_hint(board: &Board, solution: Option<&Grid>) -> Hint {
    hint::<Patterns>(board, solution, &Techniques::DEFAULT)
}

/// The path to its end.
fn end<F: Finders>(board: Board, techniques: Techniques) -> (Vec<sudoku_logic::Step>, Board, End) {
    let mut path = Path::<F>::new(board, techniques);
    let steps = path.by_ref().collect();
    assert_eq!(path.next(), None, "a path that has ended stays there");
    (steps, *path.board(), path.end().unwrap())
}

/// The slow twin of `check`: cell by cell, by the definitions.
fn mistakes(board: &Board, solution: &Grid) -> Mistakes {
    let (filled, marks) = (board.to_grid(), board.to_pencilmarks());
    let mut mistakes = Mistakes { digits: CellSet::EMPTY, notes: CellSet::EMPTY };
    for cell in Cell::ALL {
        let right = solution.get(cell).unwrap();
        match filled.get(cell) {
            Some(digit) if digit != right => _ = mistakes.digits.insert(cell),
            Some(_) => (),
            None => {
                let near = Cell::ALL
                    .into_iter()
                    .any(|other| other.sees(cell) && filled.get(other) == Some(right));
                if !marks.candidates(cell).contains(right) && !near {
                    mistakes.notes.insert(cell);
                }
            }
        }
    }
    mistakes
}

#[test]
fn mistakes_come_first_and_tell_cells_only() {
    let mut random = SeededRandom::new(1);
    let (mut with_digits, mut with_notes, mut without) = (0, 0, 0);
    for (puzzle, solution) in common::lists::puzzles(1_000, 1) {
        let mut entries = Grid::EMPTY;
        let mut notes = Pencilmarks::from([Candidates::EMPTY; 81]);
        let (percent, wrong) = (common::below(&mut random, 60), common::below(&mut random, 10));
        for cell in puzzle.empty_cells() {
            if common::below(&mut random, 100) < percent {
                entries.set(cell, solution.get(cell));
            }
            if common::below(&mut random, 200) < wrong {
                entries.set(cell, Digit::new(1 + common::below(&mut random, 9) as u8));
            }
            if common::below(&mut random, 100) < percent {
                let mut noted = Pencilmarks::from_grid(&puzzle).candidates(cell);
                if common::below(&mut random, 200) < wrong {
                    noted = noted.without(solution.get(cell).unwrap());
                }
                notes.set(cell, noted);
            }
        }
        for notes in [None, Some(&notes)] {
            let board = Board::from_play(&puzzle, &entries, notes);
            let expected = mistakes(&board, &solution);
            let Mistakes { digits, notes } = expected;
            match any_hint(&board, Some(&solution)) {
                Hint::Mistakes(found) => {
                    assert_eq!(found, expected);
                    assert_eq!(check(&board, &solution), Some(expected));
                    with_digits += usize::from(!digits.is_empty());
                    with_notes += usize::from(!notes.is_empty());
                }
                other => {
                    assert!((digits | notes).is_empty(), "{other} of {board:?}");
                    assert_eq!(check(&board, &solution), None);
                    without += 1;
                }
            }
        }
    }
    let all = (with_digits, with_notes, without);
    assert!(with_digits > 200 && with_notes > 50 && without > 200, "{all:?}");
}

#[test]
fn a_wrong_digit_is_no_mistake_in_the_notes_of_its_peers() {
    let (puzzle, solution) = (easy(), solve(&easy()).unwrap());
    for cell in puzzle.empty_cells() {
        for digit in Digit::ALL {
            let mut entries = Grid::EMPTY;
            entries.set(cell, Some(digit));
            let found = check(&Board::from_play(&puzzle, &entries, None), &solution);
            let is_right = solution.get(cell) == Some(digit);
            let expected = Mistakes { digits: cell.into(), notes: CellSet::EMPTY };
            assert_eq!(found, (!is_right).then_some(expected));
        }
    }
}

#[test]
fn a_contradiction_shows_without_the_solution() {
    let puzzle = easy();
    let mut entries = Grid::EMPTY;
    // The first row has a 5 already.
    entries.set(Cell::ALL[2], Some(Digit::D5));
    let board = Board::from_play(&puzzle, &entries, None);
    assert!(matches!(
        any_hint(&board, None),
        Hint::Contradicted(Contradiction::Repeated(_, Digit::D5))
    ));
    let solution = solve(&puzzle).unwrap();
    assert!(matches!(any_hint(&board, Some(&solution)), Hint::Mistakes(_)));

    let dead: Grid = oracle::puzzles::DEAD_CELL.parse().unwrap();
    let board = Board::from_grid(&dead);
    let contradiction = board.contradiction().unwrap();
    assert!(matches!(contradiction, Contradiction::NoCandidate(_)), "{contradiction}");
    assert_eq!(any_hint(&board, None), Hint::Contradicted(contradiction));
    assert_eq!(
        end::<Basic>(board, Techniques::ALL),
        (vec![], board, End::Contradicted(contradiction))
    );
}

/// Random pencilmarks with a solution.
fn marks(seed: u64, percent: usize) -> Pencilmarks {
    let marks = random::marks(seed, percent).1.map(Candidates::from_bits_truncate);
    Pencilmarks::from(marks)
}

#[test]
fn contradictions_are_those_of_the_definition() {
    let mut kinds = [0; 4];
    for seed in 0..3_000 {
        let mut draw = SeededRandom::new(seed);
        let (percent, removed) = (20 + seed as usize % 70, common::below(&mut draw, 20));
        let mut board = Board::from_pencilmarks(&marks(seed, percent));
        for (cell, digit) in board.all_candidates().iter().collect::<Vec<_>>() {
            if common::below(&mut draw, 200) < removed {
                board.remove(cell, digit);
            }
        }
        // All at once, so that two of a house may be the same.
        let single = |cell: Cell| Some((cell, board.candidates(cell).single()?));
        let singles: Vec<(Cell, Digit)> = Cell::ALL.into_iter().filter_map(single).collect();
        for (cell, digit) in singles {
            board.place(cell, digit);
        }
        let grid = board.to_grid();
        let kind = match board.contradiction() {
            Some(Contradiction::Repeated(house, digit)) => {
                assert!(grid.digits(house).into_iter().filter(|&d| d == Some(digit)).count() > 1);
                0
            }
            Some(Contradiction::NoCandidate(cell)) => {
                assert!(is_valid(&grid) && board.candidates(cell).is_empty());
                1
            }
            Some(Contradiction::NoPlace(house, digit)) => {
                assert!(is_valid(&grid));
                assert!(house.cells().iter().all(|&cell| !board.candidates(cell).contains(digit)));
                2
            }
            None => {
                assert!(is_valid(&grid));
                assert!(Cell::ALL.iter().all(|&cell| !board.candidates(cell).is_empty()));
                3
            }
        };
        kinds[kind] += 1;
    }
    assert!(kinds.iter().all(|&count| count > 10), "{kinds:?}");
}

#[test]
fn the_step_is_on_the_notes_or_on_all_candidates() {
    let (puzzle, solution) = (easy(), solve(&easy()).unwrap());
    let cell = puzzle.empty_cells().next().unwrap();
    // All notes but one cell are full, so that only there is a naked single.
    let mut notes = Pencilmarks::from([Candidates::EMPTY; 81]);
    notes.set(cell, solution.get(cell).unwrap().into());
    let naked = Techniques::NONE.with(Technique::NakedSingle);
    let on_all = Board::from_play(&puzzle, &Grid::EMPTY, None);
    let on_notes = Board::from_play(&puzzle, &Grid::EMPTY, Some(&notes));
    let placement = |board: &Board| match hint::<Basic>(board, Some(&solution), &naked) {
        Hint::Step(step) => step.placement(),
        other => panic!("{other}"),
    };
    assert_eq!(placement(&on_notes), Some((cell, solution.get(cell).unwrap())));
    assert_ne!(placement(&on_all), placement(&on_notes));
}

#[test]
fn nothing_is_left_of_a_solved_grid() {
    let solution = solve(&easy()).unwrap();
    let board = Board::from_grid(&solution);
    assert_eq!(any_hint(&board, None), Hint::Solved);
    assert_eq!(any_hint(&board, Some(&solution)), Hint::Solved);
    assert_eq!(end::<Basic>(board, Techniques::NONE), (vec![], board, End::Solved));
}

#[test]
fn who_is_stuck_is_told_the_level() {
    let mut levels = std::collections::BTreeMap::new();
    for (puzzle, _) in common::lists::puzzles(300, 6) {
        let rating = rate(&puzzle);
        for level in [Level::Singles, Level::Sets, Level::Patterns] {
            let (steps, board, end) =
                end::<Patterns>(Board::from_grid(&puzzle), Techniques::up_to(level));
            assert!(steps.iter().all(|step| step.technique().level() <= level));
            assert_eq!(end == End::Solved, rating.level() <= level, "{puzzle}: {rating}");
            let End::Stuck(needed) = end else { continue };
            assert!(needed > level, "{puzzle}");
            let left = any_hint(&board, None);
            match needed {
                Level::Beyond => assert_eq!(left, Hint::Stuck(Level::Beyond)),
                _ => {
                    assert!(matches!(left, Hint::Step(step) if step.technique().level() == needed))
                }
            }
            let up_to = Techniques::up_to(level);
            assert_eq!(hint::<Patterns>(&board, None, &up_to), Hint::Stuck(needed));
            // What only knows two levels cannot tell which of the others would help.
            let by_basic = hint::<Basic>(&board, None, &up_to);
            let expected = if needed == Level::Sets { needed } else { Level::Beyond };
            assert_eq!(by_basic, Hint::Stuck(expected));
            *levels.entry((level, needed)).or_insert(0) += 1;
        }
    }
    assert_eq!(levels.len(), 6, "{levels:?}");
}

#[test]
fn paths_end_on_every_grid() {
    let mut ends = [0; 3];
    let of_sets = [samples::NO_SOLUTION, samples::NAMED_CASES, samples::HOSTILE];
    let of_sets = of_sets.into_iter().flat_map(|set| set.samples()).map(|sample| sample.board);
    let scattered = (0..80).map(|seed| random::scattered(seed, seed as usize % 50));
    let thinned =
        (0..80).map(|seed| random::thinned(seed, 20 + seed as usize % 60, seed as usize % 4));
    for board in of_sets.chain(scattered).chain(thinned) {
        let puzzle = Grid::from_bytes(board).unwrap();
        let start = Board::from_grid(&puzzle);
        let (steps, board, end) = end::<Patterns>(start, Techniques::ALL);
        // Each step fills a cell or removes a candidate, so there are no more than this.
        assert!(steps.len() <= 729 + 81);
        let (kind, expected) = match end {
            End::Solved => {
                assert!(board.is_solved() && board.to_grid().is_solution_of(&puzzle));
                (0, Hint::Solved)
            }
            End::Stuck(level) => (1, Hint::Stuck(level)),
            End::Contradicted(contradiction) => {
                assert_eq!(board.contradiction(), Some(contradiction));
                (2, Hint::Contradicted(contradiction))
            }
        };
        ends[kind] += 1;
        assert_eq!(hint::<Patterns>(&board, None, &Techniques::ALL), expected);
        if let Ok(solution) = solve(&puzzle) {
            assert!(!matches!(end, End::Contradicted(_)), "{puzzle}");
            assert_eq!(check(&board, &solution), None);
        }
    }
    assert!(ends.iter().all(|&count| count > 10), "{ends:?}");
}

#[test]
fn a_path_takes_the_first_step_of_the_order() {
    let orders = [
        Techniques::DEFAULT,
        Techniques::DEFAULT.first(Technique::NakedSingle),
        Technique::ALL.into_iter().rev().collect(),
    ];
    for (puzzle, _) in common::lists::puzzles(20, 8) {
        for techniques in &orders {
            let mut board = Board::from_proper(&Proper::assume(&puzzle));
            let path = Path::<Patterns>::new(board, *techniques);
            for step in path {
                assert_eq!(next_step::<Patterns>(&board, techniques), Some(step));
                assert_eq!(steps::<Patterns>(&board, techniques).next(), Some(step));
                let earlier =
                    techniques.iter().take_while(|&technique| technique != step.technique());
                for technique in earlier {
                    assert!(common::found(&board, technique).is_empty());
                }
                board.apply(&step).unwrap();
            }
        }
    }
}
