//! One file for each format or family of formats, with both directions.

pub(super) mod sukaku;
