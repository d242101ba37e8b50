use super::draw::{Draw as _, Random};
use crate::Board;

/// A change that turns a puzzle into an equivalent one.
///
/// ```
/// use oracle::{board, puzzles, random::Scramble};
///
/// let board = board(puzzles::EASY);
/// assert_eq!(Scramble::NONE.apply(&board), board);
/// assert_ne!(Scramble::from_seed(1).apply(&board), board);
/// ```
#[derive(Clone, Debug)]
pub struct Scramble {
    /// What becomes of each digit; 0 stands for an empty cell and stays 0.
    pub digits: [u8; 10],
    /// Which row each row is taken from. The rows of a band stay together.
    pub rows: [usize; 9],
    /// Which column each column is taken from. The columns of a stack stay together.
    pub columns: [usize; 9],
    /// Whether rows become columns.
    pub orientation: Orientation,
}

/// Whether rows become columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orientation {
    /// Rows stay rows.
    AsIs,
    /// Rows become columns, and columns become rows.
    Transposed,
}

impl Scramble {
    /// Changes nothing.
    pub const NONE: Self = Self {
        digits: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        orientation: Orientation::AsIs,
    };

    /// A change of everything at once, made from a number.
    #[must_use]
    pub fn from_seed(seed: u64) -> Self {
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

    /// The equivalent puzzle.
    #[must_use]
    pub fn apply(&self, board: &Board) -> Board {
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

/// The nine lines with the three chutes in a drawn order, and the lines of each chute too.
fn lines(random: &mut Random) -> [usize; 9] {
    let mut chutes = [0, 1, 2].map(|chute| [0, 1, 2].map(|line| chute * 3 + line));
    random.shuffle(&mut chutes);
    chutes.iter_mut().for_each(|chute| random.shuffle(chute));
    let mut lines = [0; 9];
    lines.copy_from_slice(chutes.as_flattened());
    lines
}
