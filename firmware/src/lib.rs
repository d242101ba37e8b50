//! What the programs of this package share.
#![no_std]

mod board;
pub mod console;
#[cfg(feature = "copies")]
mod copies;
pub mod measure;
pub mod puzzles;

/// Says that there was a panic and ends with status 1. The linker leaves it out of a program in
/// which nothing panics.
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    say!("panicked");
    semihosting::process::exit(1)
}
