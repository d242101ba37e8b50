//! Lists that say something of each puzzle: positions by technique, puzzles by difficulty.
//!
//! The test reads the boards of `logic/tests/data`, or every list below the folder that
//! `SUDOKU_DATA` names, and prints what was found by list and part: a part is what the lines say
//! before the position, or the whole number of the rating after it. Of a long part, it takes lines
//! at even distances, 300 or as many as `SUDOKU_LOGIC_COUNT` says:
//!
//! ```text
//! SUDOKU_DATA=DIR cargo test --release -p sudoku-logic --test named_lists -- --nocapture
//! ```
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use std::collections::BTreeMap;
use std::path::Path;

use common::lists::{Listed, candidates};
use sudoku_logic::{Board, Technique, Verdict, rate};

/// How hard a puzzle may be for Sudoku Explainer, in tenths, if it needs nothing but levels 1 to 3:
/// 4.4 is the XYZ-wing, and all of its easier rules are techniques of these levels
/// (`docs/techniques.md`). Then come rectangles and loops, which take it for granted that there is
/// one solution.
const LEVELS_1_TO_3: u32 = 44;

/// What was found in one part of a list.
#[derive(Default)]
struct Part {
    lines: usize,
    with_steps: usize,
    solved: usize,
}

/// The part of its list that a line belongs to. A name may be a path, whose last folder counts.
fn part(line: &Listed) -> String {
    match (&line.name, line.rating) {
        (Some(name), _) => {
            let folder = name.rsplit_once('/').map_or(name.as_str(), |(folder, _)| folder);
            folder.rsplit('/').next().unwrap().to_owned()
        }
        (None, Some(rating)) => format!("rated {}", rating / 10),
        (None, None) => "puzzles".to_owned(),
    }
}

/// The board at the end, after a check of every step of every board on the way.
fn follow(mut board: Board, line: &Listed) -> Result<Board, String> {
    let stay = candidates(&line.solution);
    while let Some(step) = common::sound_steps(&board, &stay)?.first() {
        board.apply(step).unwrap();
    }
    Ok(board)
}

/// Goes to the end of a line, and checks what the line says of it.
fn examine(line: &Listed, part: &mut Part) -> Result<(), String> {
    part.lines += 1;
    let named = line.name.as_deref().and_then(Technique::from_name);
    if named.is_some_and(|technique| common::found(&line.board, technique).is_empty()) {
        return Err(format!("no step in {}", line.board.to_pencilmarks()));
    }
    let end = follow(line.board, line)?;
    part.with_steps += usize::from(end != line.board);
    part.solved += usize::from(end.is_solved());
    let is_easy = line.rating.is_some_and(|rating| rating <= LEVELS_1_TO_3);
    if is_easy && rate(&line.puzzle).verdict() != Verdict::Solved {
        return Err(format!("beyond level 3: {}", line.puzzle));
    }
    Ok(())
}

#[test]
fn every_line_of_every_list() {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");
    let folder = std::env::var_os("SUDOKU_DATA").unwrap_or_else(|| data.into());
    let count = common::lists::count(300);
    let mut faults = Vec::new();
    let mut all = 0;
    for (list, lines) in common::lists::lists(Path::new(&folder)) {
        let mut by_part: BTreeMap<String, Vec<Listed>> = BTreeMap::new();
        for line in lines {
            by_part.entry(part(&line)).or_default().push(line);
        }
        for (name, lines) in by_part {
            let mut part = Part::default();
            let distance = lines.len().div_ceil(count).max(1);
            let examined = lines.iter().step_by(distance).map(|line| examine(line, &mut part));
            let before = faults.len();
            faults.extend(examined.filter_map(Result::err).map(|fault| format!("{list}: {fault}")));
            let Part { lines: examined, with_steps, solved } = part;
            let passed = examined + before - faults.len();
            println!(
                "{list}, {name}: {passed} of {examined} pass, {with_steps} with steps, \
                 {solved} solved",
            );
            all += examined;
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(all > 30, "{all} lines");
}
