//! `canon`, `minimize` and `check --minimal`, against the functions of the library and against the
//! canonical forms of others.
#![allow(clippy::unwrap_used)]

mod common;

use std::collections::HashSet;

use common::{CONFLICT, EASY, Folder, HARD, IMPOSSIBLE, TWO, rows, run, set};
use sudoku_core::{
    Grid, Pencilmarks, SeededRandom, Transform, canonicalize, is_minimal, is_proper, solve,
};

fn grid(text: &str) -> Grid {
    text.parse().unwrap()
}

/// So many random images of a puzzle.
fn images(puzzle: &str, number: usize, seed: u64) -> String {
    let mut random = SeededRandom::new(seed);
    let images = (0..number).map(|_| Transform::random(&mut random).apply(&grid(puzzle)));
    images.map(|image| format!("{image}\n")).collect()
}

/// Clues of proper puzzles, of puzzles with several solutions or none, and of none at all.
fn puzzles() -> Vec<String> {
    let known = set("canonical/puzzles").into_iter().map(|[puzzle, ..]| puzzle);
    let others = [EASY, TWO, IMPOSSIBLE, CONFLICT, &".".repeat(81)].map(str::to_owned);
    known.chain(others).collect()
}

#[test]
fn the_forms_are_those_of_others() {
    for name in ["canonical/puzzles", "canonical/grids"] {
        let sample = set(name);
        let text: String = sample.iter().map(|[puzzle, ..]| format!("{puzzle}\n")).collect();
        let forms = run(&["canon", "-q"], &text).expect(0).stdout.clone();
        assert_eq!(forms.lines().count(), sample.len());
        for (form, [_, known, _]) in forms.lines().zip(&sample) {
            assert_eq!(form, known);
        }
    }
}

#[test]
fn every_text_has_its_form_in_its_place() {
    let text = format!("# a comment\n{EASY} # x\n\n{}x\n{}\n", &EASY[..80], rows(TWO));
    let outcome = run(&["canon", "-q"], &text);
    let form = |puzzle| canonicalize(&grid(puzzle)).0.to_string();
    let lines = outcome.expect(1).lines();
    assert_eq!((lines[0], lines[1], lines[2]), ("# a comment", &*form(EASY), ""));
    assert!(lines[3].starts_with("! standard input: line 4, column 81: "), "{}", lines[3]);
    assert_eq!(lines[4..], [&*form(TWO), ""]);
}

/// The map leads from the puzzle to the form, and the line can be read as a puzzle.
#[test]
fn maps_lead_to_the_forms() {
    let puzzles = puzzles();
    let outcome = run(&["canon", "-q", "--with-map"], puzzles.join("\n"));
    let lines = outcome.expect(0).lines();
    assert_eq!(lines.len(), puzzles.len());
    for (line, puzzle) in lines.iter().zip(&puzzles) {
        let (form, map) = line.split_once(" # ").unwrap();
        let map: Transform = map.parse().unwrap();
        assert_eq!(map.apply(&grid(puzzle)), grid(form), "{line}");
    }
    let again = run(&["canon", "-q"], &outcome.stdout).expect(0).stdout.clone();
    assert_eq!(again, run(&["canon", "-q"], puzzles.join("\n")).stdout);
}

#[test]
fn a_thousand_transforms_are_one() {
    for puzzle in [EASY, &*set("canonical/puzzles")[0][0], CONFLICT] {
        let text = images(puzzle, 1000, 7);
        assert!(text.lines().collect::<HashSet<_>>().len() > 500);
        for threads in ["-j1", "-j2"] {
            let outcome = run(&["canon", "--unique", threads], &text);
            let form = canonicalize(&grid(puzzle)).0;
            assert_eq!(outcome.expect(0).stdout, format!("{form}\n"));
            let said = "1000 puzzles, 1000 with a canonical form, 999 left out as isomorphic";
            assert!(outcome.stderr.contains(said), "{}", outcome.stderr);
        }
    }
}

/// The lines that remain are the first of their classes, in their order, with their own maps.
#[test]
fn unique_keeps_what_comes_first() {
    let mut text = String::from("# a comment\n");
    for round in 0..40 {
        for puzzle in puzzles() {
            text += &images(&puzzle, 1, round);
        }
        text += "# another comment\nx\n";
    }
    let all = run(&["canon", "-q", "--with-map"], &text);
    let mut seen = HashSet::new();
    let wanted: Vec<&str> = all
        .expect(1)
        .lines()
        .into_iter()
        .filter(|line| line.starts_with(['#', '!']) || seen.insert(&line[..81]))
        .collect();
    let classes: HashSet<_> = puzzles().iter().map(|it| canonicalize(&grid(it)).0).collect();
    assert_eq!(seen.len(), classes.len());
    assert!(classes.len() > 30, "{}", classes.len());
    for threads in ["-j1", "-j2"] {
        let unique = run(&["canon", "-q", "--with-map", "--unique", threads], &text);
        assert_eq!(unique.expect(1).lines(), wanted);
    }
    let folder = Folder::new("canon_unique");
    let arguments = ["canon", "--unique", "--resume", "-o", &folder.path("out")];
    assert!(run(&arguments, &text).expect(2).stderr.contains("--resume"));
}

#[test]
fn minimal_puzzles_have_the_same_solution() {
    let puzzles: Vec<_> = set("singles_only").into_iter().map(|[puzzle, ..]| puzzle).collect();
    let outcome = run(&["minimize", "-q"], puzzles.join("\n"));
    let lines = outcome.expect(0).lines();
    assert_eq!(lines.len(), puzzles.len());
    for (minimal, puzzle) in lines.iter().zip(&puzzles) {
        let (minimal, puzzle) = (grid(minimal), grid(puzzle));
        assert!(is_minimal(&minimal));
        assert_eq!(solve(&minimal), solve(&puzzle));
        assert!(minimal.clues().all(|(cell, digit)| puzzle.get(cell) == Some(digit)));
    }
    let outcome = run(&["minimize", "-q"], format!("{CONFLICT}\n# x\n{IMPOSSIBLE}\n{TWO}\n"));
    let lines = outcome.expect(1).lines();
    assert_eq!(lines[..3], ["! two 5s in row 1: r1c2 and r1c9", "# x", "! no solution"][..]);
    assert!(lines[3].starts_with("! more than one solution"), "{}", lines[3]);
}

#[test]
fn puzzles_of_candidates_have_no_clues() {
    let marks = Pencilmarks::from_grid(&grid(EASY)).to_string();
    for command in ["canon", "minimize"] {
        let outcome = run(&[command, "-q"], format!("{EASY}\n{marks}\n"));
        let lines = outcome.expect(1).lines();
        assert_eq!(lines[1], "! standard input: line 2: it is made of candidates, not of clues");
    }
    let outcome = run(&["check", "-q", "--minimal", &marks], "");
    assert!(
        outcome.expect(1).stdout.ends_with("only a puzzle that is made of clues can be minimal\n")
    );
}

/// Which clues are redundant, by trying each of them.
fn redundant(puzzle: &str) -> Vec<String> {
    let puzzle = grid(puzzle);
    let redundant = puzzle.clues().filter(|&(cell, _)| {
        let mut fewer = puzzle;
        fewer.clear(cell);
        is_proper(&fewer)
    });
    redundant.map(|(cell, _)| cell.to_string()).collect()
}

#[test]
fn check_names_redundant_clues() {
    let mut one_more = grid(HARD);
    let solution = solve(&one_more).unwrap();
    let cell = one_more.empty_cells().next().unwrap();
    one_more.set(cell, solution.get(cell));
    let names = redundant(&one_more.to_string());
    for (puzzle, number) in
        [(EASY, 22), (HARD, 0), (&one_more.to_string(), names.len()), (&solution.to_string(), 81)]
    {
        let names = redundant(puzzle);
        assert_eq!(names.len(), number);
        let clues = grid(puzzle).clue_count();
        let wanted = match number {
            0 => format!("proper, {clues} clues, minimal\n"),
            1 => format!("! {clues} clues: 1 clue is redundant: {}\n", names[0]),
            _ => format!("! {clues} clues: {number} clues are redundant: {}\n", names.join(" ")),
        };
        let status = i32::from(number > 0);
        let outcome = run(&["check", "--minimal", puzzle], "");
        assert_eq!(outcome.expect(status).stdout, wanted);
        assert!(outcome.stderr.contains(&format!("1 puzzle, {} minimal", 1 - status)));
        assert!(run(&["check", "-q", puzzle], "").expect(0).stdout.starts_with("proper, "));
    }
    let outcome = run(&["check", "-q", "--minimal"], format!("{TWO}\n{CONFLICT}\n"));
    let checked = run(&["check", "-q"], format!("{TWO}\n{CONFLICT}\n")).stdout;
    assert_eq!(outcome.expect(1).stdout, checked);
    let both = run(&["check", "--minimal", "--max-nodes", "1", EASY], "");
    assert!(both.expect(2).stderr.contains("--help"));
}

#[cfg(feature = "json")]
#[test]
fn json_names_redundant_clues() {
    use serde_json::{Value, json};

    let text = format!("{EASY}\n{HARD}\n{TWO}\n");
    let outcome = run(&["check", "--minimal", "--json"], &text);
    let found: Vec<Value> =
        outcome.expect(1).lines().iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        (&found[0]["minimal"], &found[0]["redundant"]),
        (&json!(false), &json!(redundant(EASY)))
    );
    assert_eq!((&found[1]["minimal"], found[1].get("redundant")), (&json!(true), None));
    assert_eq!((found[2].get("minimal"), found[2].get("redundant")), (None, None));
    run(&["check", "--minimal", "--json"], HARD).expect(0);
    let without = run(&["check", "--json"], EASY);
    assert!(!without.expect(0).stdout.contains("minimal"));
}
