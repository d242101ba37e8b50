//! The tables.

use crate::{clock, race::Score};
use std::{fmt::Write, fs, path::Path, time::Duration};

/// The text between these in the document is replaced.
const BEGIN: &str = "<!-- figures:begin -->";
const END: &str = "<!-- figures:end -->";

/// Everything that one run found.
#[derive(Default)]
pub struct Report {
    pub sets: Vec<SetReport>,
    pub rounds: usize,
}

pub struct SetReport {
    pub name: &'static str,
    pub puzzles: usize,
    pub scores: Vec<Score>,
}

impl Report {
    /// What a solver did, set by set.
    pub fn of_solver(&self, solver: &str) -> impl Iterator<Item = (&'static str, &Score)> {
        let results = move |set: &SetReport| set.scores.iter().position(|r| r.solver == solver);
        self.sets.iter().filter_map(move |set| Some((set.name, &set.scores[results(set)?])))
    }

    /// What a solver did with one set.
    pub fn of_set(&self, set: &str, solver: &str) -> Option<&Score> {
        self.of_solver(solver).find(|(name, _)| *name == set).map(|(_, result)| result)
    }

    /// The whole report in Markdown, wrapped at 100 columns except for tables.
    pub fn markdown(&self) -> String {
        let mut text = String::new();
        for line in self.unwrapped().lines() {
            let (mut column, indent) = (0, if line.starts_with("* ") { "  " } else { "" });
            for word in line.split_inclusive(' ') {
                let width = word.trim_end().chars().count();
                if column > 0 && column + width > 100 && !line.starts_with('|') {
                    text.truncate(text.trim_end().len());
                    let _ = write!(text, "\n{indent}");
                    column = indent.len();
                }
                text.push_str(word);
                column += word.chars().count();
            }
            text.push('\n');
        }
        text
    }

    fn unwrapped(&self) -> String {
        let mut text = format!(
            "{}, {}, {}, built for {}.\n\
             Counting up to two solutions, one thread, CPU time, {} rounds in turns in one \
             process.\n",
            clock::today(),
            processor(),
            env!("PEERS_COMPILER"),
            target(),
            self.rounds,
        );
        let ratio = |result: &Score| {
            let mark = mark(result);
            result.ratio.map_or("–".into(), |[_, middle, _]| format!("{}{mark}", figure(middle)))
        };
        self.table(
            &mut text,
            "Times as fast as `sudoku` 0.8 (median of the rounds' ratios; more is better)",
            ratio,
        );
        let range = |result: &Score| {
            result
                .ratio
                .map_or("–".into(), |[low, _, high]| format!("{}–{}", figure(low), figure(high)))
        };
        self.table(&mut text, "The same, smallest and largest ratio of a round", range);
        let time = |result: &Score| {
            let mark = mark(result);
            let micros = |time: Duration| time.as_secs_f64() * 1e6;
            result.time.map_or("–".into(), |time| format!("{}{mark}", figure(micros(time))))
        };
        self.table(
            &mut text,
            "Microseconds per puzzle (median of the rounds; less is better)",
            time,
        );
        let work = |result: &Score| match (result.guesses, result.passes) {
            (Some(guesses), Some(passes)) => format!("{} / {}", figure(guesses), figure(passes)),
            _ => String::new(),
        };
        self.table(&mut text, "Guesses / passes per puzzle", work);
        self.notes(&mut text);
        text
    }

    /// One row a solver, one column a set. A solver without any figure has no row.
    fn table(&self, text: &mut String, title: &str, cell: impl Fn(&Score) -> String) {
        let Some(first) = self.sets.first() else {
            return;
        };
        let mut rows = vec![vec![String::new()], vec!["puzzles".into()]];
        for set in &self.sets {
            rows[0].push(set.name.into());
            rows[1].push(set.puzzles.to_string());
        }
        for solver in first.scores.iter().map(|result| result.solver) {
            let cells: Vec<String> =
                self.of_solver(solver).map(|(_, result)| cell(result)).collect();
            if cells.iter().any(|cell| !cell.is_empty()) {
                rows.push([vec![solver.into()], cells].concat());
            }
        }
        if rows.len() == 2 {
            return;
        }
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
        let widths: Vec<usize> =
            (0..=self.sets.len()).map(|column| width(column).unwrap_or(0)).collect();
        let _ = writeln!(text, "\n{title}:\n");
        for (place, row) in rows.iter().enumerate() {
            let mut cells = row.iter().zip(&widths);
            if let Some((name, width)) = cells.next() {
                let _ = write!(text, "| {name:<width$} |");
            }
            for (cell, width) in cells {
                let _ = write!(text, " {cell:>width$} |");
            }
            text.push('\n');
            if place == 0 {
                let _ = write!(text, "|{:-<width$}|", "", width = widths[0] + 2);
                for width in &widths[1..] {
                    let _ = write!(text, "{:-<width$}:|", "", width = width + 1);
                }
                text.push('\n');
            }
        }
    }

    /// What the stars mean: a line for each solver that has one.
    fn notes(&self, text: &mut String) {
        let Some(first) = self.sets.first() else {
            return;
        };
        let mut lines = String::new();
        for result in &first.scores {
            let mut parts = Vec::new();
            if result.first_only {
                parts.push("stops at the first solution".to_owned());
            }
            for (set, result) in self.of_solver(result.solver) {
                if let Some(note) = &result.note {
                    parts.push(format!("{set}: {note}"));
                }
            }
            if !parts.is_empty() {
                let _ = writeln!(lines, "* {}: {}.", result.solver, parts.join("; "));
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

    /// Puts the report between the markers of a document, at its end if there are none.
    pub fn write(&self, path: &Path) -> std::io::Result<()> {
        let old = match fs::read_to_string(path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => "# Benchmarks\n".into(),
            other => other?,
        };
        let (before, after) = match (old.split_once(BEGIN), old.split_once(END)) {
            (Some((before, _)), Some((_, after))) => (before.to_owned(), after),
            _ => (format!("{old}\n"), "\n"),
        };
        fs::write(path, format!("{before}{BEGIN}\n\n{}\n{END}{after}", self.markdown()))
    }
}

/// A star on figures that need a note.
fn mark(result: &Score) -> &'static str {
    if result.first_only || result.note.is_some() { "\\*" } else { "" }
}

/// Three digits, two of a number below one.
fn figure(value: f64) -> String {
    let decimals = match value {
        value if value >= 100.0 => 0,
        value if value >= 10.0 => 1,
        value if value >= 0.1 || value <= 0.0 => 2,
        value => 1 + (-value.log10()).ceil() as usize,
    };
    format!("{value:.decimals$}")
}

/// The model of the processor, as Linux names it.
fn processor() -> String {
    let facts = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let fact = |name: &str| {
        let line =
            facts.lines().find(|line| line.split(':').next().unwrap_or_default().trim() == name);
        line.and_then(|line| line.split_once(':')).map(|(_, value)| value.trim())
    };
    match (fact("model name"), fact("cpu family"), fact("model")) {
        (Some(name), Some(family), Some(model)) => {
            format!("{name} (family {family}, model {model})")
        }
        (Some(name), ..) => name.to_owned(),
        _ => format!("a processor of unknown model ({})", std::env::consts::ARCH),
    }
}

/// The target, and whether it is the plain one that a user gets without `-C target-cpu`.
fn target() -> String {
    let arch = std::env::consts::ARCH;
    if cfg!(all(target_arch = "x86_64", target_feature = "sse3")) {
        format!("{arch} with more target features than the default")
    } else {
        format!("{arch} without extra target features")
    }
}
