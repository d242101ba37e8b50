//! Every format is read as what it spells, and written so that reading returns the same.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use oracle::puzzles::EASY as LINE;
use sudoku_core::text::{self, Contents, Format, Parsed, Puzzles};
use sudoku_core::{Cell, Digit, Grid, Pencilmarks};

const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn puzzle() -> Grid {
    LINE.parse().unwrap()
}

/// Nine rows of the puzzle, with another symbol for empty cells.
fn rows(empty: &str) -> Vec<String> {
    (0..9).map(|row| LINE[row * 9..row * 9 + 9].replace('.', empty)).collect()
}

/// The characters of a text, with something between them.
fn spread(text: &str, separator: &str) -> String {
    text.chars().map(String::from).collect::<Vec<_>>().join(separator)
}

/// The rows, with something between the boxes of a row and a rule between bands.
fn drawn(rows: &[String], separator: &str, rule: &str) -> String {
    let row = |row: &String| [&row[..3], &row[3..6], &row[6..]].join(separator);
    let bands: Vec<String> =
        rows.chunks(3).map(|rows| rows.iter().map(row).collect::<Vec<_>>().join("\n")).collect();
    bands.join(&format!("\n{rule}"))
}

fn read(text: impl AsRef<[u8]>) -> Parsed {
    let text = text.as_ref();
    text::read(text).unwrap_or_else(|error| panic!("{}\n{error}", String::from_utf8_lossy(text)))
}

fn refusal(text: impl AsRef<[u8]>) -> (usize, String) {
    let text = text.as_ref();
    let Err(error) = text::read(text) else {
        panic!("{:?} was read", String::from_utf8_lossy(text));
    };
    (error.offset, error.to_string())
}

/// The 27 inputs of a survey of the parsers of other libraries, the best of which reads seven.
#[test]
fn what_people_paste() {
    let right = [
        LINE.to_string(),
        LINE.replace('.', "0"),
        LINE.replace('.', "*"),
        LINE.replace('.', "_"),
        LINE.replace('.', "-"),
        LINE.replace('.', " "),
        format!("{LINE}\n"),
        format!("{LINE}\r\n"),
        format!("\u{feff}{LINE}"),
        format!("   {LINE}"),
        format!("{LINE} # a comment"),
        format!("{},{SOLUTION}", LINE.replace('.', "0")),
        rows(".").join("\n"),
        rows(".").join("\r\n"),
        rows(".").join("\r"),
        drawn(&rows("."), "|", "---+---+---\n"),
        drawn(&rows("."), "│", "───┼───┼───\n"),
        spread(&LINE.replace('.', "0"), ","),
        format!(":0000:x:{LINE}:::"),
        format!("[Puzzle]\n{}", rows(".").join("\n")),
    ];
    for text in &right {
        let parsed = read(text);
        assert_eq!(parsed.contents.clues(), puzzle(), "{text}");
        assert_eq!(parsed.contents.placed(), Grid::EMPTY, "{text}");
        let entries: Vec<_> = Puzzles::new(text.as_bytes()).map(|entry| entry.parsed).collect();
        assert_eq!(entries, [Ok(parsed)], "{text}");
    }
    let utf16: Vec<u8> = LINE.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let marked: Vec<u8> =
        [0xfeff].into_iter().chain(LINE.encode_utf16()).flat_map(u16::to_be_bytes).collect();
    let fullwidth = LINE.replacen('5', "５", 1);
    let arabic = LINE.replacen('3', "٣", 1);
    let long = format!("{LINE}1");
    let wrong: [(&[u8], usize, &str); 7] = [
        (&LINE.as_bytes()[..80], 80, "found the end of the text, expected symbol 81 of 81"),
        (long.as_bytes(), 81, "found '1', expected the end of the text after 81 symbols"),
        (b"", 0, "found the end of the text, expected a Sudoku, such as 81 symbols in one line"),
        (fullwidth.as_bytes(), 0, "found '５', expected an ASCII 5 instead of the fullwidth one"),
        (arabic.as_bytes(), 1, "found '٣', expected an ASCII 3 instead of the Arabic-Indic one"),
        (&utf16, 0, "expected UTF-8, and not UTF-16, as which an editor has saved this"),
        (&marked, 0, "expected UTF-8, and not UTF-16, as which an editor has saved this"),
    ];
    assert_eq!(right.len() + wrong.len(), 27);
    for (text, offset, words) in wrong {
        let (at, said) = refusal(text);
        assert_eq!(at, offset, "{said}");
        assert!(said.ends_with(words), "{said}");
        assert!(Puzzles::new(text).all(|entry| entry.parsed.is_err()));
    }
}

#[test]
fn what_each_format_may_look_like() {
    let zeros = LINE.replace('.', "0");
    let padded = |row: &String| format!("│ {} │", spread(row, " "));
    for (format, text) in [
        (Format::Rows, rows("-").join("\n")),
        (Format::Rows, rows(" ").join("\n")),
        (Format::Rows, rows("?").join("\n")),
        (Format::Rows, rows("0").join("\n\n")),
        (Format::Rows, drawn(&rows("."), " ", "\n")),
        (Format::Rows, format!("Grid 01\n{}", rows("0").join("\n"))),
        (Format::Rows, format!("{}\n\nmade by hand in 2026\n", rows("0").join("\n"))),
        (Format::Rows, format!("// {LINE}\n{}\n# {LINE}", rows("0").join("\n# x\n"))),
        (Format::SimpleSudokuOld, rows("X").join("\n")),
        (Format::SimpleSudokuOld, rows("x").join("\r\n")),
        (Format::Spaces, spread(LINE, " ")),
        (Format::Spaces, rows(".").iter().map(|row| spread(row, "  ") + "\n").collect()),
        (Format::Commas, spread(&zeros, ", ")),
        (Format::Commas, spread(&zeros, ";")),
        (
            Format::Commas,
            rows("")
                .iter()
                .zip(rows("."))
                .map(|(_, row)| spread(&row, ",").replace('.', "") + "\n")
                .collect(),
        ),
        (Format::Commas, rows("0").iter().map(|row| spread(row, ",") + ",\n").collect()),
        (
            Format::Commas,
            rows("0").iter().map(|row| format!("\"{}\"\n", spread(row, "\",\""))).collect(),
        ),
        (
            Format::Tabs,
            rows(".").iter().map(|row| spread(row, "\t").replace('.', "") + "\n").collect(),
        ),
        (Format::Bars, rows(".").iter().map(|row| spread(row, "|") + "\n").collect()),
        (
            Format::Bars,
            rows(" ").iter().map(|row| format!("| {} |\n", spread(row, " | "))).collect(),
        ),
        (Format::Board, drawn(&rows("."), " | ", "-----------\n")),
        (Format::Board, drawn(&rows("."), "|", "===========\n")),
        (Format::Board, drawn(&rows("."), "|", "---|---|---\n")),
        (Format::Board, drawn(&rows("-"), "|", "---|---|---\n")),
        (Format::Board, drawn(&rows(" "), "|", "---+---+---\n")),
        (Format::Board, drawn(&rows("."), "|", "")),
        (
            Format::Board,
            rows(" ")
                .iter()
                .map(|row| format!("+-+-+-+-+-+-+-+-+-+\n|{}|\n", spread(row, "|")))
                .collect(),
        ),
        (
            Format::BoxDrawing,
            rows(" ")
                .iter()
                .map(|row| {
                    let boxes = [&row[..3], &row[3..6], &row[6..]].map(|row| spread(row, " "));
                    format!("║ {} ║\n", boxes.join(" ║ "))
                })
                .collect(),
        ),
        (Format::BoxDrawing, rows(".").iter().map(padded).collect::<Vec<_>>().join("\n")),
        (Format::List, format!("0000183b305c {zeros} 1.2")),
        (Format::List, format!("{LINE} ED=8.4/8.4/2.6")),
        (Format::List, format!("{LINE}:1:{SOLUTION}")),
        (Format::Csv, format!("99480,99408,114,1895,{LINE},Easter-Monster,20.00s,0,C21.m/F350642")),
        (Format::Csv, format!("\"{LINE}\";\"hard\"")),
        (Format::Csv, format!("{LINE}\t7.1\t0.001")),
        (Format::Csv, format!("Puzzle,Solution,Givens\n{LINE},{SOLUTION},30,\n")),
        (Format::Csv, format!("{SOLUTION},{LINE}")),
        (Format::Susser, format!("{LINE}:")),
        (Format::Hodoku, format!(":0300-x:3:{LINE}:313 314:  :987 :extra:")),
        (Format::Sdk, format!("#ARuud\n#B03-08-2006\n{}", rows(".").join("\n"))),
        (Format::Sdk, format!("[puzzle]\n{}\n[STATE]\n{0}\n[Colours]\nx", rows(".").join("\n"))),
    ] {
        let parsed = read(&text);
        let found = (parsed.format, parsed.contents.clues());
        assert_eq!(found, (format, puzzle()), "{text}");
    }
}

#[test]
fn what_is_refused() {
    let nine = rows(".");
    let with = |row: usize, text: &str| {
        let mut rows = nine.clone();
        rows[row] = text.into();
        rows.join("\n")
    };
    for (text, offset, words) in [
        (
            with(1, "6..q95..."),
            13,
            "line 2, column 4: found 'q', expected 1 to 9, or one of . 0 _ * for an empty cell",
        ),
        (with(1, "6..195.."), 18, "line 2, column 9: found '\\n', expected nine cells in each row"),
        (
            with(8, "....8..7"),
            88,
            "line 9, column 9: found the end of the text, expected nine cells in each row",
        ),
        (
            with(1, "6..195...."),
            19,
            "line 2, column 10: found '.', expected the end of the row after nine cells",
        ),
        (
            with(3, "a sentence in the grid"),
            30,
            "line 4, column 1: found 'a', expected nine rows with nothing else between them",
        ),
        (
            nine[..8].join("\n"),
            79,
            "line 8, column 10: found the end of the text, expected nine rows of nine cells",
        ),
        (
            format!("{}\n{}", nine.join("\n"), nine[0]),
            90,
            "line 10, column 1: found '5', expected the end of the text after nine rows",
        ),
        (
            LINE.replacen('.', "x", 1),
            3,
            "line 1, column 4: found '.', expected one symbol for all empty cells",
        ),
        (
            LINE.replacen('.', "-", 1),
            3,
            "line 1, column 4: found '.', expected one symbol for all empty cells",
        ),
        (
            format!("{LINE}\n{LINE}"),
            82,
            "line 2, column 1: found '5', expected the end of the text after one puzzle",
        ),
        (
            format!("{LINE},{}", LINE.replacen('5', "6", 1)),
            82,
            "line 1, column 83: found '6', expected one puzzle in a line: this is a second one",
        ),
        (
            format!("{LINE},{}", SOLUTION.replacen('5', "6", 1)),
            82,
            "line 1, column 83: found '6', expected the solution of the puzzle in the same line",
        ),
        (
            format!("{LINE}:847"),
            82,
            "line 1, column 83: found '8', \
             expected one puzzle: this is one as susser, and another one as list",
        ),
        (
            format!(":0000:x:{LINE}:84::"),
            90,
            "line 1, column 91: found '8', \
             expected a deleted candidate as digit, row and column: 914",
        ),
        (
            format!(":0000:x:{LINE}"),
            89,
            "line 1, column 90: found the end of the text, expected the deleted candidates",
        ),
        (
            format!("[State]\n{}", nine.join("\n")),
            0,
            "line 1, column 1: found '[', expected [Puzzle] before [State]",
        ),
        (
            format!("[Puzzle]\n{}", nine[..8].join("\n")),
            88,
            "line 9, column 10: found the end of the text, expected nine rows of nine cells",
        ),
        (
            format!(
                "[Puzzle]\n{}\n[State]\n{}",
                nine.join("\n"),
                rows("1").join("\n").replacen('5', ".", 1)
            ),
            99,
            "line 11, column 1: found '[', expected a state with all clues of the puzzle",
        ),
        (
            // The title of a Markdown table is no empty row.
            rows(" ")[..8]
                .iter()
                .fold("| | | | | | | | | |\n|-|-|-|-|-|-|-|-|-|".into(), |text, row| {
                    format!("{text}\n| {} |", spread(row, " | "))
                }),
            343,
            "line 10, column 38: found the end of the text, \
             expected borders between bands, or between all rows",
        ),
        (
            "hello, world".into(),
            0,
            "line 1, column 1: found 'h', expected a Sudoku, such as 81 symbols in one line",
        ),
        (
            spread(LINE, " ").replacen(". . 7", ". 7", 1),
            159,
            "line 1, column 160: found the end of the text, expected symbol 81 of 81",
        ),
    ] {
        assert_eq!(refusal(&text), (offset, words.into()), "{text}");
    }
}

#[test]
fn a_text_that_can_be_read_in_two_ways_is_not_read() {
    // A grid and a number of three digits: the number of solutions in some lists, and a deleted
    // candidate in others. With two numbers, or none, there is no doubt.
    assert!(refusal(format!("{LINE}:111")).1.contains("as susser, and another one as list"));
    assert_eq!(read(format!("{LINE}:12")).format, Format::List);
    assert_eq!(read(format!("{LINE}:847 84")).format, Format::List);
    assert_eq!(read(format!("{LINE}:111 211")).format, Format::Susser);
}

#[test]
fn placed_digits_are_told_from_clues() {
    let mut placed = Grid::EMPTY;
    placed.set(Cell::ALL[2], Some(Digit::D4));
    let state = LINE.replacen('.', "4", 1);
    let plus = LINE.replacen('.', "+4", 1);
    let plus_rows: Vec<&str> = [&plus[..10]]
        .into_iter()
        .chain((1..9).map(|row| &plus[row * 9 + 1..row * 9 + 10]))
        .collect();
    for text in [
        plus.clone(),
        format!("{plus}:111 211"),
        format!(":0000:x:{plus}:::"),
        plus_rows.join("\n"),
        format!(
            "[Puzzle]\n{}\n[State]\n{}",
            rows(".").join("\n"),
            rows(".").join("\n").replacen('.', "4", 1)
        ),
        Format::SimpleSudoku
            .write(&Contents::new(puzzle()).with_placed(placed))
            .unwrap()
            .to_string(),
        Format::Board.write(&Contents::new(puzzle()).with_placed(placed)).unwrap().to_string(),
        Format::MarkedPencilmarks
            .write(
                &Contents::new(puzzle())
                    .with_placed(placed)
                    .with_pencilmarks(Pencilmarks::from_grid(&puzzle())),
            )
            .unwrap()
            .to_string(),
    ] {
        let contents = read(&text).contents;
        assert_eq!((contents.clues(), contents.placed()), (puzzle(), placed), "{text}");
        assert_eq!(contents.grid(), state.parse().unwrap());
    }
}

#[test]
fn candidates_may_be_marked() {
    let contents = Contents::from(Pencilmarks::from_grid(&puzzle()));
    let plain = Format::Pencilmarks.write(&contents).unwrap().to_string();
    // As HoDoKu shows a step: what it uses, and what it removes.
    let step = plain.replacen(" 124 ", "*1-24", 1).replacen(" 26 ", "#-26", 1)
        + "\nX-Wing: 5 c28 r49 => r4c5<>5\n";
    assert!(step.contains("*1-24") && step.contains("#-26"));
    for text in [&plain, &step] {
        assert_eq!(read(text).contents, contents, "{text}");
    }
    for (from, to, words) in [
        (" 124 ", " 114 ", "found '1', expected the candidates of a cell, each at most once"),
        (" 124 ", " 1a4 ", "found 'a', expected the candidates of a cell, each at most once"),
        (" 124 ", "<124>", "found '2', expected one digit, clue or placed"),
    ] {
        assert!(refusal(plain.replacen(from, to, 1)).1.ends_with(words));
    }
}
