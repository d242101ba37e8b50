//! `rate`: the ratings are those of the library, and no line makes a table fail.
#![allow(clippy::unwrap_used)]

mod common;

use common::{CONFLICT, EASY, EASY_SOLVED, Folder, HARD, IMPOSSIBLE, TWO, mixed_text, run, set};
use sudoku_core::{Grid, Pencilmarks};
use sudoku_logic::{Level, Proper, Rating, rate, rate_with_rectangles};

/// The columns of a row up to the reason.
fn row(puzzle: &str, status: &str, scheme: &str, rating: &Rating, end: &str) -> String {
    let level = match rating.level() {
        Level::Beyond => "beyond".to_owned(),
        level => level.number().to_string(),
    };
    let [rounds, removed] = [rating.rounds(), rating.removed()]
        .map(|numbers| numbers.map(|it| it.to_string()).join(","));
    format!("{puzzle},{status},{scheme},{level},{rounds},{removed},{end},")
}

#[test]
fn the_ratings_are_those_of_the_library() {
    let puzzles: Vec<String> = set("unbiased").into_iter().map(|[puzzle, ..]| puzzle).collect();
    let outcome = run(&["rate"], puzzles.join("\n"));
    let with_rectangles = run(&["rate", "--rectangles"], puzzles.join("\n"));
    let (plain, with) = (outcome.expect(0).lines(), with_rectangles.expect(0).lines());
    assert!(plain[0].starts_with("puzzle,status,scheme,level,rounds_1,"), "{}", plain[0]);
    assert_eq!((plain[0], plain.len()), (with[0], puzzles.len() + 1));
    let rated = format!("{0} puzzles, {0} rated", puzzles.len());
    assert!(outcome.stderr.contains(&rated), "{}", outcome.stderr);
    for (puzzle, (plain, with)) in puzzles.iter().zip(plain[1..].iter().zip(&with[1..])) {
        let grid: Grid = puzzle.parse().unwrap();
        let end = |rating: &Rating| match rating.level() {
            Level::Beyond => "stuck",
            _ => "solved",
        };
        let rating = rate(&grid);
        assert_eq!(*plain, row(puzzle, "proper", "rounds 1", &rating, end(&rating)));
        let rating = rate_with_rectangles(&Proper::prove(&grid).unwrap());
        let scheme = "rounds with rectangles 1";
        assert_eq!(*with, row(puzzle, "proper", scheme, &rating, end(&rating)));
    }
}

#[test]
fn every_status() {
    let sukaku = Pencilmarks::from_grid(&EASY.parse().unwrap()).to_string();
    let input =
        format!("# x\n\n{EASY_SOLVED}\n{CONFLICT}\n{IMPOSSIBLE}\n{TWO}\n{sukaku}\n{EASY}k\n");
    let outcome = run(&["rate"], &input);
    let lines = outcome.expect(1).lines();
    assert_eq!(lines.len(), 7);
    assert_eq!(lines[1], format!("{EASY_SOLVED},proper,rounds 1,1,0,0,0,0,0,0,solved,"));
    assert!(lines[2].starts_with(&format!("{CONFLICT},conflict,rounds 1,")), "{}", lines[2]);
    assert!(lines[2].ends_with(",contradicted,two 5s in row 1: r1c2 and r1c9"), "{}", lines[2]);
    assert!(lines[3].starts_with(&format!("{IMPOSSIBLE},none,rounds 1,")), "{}", lines[3]);
    assert!(lines[3].ends_with(",no solution"), "{}", lines[3]);
    assert!(lines[4].starts_with(&format!("{TWO},several,rounds 1,beyond,")), "{}", lines[4]);
    assert!(lines[4].ends_with(",stuck,more than one solution"), "{}", lines[4]);
    let candidates = ",proper,,,,,,,,,,\"it is made of candidates, not of clues\"";
    assert_eq!(lines[5], format!("{sukaku}{candidates}"));
    assert!(lines[6].starts_with(",unreadable,,,,,,,,,,\"standard input: line 8, column 82: "));
    // Without a proof, nothing is rated by a scheme that needs one.
    let outcome = run(&["rate", "--rectangles"], &input);
    let with = outcome.expect(1).lines();
    assert_eq!(with[2], format!("{CONFLICT},conflict,,,,,,,,,,two 5s in row 1: r1c2 and r1c9"));
    assert_eq!(with[3], format!("{IMPOSSIBLE},none,,,,,,,,,,no solution"));
    assert_eq!(with[4], format!("{TWO},several,,,,,,,,,,more than one solution"));
    assert_eq!(with[5..], lines[5..]);
    assert!(run(&["rate", HARD], "").expect(0).stdout.contains(",proper,rounds 1,beyond,"));
    assert_eq!(run(&["rate", "-"], "").expect(0).lines().len(), 1);
    run(&["rate", "no-such-file"], "").expect(2);
}

/// Every text that should be a puzzle has a row, in its place, whatever the threads.
#[test]
fn many_puzzles() {
    let text = mixed_text();
    let checked = run(&["check", "-q", "-"], &text);
    let answers =
        checked.lines().into_iter().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let whole = run(&["rate", "-q", "-j1", "-"], &text);
    let rows = whole.expect(1).lines();
    assert_eq!(rows.len(), answers.clone().count() + 1);
    for (row, answer) in rows[1..].iter().zip(answers) {
        assert_eq!(row.contains(",proper,"), answer.starts_with("proper"), "{row} {answer}");
    }
    assert_eq!(run(&["rate", "-q", "-j3", "-"], &text).expect(1).stdout, whole.stdout);
    let parts = ["1/2", "2/2"].map(|part| run(&["rate", "-q", "--shard", part, "-"], &text));
    let number: usize = parts.iter().map(|part| part.lines().len() - 1).sum();
    assert_eq!(number, rows.len() - 1);

    // The header is there once, also where a run is continued.
    let folder = Folder::new("rate");
    let (input, output) = (folder.file("in", &text), folder.path("out"));
    let call = ["rate", "--resume", "-o", &output, &input];
    run(&call, "").expect(1);
    let wanted = std::fs::read_to_string(&output).unwrap();
    assert_eq!(wanted.replace(&input, "standard input"), whole.stdout);
    assert!(run(&call, "").expect(1).stderr.contains("everything"));
    let other = run(&[&call[..], &["--rectangles"]].concat(), "");
    assert!(other.expect(2).stderr.contains("another command"), "{}", other.stderr);
}

#[cfg(feature = "json")]
#[test]
fn objects() {
    let input = format!("# x\n{EASY}\n{TWO}\n{HARD}\nx\n");
    let outcome = run(&["rate", "--json"], input);
    let found: Vec<serde_json::Value> =
        outcome.lines().into_iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let rating = rate(&EASY.parse().unwrap());
    assert_eq!(
        found[0],
        serde_json::json!({
            "input": "standard input", "line": 2, "puzzle": EASY, "status": "proper",
            "scheme": "rounds 1", "level": rating.level().number(), "rounds": rating.rounds(),
            "removed": rating.removed(), "end": "solved",
        })
    );
    assert_eq!((&found[1]["status"], &found[1]["level"]), (&"several".into(), &"beyond".into()));
    assert_eq!(found[1]["reason"]["text"], "more than one solution");
    assert_eq!((&found[2]["status"], &found[2]["end"]), (&"proper".into(), &"stuck".into()));
    assert_eq!(found[3]["status"], "unreadable");
}
