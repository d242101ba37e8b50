//! The JSON of f-puzzles and SudokuPad: samples and errors.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod structured;

use structured::{PUZZLE, error, grid, read, sample};
use sudoku_core::text::{self, Contents, Format};
use sudoku_core::{Candidates, Cell, Digit, Grid, Pencilmarks, solutions};

#[test]
fn samples_of_f_puzzles() {
    let mut expected = Grid::EMPTY;
    expected.set(Cell::at(2, 2).unwrap(), Some(Digit::D1));
    expected.set(Cell::at(6, 6).unwrap(), Some(Digit::D2));
    let contents = read(&sample("fpuzzles_lisudoku_example.json"), Format::FPuzzles);
    assert_eq!(contents, Contents::from(expected));
    let contents = read(&sample("fpuzzles_lisudoku_readme.json"), Format::FPuzzles);
    assert_eq!(contents.clues().clues().collect::<Vec<_>>(), [(Cell::ALL[0], Digit::D1)]);
    assert_eq!(
        error(&sample("fpuzzles_bad.json"), Format::FPuzzles),
        "line 1, column 2: found '\"', expected a key of f-puzzles such as size, grid or title",
    );
}

/// The puzzle in the JSON of f-puzzles or SudokuPad, with more members at its end.
fn json(format: Format, more: &str) -> String {
    let text = format.write(&Contents::from(grid(PUZZLE))).unwrap().to_string();
    format!("{}{more}}}", text.strip_suffix('}').unwrap())
}

#[test]
fn json_with_more_than_a_grid() {
    let solution = solutions(&grid(PUZZLE)).next().unwrap();
    let with_solution = Contents::from(grid(PUZZLE)).with_solution(solution);
    for more in [
        r#","title":"a \"b\" {[","author":null,"ruleset":"x","highlightConflicts":true"#,
        r#","killercage":[],"diagonal+":false,"metadata":{"a":[1.5e-3]}"#,
        r#","disabledlogic":["x",[{}]]"#,
        " , \"arrow\" : [ ] ,\n\"anything\":null",
    ] {
        let contents = read(&json(Format::FPuzzles, more), Format::FPuzzles);
        assert_eq!(contents, Contents::from(grid(PUZZLE)));
    }
    let numbers: Vec<String> = solution.to_string().chars().map(String::from).collect();
    let more = format!(r#","solution":[{}]"#, numbers.join(","));
    assert_eq!(read(&json(Format::FPuzzles, &more), Format::FPuzzles), with_solution);
    let more =
        format!(r#","cages":[{{"value":"title: x"}}],"metadata":{{"solution":"{solution}"}}"#);
    assert_eq!(read(&json(Format::SudokuPad, &more), Format::SudokuPad), with_solution);

    let cell = r#"{"value":5,"given":true}"#;
    let text = json(Format::FPuzzles, "");
    for (other, clue, placed, marks) in [
        (
            r##"{"value":"5","given":true,"c":"#ff0000","region":0,"cornerPencilMarks":[1]}"##,
            5,
            0,
            0,
        ),
        (r#"{"given":false,"value":5,"highlight":["x"],"candidates":[5]}"#, 0, 5, 0),
        (
            r#"{"value":null,"given":true,"centerPencilMarks":[1,"2"],"givenPencilMarks":[]}"#,
            0,
            0,
            3,
        ),
        ("{ }", 0, 0, 0),
    ] {
        let contents = read(&text.replacen(cell, other, 1), Format::FPuzzles);
        let first = Cell::ALL[0];
        assert_eq!(contents.clues().get(first), Digit::new(clue));
        assert_eq!(contents.placed().get(first), Digit::new(placed));
        let expected = (marks > 0).then(|| {
            let mut all = Pencilmarks::from(contents.clues());
            all.set(first, Candidates::from_bits_truncate(marks));
            all
        });
        assert_eq!(contents.pencilmarks(), expected.as_ref(), "{other}");
    }
}

#[test]
fn cells_of_sudoku_pad() {
    let text = json(Format::SudokuPad, r#","lines":[],"cellSize":50,"settings":{"a":[1]}"#);
    let first = Cell::ALL[0];
    for (other, clue, placed, marks) in [
        (r#"{"value":"5","given":true,"c":[1]}"#, 5, 0, 0),
        (r#"{"value":5,"given":false,"cornermarks":["1"]}"#, 0, 5, 0),
        (r#"{"centremarks":["1",2]}"#, 0, 0, 3),
    ] {
        let contents = read(&text.replacen(r#"{"value":5}"#, other, 1), Format::SudokuPad);
        assert_eq!(contents.clues().get(first), Digit::new(clue));
        assert_eq!(contents.placed().get(first), Digit::new(placed));
        let found = contents.pencilmarks().map(|marks| marks[first].bits());
        assert_eq!(found, (marks > 0).then_some(marks));
    }
}

#[test]
fn json_that_is_refused() {
    for (more, words) in [
        (r#""killercage":[{"cells":["R1C1"]}]"#, "a classic Sudoku, without killer cages"),
        (r#""thermometer":[{"lines":[["R1C1"]]}]"#, "a classic Sudoku, without thermometers"),
        (r#""diagonal+":true"#, "a classic Sudoku, without diagonals"),
        (r#""nabner":[1]"#, "a classic Sudoku, without Nabner lines"),
        (r#""text":[{}]"#, "a classic Sudoku, without text in the grid"),
        (r#""mystery":[{}]"#, "a key of f-puzzles such as size, grid or title"),
        (r#""grid":[]"#, "one grid"),
    ] {
        let text = json(Format::FPuzzles, &format!(",\n{more}"));
        let expected = format!("line 2, column 1: found '\"', expected {words}");
        assert_eq!(error(&text, Format::FPuzzles), expected);
    }
    let text = json(Format::FPuzzles, "");
    let cell = r#"{"value":5,"given":true}"#;
    for (from, to, expected) in [
        (":9,", ":6,", "9: found '6', expected the size 9"),
        (cell, "5", "20: found '5', expected an object in braces"),
        (cell, "", "20: found ',', expected an object in braces"),
        ("{},", "", "109: found ']', expected a grid with nine rows of nine cells"),
        (":5,", ":10,", "29: found '1', expected a digit, 1 to 9"),
        (
            ":5,",
            ":5 6,",
            "31: found '6', expected a comma, or } after the last value of the object",
        ),
        (
            "{}",
            r#"{"region":4}"#,
            "80: found '4', expected the number of the box, 0 to 8 by rows: \
          the regions must be the boxes",
        ),
        (
            "{}",
            r#"{"givenPencilMarks":[1]}"#,
            "71: found '\"', expected a classic Sudoku, without \
          given marks in its cells",
        ),
    ] {
        let expected = format!("line 1, column {expected}");
        assert_eq!(error(&text.replacen(from, to, 1), Format::FPuzzles), expected);
    }
    assert_eq!(
        error("{}", Format::FPuzzles),
        "line 1, column 2: found '}', expected a grid with nine rows of nine cells",
    );
    for more in
        [r#""cages":[{"cells":[[0,0]]}]"#, r#""lines":[{}]"#, r#""metadata":{"antiking":true}"#]
    {
        let message = error(&json(Format::SudokuPad, &format!(",{more}")), Format::SudokuPad);
        assert!(message.contains("a classic Sudoku, without"), "{message}");
    }
    let rows = json(Format::SudokuPad, r#","cages":[{"cells":[[0,0]],"type":"rowcol"}]"#);
    assert_eq!(read(&rows, Format::SudokuPad), Contents::from(grid(PUZZLE)));
    let text = json(Format::SudokuPad, "");
    for (from, to) in [("[0,1]", "[0,0]"), ("[0,1]", "[0,3]"), ("[0,1]", "[0,9]"), ("[0,1],", "")] {
        let message = error(&text.replacen(from, to, 1), Format::SudokuPad);
        assert!(message.ends_with("expected regions that are the nine boxes"), "{message}");
    }
    assert!(error(r#"{"cells":[],"id":1}"#, Format::SudokuPad).contains("nine rows of nine cells"));
}

#[test]
fn compressed_puzzles_are_refused_as_such() {
    let payload = "N4IgzglgXgpiBcBOANCALhNAbO8QGUALAIwFc0QBfS";
    for (text, words) in [
        (format!("https://www.f-puzzles.com/?load={payload}"), "not compressed"),
        (format!("\n https://sudokupad.app/scl{payload}"), "not compressed"),
        (
            format!("https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles{payload}"),
            "not compr",
        ),
        (format!("fpuz{payload}\n"), "not compressed"),
        (format!("ctc{payload}"), "not compressed"),
        (payload.to_owned(), "not compressed"),
        ("https://f-puzzles.com/?id=yxnpswht".to_owned(), "this link only names one"),
        ("sudokupad.app/wsj7iunsg6".to_owned(), "this link only names one"),
    ] {
        let message = text::read(text.as_bytes()).unwrap_err().to_string();
        assert!(message.contains(words) && message.contains("export it as JSON"), "{message}");
    }
}
