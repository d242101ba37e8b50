//! The names of houses, merged.

use core::fmt;

use sudoku_core::{HouseKind, HouseSet};

use super::series::Series;

/// Writes a set of houses, those of a kind under one name: `row 4`, `rows 2,6`,
/// `row 1, box 1`.
///
/// ```
/// use sudoku_logic::core::House;
/// use sudoku_logic::notation::HouseNames;
///
/// let houses = [House::ROWS[0], House::BOXES[0], House::BOXES[1]].into_iter().collect();
/// assert_eq!(HouseNames(houses).to_string(), "row 1, boxes 1,2");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HouseNames(
    /// The houses.
    pub HouseSet,
);

/// The kinds of houses in the order of the houses, their names for several, and the houses of each.
pub(in crate::words) const KINDS: [(HouseKind, &str, HouseSet); 3] = [
    (HouseKind::Row, "rows", HouseSet::ROWS),
    (HouseKind::Column, "columns", HouseSet::COLUMNS),
    (HouseKind::Box, "boxes", HouseSet::BOXES),
];

impl fmt::Display for HouseNames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for (_, several, of_kind) in KINDS {
            let houses = self.0 & of_kind;
            if houses.is_empty() {
                continue;
            }
            f.write_str(separator)?;
            separator = ", ";
            match houses.single() {
                Some(house) => house.fmt(f)?,
                None => {
                    let numbers = houses.iter().map(|house| house.position() + 1);
                    write!(f, "{several} {}", Series::new(numbers, ",").separated_by(","))?;
                }
            }
        }
        Ok(())
    }
}
