//! The engine that runs.

use core::ffi::{CStr, c_char};

use sudoku_core::Backend;

const NAMES: [&CStr; 6] = [c"scalar", c"avx512", c"avx2", c"sse4.1", c"neon", c"simd128"];

/// Returns the name of the engine that the library uses on this processor: "scalar", or the vector
/// instructions that it uses, which are "avx512", "avx2", "sse4.1" or "neon".
///
/// The order of solutions may differ between engines.
/// The pointer is never NULL and stays valid as long as the program runs.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_backend_name() -> *const c_char {
    c_name(Backend::best()).as_ptr()
}

fn c_name(backend: Backend) -> &'static CStr {
    NAMES
        .into_iter()
        .find(|name| name.to_bytes() == backend.name().as_bytes())
        .unwrap_or(c"another")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_backend_has_its_name() {
        for backend in Backend::available() {
            assert_eq!(c_name(backend).to_bytes(), backend.name().as_bytes());
        }
    }
}
