//! The search for solutions: two engines, what they have in common, and what chooses one and runs
//! it.
//!
//! | file | what it holds |
//! |---|---|
//! | `start` | what a search starts from |
//! | `guess` | what a search branches on: a digit and a triad |
//! | `configurations` | the six ways in which a digit can run through a chute, and tables of them |
//! | `effect` | what applying a rule did, and what became of a node |
//! | `pigeonholes` | the pruning of long searches, by Hall's theorem |
//! | `ring` | the other sides of the newest guesses, as whole nodes |
//! | `search` | depth-first search over any engine, without recursion |
//! | `scalar`, `vector` | the engines: 32-bit words, and vectors |
//! | `batch` | the searches of many puzzles, two at a time |
//! | `backend` | which engines this processor has |
//! | `running` | a search on the engine that was chosen |
//!
//! `docs/engine.md` describes them all.

mod backend;
mod batch;
mod configurations;
mod effect;
mod guess;
mod pigeonholes;
mod ring;
mod running;
mod scalar;
mod search;
mod start;
mod vector;

pub use self::backend::Backend;
pub(crate) use self::batch::{Found, StartOf, Wanted};
pub(crate) use self::running::{Job, Running, Searching};
pub(crate) use self::search::Stop;
pub(crate) use self::start::Start;
