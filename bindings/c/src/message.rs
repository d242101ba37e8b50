//! What is wrong with a text, in words.

use core::fmt;

use sudoku_core::ParseError;
use sudoku_core::text::Found;

/// Prints an error as [`ParseError`] does, except for characters beyond ASCII, which also have
/// their code points: `'５' (U+FF15)`.
///
/// The crate prints only those as they are that can be seen. The tables for that, which `core` has,
/// would bring code for a panic.
pub(crate) struct Message(pub(crate) ParseError);

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseError { line, column, found, expected, .. } = self.0;
        write!(f, "line {line}, column {column}: found ")?;
        match found {
            Found::Char(char) if char.is_ascii() => write!(f, "'{}'", char.escape_default())?,
            Found::Char(char) => write!(f, "'{char}' (U+{:04X})", u32::from(char))?,
            found => found.fmt(f)?,
        }
        write!(f, ", expected {expected}")
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::string::ToString;
    use sudoku_core::text;

    fn error(text: &[u8]) -> ParseError {
        text::read(text).expect_err("no Sudoku")
    }

    #[test]
    fn ascii_is_as_in_the_crate() {
        for byte in 0..=127 {
            let mut error = error(b"x");
            error.found = Found::Char(byte.into());
            // Between single quotes there is no need to escape a double one.
            let ours = Message(error).to_string().replace("\\\"", "\"");
            assert_eq!(ours.replace("'\\u{0}'", "'\\0'"), error.to_string());
        }
        for text in [&b""[..], b"\xff", b"12345678x"] {
            assert_eq!(Message(error(text)).to_string(), error(text).to_string());
        }
    }

    #[test]
    fn other_characters_have_code_points() {
        let mut error = error(b"x");
        error.found = Found::Char('５');
        assert!(Message(error).to_string().contains("found '５' (U+FF15), expected"));
    }
}
