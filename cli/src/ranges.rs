//! Ranges that are arguments; each includes both of its ends.

use std::str::FromStr;

use sudoku_logic::Level;

/// The fewest and the most clues of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ClueCounts {
    pub(crate) fewest: usize,
    pub(crate) most: usize,
}

impl FromStr for ClueCounts {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const WANTED: &str = "expected a number or A..B, which includes A and B, such as 24..28";
        let (fewest, most) = text.split_once("..").unwrap_or((text, text));
        Ok(Self {
            fewest: fewest.parse().map_err(|_| WANTED)?,
            most: most.parse().map_err(|_| WANTED)?,
        })
    }
}

/// The lowest and the highest level of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Levels {
    pub(crate) lowest: Level,
    pub(crate) highest: Level,
}

impl Levels {
    pub(crate) const ALL: Self = Self { lowest: Level::Singles, highest: Level::Beyond };
}

impl FromStr for Levels {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const WANTED: &str =
            "expected 1, 2, 3 or beyond, or a range of them, such as 1..2, or 3.. for 3..beyond";
        let [lowest, highest] = ends(text);
        let levels = Self {
            lowest: lowest.map_or(Some(Level::Singles), level).ok_or(WANTED)?,
            highest: highest.map_or(Some(Level::Beyond), level).ok_or(WANTED)?,
        };
        if levels.lowest <= levels.highest { Ok(levels) } else { Err(WANTED) }
    }
}

/// The level with a name.
fn level(name: &str) -> Option<Level> {
    if name == "beyond" {
        return Some(Level::Beyond);
    }
    Level::ALL.into_iter().find(|level| level.number().to_string() == name)
}

/// The fewest and the most rounds of a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rounds {
    pub(crate) fewest: u32,
    pub(crate) most: u32,
}

impl Rounds {
    pub(crate) const ALL: Self = Self { fewest: 0, most: u32::MAX };
}

impl FromStr for Rounds {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const WANTED: &str =
            "expected a number or A..B, which includes A and B, such as 10..20, 10.. or ..20";
        let number = |end: Option<&str>, default| {
            end.map_or(Ok(default), |end| end.parse().map_err(|_| WANTED))
        };
        let [fewest, most] = ends(text);
        let rounds = Self { fewest: number(fewest, 0)?, most: number(most, u32::MAX)? };
        if rounds.fewest <= rounds.most { Ok(rounds) } else { Err(WANTED) }
    }
}

/// The ends of a range, of which either may be missing, but not both; a text without dots is both.
fn ends(text: &str) -> [Option<&str>; 2] {
    match text.split_once("..") {
        Some((lowest, "")) if !lowest.is_empty() => [Some(lowest), None],
        Some(("", highest)) if !highest.is_empty() => [None, Some(highest)],
        Some((lowest, highest)) => [Some(lowest), Some(highest)],
        None => [Some(text), Some(text)],
    }
}
