//! Many puzzles in one call.

use crate::{
    options::Options,
    ours::{CHOSEN, Counting, Engine, checked_answer, found},
    peers,
    race::{Entrant, race},
    results::Results,
    rivals::Sudoku,
    sets::Set,
    solver::{Lot, Peer, Puzzle},
};
use std::{
    error::Error,
    fmt::Write,
    hint::black_box,
    ops::{ControlFlow, Range},
};
use sudoku_core::{Backend, Grid};

/// What the names of the rows end with.
pub const COUNT: &str = "count_many";
pub const SOLVE: &str = "solve_many";

#[derive(Clone, Copy)]
enum Function {
    Count,
    Solve,
}

/// An engine that gets many puzzles at a time.
struct Many {
    engine: Engine,
    function: Function,
}

impl Peer for Many {
    fn name(&self) -> &'static str {
        self.engine.name
    }

    fn first_only(&self) -> bool {
        false
    }

    fn load(&self, puzzles: &[Puzzle], limit: usize) -> Box<dyn Lot + '_> {
        let grid = |puzzle: &Puzzle| Grid::from_bytes(*puzzle).expect("digits are at most 9");
        let grids = puzzles.iter().map(grid).collect();
        Box::new(Batch { backend: self.engine.backend(), function: self.function, grids, limit })
    }
}

struct Batch {
    backend: Backend,
    function: Function,
    grids: Vec<Grid>,
    limit: usize,
}

impl Batch {
    /// Calls `each` with the number of solutions of every puzzle of a range.
    fn counts(&self, range: Range<usize>, mut each: impl FnMut(usize, usize)) {
        let grids = black_box(&self.grids[range]);
        let flow = match self.function {
            Function::Count => self.backend.count_many(grids, self.limit, |index, count| {
                each(index, count);
                ControlFlow::Continue(())
            }),
            Function::Solve => self.backend.solve_many(grids, |index, answer| {
                each(index, found(&black_box(answer)));
                ControlFlow::Continue(())
            }),
        };
        assert!(flow.is_continue(), "nobody asked to stop");
    }
}

impl Lot for Batch {
    fn count(&self, index: usize) -> usize {
        let mut answer = 0;
        self.counts(index..index + 1, |_, count| answer = count);
        answer
    }

    fn first_wrong(&self, range: Range<usize>, expected: &[usize]) -> Option<usize> {
        let start = range.start;
        let mut wrong = None;
        let mut left = range.len();
        self.counts(range, |index, count| {
            left = left.wrapping_sub(1);
            if count != expected[start + index].min(self.limit) && wrong.is_none() {
                wrong = Some(start + index);
            }
        });
        wrong.or((left != 0).then_some(start))
    }

    /// The answer of every puzzle comes once.
    fn first_wrong_grid(&self, expected: &[usize]) -> Option<usize> {
        let mut answers: Vec<Option<Option<usize>>> = vec![None; self.grids.len()];
        let mut twice = None;
        let mut take = |index: usize, count: Option<usize>| {
            if answers[index].replace(count).is_some() {
                twice = Some(index);
            }
            ControlFlow::Continue(())
        };
        let flow = match self.function {
            Function::Count => {
                let each = |index, count| take(index, Some(count));
                self.backend.count_many(&self.grids, self.limit, each)
            }
            Function::Solve => self.backend.solve_many(&self.grids, |index, answer| {
                take(index, checked_answer(&self.grids[index], &answer))
            }),
        };
        let is_wrong = |(answer, expected): (Option<Option<usize>>, &usize)| {
            answer != Some(Some((*expected).min(self.limit)))
        };
        let unfinished = flow.is_break().then_some(0);
        twice.or(unfinished).or_else(|| answers.into_iter().zip(expected).position(is_wrong))
    }
}

pub fn run(options: &Options, sets: &[Set]) -> Result<Results, Box<dyn Error>> {
    let many = |engine: Engine, function, name| {
        Entrant::fast(Many { engine: engine.renamed(name), function })
    };
    // The crate chooses one of these engines, so the first of `wanted_engines` would only be timed
    // twice.
    let named = peers::wanted_engines(options).filter(|engine| engine.name != CHOSEN.name);
    let entrants: Vec<Entrant> = named
        .flat_map(|engine| {
            [
                Entrant::fast(Counting(engine)),
                many(engine, Function::Count, COUNT),
                many(engine, Function::Solve, SOLVE),
            ]
        })
        .collect();
    let mut results = Results::new(options.rounds, "puzzles");
    for set in sets {
        let set = set.part();
        eprintln!("many: {}, {} puzzles", set.name, set.puzzles.len());
        results.push(&set, set.puzzles.len(), race(&set, &Sudoku, &entrants, options.rounds)?);
    }
    Ok(results)
}

pub fn write(results: &Results, text: &mut String) {
    let _ = writeln!(
        text,
        "Counting up to two solutions, and `solve_many`; one thread, CPU time, {} rounds in \
         turns in one process.",
        results.rounds
    );
    results.table(
        text,
        "Times as fast as `sudoku` 0.8 counts up to two (median of the rounds' ratios; more is \
         better)",
        |score| score.cell(score.middle()),
    );
    results.table(
        text,
        "Microseconds per puzzle (median of the rounds; less is better)",
        |score| score.cell(score.time.map(|time| time * 1e6)),
    );
}
