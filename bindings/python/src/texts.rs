//! Texts of any length, as a column of Arrow has them.

use pyo3::buffer::PyBuffer;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes};
use sudoku_core::Grid;
use sudoku_core_abi::Status;

/// A byte that is not a digit.
const NOT_A_DIGIT: u8 = 255;

/// Reads the texts of a column of Arrow, one grid from each.
///
/// ``data`` has the bytes of all texts, and ``offsets`` are int64: text i is from offset i to
/// offset i + 1.
///
/// Returns the cells as numbers, 81 bytes for each text, and bytes with a status for each text.
/// All 81 bytes of a text that is no grid are 255, which is not a digit.
///
/// Raises `ValueError` if an offset is below the one before it, or outside of the data.
#[pyfunction]
#[pyo3(signature = (data, offsets, /))]
pub(crate) fn read_column<'py>(
    py: Python<'py>,
    data: PyBuffer<u8>,
    offsets: PyBuffer<i64>,
) -> PyResult<(Bound<'py, PyByteArray>, Bound<'py, PyBytes>)> {
    let (data, offsets) = (data.to_vec(py)?, offsets.to_vec(py)?);
    let count = offsets.len().saturating_sub(1);
    let mut statuses = vec![0; count];
    let cells = PyByteArray::new_with(py, 81 * count, |cells| {
        let places = cells.as_chunks_mut().0.iter_mut().zip(&mut statuses);
        py.detach(|| read_each(&data, &offsets, places))
    })?;
    Ok((cells, PyBytes::new(py, &statuses)))
}

fn read_each<'a>(
    data: &[u8],
    offsets: &[i64],
    places: impl Iterator<Item = (&'a mut [u8; 81], &'a mut u8)>,
) -> PyResult<()> {
    let ranges = offsets.iter().zip(offsets.iter().skip(1));
    for ((&begin, &end), (cells, status)) in ranges.zip(places) {
        let range = usize::try_from(begin).ok().zip(usize::try_from(end).ok());
        let text = range.and_then(|(begin, end)| data.get(begin..end)).ok_or_else(|| {
            PyValueError::new_err(format!("there is no text from byte {begin} to byte {end}"))
        })?;
        let (read, found) = match Grid::parse(text) {
            Ok(grid) => (grid.to_bytes(), Status::Ok),
            Err(error) => ([NOT_A_DIGIT; 81], Status::from(&error)),
        };
        (*cells, *status) = (read, found as i32 as u8);
    }
    Ok(())
}
