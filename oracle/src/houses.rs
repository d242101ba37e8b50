//! Houses as numbers: the rows are 0 to 8, the columns 9 to 17, the boxes 18 to 26.

/// The nine cells of a house in row-major order.
///
/// ```
/// assert_eq!(oracle::houses::cells_of(9), [0, 9, 18, 27, 36, 45, 54, 63, 72]);
/// ```
#[must_use]
pub fn cells_of(house: usize) -> [usize; 9] {
    let (kind, at) = (house / 9, house % 9);
    core::array::from_fn(|place| match kind {
        0 => 9 * at + place,
        1 => 9 * place + at,
        _ => 27 * (at / 3) + 3 * (at % 3) + 9 * (place / 3) + place % 3,
    })
}

/// The row, the column and the box of a cell.
///
/// ```
/// assert_eq!(oracle::houses::houses_of(80), [8, 17, 26]);
/// ```
#[must_use]
pub fn houses_of(cell: usize) -> [usize; 3] {
    [cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3]
}

/// Whether two different cells share a house.
///
/// ```
/// use oracle::houses::sees;
///
/// assert!(sees(0, 8) && sees(0, 72) && sees(0, 20));
/// assert!(!sees(0, 0) && !sees(0, 30));
/// ```
#[must_use]
pub fn sees(one: usize, other: usize) -> bool {
    one != other && houses_of(one).iter().zip(houses_of(other)).any(|(one, other)| *one == other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_and_houses_agree() {
        for house in 0..27 {
            for cell in 0..81 {
                assert_eq!(cells_of(house).contains(&cell), houses_of(cell).contains(&house));
            }
        }
        for one in 0..81 {
            assert_eq!((0..81).filter(|&other| sees(one, other)).count(), 20);
        }
    }
}
