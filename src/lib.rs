//! Checks, solves and counts 9×9 Sudoku, without `std`, without an allocator and without a panic.
//!
//! ```
//! use sudoku_core::{Grid, is_valid, solve};
//!
//! let puzzle: Grid =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! assert!(is_valid(&puzzle));
//! let solution = solve(&puzzle)?; // the one solution, proved to be the only one
//! assert_eq!(
//!     solution.to_string(),
//!     "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
//! );
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Where to find what
//!
//! | you have | you want | take |
//! |---|---|---|
//! | text | a grid | [`str::parse`], [`Grid::parse`] for bytes |
//! | numbers | a grid | [`Grid::from_bytes`], or `TryFrom` for rows of numbers or characters |
//! | a grid | text | `{}` for 81 characters, `{:#}` for a board |
//! | a grid | to know whether it obeys the rules so far | [`is_valid`], [`Grid::conflicts`], [`Grid::is_solved`] |
//! | a puzzle | its solution, if it is the only one | [`solve`] |
//! | a puzzle | any solution, or all of them | [`solutions`] |
//! | a puzzle | the number of solutions, up to a limit | [`count_solutions`] |
//! | little time | to search in slices | [`Solutions::next_within`] |
//! | candidates | a puzzle of them | [`Pencilmarks`] |
//!
//! # What it promises
//!
//! * **No panic, no allocation, no recursion**, no `unsafe` outside the vector instructions, and a
//!   fixed amount of memory whatever the puzzle.
//! * **It answers.** No grid and no pencilmarks that we know of make a search thrash, least of all
//!   impossible ones; `docs/guarantees.md` in the repository tells how that was tested.
//! * **`solve` proves** that its solution is the only one; else it gives two, or the conflict, or says that there is none.
//! * **A budget that runs out is [`Progress::Paused`]**, never "no solution".
//! * **A text is read as the grid it spells out or not at all**: nothing is padded, cut or guessed.
//! * **The set of solutions is the same everywhere.** Their order is not promised.
//!
//! # Words
//!
//! A *digit* is 1 to 9; a *cell* one of 81 places, numbered row by row from 0; a *house* a row, a column or a box. A grid is *valid* if no
//! house has a digit twice, whether or not it can be solved. A puzzle is *proper* if it has exactly one solution. `docs/spec.md` in the
//! repository defines every word once.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod candidates;
mod cell;
mod digit;
mod grid;
mod house;
mod houses;
mod pencilmarks;
mod simd;
mod solver;
mod text;
mod validity;

pub use candidates::{Candidates, Digits};
pub use cell::Cell;
pub use digit::Digit;
pub use grid::{Clues, Grid, NotADigit};
pub use house::House;
pub use houses::Houses;
pub use pencilmarks::Pencilmarks;
#[doc(hidden)]
pub use solver::Backend;
pub use solver::{Progress, Solutions, SolveError, count_solutions, solutions, solve};
pub use text::{Found, ParseError, ParseErrorKind};
pub use validity::{Conflict, Conflicts, is_valid};

// The Rust blocks of these files are tests, so the files cannot promise what the crate does not do.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
#[cfg(doctest)]
#[doc = include_str!("../docs/spec.md")]
struct Spec;
#[cfg(doctest)]
#[doc = include_str!("../docs/engine.md")]
struct Engine;
#[cfg(doctest)]
#[doc = include_str!("../docs/embedded.md")]
struct Embedded;
