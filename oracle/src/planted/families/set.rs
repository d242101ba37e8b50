//! Sets of digits as bits.

pub(super) fn set(digits: &[usize]) -> u16 {
    digits.iter().fold(0, |set, digit| set | 1 << digit)
}
