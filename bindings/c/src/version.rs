//! Which version this is.

use core::ffi::{CStr, c_char};

/// The version of this header: major * 10000 + minor * 100 + patch.
///
/// Compare with sudoku_version_number(), the version of the library that was linked or loaded.
pub const SUDOKU_VERSION_NUMBER: u32 = 100;

const _: () = {
    const fn number(text: &str) -> u32 {
        match u32::from_str_radix(text, 10) {
            Ok(number) => number,
            Err(_) => u32::MAX,
        }
    }
    let of_package = number(env!("CARGO_PKG_VERSION_MAJOR")) * 10_000
        + number(env!("CARGO_PKG_VERSION_MINOR")) * 100
        + number(env!("CARGO_PKG_VERSION_PATCH"));
    assert!(SUDOKU_VERSION_NUMBER == of_package, "the version in Cargo.toml");
};

const VERSION: &CStr =
    match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
        Ok(text) => text,
        Err(_) => c"",
    };

/// The version of the library as a number: major * 10000 + minor * 100 + patch.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_version_number() -> u32 {
    SUDOKU_VERSION_NUMBER
}

/// The version of the library as text, such as "1.2.3". Never NULL; lives as long as the program.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_version() -> *const c_char {
    VERSION.as_ptr()
}
