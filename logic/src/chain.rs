//! Candidates that are linked one to the next.

use sudoku_core::{Candidates, CellSet, Digit};

/// A candidate in a chain: a digit in a cell, or in two or three cells of a triad, one of which has
/// it if the node is true.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// The cells: one, or several of one triad.
    pub cells: CellSet,
}

/// What a link says of its two nodes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LinkKind {
    /// At least one of the nodes is true, written `=`.
    Strong,
    /// At most one of the nodes is true, written `-`.
    Weak,
}

/// Two nodes of a chain that follow each other, and what is known of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Link {
    /// What the link says.
    pub kind: LinkKind,
    /// The node that comes first.
    pub from: Node,
    /// The node that comes next.
    pub to: Node,
}

/// The most nodes that a chain of this version has: 18 cells of a remote pair, twice.
///
/// The shortest path between two cells of a remote pair has at most two cells in each of the 27
/// houses, and each cell is in three houses. `NODES_MAX` in `bindings/abi` is the same number.
pub(crate) const NODES: usize = 36;

/// A chain of nodes. The links alternate, and the first is strong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Chain {
    nodes: [Packed; NODES],
    len: u8,
}

/// A node in two bytes: the index of the digit in the low four bits; above them the index of a
/// cell, or 81 and more for a group.
type Packed = u16;

impl Chain {
    /// The chain without a node.
    pub(crate) const NONE: Chain = Chain { nodes: [0; NODES], len: 0 };

    /// Adds a node. A chain that is full stays as it is.
    pub(crate) fn push(&mut self, digit: Digit, cells: CellSet) {
        if let Some(place) = self.nodes.get_mut(usize::from(self.len)) {
            *place = pack(digit, cells);
            self.len += 1;
        }
    }

    /// The nodes in their order.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = Node> + '_ {
        self.nodes.iter().take(usize::from(self.len)).map(|&packed| unpack(packed))
    }
}

/// The digit in the low four bits, the first cell in the next seven. A group has in the upper five
/// which cells of the two triads of that cell follow: one after it, two after it, in its row or in
/// its column.
fn pack(digit: Digit, cells: CellSet) -> Packed {
    let first = cells.first().map_or(0, |cell| cell.index());
    let mut packed = digit.index() | first << 4;
    for (bit, step) in STEPS {
        if sudoku_core::Cell::new(first + step).is_some_and(|cell| cells.contains(cell)) {
            packed |= 1 << bit;
        }
    }
    packed as Packed
}

/// The bits for the cells of a group, and how far they lie from the first cell.
const STEPS: [(usize, usize); 4] = [(11, 1), (12, 2), (13, 9), (14, 18)];

/// The node that [`pack`] made these bits from.
fn unpack(packed: Packed) -> Node {
    let first = usize::from(packed >> 4 & 0x7F);
    let mut cells = CellSet::EMPTY;
    for (bit, step) in [(15, 0)].into_iter().chain(STEPS) {
        if step == 0 || packed >> bit & 1 == 1 {
            cells.extend(sudoku_core::Cell::new(first + step));
        }
    }
    let digit = Candidates::from_bits_truncate(1 << (packed & 0xF)).first();
    Node { digit: digit.unwrap_or(Digit::D1), cells }
}
