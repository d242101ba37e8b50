//! Where a puzzle, a comment or an empty line of a stream begins and ends.
//!
//! This decides by the look of the lines and does not read them: `Grid::parse` does, and says what
//! is wrong with them. Whatever the text, its items are the text: no line is lost, none is in two.
//!
//! | the first line | the item |
//! |---|---|
//! | is empty, or begins with `#` | that line |
//! | has nine symbols | up to nine lines that are directly one after the other |
//! | is a border that begins with `+` | up to nine rows that begin with a bar, and 4 borders |
//! | is any other | that line |
//!
//! A row that is not right stays in its block, so that it cannot shift the rows after it. An empty
//! line, a comment, a line of more than 80 bytes and, in a board, whatever has no border end the
//! block. So a block that lacks a row cannot take one of the next puzzle, unless nothing at all is
//! between the two.

/// What follows the text at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Follows {
    /// The end of the input.
    End,
    /// Perhaps more.
    More,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// An empty line or a comment.
    Passing,
    /// What should be a puzzle.
    Puzzle,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Item {
    pub(crate) kind: Kind,
    /// The number of bytes, line breaks included.
    pub(crate) len: usize,
    pub(crate) lines: u64,
}

/// The longest line that can be a part of a block, comment and line break included.
const LONGEST_ROW: usize = 80;

/// The item at the start of a text: `None` if there is none, or if more text is needed to tell.
///
/// If 2,048 bytes do not suffice, the item is one line that has not come to its end.
pub(crate) fn next_item(text: &[u8], follows: Follows) -> Option<Item> {
    let len = line_len(text, follows)?;
    // This is what nearly all lines look like.
    if len > LONGEST_ROW && text.first().is_some_and(|&byte| is_symbol(byte)) {
        return Some(Item { kind: Kind::Puzzle, len, lines: 1 });
    }
    match Line::of(text.get(..len)?) {
        Line::Passing => Some(Item { kind: Kind::Passing, len, lines: 1 }),
        Line::Row => rows(text, follows),
        Line::Border => board(text, follows),
        Line::Drawn | Line::Other => Some(Item { kind: Kind::Puzzle, len, lines: 1 }),
    }
}

/// The number of bytes of the first line.
fn line_len(text: &[u8], follows: Follows) -> Option<usize> {
    match memchr::memchr(b'\n', text) {
        Some(index) => Some(index + 1),
        None if follows == Follows::End && !text.is_empty() => Some(text.len()),
        None => None,
    }
}

/// Up to nine lines, the first of which has nine symbols.
fn rows(text: &[u8], follows: Follows) -> Option<Item> {
    block(text, follows, |line, index| match Line::of(line) {
        _ if index == 0 => Step::Take,
        Line::Passing | Line::Border => Step::Leave,
        Line::Row | Line::Drawn | Line::Other if index == 8 => Step::TakeAsLast,
        Line::Row | Line::Drawn | Line::Other => Step::Take,
    })
}

/// A board, whose first line is a border.
fn board(text: &[u8], follows: Follows) -> Option<Item> {
    let (mut drawn, mut borders, mut after_border) = (0, 0, false);
    block(text, follows, |line, _| match Line::of(line) {
        Line::Border if after_border => Step::Leave,
        Line::Border => {
            borders += 1;
            after_border = true;
            if borders == 4 || drawn == 9 { Step::TakeAsLast } else { Step::Take }
        }
        Line::Drawn if drawn < 9 => {
            drawn += 1;
            after_border = false;
            Step::Take
        }
        _ => Step::Leave,
    })
}

enum Step {
    Take,
    TakeAsLast,
    Leave,
}

/// Takes lines from the start as long as `step` does, given a line and its index.
fn block(text: &[u8], follows: Follows, mut step: impl FnMut(&[u8], u64) -> Step) -> Option<Item> {
    let mut item = Item { kind: Kind::Puzzle, len: 0, lines: 0 };
    loop {
        let rest = text.get(item.len..).unwrap_or_default();
        let Some(len) = line_len(rest, follows) else {
            // A line that is already too long will not become a part of the block.
            let is_decided = follows == Follows::End || rest.len() > LONGEST_ROW;
            return is_decided.then_some(item);
        };
        let taken = match rest.get(..len) {
            Some(line) if len <= LONGEST_ROW || item.lines == 0 => step(line, item.lines),
            _ => Step::Leave,
        };
        if let Step::Leave = taken {
            return Some(item);
        }
        item.len += len;
        item.lines += 1;
        if let Step::TakeAsLast = taken {
            return Some(item);
        }
    }
}

/// What a line looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    /// Empty, or a comment.
    Passing,
    /// Nine symbols.
    Row,
    /// A border of a board.
    Border,
    /// A row of a board.
    Drawn,
    Other,
}

impl Line {
    fn of(line: &[u8]) -> Self {
        let content = without_comment(without_byte_order_mark(line)).trim_ascii();
        match content {
            [] => Self::Passing,
            [b'+' | b'|', ..] if content.iter().all(|byte| b"+-| ".contains(byte)) => Self::Border,
            [b'|', ..] => Self::Drawn,
            row if row.len() == 9 && row.iter().all(|&byte| is_symbol(byte)) => Self::Row,
            _ => Self::Other,
        }
    }
}

fn without_comment(line: &[u8]) -> &[u8] {
    match memchr::memchr(b'#', line) {
        Some(index) => line.get(..index).unwrap_or(line),
        None => line,
    }
}

pub(crate) fn without_byte_order_mark(text: &[u8]) -> &[u8] {
    text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text)
}

pub(crate) fn is_symbol(byte: u8) -> bool {
    matches!(byte, b'0'..=b'9' | b'.' | b'_' | b'*')
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
    const ROWS: &str = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n\
        .6....28.\n...419..5\n....8..79\n";

    fn board() -> String {
        format!("{:#}\n", sudoku_core::Grid::parse(LINE.as_bytes()).unwrap())
    }

    /// The items of a text, as their numbers of lines, negative for those that pass through.
    fn items(mut text: &str) -> Vec<i64> {
        let mut items = Vec::new();
        while let Some(item) = next_item(text.as_bytes(), Follows::End) {
            let lines = i64::try_from(item.lines).unwrap();
            items.push(if item.kind == Kind::Passing { -lines } else { lines });
            text = &text[item.len..];
        }
        assert_eq!(text, "", "the items are the text");
        items
    }

    #[test]
    fn lines() {
        assert!(items("").is_empty());
        assert_eq!(items(&format!("{LINE}\n# x\n{LINE} #\nx\n12")), [1, -1, -1, 1, -1, 1, 1]);
        assert_eq!(items("\u{feff}# x\n\u{feff}\n"), [-1, -1]);
    }

    #[test]
    fn nine_rows_are_one_item() {
        assert_eq!(items(ROWS), [9]);
        assert_eq!(items(&ROWS.repeat(3)), [9, 9, 9]);
        assert_eq!(items(&ROWS.replace('\n', "\r\n")), [9]);
        assert_eq!(items(&format!("Grid 01\n{ROWS}Grid 02\n{ROWS}")), [1, 9, 1, 9]);
        assert_eq!(items(&format!("{}\n{LINE}{ROWS}", ROWS.trim_end())), [9, 1, 9]);
        assert_eq!(items(&format!("{} # x\n{LINE}", ROWS.trim_end())), [9, 1]);
    }

    #[test]
    fn a_bad_row_does_not_shift_the_next_puzzle() {
        for bad in ["x\n", "8...6...\n", "8...6...3.\n", "8.. .6. ..3\n"] {
            let rows = ROWS.replace("8...6...3\n", bad);
            assert_eq!(items(&format!("{rows}{ROWS}\n{rows}\n{ROWS}")), [9, 9, -1, 9, -1, 9]);
        }
        let short = &ROWS[10..];
        assert_eq!(items(&format!("{short}\n{ROWS}")), [8, -1, 9]);
        assert_eq!(items(&format!("{short}# x\n{ROWS}")), [8, -1, 9]);
        assert_eq!(items(&format!("{short}{LINE}{ROWS}")), [8, 1, 9]);
        assert_eq!(items(&format!("{short}{}{ROWS}", board())), [8, 13, 9]);
    }

    #[test]
    fn boards() {
        let board = board();
        assert_eq!(items(&board), [13]);
        assert_eq!(items(&board.repeat(2)), [13, 13]);
        assert_eq!(items(&format!("{board}{ROWS}{board}\n{board}")), [13, 9, 13, -1, 13]);
        let mut lines: Vec<&str> = board.split_inclusive('\n').collect();
        lines.remove(10);
        let short = lines.concat();
        assert_eq!(items(&format!("{short}{board}")), [12, 13]);
        let cut = lines[..5].concat();
        assert_eq!(items(&format!("{cut}{board}")), [5, 13]);
        assert_eq!(items(&format!("{cut}{ROWS}")), [5, 9]);
        assert_eq!(items(&format!("{cut}{LINE}")), [5, 1]);
        assert_eq!(items("+\n+\n| 1\n"), [1, 2]);
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
            while let Some(item) = next_item(rest, Follows::End) {
                (last, rest) = rest.split_at(item.len);
            }
            assert_eq!(str::from_utf8(last).unwrap(), intact, "{text}");
        }
    }

    /// Whatever is at hand at once, the items are the same.
    #[test]
    fn pieces_have_the_same_items() {
        let text = [LINE, "\n", ROWS, &board(), "# x\n", &ROWS[..40], LINE, "x\n"].concat();
        let mut offset = 0;
        while let Some(whole) = next_item(&text.as_bytes()[offset..], Follows::End) {
            for end in offset..=text.len() {
                match next_item(&text.as_bytes()[offset..end], Follows::More) {
                    Some(item) => assert_eq!(item, whole, "{offset}..{end}"),
                    None => assert!(end < text.len() || offset + whole.len == text.len()),
                }
            }
            offset += whole.len;
        }
    }
}
