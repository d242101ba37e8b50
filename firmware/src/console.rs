//! Text to the host, a byte at a time: the writer of the crate `semihosting` has a panic in it.

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
        // The console takes all text.
        let _ = ::core::fmt::Write::write_fmt(
            &mut $crate::console::Console,
            ::core::format_args!("{}\n", ::core::format_args!($($text)*)),
        );
    }};
}
