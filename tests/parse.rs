//! Text to grid: exactly the documented forms, and for any other text the place of the error.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use oracle::puzzles::EASY as LINE;
use oracle::samples;
use sudoku_core::text::Found::{self, Byte, Char, End};
use sudoku_core::text::{BoardError, Expected};
use sudoku_core::{Digit, Grid, Pencilmarks, grid};

fn puzzle() -> Grid {
    Grid::from_bytes(oracle::board(LINE)).unwrap()
}

fn rows() -> Vec<&'static str> {
    (0..9).map(|row| &LINE[row * 9..row * 9 + 9]).collect()
}

/// Byte offset, line, column, what was found and what was expected.
type Refusal = (usize, usize, usize, Found, Expected);

fn refusal(text: impl AsRef<[u8]>) -> Refusal {
    let text = text.as_ref();
    let Err(error) = Grid::parse(text) else {
        panic!("{:?} was read", String::from_utf8_lossy(text));
    };
    if let Ok(text) = str::from_utf8(text) {
        assert_eq!(text.parse::<Grid>(), Err(error));
    }
    (error.offset, error.line, error.column, error.found, error.expected)
}

fn words(text: &str) -> String {
    text.parse::<Grid>().unwrap_err().to_string()
}

/// What is expected instead of the white space after so many symbols.
fn no_space(read: u16) -> Expected {
    Expected::NoSpace { read, total: 81 }
}

/// What is expected after so many symbols instead of the end.
fn more(read: u16) -> Expected {
    Expected::MoreSymbols { read, total: 81 }
}

const THE_END: Expected = Expected::End { total: 81 };

#[test]
fn what_the_grammar_allows() {
    let rows = rows();
    let mut texts = vec![LINE.to_string()];
    for empty in ["0", "_", "*"] {
        texts.push(LINE.replace('.', empty));
        texts.push(LINE.replacen('.', empty, 20));
    }
    for space in [" ", "\t", "\n", "\r\n", "\r", "\u{c}", " \t\n\r\n "] {
        texts.push(format!("{space}{LINE}"));
        texts.push(format!("{LINE}{space}"));
        texts.push(format!("\u{feff}{space}{LINE}{space}"));
    }
    for line_break in ["\n", "\r\n", " \n", "\n  ", "\t\r\n\t", "\n\n", "  \r\n\t "] {
        texts.push(rows.join(line_break));
        texts.push(format!("\n{}\n", rows.join(line_break)));
        texts.push(format!("\u{feff}\r\n{}\r\n", rows.join(line_break)));
    }
    for comment in [" # easy", "#", " #", "  # ünïcode 5 1", "# a # b", "\t# x\n", "\n# x\r\n\n"]
    {
        texts.push(format!("{LINE}{comment}"));
        texts.push(format!("{}{comment}", rows.join("\n")));
        texts.push(format!("{}{comment}", rows.join("\r\n  ")));
    }
    let board = format!("{:#}", puzzle());
    texts.extend([
        board.replace('\n', "\r\n"),
        board.replace('\n', "\n  "),
        board.replace(" |", "|").replace("| ", "|"),
        format!("\u{feff}\n{board}\n# a board"),
        board,
    ]);
    for text in texts {
        assert_eq!(text.parse(), Ok(puzzle()), "{text:?}");
        assert_eq!(Grid::parse(text.as_bytes()), Ok(puzzle()), "{text:?}");
    }
    let comment = [LINE.as_bytes(), b" #\xff\x80\r#\n"].concat();
    assert_eq!(Grid::parse(&comment), Ok(puzzle()), "a comment may be any bytes");
}

#[test]
fn other_ways_to_write_a_grid() {
    let rows = rows();
    let symbol = Expected::Symbol;
    let spread: Vec<String> = LINE.chars().map(|symbol| symbol.to_string()).collect();
    let board = format!("{:#}", puzzle());
    let solution = LINE.replace('.', "1");
    let ruled = format!("{}\n---+---+---\n{}", rows[..3].join("\n"), rows[3..].join("\n"));
    let three = [rows[..3].concat(), rows[3..6].concat(), rows[6..].concat()].join("\n");
    let late = format!("{}\n{}", rows[..2].concat(), rows[2..].join("\n"));
    let uneven = format!("{}\n{}", rows[0], rows[1..].concat());
    let wide = rows.join("\n").replacen("6..195...", "6..195....", 1);
    let narrow = rows.join("\n").replacen("6..195...", "6..195..", 1);
    let in_row = rows.join("\n").replacen("53..7", "53 ..7", 1);
    for (text, refused) in [
        // Minus signs, spaces, commas, or nothing between commas.
        (LINE.replace('.', "-"), (2, 1, 3, Char('-'), symbol)),
        (LINE.replace('.', " "), (2, 1, 3, Char(' '), no_space(2))),
        (spread.join(","), (1, 1, 2, Char(','), symbol)),
        (spread.join(" "), (1, 1, 2, Char(' '), no_space(1))),
        // A puzzle and its solution.
        (format!("{LINE},{solution}"), (81, 1, 82, Char(','), THE_END)),
        // Boxes drawn in ASCII and otherwise.
        (rows.join("\n").replace("...", "...|"), (8, 1, 9, Char('|'), symbol)),
        (ruled, (30, 4, 1, Char('-'), symbol)),
        // A board that lacks something.
        (board.replacen("3", " ", 1), (49, 2, 24, Char(' '), no_space(8))),
        (board.replacen("3", "-", 1), (30, 2, 5, Char('-'), symbol)),
        (board.replace("| . 9", "  . 9 . |\n|"), (85, 4, 8, Char(' '), no_space(21))),
        (rows.join("\n").replacen("..7", "│..7", 1), (2, 1, 3, Char('│'), symbol)),
        // Lines and sections of other programs.
        (format!(":0000:x:{LINE}:::"), (0, 1, 1, Char(':'), symbol)),
        (format!("[Puzzle]\n{}", rows.join("\n")), (0, 1, 1, Char('['), symbol)),
        // Nine groups in one line, three rows per line, rows of other lengths.
        (rows.join(" "), (9, 1, 10, Char(' '), no_space(9))),
        (rows.join("\r"), (9, 1, 10, Char('\r'), no_space(9))),
        (format!("{} {}", &LINE[..9], &LINE[9..]), (9, 1, 10, Char(' '), no_space(9))),
        (three, (27, 1, 28, Char('\n'), no_space(27))),
        (late, (18, 1, 19, Char('\n'), no_space(18))),
        (uneven, (19, 2, 10, Char('.'), Expected::LineBreak { row: 9 })),
        (wide, (19, 2, 10, Char('.'), Expected::LineBreak { row: 9 })),
        (narrow, (18, 2, 9, Char('\n'), no_space(17))),
        (in_row, (2, 1, 3, Char(' '), no_space(2))),
        // Comments before and within the grid, and two of them.
        (format!("# easy\n{LINE}"), (0, 1, 1, Char('#'), symbol)),
        (format!("{} # cut", rows[..4].join("\n")), (39, 4, 10, End, more(36))),
        (format!("{LINE} # one\n# two"), (88, 2, 1, Char('#'), THE_END)),
        // Two byte order marks.
        (format!("\u{feff}\u{feff}{LINE}"), (3, 1, 1, Char('\u{feff}'), symbol)),
    ] {
        assert_eq!(refusal(&text), refused, "{text:?}");
    }
}

#[test]
fn too_short_and_too_long() {
    for (text, offset, line, column) in
        [("", 0, 1, 1), (" ", 1, 1, 2), (" \r\n ", 4, 2, 2), ("\u{feff}", 3, 1, 1)]
    {
        assert_eq!(refusal(text), (offset, line, column, End, more(0)), "{text:?}");
    }
    for read in 1..81 {
        let len = usize::from(read);
        assert_eq!(refusal(&LINE[..len]), (len, 1, len + 1, End, more(read)));
        assert_eq!(refusal(format!("{}\r\n", &LINE[..len])).3, End);
    }
    for extra in ['1', '.', 'x', '５'] {
        assert_eq!(refusal(format!("{LINE}{extra}")), (81, 1, 82, Char(extra), THE_END));
        let ten = format!("{}\n{extra}", rows().join("\r\n"));
        assert_eq!(refusal(ten), (98, 10, 1, Char(extra), THE_END));
    }
    assert_eq!(refusal(format!("{LINE}\n{LINE}")), (82, 2, 1, Char('5'), THE_END));
    assert_eq!(refusal(rows()[..8].join("\n")), (79, 8, 10, End, more(72)));
}

#[test]
fn characters_and_bytes_that_are_no_symbols() {
    // Full width, Arabic-Indic, Devanagari, superscript, mathematical digits, among others.
    for wrong in [
        'x', '-', '/', ':', ',', '|', 'O', 'l', '\0', '５', '٥', '५', '²', '𝟓', '①', '😀',
        '\u{301}', '\u{b}', '\u{a0}', '\u{2003}', '\u{2028}', '\u{85}',
    ] {
        for index in [0, 1, 40, 80] {
            let text = format!("{}{wrong}{}", &LINE[..index], &LINE[index + 1..]);
            let refused = (index, 1, index + 1, Char(wrong), Expected::Symbol);
            assert_eq!(refusal(&text), refused, "{text}");
        }
    }
    for (bytes, found) in [
        (b"\xff".as_slice(), Byte(0xff)),
        (b"\x80", Byte(0x80)),
        (b"\xc3", Byte(0xc3)),
        (b"\xed\xa0\x80", Byte(0xed)),
        ("ä".as_bytes(), Char('ä')),
    ] {
        let mut text = LINE.as_bytes().to_vec();
        text.splice(40..41, bytes.iter().copied());
        let (offset, .., refused, expected) = refusal(&text);
        assert_eq!((offset, refused, expected), (40, found, Expected::Symbol));
    }
    assert_eq!(refusal(b"\xff\xfe5\x003\x00"), (0, 1, 1, Byte(0xff), Expected::Symbol));
    // The minus signs of a bug report.
    let sample = samples::HOSTILE.samples().find(|sample| sample.text.contains('-')).unwrap();
    assert_eq!(refusal(sample.text), (4, 1, 5, Char('-'), Expected::Symbol));
}

#[test]
fn messages() {
    assert_eq!(words(""), "line 1, column 1: found the end of the text, expected 81 symbols");
    assert_eq!(
        words(&LINE[..80]),
        "line 1, column 81: found the end of the text, expected symbol 81 of 81"
    );
    assert_eq!(
        words(&format!("{LINE}1")),
        "line 1, column 82: found '1', expected the end of the text after 81 symbols"
    );
    assert_eq!(
        words(&rows().join("\r\n").replace('4', "５")),
        "line 5, column 1: found '５', expected 1 to 9, or one of . 0 _ * for an empty cell"
    );
    assert_eq!(
        words(&rows().join(" ")),
        "line 1, column 10: found ' ', expected symbol 10 of 81, in one line or nine lines of 9"
    );
}

/// Checks that a text that is read is the grid that is read: its symbols before the comment, with
/// nothing between them but white space, in one full line or in nine. Returns whether it is read.
fn is_sound(text: &[u8]) -> bool {
    let Ok(grid) = Grid::parse(text) else { return false };
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    let body = text.split(|&byte| byte == b'#').next().unwrap();
    let is_board = body.trim_ascii_start().starts_with(b"+");
    let is_border = |byte: &u8| is_board && (b"+-|".contains(byte) || byte.is_ascii_whitespace());
    let lines = body
        .split(|&byte| byte == b'\n')
        .map(|line| line.trim_ascii().iter().filter(|byte| !is_border(byte)).count());
    let lengths: Vec<usize> = lines.filter(|&len| len > 0).collect();
    assert!(lengths == [9; 9] || lengths == [81] && !is_board, "{text:?}");
    let symbols = body.iter().filter(|byte| !byte.is_ascii_whitespace() && !is_border(byte));
    let read: Vec<u8> =
        symbols.map(|byte| if b"0_*".contains(byte) { b'.' } else { *byte }).collect();
    assert_eq!(read, grid.to_ascii());
    true
}

#[test]
fn one_wrong_byte_never_makes_another_grid() {
    let (mut read, mut refused) = (0, 0);
    let mut check = |text: Vec<u8>| *(if is_sound(&text) { &mut read } else { &mut refused }) += 1;
    let board = format!("{:#}", puzzle());
    for text in [LINE.to_string(), rows().join("\n"), rows().join("\r\n") + "#x", board] {
        for at in 0..=text.len() {
            let (head, tail) = text.as_bytes().split_at(at);
            let rest = tail.get(1..).unwrap_or_default();
            for byte in 0..=u8::MAX {
                check([head, &[byte], tail].concat());
                check([head, &[byte], rest].concat());
            }
            check([head, rest].concat());
        }
    }
    assert!(read > 1000 && refused > 1000, "{read} read, {refused} refused");
}

#[test]
fn numbers_are_not_text() {
    assert!(Grid::parse(&[9; 81]).is_err());
    assert!(Grid::parse(puzzle().as_bytes()).is_err());
    let bytes: [u8; 81] = LINE.as_bytes().try_into().unwrap();
    assert_eq!(Grid::try_from(bytes).unwrap_err().to_string(), "r1c1: found 53, expected 0 to 9");
    let mut rows: [[u8; 9]; 9] = puzzle().into();
    assert_eq!(rows[0], [5, 3, 0, 0, 7, 0, 0, 0, 0]);
    assert_eq!(Grid::try_from(rows), Ok(puzzle()));
    for wrong in [10, b'5', b'.', 255] {
        rows[8][8] = wrong;
        let error = Grid::try_from(rows).unwrap_err();
        assert_eq!((error.cell.index(), error.found), (80, i32::from(wrong)));
        assert_eq!(error.to_string(), format!("r9c9: found {wrong}, expected 0 to 9"));
    }
}

#[test]
fn boards_of_characters() {
    let board: [[char; 9]; 9] = puzzle().into();
    assert_eq!(board[0], ['5', '3', '.', '.', '7', '.', '.', '.', '.']);
    assert_eq!(Grid::try_from(board), Ok(puzzle()));
    for empty in ['.', '0', '_', '*'] {
        let board = board.map(|row| row.map(|char| if char == '.' { empty } else { char }));
        assert_eq!(Grid::try_from(board), Ok(puzzle()));
    }
    for wrong in ['x', ' ', '\n', '#', '５', 'ı', '\u{ff}', '\u{135}', '\0', '\u{5}'] {
        let mut board = board;
        board[4][7] = wrong;
        let error: BoardError = Grid::try_from(board).unwrap_err();
        let BoardError { row, column, found, expected, .. } = error;
        assert_eq!((row, column, found, expected), (5, 8, Char(wrong), Expected::Symbol));
        assert!(error.to_string().starts_with("row 5, column 8: found "));
    }
    // Other shapes, as slices.
    let rows: Vec<Vec<char>> = board.map(Vec::from).into();
    assert_eq!(Grid::try_from(&rows[..]), Ok(puzzle()));
    assert_eq!(Grid::try_from(&board[..]), Ok(puzzle()));
    let refused = |rows: &[Vec<char>]| {
        let error = Grid::try_from(rows).unwrap_err();
        assert_eq!(error.expected, Expected::Words("nine rows of nine characters"));
        (error.row, error.column, error.found)
    };
    assert_eq!(refused(&[]), (1, 1, End));
    assert_eq!(refused(&rows[..8]), (9, 1, End));
    assert_eq!(refused(&[&rows[..], &rows[..1]].concat()), (10, 1, Char('5')));
    for row in 0..9 {
        let mut rows = rows.clone();
        rows[row].push('7');
        assert_eq!(refused(&rows), (row + 1, 10, Char('7')));
        rows[row].truncate(row);
        assert_eq!(refused(&rows), (row + 1, row + 1, End));
    }
}

#[test]
fn in_a_constant() {
    const LITERAL: Grid =
        grid!("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    static BY_NAME: Grid = grid!(LINE);
    assert_eq!([LITERAL, BY_NAME], [puzzle(); 2]);
}

#[test]
fn pencilmarks_have_their_own_lengths() {
    let error = |text: &str| {
        let error = text.parse::<Pencilmarks>().unwrap_err();
        (error.found, error.expected)
    };
    let more = |read| (End, Expected::MoreSymbols { read, total: 729 });
    assert_eq!(error(""), more(0));
    assert_eq!(error(&".".repeat(728)), more(728));
    assert_eq!(error(LINE), (Char('5'), Expected::Digit(Digit::D1)));
    assert_eq!(error(&".".repeat(730)), (Char('.'), Expected::End { total: 729 }));
    let full = "123456789".repeat(81);
    assert_eq!(full.parse(), Ok(Pencilmarks::FULL));
    let rows: Vec<&str> = (0..9).map(|row| &full[81 * row..81 * row + 81]).collect();
    assert_eq!(rows.join("\r\n").parse(), Ok(Pencilmarks::FULL));
}
