//! The numbers that a call returns beside its status.

/// The numbers that a call returns beside its status. Each export describes which of them it
/// writes; a module without texts leaves those of texts 0.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Detail {
    /// The number of conflicts, solutions, records, symbols, or bytes of words.
    pub count: u32,
    /// A byte offset in the text.
    pub offset: u32,
    /// The line of the text, numbered from 1.
    pub line: u32,
    /// The character in the line, numbered from 1.
    pub column: u32,
    /// What was found: the code point of a character; [`STRAY_BYTE`] plus a byte that does not
    /// start a character; [`END_OF_TEXT`]; or the byte of a grid.
    pub found: u32,
    /// A cell of the grid, 0 to 80.
    pub cell: u32,
}

impl Detail {
    /// Before the first call.
    pub const ZERO: Detail = Detail { count: 0, offset: 0, line: 0, column: 0, found: 0, cell: 0 };
}

/// What is added to a byte that does not start a UTF-8 character: one more than the last code
/// point.
pub const STRAY_BYTE: u32 = char::MAX as u32 + 1;

/// The number for the end of the text.
pub const END_OF_TEXT: u32 = u32::MAX;
