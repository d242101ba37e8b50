//! What the fuzz targets share.

pub mod depth;
mod draws;
pub mod marks;
pub mod race;

pub use draws::Draws;
