//! On every engine, `solve_many` and `count_many` say of each puzzle once what `solve` and
//! `count_solutions` say of it, and they stop where they are told to.
#![no_main]

use std::ops::ControlFlow;

use libfuzzer_sys::fuzz_target;
use oracle::board;
use sudoku_core::{Backend, Grid};

/// Solutions counted for one puzzle.
const LIMIT: usize = 20;

/// Puzzles of one input.
const MOST: usize = 9;

/// The first calls of `each`, up to the one that breaks: the indices and the answers.
struct Calls<A>(Vec<(usize, A)>, usize);

impl<A> Calls<A> {
    fn add(&mut self, index: usize, answer: A) -> ControlFlow<()> {
        assert!(self.0.len() < self.1, "called after the break");
        self.0.push((index, answer));
        if self.0.len() == self.1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// The answers of as many puzzles as there are calls, each of another puzzle.
    fn check(mut self, flow: ControlFlow<()>, puzzles: &[Grid], one: impl Fn(&Grid) -> A)
    where
        A: PartialEq + std::fmt::Debug,
    {
        assert_eq!(flow.is_break(), self.1 <= puzzles.len());
        assert_eq!(self.0.len(), puzzles.len().min(self.1));
        self.0.sort_by_key(|&(index, _)| index);
        assert!(self.0.windows(2).all(|pair| pair[0].0 < pair[1].0), "a puzzle came twice");
        for (index, answer) in self.0 {
            assert_eq!(answer, one(&puzzles[index]), "{}", puzzles[index]);
        }
    }
}

// Each 81 bytes are a puzzle. The first of them are also there with fewer and fewer clues, so that
// a seed of one puzzle is a list.
fuzz_target!(|bytes: &[u8]| {
    let mut texts: Vec<&[u8]> = bytes.chunks(81).take(MOST - 3).collect();
    let first = texts.first().copied().unwrap_or_default();
    texts.extend([75, 60, 20].map(|length| &first[..first.len().min(length)]));
    let puzzles: Vec<Grid> =
        texts.iter().map(|text| Grid::from_bytes(board(text)).expect("digits")).collect();
    let breaks = [1 + bytes.len() % MOST, MOST + 1];

    for backend in Backend::available() {
        for most in breaks {
            let mut calls = Calls(Vec::new(), most);
            let flow = backend.solve_many(&puzzles, |index, answer| calls.add(index, answer));
            calls.check(flow, &puzzles, |puzzle| backend.solve(puzzle));

            let mut calls = Calls(Vec::new(), most);
            let flow = backend.count_many(&puzzles, LIMIT, |index, count| calls.add(index, count));
            calls.check(flow, &puzzles, |puzzle| backend.count_solutions(puzzle, LIMIT));
        }
    }
});
