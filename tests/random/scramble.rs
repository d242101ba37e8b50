use super::Random;

/// A change that turns a puzzle into an equivalent one.
#[derive(Clone, Debug)]
pub(crate) struct Scramble {
    /// What becomes of each digit; 0, the empty cell, stays.
    pub(crate) digits: [u8; 10],
    /// Which row comes here. Rows stay with the rows of their band.
    pub(crate) rows: [usize; 9],
    /// Which column comes here. Columns stay with the columns of their stack.
    pub(crate) columns: [usize; 9],
    pub(crate) orientation: Orientation,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Orientation {
    AsIs,
    Transposed,
}

impl Scramble {
    /// Changes nothing.
    pub(crate) const NONE: Self = Self {
        digits: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        orientation: Orientation::AsIs,
    };

    /// Changes everything at once.
    pub(crate) fn of(seed: u64) -> Self {
        let mut random = Random(seed);
        let mut digits = Self::NONE.digits;
        random.shuffle(&mut digits[1..]);
        Self {
            digits,
            rows: lines(&mut random),
            columns: lines(&mut random),
            orientation: [Orientation::AsIs, Orientation::Transposed][random.below(2)],
        }
    }

    pub(crate) fn apply(&self, board: &[u8; 81]) -> [u8; 81] {
        core::array::from_fn(|cell| {
            let (row, column) = (self.rows[cell / 9], self.columns[cell % 9]);
            let from = match self.orientation {
                Orientation::AsIs => row * 9 + column,
                Orientation::Transposed => column * 9 + row,
            };
            self.digits[usize::from(board[from])]
        })
    }
}

/// The lines of the three chutes: the chutes change places, and the lines within each.
fn lines(random: &mut Random) -> [usize; 9] {
    let mut chutes = [0, 1, 2].map(|chute| [0, 1, 2].map(|line| chute * 3 + line));
    random.shuffle(&mut chutes);
    chutes.iter_mut().for_each(|chute| random.shuffle(chute));
    let mut lines = [0; 9];
    lines.copy_from_slice(chutes.as_flattened());
    lines
}
