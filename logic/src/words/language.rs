//! The words of a language.

use core::fmt;

use super::depth::Depth;
use super::english::{self, answers, names};
use crate::contradiction::Contradiction;
use crate::hint::{Hint, Mistakes};
use crate::level::Level;
use crate::path::End;
use crate::step::Step;
use crate::technique::Technique;

/// The words of a language: for techniques and levels, for steps at each depth, and for what else
/// there is to tell a player.
///
/// Whatever a language does not say itself it says as [`English`] does, so a
/// language can begin with the techniques that its users meet most. [`Step`] has all that a
/// sentence needs, and [`notation`](crate::notation) writes cells, digits and houses.
///
/// ```
/// use core::fmt;
///
/// use sudoku_logic::core::Grid;
/// use sudoku_logic::{Basic, Board, Depth, Language, Step, Technique, Techniques, next_step};
/// use sudoku_logic::English;
///
/// /// German, for naked singles.
/// struct German;
///
/// impl Language for German {
///     fn technique(&self, technique: Technique, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         match technique {
///             Technique::NakedSingle => f.write_str("nackter Einer"),
///             _ => English.technique(technique, f),
///         }
///     }
///
///     fn pattern(&self, step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         match (step.technique(), step.placement()) {
///             (Technique::NakedSingle, Some((cell, _))) => {
///                 write!(f, "Die Zelle {cell} hat nur noch einen Kandidaten.")
///             }
///             _ => English.pattern(step, f),
///         }
///     }
///
///     fn reason(&self, step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         match (step.technique(), step.placement()) {
///             (Technique::NakedSingle, Some((cell, digit))) => {
///                 write!(f, "In {cell} steht also die {digit}.")
///             }
///             _ => English.reason(step, f),
///         }
///     }
/// }
///
/// let puzzle: Grid =
///     "5346789126721953481983425678597614234268.3791713924856961537284287419635345286179".parse()?;
/// let singles = Techniques::NONE.with(Technique::NakedSingle);
/// let step = next_step::<Basic>(&Board::from_grid(&puzzle), &singles).unwrap();
/// assert_eq!(
///     step.describe(&German).to_string(),
///     "Die Zelle r5c5 hat nur noch einen Kandidaten. In r5c5 steht also die 5.",
/// );
/// let place = step.describe(&German).at(Depth::Place).to_string();
/// assert_eq!(place, "There is a naked single in box 5.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Language {
    /// Writes the name of a technique.
    ///
    /// # Errors
    ///
    /// Returns the error of the formatter, as all methods do.
    fn technique(&self, technique: Technique, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        names::technique(technique, f)
    }

    /// Writes a level, as a part of a sentence.
    ///
    /// # Errors
    ///
    /// Returns the error of the formatter.
    fn level(&self, level: Level, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        names::level(level, f)
    }

    /// Writes a sentence that says which technique finds a step, and nothing else of it.
    ///
    /// # Errors
    ///
    /// Returns the error of the formatter.
    fn announce(&self, step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        names::announce(step, f)
    }

    /// Writes a sentence that says which technique finds a step, and where to look:
    /// [`Step::place`].
    ///
    /// # Errors
    ///
    /// Returns the error of the formatter.
    fn place(&self, step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        names::place(step, f)
    }

    /// Writes sentences that say what is to be seen on the board, but not what follows.
    ///
    /// # Errors
    ///
    /// Returns the error of the formatter.
    fn pattern(&self, step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        english::pattern(step, f)
    }

    /// Writes the sentences that come after the pattern: what follows from it, and why.
    ///
    /// # Errors
    ///
    /// Returns the error of the formatter.
    fn reason(&self, step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        english::reason(step, f)
    }

    /// Writes as much of a step as a depth allows, by the methods above.
    ///
    /// # Errors
    ///
    /// Returns the error of the formatter.
    fn step(&self, step: &Step, depth: Depth, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match depth {
            Depth::Technique => self.announce(step, f),
            Depth::Place => self.place(step, f),
            Depth::Pattern => self.pattern(step, f),
            Depth::Everything => {
                self.pattern(step, f)?;
                f.write_str(" ")?;
                self.reason(step, f)
            }
        }
    }

    /// Writes what to tell a player, as much of a step as a depth allows.
    ///
    /// # Errors
    ///
    /// Returns the error of the formatter.
    fn hint(&self, hint: &Hint, depth: Depth, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *hint {
            Hint::Mistakes(mistakes) => self.mistakes(mistakes, f),
            Hint::Contradicted(contradiction) => self.end(End::Contradicted(contradiction), f),
            Hint::Step(ref step) => self.step(step, depth, f),
            Hint::Stuck(level) => self.end(End::Stuck(level), f),
            Hint::Solved => self.end(End::Solved, f),
        }
    }

    /// Writes where a player went wrong, but no digit.
    ///
    /// # Errors
    ///
    /// Returns the error of the formatter.
    fn mistakes(&self, mistakes: Mistakes, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        answers::mistakes(mistakes, f)
    }

    /// Writes a sentence that says how a path ended.
    ///
    /// # Errors
    ///
    /// Returns the error of the formatter.
    fn end(&self, end: End, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match end {
            End::Solved => answers::solved(f),
            End::Stuck(level) => answers::stuck(level, |f| self.level(level, f), f),
            End::Contradicted(contradiction) => self.contradiction(contradiction, f),
        }
    }

    /// Writes a sentence that says what is impossible.
    ///
    /// # Errors
    ///
    /// Returns the error of the formatter.
    fn contradiction(
        &self,
        contradiction: Contradiction,
        f: &mut fmt::Formatter<'_>,
    ) -> fmt::Result {
        answers::contradiction(contradiction, f)
    }
}

/// English.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct English;

/// What a language does not say itself it says as English does, and English says nothing itself.
impl Language for English {}
