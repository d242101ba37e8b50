//! `logic/tests/data/positions.tsv` has an example of every technique, and `docs/techniques.md`
//! draws it. After a change, `UPDATE_PAGES=1 cargo test -p sudoku-logic --test techniques_page`
//! writes the examples of the page anew.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use sudoku_logic::core::{Cell, Generator, House, text};
use sudoku_logic::{Board, English, Patterns, Proper, Step, Technique, Techniques, steps};

const POSITIONS: &str = include_str!("data/positions.tsv");

/// A row of the table.
struct Position {
    technique: Technique,
    seed: u64,
    /// The number of the puzzle among those of the seed, from 0.
    number: usize,
    board: Board,
    line: &'static str,
}

fn positions() -> Vec<Position> {
    let rows = POSITIONS.lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| {
        let fields: Vec<&str> = row.split('\t').collect();
        let [technique, seed, number, _, position, line] = fields[..] else { panic!("{row}") };
        let contents = text::read(position.as_bytes()).unwrap().contents;
        let board = Board::from_play(&contents.clues(), &contents.placed(), contents.pencilmarks());
        Position {
            technique: Technique::from_name(technique).unwrap(),
            seed: seed.parse().unwrap(),
            number: number.parse().unwrap(),
            board: board.proved(&Proper::prove(&contents.clues()).unwrap()).unwrap(),
            line,
        }
    })
    .collect()
}

impl Position {
    /// The step that the row is about.
    fn step(&self) -> Step {
        let only = Techniques::NONE.with(self.technique);
        let mut found = steps::<Patterns>(&self.board, &only);
        let step = found.find(|step| step.to_string() == self.line);
        step.unwrap_or_else(|| panic!("not found: {}", self.line))
    }
}

#[test]
fn every_technique_has_a_position() {
    let found: Vec<Technique> = positions().iter().map(|position| position.technique).collect();
    assert_eq!(found, Technique::ALL);
}

#[test]
fn every_position_has_its_step() {
    for position in positions() {
        assert_eq!(position.step().technique(), position.technique);
    }
}

/// The boards are of puzzles that the generator makes.
#[test]
fn the_positions_are_our_own() {
    let mut of_seeds: BTreeMap<u64, BTreeMap<usize, Vec<Board>>> = BTreeMap::new();
    for Position { seed, number, board, .. } in positions() {
        of_seeds.entry(seed).or_default().entry(number).or_default().push(board);
    }
    for (seed, boards) in of_seeds {
        let mut generator = Generator::new(seed);
        let last = *boards.keys().max().unwrap();
        for number in 0..=last {
            let puzzle = generator.generate().unwrap();
            for board in boards.get(&number).into_iter().flatten() {
                let filled = board.to_grid();
                let clues = filled.clues().filter(|(cell, _)| board.clues().contains(*cell));
                assert!(clues.eq(puzzle.clues()), "{puzzle}");
            }
        }
    }
}

/// A cell in a drawing, as the page explains.
fn cell_text(position: &Position, step: &Step, cell: Cell) -> String {
    let board = &position.board;
    let candidates = board.candidates(cell);
    let removed = step.removals().candidates(cell);
    let mut text = (candidates - removed).to_string();
    let part = step.parts().iter().position(|part| part.contains(cell));
    if part.is_some() && board.filled().contains(cell) && !board.clues().contains(cell) {
        text.insert(0, '+');
    }
    if !removed.is_empty() {
        write!(text, "-{removed}").unwrap();
    }
    if let Some((_, digit)) = step.placement().filter(|(placed, _)| *placed == cell) {
        write!(text, "={digit}").unwrap();
    }
    match part {
        Some(0) => format!("[{text}]"),
        Some(1) => format!("({text})"),
        Some(2) => format!("{{{text}}}"),
        Some(_) => format!("<{text}>"),
        None => format!(" {text} "),
    }
}

fn drawing(position: &Position, step: &Step) -> String {
    let cells = Cell::ALL.map(|cell| cell_text(position, step, cell));
    let width =
        |column: usize| cells.iter().skip(column).step_by(9).map(String::len).max().unwrap();
    let widths: Vec<usize> = (0..9).map(width).collect();
    let dashes = |three: &[usize]| "-".repeat(three.iter().sum::<usize>() + three.len() + 1);
    let border: Vec<String> = widths.chunks(3).map(dashes).collect();
    let border = format!("+{}+\n", border.join("+"));
    let mut drawing = border.clone();
    for row in House::ROWS {
        for (column, cell) in row.cells().into_iter().enumerate() {
            let separator = if column % 3 == 0 { "| " } else { "" };
            let text = &cells[cell.index()];
            write!(drawing, "{separator}{text:width$} ", width = widths[column]).unwrap();
        }
        drawing += "|\n";
        if row.position() % 3 == 2 {
            drawing += &border;
        }
    }
    drawing
}

/// A text in lines of at most 100 columns.
fn wrapped(text: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().unwrap();
        if line.len() + 1 + word.len() > 100 {
            lines.push(word.to_owned());
        } else {
            line.push_str(if line.is_empty() { "" } else { " " });
            line.push_str(word);
        }
    }
    lines.join("\n")
}

/// The block of a technique between its fences.
fn example(position: &Position) -> String {
    let step = position.step();
    let description = wrapped(&step.describe(&English).to_string());
    let line = wrapped(&step.to_string());
    format!("{line}\n\n{}\n{description}\n", drawing(position, &step))
}

#[test]
fn the_page_draws_every_technique() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/techniques.md");
    let page = std::fs::read_to_string(&path).unwrap().replace("\r\n", "\n");
    let (start, sections) = page.split_once("\n### ").unwrap();
    let mut made = start.to_owned();
    let mut positions = positions().into_iter();
    for section in sections.split("\n### ") {
        let position = positions.next().unwrap();
        let (name, rest) = section.split_once('\n').unwrap();
        assert_eq!(name, position.technique.name());
        let level = position.technique.level().number();
        assert!(rest.contains(&format!("\nLevel {level}. HoDoKu: ")), "{name}");
        assert!(rest.contains("Sudoku Explainer: ") || rest.contains("Sudoku\nExplainer: "));
        let (before, rest) = rest.split_once("\n```text\n").unwrap();
        let (_, after) = rest.split_once("```\n").unwrap();
        write!(made, "\n### {name}\n{before}\n```text\n{}```\n{after}", example(&position))
            .unwrap();
    }
    assert!(positions.next().is_none());
    if std::env::var_os("UPDATE_PAGES").is_some() {
        std::fs::write(&path, &made).unwrap();
        return;
    }
    let difference = page.lines().zip(made.lines()).find(|(found, made)| found != made);
    assert!(
        page == made,
        "docs/techniques.md is not up to date; UPDATE_PAGES=1 cargo test -p sudoku-logic \
         --test techniques_page writes it: {difference:?}",
    );
    for line in page.lines() {
        assert!(line.chars().count() <= 100, "{line}");
    }
}
