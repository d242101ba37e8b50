//! Links and texts in which f-puzzles and SudokuPad compress a puzzle, or only name it.

use super::cursor::Cursor;
use crate::text::source::{Failure, Source};

const COMPRESSED: &str = "a puzzle that is not compressed: open it, and export it as JSON";
const NAMED: &str = "a puzzle: this link only names one; open it, and export it as JSON";

/// What compressed puzzles begin with. The last one is how lz-string's base64 begins for a text
/// that begins with `{"`.
const STARTS: [&[u8]; 5] = [b"fpuzzles", b"fpuz", b"scl", b"ctc", b"N4Ig"];

/// The sites whose links hold or name puzzles.
const SITES: [&[u8]; 5] = [
    b"f-puzzles.com/",
    b"sudokupad.app/",
    b"beta.sudokupad.app/",
    b"app.crackingthecryptic.com/",
    b"crackingthecryptic.com/",
];

/// The failure of such a text; `None` for every other text.
pub(super) fn refusal(source: Source<'_>) -> Option<Failure> {
    let mut cursor = Cursor::new(source);
    cursor.skip_space();
    let at = cursor.at;
    if is_compressed(cursor) {
        return Some(cursor.wrong(at, COMPRESSED));
    }
    let _ = cursor.take(b"https://") || cursor.take(b"http://");
    cursor.take(b"www.");
    if !SITES.iter().any(|site| cursor.take(site)) {
        return None;
    }
    for part in [&b"sudoku/"[..], b"?", b"puzzleid=", b"load="] {
        cursor.take(part);
    }
    let words = if is_compressed(cursor) { COMPRESSED } else { NAMED };
    Some(cursor.wrong(at, words))
}

/// Whether a compressed puzzle comes next: one of the starts, in a word of letters and digits that
/// is longer than a name is.
fn is_compressed(mut cursor: Cursor<'_>) -> bool {
    STARTS.iter().any(|start| cursor.rest().starts_with(start))
        && cursor.take_while(|byte| byte.is_ascii_alphanumeric() || b"+/=%-_".contains(&byte)).len()
            > 20
}
