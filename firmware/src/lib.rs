//! What the programs of this package have in common.
#![no_std]

mod board;
pub mod console;
#[cfg(feature = "copies")]
mod copies;
pub mod measure;
pub mod puzzles;

/// Prints a message and exits with status 1. The linker removes it from a program without panics.
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    say!("panicked");
    semihosting::process::exit(1)
}
