//! What the grammar of [`Grid::parse`] takes in, and what it refuses and where.

extern crate std;
use super::*;
use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn puzzle() -> Grid {
    let mut bytes = [0; 81];
    for (byte, symbol) in bytes.iter_mut().zip(LINE.bytes()) {
        *byte = symbol.saturating_sub(b'0');
    }
    bytes.iter_mut().filter(|byte| **byte > 9).for_each(|byte| *byte = 0);
    Grid::from_bytes(bytes).unwrap()
}

fn rows() -> Vec<&'static str> {
    (0..9).map(|row| &LINE[row * 9..row * 9 + 9]).collect()
}

/// Offset, line and column of the error, and what it says.
fn refusal(text: impl AsRef<[u8]>) -> (usize, usize, usize, ParseErrorKind) {
    let error = Grid::parse(text.as_ref()).expect_err("a text that is not a grid");
    (error.at(), error.line(), error.column(), error.kind())
}

#[test]
fn what_the_grammar_allows() {
    let rows = rows();
    for text in [
        LINE.to_string(),
        LINE.replace('.', "0"),
        LINE.replace('.', "_"),
        LINE.replace('.', "*"),
        LINE.replacen('.', "0", 20).replacen('.', "*", 20),
        format!("{LINE}\n"),
        format!("{LINE}\r\n"),
        format!("\u{feff}{LINE}"),
        format!("\u{feff} \n\t\u{c}{LINE}\n\n"),
        format!("  {LINE}  "),
        format!("{LINE} # 30 clues, \u{e9}asy # and so on"),
        format!("{LINE}# a comment\r\n\n"),
        format!("{LINE}\n# a comment on the next line"),
        format!("{LINE}#"),
        rows.join("\n"),
        rows.join("\r\n"),
        rows.join("\n") + "\n",
        rows.join("\n\n"),
        rows.join("  \r\n\t "),
        format!("\n    {}\n# a comment\n", rows.join("\n    ")),
    ] {
        assert_eq!(Grid::parse(text.as_bytes()), Ok(puzzle()), "{text:?}");
        assert_eq!(text.parse(), Ok(puzzle()));
        assert_eq!(Grid::try_from(text.as_bytes()), Ok(puzzle()));
    }
    let comment = [LINE.as_bytes(), b" #\xff\x80\r#\n"].concat();
    assert_eq!(Grid::parse(&comment), Ok(puzzle()), "a comment may be any bytes");
}

#[test]
fn other_ways_to_write_a_grid() {
    use Found::Char;
    use ParseErrorKind::{BrokenRow, NotASymbol, TooLong, TooShort};
    let rows = rows();
    let broken = |after| BrokenRow { after, expected: 81 };
    let no_symbol = |char| NotASymbol { found: Char(char) };

    // Minus signs, blanks, commas, or nothing between commas.
    assert_eq!(refusal(LINE.replace('.', "-")), (2, 1, 3, no_symbol('-')));
    assert_eq!(refusal(LINE.replace('.', " ")), (2, 1, 3, broken(2)));
    let spread: Vec<String> = LINE.chars().map(|symbol| symbol.to_string()).collect();
    assert_eq!(refusal(spread.join(",")), (1, 1, 2, no_symbol(',')));
    assert_eq!(refusal(spread.join(" ")), (1, 1, 2, broken(1)));
    // Puzzle and solution.
    let both = format!("{LINE},{}", LINE.replace('.', "1"));
    let comma = TooLong { found: Char(','), expected: 81 };
    assert_eq!(refusal(both), (81, 1, 82, comma));
    // Boxes drawn in ASCII and otherwise.
    let boxed = rows.join("\n").replace("...", "...|");
    assert_eq!(refusal(boxed), (8, 1, 9, no_symbol('|')));
    let ruled = format!("{}\n---+---+---\n{}", rows[..3].join("\n"), rows[3..].join("\n"));
    assert_eq!(refusal(ruled), (30, 4, 1, no_symbol('-')));
    assert_eq!(refusal(format!("{:#}", puzzle())), (0, 1, 1, no_symbol('+')));
    let drawn = rows.join("\n").replacen("..7", "\u{2502}..7", 1);
    assert_eq!(refusal(drawn), (2, 1, 3, no_symbol('\u{2502}')));
    // Other programs' lines.
    assert_eq!(refusal(format!(":0000:x:{LINE}:::")), (0, 1, 1, no_symbol(':')));
    let section = format!("[Puzzle]\n{}", rows.join("\n"));
    assert_eq!(refusal(section), (0, 1, 1, no_symbol('[')));
    // Nine groups in one line, three rows a line, one line of eighteen.
    assert_eq!(refusal(rows.join(" ")), (9, 1, 10, broken(9)));
    assert_eq!(refusal(rows.join("\r")), (9, 1, 10, broken(9)));
    let three = [rows[..3].concat(), rows[3..6].concat(), rows[6..].concat()].join("\n");
    assert_eq!(refusal(three), (27, 1, 28, broken(27)));
    let uneven = format!("{}\n{}", rows[0], rows[1..].concat());
    let found = Char('.');
    let long = ParseErrorKind::LongRow { found, expected: 9 };
    assert_eq!(refusal(uneven), (19, 2, 10, long));
    let late = format!("{}\n{}", rows[..2].concat(), rows[2..].join("\n"));
    assert_eq!(refusal(late), (18, 1, 19, broken(18)));
    // Comments before and between.
    assert_eq!(refusal(format!("# easy\n{LINE}")), (0, 1, 1, no_symbol('#')));
    let cut = format!("{} # cut", rows[..4].join("\n"));
    assert_eq!(refusal(cut), (39, 4, 10, TooShort { found: 36, expected: 81 }));
    let twice = TooLong { found: Char('#'), expected: 81 };
    assert_eq!(refusal(format!("{LINE} # one\n# two")), (88, 2, 1, twice));
}

#[test]
fn too_short_and_too_long() {
    use ParseErrorKind::{BrokenRow, Empty, LongRow, TooLong, TooShort};
    let rows = rows();
    let expected = 81;
    for (text, place) in [("", (0, 1, 1)), (" \r\n ", (4, 2, 2)), ("\u{feff}", (3, 1, 1))] {
        let (at, line, column) = place;
        assert_eq!(refusal(text), (at, line, column, Empty { expected }));
    }
    for found in 1..81 {
        let at = usize::from(found);
        let short = (at, 1, at + 1, TooShort { found, expected });
        assert_eq!(refusal(&LINE[..at]), short);
        assert_eq!(refusal(format!("{}\r\n", &LINE[..at])), short);
    }
    let found = Found::Char('5');
    assert_eq!(refusal(format!("{LINE}5")), (81, 1, 82, TooLong { found, expected }));
    let two = format!("{LINE}\r\n{LINE}");
    assert_eq!(refusal(two), (83, 2, 1, TooLong { found, expected }));
    let eight = rows[..8].join("\n");
    assert_eq!(refusal(eight), (79, 8, 10, TooShort { found: 72, expected }));
    let ten = format!("{}\n{}", rows.join("\n"), rows[0]);
    assert_eq!(refusal(ten), (90, 10, 1, TooLong { found, expected }));
    let mut rows = rows;
    rows[4] = "4..8.3..";
    let broken = BrokenRow { after: 44, expected };
    assert_eq!(refusal(rows.join("\r\n")), (52, 5, 9, broken));
    rows[4] = "4..8.3..15";
    assert_eq!(refusal(rows.join("\n")), (49, 5, 10, LongRow { found, expected: 9 }));
}

#[test]
fn digits_of_other_scripts_and_bytes_that_are_not_text() {
    // Full width, Arabic-Indic, Devanagari, superscript, mathematical.
    for char in ['\u{ff15}', '\u{665}', '\u{96b}', '\u{b2}', '\u{1d7d3}', '\0', 'O', 'l'] {
        let kind = ParseErrorKind::NotASymbol { found: Found::Char(char) };
        for index in [0, 40, 80] {
            let text = format!("{}{char}{}", &LINE[..index], &LINE[index + 1..]);
            assert_eq!(refusal(text), (index, 1, index + 1, kind));
        }
    }
    let kind = ParseErrorKind::NotASymbol { found: Found::Byte(0xff) };
    assert_eq!(refusal(b"\xff\xfe5\x003\x00"), (0, 1, 1, kind));
    let again = ParseErrorKind::NotASymbol { found: Found::Char('\u{feff}') };
    assert_eq!(refusal(format!("\u{feff}\u{feff}{LINE}")), (3, 1, 1, again));
    // A vertical tab is no ASCII white space, nor is any wider blank.
    for space in ['\u{b}', '\u{a0}', '\u{2003}', '\u{2028}', '\u{85}'] {
        let kind = ParseErrorKind::NotASymbol { found: Found::Char(space) };
        assert_eq!(refusal(format!("{space}{LINE}")), (0, 1, 1, kind));
    }
}

/// What is read is what stands there: the symbols before the comment in order, nothing else
/// but white space, and the lines full.
fn assert_sound(text: &[u8]) -> bool {
    let Ok(grid) = Grid::parse(text) else {
        return false;
    };
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    let body = text.split(|&byte| byte == b'#').next().unwrap();
    let lengths: Vec<usize> = body
        .split(|&byte| byte == b'\n')
        .map(|line| line.trim_ascii().len())
        .filter(|&len| len > 0)
        .collect();
    assert!(lengths == [81] || lengths == [9; 9], "{text:?}");
    let read: Vec<u8> = body
        .iter()
        .filter(|byte| !byte.is_ascii_whitespace())
        .map(|byte| if b"0_*".contains(byte) { b'.' } else { *byte })
        .collect();
    assert_eq!(read, grid.to_ascii());
    true
}

#[test]
fn one_wrong_byte_never_makes_another_grid() {
    let (mut read, mut refused) = (0, 0);
    for text in [LINE.to_string(), rows().join("\n"), rows().join("\r\n") + "#x"] {
        for at in 0..=text.len() {
            let (head, tail) = text.as_bytes().split_at(at);
            for byte in 0..=u8::MAX {
                let put_in = [head, &[byte], tail].concat();
                let put_over = [head, &[byte], tail.get(1..).unwrap_or_default()].concat();
                for text in [put_in, put_over] {
                    *(if assert_sound(&text) { &mut read } else { &mut refused }) += 1;
                }
            }
            let left_out = [head, tail.get(1..).unwrap_or_default()].concat();
            *(if assert_sound(&left_out) { &mut read } else { &mut refused }) += 1;
        }
    }
    assert!(read > 1000 && refused > 1000, "{read} read, {refused} refused");
}

#[test]
fn numbers_are_not_text() {
    assert!(Grid::try_from(&[9; 81][..]).is_err());
    assert!(Grid::try_from(&puzzle().to_bytes()[..]).is_err());
    let bytes: [u8; 81] = LINE.as_bytes().try_into().unwrap();
    assert_eq!(Grid::try_from(bytes).unwrap_err().to_string(), "r1c1: found 53, expected 0 to 9");
}

#[test]
fn boards_of_characters() {
    let board = <[[char; 9]; 9]>::from(puzzle());
    assert_eq!(board[0], ['5', '3', '.', '.', '7', '.', '.', '.', '.']);
    assert_eq!(Grid::try_from(board), Ok(puzzle()));
    for char in ['x', ' ', '\n', '\u{ff15}', '\u{135}', '\0', '\u{5}'] {
        let mut board = board;
        board[4][7] = char;
        let error = Grid::try_from(board).unwrap_err();
        assert_eq!((error.at(), error.line(), error.column()), (43, 5, 8));
        let found = Found::Char(char);
        assert_eq!(error.kind(), ParseErrorKind::NotASymbol { found });
    }
    for blank in ['.', '0', '_', '*'] {
        let board = board.map(|row| row.map(|char| if char == '.' { blank } else { char }));
        assert_eq!(Grid::try_from(board), Ok(puzzle()));
    }
}
