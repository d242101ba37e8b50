//! Many solutions of one grid.

use crate::{
    grids::grids,
    options::Options,
    ours::{Counting, Engine, Listing},
    peers,
    race::{Entrant, race},
    results::Results,
    rivals::{Sudoku, SudokuGrids},
    sets::Set,
};
use std::{error::Error, fmt::Write};

/// What the names of solvers end with that return every solution.
pub const GRIDS: &str = "grids";

/// The slower rivals find so many only.
const RIVALS_LIMIT: usize = 1000;

pub fn run(options: &Options) -> Result<Results, Box<dyn Error>> {
    let listing = |engine: Engine| Listing(engine.renamed(GRIDS));
    let mut fast = vec![Entrant::fast(SudokuGrids)];
    fast.extend(peers::wanted_engines(options).map(|engine| Entrant::fast(Counting(engine))));
    fast.extend(peers::wanted_engines(options).map(|engine| Entrant::fast(listing(engine))));
    let mut rivals = peers::wanted_rivals(options);
    rivals.retain(|rival| !rival.peer.first_only());

    let mut results = Results::new(options.rounds, "solutions");
    for set in grids()?.iter().filter(|set| options.wants_set(set.name)) {
        eprintln!("enumeration: {}, {} solutions", set.name, set.expected[0]);
        let mut scores = race(set, &Sudoku, &fast, options.rounds)?;
        let limit = RIVALS_LIMIT.min(set.expected[0]);
        let few = Set { limit, expected: vec![limit], ..set.clone() };
        // The first score is that of `sudoku` again.
        scores.extend(race(&few, &Sudoku, &rivals, options.rounds)?.into_iter().skip(1));
        results.push(set, set.expected[0], scores);
    }
    Ok(results)
}

pub fn write(results: &Results, text: &mut String) {
    let _ = writeln!(
        text,
        "So many solutions of one grid, one thread, CPU time, {} rounds in turns in one process. \
         The rivals other than `sudoku` find the first {RIVALS_LIMIT}.",
        results.rounds
    );
    results.table(
        text,
        "Times as fast as `sudoku` 0.8 counts them (median of the rounds' ratios; more is better)",
        |score| score.cell(score.middle()),
    );
    results.table(text, "Millions of solutions per second", |score| {
        score.cell(score.time.map(|time| score.solutions / time / 1e6))
    });
    results.notes(text);
}
