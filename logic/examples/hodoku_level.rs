//! HoDoKu's level of easy puzzles: a `Path` in HoDoKu's order of techniques, its points for each
//! step, and its limits. Prints how many puzzles of a file are of which level here and there.
//!
//! `cargo run --release -p sudoku-logic --example hodoku_level -- PUZZLES`
//!
//! This shows how to rate by a scale of one's own: a `Techniques` with an order, and a number for
//! each of them. The order, the points and the limits are those of HoDoKu 2.3.2. Its program was not
//! run: it takes the first step that it comes upon, in an order of cells and houses of its own, so
//! its score may differ from the one here by some steps, and seldom its level.

use std::collections::BTreeMap;
use std::error::Error;

use sudoku_logic::core::Grid;
use sudoku_logic::{Basic, Board, End, Level, Path, Technique, Techniques, rate};

/// HoDoKu's order of the techniques of levels 1 and 2, and its points for a step.
const POINTS: [(Technique, u32); 13] = [
    (Technique::FullHouse, 4),
    (Technique::NakedSingle, 4),
    (Technique::HiddenSingle, 14),
    (Technique::LockedPair, 40),
    (Technique::LockedTriple, 60),
    (Technique::Pointing, 50),
    (Technique::Claiming, 50),
    (Technique::NakedPair, 60),
    (Technique::NakedTriple, 80),
    (Technique::HiddenPair, 70),
    (Technique::HiddenTriple, 100),
    (Technique::NakedQuad, 120),
    (Technique::HiddenQuad, 150),
];

/// The levels of HoDoKu that singles, locked candidates and sets can lead to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum HodokuLevel {
    /// At most 800 points.
    Easy,
    /// At most 1,000 points.
    Medium,
    /// More points, or a quad.
    HardAtLeast,
}

impl HodokuLevel {
    /// The level of a technique.
    fn of(technique: Technique) -> HodokuLevel {
        match technique {
            Technique::NakedQuad | Technique::HiddenQuad => HodokuLevel::HardAtLeast,
            _ if technique.level() == Level::Singles => HodokuLevel::Easy,
            _ => HodokuLevel::Medium,
        }
    }

    /// The level of a number of points.
    fn of_points(points: u32) -> HodokuLevel {
        match points {
            0..=800 => HodokuLevel::Easy,
            801..=1_000 => HodokuLevel::Medium,
            _ => HodokuLevel::HardAtLeast,
        }
    }
}

/// HoDoKu's level and points for a puzzle, or `None` if it takes more than levels 1 and 2.
pub(crate) fn hodoku_level(puzzle: &Grid) -> Option<(HodokuLevel, u32)> {
    let techniques: Techniques = POINTS.into_iter().map(|(technique, _)| technique).collect();
    let mut path = Path::<Basic>::new(Board::from_grid(puzzle), techniques);
    let (mut level, mut points) = (HodokuLevel::Easy, 0);
    for step in path.by_ref() {
        let technique = step.technique();
        level = level.max(HodokuLevel::of(technique));
        points += POINTS.into_iter().find(|(other, _)| *other == technique)?.1;
    }
    (path.end() == Some(End::Solved)).then(|| (level.max(HodokuLevel::of_points(points)), points))
}

#[allow(dead_code)] // the test of this example has no use for it
fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).ok_or("which file?")?;
    let text = std::fs::read_to_string(file)?;
    let mut levels = BTreeMap::new();
    for line in text.lines() {
        let Some(Ok(puzzle)) = line.get(..81).map(str::parse) else { continue };
        if let Some((level, _)) = hodoku_level(&puzzle) {
            *levels.entry((rate(&puzzle).level(), level)).or_insert(0) += 1;
        }
    }
    for ((level, hodoku), count) in levels {
        println!("{count:>8}  {level}, HoDoKu: {hodoku:?}");
    }
    Ok(())
}
