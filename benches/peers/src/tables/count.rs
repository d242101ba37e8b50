//! Counting up to two solutions, by everyone, on the whole sets.

use crate::{
    markdown::figure,
    options::Options,
    ours::Counting,
    peers,
    race::{Entrant, race},
    results::{Results, Score},
    rivals::Sudoku,
    sets::Set,
};
use std::{error::Error, fmt::Write};

pub fn run(options: &Options, sets: &[Set]) -> Result<Results, Box<dyn Error>> {
    let ours = peers::wanted_engines(options).map(|engine| Entrant::fast(Counting(engine)));
    let entrants: Vec<Entrant> = ours.chain(peers::wanted_rivals(options)).collect();
    let mut results = Results::new(options.rounds, "puzzles");
    for set in sets {
        eprintln!("count: {}, {} puzzles", set.name, set.puzzles.len());
        results.push(set, set.puzzles.len(), race(set, &Sudoku, &entrants, options.rounds)?);
    }
    Ok(results)
}

pub fn write(results: &Results, text: &mut String) {
    let _ = writeln!(
        text,
        "Counting up to two solutions, one thread, CPU time, {} rounds in turns in one process.",
        results.rounds
    );
    results.table(
        text,
        "Times as fast as `sudoku` 0.8 (median of the rounds' ratios; more is better)",
        |score| score.cell(score.middle()),
    );
    let range = |score: &Score| match score.ratio {
        Some([low, _, high]) => format!("{}–{}", figure(low), figure(high)),
        None => "–".into(),
    };
    results.table(text, "The same, smallest and largest ratio of a round", range);
    results.table(
        text,
        "Microseconds per puzzle (median of the rounds; less is better)",
        |score| score.cell(score.time.map(|time| time * 1e6)),
    );
    let work = |score: &Score| match (score.guesses, score.passes) {
        (Some(guesses), Some(passes)) => format!("{} / {}", figure(guesses), figure(passes)),
        _ => String::new(),
    };
    results.table(text, "Guesses / passes per puzzle", work);
    results.notes(text);
}
