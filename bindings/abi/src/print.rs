//! Values as text in a buffer.

use core::fmt::{self, Write as _};

/// Prints a value into a buffer; returns the number of bytes, or `None` if there is no room for
/// all of it.
pub fn print(value: &dyn fmt::Display, buffer: &mut [u8]) -> Option<u32> {
    let mut printed = Printed { buffer, length: 0 };
    write!(printed, "{value}").ok()?;
    u32::try_from(printed.length).ok()
}

/// A text that grows in a buffer.
struct Printed<'a> {
    buffer: &'a mut [u8],
    length: usize,
}

impl fmt::Write for Printed<'_> {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        let end = self.length.checked_add(part.len()).ok_or(fmt::Error)?;
        let room = self.buffer.get_mut(self.length..end).ok_or(fmt::Error)?;
        for (to, byte) in room.iter_mut().zip(part.bytes()) {
            *to = byte;
        }
        self.length = end;
        Ok(())
    }
}
