//! The least image found so far.

/// The start of the least image found so far, row by row: 0 for an empty cell, 1 to 9 for a digit.
pub(super) struct Best {
    cells: [u8; 128],
    /// How many cells are known; every image that has them is less than one with other cells.
    known: u8,
    /// How often the image became less, and not only longer.
    pub(super) changes: u32,
}

impl Best {
    pub(super) const fn new() -> Best {
        Best { cells: [0; 128], known: 0, changes: 0 }
    }

    /// The least image is this one.
    pub(super) fn from_cells(image: &[u8; 81]) -> Best {
        let mut cells = [0; 128];
        for (cell, value) in cells.iter_mut().zip(image) {
            *cell = *value;
        }
        Best { cells, known: 81, changes: 0 }
    }

    #[inline]
    pub(super) fn cell(&self, index: u8) -> u8 {
        self.cells[usize::from(index & 127)]
    }

    /// The 81 cells.
    pub(super) fn cells(&self) -> [u8; 81] {
        let mut cells = [0; 81];
        for (cell, value) in cells.iter_mut().zip(self.cells) {
            *cell = value;
        }
        cells
    }

    /// Compares the next cell of an image that is equal so far. Returns whether it is still one of
    /// the least images; if it is less, it becomes the least one.
    #[inline]
    pub(super) fn admits(&mut self, index: u8, value: u8) -> bool {
        let cell = &mut self.cells[usize::from(index & 127)];
        if index < self.known {
            if value >= *cell {
                return value == *cell;
            }
            self.changes = self.changes.wrapping_add(1);
        }
        *cell = value;
        self.known = index + 1;
        true
    }
}
