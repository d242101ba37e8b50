//! What a generated puzzle is to be like.

use core::fmt;
use core::ops::RangeInclusive;

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::chute::Chute;
use crate::grid::Grid;
use crate::house::House;
use crate::symmetry::Symmetry;

/// The fewest clues of a proper puzzle (McGuire, Tugemann and Civario, 2012).
pub(super) const FEWEST_CLUES: usize = 17;

/// What puzzles a [`Generator`](crate::Generator) is to make.
///
/// Each method adds a wish. Without wishes every proper puzzle is welcome, and 10,000 attempts are
/// made before the generator gives up.
///
/// ```
/// use sudoku_core::{Generator, Symmetry, Wishes};
///
/// let mut generator = Generator::new(1);
/// generator.set_wishes(Wishes::NONE.symmetry(Symmetry::HalfTurn).clues(24..=28))?;
/// let puzzle = generator.generate()?;
/// assert!((24..=28).contains(&puzzle.clue_count()));
/// assert!(Symmetry::HalfTurn.is_of(puzzle.clues().map(|(cell, _)| cell).collect()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[must_use = "wishes do nothing until a generator has them"]
pub struct Wishes {
    pub(super) symmetry: Symmetry,
    pub(super) redundancy: Redundancy,
    pub(super) fewest: usize,
    pub(super) most: usize,
    pub(super) pattern: Option<CellSet>,
    pub(super) solution: Option<Grid>,
    pub(super) attempts: u32,
}

/// Whether a puzzle may have redundant clues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub(super) enum Redundancy {
    Allowed,
    Forbidden,
}

impl Wishes {
    /// No wishes: any proper puzzle.
    pub const NONE: Wishes = Wishes {
        symmetry: Symmetry::None,
        redundancy: Redundancy::Allowed,
        fewest: FEWEST_CLUES,
        most: 81,
        pattern: None,
        solution: None,
        attempts: 10_000,
    };

    /// Minimal puzzles: without any one clue they are not proper.
    ///
    /// With a symmetry, puzzles are *minimal under the symmetry*: without the clues of any one
    /// orbit they are not proper. One clue alone may then be redundant.
    ///
    /// ```
    /// # use sudoku_core::{Generator, Wishes, is_minimal};
    /// # let mut generator = Generator::new(1);
    /// generator.set_wishes(Wishes::NONE.minimal().clues(26..=27))?;
    /// assert!(is_minimal(&generator.generate()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn minimal(mut self) -> Wishes {
        self.redundancy = Redundancy::Forbidden;
        self
    }

    /// Puzzles whose cells with clues have a symmetry.
    ///
    /// ```
    /// # use sudoku_core::{Generator, Symmetry, Wishes};
    /// # let mut generator = Generator::new(1);
    /// generator.set_wishes(Wishes::NONE.symmetry(Symmetry::LeftRight))?;
    /// let puzzle = generator.generate()?;
    /// assert!(Symmetry::LeftRight.is_of(puzzle.clues().map(|(cell, _)| cell).collect()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn symmetry(mut self, symmetry: Symmetry) -> Wishes {
        self.symmetry = symmetry;
        self
    }

    /// Puzzles with a number of clues in a range, 17 to 81.
    ///
    /// Unless puzzles are to be minimal, they get as few clues of the range as the order allows in
    /// which the clues are removed.
    ///
    /// Of a million puzzles without a symmetry, 936,000 had 23 to 26 clues, 33,000 had 22, 2,200
    /// had 21, 27 had 20, and none had fewer. So with the 10,000 attempts of [`Wishes::NONE`],
    /// puzzles with 20 clues are seldom found, and those with 17 never in practice.
    ///
    /// ```
    /// # use sudoku_core::{Generator, Wishes};
    /// # let mut generator = Generator::new(1);
    /// generator.set_wishes(Wishes::NONE.clues(30..=32))?;
    /// assert_eq!(generator.generate()?.clue_count(), 30);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn clues(mut self, range: RangeInclusive<usize>) -> Wishes {
        (self.fewest, self.most) = (*range.start(), *range.end());
        self
    }

    /// Puzzles that have clues in these cells and in no others.
    ///
    /// The fewer cells there are, the more attempts it takes. With the 10,000 attempts of
    /// [`Wishes::NONE`], a puzzle was found for 39 of 40 patterns of 24 cells, for 35 of 40 with
    /// 22, and for 6 of 40 with 20. For many patterns there is no puzzle at all.
    ///
    /// ```
    /// # use sudoku_core::{Cell, CellSet, Generator, Wishes};
    /// # let mut generator = Generator::new(1);
    /// let chequered: CellSet = Cell::ALL.into_iter().step_by(2).collect();
    /// generator.set_wishes(Wishes::NONE.pattern(chequered))?;
    /// let puzzle = generator.generate()?;
    /// assert!(puzzle.clues().map(|(cell, _)| cell).eq(chequered));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn pattern(mut self, cells: CellSet) -> Wishes {
        self.pattern = Some(cells);
        self
    }

    /// Puzzles with this solution.
    ///
    /// ```
    /// # use sudoku_core::{Generator, SeededRandom, Wishes, random_solution, solve};
    /// # let mut generator = Generator::new(1);
    /// let solution = random_solution(&mut SeededRandom::new(5));
    /// generator.set_wishes(Wishes::NONE.solution(solution))?;
    /// assert_eq!(solve(&generator.generate()?), Ok(solution));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn solution(mut self, solution: Grid) -> Wishes {
        self.solution = Some(solution);
        self
    }

    /// The number of attempts for each puzzle. An attempt takes a solved grid and removes clues
    /// from it. With a pattern, each grid that is asked for its number of solutions is an attempt.
    ///
    /// ```
    /// # use sudoku_core::{Generator, Wishes};
    /// # let mut generator = Generator::new(1);
    /// generator.set_wishes(Wishes::NONE.clues(17..=17).attempts(5))?;
    /// assert_eq!(generator.generate().map_err(|unmet| unmet.attempts), Err(5));
    /// # Ok::<(), sudoku_core::ImpossibleWish>(())
    /// ```
    pub const fn attempts(mut self, attempts: u32) -> Wishes {
        self.attempts = attempts;
        self
    }

    /// Whether the wishes contradict each other or what is known of all puzzles.
    pub(super) fn check(&self) -> Result<(), ImpossibleWish> {
        let (fewest, most) = (self.fewest, self.most);
        if fewest < FEWEST_CLUES || most > 81 || fewest > most {
            return Err(ImpossibleWish::Clues { fewest, most });
        }
        let counts = self.possible_counts();
        if !(fewest..=most).any(|count| counts >> count & 1 == 1) {
            return Err(ImpossibleWish::CluesOfSymmetry { fewest, most, symmetry: self.symmetry });
        }
        if let Some(pattern) = self.pattern {
            self.check_pattern(pattern)?;
        }
        match &self.solution {
            Some(solution) if !solution.is_solved() => Err(ImpossibleWish::NotSolved),
            _ => Ok(()),
        }
    }

    fn check_pattern(&self, pattern: CellSet) -> Result<(), ImpossibleWish> {
        let cells = pattern.len();
        if !(self.fewest..=self.most).contains(&cells) {
            let (fewest, most) = (self.fewest, self.most);
            return Err(ImpossibleWish::PatternSize { cells, fewest, most });
        }
        let symmetry = self.symmetry;
        if let Some(cell) = pattern.iter().find(|cell| !symmetry.orbit(*cell).is_subset(pattern)) {
            return Err(ImpossibleWish::PatternSymmetry { cell, symmetry });
        }
        for chute in Chute::ALL {
            let mut empty = chute
                .lines()
                .into_iter()
                .filter(|line| !CellSet::from_house(*line).intersects(pattern));
            if let (Some(one), Some(other)) = (empty.next(), empty.next()) {
                return Err(ImpossibleWish::PatternLines(one, other));
            }
        }
        Ok(())
    }

    /// The numbers of clues that the symmetry can have, as bits: sums of the sizes of orbits.
    fn possible_counts(&self) -> u128 {
        let mut counts = 1_u128;
        for cell in Cell::ALL {
            let orbit = self.symmetry.orbit(cell);
            if orbit.first() == Some(cell) {
                counts |= counts << orbit.len();
            }
        }
        counts
    }
}

/// The same as [`Wishes::NONE`].
impl Default for Wishes {
    fn default() -> Wishes {
        Wishes::NONE
    }
}

/// Why no puzzle can be as it is wished.
///
/// ```
/// use sudoku_core::{CellSet, Generator, House, ImpossibleWish, Wishes};
///
/// let pattern = CellSet::ALL - House::ROWS[3].into() - House::ROWS[5].into();
/// let error = Generator::new(1).set_wishes(Wishes::NONE.pattern(pattern)).unwrap_err();
/// assert_eq!(error, ImpossibleWish::PatternLines(House::ROWS[3], House::ROWS[5]));
/// assert_eq!(
///     error.to_string(),
///     "the pattern has no cell in row 4 and row 6, which could be exchanged in any solution"
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum ImpossibleWish {
    /// A range of clues that is empty or not within 17 to 81.
    Clues {
        /// The fewest clues of the range.
        fewest: usize,
        /// The most clues of the range.
        most: usize,
    },
    /// A range of clues without a number that the symmetry can have.
    CluesOfSymmetry {
        /// The fewest clues of the range.
        fewest: usize,
        /// The most clues of the range.
        most: usize,
        /// The symmetry.
        symmetry: Symmetry,
    },
    /// A pattern whose number of cells is not in the range of clues.
    PatternSize {
        /// The number of cells.
        cells: usize,
        /// The fewest clues of the range.
        fewest: usize,
        /// The most clues of the range.
        most: usize,
    },
    /// A pattern without the symmetry.
    PatternSymmetry {
        /// A cell of which not the whole orbit is in the pattern.
        cell: Cell,
        /// The symmetry.
        symmetry: Symmetry,
    },
    /// A pattern with two empty lines in one chute. Every solution can be changed into another one
    /// by exchanging them.
    PatternLines(House, House),
    /// A wanted solution that is not a solved grid.
    NotSolved,
}

impl fmt::Display for ImpossibleWish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clues { fewest, most } => {
                write!(f, "a proper puzzle has 17 to 81 clues, not {fewest} to {most}")
            }
            Self::CluesOfSymmetry { fewest, most, symmetry } => {
                write!(f, "no puzzle with the symmetry {symmetry} has {fewest} to {most} clues")
            }
            Self::PatternSize { cells, fewest, most } => {
                write!(f, "the pattern has {cells} cells, and {fewest} to {most} clues are wanted")
            }
            Self::PatternSymmetry { cell, symmetry } => {
                write!(f, "the pattern has {cell}, but not all that {symmetry} maps it to")
            }
            Self::PatternLines(one, other) => write!(
                f,
                "the pattern has no cell in {one} and {other}, which could be exchanged in any \
                 solution"
            ),
            Self::NotSolved => f.write_str("the wanted solution is not a solved grid"),
        }
    }
}

impl core::error::Error for ImpossibleWish {}
