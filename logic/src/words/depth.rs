//! How much a hint tells.

use core::fmt;

use super::line;
use crate::step::Step;

/// How much of a step a hint tells. Each depth tells what the one before it does, and more.
///
/// ```
/// use sudoku_logic::{Board, Depth, Patterns, Technique, Techniques, next_step};
/// use sudoku_logic::core::Grid;
///
/// let puzzle: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let step = next_step::<Patterns>(&Board::from_grid(&puzzle), &Techniques::DEFAULT).unwrap();
/// assert_eq!(step.at(Depth::Technique).to_string(), "hidden single");
/// assert_eq!(step.at(Depth::Place).to_string(), "hidden single in box 2");
/// assert_eq!(step.at(Depth::Pattern).to_string(), "hidden single: 8 in box 2");
/// assert_eq!(step.at(Depth::Everything).to_string(), "hidden single: 8 in box 2 => r1c6=8");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Depth {
    /// Which technique finds a step.
    Technique,
    /// Also where to look: a [`Place`](crate::Place), which names no cell and no candidate.
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

/// As much of a step as a depth allows, in the notation of the field; created by [`Step::at`].
#[derive(Debug, Clone, Copy)]
pub struct AtDepth<'a> {
    step: &'a Step,
    depth: Depth,
}

impl Step {
    /// As much of the step as a depth allows, to be displayed in the notation of the field.
    ///
    /// [`Depth`] has an example.
    #[must_use]
    pub const fn at(&self, depth: Depth) -> AtDepth<'_> {
        AtDepth { step: self, depth }
    }
}

impl fmt::Display for AtDepth<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let AtDepth { step, depth } = *self;
        f.write_str(step.technique().name())?;
        match depth {
            Depth::Technique => Ok(()),
            Depth::Place => write!(f, " {}", step.place()),
            Depth::Pattern => {
                f.write_str(": ")?;
                line::pattern(step, f)
            }
            Depth::Everything => {
                f.write_str(": ")?;
                line::pattern(step, f)?;
                write!(f, " => {}", step.effect())
            }
        }
    }
}

/// Writes the step in one line: the technique, the pattern, and what follows.
///
/// ```text
/// step     technique ": " pattern " => " effect
///
/// naked pair: {2,8} in r4c27 (row 4) => r4c5<>28
/// X-wing: 7 in rows 2,6 / columns 3,8 => r4c3<>7
/// skyscraper: (5)r1c2=r1c7-r8c7=r8c3 => r2c3,r9c2<>5
/// ```
///
/// How an effect is written is said at [`Effect`](crate::Effect), and how a chain is at
/// [`Eureka`](crate::notation::Eureka).
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.at(Depth::Everything).fmt(f)
    }
}
