//! Any bytes are read as the grid that they spell out, or give an error with its place.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sudoku_core::{Grid, ParseError, Pencilmarks};

fn check_place(error: ParseError, text: &[u8]) {
    let before = text.get(..error.offset).expect("a place in the text");
    let lines = before.iter().filter(|&&byte| byte == b'\n').count();
    assert_eq!(error.line, lines + 1, "{error}");
    assert!((1..=text.len() + 1).contains(&error.column), "{error}");
    assert!(!error.to_string().is_empty());
}

fuzz_target!(|text: &[u8]| {
    match Grid::parse(text) {
        Ok(grid) => {
            let text = text.strip_prefix("\u{feff}".as_bytes()).unwrap_or(text);
            let symbols = text.iter().filter(|byte| !byte.is_ascii_whitespace()).take(81);
            let symbols = symbols.map(|byte| if let b'1'..=b'9' = byte { *byte } else { b'.' });
            assert!(symbols.eq(grid.to_ascii()), "{grid}");
            assert_eq!(grid.to_string().parse(), Ok(grid));
        }
        Err(error) => check_place(error, text),
    }
    match Pencilmarks::parse(text) {
        Ok(marks) => assert_eq!(marks.to_string().parse(), Ok(marks)),
        Err(error) => check_place(error, text),
    }
});
