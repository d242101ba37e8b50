//! Texts: what is read and written, and what is wrong with a text that cannot be read.
//!
//! [`read`](read()) reads a text of any [`Format`], [`Puzzles`] a text of many puzzles, and
//! [`Format::write`] writes one. [`Grid::parse`](crate::Grid::parse) reads 81 symbols and nothing
//! else.
//!
//! | file | what it holds |
//! |---|---|
//! | `error` | what is wrong with a text, and where |
//! | `contents`, `parsed` | what a text holds, and what reading it returns |
//! | `format` | the table of all formats |
//! | `formats` | a file for each format, or for those that are alike, with both directions |
//! | `read`, `write` | which file reads and writes which format |
//! | `source` | the lines of a text, and the places of errors in it |
//! | `encoding`, `scripts` | texts that are not UTF-8, and digits that are not ASCII |
//! | `scanner` | the grammar that grids and pencilmarks share |
//! | `board` | a grid drawn with borders, the `{:#}` of grids and pencilmarks |
//! | `grid` | 81 symbols in one line or in nine lines |
//! | `characters` | nine rows of nine characters |
//! | `pencilmarks` | 729 symbols in one line or in nine lines |
//! | `pieces`, `plain`, `puzzles` | where each of many puzzles begins and ends |
//! | `names` | digits, sets, cells, houses, chutes and triads |

mod board;
mod characters;
mod contents;
mod encoding;
mod error;
mod format;
mod formats;
mod grid;
mod names;
mod parsed;
mod pencilmarks;
mod pieces;
mod plain;
mod puzzles;
mod read;
mod scanner;
mod scripts;
mod source;
mod write;

pub use self::characters::BoardError;
pub use self::contents::Contents;
pub use self::error::{Expected, Found, ParseError};
pub use self::format::Format;
pub use self::parsed::Parsed;
pub use self::pieces::{Follows, Piece, PieceKind, next_piece};
pub use self::puzzles::{Entry, Puzzles};
pub use self::read::read;
pub use self::write::{CannotHold, Part, Written};
