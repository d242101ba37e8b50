//! The constraints that puzzles of f-puzzles and SudokuPad may have beside those of a classic
//! Sudoku.

use crate::text::source::is_word;

macro_rules! without {
    ($name:literal) => {
        concat!("a classic Sudoku, without ", $name)
    };
}

/// The keys of constraints, and how they are refused.
///
/// The keys are those that f-puzzles and SudokuPad write, from the types in SudokuSolver
/// (`FPuzzlesBoard.cs`), sudoku-studio and SudokuPad's tools. The drawings among them are not
/// rules themselves, but there is no telling what they mean.
const CONSTRAINTS: &[(&str, &str)] = &[
    ("antiking", without!("the anti-king constraint")),
    ("antiknight", without!("the anti-knight constraint")),
    ("arrow", without!("arrows")),
    ("arrows", without!("arrows")),
    ("betweenline", without!("between lines")),
    ("cage", without!("drawn cages")),
    ("cages", without!("killer cages")),
    ("circle", without!("drawn circles")),
    ("clock", without!("clock lines")),
    ("clone", without!("clones")),
    ("columnindexer", without!("column indexers")),
    ("diagonal+", without!("diagonals")),
    ("diagonal-", without!("diagonals")),
    ("difference", without!("difference dots")),
    ("disjointgroups", without!("disjoint groups")),
    ("doublearrow", without!("double arrows")),
    ("entropicline", without!("entropic lines")),
    ("even", without!("even cells")),
    ("extraregion", without!("extra regions")),
    ("foglight", without!("fog")),
    ("fogofwar", without!("fog")),
    ("global", without!("global constraints")),
    ("killercage", without!("killer cages")),
    ("line", without!("drawn lines")),
    ("lines", without!("drawn lines")),
    ("littlekillersum", without!("little killer sums")),
    ("lockout", without!("lockout lines")),
    ("maximum", without!("maximum cells")),
    ("minimum", without!("minimum cells")),
    ("modularline", without!("modular lines")),
    ("nabner", without!("Nabner lines")),
    ("negative", without!("negative constraints")),
    ("nonconsecutive", without!("the nonconsecutive constraint")),
    ("norowcol", without!("rows and columns that repeat digits")),
    ("odd", without!("odd cells")),
    ("overlays", without!("drawings over the grid")),
    ("palindrome", without!("palindromes")),
    ("quadruple", without!("quadruples")),
    ("ratio", without!("ratio dots")),
    ("rectangle", without!("drawn rectangles")),
    ("regionsumline", without!("region sum lines")),
    ("renban", without!("renban lines")),
    ("rowindexer", without!("row indexers")),
    ("sandwichsum", without!("sandwich sums")),
    ("skyscraper", without!("skyscraper clues")),
    ("slowthermometer", without!("slow thermometers")),
    ("text", without!("text in the grid")),
    ("thermometer", without!("thermometers")),
    ("triggereffect", without!("triggers")),
    ("underlays", without!("drawings under the grid")),
    ("whispers", without!("whisper lines")),
    ("xsum", without!("X-sums")),
    ("xv", without!("X and V between cells")),
    ("zipperline", without!("zipper lines")),
];

/// What was expected instead of a constraint with this key, in any case of its letters.
pub(super) fn refusal(key: &[u8]) -> Option<&'static str> {
    let mut all = CONSTRAINTS.iter();
    all.find(|(name, _)| is_word(key, name.as_bytes())).map(|(_, words)| *words)
}
