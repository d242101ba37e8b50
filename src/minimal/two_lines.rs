//! Two lines of a chute, and which of their cells can be exchanged in a solved grid.
//!
//! ```text
//!     5 3 4 | 6 7 8 | 9 1 2      5 is above 6, 6 above 1, 1 above 4, 4 above 2, 2 above 8 and
//!     6 7 2 | 1 9 5 | 3 4 8      8 above 5: a cycle. The other one is 3, 7, 9.
//! ```
//!
//! Both lines have the same digits in the columns of a cycle. So the two rows can be exchanged in
//! these columns, and the grid stays solved. Wherever no cell of a cycle is a clue, a puzzle has
//! several solutions.

use crate::cell::Cell;
use crate::chute::Chute;
use crate::grid::Grid;

/// The pairs of the lines of a chute.
pub(crate) const PAIRS: [[usize; 2]; 3] = [[0, 1], [0, 2], [1, 2]];

/// Two lines of a chute in a solved grid.
pub(crate) struct TwoLines {
    first: [Cell; 9],
    second: [Cell; 9],
    /// The place of each digit in the first line.
    places: [u8; 9],
}

impl TwoLines {
    /// Two lines of a chute: `pair` is one of [`PAIRS`].
    #[inline]
    pub(crate) fn new(grid: &Grid, chute: Chute, pair: [usize; 2]) -> Self {
        let lines = chute.lines();
        let [first, second] = pair.map(|line| lines.get(line).unwrap_or(&lines[0]).cells());
        let mut places = [0; 9];
        for (place, cell) in (0..).zip(first) {
            if let Some(digit) = grid.get(cell) {
                places[digit.index()] = place;
            }
        }
        Self { first, second, places }
    }

    /// The places of the cycle through a place. Visits its cells, two at each place.
    #[inline(always)]
    pub(crate) fn cycle(
        &self,
        grid: &Grid,
        from: usize,
        mut visit: impl FnMut([Cell; 2]),
    ) -> Places {
        let mut places = 0;
        let mut place = from;
        while let (Some(&first), Some(&second)) = (self.first.get(place), self.second.get(place))
            && places >> place & 1 == 0
        {
            places |= 1 << place;
            visit([first, second]);
            if let Some(digit) = grid.get(second) {
                place = usize::from(self.places[digit.index()]);
            }
        }
        Places(places)
    }

    /// Exchanges the two lines at some places.
    #[inline]
    pub(crate) fn exchange(&self, grid: &mut Grid, places: Places) {
        for (place, (one, other)) in self.first.into_iter().zip(self.second).enumerate() {
            if places.0 >> place & 1 == 1 {
                let digit = grid.get(one);
                grid.set(one, grid.get(other));
                grid.set(other, digit);
            }
        }
    }
}

/// A set of the nine places of a line.
#[derive(Clone, Copy)]
pub(crate) struct Places(u16);

impl Places {
    /// All nine.
    pub(crate) const ALL: Self = Self(0x1ff);

    /// The first place, or `None` if there is none.
    pub(crate) fn first(self) -> Option<usize> {
        (self.0 != 0).then_some(self.0.trailing_zeros() as usize)
    }

    /// These places without those.
    pub(crate) fn without(self, those: Self) -> Self {
        Self(self.0 & !those.0)
    }
}
