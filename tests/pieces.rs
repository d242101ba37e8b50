//! A text of many puzzles is cut between them, whatever is wrong with one, and however much of it
//! is at hand at once.
#![allow(clippy::unwrap_used)] // a test fails by panicking

use sudoku_core::Grid;
use sudoku_core::text::{Follows, PieceKind, next_piece};

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
const ROWS: &str = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n\
    .6....28.\n...419..5\n....8..79\n";

fn board() -> String {
    format!("{:#}\n", Grid::parse(LINE.as_bytes()).unwrap())
}

/// The pieces of a text, as their numbers of lines, negative for those that are passed over.
fn pieces(mut text: &str) -> Vec<i64> {
    let mut pieces = Vec::new();
    while let Some(piece) = next_piece(text.as_bytes(), Follows::End) {
        let (own, rest) = text.split_at(piece.len);
        assert_eq!(piece.lines, own.matches('\n').count(), "{own:?}");
        let lines = i64::try_from(own.lines().count()).unwrap();
        pieces.push(if piece.kind == PieceKind::Passing { -lines } else { lines });
        text = rest;
    }
    assert_eq!(text, "", "the pieces are the text");
    pieces
}

#[test]
fn lines() {
    assert!(pieces("").is_empty());
    assert_eq!(pieces(&format!("{LINE}\n# x\n{LINE} #\nx\n12")), [1, -1, -1, 1, -1, 1, 1]);
    assert_eq!(pieces("\u{feff}# x\n\u{feff}\n"), [-1, -1]);
}

#[test]
fn nine_rows_are_one_piece() {
    assert_eq!(pieces(ROWS), [9]);
    assert_eq!(pieces(&ROWS.repeat(3)), [9, 9, 9]);
    assert_eq!(pieces(&ROWS.replace('\n', "\r\n")), [9]);
    assert_eq!(pieces(&format!("Grid 01\n{ROWS}Grid 02\n{ROWS}")), [-1, 9, -1, 9]);
    assert_eq!(pieces(&format!("{}\n{LINE}{ROWS}", ROWS.trim_end())), [9, 1, 9]);
    assert_eq!(pieces(&format!("{} # x\n{LINE}", ROWS.trim_end())), [9, 1]);
}

#[test]
fn a_bad_row_does_not_shift_the_next_puzzle() {
    for bad in ["x\n", "8...6...\n", "8...6...3.\n", "8.. .6. ..3\n"] {
        let rows = ROWS.replace("8...6...3\n", bad);
        assert_eq!(pieces(&format!("{rows}{ROWS}\n{rows}\n{ROWS}")), [9, 9, -1, 9, -1, 9]);
    }
    let short = &ROWS[10..];
    assert_eq!(pieces(&format!("{short}\n{ROWS}")), [8, -1, 9]);
    assert_eq!(pieces(&format!("{short}# x\n{ROWS}")), [8, -1, 9]);
    assert_eq!(pieces(&format!("{short}{LINE}{ROWS}")), [8, 1, 9]);
    assert_eq!(pieces(&format!("{short}{}{ROWS}", board())), [8, 13, 9]);
}

#[test]
fn boards() {
    let board = board();
    assert_eq!(pieces(&board), [13]);
    assert_eq!(pieces(&board.repeat(2)), [13, 13]);
    assert_eq!(pieces(&format!("{board}{ROWS}{board}\n{board}")), [13, 9, 13, -1, 13]);
    let mut lines: Vec<&str> = board.split_inclusive('\n').collect();
    lines.remove(10);
    let short = lines.concat();
    assert_eq!(pieces(&format!("{short}{board}")), [12, 13]);
    let cut = lines[..5].concat();
    assert_eq!(pieces(&format!("{cut}{board}")), [5, 13]);
    assert_eq!(pieces(&format!("{cut}{ROWS}")), [5, 9]);
    assert_eq!(pieces(&format!("{cut}{LINE}")), [5, 1]);
    assert_eq!(pieces("+\n+\n| 1\n"), [1, 2]);
}

/// Whatever is broken in a puzzle, the one after the next empty line is found.
#[test]
fn damage_ends_at_an_empty_line() {
    let board = board();
    let whole = [LINE, ROWS, &board];
    // xorshift64: the same damage in every run.
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % u64::try_from(below).unwrap()).unwrap()
    };
    for _ in 0..20_000 {
        let mut damaged = whole[random(3)].to_owned();
        for _ in 0..=random(3) {
            let at = random(damaged.len() + 1);
            match random(5) {
                0 if at < damaged.len() => _ = damaged.remove(at),
                0 | 3 => _ = damaged.pop(),
                1 => damaged.insert(at, char::from(b" \n#+|-.x1"[random(9)])),
                2 => _ = damaged.drain(..at),
                _ => damaged.insert_str(at, whole[random(3)]),
            }
        }
        let intact = whole[random(3)];
        let text = format!("{damaged}\n\n{intact}");
        let mut rest = text.as_bytes();
        let mut last = rest;
        while let Some(piece) = next_piece(rest, Follows::End) {
            (last, rest) = rest.split_at(piece.len);
        }
        assert_eq!(str::from_utf8(last).unwrap(), intact, "{text}");
    }
}

/// The rest of the line after a bracket or an element is no empty line.
#[test]
fn brackets_and_elements() {
    let json = format!("{{\"a\": \"{{\", \"puzzle\": \"{}\"}}", LINE.trim_end());
    assert_eq!(pieces(&format!("{json}\n{json} \r\n{json}")), [1, 1, 1]);
    let several = json.replace(", ", ",\n");
    assert_eq!(pieces(&format!("{several}\n{several}\n\n{LINE}")), [2, 2, -1, 1]);
    let game = format!("<game data=\"{}\"/>", LINE.trim_end());
    assert_eq!(pieces(&format!("<a>\n{game}\n  {game}{game}\n</a>\n")), [-1, 1, 1, 1, -1]);
    // What is not closed is one line.
    assert_eq!(pieces(&format!("{{\"a\": [\n{LINE}\n{ROWS}")), [1, 1, -1, 9]);
    let sections = format!("[Puzzle]\n{ROWS}[State]\n{ROWS}");
    assert_eq!(pieces(&sections.repeat(2)), [20, 20]);
}

/// A puzzle with letters in it is no sentence that is passed over.
#[test]
fn letters_in_a_puzzle() {
    assert_eq!(pieces(&format!("<5> 12 <3>\n// {LINE}# {LINE}")), [1, -1, -1]);
    let damaged = LINE.replace("8...6", "f.foo");
    assert_eq!(pieces(&format!("{damaged}// {damaged}# {damaged}")), [1, -1, -1]);
    assert_eq!(pieces("A sentence of 9 words, and what it tells.\n"), [-1]);
}

/// Whatever is at hand at once, they are cut alike.
#[test]
fn parts_of_a_text_are_cut_alike() {
    let json = "{\"size\": 9,\n\"grid\": []}";
    let games = "<a>\n<game data=\"1\" /> <game data='>' />\n";
    let long = format!("{}{}\n", &ROWS[..20], "1 ".repeat(300));
    let [crlf, cr] = ["\r\n", "\r"].map(|end| [LINE, "#\n", ROWS].concat().replace('\n', end));
    let sections = format!("[Puzzle]\n{ROWS}[State]\n{ROWS}").repeat(2);
    let texts = [
        LINE,
        "\n",
        ROWS,
        &board(),
        "# x\n",
        &ROWS[..40],
        LINE,
        "x\n",
        json,
        "\n",
        json,
        games,
        &long,
        &crlf,
        "\n",
        &cr,
        "\n",
        &sections,
    ];
    let text = texts.concat();
    let mut offset = 0;
    while let Some(whole) = next_piece(&text.as_bytes()[offset..], Follows::End) {
        for end in offset..=text.len() {
            match next_piece(&text.as_bytes()[offset..end], Follows::More) {
                Some(piece) => assert_eq!(piece, whole, "{offset}..{end}"),
                None => assert!(end < text.len() || offset + whole.len == text.len()),
            }
        }
        offset += whole.len;
    }
}
