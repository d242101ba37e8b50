//! Texts: what is read and written, and what is wrong with a text that cannot be read.
//!
//! Each format is one file with both directions.
//!
//! | file | what it holds |
//! |---|---|
//! | `error` | what is wrong with a text, and where |
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
