//! What is said in a language.

use core::fmt;

use super::depth::Depth;
use super::language::Language;
use crate::contradiction::Contradiction;
use crate::hint::{Hint, Mistakes};
use crate::level::Level;
use crate::path::End;
use crate::step::Step;
use crate::technique::Technique;

/// Something in the words of a language; created by the methods `describe`.
#[derive(Debug, Clone, Copy)]
pub struct Described<'a, T, L> {
    what: &'a T,
    language: &'a L,
    depth: Depth,
}

/// Adds `describe` to a type, and displays what it returns by a method of the language.
macro_rules! describe {
    ($($type:ident by $method:ident, $what:literal, $example:literal;)*) => { $(
        impl $type {
            #[doc = $what]
            ///
            /// ```
            #[doc = $example]
            /// ```
            #[must_use]
            pub const fn describe<'a, L>(&'a self, language: &'a L) -> Described<'a, $type, L> {
                Described { what: self, language, depth: Depth::Everything }
            }
        }

        impl<L: Language> fmt::Display for Described<'_, $type, L> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                describe!(@call $method, self, f)
            }
        }
    )* };
    (@call step, $self:ident, $f:ident) => { $self.language.step($self.what, $self.depth, $f) };
    (@call hint, $self:ident, $f:ident) => { $self.language.hint($self.what, $self.depth, $f) };
    (@call $method:ident, $self:ident, $f:ident) => { $self.language.$method(*$self.what, $f) };
}

describe! {
    Technique by technique, "The name of the technique in a language.",
    "# use sudoku_logic::{English, Technique};
assert_eq!(Technique::XWing.describe(&English).to_string(), \"X-wing\");";
    Level by level, "The level in the words of a language.",
    "# use sudoku_logic::{English, Level};
assert_eq!(Level::Sets.describe(&English).to_string(), \"level 2, sets\");";
    Contradiction by contradiction, "What is impossible, in a sentence of a language.",
    "# use sudoku_logic::{Contradiction, English, core::Cell};
let contradiction = Contradiction::NoCandidate(Cell::ALL[0]);
let text = contradiction.describe(&English).to_string();
assert_eq!(text, \"No digit is possible in r1c1 any more.\");";
    Mistakes by mistakes, "The mistakes in sentences of a language, which say no digit.",
    "# use sudoku_logic::{English, Mistakes, core::{Cell, CellSet}};
let mistakes = Mistakes { digits: Cell::ALL[0].into(), notes: CellSet::EMPTY };
let text = mistakes.describe(&English).to_string();
assert_eq!(text, \"The digit in r1c1 is wrong.\");";
    End by end, "How a path ended, in a sentence of a language.",
    "# use sudoku_logic::{End, English};
assert_eq!(End::Solved.describe(&English).to_string(), \"The puzzle is solved.\");";
    Step by step, "The step in sentences of a language that a learner can read: the pattern, why
something follows from it, and what. [`Described::at`] tells less.",
    "# use sudoku_logic::{Basic, Board, Depth, English, Techniques, core::Grid, next_step};
let puzzle: Grid =
    \"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\".parse()?;
let step = next_step::<Basic>(&Board::from_grid(&puzzle), &Techniques::DEFAULT).unwrap();
assert_eq!(
    step.describe(&English).to_string(),
    \"In box 2, only one cell can still be 8. Every box needs an 8. So r1c6 is 8.\",
);
# Ok::<(), Box<dyn std::error::Error>>(())";
    Hint by hint, "What to tell the player, in sentences of a language. [`Described::at`] tells less
of a step.",
    "# use sudoku_logic::{English, Hint};
assert_eq!(Hint::Solved.describe(&English).to_string(), \"The puzzle is solved.\");";
}

impl<'a, L> Described<'a, Step, L> {
    /// As much of the step as a depth allows.
    ///
    /// ```
    /// # use sudoku_logic::{Basic, Board, Depth, English, Techniques, core::Grid, next_step};
    /// let puzzle: Grid =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let step = next_step::<Basic>(&Board::from_grid(&puzzle), &Techniques::DEFAULT).unwrap();
    /// let said = step.describe(&English);
    /// assert_eq!(said.at(Depth::Technique).to_string(), "There is a hidden single.");
    /// assert_eq!(said.at(Depth::Place).to_string(), "There is a hidden single in box 2.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn at(self, depth: Depth) -> Described<'a, Step, L> {
        Described { depth, ..self }
    }
}

impl<'a, L> Described<'a, Hint, L> {
    /// As much of the step as a depth allows. It makes no difference to any other hint.
    ///
    /// ```
    /// # use sudoku_logic::{Depth, English, Hint};
    /// let said = Hint::Solved.describe(&English).at(Depth::Technique);
    /// assert_eq!(said.to_string(), "The puzzle is solved.");
    /// ```
    #[must_use]
    pub const fn at(self, depth: Depth) -> Described<'a, Hint, L> {
        Described { depth, ..self }
    }
}
