//! What a step says in words. Nothing else in the crate uses this module, so a program that shows
//! no words has none of them.

use core::fmt;

use crate::step::Step;

/// How much of a step a hint tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Depth {
    /// Which technique finds a step.
    Technique,
    /// Also where to look.
    Place,
    /// The pattern.
    Pattern,
    /// The pattern, and what follows from it.
    Everything,
}

impl Depth {
    /// The four depths, from the least that a hint tells to the most.
    pub const ALL: [Depth; 4] = [Depth::Technique, Depth::Place, Depth::Pattern, Depth::Everything];
}

/// As much of a step as a depth allows; created by [`Step::at`].
#[derive(Debug, Clone, Copy)]
pub struct AtDepth<'a> {
    step: &'a Step,
    depth: Depth,
}

impl Step {
    /// As much of the step as a depth allows, to be displayed in the notation of the field.
    #[must_use]
    pub const fn at(&self, depth: Depth) -> AtDepth<'_> {
        AtDepth { step: self, depth }
    }

    /// The step in sentences that a learner can read, in a language.
    pub fn describe<'a, L: Language>(&'a self, language: &'a L) -> Described<'a, L> {
        Described { step: self, language }
    }
}

/// The words of a language for steps.
pub trait Language {
    /// Writes a step in sentences that a learner can read.
    ///
    /// # Errors
    ///
    /// Returns the error of the formatter.
    fn describe(&self, step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// English.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct English;

impl Language for English {
    fn describe(&self, step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{step}")
    }
}

/// A step in sentences; created by [`Step::describe`].
#[derive(Debug, Clone, Copy)]
pub struct Described<'a, L> {
    step: &'a Step,
    language: &'a L,
}

impl<L: Language> fmt::Display for Described<'_, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.language.describe(self.step, f)
    }
}

impl fmt::Display for AtDepth<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.step.technique())?;
        if self.depth >= Depth::Place {
            write!(f, " in {}", self.step.houses())?;
        }
        if self.depth >= Depth::Pattern {
            write!(f, ": {} in {}", self.step.digits(), self.step.cells())?;
        }
        if self.depth >= Depth::Everything {
            f.write_str(" =>")?;
            if let Some((cell, digit)) = self.step.placement() {
                write!(f, " {cell}={digit}")?;
            }
            for (cell, digit) in self.step.removals().iter() {
                write!(f, " {cell}<>{digit}")?;
            }
        }
        Ok(())
    }
}

/// Writes everything that the step says.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.at(Depth::Everything).fmt(f)
    }
}
