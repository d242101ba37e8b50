//! Puzzles in flash: read when the program is compiled, with what is known of each.

use core::iter::zip;
use sudoku_core::Grid;

/// A puzzle and its answer.
pub struct Puzzle {
    /// What kind it is of.
    pub name: &'static str,
    /// As it was written.
    pub text: &'static str,
    /// As it lies in flash.
    pub grid: Grid,
    /// What `solve` must say.
    pub answer: Answer,
}

/// What is known of a puzzle.
#[derive(Clone, Copy)]
pub enum Answer {
    /// This is its one solution.
    One(Grid),
    /// Two clues clash: the first conflict in words.
    Conflict(&'static str),
    /// Nothing fits.
    None,
    /// It has this many solutions, and more than one.
    Several(usize),
}

impl Puzzle {
    const fn new(name: &'static str, text: &'static str, answer: Answer) -> Self {
        Self { name, text, grid: grid(text), answer }
    }

    /// Whether a grid is solved and has all clues of the puzzle.
    #[must_use]
    pub fn is_solved_by(&self, solution: &Grid) -> bool {
        has_clues_of(solution, &self.grid) && solution.is_solved()
    }
}

/// Whether each cell that is not empty in a puzzle is the same in another grid.
#[must_use]
pub fn has_clues_of(grid: &Grid, puzzle: &Grid) -> bool {
    zip(grid.to_bytes(), puzzle.to_bytes()).all(|(digit, clue)| clue == 0 || clue == digit)
}

/// The grid of a text, when the program is compiled. A text that is no grid does not compile.
const fn grid(text: &str) -> Grid {
    match Grid::parse(text.as_bytes()) {
        Ok(grid) => grid,
        Err(_) => panic!("not a grid"),
    }
}

/// The puzzle of most articles on Sudoku: 30 clues.
pub const EASY: Puzzle = Puzzle::new(
    "easy",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    Answer::One(grid(
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    )),
);

/// P. Norvig's list of 95, the first: 17 clues.
pub const SEVENTEEN: Puzzle = Puzzle::new(
    "17 clues",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    Answer::One(grid(
        "417369825632158947958724316825437169791586432346912758289643571573291684164875293",
    )),
);

/// The forum's list of hardest puzzles, edition of June 2011, the first.
pub const HARDEST: Puzzle = Puzzle::new(
    "hardest list",
    "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3",
    Answer::One(grid(
        "621943758783615492594728361142879635357461289869532174238197546916354827475286913",
    )),
);

/// P. Norvig's impossible puzzle: no conflict, and hard to refute.
pub const IMPOSSIBLE: Puzzle = Puzzle::new(
    "no solution",
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
    Answer::None,
);

/// Two fives in the first row.
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

/// The forum's list of hardest puzzles, edition of May 2019: takes so many guesses that the search
/// prunes its nodes and probes the root.
pub const LONGEST: Puzzle = Puzzle::new(
    "longest search",
    "98.7..6..7..6..8....5....4.8..9..3...3..7........3...21....7....7..691.....1....8",
    Answer::One(grid(
        "981754623743692815265381749824915367539276481617438592198547236372869154456123978",
    )),
);

/// All of the above but [`LONGEST`], which takes longer than the clock of a Cortex-M can tell.
pub static PUZZLES: [Puzzle; 6] = [EASY, SEVENTEEN, HARDEST, IMPOSSIBLE, INVALID, SEVERAL];
