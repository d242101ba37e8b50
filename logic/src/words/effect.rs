//! What follows from a step.

use core::error::Error;
use core::fmt;
use core::str::FromStr;

use sudoku_core::{CandidateSet, Candidates, Cell, CellSet, Digit};

use super::notation::{Cells, read_group, read_numbers};
use crate::step::Step;

/// What follows from a step: a digit in a cell, or candidates that are removed.
///
/// It is written as the field writes it, and read from that:
///
/// ```text
/// effect     placement | removal { separator removal }
/// placement  r2c9=5
/// removal    cells { separator cells } "<>" digits     r4c58<>36    r2c3,r9c2<>5
/// cells      "r" numbers "c" numbers                   r23c15
/// separator  a comma, spaces, or both
/// ```
///
/// ```
/// use sudoku_logic::Effect;
/// use sudoku_logic::core::{Cell, Digit};
///
/// assert_eq!("r2c9=5".parse(), Ok(Effect::Place(Cell::ALL[17], Digit::D5)));
/// let effect: Effect = "r4c7<>3 R5C67<>36".parse()?;
/// assert_eq!(effect.to_string(), "r4c7<>3, r5c67<>36");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effect {
    /// A cell is filled with a digit.
    Place(Cell, Digit),
    /// Candidates are removed.
    Remove(CandidateSet),
}

impl Step {
    /// What follows from the step, to be displayed as `r2c9=5` or `r4c7<>3, r5c67<>36`.
    #[must_use]
    pub fn effect(&self) -> Effect {
        match self.placement() {
            Some((cell, digit)) => Effect::Place(cell, digit),
            None => Effect::Remove(*self.removals()),
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effect::Place(cell, digit) => write!(f, "{cell}={digit}"),
            Effect::Remove(removals) => {
                for (place, (cells, digits)) in groups(removals).enumerate() {
                    let separator = if place == 0 { "" } else { ", " };
                    write!(f, "{separator}{}<>{digits}", Cells(cells))?;
                }
                Ok(())
            }
        }
    }
}

/// The cells of a set of candidates in groups that have the same digits, by their first cells.
pub(super) fn groups(
    set: &CandidateSet,
) -> impl Iterator<Item = (CellSet, Candidates)> + Clone + '_ {
    let mut left = set.all_cells();
    core::iter::from_fn(move || {
        let digits = set.candidates(left.first()?);
        let cells = left.iter().filter(|&cell| set.candidates(cell) == digits).collect();
        left -= cells;
        Some((cells, digits))
    })
}

/// A text that is not an [`Effect`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseEffectError {
    position: usize,
}

impl ParseEffectError {
    /// Where the text is wrong, in bytes from 0.
    ///
    /// ```
    /// # use sudoku_logic::Effect;
    /// assert_eq!("r1c1<>x".parse::<Effect>().unwrap_err().position(), 6);
    /// ```
    #[must_use]
    pub const fn position(&self) -> usize {
        self.position
    }
}

impl fmt::Display for ParseEffectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a step like `r2c9=5` or `r4c58<>36` at byte {}", self.position)
    }
}

impl Error for ParseEffectError {}

/// Reads what [`Display`](fmt::Display) writes, also with spaces alone between the removals, and
/// with capital letters.
impl FromStr for Effect {
    type Err = ParseEffectError;

    fn from_str(text: &str) -> Result<Effect, ParseEffectError> {
        let wrong_at = |rest: &str| ParseEffectError { position: text.len() - rest.len() };
        let mut removals = CandidateSet::EMPTY;
        let mut rest = text.trim_start();
        loop {
            let mut cells = CellSet::EMPTY;
            let start = rest;
            let digits = loop {
                let Some((group, after)) = read_group(rest) else { return Err(wrong_at(rest)) };
                cells |= group;
                if let Some(after) = after.strip_prefix("<>") {
                    rest = after;
                    break read_numbers(after);
                }
                if let Some(after) = after.strip_prefix('=') {
                    return match (cells.single(), read_numbers(after), removals.is_empty()) {
                        (Some(cell), Some((bits, rest)), true) if rest.trim_end().is_empty() => {
                            let digits = Candidates::from_bits_truncate(bits);
                            digits.single().map_or(Err(wrong_at(after)), |digit| {
                                Ok(Effect::Place(cell, digit))
                            })
                        }
                        (_, Some((_, rest)), true) => Err(wrong_at(rest)),
                        (_, None, true) => Err(wrong_at(after)),
                        (_, _, false) => Err(wrong_at(start)),
                    };
                }
                rest = separator(after).ok_or(wrong_at(after))?;
            };
            let Some((bits, after)) = digits else { return Err(wrong_at(rest)) };
            for digit in Candidates::from_bits_truncate(bits) {
                *removals.cells_mut(digit) |= cells;
            }
            if after.trim_end().is_empty() {
                return Ok(Effect::Remove(removals));
            }
            rest = separator(after).ok_or(wrong_at(after))?;
        }
    }
}

/// What follows a separator, or `None` if the text does not begin with one.
fn separator(text: &str) -> Option<&str> {
    let after = text.trim_start();
    let after = after.strip_prefix(',').unwrap_or(after).trim_start();
    if after.len() == text.len() { None } else { Some(after) }
}
