//! Which techniques a rating uses.

use core::fmt;

/// Which techniques a rating uses. A scheme never changes: a changed list of techniques is a new
/// scheme with the next number.
///
/// ```
/// use sudoku_logic::Scheme;
///
/// assert_eq!(Scheme::Rounds1.to_string(), "rounds 1");
/// assert_eq!(Scheme::from_name("rounds with rectangles 1"), Some(Scheme::RoundsWithRectangles1));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Scheme {
    /// Version 1: levels 1 to 3 without conclusions from uniqueness, so it is right also for
    /// puzzles with several solutions.
    Rounds1,
    /// Version 1 with the unique, hidden and avoidable rectangles, for puzzles that are known to be
    /// proper. [`Technique::BugPlusOne`](crate::Technique::BugPlusOne) is not in it.
    RoundsWithRectangles1,
}

impl Scheme {
    /// All schemes of this version.
    pub const ALL: [Scheme; 2] = [Scheme::Rounds1, Scheme::RoundsWithRectangles1];

    /// The name of the scheme with its version, which never changes.
    ///
    /// ```
    /// # use sudoku_logic::Scheme;
    /// assert_eq!(Scheme::Rounds1.name(), "rounds 1");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Scheme::Rounds1 => "rounds 1",
            Scheme::RoundsWithRectangles1 => "rounds with rectangles 1",
        }
    }

    /// The scheme with a name, or `None` if there is none.
    ///
    /// ```
    /// # use sudoku_logic::Scheme;
    /// assert_eq!(Scheme::from_name("rounds 1"), Some(Scheme::Rounds1));
    /// assert_eq!(Scheme::from_name("rounds"), None);
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<Scheme> {
        Scheme::ALL.into_iter().find(|scheme| scheme.name() == name)
    }
}

/// Writes the name. Width, fill and alignment are honoured.
impl fmt::Display for Scheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
