//! The chains that the steps of a single digit show.

use sudoku_logic::core::{CellSet, House};
use sudoku_logic::{Board, LinkKind, Node, Step, Technique};

use crate::common;

/// Whether each cell of a node sees each cell of another one.
fn sees(one: CellSet, other: CellSet) -> bool {
    one.iter().all(|a| other.iter().all(|b| a.sees(b)))
}

/// Whether a house has all places of the digit in two nodes.
fn is_strong(board: &Board, from: Node, to: Node) -> bool {
    let (places, nodes) = (board.places(from.digit), from.cells | to.cells);
    let is_in = |house: &House| {
        let within = places & CellSet::from(*house);
        !within.is_empty() && within == nodes
    };
    House::ALL.iter().any(is_in)
}

/// Checks the links of a chain, and that what a step removes sees both of its ends.
fn check(board: &Board, step: &Step) {
    let nodes: Vec<Node> = step.nodes().collect();
    let [start, .., end] = nodes[..] else { panic!("a chain of {} nodes", nodes.len()) };
    for link in step.links() {
        assert!(!link.from.cells.intersects(link.to.cells));
        match link.kind {
            LinkKind::Strong => assert!(is_strong(board, link.from, link.to), "{link:?}"),
            LinkKind::Weak => assert!(sees(link.from.cells, link.to.cells), "{link:?}"),
        }
    }
    let removed = step.removals().cells(start.digit);
    assert!(sees(removed, start.cells) && sees(removed, end.cells), "{step:?}");
    assert_eq!(nodes.iter().map(|node| node.cells).collect::<CellSet>(), step.cells());
}

#[test]
fn chains_prove_what_the_steps_remove() {
    let with_chain = [
        Technique::Skyscraper,
        Technique::TwoStringKite,
        Technique::TurbotFish,
        Technique::EmptyRectangle,
    ];
    for technique in with_chain {
        let mut checked = 0;
        for state in common::states(1_000, 5) {
            for step in common::found(&state.board, technique) {
                assert_eq!(step.nodes().count(), 4);
                check(&state.board, &step);
                checked += 1;
            }
        }
        assert!(checked > 100, "{technique}: {checked}");
    }
}
