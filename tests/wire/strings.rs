use std::collections::HashMap;

/// The format strings of this program by the lower half of their address.
pub(crate) struct Strings {
    by_address: HashMap<u16, &'static str>,
    /// What the loader added to each address.
    moved_by: u16,
}

impl Strings {
    /// The strings of the program that runs, an ELF file of 64 bits. `marker` is one of them and
    /// `marker_at` its address in the running program.
    pub(crate) fn of_this_program(marker: &str, marker_at: u16) -> Self {
        let program = std::fs::read(std::env::current_exe().unwrap()).unwrap();
        let mut by_address = HashMap::new();
        for (name, address) in symbols(&program) {
            if let Some(string) = interned(name) {
                let twice = by_address.insert(address as u16, &*string.leak());
                assert_eq!(twice, None, "two strings with one address");
            }
        }
        let (&linked_at, _) = by_address.iter().find(|(_, string)| **string == marker).unwrap();
        Self { by_address, moved_by: marker_at.wrapping_sub(linked_at) }
    }

    pub(crate) fn at(&self, address: u16) -> &'static str {
        let linked_at = address.wrapping_sub(self.moved_by);
        self.by_address.get(&linked_at).expect("the address of a format string")
    }
}

/// The string of a symbol of `defmt`, whose name is JSON and all of whose values are strings.
fn interned(name: &str) -> Option<String> {
    let (_, data) = name.strip_prefix("{\"package\":")?.split_once("\"data\":\"")?;
    let mut string = String::new();
    let mut chars = data.chars();
    loop {
        match chars.next()? {
            '"' => return Some(string),
            '\\' => string.push(match chars.next()? {
                'n' => '\n',
                'u' => panic!("no format string of ours has a control character: {name}"),
                escaped => escaped,
            }),
            char => string.push(char),
        }
    }
}

/// The symbols of a program and their addresses.
fn symbols(program: &[u8]) -> impl Iterator<Item = (&str, u64)> {
    const SYMBOL_TABLE: u64 = 2;
    assert_eq!(program[..6], *b"\x7fELF\x02\x01", "not an ELF file of 64 bits, low byte first");
    let number = |at: usize, size: usize| {
        let bytes = program[at..at + size].iter().rev();
        bytes.fold(0, |number, &byte| number << 8 | u64::from(byte))
    };
    let place = move |at| number(at, 8) as usize;
    // The header of a section: its kind at 4, its start at 24, its size at 32, and at 40 the number
    // of the section with its names.
    let section = move |index: usize| place(0x28) + index * number(0x3a, 2) as usize;
    let table = (0..number(0x3c, 2) as usize)
        .map(section)
        .find(|header| number(header + 4, 4) == SYMBOL_TABLE)
        .expect("a program with symbols");
    let names = place(section(number(table + 40, 4) as usize) + 24);
    let (start, size) = (place(table + 24), place(table + 32));
    // A symbol: its name at 0, its address at 8, 24 bytes in all.
    (start..start + size).step_by(24).map(move |symbol| {
        let name = &program[names + number(symbol, 4) as usize..];
        let end = name.iter().position(|&byte| byte == 0).unwrap();
        (std::str::from_utf8(&name[..end]).unwrap_or_default(), number(symbol + 8, 8))
    })
}
