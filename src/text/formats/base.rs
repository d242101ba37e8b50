//! Digits of numbers to a base above ten.

/// The number that a digit stands for, if it is below the base: `0` to `9`, and then lower case
/// letters.
pub(super) fn value(digit: u8, base: u8) -> Option<u8> {
    let value = match digit {
        b'0'..=b'9' => digit - b'0',
        b'a'..=b'z' => digit - b'a' + 10,
        _ => return None,
    };
    (value < base).then_some(value)
}
