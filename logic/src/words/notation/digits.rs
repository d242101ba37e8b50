//! The digits of a pattern.

use core::fmt;

use sudoku_core::Candidates;

use super::series::Series;

/// Writes a single digit as it is, and several in braces: `7`, `{2,8}`.
///
/// ```
/// use sudoku_logic::core::Candidates;
/// use sudoku_logic::notation::Digits;
///
/// assert_eq!(Digits(Candidates::D7).to_string(), "7");
/// assert_eq!(Digits(Candidates::D1 | Candidates::D4 | Candidates::D9).to_string(), "{1,4,9}");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Digits(
    /// The digits.
    pub Candidates,
);

impl fmt::Display for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.single() {
            Some(digit) => digit.fmt(f),
            None => write!(f, "{{{}}}", Series::new(self.0, ",").separated_by(",")),
        }
    }
}
