//! The JSON that `--json` writes is what the help says.
#![cfg(feature = "json")]
#![allow(clippy::unwrap_used)]

mod common;

use common::{CONFLICT, EASY, EASY_SOLVED, HARD, IMPOSSIBLE, TWO, mixed_text, rows, run};
use serde_json::{Value, json};

fn objects(arguments: &[&str], input: &str) -> Vec<Value> {
    let outcome = run(arguments, input);
    outcome.lines().into_iter().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn solve() {
    let input = format!("# x\n\n{EASY} # x\n{CONFLICT}\n{IMPOSSIBLE}\n{TWO}\n{}!\n", rows(EASY));
    let found = objects(&["--json"], &input);
    assert_eq!(found.len(), 6, "{found:?}");
    assert_eq!(
        found[0],
        json!({
            "input": "standard input", "line": 3, "puzzle": EASY, "status": "proper",
            "solution": EASY_SOLVED, "nodes": 1, "guesses": 0,
        })
    );
    assert_eq!(
        found[1],
        json!({
            "input": "standard input", "line": 4, "puzzle": CONFLICT, "status": "conflict",
            "reason": {
                "text": "two 5s in row 1: r1c2 and r1c9",
                "house": "row 1", "digit": 5, "cells": ["r1c2", "r1c9"],
            },
            "nodes": 0, "guesses": 0,
        })
    );
    assert_eq!(
        (&found[2]["status"], &found[2]["reason"]["text"]),
        (&json!("none"), &json!("no solution"))
    );
    assert_eq!(found[3]["status"], "several");
    assert_eq!(found[3]["solutions"].as_array().unwrap().len(), 2);
    assert_eq!((&found[4]["line"], &found[4]["puzzle"]), (&json!(7), &json!(EASY)));
    assert_eq!(
        found[5],
        json!({
            "input": "standard input", "line": 16, "puzzle": "!", "status": "unreadable",
            "reason": {
                "text": "line 16, column 1: \
                    found '!', expected 1 to 9, or one of . 0 _ * for an empty cell",
                "line": 16, "column": 1,
            },
        })
    );
}

#[test]
fn check_and_count() {
    let found = objects(&["check", "--json"], &format!("{}{}", "55......5", ".".repeat(72)));
    assert_eq!((&found[0]["clues"], &found[0]["status"]), (&json!(3), &json!("conflict")));
    assert_eq!(found[0]["conflicts"].as_array().unwrap().len(), 4);
    assert_eq!(found[0]["conflicts"][0], found[0]["reason"]);
    let count = |puzzle: &str| objects(&["count", "--json", "--limit", "5"], puzzle).remove(0);
    for (puzzle, status, number) in [
        (EASY, "proper", 1),
        (TWO, "several", 2),
        (IMPOSSIBLE, "none", 0),
        (CONFLICT, "conflict", 0),
    ] {
        let found = count(puzzle);
        assert_eq!(found["status"], status);
        assert_eq!((&found["count"], &found["limit"]), (&json!(number), &json!(5)));
    }
}

#[test]
fn paused() {
    let found = objects(&["--json", "--max-nodes", "3"], HARD);
    assert_eq!((&found[0]["status"], &found[0]["nodes"]), (&json!("paused"), &json!(3)));
    let nodes = objects(&["--json"], HARD)[0]["nodes"].to_string();
    run(&["--max-nodes", &nodes], HARD).expect(0);
    let found = objects(&["count", "--json", "--max-nodes", "0"], HARD);
    assert_eq!((&found[0]["status"], &found[0]["count"]), (&json!("paused"), &json!(0)));
}

#[test]
fn every_line_is_an_object() {
    let text = mixed_text();
    for command in ["solve", "check", "count"] {
        let plain = run(&[command, "-"], &text);
        let answers =
            plain.lines().into_iter().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let found = objects(&[command, "--json", "-"], &text);
        assert_eq!(found.len(), answers.clone().count());
        for (object, answer) in found.iter().zip(answers).filter(|_| command == "solve") {
            assert_eq!(object["status"] == "proper", !answer.starts_with('!'), "{object} {answer}");
        }
    }
}

#[test]
fn bench() {
    let found = objects(&["bench", "--json", EASY], "");
    assert_eq!(found[0]["puzzles"], 1);
    assert!(found[0]["per_second"].as_f64().unwrap() > 0.0);
}
