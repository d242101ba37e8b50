//! What a step says in words. Nothing else in the crate uses this module, so a program that shows
//! no words has none of them.

mod answers;
mod depth;
mod described;
mod effect;
mod english;
mod language;
mod line;
pub mod notation;
mod place;

pub use depth::{AtDepth, Depth};
pub use described::Described;
pub use effect::{Effect, ParseEffectError};
pub use language::{English, Language};
pub use place::Place;
