//! Propagation in two nodes at once, one in each half of a vector.

use super::best_guess::{StoredChutes, best_guess};
use super::even::{NONE_OR_ALL, count_halving};
use super::node::Node;
use super::pass::Rows;
use super::three_digits::ThreeDigits;
use crate::engine::effect::Outcome;
use crate::engine::search::Goal;
use crate::simd::{Double, Lanes};

/// Propagates at two nodes until enough is known, and notes at each node what is known of it. A
/// node of which nothing is known yet has lost some of its candidates by then.
#[inline(always)]
pub(super) fn propagate<V: Double>(
    vectors: V,
    first: &mut Node,
    second: &mut Node,
    goal: Goal,
    mut is_enough: impl FnMut(&[Option<Outcome>; 2]) -> bool,
    passes: &mut u64,
) {
    let mut rows = Rows::load_both(vectors, first, second);
    let zero = Lanes::splat(vectors, 0);
    let mut before = zero;
    if first.bands_first | second.bands_first {
        rows.propagate_bands(rows.band_triads());
        before = rows.sum();
    }
    let pair = |bits: u8| [bits & 1 != 0, bits & 2 != 0];
    let mut known = [None; 2];
    let mut halvings = [first.halvings, second.halvings];
    loop {
        *passes += 1;
        let (stacks, is_possible) = rows.propagate_stacks();
        let possible = pair(is_possible.full());
        let bands = rows.band_triads();
        let now = rows.sum();
        let sums = pair(rows.sum_is_solved(now).full());
        if sums[0] | sums[1] {
            let houses = pair(rows.houses_are_complete(bands).full());
            for at in 0..2 {
                if sums[at] & houses[at] & possible[at] && known[at].is_none() {
                    known[at] = Some(Outcome::Solved);
                }
            }
        }
        for at in 0..2 {
            if !possible[at] && known[at].is_none() {
                known[at] = Some(Outcome::Contradiction);
            }
        }
        if is_enough(&known) {
            break;
        }
        let same = pair(now.equal(before).full());
        if !((same[0] && known[0].is_none()) | (same[1] && known[1].is_none())) {
            rows.propagate_bands(bands);
            before = rows.sum();
            continue;
        }
        if goal == Goal::Count {
            let even = pair(rows.are_even().full());
            let mut halves = [false; 2];
            for at in 0..2 {
                if same[at] && even[at] && known[at].is_none() {
                    halves[at] = count_halving(&mut halvings[at]);
                    if !halves[at] {
                        known[at] = Some(Outcome::Contradiction);
                    }
                }
            }
            if halves[0] | halves[1] {
                let lanes = |at: usize| &NONE_OR_ALL[usize::from(halves[at])];
                rows.halve(Lanes::load_both(vectors, lanes(0), lanes(1)));
                before = rows.sum();
                continue;
            }
        }
        let chutes = rows.chutes(stacks, bands);
        let found = ThreeDigits::new(chutes);
        let done = pair(found.removes_nothing().full());
        let fit = pair(found.all_fit().full());
        let stored = StoredChutes::both(vectors, chutes);
        for at in 0..2 {
            if same[at] & done[at] && known[at].is_none() {
                known[at] = Some(match best_guess(&stored[at]) {
                    Some(guess) if fit[at] => Outcome::Branch(guess),
                    _ => Outcome::Contradiction,
                });
            }
        }
        if is_enough(&known) {
            break;
        }
        rows.apply(&found);
        before = zero;
    }
    rows.store_both(first, second);
    [first.known, second.known] = known;
    [first.halvings, second.halvings] = halvings;
    (first.bands_first, second.bands_first) = (true, true);
}

#[cfg(test)]
mod tests {
    use super::*;
    extern crate std;
    use std::vec::Vec;

    use crate::engine::search::Engine as _;
    use crate::engine::start::Start;
    use crate::engine::vector::VectorEngine;
    use crate::simd::{InstructionSet, Instructions as _, Single, Task};

    /// What propagation makes of a node: its rows, unless they do not matter.
    #[derive(PartialEq, Debug)]
    enum Made {
        Nothing,
        Solution([[[u16; 4]; 4]; 9]),
        Open([[[u16; 4]; 4]; 9], usize, usize, usize),
    }

    fn made(node: &Node, outcome: Outcome) -> Made {
        let rows = core::array::from_fn(|row| node.rows[row].0);
        match outcome {
            Outcome::Contradiction => Made::Nothing,
            Outcome::Solved => Made::Solution(rows),
            Outcome::Branch(guess) => Made::Open(rows, guess.digit(), guess.chute(), guess.triad()),
        }
    }

    /// Grids with 17 to 81 clues of one solution, some of them with a wrong clue.
    fn boards() -> impl Iterator<Item = [u8; 81]> {
        let solution = |cell: usize| (cell / 9 * 3 + cell / 27 + cell % 9) % 9 + 1;
        let mut seed = 1_u32;
        (0..600).map(move |turn| {
            let mut random = |below: usize| {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (seed >> 8) as usize % below
            };
            let clues = 17 + turn % 65;
            let mut board = [0; 81];
            for _ in 0..clues {
                let cell = random(81);
                board[cell] = solution(cell) as u8;
            }
            if turn % 3 == 0 {
                board[random(81)] = random(9) as u8 + 1;
            }
            board
        })
    }

    /// Nodes that a search may meet: roots, and both sides of their guesses, one level after the
    /// other.
    fn nodes<V: Single>(vectors: V) -> Vec<Node> {
        let engine = VectorEngine(vectors);
        let mut nodes: Vec<_> =
            boards().map(|board| Node::new(vectors, Start::Clues(&board))).collect();
        let mut at = 0;
        while at < nodes.len() && nodes.len() < 4_000 {
            let mut node = nodes[at].clone();
            if let Outcome::Branch(guess) = engine.propagate(&mut node, Goal::Find, &mut 0) {
                let mut other = Node::UNCONSTRAINED;
                engine.branch(&mut node, guess, &mut other);
                nodes.extend([node, other]);
            }
            at += 1;
        }
        nodes
    }

    struct Compare;

    impl Task for Compare {
        type Output = usize;

        fn run<V: Single>(self, vectors: V) -> usize {
            let engine = VectorEngine(vectors);
            let nodes = nodes(vectors);
            let alone = |node: &Node| {
                let mut node = node.clone();
                let outcome = engine.propagate(&mut node, Goal::Find, &mut 0);
                made(&node, outcome)
            };
            let mut compared = 0;
            for (at, first) in nodes.iter().enumerate() {
                let second = &nodes[(at * 7 + 1) % nodes.len()];
                let mut two = [first.clone(), second.clone()];
                let [a, b] = &mut two;
                propagate(vectors.double(), a, b, Goal::Find, |known| known[0].is_some(), &mut 0);
                assert!(two[0].known.is_some());
                // What is not known yet is found out from where it is.
                for (node, from) in two.iter_mut().zip([first, second]) {
                    let outcome = engine.propagate(node, Goal::Find, &mut 0);
                    assert_eq!(made(node, outcome), alone(from));
                    compared += 1;
                }
            }
            compared
        }
    }

    #[test]
    fn two_nodes_at_once_come_out_as_one_after_the_other() {
        for instructions in InstructionSet::available() {
            assert!(instructions.run(Compare) > 5_000, "{}", instructions.name());
        }
    }

    /// Where the one solution of the other side is derived, a search finds no other.
    struct Mirror;

    impl Task for Mirror {
        type Output = usize;

        fn run<V: Single>(self, vectors: V) -> usize {
            let engine = VectorEngine(vectors);
            let mut mirrored = 0;
            for node in nodes(vectors) {
                let mut first = node.clone();
                let Outcome::Branch(guess) = engine.propagate(&mut first, Goal::Find, &mut 0)
                else {
                    continue;
                };
                let mut other = Node::UNCONSTRAINED;
                engine.branch(&mut first, guess, &mut other);
                if !matches!(engine.propagate(&mut first, Goal::Find, &mut 0), Outcome::Solved) {
                    continue;
                }
                let before = other.clone();
                engine.mirror(&first, &mut other);
                if other.known.is_none() {
                    continue;
                }
                mirrored += 1;
                let mut search = crate::engine::search::Search::new(before);
                let (found, _) = search.advance(engine, 1, u32::MAX);
                assert_eq!(found, 1);
                let solution = |node: &Node| {
                    let mut cells = [0; 81];
                    node.write_cells(vectors, &mut cells);
                    cells
                };
                assert_eq!(solution(search.node()), solution(&other));
                let (found, _) = search.advance(engine, 1, u32::MAX);
                assert_eq!(found, 0);
            }
            mirrored
        }
    }

    #[test]
    fn a_mirrored_solution_is_the_only_one_of_its_side() {
        for instructions in InstructionSet::available() {
            assert!(instructions.run(Mirror) > 20, "{}", instructions.name());
        }
    }
}
