//! Puzzles in flash: parsed at compile time, with their answers.

use sudoku_core::{Grid, grid};

/// A puzzle and its answer.
pub struct Puzzle {
    /// The name of its kind.
    pub name: &'static str,
    /// The puzzle as text.
    pub text: &'static str,
    /// The puzzle as it is stored in flash.
    pub grid: Grid,
    /// What `solve` must return.
    pub answer: Answer,
}

/// The answer of a puzzle.
#[derive(Clone, Copy)]
pub enum Answer {
    /// The one solution.
    One(Grid),
    /// Two clues are in conflict: the words of the first conflict.
    Conflict(&'static str),
    /// No clues are in conflict, and yet there is no solution.
    None,
    /// Several solutions: their number.
    Several(usize),
}

impl Puzzle {
    const fn new(name: &'static str, text: &'static str, answer: Answer) -> Self {
        Self { name, text, grid: parsed(text), answer }
    }
}

/// Parses a text at compile time. A text that is not a grid does not compile.
const fn parsed(text: &str) -> Grid {
    match Grid::parse(text.as_bytes()) {
        Ok(grid) => grid,
        Err(_) => panic!("not a grid"),
    }
}

/// The puzzle of many articles on Sudoku, with 30 clues.
pub const EASY: Puzzle = Puzzle::new(
    "easy",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    Answer::One(grid!(
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    )),
);

/// The first puzzle of P. Norvig's list of 95, with 17 clues.
pub const SEVENTEEN: Puzzle = Puzzle::new(
    "17 clues",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    Answer::One(grid!(
        "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
    )),
);

/// The first puzzle of the forum's list of hardest puzzles, in the edition of June 2011.
pub const HARDEST: Puzzle = Puzzle::new(
    "hardest list",
    "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3",
    Answer::One(grid!(
        "621943758783615492594728361142879635357461289869532174238197546916354827475286913"
    )),
);

/// P. Norvig's impossible puzzle, which has no conflict and is hard to refute.
pub const IMPOSSIBLE: Puzzle = Puzzle::new(
    "no solution",
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
    Answer::None,
);

/// A conflict: two fives in the first row.
pub const INVALID: Puzzle = Puzzle::new(
    "invalid",
    ".5......5........................................................................",
    Answer::Conflict("two 5s in row 1: r1c2 and r1c9"),
);

/// Two solutions.
pub const SEVERAL: Puzzle = Puzzle::new(
    "two solutions",
    ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.",
    Answer::Several(2),
);

/// From the forum's list of hardest puzzles, in the edition of May 2019. It takes so many guesses
/// that the search prunes its nodes and probes the root.
pub const LONGEST: Puzzle = Puzzle::new(
    "longest search",
    "98.7..6..7..6..8....5....4.8..9..3...3..7........3...21....7....7..691.....1....8",
    Answer::One(grid!(
        "981754623743692815265381749824915367539276481617438592198547236372869154456123978"
    )),
);

/// All of the above except [`LONGEST`], which takes too long for the clock of a Cortex-M.
pub static PUZZLES: [Puzzle; 6] = [EASY, SEVENTEEN, HARDEST, IMPOSSIBLE, INVALID, SEVERAL];
