//! The deepest stack since a moment, counted from the top of RAM, so that the frames of the executor
//! are included.
#![allow(unsafe_code)] // where the stack begins is a name of the linker's

use sudoku_core_firmware::measure::{paint, untouched};

unsafe extern "C" {
    /// The first address above the stack.
    static _stack_start: u32;
}

/// Paints the stack that is not in use. A function of its own, so that the caller keeps no frame for
/// it.
#[inline(never)]
pub(crate) fn watch() {
    paint();
}

/// The bytes of stack that were in use at once since [`watch`].
#[inline(never)]
pub(crate) fn deepest() -> usize {
    (&raw const _stack_start as usize).saturating_sub(untouched())
}
