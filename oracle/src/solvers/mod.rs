mod budget;
mod filling;
mod looking;
mod tables;

pub use self::budget::{Budget, FirstSolution, OutOfBudget};
pub use self::filling::solve_by_filling;
pub use self::looking::solve_by_looking;
pub use self::tables::{solutions, solve_by_tables};
