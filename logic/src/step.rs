//! One step towards the solution, with its reason.

use sudoku_core::{CandidateSet, Candidates, Cell, CellSet, Digit, HouseSet};

use crate::chain::{Chain, Link, LinkKind, Node};
use crate::technique::Technique;

/// One step towards the solution, with everything that there is to say about it: a pattern that a
/// technique found on a board, and what follows from it.
///
/// What the parts and the houses are depends on the technique:
///
/// | technique | parts | houses | covers |
/// |---|---|---|---|
/// | full house, hidden single | the cell | the house | |
/// | naked single | the cell | | |
/// | pointing, claiming | the cells | the house all of whose places they are | the house that loses candidates |
/// | naked and hidden sets | the cells | the house, or both for locked sets | |
/// | fish | the places in the base | the base | the cover |
/// | skyscraper, kite, turbot fish | the ends; the cells between | those of the strong links | |
/// | empty rectangle | the places in the box; the cells of the strong link | the box, the house of the link | |
/// | dual kite | the ends; the cells in the box | those of the strong links | |
/// | dual empty rectangle | the places in the box; the cells of both strong links | the box, those of the links | |
/// | simple colors | one color; the other. The trap sees both, the wrap removes the first | | |
/// | multi-colors trap | two colors of a cluster; two of another. Second and third see each other | | |
/// | multi-colors wrap | the color that is removed; the other; the two that it sees | | |
/// | remote pair | cells at even places; cells at odd places | | |
/// | XY-wing, XYZ-wing | the pivot; the wings | | |
/// | W-wing | the cells with the pair; the cells of the strong link | that of the link | |
/// | rectangles | corners without guardians; with guardians; cells of the set (type 3) | those of strong links, or of the set | |
/// | BUG+1 | the cell | | |
///
/// ```
/// use sudoku_logic::{Basic, Board, Technique, Techniques, next_step};
/// use sudoku_logic::core::Grid;
///
/// let puzzle: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let step = next_step::<Basic>(&Board::from_grid(&puzzle), &Techniques::DEFAULT).unwrap();
/// assert_eq!(step.technique(), Technique::HiddenSingle);
/// assert!(step.placement().is_some() && step.removals().is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Step {
    removals: CandidateSet,
    pattern: Pattern,
    placement: Option<(Cell, Digit)>,
}

/// The pattern of a step: why it is right, but not what follows.
///
/// The finders make patterns. A program makes one to write or to draw a step that it stored or
/// received, by [`Step::from_pattern`].
///
/// ```
/// use sudoku_logic::core::{CandidateSet, Cell, Digit, House};
/// use sudoku_logic::{Pattern, Step, Technique};
///
/// let cell = Cell::ALL[4];
/// let pattern = Pattern::new(Technique::HiddenSingle)
///     .of_digits(Digit::D5)
///     .in_cells([cell.into()])
///     .in_houses(House::ROWS[0]);
/// let step = Step::from_pattern(pattern, Some((cell, Digit::D5)), CandidateSet::EMPTY);
/// assert_eq!(step.to_string(), "hidden single: 5 in row 1 => r1c5=5");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pattern {
    parts: [CellSet; 4],
    chain: Chain,
    houses: HouseSet,
    covers: HouseSet,
    digits: Candidates,
    technique: Technique,
}

// The small ones are inlined, so that a pattern is written field by field where it belongs, and not
// moved from one to the next.
impl Pattern {
    /// The pattern of a technique, which says nothing else yet.
    ///
    /// [`Pattern`] has an example.
    #[must_use]
    #[inline(always)]
    pub const fn new(technique: Technique) -> Pattern {
        Pattern {
            technique,
            digits: Candidates::EMPTY,
            parts: [CellSet::EMPTY; 4],
            houses: HouseSet::EMPTY,
            covers: HouseSet::EMPTY,
            chain: Chain::NONE,
        }
    }

    /// The pattern with its digits.
    ///
    /// ```
    /// # use sudoku_logic::{Pattern, Step, Technique, core::{CandidateSet, Candidates, Digit}};
    /// # let none = CandidateSet::EMPTY;
    /// let pattern = Pattern::new(Technique::NakedSingle).of_digits(Digit::D2);
    /// assert_eq!(Step::from_pattern(pattern, None, none).digits(), Candidates::D2);
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn of_digits(mut self, digits: impl Into<Candidates>) -> Pattern {
        self.digits = digits.into();
        self
    }

    /// The pattern with its cells, each part of them under its own number.
    ///
    /// ```
    /// # use sudoku_logic::{Pattern, Step, Technique, core::{CandidateSet, Cell}};
    /// # let none = CandidateSet::EMPTY;
    /// let pattern = Pattern::new(Technique::NakedSingle).in_cells([Cell::ALL[3].into()]);
    /// assert_eq!(Step::from_pattern(pattern, None, none).cells().len(), 1);
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn in_cells<const N: usize>(mut self, parts: [CellSet; N]) -> Pattern {
        let part = |number| parts.get(number).map_or(CellSet::EMPTY, |&part| part);
        self.parts = [part(0), part(1), part(2), part(3)];
        self
    }

    /// The pattern with its houses.
    ///
    /// ```
    /// # use sudoku_logic::{Pattern, Step, Technique, core::{CandidateSet, House}};
    /// # let none = CandidateSet::EMPTY;
    /// let pattern = Pattern::new(Technique::NakedPair).in_houses(House::ROWS[0]);
    /// assert!(Step::from_pattern(pattern, None, none).houses().contains(House::ROWS[0]));
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn in_houses(mut self, houses: impl Into<HouseSet>) -> Pattern {
        self.houses = houses.into();
        self
    }

    /// The pattern with the houses that lose candidates.
    ///
    /// ```
    /// # use sudoku_logic::{Pattern, Step, Technique, core::{CandidateSet, House}};
    /// # let none = CandidateSet::EMPTY;
    /// let pattern = Pattern::new(Technique::XWing).covered_by(House::COLUMNS[0]);
    /// assert!(Step::from_pattern(pattern, None, none).covers().contains(House::COLUMNS[0]));
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn covered_by(mut self, covers: impl Into<HouseSet>) -> Pattern {
        self.covers = covers.into();
        self
    }

    /// The pattern with one more node in its chain: a digit in a cell, or in two or three cells of
    /// a triad. A chain has at most 36 nodes; more are ignored.
    ///
    /// ```
    /// # use sudoku_logic::{Pattern, Step, Technique, core::{CandidateSet, Cell, Digit}};
    /// # let none = CandidateSet::EMPTY;
    /// let pattern = Pattern::new(Technique::RemotePair)
    ///     .linked(Digit::D1, Cell::ALL[0])
    ///     .linked(Digit::D2, Cell::ALL[0]);
    /// assert_eq!(Step::from_pattern(pattern, None, none).links().count(), 1);
    /// ```
    #[must_use]
    pub fn linked(mut self, digit: Digit, cells: impl Into<CellSet>) -> Pattern {
        self.link(digit, cells.into());
        self
    }

    /// Writes what most patterns have over a pattern that says nothing yet.
    #[inline(never)]
    pub(crate) fn describe(
        &mut self,
        technique: Technique,
        digits: Candidates,
        parts: &[CellSet],
        houses: HouseSet,
    ) {
        self.technique = technique;
        self.digits = digits;
        for (part, cells) in self.parts.iter_mut().zip(parts) {
            *part = *cells;
        }
        self.houses = houses;
    }

    /// Says which houses lose candidates.
    pub(crate) const fn cover(&mut self, covers: HouseSet) {
        self.covers = covers;
    }

    /// Adds a node to the chain.
    #[inline(never)]
    pub(crate) fn link(&mut self, digit: Digit, cells: CellSet) {
        self.chain.push(digit, cells);
    }
}

impl Step {
    /// The step of a pattern: the cell that it fills, and the candidates that it removes. Nothing
    /// checks that they follow from the pattern.
    ///
    /// [`Pattern`] has an example.
    #[must_use]
    pub const fn from_pattern(
        pattern: Pattern,
        placement: Option<(Cell, Digit)>,
        removals: CandidateSet,
    ) -> Step {
        Step { removals, pattern, placement }
    }

    /// The technique that found the step.
    #[must_use]
    pub const fn technique(&self) -> Technique {
        self.pattern.technique
    }

    /// The cell that the step fills, and the digit, or `None` if the step removes candidates.
    #[must_use]
    pub const fn placement(&self) -> Option<(Cell, Digit)> {
        self.placement
    }

    /// The candidates that the step removes. A step that fills a cell has none: that the digit goes
    /// from the peers of the cell follows from the rules.
    #[must_use]
    pub const fn removals(&self) -> &CandidateSet {
        &self.removals
    }

    /// The digits of the pattern.
    #[must_use]
    pub const fn digits(&self) -> Candidates {
        self.pattern.digits
    }

    /// The cells of the pattern.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        self.pattern.parts.into_iter().collect()
    }

    /// The cells of the pattern in parts that a picture shows in different colors. Which is which
    /// is in the table of [`Step`].
    #[must_use]
    pub const fn parts(&self) -> &[CellSet; 4] {
        &self.pattern.parts
    }

    /// The houses of the pattern: those of a fish's base, of strong links, of a set.
    #[must_use]
    pub const fn houses(&self) -> HouseSet {
        self.pattern.houses
    }

    /// The houses that lose candidates, where they are not the houses of the pattern: the cover of
    /// a fish, the line of locked candidates.
    #[must_use]
    pub const fn covers(&self) -> HouseSet {
        self.pattern.covers
    }

    /// The candidates of the chain in their order, if the pattern is one.
    pub fn nodes(&self) -> impl Iterator<Item = Node> + '_ {
        self.pattern.chain.nodes()
    }

    /// The links of the chain in their order, if the pattern is one. The first and the last are
    /// strong, and strong and weak links alternate.
    pub fn links(&self) -> impl Iterator<Item = Link> + '_ {
        let pairs = self.nodes().zip(self.nodes().skip(1));
        pairs.enumerate().map(|(place, (from, to))| {
            let kind = if place % 2 == 0 { LinkKind::Strong } else { LinkKind::Weak };
            Link { kind, from, to }
        })
    }
}
