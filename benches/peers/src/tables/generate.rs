//! Minimal puzzles and solved grids at random.

use crate::{
    clock,
    markdown::{figure, table},
    options::Options,
    ours::Engine,
    peers,
};
use std::{fmt::Write, time::Duration};
use sudoku_core::{
    Generator, Grid, SeededRandom, Symmetry, Wishes, count_solutions, random_solution,
};

/// A turn lasts about this long.
const TURN: Duration = Duration::from_millis(30);

/// Puzzles of each column that are looked at, for each maker.
const CHECKED: usize = 200;

/// The number of columns.
const KINDS: usize = 6;

/// What is made: minimal puzzles with a symmetry, or solved grids.
#[derive(Clone, Copy)]
struct Kind {
    name: &'static str,
    /// The symmetry, and what it is called by `sudoku`; nothing for solved grids.
    symmetry: Option<(Symmetry, sudoku::Symmetry)>,
}

fn kinds() -> [Kind; KINDS] {
    let kind = |symmetry: Symmetry, theirs| Kind {
        name: symmetry.name(),
        symmetry: Some((symmetry, theirs)),
    };
    [
        kind(Symmetry::None, sudoku::Symmetry::None),
        kind(Symmetry::HalfTurn, sudoku::Symmetry::HalfRotation),
        kind(Symmetry::LeftRight, sudoku::Symmetry::VerticalMirror),
        kind(Symmetry::Diagonal, sudoku::Symmetry::DiagonalMirror),
        kind(Symmetry::Full, sudoku::Symmetry::Dihedral),
        Kind { name: "solved grids", symmetry: None },
    ]
}

/// Makes puzzles or grids of one kind.
type Maker = Box<dyn FnMut() -> Grid>;

fn theirs(kind: Kind) -> Maker {
    let grid = |made: sudoku::Sudoku| Grid::from_bytes(made.to_bytes()).unwrap_or_default();
    Box::new(move || {
        grid(match kind.symmetry {
            Some((_, symmetry)) => sudoku::Sudoku::generate_with_symmetry(symmetry),
            None => sudoku::Sudoku::generate_solved(),
        })
    })
}

fn ours(kind: Kind, engine: Engine) -> Maker {
    let Some((symmetry, _)) = kind.symmetry else {
        let mut random = SeededRandom::new(1);
        return Box::new(move || random_solution(&mut random));
    };
    let mut generator = Generator::new(1);
    generator.set_backend(engine.backend());
    generator
        .set_wishes(Wishes::NONE.symmetry(symmetry).minimal())
        .expect("a symmetry alone is possible");
    Box::new(move || generator.generate().unwrap_or_default())
}

/// Whether a grid is what was asked for.
fn is_right(kind: Kind, made: &Grid) -> bool {
    let Some((symmetry, _)) = kind.symmetry else { return made.is_solved() };
    let clues = made.clues().map(|(cell, _)| cell);
    count_solutions(made, 2) == 1
        && symmetry.is_of(clues.collect())
        && made.clues().all(|(cell, _)| {
            let mut fewer = *made;
            symmetry.orbit(cell).into_iter().for_each(|cell| fewer.clear(cell));
            count_solutions(&fewer, 2) == 2
        })
}

/// What one maker did with one kind: seconds per grid in each round.
struct Column {
    rounds: Vec<f64>,
    clues: f64,
}

/// What one maker did.
pub struct Made {
    maker: &'static str,
    columns: Vec<Column>,
    /// A wrong grid, and what it should have been.
    pub wrong: Option<(&'static str, Grid)>,
}

impl Made {
    /// The maker, for a message about what is wrong.
    pub fn maker(&self) -> &'static str {
        self.maker
    }

    /// How many times as fast as the first maker it made grids of each kind: the name of the kind,
    /// and the median of the rounds' ratios.
    pub fn ratios<'a>(
        &'a self,
        reference: &'a Self,
    ) -> impl Iterator<Item = (&'static str, f64)> + 'a {
        let columns = self.columns.iter().zip(&reference.columns).zip(kinds());
        columns.map(|((own, theirs), kind)| {
            let ratios = theirs.rounds.iter().zip(&own.rounds).map(|(theirs, own)| theirs / own);
            (kind.name, median(ratios.collect()))
        })
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

/// The makers; the first is `sudoku`.
pub fn run(options: &Options) -> Vec<Made> {
    let names =
        std::iter::once("sudoku").chain(peers::wanted_engines(options).map(|engine| engine.name));
    let mut all: Vec<Made> =
        names.map(|maker| Made { maker, columns: Vec::new(), wrong: None }).collect();
    for kind in kinds() {
        eprintln!("generate: {}", kind.name);
        let engines = peers::wanted_engines(options).map(|engine| ours(kind, engine));
        let mut makers: Vec<Maker> = std::iter::once(theirs(kind)).chain(engines).collect();
        let mut repeats = Vec::new();
        for (made, maker) in all.iter_mut().zip(&mut makers) {
            let start = clock::thread_time();
            let grids: Vec<Grid> = (0..CHECKED).map(|_| maker()).collect();
            let time = (clock::thread_time() - start).as_secs_f64() / CHECKED as f64;
            repeats.push((TURN.as_secs_f64() / time).ceil().max(1.0) as usize);
            let wrong = grids.iter().find(|grid| !is_right(kind, grid));
            made.wrong = made.wrong.or(wrong.map(|grid| (kind.name, *grid)));
            let clues: usize = grids.iter().map(Grid::clue_count).sum();
            let clues = clues as f64 / CHECKED as f64;
            made.columns.push(Column { rounds: Vec::new(), clues });
        }
        for _ in 0..options.rounds {
            for ((made, maker), &repeats) in all.iter_mut().zip(&mut makers).zip(&repeats) {
                let start = clock::thread_time();
                for _ in 0..repeats {
                    std::hint::black_box(maker());
                }
                let time = (clock::thread_time() - start).as_secs_f64() / repeats as f64;
                if let Some(column) = made.columns.last_mut() {
                    column.rounds.push(time);
                }
            }
        }
    }
    all
}

pub fn write(all: &[Made], text: &mut String) {
    let Some(reference) = all.first() else { return };
    let rounds = reference.columns.first().map_or(0, |column| column.rounds.len());
    let _ = writeln!(
        text,
        "Minimal puzzles by symmetry, and solved grids; one thread, CPU time, {rounds} rounds in \
         turns in one process.",
    );
    let head = || {
        let names = kinds().map(|kind| kind.name.to_owned());
        std::iter::once(String::new()).chain(names).collect::<Vec<String>>()
    };
    let rows = |cells: &dyn Fn(&Made) -> Vec<String>| {
        let rows = all.iter().map(|made| {
            std::iter::once(made.maker.to_owned()).chain(cells(made)).collect::<Vec<String>>()
        });
        std::iter::once(head()).chain(rows).collect::<Vec<_>>()
    };
    table(
        text,
        "Times as fast as `sudoku` 0.8 (median of the rounds' ratios; more is better)",
        &rows(&|made| made.ratios(reference).map(|(_, ratio)| figure(ratio)).collect()),
    );
    table(
        text,
        "Microseconds per grid (median of the rounds; less is better)",
        &rows(&|made| {
            let times = made.columns.iter().map(|column| median(column.rounds.clone()));
            times.map(|time| figure(time * 1e6)).collect()
        }),
    );
    table(
        text,
        "Clues per puzzle, on average",
        &rows(&|made| made.columns.iter().map(|column| figure(column.clues)).collect()),
    );
}
