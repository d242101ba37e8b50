//! What the C library and the WebAssembly modules have in common.
//!
//! | file | what it holds |
//! |---|---|
//! | `status` | the status numbers, and which result of the library has which number |
//! | `answer` | the answer to a puzzle, and the grids that it holds |
//! | `conflict` | a conflict as four bytes |
//! | `names` | names as texts of C |
//! | `format` | formats as numbers |
//! | `contents` | what a text holds, as bytes |
//! | `entry` | the puzzles of a text of many, one call each |
//! | `mark` | the kinds of search, and the mark that tells where a search can be used |
//! | `wishes` | what generated puzzles are to be like |
//! | `transform` | a transform as 28 bytes |
//! | `technique` | techniques as numbers, and choices of them |
//! | `play` | a puzzle in play, as bytes |
//! | `step` | a step as bytes |
//! | `obstacle` | why there is no step, as bytes |
//! | `rating` | a rating as bytes |
//! | `marked` | a search in memory that the caller provides |
//! | `print` | values as text in a buffer |
//! | `version` | the version as a number |
#![no_std]

mod answer;
mod conflict;
mod contents;
mod entry;
mod format;
mod mark;
mod marked;
mod names;
mod obstacle;
mod play;
mod print;
mod rating;
mod status;
mod step;
mod technique;
mod transform;
mod version;
mod wishes;

pub use answer::Answer;
pub use conflict::{CONFLICTS_MAX, Conflict};
pub use contents::Text;
pub use entry::{Entry, Next};
pub use format::{format_at, format_name, format_number};
pub use mark::Search;
pub use marked::Marked;
pub use obstacle::{Contradiction, Obstacle};
pub use play::Play;
pub use print::print;
pub use rating::Rating;
pub use status::Status;
pub use step::{Node, Step};
pub use technique::{technique_at, technique_name, technique_number, techniques_at};
pub use transform::Transform;
pub use version::version_number;
pub use wishes::{Wishes, symmetry_at};
