//! Puzzles and solved grids at random.
//!
//! | file | what it holds |
//! |---|---|
//! | `generator` | the generator |
//! | `wishes` | what its puzzles are to be like, and which wishes contradict each other |
//! | `unmet` | that no attempt met the wishes |
//! | `filling` | random solved grids |
//! | `fitting` | the walk to a proper puzzle with a given pattern |

mod filling;
mod fitting;
mod generator;
mod unmet;
mod wishes;

pub use self::filling::random_solution;
pub use self::generator::Generator;
pub use self::unmet::{Unmet, Wish};
pub use self::wishes::{ImpossibleWish, Wishes};
