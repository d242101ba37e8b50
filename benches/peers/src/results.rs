//! What races found: a score for every solver on every set.

use crate::{
    markdown::{figure, table},
    sets::Set,
    solver::{Peer, Puzzle},
};
use std::fmt::Write;

/// What one solver did with one set.
pub struct Score {
    pub solver: &'static str,
    /// Seconds of CPU time per puzzle, the median of the rounds; `None` if it finished no puzzle.
    pub time: Option<f64>,
    /// The time of the reference on the same puzzles divided by this one's, round by round:
    /// smallest, median and largest.
    pub ratio: Option<[f64; 3]>,
    /// It looks for one solution only, where the others look for more.
    pub first_only: bool,
    /// How many solutions the puzzles have that it was timed on, per puzzle.
    pub solutions: f64,
    /// Per puzzle.
    pub guesses: Option<f64>,
    pub passes: Option<f64>,
    /// What the figures leave out, in words.
    pub note: Option<String>,
    /// The first puzzle with a wrong number of solutions.
    pub wrong: Option<Puzzle>,
}

impl Score {
    pub fn of(peer: &dyn Peer) -> Self {
        Self {
            solver: peer.name(),
            time: None,
            ratio: None,
            first_only: peer.first_only(),
            solutions: 0.0,
            guesses: None,
            passes: None,
            note: None,
            wrong: None,
        }
    }

    /// Takes the seconds per puzzle of the reference and of this solver, round by round.
    pub fn take(&mut self, rounds: impl Iterator<Item = (f64, f64)> + Clone) {
        let times = sorted(rounds.clone().map(|(_, own)| own));
        let ratios = sorted(rounds.map(|(theirs, own)| theirs / own));
        self.time = median(&times);
        self.ratio = match (ratios.first(), median(&ratios), ratios.last()) {
            (Some(&low), Some(middle), Some(&high)) => Some([low, middle, high]),
            _ => None,
        };
    }

    /// The median of the ratios.
    pub fn middle(&self) -> Option<f64> {
        self.ratio.map(|[_, middle, _]| middle)
    }

    /// A star on figures that need a note.
    fn mark(&self) -> &'static str {
        if self.first_only || self.note.is_some() { "\\*" } else { "" }
    }

    /// A figure of this score, with its star, for a table.
    pub fn cell(&self, value: Option<f64>) -> String {
        value.map_or("–".into(), |value| figure(value) + self.mark())
    }
}

pub fn sorted(values: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values
}

pub fn median(sorted: &[f64]) -> Option<f64> {
    let upper = *sorted.get(sorted.len() / 2)?;
    let lower = *sorted.get((sorted.len() - 1) / 2)?;
    Some((lower + upper) / 2.0)
}

/// The scores of all solvers on one set.
struct SetResults {
    name: &'static str,
    size: usize,
    scores: Vec<Score>,
}

/// The scores of all solvers on all sets; none if the race was not run.
#[derive(Default)]
pub struct Results {
    /// How many rounds each race had.
    pub rounds: usize,
    /// What a set consists of.
    things: &'static str,
    sets: Vec<SetResults>,
}

impl Results {
    pub fn is_empty(&self) -> bool {
        self.sets.is_empty()
    }

    pub fn new(rounds: usize, things: &'static str) -> Self {
        Self { rounds, things, sets: Vec::new() }
    }

    /// Adds the scores of a set that consists of `size` things.
    pub fn push(&mut self, set: &Set, size: usize, scores: Vec<Score>) {
        self.sets.push(SetResults { name: set.name, size, scores });
    }

    /// What a solver did, set by set.
    pub fn of_solver(&self, solver: &str) -> impl Iterator<Item = (&'static str, &Score)> {
        let place = move |set: &SetResults| set.scores.iter().position(|s| s.solver == solver);
        self.sets.iter().filter_map(move |set| Some((set.name, &set.scores[place(set)?])))
    }

    /// What a solver did with one set.
    pub fn of_set(&self, set: &str, solver: &str) -> Option<&Score> {
        self.of_solver(solver).find(|(name, _)| *name == set).map(|(_, score)| score)
    }

    /// The solvers, in the order of the tables.
    pub fn solvers(&self) -> impl Iterator<Item = &'static str> {
        self.sets.first().into_iter().flat_map(|set| set.scores.iter().map(|score| score.solver))
    }

    /// Every wrong answer: the solver, the puzzle and its set.
    pub fn wrong(&self) -> impl Iterator<Item = (&'static str, &Puzzle, &'static str)> {
        self.sets.iter().flat_map(|set| {
            let wrong = set.scores.iter().map(|score| (score.solver, score.wrong.as_ref()));
            wrong.filter_map(|(solver, puzzle)| Some((solver, puzzle?, set.name)))
        })
    }

    /// Appends a table with a row per solver and a column per set. A solver without any figure has
    /// no row.
    pub fn table(&self, text: &mut String, title: &str, cell: impl Fn(&Score) -> String) {
        let mut rows = vec![vec![String::new()], vec![self.things.into()]];
        for set in &self.sets {
            rows[0].push(set.name.into());
            rows[1].push(set.size.to_string());
        }
        for solver in self.solvers() {
            let cells: Vec<String> = self.of_solver(solver).map(|(_, score)| cell(score)).collect();
            if cells.iter().any(|cell| !cell.is_empty()) {
                rows.push([vec![solver.into()], cells].concat());
            }
        }
        if rows.len() > 2 {
            table(text, title, &rows);
        }
    }

    /// Appends what the stars mean: a line for each solver that has one.
    pub fn notes(&self, text: &mut String) {
        let Some(first) = self.sets.first() else {
            return;
        };
        let mut lines = String::new();
        for score in &first.scores {
            let mut parts = Vec::new();
            if score.first_only {
                parts.push("stops at the first solution".to_owned());
            }
            for (set, score) in self.of_solver(score.solver) {
                if let Some(note) = &score.note {
                    parts.push(format!("{set}: {note}"));
                }
            }
            if !parts.is_empty() {
                let _ = writeln!(lines, "* {}: {}.", score.solver, parts.join("; "));
            }
        }
        if !lines.is_empty() {
            let _ = write!(
                text,
                "\n\\*: not the whole set, or not the whole job; the ratio is to `sudoku` on the \
                 same puzzles. –: no figure.\n\n{lines}"
            );
        }
    }
}
