//! The puzzles that are solved where there is no input.

/// Proper puzzles from easy to hard, each under a line that says where it is from.
pub(crate) const SAMPLE: &str = "\
# the puzzle in most articles on Sudoku (30 clues)
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
# Project Euler 96, grid 1 (32 clues)
..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..
# P. Norvig's list of 95, the first (17 clues)
4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
# the collection of 17-clue puzzles, the first and the last
.................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...
........1.....2.34.56..........4.5....4.1.....7....8.....6....2...8..9..4........
# magictour top 1465, the first: slow for a search that goes cell by cell in reading order
4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........
# the forum's list of hardest puzzles, from the editions of June 2011 and May 2019
........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3
98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6
";
