//! What is claimed of every board. A claim that does not hold panics.
//!
//! `tests/properties_samples.rs` makes the claims of every sample, `tests/properties_proptest.rs`
//! and `tests/properties_quickcheck.rs` of boards drawn at random.

use core::ops::ControlFlow;
use std::collections::BTreeSet;

use crate::common::grid;
use oracle::random::Scramble;
use oracle::{Board, Budget};
use sudoku_core::{
    Cell, Conflict, Grid, House, Pencilmarks, Progress, SolveError, Transform, automorphisms,
    canonicalize, count_many, count_solutions, is_isomorphic, is_valid, solutions, solve,
    solve_many,
};

/// Solutions looked at for one board: enough to meet grids with few, with many and with all.
pub(crate) const LIMIT: usize = 60;

/// Digits the oracle may try for one board, so that none takes long.
pub(crate) const BUDGET: u64 = 100_000;

/// Expands a macro for the names of all claims that are about a board and nothing else.
macro_rules! for_each_claim {
    ($expand:ident) => {
        $expand! {
            solutions_keep_rules_and_clues
            solutions_are_those_of_the_oracle
            validity_is_its_definition
            text_reads_back
            slices_do_not_matter
            pencilmarks_are_the_same_puzzle
            many_are_each_one
            the_canonical_form_is_that_of_every_image
        }
    };
}
pub(crate) use for_each_claim;

/// Whether a grid solves a board, judged by the bytes alone: no question is asked of the crate.
fn solves(solution: &Grid, board: &Board) -> bool {
    oracle::is_solution_of(solution.as_bytes(), board)
}

/// Every solution obeys the three rules and keeps every clue.
pub(crate) fn solutions_keep_rules_and_clues(board: &Board) {
    let puzzle = grid(board);
    for solution in solutions(&puzzle).take(LIMIT) {
        assert!(solves(&solution, board), "{puzzle}\n{solution}");
        assert!(solution.is_solved() && solution.is_complete() && is_valid(&solution));
    }
    match solve(&puzzle) {
        Ok(solution) => assert!(solves(&solution, board), "{puzzle}\n{solution}"),
        Err(SolveError::NotUnique(two)) => {
            let [one, other] = two.grids();
            assert_ne!(one, other, "{puzzle}");
            for solution in [one, other] {
                assert!(solves(&solution, board), "{puzzle}\n{solution}");
            }
        }
        Err(SolveError::Conflict(conflict)) => {
            assert_eq!(puzzle.conflicts().next(), Some(conflict), "{puzzle}");
        }
        Err(SolveError::NoSolution) => assert!(is_valid(&puzzle), "{puzzle}"),
    }
}

/// No solution comes twice, and the oracle finds the same ones. Returns whether it did: it gives up
/// on hard boards.
pub(crate) fn solutions_are_those_of_the_oracle(board: &Board) -> bool {
    let puzzle = grid(board);
    let found: Vec<Grid> = solutions(&puzzle).take(LIMIT).collect();
    let distinct: BTreeSet<Grid> = found.iter().copied().collect();
    assert_eq!(distinct.len(), found.len(), "a solution of {puzzle} comes twice");
    for limit in [0, 1, 2, 3, LIMIT] {
        assert_eq!(count_solutions(&puzzle, limit), found.len().min(limit), "{puzzle}");
    }
    assert_eq!(solve(&puzzle).is_ok(), found.len() == 1, "{puzzle}");

    let Ok(expected) = oracle::solutions(board, LIMIT, &mut Budget(BUDGET)) else {
        return false;
    };
    assert_eq!(found.len(), expected.len(), "{puzzle}");
    if expected.len() < LIMIT {
        assert!(distinct.iter().map(|grid| grid.to_bytes()).eq(expected), "{puzzle}");
    }
    true
}

/// `is_valid` and `conflicts` are what their definition says: any two cells of a house have
/// different digits, or one of them is empty.
pub(crate) fn validity_is_its_definition(board: &Board) {
    let puzzle = grid(board);
    let mut expected = Vec::new();
    for house in House::ALL {
        for first in house.cells() {
            for second in house.cells().into_iter().filter(|&cell| cell > first) {
                if let Some(digit) = puzzle.get(first)
                    && puzzle.get(second) == Some(digit)
                {
                    expected.push((house, digit, first, second));
                }
            }
        }
    }
    assert_eq!(is_valid(&puzzle), expected.is_empty(), "{puzzle}");
    assert_eq!(is_valid(&puzzle), oracle::is_valid(board), "{puzzle}");
    let conflicts = puzzle
        .conflicts()
        .map(|Conflict { house, digit, first, second, .. }| (house, digit, first, second));
    assert_eq!(conflicts.collect::<Vec<_>>(), expected, "{puzzle}");
}

/// What is printed reads back as the same grid, in every form that can be read.
pub(crate) fn text_reads_back(board: &Board) {
    let puzzle = grid(board);
    let line = puzzle.to_string();
    assert_eq!(line, oracle::text(board));
    assert_eq!(line.as_bytes(), puzzle.to_ascii());
    assert_eq!(line.parse(), Ok(puzzle));
    assert_eq!(Grid::parse(line.as_bytes()), Ok(puzzle));
    for empty in ["0", "_", "*"] {
        assert_eq!(line.replace('.', empty).parse(), Ok(puzzle));
    }
    for line_break in ["\n", "\r\n", "  \n\t"] {
        let rows: Vec<&str> = (0..9).map(|row| &line[9 * row..9 * row + 9]).collect();
        assert_eq!(rows.join(line_break).parse(), Ok(puzzle));
    }
    assert_eq!(Grid::try_from(<[[char; 9]; 9]>::from(puzzle)), Ok(puzzle));
    let marks = Pencilmarks::from(puzzle);
    assert_eq!(marks.to_string().parse(), Ok(marks));
    let drawing = format!("{puzzle:#}");
    assert_eq!(drawing.replace(['+', '-', '|', ' ', '\n'], ""), line);
    assert_eq!(drawing.lines().count(), 13);
    assert!(drawing.lines().all(|line| line.len() == 25));
    assert_eq!(format!("{puzzle:?}"), format!("Grid\n{drawing}"));
}

/// Equivalent puzzles have equivalent solutions.
pub(crate) fn a_scrambled_puzzle_has_the_scrambled_solutions(board: &Board, scramble: &Scramble) {
    let (puzzle, scrambled) = (grid(board), grid(&scramble.apply(board)));
    let of_puzzle: Vec<Grid> = solutions(&puzzle).take(LIMIT).collect();
    if of_puzzle.len() < LIMIT {
        let expected: BTreeSet<_> =
            of_puzzle.iter().map(|grid| scramble.apply(&grid.to_bytes())).collect();
        let found: BTreeSet<_> =
            solutions(&scrambled).take(LIMIT).map(|grid| grid.to_bytes()).collect();
        assert_eq!(found, expected, "{puzzle} with {scramble:?}");
    } else {
        assert_eq!(count_solutions(&scrambled, LIMIT), LIMIT, "{puzzle} with {scramble:?}");
    }
    assert_eq!(is_valid(&puzzle), is_valid(&scrambled), "{puzzle} with {scramble:?}");
}

/// A search cut into slices gives the same as one that is not.
pub(crate) fn slices_do_not_matter(board: &Board) {
    let puzzle = grid(board);
    let in_one_go: Vec<Grid> = solutions(&puzzle).take(LIMIT).collect();
    for budget in [1, 2, 7] {
        let mut search = solutions(&puzzle);
        let mut found = Vec::new();
        while found.len() < LIMIT {
            assert_eq!(search.next_within(0), search.clone().next_within(0), "{puzzle}");
            match search.next_within(budget) {
                Progress::Found(grid) => found.push(grid),
                Progress::Paused => {}
                Progress::Exhausted => break,
            }
        }
        assert_eq!(found, in_one_go, "{puzzle} in slices of {budget}");
        if found.len() < LIMIT {
            assert_eq!(search.next_within(0), Progress::Exhausted, "{puzzle}");
            assert_eq!(search.next(), None, "{puzzle}");
        }
    }
}

/// The pencilmarks of a puzzle are the same puzzle.
pub(crate) fn pencilmarks_are_the_same_puzzle(board: &Board) {
    let puzzle = grid(board);
    let marks = Pencilmarks::from(&puzzle);
    for cell in Cell::ALL {
        match puzzle.get(cell) {
            Some(digit) => assert_eq!(marks.candidates(cell).single(), Some(digit), "{puzzle}"),
            None => assert_eq!(marks.candidates(cell), puzzle.candidates(cell), "{puzzle}"),
        }
    }
    let of_marks: BTreeSet<Grid> = solutions(&marks).take(LIMIT).collect();
    assert_eq!(of_marks.len(), count_solutions(&puzzle, LIMIT), "{puzzle}");
    assert_eq!(count_solutions(&marks, LIMIT), of_marks.len(), "{puzzle}");
    if of_marks.len() < LIMIT {
        assert_eq!(of_marks, solutions(&puzzle).collect(), "{puzzle}");
    }
    match (solve(&marks), solve(&puzzle)) {
        (Err(SolveError::NoSolution), Err(SolveError::Conflict(_))) => {}
        (Err(SolveError::NotUnique(_)), Err(SolveError::NotUnique(_))) => {}
        (of_marks, of_puzzle) => assert_eq!(of_marks, of_puzzle, "{puzzle}"),
    }
}

/// In a list with the same board and with boards of fewer clues, each puzzle has the answer and the
/// number of solutions that it has on its own, and is reported once.
pub(crate) fn many_are_each_one(board: &Board) {
    let fewer = |every: usize| {
        let mut fewer = *board;
        fewer.iter_mut().step_by(every).for_each(|digit| *digit = 0);
        fewer
    };
    let puzzles = [*board, fewer(2), fewer(11), *board, fewer(1), fewer(30), *board];
    let puzzles = puzzles.map(|board| grid(&board));
    let mut answers = puzzles.map(|_| None);
    let flow = solve_many(&puzzles, |index, answer| {
        assert_eq!(answers[index].replace(answer), None);
        ControlFlow::Continue(())
    });
    assert!(flow.is_continue());
    assert_eq!(answers, puzzles.map(|puzzle| Some(solve(&puzzle))));
    for limit in [0, 1, 2, LIMIT] {
        let mut counts = puzzles.map(|_| None);
        let flow = count_many(&puzzles, limit, |index, count| {
            assert_eq!(counts[index].replace(count), None);
            ControlFlow::Continue(())
        });
        assert!(flow.is_continue());
        assert_eq!(counts, puzzles.map(|puzzle| Some(count_solutions(&puzzle, limit))));
    }
}

/// Any text is read as the grid that has its symbols in its order, or gives an error with its
/// place.
pub(crate) fn parse_is_total(text: &[u8]) {
    match Grid::parse(text) {
        Ok(grid) => {
            let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
            let symbols = text.iter().filter(|byte| !byte.is_ascii_whitespace()).take(81);
            let symbols = symbols
                .map(|&byte| if byte.is_ascii_digit() && byte != b'0' { byte } else { b'.' });
            assert!(symbols.eq(grid.to_ascii()), "{text:?}");
        }
        Err(error) => {
            assert!(error.offset <= text.len(), "{text:?}");
            let before = &text[..error.offset];
            assert_eq!(
                error.line,
                1 + before.iter().filter(|&&byte| byte == b'\n').count(),
                "{text:?}"
            );
            assert!((1..=text.len() + 1).contains(&error.column), "{text:?}");
            assert!(!error.to_string().is_empty());
        }
    }
    match core::str::from_utf8(text) {
        Ok(string) => assert_eq!(string.parse::<Grid>(), Grid::parse(text)),
        Err(_) => assert!(Grid::parse(text).is_err() || text.contains(&b'#'), "{text:?}"),
    }
    if let Ok(marks) = Pencilmarks::parse(text) {
        assert_eq!(marks.to_string().parse(), Ok(marks));
    }
}

/// Every image of a board has the same canonical form, and the transforms lead from one to the
/// other.
pub(crate) fn the_canonical_form_is_that_of_every_image(board: &Board) {
    let puzzle = grid(board);
    let (canonical, transform) = canonicalize(&puzzle);
    assert_eq!(transform.apply(&puzzle), canonical, "{puzzle}");
    assert_eq!(canonicalize(&canonical).0, canonical, "{puzzle}");
    let count = automorphisms(&puzzle).len();
    for seed in 0..4 {
        let image = grid(&Scramble::from_seed(seed).apply(board));
        let (of_image, transform) = canonicalize(&image);
        assert_eq!(of_image, canonical, "{puzzle} and {image}");
        assert_eq!(transform.apply(&image), canonical, "{image}");
        let between = is_isomorphic(&puzzle, &image).map(|transform| transform.apply(&puzzle));
        assert_eq!(between, Some(image), "{puzzle}");
        assert_eq!(automorphisms(&image).len(), count, "{puzzle}");
    }
    let some = automorphisms(&puzzle).step_by(1 + count / 20);
    let distinct: BTreeSet<Transform> = some
        .inspect(|transform| assert_eq!(transform.apply(&puzzle), puzzle, "{transform}"))
        .collect();
    assert_eq!(distinct.len(), count.div_ceil(1 + count / 20), "{puzzle}");
}
