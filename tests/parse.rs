//! Text to grid: exactly the documented forms, and for anything else the place where it goes wrong.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod samples;

use sudoku_core::{Cell, Digit, Found, Grid, ParseError, ParseErrorKind, Pencilmarks};

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn rows(line: &str, line_break: &str) -> String {
    let rows: Vec<&str> = (0..9).map(|row| &line[9 * row..9 * row + 9]).collect();
    rows.join(line_break)
}

fn grid() -> Grid {
    Grid::from_bytes(samples::board(LINE)).unwrap()
}

fn error(text: &str) -> ParseError {
    match text.parse::<Grid>() {
        Ok(grid) => panic!("{text:?} was read as {grid}"),
        Err(error) => error,
    }
}

/// Byte offset, line and column.
fn place(error: &ParseError) -> (usize, usize, usize) {
    (error.at(), error.line(), error.column())
}

#[test]
fn one_line() {
    assert_eq!(LINE.parse(), Ok(grid()));
    assert_eq!(Grid::try_from(LINE.as_bytes()), Ok(grid()));
    assert_eq!(Grid::parse(LINE.as_bytes()), Ok(grid()));
}

#[test]
fn every_blank_alone_and_mixed() {
    for blank in ["0", "_", "*", "."] {
        assert_eq!(LINE.replace('.', blank).parse(), Ok(grid()));
    }
    let mut blanks = ".0_*".chars().cycle();
    let mixed: String =
        LINE.chars().map(|char| if char == '.' { blanks.next().unwrap() } else { char }).collect();
    assert_eq!(mixed.parse(), Ok(grid()));
}

#[test]
fn nine_lines() {
    for line_break in ["\n", "\r\n", " \n", "\n  ", "\t\r\n\t", "\n\n"] {
        let text = rows(LINE, line_break);
        assert_eq!(text.parse(), Ok(grid()), "{text:?}");
        assert_eq!(format!("\n{text}\n").parse(), Ok(grid()), "{text:?}");
    }
}

#[test]
fn space_around() {
    for space in ["", " ", "\t", "\n", "\r\n", "\r", " \t\n\r\n "] {
        for text in
            [format!("{space}{LINE}"), format!("{LINE}{space}"), format!("{space}{LINE}{space}")]
        {
            assert_eq!(text.parse(), Ok(grid()), "{text:?}");
        }
    }
}

#[test]
fn one_byte_order_mark() {
    assert_eq!(format!("\u{feff}{LINE}").parse(), Ok(grid()));
    assert_eq!(format!("\u{feff}\r\n{}\r\n", rows(LINE, "\r\n")).parse(), Ok(grid()));
    let twice = error(&format!("\u{feff}\u{feff}{LINE}"));
    assert_eq!(place(&twice), (3, 1, 1));
    assert_eq!(twice.kind(), ParseErrorKind::NotASymbol { found: Found::Char('\u{feff}') });
}

#[test]
fn one_comment_at_the_end() {
    for comment in [" # easy", "#", " #", "  # ünïcode 5 1", "# a # b", "\t# x\n", "\n# x\r\n"] {
        let text = format!("{LINE}{comment}");
        assert_eq!(text.parse(), Ok(grid()), "{text:?}");
        let text = format!("{}{comment}", rows(LINE, "\n"));
        assert_eq!(text.parse(), Ok(grid()), "{text:?}");
    }
    assert_eq!(place(&error(&format!("{LINE} # one\n# two"))), (88, 2, 1));
    assert_eq!(place(&error(&format!("# first\n{LINE}"))).0, 0);
}

#[test]
fn nothing() {
    for text in ["", " ", "\n", "\u{feff}", "\r\n\t"] {
        let error = error(text);
        assert_eq!(error.kind(), ParseErrorKind::Empty { expected: 81 }, "{text:?}");
    }
    assert_eq!(error("").to_string(), "line 1, column 1: found nothing, expected 81 symbols");
}

#[test]
fn too_short() {
    for len in 1..81 {
        let error = error(&LINE[..len]);
        assert_eq!(place(&error), (len, 1, len + 1));
        let found = u16::try_from(len).unwrap();
        assert_eq!(error.kind(), ParseErrorKind::TooShort { found, expected: 81 });
    }
    assert_eq!(
        error(&LINE[..80]).to_string(),
        "line 1, column 81: found the end after 80 symbols, expected 81"
    );
    let eight_rows = rows(LINE, "\n");
    let eight_rows = &eight_rows[..79];
    let error = error(eight_rows);
    assert_eq!(error.kind(), ParseErrorKind::TooShort { found: 72, expected: 81 });
    assert_eq!(place(&error), (79, 8, 10));
}

#[test]
fn too_long() {
    for more in ["1", ".", "x", "５"] {
        let error = error(&format!("{LINE}{more}"));
        assert_eq!(place(&error), (81, 1, 82));
        let found = Found::Char(more.chars().next().unwrap());
        assert_eq!(error.kind(), ParseErrorKind::TooLong { found, expected: 81 });
    }
    assert_eq!(
        error(&format!("{LINE}1")).to_string(),
        "line 1, column 82: found '1' after 81 symbols, expected the end"
    );
    assert_eq!(place(&error(&format!("{LINE}\n{LINE}"))), (82, 2, 1));
    assert_eq!(place(&error(&format!("{}\n1", rows(LINE, "\r\n")))), (98, 10, 1));
}

#[test]
fn not_a_symbol() {
    for wrong in ['x', '-', '/', ':', ',', '|', 'O', '\0', '５', '²', '٣', '①', '😀', '\u{301}']
    {
        for at in [0, 1, 40, 80] {
            let text = format!("{}{wrong}{}", &LINE[..at], &LINE[at + 1..]);
            let error = error(&text);
            assert_eq!(
                error.kind(),
                ParseErrorKind::NotASymbol { found: Found::Char(wrong) },
                "{text}"
            );
            assert_eq!(place(&error), (at, 1, at + 1), "{text}");
        }
    }
    assert_eq!(
        error(&LINE.replacen('7', "５", 1)).to_string(),
        "line 1, column 5: found '５', expected 1 to 9, or one of . 0 _ * for a blank"
    );
}

#[test]
fn line_and_column_are_for_people() {
    let text = rows(LINE, "\r\n").replace('4', "x");
    let error = error(&text);
    assert_eq!(place(&error), (44, 5, 1));
    assert_eq!(
        error.to_string(),
        "line 5, column 1: found 'x', expected 1 to 9, or one of . 0 _ * for a blank"
    );
}

#[test]
fn space_inside_a_row() {
    let text = format!("{} {}", &LINE[..9], &LINE[9..]);
    let broken = error(&text);
    assert_eq!(broken.kind(), ParseErrorKind::BrokenRow { after: 9, expected: 81 });
    assert_eq!(place(&broken), (9, 1, 10));
    let text = rows(LINE, "\n").replacen("53..7", "53 ..7", 1);
    assert_eq!(error(&text).kind(), ParseErrorKind::BrokenRow { after: 2, expected: 81 });
    let three_by_27 = format!("{}\n{}\n{}", &LINE[..27], &LINE[27..54], &LINE[54..]);
    assert_eq!(error(&three_by_27).kind(), ParseErrorKind::BrokenRow { after: 27, expected: 81 });
}

#[test]
fn rows_of_other_lengths() {
    let text = rows(LINE, "\n");
    let long = text.replacen("6..195...", "6..195....", 1);
    assert_eq!(
        error(&long).kind(),
        ParseErrorKind::LongRow { found: Found::Char('.'), expected: 9 }
    );
    assert_eq!(place(&error(&long)), (19, 2, 10));
    let short = text.replacen("6..195...", "6..195..", 1);
    assert_eq!(error(&short).kind(), ParseErrorKind::BrokenRow { after: 17, expected: 81 });
}

#[test]
fn bytes_that_are_not_utf8() {
    for (bytes, found) in [
        (b"\xff".as_slice(), Found::Byte(0xff)),
        (b"\x80", Found::Byte(0x80)),
        (b"\xc3", Found::Byte(0xc3)),
        (b"\xed\xa0\x80", Found::Byte(0xed)),
        ("ä".as_bytes(), Found::Char('ä')),
    ] {
        let mut text = LINE.as_bytes().to_vec();
        text.splice(40..41, bytes.iter().copied());
        let error = Grid::parse(&text).unwrap_err();
        assert_eq!(error.kind(), ParseErrorKind::NotASymbol { found });
        assert_eq!(error.at(), 40);
    }
}

#[test]
fn minus_signs_of_a_bug_report_are_another_form() {
    let sample = samples::HOSTILE.samples().find(|sample| sample.text.contains('-')).unwrap();
    let error = error(sample.text);
    assert_eq!(error.kind(), ParseErrorKind::NotASymbol { found: Found::Char('-') });
    assert_eq!(error.at(), 4);
}

#[test]
fn characters_in_nine_rows() {
    let mut rows: [[char; 9]; 9] = grid().into();
    assert_eq!(rows[0][..5], ['5', '3', '.', '.', '7']);
    assert_eq!(Grid::try_from(rows), Ok(grid()));
    for blank in ['0', '_', '*'] {
        rows[0][2] = blank;
        assert_eq!(Grid::try_from(rows), Ok(grid()));
    }
    for wrong in ['５', 'x', ' ', '\n', '#', '\u{ff}', 'ı'] {
        rows[4][7] = wrong;
        let error = Grid::try_from(rows).unwrap_err();
        assert_eq!(place(&error), (43, 5, 8));
        assert_eq!(error.kind(), ParseErrorKind::NotASymbol { found: Found::Char(wrong) });
    }
}

#[test]
fn numbers() {
    let mut rows: [[u8; 9]; 9] = grid().into();
    assert_eq!(rows[0], [5, 3, 0, 0, 7, 0, 0, 0, 0]);
    assert_eq!(Grid::try_from(rows), Ok(grid()));
    assert_eq!(Grid::from_bytes(grid().to_bytes()), Ok(grid()));
    for wrong in [10, b'5', b'.', 255] {
        rows[8][8] = wrong;
        let error = Grid::try_from(rows).unwrap_err();
        assert_eq!((error.cell.index(), error.found), (80, wrong));
        assert_eq!(error.to_string(), format!("r9c9: found {wrong}, expected 0 to 9"));
    }
}

#[test]
fn each_symbol_at_each_cell() {
    for cell in Cell::ALL {
        for digit in Digit::ALL {
            let mut text = [b'.'; 81];
            text[cell.index()] = b'0' + digit.get();
            let mut expected = Grid::EMPTY;
            expected.set(cell, Some(digit));
            assert_eq!(Grid::parse(&text), Ok(expected));
        }
    }
}

#[test]
fn every_set() {
    for sample in samples::ALL.iter().copied().flat_map(samples::Set::samples) {
        if !sample.text.contains('-') {
            assert_eq!(sample.text.parse(), Grid::from_bytes(sample.board).map_err(|_| error("")));
        }
    }
}

#[test]
fn in_a_constant() {
    const PUZZLE: Grid = match Grid::parse(LINE.as_bytes()) {
        Ok(grid) => grid,
        Err(_) => panic!(),
    };
    assert_eq!(PUZZLE, grid());
}

#[test]
fn pencilmarks_have_their_own_lengths() {
    let error = |text: &str| text.parse::<Pencilmarks>().unwrap_err().kind();
    assert_eq!(error(""), ParseErrorKind::Empty { expected: 729 });
    assert_eq!(error(LINE), ParseErrorKind::WrongPlace { found: Digit::D5, expected: Digit::D1 });
    assert_eq!(error(&".".repeat(728)), ParseErrorKind::TooShort { found: 728, expected: 729 });
    assert_eq!(
        error(&".".repeat(730)),
        ParseErrorKind::TooLong { found: Found::Char('.'), expected: 729 }
    );
    let full = "123456789".repeat(81);
    assert_eq!(full.parse(), Ok(Pencilmarks::FULL));
    let rows: Vec<&str> = (0..9).map(|row| &full[81 * row..81 * row + 81]).collect();
    assert_eq!(rows.join("\r\n").parse(), Ok(Pencilmarks::FULL));
}
