//! Texts that are not UTF-8.

use super::error::Expected;
use super::source::{Failure, Source};

/// Whether a text is UTF-16: by its byte order mark, or because every second one of its first bytes
/// is zero.
pub(super) fn is_utf16(text: &[u8]) -> bool {
    match text {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => true,
        [first, second, third, fourth, ..] => {
            let is_zero = [*first == 0, *second == 0, *third == 0, *fourth == 0];
            matches!(is_zero, [true, false, true, false] | [false, true, false, true])
        }
        _ => false,
    }
}

/// Refuses a text of UTF-16 as such.
pub(super) fn check(source: Source<'_>) -> Result<(), Failure> {
    if is_utf16(source.text) {
        let expected = Expected::Words("UTF-8, and not UTF-16, as which an editor has saved this");
        return Err(source.near(0, 0, expected).itself());
    }
    Ok(())
}
