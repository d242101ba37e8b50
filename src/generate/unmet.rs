//! Wishes that were not met.

use core::fmt;

/// That no puzzle was found within the number of attempts. The wishes may be met by other puzzles.
///
/// ```
/// use sudoku_core::{Generator, Wish, Wishes};
///
/// let mut generator = Generator::new(1);
/// generator.set_wishes(Wishes::NONE.clues(17..=17).attempts(100))?;
/// let unmet = generator.generate().unwrap_err();
/// assert_eq!((unmet.wish, unmet.attempts), (Wish::Clues, 100));
/// assert!(unmet.found.is_some_and(|[fewest, _]| fewest > 17));
/// assert!(unmet.to_string().starts_with("no puzzle of 100 attempts has 17 to 17 clues; they "));
/// # Ok::<(), sudoku_core::ImpossibleWish>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Unmet {
    /// The number of attempts.
    pub attempts: u32,
    /// The wish that the best attempts did not meet, the last in the order of [`Wish`].
    pub wish: Wish,
    /// The fewest and the most clues that were wanted.
    pub wanted: [usize; 2],
    /// The fewest and the most clues that the attempts led to, or `None` if none led to a puzzle
    /// whose clues were counted.
    pub found: Option<[usize; 2]>,
}

/// A wish that can remain unmet, in the order in which an attempt comes to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Wish {
    /// A proper puzzle with clues in the cells of the pattern.
    Pattern,
    /// A minimal puzzle.
    Minimal,
    /// The number of clues.
    Clues,
    /// The condition of the caller.
    Condition,
}

/// Puzzles with fewer clues are so rare that no number of attempts is enough in practice.
const RARE: usize = 20;

impl fmt::Display for Unmet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let attempts = self.attempts;
        match self.wish {
            Wish::Pattern => {
                return write!(f, "no proper puzzle with this pattern in {attempts} attempts");
            }
            Wish::Minimal => return write!(f, "no minimal puzzle in {attempts} attempts"),
            Wish::Condition => {
                return write!(f, "no puzzle of {attempts} attempts meets the condition");
            }
            Wish::Clues => {}
        }
        let [fewest, most] = self.wanted;
        write!(f, "no puzzle of {attempts} attempts has {fewest} to {most} clues")?;
        if let Some([fewest, most]) = self.found {
            write!(f, "; they had {fewest} to {most}")?;
        }
        if most < RARE {
            f.write_str("; chance leads nearly never to fewer than 20 clues")?;
        }
        Ok(())
    }
}

impl core::error::Error for Unmet {}
