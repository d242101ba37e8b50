//! What every format has in common: what is written is read, and damage is seen.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use oracle::puzzles::EASY as LINE;
use proptest::prelude::*;
use sudoku_core::text::{self, Contents, Format, Parsed, Part, Puzzles};
use sudoku_core::{Candidates, Cell, Digit, Grid, Pencilmarks};

fn read(text: impl AsRef<[u8]>) -> Parsed {
    let text = text.as_ref();
    text::read(text).unwrap_or_else(|error| panic!("{}\n{error}", String::from_utf8_lossy(text)))
}

fn grids() -> impl Strategy<Value = Grid> {
    let cell = prop_oneof![2 => Just(0_u8), 1 => 1..=9_u8];
    let sparse = proptest::collection::vec(cell, 81);
    let full = proptest::collection::vec(1..=9_u8, 81);
    let one = (0..81_usize, 1..=9_u8).prop_map(|(at, digit)| {
        let mut bytes = vec![0; 81];
        bytes[at] = digit;
        bytes
    });
    prop_oneof![6 => sparse, 1 => full, 1 => one, 1 => Just(vec![0; 81])]
        .prop_map(|bytes| Grid::from_bytes(bytes.try_into().unwrap()).unwrap())
}

fn marks() -> impl Strategy<Value = Pencilmarks> {
    let any = proptest::collection::vec(0..512_u16, 81).prop_map(|bits| {
        let mut marks = Pencilmarks::FULL;
        for (cell, bits) in Cell::ALL.into_iter().zip(bits) {
            marks.set(cell, Candidates::from_bits_truncate(bits));
        }
        marks
    });
    let natural = grids().prop_map(|grid| Pencilmarks::from_grid(&grid));
    prop_oneof![2 => any, 2 => natural, 1 => Just(Pencilmarks::FULL)]
}

/// Everything that a text may hold, in every combination.
fn contents() -> impl Strategy<Value = Contents> {
    let placed = prop_oneof![Just(Grid::EMPTY), grids()];
    let marks = prop_oneof![
        2 => Just(None),
        1 => marks().prop_map(Some),
    ];
    let known =
        (grids(), placed, marks, any::<bool>()).prop_map(|(clues, placed, marks, natural)| {
            let contents = Contents::new(clues).with_placed(placed);
            match marks {
                // Fewer candidates than the digits leave, as after some steps.
                Some(marks) if natural => {
                    let mut left = Pencilmarks::from_grid(&contents.grid());
                    for cell in Cell::ALL {
                        left.set(cell, left[cell] & marks[cell]);
                    }
                    contents.with_pencilmarks(left)
                }
                Some(marks) => contents.with_pencilmarks(marks),
                None => contents,
            }
        });
    let solved = grids().prop_map(|clues| {
        let mut solution = clues;
        for cell in clues.empty_cells() {
            solution.set(cell, Some(Digit::D5));
        }
        Contents::new(clues).with_solution(solution)
    });
    prop_oneof![4 => known, 2 => marks_alone(), 1 => solved]
}

/// Candidates whose clues are not marked, some of them perhaps placed.
fn marks_alone() -> impl Strategy<Value = Contents> {
    (marks(), any::<u128>()).prop_map(|(marks, bits)| {
        let is_placed = |cell: Cell| bits >> cell.index() & 1 == 1;
        let (placed, clues) =
            marks.to_grid().clues().partition::<Vec<_>, _>(|&(cell, _)| is_placed(cell));
        Contents::new(clues.into_iter().collect())
            .with_placed(placed.into_iter().collect())
            .with_pencilmarks(marks)
    })
}

/// The same contents with other digits.
fn relabelled(contents: &Contents, by: [u8; 9]) -> Contents {
    let digit = |digit: Digit| Digit::new(by[digit.index()]).unwrap();
    let grid = |grid: Grid| grid.clues().map(|(cell, found)| (cell, digit(found))).collect();
    let mut other = Contents::new(grid(contents.clues())).with_placed(grid(contents.placed()));
    if let Some(marks) = contents.pencilmarks() {
        let mut relabelled = Pencilmarks::FULL;
        for (cell, candidates) in marks.iter() {
            relabelled.set(cell, candidates.iter().map(digit).collect());
        }
        other = other.with_pencilmarks(relabelled);
    }
    match contents.solution() {
        Some(solution) => other.with_solution(grid(solution)),
        None => other,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// What a format can hold it returns; without the name of the format, the text is read as the
    /// same puzzle.
    #[test]
    fn what_is_written_is_read(contents in contents()) {
        for format in Format::ALL {
            let Ok(written) = format.write(&contents) else { continue };
            let text = written.to_string();
            let again = format.read(text.as_bytes());
            prop_assert_eq!(again, Ok(contents), "{}\n{}", format, text);
            let Ok(parsed) = text::read(text.as_bytes()) else {
                prop_assert!(false, "{}: {:?}\n{}", format, text::read(text.as_bytes()), text);
                continue;
            };
            prop_assert_eq!(parsed.contents.grid(), contents.grid(), "{}\n{}", format, text);
            let entries: Vec<_> = Puzzles::new(text.as_bytes()).map(|entry| entry.parsed).collect();
            prop_assert_eq!(entries, [Ok(parsed)], "{}\n{}", format, text);
        }
    }

    /// Which format a text is of does not depend on its digits.
    #[test]
    fn digits_do_not_change_the_format(
        contents in contents(),
        by in Just([1, 2, 3, 4, 5, 6, 7, 8, 9_u8]).prop_shuffle(),
    ) {
        let other = relabelled(&contents, by);
        for format in Format::ALL {
            let (Ok(text), Ok(other_text)) = (format.write(&contents), format.write(&other)) else {
                continue;
            };
            let [one, another] = [text, other_text].map(|text| read(text.to_string()));
            prop_assert_eq!(one.format, another.format);
            prop_assert_eq!(relabelled(&one.contents, by), another.contents);
        }
    }

    /// A byte that is lost, added or changed makes a text wrong, or changes the cell that it is of.
    #[test]
    fn damage_is_seen(
        contents in contents(),
        at in any::<prop::sample::Index>(),
        with in prop_oneof![
            Just("".to_owned()),
            "[ 1-9.0x|+*#-]".prop_map(|text| text),
        ],
        replaces in any::<bool>(),
    ) {
        for format in Format::ALL {
            let Ok(written) = format.write(&contents) else { continue };
            // After 81 symbols a comment may follow.
            if format == Format::Sukaku && with == "#" {
                continue;
            }
            let text = written.to_string().into_bytes();
            let at = at.index(text.len());
            let mut damaged = text[..at].to_vec();
            damaged.extend_from_slice(with.as_bytes());
            damaged.extend_from_slice(&text[at + usize::from(replaces)..]);
            let Ok(parsed) = text::read(&damaged) else { continue };
            let before = read(&text).contents;
            let changed = Cell::ALL
                .into_iter()
                .filter(|&cell| parsed.contents.grid().get(cell) != before.grid().get(cell))
                .count();
            prop_assert!(changed <= 1, "{}\n{}", format, String::from_utf8_lossy(&damaged));
        }
    }

    #[test]
    fn no_bytes_are_too_strange(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        _ = text::read(&bytes);
        let len: usize = Puzzles::new(&bytes).map(|entry| entry.len).sum();
        prop_assert!(len <= bytes.len());
    }
}

/// The tests above are about every format.
#[test]
fn every_format_holds_something() {
    let clues = Contents::new(LINE.parse().unwrap());
    let marks = Pencilmarks::from_grid(&clues.clues());
    let solution = sudoku_core::solve(&clues.clues()).unwrap();
    let all = [
        clues,
        Contents::from(marks),
        clues.with_pencilmarks(marks),
        clues.with_solution(solution),
    ];
    for format in Format::ALL {
        assert!(all.iter().any(|contents| format.write(contents).is_ok()), "{format}");
    }
}

#[test]
fn the_names_of_formats() {
    for format in Format::ALL {
        assert_eq!(format.to_string().parse(), Ok(format));
        assert!(format.name().bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'));
        assert_eq!(Format::ALL.iter().filter(|other| other.name() == format.name()).count(), 1);
    }
    assert!("lines".parse::<Format>().is_err());
}

#[test]
fn a_format_says_what_it_cannot_hold() {
    let mut placed = Grid::EMPTY;
    placed.set(Cell::ALL[2], Some(Digit::D4));
    let clues = Contents::new(LINE.parse().unwrap());
    let some = clues.with_placed(placed);
    let marks = Pencilmarks::from_grid(&clues.clues());
    for (format, contents, part) in [
        (Format::Line, some, Part::Placed),
        (Format::Line, clues.with_pencilmarks(marks), Part::Candidates),
        (
            Format::Line,
            clues.with_solution(sudoku_core::solve(&clues.clues()).unwrap()),
            Part::Solution,
        ),
        (Format::Sukaku, clues, Part::NoCandidates),
        (Format::Sukaku, Contents::new(Grid::EMPTY).with_pencilmarks(marks), Part::Clues),
        (Format::Hodoku, clues.with_pencilmarks(Pencilmarks::FULL), Part::OtherCandidates),
    ] {
        let error = format.write(&contents).unwrap_err();
        assert_eq!((error.format, error.part), (format, part));
        assert!(error.to_string().starts_with(&format!("the format {format} cannot hold ")));
    }
}
