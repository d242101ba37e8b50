//! The feature `defmt`: what a log says of each public type. Run it with
//! `cargo test --features defmt --test defmt_formats`.
//!
//! The test is a program with a logger of its own. It reads the symbols of that program and
//! therefore runs only on Linux.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test fails by panicking
#![allow(unsafe_code)] // a logger of defmt is an unsafe trait
#![cfg(target_os = "linux")]

mod wire;

use std::cell::RefCell;

use oracle::puzzles::EASY as PUZZLE;
use sudoku_core::text::{Expected, Found};
use sudoku_core::{
    CandidateSet, Candidates, Cell, CellSet, Chute, Conflict, Digit, FreeDigits, Grid, House,
    HouseKind, HouseSet, Pencilmarks, Progress, SolveError, Transform, Triad, solutions, solve,
};

thread_local! {
    /// What the thread of a test has logged.
    static LOGGED: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

#[defmt::global_logger]
struct Collector;

// SAFETY: each thread writes to a log of its own, so there is nothing to acquire or to release.
unsafe impl defmt::Logger for Collector {
    fn acquire() {}
    unsafe fn flush() {}
    unsafe fn release() {}
    unsafe fn write(bytes: &[u8]) {
        LOGGED.with_borrow_mut(|logged| logged.extend(bytes));
    }
}

defmt::timestamp!("");

/// What `defmt` needs to be told in place of its linker script.
#[defmt::panic_handler]
fn panic() -> ! {
    std::process::abort()
}

/// The bytes that were logged since the last call.
fn logged() -> Vec<u8> {
    LOGGED.take()
}

/// The line that a log shows for a value.
fn line(value: impl defmt::Format) -> String {
    defmt::export::istr(&defmt::intern!("marker"));
    let marker_at = u16::from_le_bytes(logged().try_into().unwrap());
    let strings = wire::Strings::of_this_program("marker", marker_at);

    defmt::println!("<{}>", value);
    let bytes = logged();
    let mut wire = wire::Wire { bytes: &bytes, strings: &strings };
    let line = wire.line();
    assert!(wire.bytes.is_empty(), "{line} leaves {:?}", wire.bytes);
    line
}

fn grid() -> Grid {
    PUZZLE.parse().unwrap()
}

#[test]
fn words() {
    assert_eq!(line(Digit::D7), "<7>");
    assert_eq!(line(Some(Digit::D1)), "<Some(1)>");
    assert_eq!(line(Candidates::D1 | Candidates::D2 | Candidates::D4), "<124>");
    assert_eq!(line(Candidates::EMPTY), "<>");
    assert_eq!(line(Candidates::ALL), "<123456789>");
    for cell in Cell::ALL {
        assert_eq!(line(cell), format!("<{cell}>"));
    }
    for house in House::ALL {
        assert_eq!(line(house), format!("<{house}>"));
    }
    for chute in Chute::ALL {
        assert_eq!(line(chute), format!("<{chute}>"));
    }
    for triad in Triad::ALL {
        assert_eq!(line(triad), format!("<{triad}>"));
    }
    for transform in [Transform::IDENTITY, Transform::TRANSPOSITION] {
        assert_eq!(line(transform), format!("<{transform}>"));
    }
    assert_eq!(line(HouseKind::Box), "<Box>");
    let two = CellSet::from_cells(&Cell::ALL[8..10]);
    assert_eq!(line(two), format!("<{two}>"));
    assert_eq!(line(CellSet::EMPTY), "<>");
    let houses = HouseSet::from([House::ROWS[1], House::BOXES[5]]);
    assert_eq!(line(houses), format!("<{houses}>"));
    let set = CandidateSet::from_iter([(Cell::ALL[3], Digit::D1), (Cell::ALL[4], Digit::D2)]);
    assert_eq!(line(set), format!("<{set}>"));
}

#[test]
fn state() {
    assert_eq!(line(grid()), format!("<{PUZZLE}>"));
    assert_eq!(line([grid(), Grid::EMPTY]), format!("<[{PUZZLE}, {}]>", Grid::EMPTY));
    let free = FreeDigits::from_grid(&grid()).unwrap();
    let list = |sets: &[Candidates]| {
        let sets: Vec<_> = sets.iter().map(ToString::to_string).collect();
        format!("[{}]", sets.join(", "))
    };
    assert_eq!(
        line(free),
        format!(
            "<FreeDigits {{ rows: {}, columns: {}, boxes: {} }}>",
            list(&free.rows),
            list(&free.columns),
            list(&free.boxes)
        )
    );
    let marks = Pencilmarks::from_grid(&grid());
    let sets = <[Candidates; 81]>::from(marks);
    assert_eq!(line(marks), format!("<Pencilmarks({})>", list(&sets)));
    let mut twice = grid();
    twice.set(Cell::ALL[2], Some(Digit::D5));
    let conflict: Conflict = twice.conflicts().next().unwrap();
    assert_eq!(line(conflict), "<two 5s in row 1: r1c1 and r1c3>");
    let mut bytes = [0; 81];
    bytes[13] = 10;
    let not_a_digit = Grid::from_bytes(bytes).unwrap_err();
    assert_eq!(line(not_a_digit), "<r2c5: found 10, expected 0 to 9>");
}

#[test]
fn errors_of_texts() {
    assert_eq!(
        line("12345678x".parse::<Grid>().unwrap_err()),
        "<ParseError { offset: 8, line: 1, column: 9, found: Char(x), expected: Symbol }>"
    );
    for (found, words) in
        [(Found::Char('５'), "Char(５)"), (Found::Byte(255), "Byte(255)"), (Found::End, "End")]
    {
        assert_eq!(line(found), format!("<{words}>"));
    }
    for (expected, words) in [
        (Expected::Symbol, "Symbol"),
        (Expected::MoreSymbols { read: 3, total: 729 }, "MoreSymbols { read: 3, total: 729 }"),
        (Expected::NoSpace { read: 5, total: 81 }, "NoSpace { read: 5, total: 81 }"),
        (Expected::LineBreak { row: 9 }, "LineBreak { row: 9 }"),
        (Expected::End { total: 81 }, "End { total: 81 }"),
        (Expected::Digit(Digit::D1), "Digit(1)"),
        (Expected::Words("r1c1 to r9c9"), "Words(r1c1 to r9c9)"),
    ] {
        assert_eq!(line(expected), format!("<{words}>"));
    }
    let mut board = [['.'; 9]; 9];
    board[1][4] = 'x';
    let error = Grid::try_from(board).unwrap_err();
    assert_eq!(line(error), "<BoardError { row: 2, column: 5, found: Char(x), expected: Symbol }>");
    let error = Digit::try_from(0).unwrap_err();
    assert_eq!(line(error), "<OutOfRange { lowest: 1, highest: 9 }>");
}

#[test]
fn answers() {
    let solution = solve(&grid()).unwrap();
    assert_eq!(line(solve(&grid())), format!("<Ok({solution})>"));
    assert_eq!(line(SolveError::NoSolution), "<NoSolution>");
    let mut twice = grid();
    twice.set(Cell::ALL[2], Some(Digit::D5));
    assert_eq!(line(solve(&twice).unwrap_err()), "<Conflict(two 5s in row 1: r1c1 and r1c3)>");
    let error = solve(&Grid::EMPTY).unwrap_err();
    let SolveError::NotUnique(two) = error else { panic!("{error}") };
    let [one, other] = two.grids();
    assert_eq!(line(error), format!("<NotUnique([{one}, {other}])>"));
    let mut search = solutions(&grid());
    assert_eq!(line(search.next_within(0)), "<Paused>");
    assert_eq!(line(search.next_within(u32::MAX)), format!("<Found({solution})>"));
    assert_eq!(line(Progress::Exhausted), "<Exhausted>");
}
