//! Every command, its answers and its exit statuses.
#![allow(clippy::unwrap_used)]

mod common;

use common::{CONFLICT, EASY, EASY_SOLVED, HARD, IMPOSSIBLE, TWO, rows, run, set};
use sudoku_core::Grid;

const NONE: [&str; 0] = [];

#[test]
fn a_line_in_a_line_out() {
    let input = format!("{EASY}\n{EASY_SOLVED}\n");
    let outcome = run(&NONE, &input);
    assert_eq!(outcome.expect(0).stdout, format!("{EASY_SOLVED}\n{EASY_SOLVED}\n"));
    assert!(outcome.stderr.contains("2 puzzles"), "{}", outcome.stderr);
    assert!(outcome.stderr.contains("per second"), "{}", outcome.stderr);
    for arguments in [&["solve"][..], &["-"], &["solve", "-"], &["-j", "1"], &["solve", "-j1"]] {
        assert_eq!(run(arguments, &input).expect(0).stdout, outcome.stdout);
    }
    assert_eq!(run(&["-q"], &input).expect(0).stderr, "");
}

#[test]
fn reasons_in_words_and_in_order() {
    let input = format!("# three that have none\n{CONFLICT}\n\n{IMPOSSIBLE}\n{TWO}\n{EASY}");
    let outcome = run(&NONE, input);
    let lines = outcome.expect(1).lines();
    assert_eq!(lines.len(), 6, "{lines:?}");
    assert_eq!(
        lines[..4],
        ["# three that have none", "! two 5s in row 1: r1c2 and r1c9", "", "! no solution"]
    );
    let two = lines[4].strip_prefix("! more than one solution: ").unwrap();
    let (one, other) = two.split_once(" and ").unwrap();
    let puzzle: Grid = TWO.parse().unwrap();
    for solution in [one, other] {
        assert!(solution.parse::<Grid>().unwrap().is_solution_of(&puzzle));
    }
    assert_ne!(one, other);
    assert_eq!(lines[5], EASY_SOLVED);
}

#[test]
fn the_place_is_that_of_the_input() {
    let input =
        format!("{EASY}\r\n# comment\n{EASY}1\n{}k{}\n{}\n", &EASY[..40], &EASY[41..], &EASY[..80]);
    let expected = [
        EASY_SOLVED,
        "# comment",
        "! standard input: line 3, column 82: \
         found '1', expected the end of the text after 81 symbols",
        "! standard input: line 4, column 41: \
         found 'k', expected 1 to 9, or one of . 0 _ * for an empty cell",
        "! standard input: line 5, column 81: \
         found the end of the text, expected symbol 81 of 81",
    ];
    assert_eq!(run(&NONE, input).expect(1).lines(), expected);
    let bad = rows(EASY).replacen("8..79", "8..7k", 1);
    assert_eq!(
        run(&["check"], format!("\n{bad}")).expect(1).lines(),
        [
            "",
            "! standard input: line 10, column 9: \
            found 'k', expected 1 to 9, or one of . 0 _ * for an empty cell"
        ]
    );
}

#[test]
fn comments_and_empty_lines_pass_untouched() {
    let input = "\n#\n  # a  comment \n\t\n# \u{e9}\n\u{feff}\n";
    let outcome = run(&NONE, input);
    assert_eq!(outcome.expect(0).stdout, input);
    assert!(outcome.stderr.contains("0 puzzles"), "{}", outcome.stderr);
    assert_eq!(run(&NONE, "# without a line feed").expect(0).stdout, "# without a line feed\n");
}

#[test]
fn puzzles_of_several_lines() {
    let board = format!("{:#}", EASY.parse::<Grid>().unwrap());
    let input = format!("{}{board}\n{EASY}\n\n{}\n{board}", rows(EASY), rows(EASY));
    let s = EASY_SOLVED;
    assert_eq!(run(&NONE, input).expect(0).stdout, format!("{s}\n{s}\n{s}\n\n{s}\n\n{s}\n"));
    // What `show` and `--board` write can be read.
    let shown = run(&["show"], format!("{EASY}\n\n{HARD}")).expect(0).stdout.clone();
    assert_eq!(run(&NONE, &shown).expect(0).stdout, run(&[EASY, "-", HARD], "\n").stdout);
    let solved = run(&["--board"], EASY).expect(0).stdout.clone();
    assert_eq!(solved, format!("{:#}\n", EASY_SOLVED.parse::<Grid>().unwrap()));
    assert_eq!(run(&NONE, solved).expect(0).stdout, format!("{EASY_SOLVED}\n"));
}

#[test]
fn no_input_is_the_sample() {
    let outcome = run(&NONE, "");
    assert!(outcome.stderr.contains("sample"), "{}", outcome.stderr);
    let lines = outcome.expect(0).lines();
    let solved: Vec<_> = lines.iter().filter(|line| !line.starts_with('#')).collect();
    assert!(solved.len() > 4 && solved.iter().all(|line| line.parse::<Grid>().is_ok()));
    // A call that names standard input gets what is there.
    assert_eq!(run(&["-"], "").expect(0).stdout, "");
}

#[test]
fn puzzles_as_arguments() {
    let outcome = run(&[EASY, TWO, &EASY[..80]], "");
    let lines = outcome.expect(1).lines();
    assert_eq!(lines[0], EASY_SOLVED);
    assert!(lines[1].starts_with("! more than one solution"));
    assert!(lines[2].starts_with("! argument: line 1, column 81: "), "{}", lines[2]);
    assert_eq!(run(&["solve", &rows(EASY)], "").expect(0).stdout, format!("{EASY_SOLVED}\n"));
}

#[test]
fn check() {
    let three = "55......5".to_owned() + &".".repeat(72);
    let outcome = run(&["check"], format!("{EASY}\n{three}\n{IMPOSSIBLE}\n{TWO}\n!"));
    let lines = outcome.expect(1).lines();
    assert_eq!(lines[0], "proper, 30 clues");
    assert_eq!(
        lines[1],
        "! 3 clues: two 5s in row 1: r1c1 and r1c2; two 5s in row 1: r1c1 and r1c9; \
         two 5s in row 1: r1c2 and r1c9; two 5s in box 1: r1c1 and r1c2"
    );
    assert_eq!(lines[2], "! 17 clues: no solution");
    assert!(lines[3].starts_with("! 28 clues: more than one solution: "), "{}", lines[3]);
    assert!(lines[4].starts_with("! standard input: line 5, column 1: found '!'"), "{}", lines[4]);
    assert_eq!(run(&["check"], EASY).expect(0).stdout, "proper, 30 clues\n");
}

#[test]
fn count() {
    let input = format!("{CONFLICT}\n{IMPOSSIBLE}\n{EASY}\n{TWO}\n{}\n", ".".repeat(81));
    let counts = |limit| run(&["count", "--limit", limit], &input).expect(1).stdout.clone();
    assert_eq!(counts("0"), "0\n0\n0\n0\n0\n");
    assert_eq!(counts("1"), "0\n0\n1\n1\n1\n");
    assert_eq!(counts("2"), "0\n0\n1\n2\n2\n");
    assert_eq!(counts("50"), "0\n0\n1\n2\n50\n");
    assert_eq!(run(&["count"], &input).expect(1).stdout, counts("2"));
    run(&["count", "--limit", "1"], EASY).expect(0);
    run(&["count", "--limit", "1"], TWO).expect(1);
    run(&["count", "--limit", "9"], IMPOSSIBLE).expect(1);
}

#[test]
fn show() {
    let outcome = run(&["show"], format!("# x\n{CONFLICT}\n"));
    assert_eq!(outcome.expect(0).stdout, format!("# x\n{:#}\n", CONFLICT.parse::<Grid>().unwrap()));
    run(&["show"], "x").expect(1);
    let candidates = run(&["show", "--candidates"], EASY).expect(0).stdout.clone();
    let marks = sudoku_core::Pencilmarks::from_grid(&EASY.parse::<Grid>().unwrap());
    assert_eq!(candidates, format!("{marks:#}\n"));
}

#[test]
fn colours() {
    let colour = |arguments: &[&str]| run(arguments, CONFLICT).expect(0).stdout.contains('\x1b');
    assert!(!colour(&["show"]), "a pipe is no terminal");
    assert!(colour(&["show", "--color", "always"]));
    assert!(!colour(&["show", "--color", "never"]));
    let solved = run(&["--board", "--color=always"], EASY).expect(0).stdout.clone();
    assert_eq!(solved.matches("\x1b[32m").count(), 51, "{solved}");
}

#[test]
fn a_budget_that_runs_out_is_never_no() {
    let answer = |command, nodes: &str| {
        let outcome = run(&[command, "--max-nodes", nodes], format!("{HARD}\n{IMPOSSIBLE}\n"));
        outcome.expect(1).stdout.clone()
    };
    assert_eq!(answer("solve", "3"), "! paused after 3 nodes\n! no solution\n");
    assert!(answer("check", "3").contains(" clues: paused after 3 nodes\n"));
    assert!(answer("count", "0").starts_with("! paused after 0 nodes: at least 0 so far\n"));
    let whole = run(&NONE, format!("{HARD}\n{IMPOSSIBLE}\n")).stdout;
    assert_eq!(answer("solve", "4000000000"), whole);
    assert_eq!(answer("count", "4000000000"), "1\n0\n");
}

#[test]
fn bench() {
    let puzzles: String = set("unbiased").into_iter().map(|[puzzle, ..]| puzzle + "\n").collect();
    let outcome = run(&["bench", "-j", "2", "-"], format!("# x\n{puzzles}x\n"));
    let text = &outcome.expect(0).stdout;
    assert!(text.starts_with("puzzles        200, 200 with exactly one"), "{text}");
    for words in ["1 texts are no puzzle", "2 threads", "p50", "p90", "p99", "max", "guesses"] {
        assert!(text.contains(words), "{text}");
    }
    run(&["bench", "-"], "").expect(2);
    run(&["bench"], "").expect(2);
}

#[test]
fn help_and_version() {
    for arguments in [
        &["--help"][..],
        &["-h"],
        &["help"],
        &["help", "count"],
        &["solve", "--help"],
        &["bench", "-h"],
    ] {
        assert!(run(arguments, "").expect(0).stdout.contains("Usage: "));
    }
    assert!(run(&["--help"], "").stdout.contains("Examples:"));
    let version = run(&["--version"], "").expect(0).stdout.clone();
    let backend = sudoku_core::Backend::best();
    let number = env!("CARGO_PKG_VERSION");
    assert_eq!(version, format!("sudoku-core {number} (searches with the backend {backend})\n"));
}

#[test]
fn pages() {
    assert!(run(&["man"], "").expect(0).stdout.contains(".TH sudoku-core 1"));
    for shell in ["bash", "fish", "powershell", "zsh"] {
        assert!(run(&["completions", shell], "").expect(0).stdout.contains("sudoku-core"));
    }
}

#[test]
fn calls_that_are_not_understood() {
    for arguments in [
        &["--limit"][..],
        &["count", "--limit", "x"],
        &["count", "--limit", "-1"],
        &["--no-such-option"],
        &["solve", "--candidates"],
        &["--shard", "0/3"],
        &["--shard", "4/3"],
        &["--shard", "3"],
        &["--resume"],
        &["-j", "x"],
        &["completions"],
    ] {
        let outcome = run(arguments, EASY);
        assert!(outcome.expect(2).stderr.contains("--help"), "{arguments:?}");
        assert_eq!(outcome.stdout, "", "{arguments:?}");
    }
    let misspelt = run(&["cuont", EASY], "");
    assert!(misspelt.expect(2).stderr.contains("a command would have to come first"));
}
