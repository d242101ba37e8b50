//! One file for each format or family of formats, with both directions.

pub(super) mod array;
mod base;
mod cells;
mod compressed;
mod constraints;
mod cursor;
pub(super) mod doku;
pub(super) mod drawn;
pub(super) mod f_puzzles;
pub(super) mod hodoku;
mod json;
mod json_cells;
pub(super) mod komo;
pub(super) mod open_sudoku;
pub(super) mod record;
pub(super) mod sdk;
pub(super) mod simple_sudoku;
pub(super) mod sudoku_pad;
pub(super) mod sudoku_wiki;
pub(super) mod sukaku;
mod xml;
