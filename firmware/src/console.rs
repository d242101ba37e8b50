//! Writes text to the host byte by byte: the writer of the crate `semihosting` contains a panic.

use core::fmt::{self, Write};
use semihosting::sys::arm_compat::sys_writec;

/// The console of the host.
pub struct Console;

impl Write for Console {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.bytes().for_each(sys_writec);
        Ok(())
    }
}

/// Prints a line on the console of the host.
#[macro_export]
macro_rules! say {
    ($($text:tt)*) => {{
        // Writing to the console cannot fail.
        let _ = ::core::fmt::Write::write_fmt(
            &mut $crate::console::Console,
            ::core::format_args!("{}\n", ::core::format_args!($($text)*)),
        );
    }};
}
