//! What `hint`, `explain` and `rate` write as JSON.
#![cfg(feature = "json")]
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::{CONFLICT, EASY, EASY_SOLVED, HARD, IMPOSSIBLE, rows, run, set};
use serde_json::{Value, json};
use sudoku_core::text::{Contents, Format};
use sudoku_core::{Candidates, Cell, Grid, Pencilmarks};
use sudoku_logic::{Board, End, Level, Path, Patterns, Proper, Technique, Techniques, steps};

fn objects(arguments: &[&str], input: &str) -> Vec<Value> {
    let outcome = run(&[arguments, &["--json", "-q"]].concat(), input);
    outcome.lines().into_iter().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn keys(object: &Value) -> Vec<&str> {
    object.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn hints() {
    let input = format!("# x\n{CONFLICT}\n{IMPOSSIBLE}\n{HARD}\n{EASY_SOLVED}\n{}x\n", rows(EASY));
    let found = objects(&["hint"], &input);
    assert_eq!(found.len(), 6);
    assert_eq!(found[0]["status"], "conflict");
    assert_eq!(found[0]["reason"]["house"], "row 1");
    assert_eq!((&found[1]["status"], &found[1]["end"]), (&json!("none"), &Value::Null));
    assert_eq!((&found[2]["end"], &found[2]["needs"]), (&json!("stuck"), &json!("beyond")));
    assert_eq!((&found[3]["end"], &found[3]["status"]), (&json!("solved"), &json!("proper")));
    assert_eq!(found[4]["line"], 6);
    let step = &found[4]["step"];
    assert_eq!(
        Technique::from_name(step["technique"].as_str().unwrap()).unwrap().level().number(),
        1
    );
    assert_eq!(step["level"], 1);
    let [placement] = &step["placements"].as_array().unwrap()[..] else { panic!("{step}") };
    let cell: Cell = placement["cell"].as_str().unwrap().parse().unwrap();
    let solution: Grid = EASY_SOLVED.parse().unwrap();
    assert_eq!(placement["digit"], solution.get(cell).unwrap().get());
    assert_eq!(found[5]["status"], "unreadable");
    for (depth, wanted) in [
        ("technique", &["technique", "level", "text", "description"][..]),
        ("place", &["technique", "level", "place", "text", "description"]),
        (
            "pattern",
            &[
                "technique",
                "level",
                "place",
                "houses",
                "digits",
                "cells",
                "parts",
                "text",
                "description",
            ],
        ),
    ] {
        let found = objects(&["hint", "--techniques=hidden-single", "--depth", depth, EASY], "");
        let mut wanted = wanted.to_vec();
        wanted.sort_unstable();
        assert_eq!(keys(&found[0]["step"]), wanted);
    }
}

#[test]
fn mistakes() {
    let mut placed = Grid::EMPTY;
    placed.set(Cell::ALL[2], 1.try_into().ok());
    let mut notes = Pencilmarks::from_grid(&EASY.parse().unwrap());
    notes.set(Cell::ALL[3], Candidates::D2);
    let contents = Contents::new(EASY.parse().unwrap()).with_placed(placed).with_pencilmarks(notes);
    let text = Format::MarkedPencilmarks.write(&contents).unwrap().to_string();
    for command in ["hint", "explain"] {
        let found = objects(&[command, &text], "");
        assert_eq!((&found[0]["status"], &found[0]["end"]), (&json!("proper"), &json!("mistakes")));
        assert_eq!(found[0]["wrong_digits"], json!(["r1c3"]));
        assert_eq!(found[0]["wrong_notes"], json!(["r1c4"]));
        assert_eq!(found[0]["mistakes"].as_array().unwrap().len(), 2);
    }
}

/// To take the steps that the objects tell leads to the end that they tell.
#[test]
fn paths() {
    let puzzles: String =
        set("unbiased").into_iter().take(100).map(|[puzzle, ..]| puzzle + "\n").collect();
    let mut ends = [0, 0];
    for path in objects(&["explain"], &puzzles) {
        let puzzle: Grid = path["puzzle"].as_str().unwrap().parse().unwrap();
        let mut board = Board::from_proper(&Proper::prove(&puzzle).unwrap());
        let mut highest = 0;
        for told in path["steps"].as_array().unwrap() {
            let technique = Technique::from_name(told["technique"].as_str().unwrap()).unwrap();
            let only = Techniques::NONE.with(technique);
            let step = steps::<Patterns>(&board, &only).find(|it| told["text"] == it.to_string());
            let step = step.unwrap();
            let cells = |key: &str| -> Vec<Cell> {
                let names = told[key].as_array().into_iter().flatten();
                names.map(|name| name.as_str().unwrap().parse().unwrap()).collect()
            };
            assert_eq!(cells("cells"), step.cells().iter().collect::<Vec<_>>());
            let candidates = |key: &str| -> Vec<(Cell, u64)> {
                let candidates = told[key].as_array().into_iter().flatten();
                let candidate = |it: &Value| {
                    let cell = it["cell"].as_str().unwrap().parse().unwrap();
                    (cell, it["digit"].as_u64().unwrap())
                };
                candidates.map(candidate).collect()
            };
            let wanted = step.removals().iter().map(|(cell, digit)| (cell, digit.get().into()));
            assert_eq!(candidates("removals"), wanted.collect::<Vec<_>>());
            let wanted = step.placement().map(|(cell, digit)| (cell, digit.get().into()));
            assert_eq!(candidates("placements"), wanted.into_iter().collect::<Vec<_>>());
            let links = told["links"].as_array().map_or(0, Vec::len);
            assert_eq!(links, step.links().count());
            highest = highest.max(technique.level().number());
            board.apply(&step).unwrap();
        }
        match path["end"].as_str().unwrap() {
            "solved" => {
                assert!(board.is_solved());
                assert_eq!(path["level"], highest);
                ends[0] += 1;
            }
            end => {
                let mut rest = Path::<Patterns>::new(board, Techniques::DEFAULT);
                assert_eq!((end, rest.next()), ("stuck", None));
                let needs = match rest.end() {
                    Some(End::Stuck(Level::Beyond)) => json!("beyond"),
                    Some(End::Stuck(level)) => json!(level.number()),
                    end => panic!("{end:?}"),
                };
                assert_eq!(path["needs"], needs);
                assert_eq!(path["candidates"], board.to_pencilmarks().to_string());
                ends[1] += 1;
            }
        }
    }
    assert!(ends.iter().all(|&number| number > 0), "{ends:?}");
    let found = objects(&["explain", CONFLICT], "");
    assert_eq!((&found[0]["end"], &found[0]["steps"]), (&json!("contradicted"), &json!([])));
    assert_eq!(found[0]["contradiction"], "row 1 has two 5s");
}

#[test]
fn only_one_thing_is_written() {
    for arguments in [&["hint", "--json", "--svg", "-"][..], &["hint", "--json", "--describe"]] {
        assert_eq!(run(&[arguments, &[EASY]].concat(), "").expect(2).stdout, "");
    }
}
