//! Some rows of a matrix that have few columns in all.

use super::matrix::{Bits, Matrix, has_at_most};

/// The choices of so many rows of a matrix that have at most so many columns in all.
///
/// A depth-first search: a row is added to the rows chosen so far if they then have no more columns
/// than the choice may have.
pub(super) struct Choices<'a> {
    matrix: &'a Matrix,
    size: usize,
    most: usize,
    depth: usize,
    frames: [Frame; 4],
}

/// A choice that is not complete, and what is left to try as its next row: the lowest bit means the
/// row `next`.
#[derive(Clone, Copy)]
struct Frame {
    left: Bits,
    next: u8,
    rows: Bits,
    columns: Bits,
}

impl<'a> Choices<'a> {
    /// The choices of `size` rows, at most 4, among those of a pool, with at most `most` columns.
    pub(super) fn of(matrix: &'a Matrix, pool: Bits, size: usize, most: usize) -> Choices<'a> {
        let frames = [Frame { left: pool, next: 0, rows: 0, columns: 0 }; 4];
        Choices { matrix, size, most, frames, depth: 0 }
    }

    /// The rows and the columns of the next choice.
    #[inline(never)]
    pub(super) fn next(&mut self) -> Option<(Bits, Bits)> {
        loop {
            let frame = self.frames.get_mut(self.depth)?;
            if frame.left == 0 {
                self.depth = self.depth.checked_sub(1)?;
                continue;
            }
            while frame.left & 1 == 0 {
                frame.left >>= 1;
                frame.next += 1;
            }
            let columns =
                frame.columns | self.matrix.get(usize::from(frame.next)).copied().unwrap_or(0);
            let rows = frame.rows | 1 << frame.next;
            frame.left >>= 1;
            frame.next += 1;
            if !has_at_most(columns, self.most) {
                continue;
            }
            let next = Frame { rows, columns, ..*frame };
            if self.depth + 1 == self.size {
                return Some((next.rows, next.columns));
            }
            self.depth += 1;
            *self.frames.get_mut(self.depth)? = next;
        }
    }
}
