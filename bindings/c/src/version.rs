//! The version of the library.

use core::ffi::{CStr, c_char};

use sudoku_core_abi::version_number;

/// The version of this header: major * 10000 + minor * 100 + patch.
///
/// Compare it with sudoku_version_number(), the version of the library that was linked or loaded.
pub const SUDOKU_VERSION_NUMBER: u32 = 100;

const _: () = {
    let of_package = version_number(
        env!("CARGO_PKG_VERSION_MAJOR"),
        env!("CARGO_PKG_VERSION_MINOR"),
        env!("CARGO_PKG_VERSION_PATCH"),
    );
    assert!(SUDOKU_VERSION_NUMBER == of_package, "differs from the version in Cargo.toml");
};

const VERSION: &CStr =
    match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
        Ok(text) => text,
        Err(_) => c"",
    };

/// Returns the version of the library as a number: major * 10000 + minor * 100 + patch.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_version_number() -> u32 {
    SUDOKU_VERSION_NUMBER
}

/// Returns the version of the library as text, such as "1.2.3".
///
/// The pointer is never NULL and stays valid as long as the program runs.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_version() -> *const c_char {
    VERSION.as_ptr()
}
