//! What every public type can do: be copied, compared, printed, sent to another thread.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use core::error::Error;
use core::fmt::{self, Debug, Display, Write};
use core::hash::Hash;
use core::iter::FusedIterator;
use std::collections::{BTreeSet, HashSet};

use sudoku_core::text::{BoardError, Expected, Found};
use sudoku_core::{
    Backdoors, Backend, CandidateSet, Candidates, Cell, CellSet, Cells, Chute, Clues, Conflict,
    Conflicts, Digit, Digits, EmptyCells, FreeDigits, Generator, Grid, House, HouseKind, HouseSet,
    Houses, ImpossibleWish, Iter, NotADigit, OutOfRange, ParseError, Pencilmarks, Progress,
    SeededRandom, Solutions, SolveError, Symmetry, Transform, Triad, TwoSolutions, UniqueSolution,
    Unmet, Wish, Wishes, WrongCount, grid, solutions, solve, unique_solution,
};

const GRID: Grid = grid!(oracle::puzzles::EASY);

/// The first conflict of the grid with a second 5 in its first row.
fn conflict() -> Conflict {
    let mut grid = GRID;
    grid.set(Cell::ALL[2], Some(Digit::D5));
    grid.conflicts().next().unwrap()
}

/// Why a generator without attempts returns nothing.
fn unmet() -> Unmet {
    let mut generator = Generator::new(1);
    generator.set_wishes(Wishes::NONE.attempts(0)).unwrap();
    generator.generate().unwrap_err()
}

/// An error of a number that is no digit.
fn not_a_digit() -> NotADigit {
    Grid::from_bytes([10; 81]).unwrap_err()
}

#[test]
fn values() {
    fn is_value<T: Copy + Eq + Hash + Debug + Send + Sync + Unpin + 'static>() {}
    is_value::<Backdoors>();
    is_value::<Backend>();
    is_value::<Candidates>();
    is_value::<CandidateSet>();
    is_value::<CellSet>();
    is_value::<Chute>();
    is_value::<Expected>();
    is_value::<HouseKind>();
    is_value::<ImpossibleWish>();
    is_value::<Symmetry>();
    is_value::<Unmet>();
    is_value::<Wish>();
    is_value::<BoardError>();
    is_value::<OutOfRange>();
    is_value::<Transform>();
    is_value::<Triad>();
    is_value::<TwoSolutions>();
    is_value::<WrongCount>();
    is_value::<Cell>();
    is_value::<Conflict>();
    is_value::<Digit>();
    is_value::<Found>();
    is_value::<Grid>();
    is_value::<House>();
    is_value::<HouseSet>();
    is_value::<FreeDigits>();
    is_value::<NotADigit>();
    is_value::<ParseError>();
    is_value::<Pencilmarks>();
    is_value::<Progress>();
    is_value::<SolveError>();
}

#[test]
fn iterators() {
    fn is_iterator<T: FusedIterator + Clone + Debug + Send + Sync + Unpin>() {}
    is_iterator::<Clues<'_>>();
    is_iterator::<Conflicts<'_>>();
    is_iterator::<Cells>();
    is_iterator::<EmptyCells<'_>>();
    is_iterator::<Iter<'_>>();
    is_iterator::<Digits>();
    is_iterator::<Houses>();
    is_iterator::<Solutions>();
    fn counts_from_both_ends<T: ExactSizeIterator + DoubleEndedIterator + Eq>() {}
    counts_from_both_ends::<Digits>();
    counts_from_both_ends::<Cells>();
    counts_from_both_ends::<Houses>();
    fn can_be_kept<T: Clone + Debug + Send + Sync + Unpin + 'static>() {}
    can_be_kept::<UniqueSolution>();
    can_be_kept::<Generator>();
    can_be_kept::<SeededRandom>();
    can_be_kept::<Wishes>();
}

#[test]
fn errors_have_words_and_no_source() {
    let errors: [&dyn Error; 11] = [
        &conflict(),
        &not_a_digit(),
        &Grid::try_from([['x'; 9]; 9]).unwrap_err(),
        &Digit::try_from(0).unwrap_err(),
        &Grid::from_digits([Digit::D1; 3]).unwrap_err(),
        &"".parse::<Grid>().unwrap_err(),
        &unmet(),
        &ImpossibleWish::NotSolved,
        &SolveError::NoSolution,
        &SolveError::Conflict(conflict()),
        &solve(&Grid::EMPTY).unwrap_err(),
    ];
    let words: BTreeSet<_> = errors.iter().map(ToString::to_string).collect();
    // A conflict reads the same alone and as the reason why there is no solution.
    assert_eq!(words.len(), errors.len() - 1, "{words:?}");
    for error in errors {
        assert!(error.source().is_none(), "{error}");
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn defaults() {
    assert_eq!(Grid::default(), Grid::EMPTY);
    assert_eq!(Candidates::default(), Candidates::EMPTY);
    assert_eq!(FreeDigits::default(), FreeDigits::EMPTY);
    assert_eq!(FreeDigits::default(), FreeDigits::from_grid(&Grid::EMPTY).unwrap());
    assert_eq!(Pencilmarks::default(), Pencilmarks::FULL);
    assert_eq!(Pencilmarks::default(), Pencilmarks::from(Grid::default()));
    assert_eq!(Wishes::default(), Wishes::NONE);
    assert_eq!(Symmetry::default(), Symmetry::None);
    assert_eq!(Solutions::default().next(), None);
    assert!(UniqueSolution::default().unique_within(0).is_ready());
}

#[test]
fn conversions() {
    for (number, digit) in (1_u8..).zip(Digit::ALL) {
        assert_eq!(u8::from(digit), number);
        assert_eq!(char::from(digit), char::from(b'0' + number));
        assert_eq!(Candidates::from(digit).bits(), 1 << (number - 1));
    }
    let marks = Pencilmarks::from(GRID);
    assert_eq!(marks, Pencilmarks::from(&GRID));
    assert_eq!(marks, Pencilmarks::from(<[Candidates; 81]>::from(marks)));
}

/// That values in ascending order compare and hash as different ones, and each as equal to itself.
fn ascends<T: Ord + Hash + Copy + Debug>(values: &[T]) {
    assert!(values.is_sorted_by(|low, high| low < high), "{values:?}");
    assert!(values.is_sorted_by(|low, high| low.cmp(high).is_lt() && high > low));
    let hashed: HashSet<T> = values.iter().copied().collect();
    assert_eq!(hashed.len(), values.len());
    assert!(values.iter().all(|value| hashed.contains(value) && value.cmp(value).is_eq()));
}

#[test]
fn order() {
    ascends(&Digit::ALL);
    ascends(&Cell::ALL);
    ascends(&House::ALL);
    ascends(&Chute::ALL);
    ascends(&Triad::ALL);
    ascends(&Symmetry::ALL);
    ascends(&[Wish::Pattern, Wish::Minimal, Wish::Clues, Wish::Condition]);
    // Transforms have the order of their numbers.
    let numbers = (0..99).map(|step| step * 12_000_000_007);
    ascends(&numbers.filter_map(Transform::from_index).collect::<Vec<_>>());
    ascends(&(0..81).map(|bit| CellSet::from_bits(1 << bit).unwrap()).collect::<Vec<_>>());
    ascends(&(0..27).map(|bit| HouseSet::from_bits(1 << bit).unwrap()).collect::<Vec<_>>());
    ascends(&(0..=0x1ff).map(Candidates::from_bits_truncate).collect::<Vec<_>>());
    // An empty cell comes before every digit, and the first cell counts most.
    let one_clue = |cell: usize, digit| {
        let mut grid = Grid::EMPTY;
        grid.set(Cell::ALL[cell], Some(digit));
        grid
    };
    let grids = [
        Grid::EMPTY,
        one_clue(80, Digit::D9),
        one_clue(1, Digit::D1),
        one_clue(1, Digit::D2),
        one_clue(0, Digit::D1),
    ];
    ascends(&grids);
    // Fewer clues in the first cells are more candidates.
    let mut fewer = Pencilmarks::FULL;
    fewer.set(Cell::ALL[0], Candidates::D9);
    ascends(&[fewer, Pencilmarks::FULL]);
    // Conflicts come in their own order: the house, the digit, the cells.
    let full: Vec<_> = Grid::from_bytes([5; 81]).unwrap().conflicts().collect();
    ascends(&full);
}

#[test]
fn debug_texts() {
    assert_eq!(format!("{:?}", Digit::D5), "D5");
    assert_eq!(format!("{:?}", Cell::ALL[8]), "r1c9");
    assert_eq!(format!("{:?}", House::BOXES[4]), "box 5");
    assert_eq!(format!("{:?}", Candidates::D1 | Candidates::D9), "Candidates(D1 | D9)");
    assert_eq!(format!("{:?}", Candidates::D3.iter()), "Digits { left: Candidates(D3) }");
    assert_eq!(
        format!("{:?}", conflict()),
        "Conflict { house: row 1, digit: D5, first: r1c1, second: r1c3 }"
    );
    assert_eq!(format!("{:?}", not_a_digit()), "NotADigit { cell: r1c1, found: 10 }");
    assert_eq!(
        format!("{:?}", "x".parse::<Grid>().unwrap_err()),
        "ParseError { offset: 0, line: 1, column: 1, found: Char('x'), expected: Symbol }"
    );
    assert_eq!(format!("{:?}", SolveError::NoSolution), "NoSolution");
    assert_eq!(format!("{:?}", Progress::Paused), "Paused");
    assert_eq!(format!("{:?}", FreeDigits::EMPTY).matches("D9").count(), 27);
    assert!(format!("{:?}", Grid::EMPTY.conflicts()).starts_with("Conflicts { grid: Grid\n+---"));
    // Nothing of the engine is in it.
    assert_eq!(format!("{:?}", solutions(&GRID)), "Solutions { guesses: 0, .. }");
    assert_eq!(format!("{:?}", unique_solution(&GRID)), "UniqueSolution { guesses: 0, .. }");
}

/// A place for so many bytes of text; what does not fit is an error.
struct Room(usize);

impl Write for Room {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.checked_sub(text.len()).ok_or(fmt::Error)?;
        Ok(())
    }
}

#[test]
fn a_text_that_does_not_fit_is_an_error() {
    fn check(value: &(impl Display + ?Sized)) {
        let (line, board) = (value.to_string().len(), format!("{value:#}").len());
        for room in 0..=line.max(board) {
            assert_eq!(write!(Room(room), "{value}").is_ok(), room >= line, "{value} in {room}");
            assert_eq!(write!(Room(room), "{value:#}").is_ok(), room >= board, "{value} in {room}");
        }
    }
    check(&Digit::D1);
    check(&Cell::ALL[0]);
    check(&House::ROWS[0]);
    check(&HouseKind::Column);
    check(&Chute::ALL[5]);
    check(&Triad::ALL[53]);
    check(&Transform::TRANSPOSITION);
    check(&CellSet::from_cells(&Cell::ALL[3..6]));
    check(&HouseSet::from([House::ROWS[1], House::BOXES[5]]));
    check(&CandidateSet::from_iter([(Cell::ALL[3], Digit::D1), (Cell::ALL[4], Digit::D2)]));
    check(&Digit::try_from(0).unwrap_err());
    check(&Backend::best());
    check(&Candidates::ALL);
    check(&GRID);
    check(&Pencilmarks::from(GRID));
    check(&conflict());
    check(&not_a_digit());
    check(&"12".parse::<Grid>().unwrap_err());
    check(&solve(&Grid::EMPTY).unwrap_err());
    check(&Found::Byte(0xff));
}
