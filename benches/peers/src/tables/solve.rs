//! `solve` beside counting up to two solutions.

use crate::{
    options::Options,
    ours::{Counting, Solving},
    peers,
    race::{Entrant, race},
    results::Results,
    sets::Set,
};
use std::{error::Error, fmt::Write};

/// The reference of each engine is the same engine as it counts, so a ratio below 1 means that
/// `solve` takes longer.
pub fn run(options: &Options, sets: &[Set]) -> Result<Results, Box<dyn Error>> {
    let mut results = Results::new(options.rounds, "puzzles");
    for set in sets {
        let set = set.part();
        eprintln!("solve: {}, {} puzzles", set.name, set.puzzles.len());
        let mut scores = Vec::new();
        for engine in peers::wanted_engines(options) {
            let solving = [Entrant::fast(Solving(engine))];
            let race = race(&set, &Counting(engine), &solving, options.rounds)?;
            scores.extend(race.into_iter().skip(1));
        }
        results.push(&set, set.puzzles.len(), scores);
    }
    Ok(results)
}

pub fn write(results: &Results, text: &mut String) {
    let _ =
        writeln!(text, "One thread, CPU time, {} rounds in turns in one process.", results.rounds);
    results.table(
        text,
        "The time of `solve` divided by that of counting up to two solutions (median of the \
         rounds; less is better)",
        |score| score.cell(score.middle().map(|ratio| 1.0 / ratio)),
    );
}
