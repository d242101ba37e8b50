//! The tables, a file for each.

pub mod canonicalize;
pub mod count;
pub mod enumeration;
pub mod generate;
pub mod many;
pub mod parse;
pub mod percentiles;
pub mod solve;
pub mod threads;
