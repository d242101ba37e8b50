//! How hard a technique is.

use core::fmt;

/// How hard a technique is to find and to follow, from the easiest to the hardest.
///
/// ```
/// use sudoku_logic::{Level, Technique};
///
/// assert_eq!(Technique::HiddenSingle.level(), Level::Singles);
/// assert!(Level::Singles < Level::Beyond);
/// assert_eq!(Level::Sets.number(), 2);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Level {
    /// Level 1: full houses, hidden singles and naked singles.
    Singles = 1,
    /// Level 2: locked candidates, and sets of two to four digits in a house.
    Sets,
    /// Level 3: fish, chains of one digit, wings, rectangles.
    Patterns,
    /// Harder than every technique of this version.
    Beyond,
}

impl Level {
    /// The levels that have techniques, from the easiest.
    pub const ALL: [Level; 3] = [Level::Singles, Level::Sets, Level::Patterns];

    /// The number of the level, from 1.
    ///
    /// ```
    /// # use sudoku_logic::Level;
    /// assert_eq!(Level::Singles.number(), 1);
    /// ```
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }
}

/// Writes `level 1` to `level 3`, or `beyond level 3`.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Singles => "level 1",
            Level::Sets => "level 2",
            Level::Patterns => "level 3",
            Level::Beyond => "beyond level 3",
        })
    }
}
