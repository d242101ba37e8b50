//! Every engine soon refutes pencilmarks with a planted contradiction that no local rule sees.
#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use oracle::planted::{Family, Ground, crowded_triad};
use oracle::random::Draw as _;
use oracle::{Board, Marks};
use std::fmt::Display;
use std::sync::OnceLock;
use sudoku_core::{Candidates, Grid, Pencilmarks, Puzzle, SolveError};
use sudoku_core_fuzz::{Draws, race};

/// Nodes after which a case must be refuted.
const NODES: u64 = 2_000;

/// The same for [`Family::Colouring`], of which some take more than [`NODES`].
const COLOURING_NODES: u64 = 20_000;

/// The same for boards whose clues crowd a triad.
const BOARD_NODES: u64 = 100;

/// How often a family is drawn again where what was drawn leaves no room for it.
const DRAWS: usize = 4;

/// Boards that [`Ground::Clues`] takes its clues from: the first is cyclic, the others are
/// solutions of puzzles in `tests/data`.
const SOLVED: [&Board; 4] = [
    b"123456789456789123789123456231564897564897231897231564312645978645978312978312645",
    b"534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    b"483921657967345821251876493548132976729564138136798245372689514814253769695417382",
    b"821459763763281549954736128518623497647895312392147685136972854285314976479568231",
];

/// [`Family::TwoDigits`] takes seconds to plant, against a millisecond for most others. So the
/// bytes choose one of these seeds, which take less than a fifth of a second, and each is planted
/// once.
const TWO_DIGITS: [u16; 8] = [221, 351, 189, 596, 574, 62, 273, 430];

fn two_digits(at: usize) -> Option<Marks> {
    static PLANTED: [OnceLock<Option<Marks>>; TWO_DIGITS.len()] =
        [const { OnceLock::new() }; TWO_DIGITS.len()];
    *PLANTED[at].get_or_init(|| {
        let seed = TWO_DIGITS[at].to_le_bytes();
        Family::TwoDigits.plant(&mut Draws::new(&seed))
    })
}

/// Pencilmarks or a board without a solution.
enum Case {
    Marks(Family, Marks),
    Board(Board),
}

/// The case that the bytes spell out; `None` if what was drawn leaves no room for the
/// contradiction.
///
/// The order is that of the bytes: the family, the ground, the contradiction, and what the ground
/// is made of. Each further two bytes take a candidate away.
fn case(bytes: &[u8]) -> Option<Case> {
    let mut draws = Draws::new(bytes);
    let Some(&family) = Family::ALL.get(draws.below(Family::ALL.len() + 1)) else {
        return Some(Case::Board(crowded_triad(&mut draws)));
    };
    let (kind, size) = (draws.below(3), draws.below(256));
    let ground = match kind {
        0 => Ground::Open,
        1 => Ground::Noise(2 * size),
        _ => Ground::Clues(size % 40),
    };
    let solved = SOLVED[draws.below(SOLVED.len())].map(|byte| byte - b'0');
    let mut marks = match family {
        Family::TwoDigits => two_digits(draws.below(TWO_DIGITS.len()))?,
        _ => (0..DRAWS).find_map(|_| family.plant(&mut draws))?,
    };
    ground.lay(&mut draws, &mut marks, &solved);
    while !draws.is_empty() {
        Ground::Noise(1).lay(&mut draws, &mut marks, &solved);
    }
    Some(Case::Marks(family, marks))
}

/// Has every engine refute a puzzle within `most` nodes; `choice` chooses the one that is asked
/// again if that takes long.
fn refute(puzzle: &(impl Puzzle + Display), most: u64, choice: usize) {
    let courses = race::on_every_engine(puzzle, usize::MAX, most, |_| false);
    for course in race::to_ask(&courses, choice) {
        let backend = course.backend;
        let answer = backend.solve(puzzle);
        let is_refuted = matches!(answer, Err(SolveError::NoSolution | SolveError::Conflict(_)));
        assert!(is_refuted, "{backend}: {puzzle}");
        assert_eq!(backend.count_solutions(puzzle, usize::MAX), 0, "{backend}: {puzzle}");
    }
}

fn check(bytes: &[u8]) -> Corpus {
    match case(bytes) {
        Some(Case::Marks(family, marks)) => {
            let most = match family {
                Family::Colouring => COLOURING_NODES,
                _ => NODES,
            };
            let marks = Pencilmarks::from(marks.map(Candidates::from_bits_truncate));
            refute(&marks, most, bytes.len());
        }
        Some(Case::Board(board)) => {
            let grid = Grid::from_bytes(board).expect("digits");
            refute(&grid, BOARD_NODES, bytes.len());
        }
        None => return Corpus::Reject,
    }
    Corpus::Keep
}

fuzz_target!(|bytes: &[u8]| -> Corpus { check(bytes) });
