//! Explains and rates 9×9 Sudoku by the techniques that people use, without `std`, without
//! allocation and without panics.
//!
//! ```
//! use sudoku_logic::{Board, Patterns, Techniques, next_step};
//! use sudoku_logic::core::Grid;
//!
//! let puzzle: Grid =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let mut board = Board::from_grid(&puzzle);
//! while let Some(step) = next_step::<Patterns>(&board, &Techniques::DEFAULT) {
//!     board.apply(&step)?;
//! }
//! assert!(board.is_solved());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Overview
//!
//! | from | to | use |
//! |---|---|---|
//! | a puzzle | a board | [`Board::from_grid`], [`Board::from_proper`] |
//! | a puzzle in play | a board with the player's digits and notes | [`Board::from_play`] |
//! | a board | the next step | [`next_step`] |
//! | a board | every step | [`steps`] |
//! | a board | the way to its end | [`Path`] |
//! | a player's board | what to tell the player | [`hint`](hint()), [`check`] |
//! | a step | text, by depth or in sentences | [`Step::at`], [`Step::describe`] |
//! | a step | a picture | [`Step::svg`] |
//! | a puzzle | how hard it is | [`rate`], [`rate_with_rectangles`] |
//!
//! # Guarantees
//!
//! * **No panic, no allocation, no recursion**, and a fixed amount of memory.
//! * **No step is ever wrong**: it removes only candidates that no solution has. Techniques that
//!   conclude from uniqueness find steps only on a board that is proved to be proper.
//! * **A rating is invariant**: equal for all puzzles that are isomorphic.
//! * **Only what is called is linked**: `next_step::<Basic>` leaves out the techniques above level
//!   2, and a program that writes no text has no word of it.
//!
//! The crate uses the public API of `sudoku-core` only, and re-exports it as [`core`].
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod bands;
mod board;
mod chain;
mod contradiction;
mod finders;
mod hint;
mod level;
mod path;
mod picture;
mod proper;
mod rating;
mod rules;
mod step;
mod steps;
mod technique;
mod techniques;
mod words;

pub use board::Board;
pub use chain::{Link, LinkKind, Node};
pub use contradiction::Contradiction;
pub use finders::{Basic, Finders, Patterns};
pub use hint::{Hint, Mistakes, check, hint};
pub use level::Level;
pub use path::{End, Path};
pub use proper::Proper;
pub use rating::{Rating, Scheme, Verdict, rate, rate_with_rectangles};
pub use step::{Pattern, Step};
pub use steps::{Steps, next_step, steps};
/// The crate `sudoku-core`, whose words this crate speaks.
pub use sudoku_core as core;
pub use technique::Technique;
pub use techniques::Techniques;
pub use words::{
    AtDepth, Depth, Described, Effect, English, Language, ParseEffectError, Place, notation,
};

// The Rust blocks of these files are tests, so the files cannot promise what the crate does not do.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
#[cfg(doctest)]
#[doc = include_str!("../../docs/techniques.md")]
struct TechniquesPage;
