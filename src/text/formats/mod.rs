//! One file for each format or family of formats, with both directions.

pub(super) mod drawn;
pub(super) mod hodoku;
pub(super) mod record;
pub(super) mod sdk;
pub(super) mod simple_sudoku;
pub(super) mod sukaku;
