//! The names and the levels of techniques.

use core::ffi::{CStr, c_char};
use core::ptr;

use sudoku_core_abi::{Status, technique_at, technique_name, techniques_at};
use sudoku_logic::Techniques;

use crate::memory::text_at;

/// Returns the name of a technique, such as "naked pair", or NULL if there is none with this
/// number.
///
/// The numbers begin at 0, from the easiest technique to the hardest, and have no gaps. They may be
/// others in another version; the names stay the same. The pointer stays valid as long as the
/// program runs.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_technique_name(technique: i32) -> *const c_char {
    technique_name(technique).map_or(ptr::null(), CStr::as_ptr)
}

/// Returns the level of a technique: 1 for singles, 2 for locked candidates and sets, 3 for
/// patterns such as fish, wings and rectangles; or 0 if there is no technique with this number.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_technique_level(technique: i32) -> i32 {
    technique_at(technique).map_or(0, |technique| technique.level().number().into())
}

/// The techniques at an address, or the default if the address is null.
///
/// # Safety
///
/// `techniques` is null or points to `count` bytes that can be read.
pub(crate) unsafe fn choice_at(techniques: *const u8, count: usize) -> Result<Techniques, Status> {
    if techniques.is_null() && count == 0 {
        return Ok(Techniques::DEFAULT);
    }
    // SAFETY: the caller guarantees `count` bytes, and the numbers are not used after this call.
    techniques_at(unsafe { text_at(techniques, count) }?)
}
