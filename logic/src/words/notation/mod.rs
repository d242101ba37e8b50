//! The notation of the field, for those who write the words of a language or draw a step: cells,
//! digits and houses by their shortest names, and chains in Eureka notation.
//!
//! ```
//! use sudoku_logic::core::{Candidates, Cell, CellSet, House};
//! use sudoku_logic::notation::{Cells, Digits, HouseNames, Series};
//!
//! let cells: CellSet = [Cell::ALL[28], Cell::ALL[33]].into_iter().collect();
//! assert_eq!(Cells(cells).to_string(), "r4c27");
//! assert_eq!(Digits(Candidates::D2 | Candidates::D8).to_string(), "{2,8}");
//! let houses = [House::ROWS[1], House::ROWS[5]].into_iter().collect();
//! assert_eq!(HouseNames(houses).to_string(), "rows 2,6");
//! assert_eq!(Series::new(cells, " and ").to_string(), "r4c2 and r4c7");
//! ```

mod cells;
mod digits;
mod eureka;
mod houses;
mod series;

pub use cells::Cells;
pub(super) use cells::{read_group, read_numbers};
pub use digits::Digits;
pub use eureka::Eureka;
pub use houses::HouseNames;
pub(super) use houses::KINDS;
pub use series::Series;
