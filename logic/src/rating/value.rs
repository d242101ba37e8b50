//! What a rating says.

use core::cmp::Ordering;
use core::fmt;

use super::scheme::Scheme;
use crate::level::Level;

/// How the rounds of a rating ended.
///
/// Unlike the [`End`](crate::End) of a path it does not say where a contradiction is: that depends
/// on how the puzzle is turned, and a rating does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// The puzzle is solved.
    Solved,
    /// No technique of the scheme finds a step: the puzzle has several solutions, or it takes
    /// techniques beyond those of the scheme.
    Stuck,
    /// The puzzle has no solution.
    Contradicted,
}

/// How hard a puzzle is, by rounds: the same for all puzzles that are turned, mirrored, permuted or
/// renamed versions of each other.
///
/// In each round, all deductions of the lowest level that has any are applied at once. No step is
/// preferred to another one, so nothing depends on where a pattern lies.
///
/// Ratings of one scheme are ordered by the level, then by the rounds from the highest level down,
/// then by the candidates removed from the highest level down, then by the verdict. Ratings of
/// different schemes are ordered by the scheme, which says nothing about difficulty.
///
/// ```
/// use sudoku_logic::{Level, Verdict, rate};
/// use sudoku_logic::core::Grid;
///
/// let easy: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let rating = rate(&easy);
/// assert_eq!((rating.level(), rating.verdict()), (Level::Singles, Verdict::Solved));
/// assert_eq!(rating.rounds(), [5, 0, 0]);
///
/// let harder: Grid =
///     "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......".parse()?;
/// assert_eq!(rate(&harder).level(), Level::Sets);
/// assert!(rating < rate(&harder));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rating {
    pub(super) scheme: Scheme,
    pub(super) level: Level,
    pub(super) rounds: [u16; 3],
    pub(super) removed: [u16; 3],
    pub(super) verdict: Verdict,
}

impl Rating {
    /// The scheme of the rating.
    ///
    /// ```
    /// # use sudoku_logic::{Scheme, core::Grid, rate};
    /// assert_eq!(rate(&Grid::EMPTY).scheme(), Scheme::Rounds1);
    /// ```
    #[must_use]
    pub const fn scheme(&self) -> Scheme {
        self.scheme
    }

    /// The highest level that was needed; [`Level::Beyond`] if no technique finds the next step.
    ///
    /// ```
    /// # use sudoku_logic::{Level, core::Grid, rate};
    /// assert_eq!(rate(&Grid::EMPTY).level(), Level::Beyond);
    /// ```
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The number of rounds of each level, from level 1: `rounds()[0]` is that of level 1.
    ///
    /// ```
    /// # use sudoku_logic::{core::Grid, rate};
    /// assert_eq!(rate(&Grid::EMPTY).rounds(), [0, 0, 0]);
    /// ```
    #[must_use]
    pub const fn rounds(&self) -> [u16; 3] {
        self.rounds
    }

    /// The number of candidates that the rounds of each level removed, from level 1. A cell that is
    /// filled loses all candidates but its digit, and they count too, as do those of its peers.
    ///
    /// ```
    /// # use sudoku_logic::{core::Grid, rate};
    /// let almost = "534678912672195348198342567859761423426853791713924856961537284287419635345286.79";
    /// assert_eq!(rate(&almost.parse::<Grid>()?).removed(), [0, 0, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn removed(&self) -> [u16; 3] {
        self.removed
    }

    /// How the rounds ended.
    ///
    /// ```
    /// # use sudoku_logic::{Verdict, core::Grid, rate};
    /// assert_eq!(rate(&Grid::EMPTY).verdict(), Verdict::Stuck);
    /// ```
    #[must_use]
    pub const fn verdict(&self) -> Verdict {
        self.verdict
    }
}

impl Ord for Rating {
    fn cmp(&self, other: &Rating) -> Ordering {
        let key = |rating: &Rating| {
            let [rounds_1, rounds_2, rounds_3] = rating.rounds;
            let [removed_1, removed_2, removed_3] = rating.removed;
            let rounds = [rounds_3, rounds_2, rounds_1];
            let removed = [removed_3, removed_2, removed_1];
            (rating.scheme, rating.level, rounds, removed, rating.verdict)
        };
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Rating {
    fn partial_cmp(&self, other: &Rating) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Writes the level, the rounds of each level from level 1, and the scheme.
///
/// ```
/// # use sudoku_logic::{core::Grid, rate};
/// assert_eq!(rate(&Grid::EMPTY).to_string(), "beyond level 3 after 0 + 0 + 0 rounds (rounds 1)");
/// let easy: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert_eq!(rate(&easy).to_string(), "level 1 in 5 + 0 + 0 rounds (rounds 1)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second, third] = self.rounds;
        let level = self.level;
        let how = match self.verdict {
            Verdict::Solved => "in",
            Verdict::Stuck => "after",
            Verdict::Contradicted => "to a contradiction in",
        };
        write!(f, "{level} {how} {first} + {second} + {third} rounds ({})", self.scheme)
    }
}
