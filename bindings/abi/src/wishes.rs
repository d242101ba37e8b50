//! What generated puzzles are to be like.

use sudoku_core::{Cell, CellSet, Grid, Symmetry};

use crate::status::Status;

/// What generated puzzles are to be like. Set all to 0, which stands for no wishes, and then what
/// is wished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Wishes {
    /// The number of attempts for each puzzle; 0 for 10,000. With a pattern, each grid whose
    /// solutions are counted is an attempt.
    pub attempts: u32,
    /// The number of a symmetry of the cells with clues; sudoku_symmetry_name() has their names.
    pub symmetry: i32,
    /// The fewest clues; 0 for 17, which every proper puzzle has.
    pub clues_min: u32,
    /// The most clues; 0 for 81. Of puzzles that need not be minimal, each has as few clues of the
    /// range as the order allows in which its clues are removed.
    pub clues_max: u32,
    /// Whether puzzles are to be minimal: without any one clue they are not proper. With a
    /// symmetry: without the clues of any one orbit.
    pub minimal: u8,
    /// Whether the puzzles have clues in the cells of `pattern` and in no others.
    pub has_pattern: u8,
    /// Whether the puzzles have the solution `solution`.
    pub has_solution: u8,
    /// A cell with 0 has no clue, and a cell with any other number has one: a puzzle is a pattern.
    pub pattern: [u8; 81],
    /// A solved grid.
    pub solution: [u8; 81],
}

impl Wishes {
    /// No wishes.
    pub const NONE: Wishes = Wishes {
        attempts: 0,
        symmetry: 0,
        clues_min: 0,
        clues_max: 0,
        minimal: 0,
        has_pattern: 0,
        has_solution: 0,
        pattern: [0; 81],
        solution: [0; 81],
    };

    /// The wishes of the library. Whether they contradict each other is not known yet.
    ///
    /// # Errors
    ///
    /// [`Status::NotASymmetry`], and [`Status::NotADigit`] if the solution is wanted and no grid.
    #[inline(never)]
    pub fn wishes(&self) -> Result<sudoku_core::Wishes, Status> {
        let symmetry = symmetry_at(self.symmetry).ok_or(Status::NotASymmetry)?;
        let fewest = if self.clues_min == 0 { 17 } else { self.clues_min as usize };
        let most = if self.clues_max == 0 { 81 } else { self.clues_max as usize };
        let mut wishes = sudoku_core::Wishes::NONE.symmetry(symmetry).clues(fewest..=most);
        if self.attempts != 0 {
            wishes = wishes.attempts(self.attempts);
        }
        if self.minimal != 0 {
            wishes = wishes.minimal();
        }
        if self.has_pattern != 0 {
            let cells = Cell::ALL.into_iter().zip(self.pattern);
            let clues = cells.filter_map(|(cell, number)| (number != 0).then_some(cell));
            wishes = wishes.pattern(clues.collect::<CellSet>());
        }
        if self.has_solution != 0 {
            let solution = Grid::from_bytes(self.solution).map_err(|_| Status::NotADigit)?;
            wishes = wishes.solution(solution);
        }
        Ok(wishes)
    }
}

/// The symmetry with a number, its place in [`Symmetry::ALL`].
#[must_use]
pub fn symmetry_at(number: i32) -> Option<Symmetry> {
    Symmetry::ALL.get(usize::try_from(number).ok()?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_core::{Generator, SeededRandom, random_solution};

    fn status(wishes: Wishes) -> Status {
        let wishes = match wishes.wishes() {
            Ok(wishes) => wishes,
            Err(misuse) => return misuse,
        };
        let mut generator = Generator::new(1);
        if let Err(impossible) = generator.set_wishes(wishes) {
            return Status::from(&impossible);
        }
        generator.generate().map_or_else(|unmet| Status::from(&unmet), |_| Status::Ok)
    }

    #[test]
    fn zeros_are_no_wishes() {
        assert_eq!(Wishes::NONE.wishes(), Ok(sudoku_core::Wishes::NONE));
    }

    #[test]
    fn every_field_is_a_wish() {
        let solution = random_solution(&mut SeededRandom::new(1));
        let mut pattern = [1; 81];
        pattern[80] = 0;
        let all = Wishes {
            attempts: 5,
            symmetry: 1,
            clues_min: 30,
            clues_max: 80,
            minimal: 1,
            has_pattern: 1,
            has_solution: 1,
            pattern,
            solution: solution.to_bytes(),
        };
        let cells = Cell::ALL.into_iter().take(80).collect();
        let wishes = sudoku_core::Wishes::NONE.attempts(5).symmetry(Symmetry::HalfTurn);
        let wishes = wishes.clues(30..=80).minimal().pattern(cells).solution(solution);
        assert_eq!(all.wishes(), Ok(wishes));
    }

    #[test]
    fn what_cannot_be_has_its_number() {
        let none = Wishes::NONE;
        let mut rows = [1; 81];
        rows[..18].fill(0);
        let mut corner = [1; 81];
        corner[0] = 0;
        for (wishes, number) in [
            (none, 0),
            (Wishes { symmetry: 10, ..none }, -9),
            (Wishes { symmetry: -1, ..none }, -9),
            (Wishes { has_solution: 1, solution: [10; 81], ..none }, -2),
            (Wishes { clues_min: 16, ..none }, 28),
            (Wishes { clues_max: 82, ..none }, 28),
            (Wishes { clues_min: u32::MAX, clues_max: u32::MAX, ..none }, 28),
            (Wishes { clues_min: 22, clues_max: 23, symmetry: 9, ..none }, 29),
            (Wishes { clues_max: 30, has_pattern: 1, pattern: [1; 81], ..none }, 30),
            (Wishes { symmetry: 1, has_pattern: 1, pattern: corner, ..none }, 31),
            (Wishes { has_pattern: 1, pattern: rows, ..none }, 32),
            (Wishes { has_solution: 1, ..none }, 33),
            (Wishes { clues_max: 17, attempts: 3, ..none }, 27),
            (Wishes { minimal: 1, has_pattern: 1, pattern: corner, attempts: 3, ..none }, 26),
        ] {
            assert_eq!(status(wishes) as i32, number, "{wishes:?}");
        }
        let mut few = [0; 81];
        for cell in [0, 1, 3, 10, 14, 20, 22, 30, 31, 35, 40, 42, 50, 53, 60, 61, 68, 70, 79, 80] {
            few[cell] = 1;
        }
        let few = Wishes { has_pattern: 1, pattern: few, attempts: 2, ..none };
        assert_eq!(status(few) as i32, 25);
    }
}
