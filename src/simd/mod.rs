//! Vectors in the terms of the engine: one trait, one file per instruction set, one place that
//! chooses.
//!
//! This is the only module with `unsafe`, and the only one that names a processor. All that it
//! knows of Sudoku is the shape of a vector: sixteen lanes of 16 bits in four groups of four. Lanes
//! 0 to 2 of the groups 0 to 2 have data, and the others are padding. No operation moves the
//! padding.
//!
//! ```text
//!     group     0          1          2          3
//!     lane    0 1 2 .    0 1 2 .    0 1 2 .    . . . .
//! ```
//!
//! | file | what it holds |
//! |---|---|
//! | `vectors` | the operations |
//! | `lanes` | a vector in registers, with the operations as methods and operators |
//! | `pair` | a vector made of two registers of 128 bits, and one half of it |
//! | `two` | a vector that holds two grids, made of a vector for each |
//! | `target/` | a file per processor, which chooses, and a file per instruction set |

#![allow(unsafe_code)]

mod lanes;
mod pair;
#[cfg(test)]
mod tests;
mod two;
mod vectors;

// Each of these files has the same three names. They are the only places that ask for the
// processor.
#[cfg(target_arch = "x86_64")]
#[path = "target/x86_64.rs"]
mod target;
#[cfg(target_arch = "aarch64")]
#[path = "target/aarch64.rs"]
mod target;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[path = "target/wasm32.rs"]
mod target;
#[cfg(not(any(
    target_arch = "x86_64",
    target_arch = "aarch64",
    all(target_arch = "wasm32", target_feature = "simd128")
)))]
#[path = "target/none.rs"]
mod target;

pub(crate) use self::lanes::Lanes;
pub(crate) use self::target::{ALWAYS_VECTORS, Equipped, InstructionSet};
pub(crate) use self::vectors::{Double, Instructions, Part, Single, Stored, Task, Vectors};
