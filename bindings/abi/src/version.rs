//! The version as a number.

/// Returns major × 10,000 + minor × 100 + patch.
///
/// The arguments are what Cargo sets as `CARGO_PKG_VERSION_MAJOR` and so on. A part that is not a
/// number counts as 0.
#[must_use]
pub const fn version_number(major: &str, minor: &str, patch: &str) -> u32 {
    number(major) * 10_000 + number(minor) * 100 + number(patch)
}

const fn number(text: &str) -> u32 {
    match u32::from_str_radix(text, 10) {
        Ok(number) => number,
        Err(_) => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::version_number;

    #[test]
    fn the_parts_are_two_digits_each() {
        assert_eq!(version_number("1", "20", "3"), 12_003);
        assert_eq!(version_number("0", "1", "0"), 100);
        assert_eq!(version_number("0", "1", "x"), 100);
    }
}
