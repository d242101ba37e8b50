//! Validates, solves, counts, generates and canonicalizes 9×9 Sudoku without `std`, without
//! allocation and without panics.
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
//! # Overview
//!
//! | from | to | use |
//! |---|---|---|
//! | text | a grid | [`str::parse`], [`Grid::parse`] for bytes, [`grid!`] for constants |
//! | text of any format | clues, placed digits, candidates | [`text::read`], [`text::Puzzles`] for many |
//! | numbers | a grid | [`Grid::from_bytes`], or `TryFrom` for rows |
//! | a grid | text | `{}` for 81 characters, `{:#}` for a board, [`text::Format::write`] for others |
//! | a grid | whether it obeys the rules so far | [`is_valid`], [`Grid::conflicts`] |
//! | a puzzle | its solution, if it has exactly one | [`solve`], or [`unique_solution`] in slices |
//! | a puzzle | any solution, or all | [`solutions`], [`Solutions::next_within`] in slices |
//! | a puzzle | the number of solutions, up to a limit | [`count_solutions`] |
//! | many puzzles | their solutions, or the numbers of them | [`solve_many`], [`count_many`] |
//! | a grid and a puzzle | whether one solves the other | [`Grid::is_solution_of`] |
//! | a puzzle | whether it has one solution, and no clue too many | [`is_proper`], [`is_minimal`] |
//! | a puzzle | the clues that can go, or a puzzle without them | [`redundant_clues`], [`minimize`] |
//! | a puzzle | the candidates that occur in solutions | [`true_candidates`] |
//! | a puzzle | the cells that make it easy | [`backdoors`] |
//! | a seed | puzzles, or solved grids | [`Generator`], [`random_solution`] |
//! | a grid | the form that all equivalent grids share | [`canonicalize`] |
//! | two grids | whether, and how, one becomes the other | [`is_isomorphic`], [`Transform`] |
//! | a grid | its symmetries | [`automorphisms`] |
//! | candidates | a puzzle made of them | [`Pencilmarks`] |
//! | the fastest engine | another one | [`Backend`] |
//!
//! # Guarantees
//!
//! * **No panic, no allocation, no recursion**, no `unsafe` outside the vector instructions, and a
//!   fixed amount of memory for every puzzle.
//! * **It returns.** No known grid or pencilmarks make a search run for long, not even those
//!   without a solution; `docs/guarantees.md` in the repository describes how this is tested.
//! * **`solve` proves** that its solution is the only one. Otherwise it returns two solutions, or
//!   the conflict, or that there is no solution.
//! * **A budget that runs out** is [`Progress::Paused`] or [`Poll::Pending`](core::task::Poll), and
//!   never "no solution".
//! * **A text is read as the grid that it spells, or not at all**: nothing is padded, cut or
//!   guessed.
//! * **The set of solutions is the same on every platform.** Their order is promised per
//!   [`Backend`] only.
//! * **A seed leads to the same puzzles** on every platform, on every backend and in every version.
//!
//! # Features
//!
//! No feature is enabled by default, and none changes what another one does.
//!
//! * `serde` implements `Serialize` and `Deserialize` for the words, [`Grid`] and [`Pencilmarks`]:
//!   as text in formats that people read, as compact numbers in the others.
//! * `defmt` implements `defmt::Format` for the public types.
//! * `rand_core` makes every generator of `rand_core` 0.10, such as those of `rand` 0.10, a
//!   [`RandomSource`], by the type `RandCore`.
//!
//! # Debug builds
//!
//! Without optimisation a search takes more than a hundred times as long. These lines in the
//! `Cargo.toml` of your workspace optimise this crate alone, in debug builds and in tests:
//!
//! ```toml
//! [profile.dev.package.sudoku-core]
//! opt-level = 3
//! ```
//!
//! # Vocabulary
//!
//! A *digit* is 1 to 9. A *cell* is one of 81, numbered in row-major order from 0. A *house* is a
//! row, a column or a box. A grid is *valid* if no house has a digit twice, whether or not it has a
//! solution. A puzzle is *proper* if it has exactly one solution. `docs/spec.md` in the repository
//! defines every word.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod backdoors;
mod candidate_set;
mod candidates;
mod canonical;
mod cell;
mod cell_set;
mod chute;
mod conversions;
mod digit;
mod engine;
mod free_digits;
mod generate;
mod grid;
mod house;
mod house_set;
mod integers;
mod minimal;
mod pad;
mod pencilmarks;
#[cfg(feature = "rand_core")]
mod rand_core;
mod random;
#[cfg(feature = "serde")]
mod serde;
mod set;
mod simd;
mod solve;
mod symmetry;
pub mod text;
mod transform;
mod true_candidates;
mod validity;
mod views;

pub use backdoors::{Backdoors, backdoors};
pub use candidate_set::CandidateSet;
pub use candidates::{Candidates, Digits};
pub use canonical::{
    Automorphisms, automorphisms, canonicalize, canonicalize_effort, is_isomorphic,
};
pub use cell::Cell;
pub use cell_set::{CellSet, Cells};
pub use chute::{Chute, Triad};
pub use conversions::WrongCount;
pub use digit::Digit;
pub use engine::Backend;
pub use free_digits::FreeDigits;
pub use generate::{Generator, ImpossibleWish, Unmet, Wish, Wishes, random_solution};
pub use grid::{Grid, NotADigit};
pub use house::{House, HouseKind};
pub use house_set::{HouseSet, Houses};
pub use integers::OutOfRange;
pub use minimal::{is_minimal, is_proper, minimize, minimize_randomly, redundant_clues};
pub use pencilmarks::Pencilmarks;
#[cfg(feature = "rand_core")]
pub use rand_core::RandCore;
pub use random::{RandomSource, SeededRandom};
pub use solve::{
    Progress, Puzzle, Solutions, SolveError, TwoSolutions, UniqueSolution, count_many,
    count_solutions, solutions, solve, solve_many, unique_solution,
};
pub use symmetry::Symmetry;
pub use text::ParseError;
pub use transform::Transform;
pub use true_candidates::true_candidates;
pub use validity::{Conflict, Conflicts, is_valid};
pub use views::{Clues, EmptyCells, Iter};

// The Rust blocks of these files are tests, so the files cannot promise what the crate does not do.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
#[cfg(doctest)]
#[doc = include_str!("../docs/formats.md")]
struct Formats;
#[cfg(doctest)]
#[doc = include_str!("../docs/spec.md")]
struct Spec;
#[cfg(doctest)]
#[doc = include_str!("../docs/engine.md")]
struct Engine;
#[cfg(doctest)]
#[doc = include_str!("../docs/embedded.md")]
struct Embedded;
