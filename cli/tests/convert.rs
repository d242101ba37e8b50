//! `convert`, and puzzles of every format as input of the other commands.
#![allow(clippy::unwrap_used)]

mod common;

use common::{EASY, EASY_SOLVED, Folder, HARD, TWO, rows, run, set};
use sudoku_core::text::{self, Contents, Format};
use sudoku_core::{Candidates, Cell, Digit, Grid, Pencilmarks, solve};

fn grid(text: &str) -> Grid {
    text.parse().unwrap()
}

/// A puzzle; the same with a digit of the player, and with candidates of which one is deleted.
fn samples() -> [Contents; 3] {
    let clues = grid(EASY);
    let mut placed = Grid::EMPTY;
    placed.set(Cell::ALL[2], Digit::new(4));
    let mut marks = Pencilmarks::from_grid(&clues);
    marks.set(Cell::ALL[3], Candidates::D6 | Candidates::D2);
    let clues = Contents::new(clues);
    [clues, clues.with_placed(placed), clues.with_pencilmarks(marks)]
}

/// Every format to every format and back, for all contents that both hold.
#[test]
fn there_and_back() {
    let mut converted = 0;
    for contents in samples() {
        for from in Format::ALL {
            let Ok(written) = from.write(&contents) else { continue };
            let written = format!("{written}\n");
            for to in Format::ALL.into_iter().filter(|to| to.write(&contents).is_ok()) {
                let there = run(&["convert", "-q", "--to", to.name()], &written);
                let back = ["convert", "-q", "--from", to.name(), "--to", from.name()];
                let back = run(&back, &there.expect(0).stdout);
                let read = from.read(back.expect(0).stdout.as_bytes());
                assert_eq!(read.as_ref(), Ok(&contents), "{from} to {to}:\n{}", there.stdout);
                converted += 1;
            }
        }
    }
    assert!(converted > 200, "{converted}");
}

/// As many puzzles come out as go in, however many there are.
#[test]
fn many_puzzles_in_every_format() {
    let puzzles: Vec<_> = set("unbiased").into_iter().take(60).map(|[puzzle, ..]| puzzle).collect();
    let lines = puzzles.join("\n");
    let solved = run(&["-q"], &lines).expect(0).stdout.clone();
    for to in Format::ALL {
        let outcome = run(&["convert", "-q", "-j2", "--to", to.name()], &lines);
        let converted = &outcome.expect(0).stdout;
        let answers = run(&["-q"], converted).expect(0).stdout.clone();
        let answers: Vec<_> = answers.lines().filter(|line| line.len() == 81).collect();
        assert_eq!(answers, solved.lines().collect::<Vec<_>>(), "{to}");
        let counted: usize = run(&["count", "-q"], converted)
            .lines()
            .into_iter()
            .filter(|line| *line == "1")
            .count();
        assert_eq!(counted, 60, "{to}");
    }
}

#[test]
fn lines_and_blocks() {
    let two = format!("# a comment\n{EASY}\n\n{HARD}\n");
    assert_eq!(
        run(&["convert", "--to", "csv"], &two).expect(0).stdout,
        format!("puzzle,solution\n{EASY},\n{HARD},\n")
    );
    assert_eq!(
        run(&["convert", "--to", "rows"], &two).expect(0).stdout,
        format!("{}\n{}\n", rows(EASY), rows(HARD))
    );
    assert_eq!(
        run(&["convert", "--to=line", &rows(EASY)], "").expect(0).stdout,
        EASY.to_owned() + "\n"
    );
    let outcome = run(&["convert", "--to", "line"], &two);
    assert!(outcome.stderr.contains("2 puzzles, 2 written"), "{}", outcome.stderr);
}

#[test]
fn what_a_format_cannot_hold() {
    let [_, placed, marks] = samples();
    let convert = |arguments: &[&str], contents: &Contents, from: Format| {
        let text = from.write(contents).unwrap().to_string();
        run(&[&["convert", "-q", "--to", "line"], arguments].concat(), text)
    };
    let outcome = convert(&[], &placed, Format::Susser);
    assert_eq!(
        outcome.expect(1).stdout,
        "! standard input: line 1: the format line cannot hold digits of the player beside the \
         clues; --only clues leaves them out, --only digits writes them as clues\n"
    );
    let digits = placed.grid().to_string() + "\n";
    assert_eq!(convert(&["--only", "digits"], &placed, Format::Susser).expect(0).stdout, digits);
    let clues = EASY.to_owned() + "\n";
    assert_eq!(convert(&["--only", "clues"], &placed, Format::Susser).expect(0).stdout, clues);
    assert_eq!(convert(&["--only=clues"], &marks, Format::Hodoku).expect(0).stdout, clues);
    let outcome = convert(&[], &marks, Format::Hodoku);
    assert!(outcome.expect(1).stdout.contains("cannot hold candidates; --only clues"));

    let csv = format!("{EASY},{EASY_SOLVED}\n");
    let outcome = run(&["convert", "--to", "board"], &csv);
    assert!(
        outcome.expect(1).stdout.contains("cannot hold a solution; --only clues leaves it out")
    );
    let kept = run(&["convert", "--to", "csv"], &csv).expect(0).stdout.clone();
    assert_eq!(kept, format!("puzzle,solution\n{csv}"));
}

/// A format that is made of candidates gets them, whether or not it marks clues.
#[test]
fn candidates_where_there_are_none() {
    let marks = Pencilmarks::from_grid(&grid(EASY));
    for to in Format::ALL.into_iter().filter(|to| to.write(&Contents::new(grid(EASY))).is_err()) {
        let text = run(&["convert", "--to", to.name(), EASY], "").expect(0).stdout.clone();
        let read = to.read(text.trim_end().as_bytes()).unwrap();
        // One format is made of the solution instead.
        match read.solution() {
            Some(solution) => assert_eq!(solution, grid(EASY_SOLVED)),
            None => assert_eq!(read.pencilmarks(), Some(&marks), "{to}"),
        }
        assert_eq!(run(&["-q"], &text).expect(0).stdout.trim_end(), EASY_SOLVED, "{to}");
    }
    let only = run(&["convert", "--to", "sukaku", "--only", "candidates", EASY], "");
    assert_eq!(only.expect(0).stdout, format!("{marks}\n"));
}

#[test]
fn texts_that_are_no_puzzle() {
    let text = format!("{EASY}\n{}\n{HARD}\n", &EASY[..80]);
    let outcome = run(&["convert", "--to", "line"], text);
    let lines = outcome.expect(1).lines();
    assert_eq!((lines[0], lines[2]), (EASY, HARD));
    assert!(lines[1].starts_with("! standard input: line 2, column 81: "), "{}", lines[1]);

    let utf16: Vec<u8> =
        [0xff, 0xfe].into_iter().chain(EASY.bytes().flat_map(|byte| [byte, 0])).collect();
    let outcome = run(&["convert", "--to", "line"], utf16);
    assert!(outcome.expect(1).stdout.contains("UTF-16"), "{}", outcome.stdout);
    assert_eq!(outcome.lines().len(), 1);

    let text = format!("\u{feff}{}\r\n", EASY.replace('.', "0"));
    assert_eq!(run(&["convert", "--to", "line"], text).expect(0).stdout, format!("{EASY}\n"));
}

#[test]
fn a_format_that_is_named() {
    run(&["solve", "--from", "line"], EASY).expect(0);
    let outcome = run(&["solve", "--from", "hodoku"], EASY);
    assert!(outcome.expect(1).stdout.starts_with("! standard input: line 1, "));
    let list = run(&["convert", "--list"], "").expect(0).stdout.clone();
    assert_eq!(list.lines().count(), Format::ALL.len());
    for (line, format) in list.lines().zip(Format::ALL) {
        let (name, words) = line.split_once("  ").unwrap();
        assert_eq!((name, words.trim_start()), (format.name(), format.words()));
    }
    for arguments in [
        &["convert"][..],
        &["convert", "--to", "x"],
        &["--from", "x"],
        &["convert", "--to=line", "--only=x"],
    ] {
        assert!(run(arguments, EASY).expect(2).stderr.contains("--help"), "{arguments:?}");
    }
}

/// Every command reads every format.
#[test]
fn every_command() {
    let (puzzle, solution) = (Contents::new(grid(EASY)), grid(EASY_SOLVED));
    let marks = Pencilmarks::from_grid(&grid(EASY));
    let [with_marks, of_marks] = [puzzle.with_pencilmarks(marks), Contents::from(marks)];
    for format in Format::ALL {
        let written = format.write(&puzzle).or_else(|_| format.write(&with_marks));
        let written = written.or_else(|_| format.write(&of_marks));
        let Ok(written) = written else { continue };
        let text = written.to_string();
        let answer = run(&["-q"], &text).expect(0).stdout.clone();
        assert_eq!(answer.trim(), solution.to_string(), "{format}");
        assert_eq!(run(&["count", "-q"], &text).expect(0).stdout.trim(), "1", "{format}");
        let checked = run(&["check", "-q"], &text).expect(0).stdout.clone();
        let size = if format.marks_clues() { "30 clues" } else { "candidates" };
        assert!(checked.contains("proper, ") && checked.contains(size), "{format}: {checked}");
        let shown = run(&["show", "-q"], &text).expect(0).stdout.clone();
        let is_grid = text::read(shown.trim().as_bytes()).unwrap().format.marks_clues();
        assert_eq!(is_grid, format.marks_clues(), "{format}");
        // As an argument, and with a line break of its own.
        assert_eq!(run(&["-q", &text], "").expect(0).stdout, answer, "{format}");
        let carriage = text.replace('\n', "\r\n");
        assert_eq!(run(&["-q"], &carriage).expect(0).stdout.trim(), answer.trim(), "{format}");
    }
}

#[test]
fn a_puzzle_of_candidates_is_one() {
    let mut marks = Pencilmarks::from_grid(&grid(EASY_SOLVED));
    assert_eq!(run(&["-q", &marks.to_string()], "").expect(0).stdout.trim(), EASY_SOLVED);
    let checked = run(&["check", "-q", &marks.to_string()], "").expect(0).stdout.clone();
    assert_eq!(checked, "proper, 81 candidates\n");
    marks.set(Cell::ALL[0], Candidates::EMPTY);
    let outcome = run(&["check", "-q", &marks.to_string()], "");
    assert_eq!(outcome.expect(1).stdout, "! 80 candidates: no solution\n");
    let bench = run(&["bench", "-"], format!("{EASY}\n{}\n", Pencilmarks::from_grid(&grid(HARD))));
    assert!(bench.expect(0).stdout.starts_with("puzzles        2, 2 with exactly one solution\n"));
}

#[test]
fn check_says_what_is_wrong_beside_a_puzzle() {
    let mut wrong = grid(EASY_SOLVED);
    // Two digits of row 1 that are no clues.
    for (cell, digit) in [(2, 6), (3, 4)] {
        wrong.set(Cell::ALL[cell], Digit::new(digit));
    }
    let csv = format!("{EASY},{wrong}\n{EASY},{EASY_SOLVED}\n");
    assert_eq!(
        run(&["check", "-q"], &csv).expect(1).lines(),
        [
            "! 30 clues: the solution beside it is wrong: it has 6 in r1c3, and not 4",
            "proper, 30 clues"
        ]
    );
    let mut placed = Grid::EMPTY;
    placed.set(Cell::ALL[2], Digit::new(1));
    placed.set(Cell::ALL[3], solve(&grid(EASY)).unwrap().get(Cell::ALL[3]));
    let contents = Contents::new(grid(EASY)).with_placed(placed);
    let text = Format::Susser.write(&contents).unwrap().to_string();
    assert_eq!(
        run(&["check", "-q"], &text).expect(1).stdout,
        "! 30 clues: r1c3 was filled with 1, but the solution has 4\n"
    );
    run(&["solve", "-q"], &text).expect(0);
}

/// A short text may have empty lines within its puzzle.
#[test]
fn a_short_text_is_one_puzzle_as_a_whole() {
    let rows: Vec<String> = rows(EASY).lines().map(str::to_owned).collect();
    let bands = rows.chunks(3).map(|band| band.join("\n")).collect::<Vec<_>>().join("\n\n");
    assert_eq!(run(&["-q"], &bands).expect(0).stdout, format!("{EASY_SOLVED}\n"));
    let shard = |shard| run(&["-q", "--shard", shard], &bands).expect(0).stdout.clone();
    assert_eq!((shard("1/2"), shard("2/2")), (format!("{EASY_SOLVED}\n"), String::new()));
    // Simple Sudoku copies three boards of one puzzle.
    let [.., marks] = samples();
    let boards = Format::SimpleSudoku.write(&marks).unwrap().to_string();
    assert_eq!(run(&["-q"], &boards).expect(0).stdout, format!("{EASY_SOLVED}\n"));
    // Two puzzles are two.
    let two = run(&["-q"], format!("{}\n\n{}\n", rows.join("\n"), rows.join("\n")));
    assert_eq!(two.expect(0).stdout, format!("{EASY_SOLVED}\n\n{EASY_SOLVED}\n"));
}

#[test]
fn shards_and_resumption() {
    let folder = Folder::new("convert_shards");
    let input = folder.file("in", format!("{EASY}\n{HARD}\n{TWO}\n"));
    let output = folder.path("out");
    for _ in 0..2 {
        run(&["convert", "--to", "csv", "--resume", "-o", &output, &input], "").expect(0);
        let text = std::fs::read_to_string(&output).unwrap();
        assert_eq!(text, format!("puzzle,solution\n{EASY},\n{HARD},\n{TWO},\n"));
    }
    let part = |part| run(&["convert", "--to", "line", "--shard", part, &input], "").stdout;
    assert_eq!((part("1/2"), part("2/2")), (format!("{EASY}\n{TWO}\n"), format!("{HARD}\n")));
}

#[cfg(feature = "json")]
#[test]
fn json_names_the_format() {
    let text = run(&["convert", "--to", "hodoku", EASY], "").stdout;
    let answer = run(&["--json"], text).expect(0).stdout.clone();
    assert!(answer.contains(r#""format":"hodoku""#), "{answer}");
    assert!(!run(&["--json"], rows(EASY)).expect(0).stdout.contains("format"));
    let board = Format::Board.write(&Contents::new(grid(EASY))).unwrap().to_string();
    assert!(run(&["--json"], board).expect(0).stdout.contains(r#""format":"board""#));
}
