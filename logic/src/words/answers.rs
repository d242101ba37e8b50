//! Hints and ends in one line.

use core::fmt;

use super::notation::Cells;
use crate::hint::{Hint, Mistakes};
use crate::path::End;

/// Writes the cells: `wrong digits in r1c12; notes lack the digit in r5c5`.
impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.digits.is_empty() {
            let several = if self.digits.len() > 1 { "s" } else { "" };
            write!(f, "wrong digit{several} in {}", Cells(self.digits))?;
            if self.notes.is_empty() {
                return Ok(());
            }
            f.write_str("; ")?;
        }
        write!(f, "notes lack the digit in {}", Cells(self.notes))
    }
}

/// Writes `solved`, `stuck, needs level 3`, `stuck, needs beyond level 3`, or
/// `no solution: box 6 has no place for 7`.
impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            End::Solved => f.write_str("solved"),
            End::Stuck(level) => write!(f, "stuck, needs {level}"),
            End::Contradicted(contradiction) => write!(f, "no solution: {contradiction}"),
        }
    }
}

/// Writes the step, the mistakes, or how the path ends here.
impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Hint::Mistakes(mistakes) => mistakes.fmt(f),
            Hint::Contradicted(contradiction) => End::Contradicted(contradiction).fmt(f),
            Hint::Step(step) => step.fmt(f),
            Hint::Stuck(level) => End::Stuck(level).fmt(f),
            Hint::Solved => End::Solved.fmt(f),
        }
    }
}
