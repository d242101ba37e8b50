//! Reads what `defmt` writes: a small version of `defmt-decoder` for programs of the host.
//!
//! `defmt` sends no text. It sends the address of each format string, in two bytes, and the bytes
//! of the arguments. The strings are the names of symbols in the program. On a microcontroller a
//! linker script gives those symbols the addresses 0, 1, 2, and so on. On the host they are where
//! the linker put them, so the lower half of the address, less where the program was loaded, finds
//! them.

mod strings;

pub(crate) use strings::Strings;

/// The bytes of one log line that are still to be read.
pub(crate) struct Wire<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) strings: &'a Strings,
}

impl Wire<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let (taken, left) = self.bytes.split_first_chunk().unwrap();
        self.bytes = left;
        *taken
    }

    fn u32(&mut self) -> u32 {
        u32::from_le_bytes(self.take())
    }

    /// A format string, `None` for the two zeros that end a sequence.
    fn string(&mut self) -> Option<&'static str> {
        let address = u16::from_le_bytes(self.take());
        (address != 0).then(|| self.strings.at(address))
    }

    /// A format string and the arguments for it.
    pub(crate) fn line(&mut self) -> String {
        let format = self.string().unwrap();
        self.formatted(format)
    }

    /// The arguments for a format string. An enum has one such string for each variant, with bars
    /// between them, and the number of the variant comes before its arguments.
    fn formatted(&mut self, format: &'static str) -> String {
        let variants: Vec<_> = format.split('|').collect();
        let format = match variants[..] {
            [only] => only,
            _ => variants[usize::from(self.take::<1>()[0])],
        };
        let mut text = String::new();
        let mut rest = format;
        while let Some(at) = rest.find(['{', '}']) {
            text += &rest[..at];
            rest = &rest[at..];
            if let Some(after) = rest.strip_prefix("{{").or(rest.strip_prefix("}}")) {
                text += &rest[..1];
                rest = after;
            } else {
                let (argument, after) = rest[1..].split_once('}').unwrap();
                // What follows the colon is how to show it; both ways look the same here.
                let kind = argument.split(':').next().unwrap();
                text += &self.argument(kind.strip_prefix('=').unwrap_or("?"));
                rest = after;
            }
        }
        text + rest
    }

    fn argument(&mut self, kind: &str) -> String {
        match kind {
            "?" => self.line(),
            "__internal_FormatSequence" => {
                let mut text = String::new();
                while let Some(format) = self.string() {
                    text += &self.formatted(format);
                }
                text
            }
            "u8" => self.take::<1>()[0].to_string(),
            "i32" => i32::from_le_bytes(self.take()).to_string(),
            "u16" => u16::from_le_bytes(self.take()).to_string(),
            // Four bytes, whatever the size of a pointer.
            "usize" => self.u32().to_string(),
            "char" => char::from_u32(self.u32()).unwrap().to_string(),
            "str" => {
                let length = self.u32() as usize;
                let (text, left) = self.bytes.split_at(length);
                self.bytes = left;
                String::from_utf8(text.to_vec()).unwrap()
            }
            "[?]" => {
                let length = self.u32() as usize;
                self.list(length)
            }
            _ => match kind.strip_prefix("[?;").and_then(|kind| kind.strip_suffix(']')) {
                Some(length) => self.list(length.parse().unwrap()),
                None => panic!("{kind}: a kind that no type of the crate uses"),
            },
        }
    }

    /// One format string and that many times its arguments.
    fn list(&mut self, length: usize) -> String {
        let format = self.string().unwrap();
        let items: Vec<_> = (0..length).map(|_| self.formatted(format)).collect();
        format!("[{}]", items.join(", "))
    }
}
