//! Measures the stack from the top of RAM, so that the frames of the executor are included.
#![allow(unsafe_code)] // the linker defines where the stack begins

use sudoku_core_firmware::measure::{paint, untouched};

unsafe extern "C" {
    /// The first address above the stack.
    static _stack_start: u32;
}

/// Marks the unused stack. It is not inlined, so that its caller needs no frame for it.
#[inline(never)]
pub(crate) fn watch() {
    paint();
}

/// Returns the deepest stack since [`watch`], in bytes.
#[inline(never)]
pub(crate) fn deepest() -> usize {
    (&raw const _stack_start as usize).saturating_sub(untouched())
}
