//! A step as bytes.

use sudoku_core::{CandidateSet, Candidates, Cell, CellSet, Digit, HouseSet};
use sudoku_logic::{Pattern, Place};

use crate::status::Status;
use crate::technique::{technique_at, technique_number};

/// The number in place of a cell where there is none.
pub(crate) const NO_CELL: u8 = 255;

/// A candidate in a chain: a digit in a cell, or in two or three cells in a line of a box, one of
/// which has it if the node is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Node {
    /// The digit, 1 to 9.
    pub digit: u8,
    /// The cells, 0 to 80 in row-major order, and 255 in place of the second and the third if there
    /// are fewer.
    pub cells: [u8; 3],
}

/// A step towards the solution: a pattern that a technique found, and what follows from it.
///
/// Sets of digits have bit 0 for the digit 1, to bit 8 for the digit 9. Sets of houses have bits 0
/// to 8 for the rows from the top, 9 to 17 for the columns from the left, and 18 to 26 for the
/// boxes in row-major order. What the parts and the houses are depends on the technique: the
/// documentation of `Step` in sudoku-logic has a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Step {
    /// The number of the technique; sudoku_technique_name() has their names.
    pub technique: i32,
    /// The houses of the pattern: those of a fish's base, of strong links, of a set.
    pub houses: u32,
    /// The houses that lose candidates, where they are not the houses of the pattern: the cover of
    /// a fish, the line of locked candidates.
    pub covers: u32,
    /// Where to look, for a hint that gives no cell away: in these houses, or for the digits of
    /// `place_digits`. A step that is written or drawn need not have them.
    pub place_houses: u32,
    /// The digits that the step removes from the candidates of each cell.
    pub removals: [u16; 81],
    /// The digits of the pattern.
    pub digits: u16,
    /// The digits to look for, if `place_houses` is 0.
    pub place_digits: u16,
    /// The cells of the pattern: bit 0 for a cell of the first part, to bit 3 for a cell of the
    /// fourth. A picture shows each part in its own color.
    pub parts: [u8; 81],
    /// The digit that the step places, 1 to 9; or 0 if it removes candidates.
    pub digit: u8,
    /// The cell that the step fills, 0 to 80, if it places a digit; otherwise 0.
    pub cell: u8,
    /// The number of nodes in the chain; 0 if the pattern is none.
    pub node_count: u8,
    /// The chain, node by node. The first link, between the first node and the second, is strong:
    /// at least one of the two is true. The next is weak: at most one of the two is true. Strong
    /// and weak links alternate.
    // The number is that of `NODES` in `logic/src/chain.rs`; the header of C needs it in digits.
    pub nodes: [Node; 36],
    /// Always 0.
    pub unused: [u8; 2],
}

const _: () = assert!(size_of::<Step>() == 412 && align_of::<Step>() == 4);

impl Step {
    /// Memory for a step.
    pub const ZERO: Step = Step {
        technique: 0,
        houses: 0,
        covers: 0,
        place_houses: 0,
        removals: [0; 81],
        digits: 0,
        place_digits: 0,
        parts: [0; 81],
        digit: 0,
        cell: 0,
        node_count: 0,
        nodes: [Node { digit: 0, cells: [0; 3] }; 36],
        unused: [0; 2],
    };

    /// The step of the library.
    ///
    /// # Errors
    ///
    /// [`Status::NotAStep`] if a number is out of its range.
    #[inline(never)]
    pub fn step(&self) -> Result<sudoku_logic::Step, Status> {
        self.read().ok_or(Status::NotAStep)
    }

    fn read(&self) -> Option<sudoku_logic::Step> {
        let mut removals = CandidateSet::EMPTY;
        for (cell, bits) in Cell::ALL.into_iter().zip(self.removals) {
            for digit in Candidates::from_bits(bits)? {
                removals.insert(cell, digit);
            }
        }
        let mut parts = [CellSet::EMPTY; 4];
        for (cell, bits) in Cell::ALL.into_iter().zip(self.parts) {
            if bits >> parts.len() != 0 {
                return None;
            }
            for (place, part) in parts.iter_mut().enumerate() {
                if bits >> place & 1 == 1 {
                    part.insert(cell);
                }
            }
        }
        let mut pattern = Pattern::new(technique_at(self.technique)?)
            .of_digits(Candidates::from_bits(self.digits)?)
            .in_cells(parts)
            .in_houses(HouseSet::from_bits(self.houses)?)
            .covered_by(HouseSet::from_bits(self.covers)?);
        for node in self.nodes.get(..usize::from(self.node_count))? {
            let [first, others @ ..] = node.cells;
            let mut cells = CellSet::from(cell_at(first)?);
            for other in others {
                if other != NO_CELL {
                    cells.insert(cell_at(other)?);
                }
            }
            pattern = pattern.linked(Digit::try_from(node.digit).ok()?, cells);
        }
        let placement = match self.digit {
            0 => None,
            digit => Some((cell_at(self.cell)?, Digit::try_from(digit).ok()?)),
        };
        Some(sudoku_logic::Step::from_pattern(pattern, placement, removals))
    }
}

fn cell_at(index: u8) -> Option<Cell> {
    Cell::new(index.into())
}

impl From<&sudoku_logic::Step> for Step {
    fn from(step: &sudoku_logic::Step) -> Step {
        let (place_houses, place_digits) = match step.place() {
            Place::InHouses(houses) => (houses.bits(), 0),
            Place::OfDigits(digits) => (0, digits.bits()),
        };
        let mut to = Step {
            place_houses,
            place_digits,
            technique: technique_number(step.technique()),
            houses: step.houses().bits(),
            covers: step.covers().bits(),
            digits: step.digits().bits(),
            ..Step::ZERO
        };
        for (place, cell) in Cell::ALL.into_iter().enumerate() {
            if let (Some(removals), Some(parts)) =
                (to.removals.get_mut(place), to.parts.get_mut(place))
            {
                *removals = step.removals().candidates(cell).bits();
                for (bit, part) in step.parts().iter().enumerate() {
                    *parts |= u8::from(part.contains(cell)) << bit;
                }
            }
        }
        if let Some((cell, digit)) = step.placement() {
            (to.cell, to.digit) = (cell.index() as u8, digit.get());
        }
        for (node, from) in to.nodes.iter_mut().zip(step.nodes()) {
            node.digit = from.digit.get();
            node.cells = [NO_CELL; 3];
            for (index, cell) in node.cells.iter_mut().zip(from.cells) {
                *index = cell.index() as u8;
            }
            to.node_count += 1;
        }
        to
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_core::{Grid, House, grid};
    use sudoku_logic::{Board, Path, Patterns, Proper, Technique, Techniques, steps};

    const PUZZLES: [Grid; 2] = [
        grid!("8........95..6......6.894..3.8....1.5.4...8.7.1....6....527.3......3..72........4"),
        grid!("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
    ];

    #[test]
    fn every_step_comes_back() {
        let mut count = 0;
        for puzzle in PUZZLES {
            let mut path = Path::<Patterns>::new(
                Board::from_proper(&Proper::assume(&puzzle)),
                Techniques::ALL,
            );
            loop {
                for step in steps::<Patterns>(path.board(), &Techniques::ALL) {
                    assert_eq!(Step::from(&step).step(), Ok(step));
                    count += 1;
                }
                if path.next().is_none() {
                    break;
                }
            }
        }
        assert!(count > 100);
    }

    #[test]
    fn a_step_with_everything_comes_back() {
        let cells = Cell::ALL.into_iter();
        let triad: CellSet = [Cell::ALL[0], Cell::ALL[1], Cell::ALL[2]].into_iter().collect();
        let two: CellSet = [Cell::ALL[0], Cell::ALL[18]].into_iter().collect();
        let mut pattern = Pattern::new(Technique::RemotePair)
            .of_digits(Candidates::D3 | Candidates::D9)
            .in_cells([0, 1, 2, 3].map(|part| cells.clone().skip(part).step_by(4 + part).collect()))
            .in_houses(HouseSet::from(House::BOXES[8]))
            .covered_by(House::COLUMNS[0])
            .linked(Digit::D1, triad)
            .linked(Digit::D2, two);
        let placement = Some((Cell::ALL[80], Digit::D9));
        let of = |pattern| sudoku_logic::Step::from_pattern(pattern, placement, CandidateSet::ALL);
        for cell in cells {
            assert_eq!(Step::from(&of(pattern)).step(), Ok(of(pattern)));
            pattern = pattern.linked(Digit::D9, cell);
        }
        assert_eq!(Step::from(&of(pattern)).node_count, 36);
        assert_eq!(of(pattern).nodes().count(), 36);
    }

    #[test]
    fn numbers_out_of_their_range_are_refused() {
        let one = Step { node_count: 1, digit: 1, ..Step::ZERO };
        let nodes = |digit, cells| {
            let mut nodes = Step::ZERO.nodes;
            nodes[0] = Node { digit, cells };
            nodes
        };
        let one = Step { nodes: nodes(1, [0, NO_CELL, NO_CELL]), ..one };
        assert!(one.step().is_ok());
        let mut parts = [0; 81];
        parts[80] = 16;
        let mut removals = [0; 81];
        removals[80] = 512;
        for wrong in [
            Step { technique: -1, ..one },
            Step { technique: Technique::ALL.len() as i32, ..one },
            Step { houses: 1 << 27, ..one },
            Step { covers: u32::MAX, ..one },
            Step { digits: 512, ..one },
            Step { digit: 10, ..one },
            Step { cell: 81, ..one },
            Step { parts, ..one },
            Step { removals, ..one },
            Step { node_count: 37, ..one },
            Step { nodes: nodes(0, [0; 3]), ..one },
            Step { nodes: nodes(10, [0; 3]), ..one },
            Step { nodes: nodes(1, [NO_CELL; 3]), ..one },
            Step { nodes: nodes(1, [0, 81, 0]), ..one },
        ] {
            assert_eq!(wrong.step(), Err(Status::NotAStep), "{wrong:?}");
        }
        assert!(Step { nodes: nodes(0, [81; 3]), node_count: 0, ..one }.step().is_ok());
        assert!(Step { cell: 81, digit: 0, ..one }.step().is_ok());
    }
}
