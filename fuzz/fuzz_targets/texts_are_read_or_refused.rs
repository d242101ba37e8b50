//! Any bytes are read as one puzzle or refused with a place; what was read can be written and read
//! again in every format that holds it; and a text of many is cut into the same pieces whether or
//! not all of it is there.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sudoku_core::ParseError;
use sudoku_core::text::{self, Follows, Format, Puzzles};

fn check_place(error: ParseError, text: &[u8]) {
    assert!(error.offset <= text.len(), "{error}");
    assert!(error.line >= 1 && (1..=text.len() + 1).contains(&error.column), "{error}");
    assert!(!error.to_string().is_empty());
}

fuzz_target!(|text: &[u8]| {
    match text::read(text) {
        Ok(parsed) => {
            let contents = parsed.contents;
            for format in Format::ALL {
                let Ok(written) = format.write(&contents) else { continue };
                let written = written.to_string();
                assert_eq!(format.read(written.as_bytes()), Ok(contents), "{format}\n{written}");
                let again = text::read(written.as_bytes()).expect("a text of our own");
                assert_eq!(again.contents.grid(), contents.grid(), "{format}\n{written}");
            }
        }
        Err(error) => check_place(error, text),
    }
    for format in Format::ALL {
        if let Err(error) = format.read(text) {
            check_place(error, text);
        }
    }
    let mut end = 0;
    for entry in Puzzles::new(text) {
        assert!(entry.offset >= end && entry.len > 0);
        end = entry.offset + entry.len;
        assert!(end <= text.len());
        if let Err(error) = entry.parsed {
            check_place(error, text);
            assert!(error.offset >= entry.offset && error.line >= entry.line, "{error}");
        }
    }
    // The first byte tells how much of the text is there at first.
    let Some(&first) = text.first() else { return };
    let mut offset = 0;
    while let Some(whole) = text::next_piece(&text[offset..], Follows::End) {
        assert!(whole.len > 0);
        let there = offset + (text.len() - offset) * usize::from(first) / 255;
        if let Some(piece) = text::next_piece(&text[offset..there], Follows::More) {
            assert_eq!(piece, whole, "{offset}..{there}");
        }
        offset += whole.len;
    }
    assert_eq!(offset, text.len(), "the pieces are the text");
});
