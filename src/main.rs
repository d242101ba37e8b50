#![allow(unused)]
use sudoku_core::*;
fn main() { let _ = Grid::read("a.sdk"); }
