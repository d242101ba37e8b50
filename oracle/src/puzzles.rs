//! A few puzzles that tests mention by name.

/// A puzzle with one solution that singles alone solve, known from the article on Sudoku in
/// Wikipedia.
pub const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The solution of [`EASY`].
pub const EASY_SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// A puzzle with one solution that takes dozens of nodes.
pub const HARD: &str =
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

/// A puzzle with two solutions.
pub const TWO_SOLUTIONS: &str =
    ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";

/// The solutions of [`TWO_SOLUTIONS`].
pub const BOTH_SOLUTIONS: [&str; 2] = [
    "439658127156927384827431956342516798785294631691783542578149263263875419914362875",
    "439658127156927384827431956642513798785294631391786542578149263263875419914362875",
];

/// A valid board without a solution in which every cell has a candidate: Norvig's impossible
/// puzzle.
pub const IMPOSSIBLE: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

/// A valid board without a solution: its first cell has no candidate.
pub const DEAD_CELL: &str =
    ".876543212........3........4........5........6........7........8........9........";

/// Two 1s in row 1, and no other clue.
pub const CONFLICT: &str =
    "11...............................................................................";
