//! Texts with a width.

use core::fmt::{self, Write as _};

/// Writes a text with the width, the fill and the alignment of the format.
///
/// [`Formatter::pad`](fmt::Formatter::pad) would honour a precision too, and cut the text: half a
/// grid is not a grid.
pub(crate) fn pad(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    let missing = f.width().unwrap_or(0).saturating_sub(text.chars().count());
    let before = match f.align() {
        None | Some(fmt::Alignment::Left) => 0,
        Some(fmt::Alignment::Center) => missing / 2,
        Some(fmt::Alignment::Right) => missing,
    };
    for _ in 0..before {
        f.write_char(f.fill())?;
    }
    f.write_str(text)?;
    for _ in before..missing {
        f.write_char(f.fill())?;
    }
    Ok(())
}

/// [`pad`] for the bytes of an ASCII text.
pub(crate) fn pad_ascii(f: &mut fmt::Formatter<'_>, text: &[u8]) -> fmt::Result {
    pad(f, core::str::from_utf8(text).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::format;

    struct Text(&'static str);

    impl fmt::Display for Text {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            pad(f, self.0)
        }
    }

    /// The same as for a `&str`, for every width, fill and alignment.
    #[test]
    fn the_standard_library_pads_the_same() {
        for text in ["", "1", "r1c9", "５５"] {
            for width in 0..8 {
                let own = Text(text);
                assert_eq!(format!("{own:width$}"), format!("{text:width$}"));
                assert_eq!(format!("{own:<width$}"), format!("{text:<width$}"));
                assert_eq!(format!("{own:->width$}"), format!("{text:->width$}"));
                assert_eq!(format!("{own:５^width$}"), format!("{text:５^width$}"));
            }
        }
    }

    #[test]
    fn a_precision_cuts_nothing() {
        assert_eq!(format!("{:6.2}", Text("r1c9")), "r1c9  ");
    }
}
