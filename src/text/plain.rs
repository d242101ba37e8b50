//! Lines of symbols, which are quick to tell from all other lines.

use super::scanner::number;

/// Whether there are only symbols. Without a branch in it, the loop looks at many bytes at once.
pub(super) fn are_symbols<const LEN: usize>(bytes: &[u8; LEN]) -> bool {
    bytes.iter().fold(true, |all, &byte| all & (number(byte) <= 9))
}

/// Whether there are nine lines of nine symbols.
pub(super) fn is_nine_rows(text: &[u8; 90]) -> bool {
    let (rows, _) = text.as_chunks::<10>();
    rows.iter().all(|[symbols @ .., end]| *end == b'\n' && are_symbols(symbols))
}

/// Whether a line has a word of 60 symbols or more, which should be a grid.
pub(super) fn has_long_word(bytes: &[u8]) -> bool {
    let mut len = 0;
    bytes.iter().any(|&byte| {
        len = if number(byte) <= 9 || matches!(byte, b'-' | b'+' | b'x' | b'X' | b'?') {
            len + 1
        } else {
            0
        };
        len >= 60
    }) && has_digit(bytes)
}

/// Whether a line has so many symbols that it should be a grid.
pub(super) fn has_many_symbols(bytes: &[u8]) -> bool {
    bytes.iter().filter(|&&byte| number(byte) <= 9).count() >= 60
}

pub(super) fn has_digit(bytes: &[u8]) -> bool {
    bytes.iter().any(u8::is_ascii_digit)
}
