//! Why there is no step, as bytes.

use sudoku_core::{Cell, CellSet, Digit, House};
use sudoku_logic::{End, Hint, Level, Mistakes};

use crate::status::Status;
use crate::step::NO_CELL;

/// The number in place of a house where there is none.
const NO_HOUSE: u8 = 255;

/// What makes a board impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Contradiction {
    /// 1 if a digit fills two cells of a house, 2 if an empty cell has no candidate, 3 if a house
    /// has no place for a digit; 0 if nothing is known to be impossible.
    pub kind: u8,
    /// The house, numbered as in sudoku_conflict; 255 if there is none.
    pub house: u8,
    /// The digit, 1 to 9; 0 if there is none.
    pub digit: u8,
    /// The cell, 0 to 80; 255 if there is none.
    pub cell: u8,
}

/// Why there is no step: of these, only what belongs to the status is not 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Obstacle {
    /// After MISTAKES: 1 for a filled cell whose digit is not that of the solution, 2 for an empty
    /// cell that lacks the candidate of the solution, unless a wrong digit took it.
    pub mistakes: [u8; 81],
    /// After STUCK: the level of the easiest step that any technique finds, 1 to 3; or 4 if it is
    /// beyond all techniques of this version.
    pub level: u8,
    /// After CONTRADICTED: what is impossible.
    pub contradiction: Contradiction,
}

const _: () = assert!(size_of::<Obstacle>() == 86 && align_of::<Obstacle>() == 1);

impl Obstacle {
    /// Nothing.
    pub const NONE: Obstacle = Obstacle {
        mistakes: [0; 81],
        level: 0,
        contradiction: Contradiction { kind: 0, house: 0, digit: 0, cell: 0 },
    };

    /// What to tell a player of the obstacle of a status.
    ///
    /// # Errors
    ///
    /// [`Status::NotAnObstacle`] if a number is out of its range, or if the status is that of no
    /// obstacle.
    pub fn hint(&self, status: i32) -> Result<Hint, Status> {
        self.read(status).ok_or(Status::NotAnObstacle)
    }

    fn read(&self, status: i32) -> Option<Hint> {
        const MISTAKES: i32 = Status::Mistakes as i32;
        const CONTRADICTED: i32 = Status::Contradicted as i32;
        const STUCK: i32 = Status::Stuck as i32;
        const SOLVED: i32 = Status::Solved as i32;
        Some(match status {
            MISTAKES => {
                let (mut digits, mut notes) = (CellSet::EMPTY, CellSet::EMPTY);
                for (cell, mistake) in Cell::ALL.into_iter().zip(self.mistakes) {
                    match mistake {
                        0 => {}
                        1 => digits.extend([cell]),
                        2 => notes.extend([cell]),
                        _ => return None,
                    }
                }
                Hint::Mistakes(Mistakes { digits, notes })
            }
            CONTRADICTED => Hint::Contradicted(self.contradiction.read()?),
            STUCK => Hint::Stuck(match self.level {
                4 => Level::Beyond,
                level => *Level::ALL.iter().find(|known| known.number() == level)?,
            }),
            SOLVED => Hint::Solved,
            _ => return None,
        })
    }

    fn of_level(level: Level) -> Obstacle {
        Obstacle { level: level.number(), ..Obstacle::NONE }
    }

    fn of_contradiction(contradiction: &sudoku_logic::Contradiction) -> Obstacle {
        Obstacle { contradiction: contradiction.into(), ..Obstacle::NONE }
    }
}

impl Contradiction {
    fn read(&self) -> Option<sudoku_logic::Contradiction> {
        use sudoku_logic::Contradiction::{NoCandidate, NoPlace, Repeated};
        let house = House::new(self.house.into());
        let digit = Digit::try_from(self.digit).ok();
        match self.kind {
            1 => Some(Repeated(house?, digit?)),
            2 => Some(NoCandidate(Cell::new(self.cell.into())?)),
            3 => Some(NoPlace(house?, digit?)),
            _ => None,
        }
    }
}

impl From<&sudoku_logic::Contradiction> for Contradiction {
    fn from(contradiction: &sudoku_logic::Contradiction) -> Contradiction {
        use sudoku_logic::Contradiction::{NoCandidate, NoPlace, Repeated};
        let (kind, house, digit, cell) = match *contradiction {
            Repeated(house, digit) => (1, house.index() as u8, digit.get(), NO_CELL),
            NoCandidate(cell) => (2, NO_HOUSE, 0, cell.index() as u8),
            NoPlace(house, digit) => (3, house.index() as u8, digit.get(), NO_CELL),
        };
        Contradiction { kind, house, digit, cell }
    }
}

impl From<&Mistakes> for Obstacle {
    fn from(mistakes: &Mistakes) -> Obstacle {
        let mut obstacle = Obstacle::NONE;
        for (mistake, cell) in obstacle.mistakes.iter_mut().zip(Cell::ALL) {
            let in_notes = u8::from(mistakes.notes.contains(cell));
            *mistake = u8::from(mistakes.digits.contains(cell)) + 2 * in_notes;
        }
        obstacle
    }
}

impl From<&Hint> for Obstacle {
    fn from(hint: &Hint) -> Obstacle {
        match hint {
            Hint::Mistakes(mistakes) => Obstacle::from(mistakes),
            Hint::Contradicted(contradiction) => Obstacle::of_contradiction(contradiction),
            Hint::Stuck(level) => Obstacle::of_level(*level),
            Hint::Step(_) | Hint::Solved => Obstacle::NONE,
        }
    }
}

impl From<&End> for Obstacle {
    fn from(end: &End) -> Obstacle {
        match end {
            End::Contradicted(contradiction) => Obstacle::of_contradiction(contradiction),
            End::Stuck(level) => Obstacle::of_level(*level),
            End::Solved => Obstacle::NONE,
        }
    }
}

impl From<&Hint> for Status {
    fn from(hint: &Hint) -> Status {
        match hint {
            Hint::Step(_) => Status::Ok,
            Hint::Mistakes(_) => Status::Mistakes,
            Hint::Contradicted(_) => Status::Contradicted,
            Hint::Stuck(_) => Status::Stuck,
            Hint::Solved => Status::Solved,
        }
    }
}

impl From<&End> for Status {
    fn from(end: &End) -> Status {
        match end {
            End::Solved => Status::Solved,
            End::Stuck(_) => Status::Stuck,
            End::Contradicted(_) => Status::Contradicted,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_core::{CellSet, Digit, House};

    #[test]
    fn each_hint_and_end_has_its_numbers() {
        let contradiction = sudoku_logic::Contradiction::NoPlace(House::BOXES[8], Digit::D9);
        let numbers = Contradiction { kind: 3, house: 26, digit: 9, cell: 255 };
        let contradicted = Obstacle { contradiction: numbers, ..Obstacle::NONE };
        let stuck = Obstacle { level: 4, ..Obstacle::NONE };
        let mistakes = Mistakes { digits: Cell::ALL[0].into(), notes: Cell::ALL[80].into() };
        let mut mistaken = Obstacle::NONE;
        (mistaken.mistakes[0], mistaken.mistakes[80]) = (1, 2);
        for (hint, status, obstacle) in [
            (Hint::Mistakes(mistakes), 34, mistaken),
            (Hint::Contradicted(contradiction), 35, contradicted),
            (Hint::Stuck(Level::Beyond), 36, stuck),
            (Hint::Solved, 37, Obstacle::NONE),
        ] {
            assert_eq!(Status::from(&hint) as i32, status);
            assert_eq!(Obstacle::from(&hint), obstacle);
            assert_eq!(obstacle.hint(status), Ok(hint));
        }
        for (end, status, obstacle) in [
            (End::Contradicted(contradiction), 35, contradicted),
            (End::Stuck(Level::Beyond), 36, stuck),
            (End::Solved, 37, Obstacle::NONE),
        ] {
            assert_eq!(Status::from(&end) as i32, status);
            assert_eq!(Obstacle::from(&end), obstacle);
        }
        let none = Mistakes { digits: CellSet::EMPTY, notes: CellSet::EMPTY };
        assert_eq!(Obstacle::from(&none), Obstacle::NONE);
    }

    #[test]
    fn what_is_no_obstacle_is_refused() {
        let none = Obstacle::NONE;
        let of = |kind, house, digit, cell| Obstacle {
            contradiction: Contradiction { kind, house, digit, cell },
            ..none
        };
        for (status, wrong) in [
            (0, none),
            (33, none),
            (38, none),
            (34, Obstacle { mistakes: [3; 81], ..none }),
            (35, none),
            (35, of(4, 0, 1, 0)),
            (35, of(1, 27, 1, 0)),
            (35, of(1, 0, 0, 0)),
            (35, of(2, 0, 1, 81)),
            (35, of(3, 0, 10, 0)),
            (36, none),
            (36, Obstacle { level: 5, ..none }),
        ] {
            assert_eq!(wrong.hint(status), Err(Status::NotAnObstacle), "{status} {wrong:?}");
        }
        assert!(of(2, 255, 0, 80).hint(35).is_ok() && of(3, 26, 9, 255).hint(35).is_ok());
    }

    #[test]
    fn each_contradiction_has_its_numbers() {
        use sudoku_logic::Contradiction::{NoCandidate, Repeated};
        let [row, column] = [House::ROWS[1], House::COLUMNS[0]];
        let repeated = Contradiction { kind: 1, house: 1, digit: 5, cell: 255 };
        assert_eq!(Contradiction::from(&Repeated(row, Digit::D5)), repeated);
        let repeated = Contradiction { house: 9, ..repeated };
        assert_eq!(Contradiction::from(&Repeated(column, Digit::D5)), repeated);
        let none = Contradiction { kind: 2, house: 255, digit: 0, cell: 40 };
        assert_eq!(Contradiction::from(&NoCandidate(Cell::ALL[40])), none);
        assert_eq!(none.read(), Some(NoCandidate(Cell::ALL[40])));
        assert_eq!(repeated.read(), Some(Repeated(column, Digit::D5)));
    }
}
