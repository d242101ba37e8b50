//! A transform as bytes.

use sudoku_core::Digit;

use crate::status::Status;

/// A symmetry of Sudoku. The image of a grid is made by transposing the grid or not, then
/// reordering its rows and its columns, and replacing its digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Transform {
    /// 1 if the grid is transposed first, so that its rows become columns; otherwise 0.
    pub transposes: u8,
    /// The row, 0 to 8, of the grid or of its transposed one, that each row of the image comes
    /// from. The rows of a band stay together.
    pub rows: [u8; 9],
    /// The column that each column of the image comes from, likewise.
    pub columns: [u8; 9],
    /// What the digits 1 to 9 become.
    pub digits: [u8; 9],
}

impl Transform {
    /// The transform that leaves every grid as it is.
    pub const IDENTITY: Transform = Transform {
        transposes: 0,
        rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        digits: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    };

    /// The transform of the library.
    ///
    /// # Errors
    ///
    /// [`Status::NotATransform`] if there is none.
    #[inline(never)]
    pub fn transform(&self) -> Result<sudoku_core::Transform, Status> {
        self.parts().ok_or(Status::NotATransform)
    }

    fn parts(&self) -> Option<sudoku_core::Transform> {
        let first = match self.transposes {
            0 => sudoku_core::Transform::IDENTITY,
            1 => sudoku_core::Transform::TRANSPOSITION,
            _ => return None,
        };
        let mut digits = Digit::ALL;
        for (digit, number) in digits.iter_mut().zip(self.digits) {
            *digit = Digit::try_from(number).ok()?;
        }
        let rows = sudoku_core::Transform::from_rows(self.rows.map(usize::from))?;
        let columns = sudoku_core::Transform::from_columns(self.columns.map(usize::from))?;
        let digits = sudoku_core::Transform::from_digits(digits)?;
        Some(first.then(rows).then(columns).then(digits))
    }
}

impl From<sudoku_core::Transform> for Transform {
    fn from(transform: sudoku_core::Transform) -> Transform {
        Transform {
            transposes: u8::from(transform.transposes()),
            rows: transform.rows().map(|row| row as u8),
            columns: transform.columns().map(|column| column as u8),
            digits: transform.digits().map(u8::from),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_core::SeededRandom;

    #[test]
    fn every_transform_is_read_as_it_is_written() {
        let mut random = SeededRandom::new(1);
        for _ in 0..1000 {
            let transform = sudoku_core::Transform::random(&mut random);
            assert_eq!(Transform::from(transform).transform(), Ok(transform));
        }
        assert_eq!(Transform::IDENTITY.transform(), Ok(sudoku_core::Transform::IDENTITY));
    }

    #[test]
    fn what_is_no_transform() {
        let one = Transform::IDENTITY;
        let torn = [3, 1, 2, 0, 4, 5, 6, 7, 8];
        for wrong in [
            Transform { transposes: 2, ..one },
            Transform { rows: torn, ..one },
            Transform { rows: [0; 9], ..one },
            Transform { columns: torn, ..one },
            Transform { columns: [0, 1, 2, 3, 4, 5, 6, 7, 255], ..one },
            Transform { digits: [1; 9], ..one },
            Transform { digits: [0, 1, 2, 3, 4, 5, 6, 7, 8], ..one },
            Transform { digits: [2, 3, 4, 5, 6, 7, 8, 9, 10], ..one },
        ] {
            assert_eq!(wrong.transform(), Err(Status::NotATransform), "{wrong:?}");
        }
    }
}
