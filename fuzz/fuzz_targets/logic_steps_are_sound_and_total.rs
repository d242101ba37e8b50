//! On any board, no step of any technique contradicts a solution, everything that explains and
//! rates comes to an end, and every step has words and a picture.
#![no_main]

use libfuzzer_sys::fuzz_target;
use oracle::{board, is_solution_of_marks};
use std::fmt::{self, Write};
use sudoku_core_fuzz::marks;
use sudoku_logic::core::{
    CandidateSet, Candidates, Cell, Grid, Pencilmarks, Progress, Puzzle, solutions,
};
use sudoku_logic::{
    Board, Depth, End, English, Hint, Path, Patterns, Proper, Step, Techniques, Verdict, hint,
    rate, rate_with_rectangles, steps,
};

/// The most steps that are checked on a board that is full of them.
const STEPS: usize = 200;

/// Solutions that the steps are compared with, and the nodes that finding each of them may take.
const SOLUTIONS: usize = 10;
const NODES: u32 = 2_000;

/// Counts what is written to it.
struct Length(usize);

impl Write for Length {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 += text.len();
        Ok(())
    }
}

/// Some solutions of a puzzle, as far as they are soon found.
fn some_solutions(puzzle: &impl Puzzle) -> Vec<Grid> {
    let mut search = solutions(puzzle);
    let next = |_| match search.next_within(NODES) {
        Progress::Found(solution) => Some(solution),
        Progress::Exhausted | Progress::Paused => None,
    };
    (0..SOLUTIONS).map_while(next).collect()
}

/// Checks a step against the solutions, and lets it say everything that it has to say.
fn check_step(board: &Board, step: &Step, solutions: &[Grid]) {
    for solution in solutions {
        let right: CandidateSet = solution.clues().collect();
        let removed = *step.removals() & right;
        assert!(removed.is_empty(), "{step} on\n{}", board.to_pencilmarks());
        let placed = step.placement();
        assert!(
            placed.is_none_or(|(cell, digit)| solution.get(cell) == Some(digit)),
            "{step} on\n{}",
            board.to_pencilmarks()
        );
    }
    let does_nothing = step.removals().is_empty() && step.placement().is_none();
    assert!(!does_nothing && step.removals().is_subset(board.all_candidates()), "{step}");
    let mut length = Length(0);
    for depth in [Depth::Technique, Depth::Place, Depth::Pattern, Depth::Everything] {
        let said = step.describe(&English);
        write!(length, "{}{}", step.at(depth), said.at(depth)).expect("a line and a sentence");
    }
    step.svg(board, &mut length).expect("a picture");
    assert!((200..200_000).contains(&length.0), "{step}");
}

/// Checks all steps of a board, and those of the path to its end, which is returned.
fn check_board(board: &Board, solutions: &[Grid]) -> End {
    for step in steps::<Patterns>(board, &Techniques::ALL).take(STEPS) {
        check_step(board, &step, solutions);
    }
    let solution = solutions.first();
    match hint::<Patterns>(board, solution, &Techniques::ALL) {
        Hint::Mistakes(mistakes) => panic!("{mistakes:?} on\n{}", board.to_pencilmarks()),
        hint => assert!(!hint.to_string().is_empty()),
    }
    let mut path = Path::<Patterns>::new(*board, Techniques::DEFAULT);
    let mut before = *board;
    let mut count = 0;
    while let Some(step) = path.next() {
        check_step(&before, &step, solutions);
        before = *path.board();
        count += 1;
        assert!(count <= 729 + 81, "a step that does nothing: {step}");
    }
    let end = path.end().expect("the path has ended");
    if let Some(solution) = solutions.first() {
        assert!(!matches!(end, End::Contradicted(_)), "{end} on\n{}", board.to_pencilmarks());
        assert!(end != End::Solved || path.board().to_grid() == *solution);
    }
    end
}

/// What a player may see: each clue whose number the choice divides is an entry instead.
fn in_play(puzzle: &Grid, choice: usize) -> Board {
    let (mut clues, mut entries) = (*puzzle, Grid::EMPTY);
    for (number, (cell, digit)) in puzzle.clues().enumerate() {
        if number % (choice % 5 + 1) == 0 {
            clues.clear(cell);
            entries.set(cell, Some(digit));
        }
    }
    Board::from_play(&clues, &entries, None)
}

fn check_grid(puzzle: &Grid, choice: usize) {
    let solutions = some_solutions(puzzle);
    let end = check_board(&Board::from_grid(puzzle), &solutions);
    check_board(&in_play(puzzle, choice), &solutions);
    let rating = rate(puzzle);
    assert!(!rating.to_string().is_empty());
    if !solutions.is_empty() {
        // Whichever steps are taken, they lead as far.
        assert_eq!(rating.verdict() == Verdict::Solved, end == End::Solved, "{puzzle}");
        assert_ne!(rating.verdict(), Verdict::Contradicted, "{puzzle}");
    }
    // Without the proof it is anyone's guess what follows, but it ends.
    let unproved = rate_with_rectangles(&Proper::assume(puzzle));
    assert!(unproved.rounds().iter().sum::<u16>() <= 729 + 81);
    if let Ok(proper) = Proper::prove(puzzle) {
        check_board(&Board::from_proper(&proper), &solutions);
        assert!(rate_with_rectangles(&proper).level() <= rating.level(), "{puzzle}");
    } else {
        check_board(&Board::from_proper(&Proper::assume(puzzle)), &[]);
    }
}

// An input of 92 bytes or more is pencilmarks; a shorter one is a board.
fuzz_target!(|bytes: &[u8]| {
    if let Some(bytes) = bytes.first_chunk() {
        let plain = marks::from_bits(bytes);
        let marks = Pencilmarks::from(plain.map(Candidates::from_bits_truncate));
        let found = some_solutions(&marks);
        assert!(found.iter().all(|solution| is_solution_of_marks(&solution.to_bytes(), &plain)));
        check_board(&Board::from_pencilmarks(&marks), &found);
        // A player's notes, and nothing in them where there are none.
        let notes = Board::from_play(&Grid::EMPTY, &Grid::EMPTY, Some(&marks));
        let solutions: Vec<Grid> = found
            .into_iter()
            .filter(|solution| {
                Cell::ALL.iter().all(|&cell| {
                    solution.get(cell).is_some_and(|digit| notes.candidates(cell).contains(digit))
                })
            })
            .collect();
        check_board(&notes, &solutions);
    } else {
        let grid = Grid::from_bytes(board(bytes)).expect("digits");
        check_grid(&grid, bytes.iter().copied().map(usize::from).sum());
    }
});
