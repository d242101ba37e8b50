//! Grids and pencilmarks as text.

mod error;
mod marks;
mod parse;
mod print;
mod scan;

pub use error::{Found, ParseError, ParseErrorKind};
