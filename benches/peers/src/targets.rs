//! What our engines must reach.

use crate::{
    options::Options,
    ours::{self, Engine},
    peers,
    report::Report,
    results::{Results, Score},
    rivals::SudokuGrids,
    solver::Solver,
    tables::{canonicalize, enumeration, many, parse},
};

/// How many times as fast as `sudoku` at least: the sets, and every grid of the enumeration.
struct Column {
    engine: &'static str,
    sets: [(&'static str, f64); 7],
    enumeration: f64,
}

const AVX2: Column = Column {
    engine: "ours avx2",
    sets: [
        ("17-clue", 4.6),
        ("top1465", 4.8),
        ("er11", 4.2),
        ("hardest1106", 4.2),
        ("kaggle", 8.0),
        ("invalid", 4.0),
        ("serg", 2.0),
    ],
    enumeration: 1.5,
};

const AVX512: Column = Column {
    engine: "ours avx512",
    sets: [
        ("17-clue", 5.2),
        ("top1465", 6.2),
        ("er11", 5.6),
        ("hardest1106", 5.6),
        ("kaggle", 9.0),
        ("invalid", 5.2),
        ("serg", 2.4),
    ],
    enumeration: 1.8,
};

/// The same for `solve_many` of the fastest engine, beside counting up to two by `sudoku`. The
/// figures are for processors with AVX-512.
const SOLVE_MANY: [(&str, f64); 7] = [
    ("17-clue", 7.0),
    ("top1465", 6.5),
    ("er11", 5.8),
    ("hardest1106", 5.8),
    ("kaggle", 12.0),
    ("invalid", 5.5),
    ("serg", 2.6),
];

/// The longest time of `solve`, divided by that of counting up to two solutions.
const SOLVE: f64 = 1.05;

/// How many times as fast as `Sudoku::from_str_line` at least.
const PARSE: f64 = 1.0;

/// How many times as fast as one two threads are at least, and how the CPU time per puzzle changes
/// at most; the 17-clue puzzles.
const THREADS: (f64, f64) = (1.85, 1.05);

/// How many times as fast as `sudoku` minimal puzzles without a symmetry are made at least.
const GENERATE: f64 = 4.0;

/// How many times as fast as `Sudoku::canonicalized` at least, on every set.
const CANONICALIZE: f64 = 1.0;

/// The set on which the work is counted, and the most guesses and passes per puzzle.
const WORK: (&str, f64, f64) = ("er11", 62.0, 520.0);

/// Every figure that some engine misses, in words. What was not run misses nothing.
pub fn misses(report: &Report, options: &Options) -> Vec<String> {
    let mut misses = Misses::default();
    let engines: Vec<Engine> = peers::wanted_engines(options).collect();
    let is_avx512_held = ours::has_avx512() && options.wants(AVX512.engine);
    for column in [&AVX2, &AVX512] {
        misses.column(report, column);
    }
    if is_avx512_held && engines.iter().all(|engine| engine.name != AVX512.engine) {
        misses.0.push(format!("{}: the processor has AVX-512, but no engine", AVX512.engine));
    }
    if let Some(row) = best(&report.many, &engines, many::SOLVE)
        && is_avx512_held
    {
        misses.ratios(&report.many, &row, &SOLVE_MANY);
    }
    for engine in &engines {
        for (set, score) in report.solve.of_solver(engine.name) {
            let reached = score.middle().map(|ratio| 1.0 / ratio);
            let what = format!("{}, solve, {set}", engine.name);
            misses.at_most(what, reached, SOLVE, "times counting");
        }
    }
    for (set, score) in report.parse.of_solver(parse::OURS) {
        misses.at_least(format!("{}, {set}", parse::OURS), score.middle(), PARSE, "times `sudoku`");
    }
    if let Some(reference) = report.generate.first() {
        for made in report.generate.iter().filter(|made| made.maker() == ours::CHOSEN.name) {
            let ratio = made.ratios(reference).next().map(|(_, ratio)| ratio);
            let what = format!("{}, generate", made.maker());
            misses.at_least(what, ratio, GENERATE, "times `sudoku`");
        }
    }
    for (set, score) in report.canonicalize.of_solver(canonicalize::OURS) {
        let what = format!("{}, {set}", canonicalize::OURS);
        misses.at_least(what, score.middle(), CANONICALIZE, "times `sudoku`");
    }
    let (speedup, cpu_ratio) = THREADS;
    for scaling in report.threads.iter().filter(|scaling| scaling.solver == ours::CHOSEN.name) {
        let what = format!("{}, two threads", scaling.solver);
        misses.at_least(what.clone(), Some(scaling.speedup()), speedup, "times one thread");
        misses.at_most(what, Some(scaling.cpu_ratio()), cpu_ratio, "times the CPU time");
    }
    let (set, guesses, passes) = WORK;
    if let Some(engine) = best(&report.count, &engines, "")
        && let Some(score) = report.count.of_set(set, &engine)
    {
        misses.at_most(format!("{engine}, {set}"), score.guesses, guesses, "guesses per puzzle");
        misses.at_most(format!("{engine}, {set}"), score.passes, passes, "passes per puzzle");
    }
    misses.0
}

/// The row of the engine with the greatest product of ratios; the names of the rows end with the
/// name of a function, if one is given.
fn best(results: &Results, engines: &[Engine], function: &str) -> Option<String> {
    let row = |engine: &Engine| match function {
        "" => engine.name.to_owned(),
        _ => engine.renamed(function).name.to_owned(),
    };
    let product = |row: &String| -> f64 {
        results.of_solver(row).filter_map(|(_, score)| score.middle()).map(f64::ln).sum()
    };
    let rows = engines.iter().map(row).filter(|row| results.of_solver(row).next().is_some());
    rows.max_by(|a, b| product(a).total_cmp(&product(b)))
}

#[derive(Default)]
struct Misses(Vec<String>);

impl Misses {
    fn column(&mut self, report: &Report, column: &Column) {
        self.ratios(&report.count, column.engine, &column.sets);
        for (grid, score) in report.enumeration.of_solver(column.engine) {
            let what = format!("{}, {grid}", column.engine);
            self.at_least(what, score.middle(), column.enumeration, "times `sudoku`");
        }
        // A solver that returns every solution is compared with one that does so as well.
        let row = format!("{}, {}", column.engine, enumeration::GRIDS);
        for (grid, score) in report.enumeration.of_solver(&row) {
            let theirs = report.enumeration.of_set(grid, SudokuGrids.name());
            let ratio = score.middle().zip(theirs.and_then(Score::middle));
            let reached = ratio.map(|(ours, theirs)| ours / theirs);
            let what = format!("{row}, {grid}");
            self.at_least(what, reached, column.enumeration, "times `sudoku` with grids");
        }
    }

    fn ratios(&mut self, results: &Results, row: &str, wanted: &[(&str, f64)]) {
        for &(set, wanted) in wanted {
            if let Some(score) = results.of_set(set, row) {
                self.at_least(format!("{row}, {set}"), score.middle(), wanted, "times `sudoku`");
            }
        }
    }

    fn at_least(&mut self, what: String, reached: Option<f64>, wanted: f64, unit: &str) {
        if reached.is_none_or(|reached| reached < wanted) {
            self.push(what, reached, format!("at least {wanted}"), unit);
        }
    }

    fn at_most(&mut self, what: String, reached: Option<f64>, wanted: f64, unit: &str) {
        if reached.is_none_or(|reached| reached > wanted) {
            self.push(what, reached, format!("at most {wanted}"), unit);
        }
    }

    fn push(&mut self, what: String, reached: Option<f64>, wanted: String, unit: &str) {
        let reached = reached.map_or("no figure".into(), |reached| format!("{reached:.3}"));
        self.0.push(format!("{what}: {reached}, {wanted} {unit} wanted"));
    }
}
