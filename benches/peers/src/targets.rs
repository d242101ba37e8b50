//! What the fastest of our engines must reach.

use crate::{race::Score, report::Report};

/// Set, and how many times as fast as `sudoku` at least.
const RATIOS: [(&str, f64); 7] = [
    ("17-clue", 2.6),
    ("top1465", 3.2),
    ("er11", 3.0),
    ("hardest1106", 3.2),
    ("serg", 1.5),
    ("kaggle", 2.0),
    ("invalid", 2.5),
];

/// The set on which the work is counted, and the most guesses and passes per puzzle.
const WORK: (&str, f64, f64) = ("er11", 62.0, 520.0);

/// The engine that is meant: the one of `engines` with the greatest product of ratios.
pub fn best_engine(report: &Report, engines: &[&'static str]) -> Option<&'static str> {
    let score = |engine: &&str| -> f64 {
        let middles = report.of_solver(engine).filter_map(|(_, result)| result.ratio);
        middles.map(|[_, middle, _]| middle.ln()).sum()
    };
    engines.iter().copied().max_by(|a, b| score(a).total_cmp(&score(b)))
}

/// Every figure that the engine misses, in words. A set that was not run misses nothing.
pub fn misses(report: &Report, engine: &str) -> Vec<String> {
    let mut misses = Vec::new();
    for (set, wanted) in RATIOS {
        let ratio = |result: &Score| result.ratio.map_or(0.0, |[_, middle, _]| middle);
        if let Some(reached) = report.of_set(set, engine).map(ratio)
            && reached < wanted
        {
            misses.push(format!("{set}: {reached:.2} times `sudoku`, at least {wanted} wanted"));
        }
    }
    let (set, guesses, passes) = WORK;
    if let Some(result) = report.of_set(set, engine) {
        for (what, reached, wanted) in
            [("guesses", result.guesses, guesses), ("passes", result.passes, passes)]
        {
            match reached {
                Some(reached) if reached <= wanted => {}
                Some(reached) => misses
                    .push(format!("{set}: {reached:.1} {what} a puzzle, at most {wanted} wanted")),
                None => misses.push(format!("{set}: {what} not counted, at most {wanted} wanted")),
            }
        }
    }
    misses
}
