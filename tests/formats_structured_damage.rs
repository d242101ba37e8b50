//! Lists in brackets, JSON, XML, SudokuWiki's strings, doku and komo: what is written is read
//! again, and damage is refused or stays where it is.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use std::fs;
use std::path::PathBuf;

use oracle::random::{self, Draw, Random};
use proptest::prelude::*;
use sudoku_core::text::{self, Contents, Format, Part};
use sudoku_core::{Candidates, Cell, Digit, Grid, Pencilmarks};

const FORMATS: [Format; 7] = [
    Format::Array,
    Format::FPuzzles,
    Format::SudokuPad,
    Format::OpenSudoku,
    Format::SudokuWiki,
    Format::Doku,
    Format::Komo,
];

/// Which candidates contents have.
#[derive(Debug, Clone, Copy)]
enum Marks {
    None,
    /// At least one in each cell.
    Some,
    /// None in some cells.
    Any,
}

/// Contents of every kind, made from one number.
fn contents(seed: u64, marks: Marks) -> Contents {
    let mut random = Random(seed);
    let solved = Grid::from_bytes(random::solved(seed)).unwrap();
    let (mut clues, mut placed) = (Grid::EMPTY, Grid::EMPTY);
    let (clue_percent, placed_percent) = (random.below(11) * 10, random.below(4) * 30);
    for (cell, digit) in solved.clues() {
        if random.below(100) < clue_percent {
            clues.set(cell, Some(digit));
        } else if random.below(100) < placed_percent {
            placed.set(cell, Some(digit));
        }
    }
    let mut contents = Contents::new(clues);
    if random.below(3) > 0 {
        contents = contents.with_placed(placed);
    }
    match random.below(4) {
        0 => contents = contents.with_solution(placed),
        1 => {}
        _ => contents = contents.with_solution(solved),
    }
    let lowest = match marks {
        Marks::None => return contents,
        Marks::Some => 1,
        Marks::Any => 0,
    };
    let mut all = Pencilmarks::FULL;
    for cell in Cell::ALL {
        let bits = u16::try_from(lowest + random.below(512 - lowest)).unwrap();
        all.set(cell, Candidates::from_bits(bits).unwrap());
    }
    contents.with_pencilmarks(all)
}

fn any_contents() -> impl Strategy<Value = Contents> {
    let marks = prop_oneof![Just(Marks::None), Just(Marks::Some), Just(Marks::Any)];
    (any::<u64>(), marks).prop_map(|(seed, marks)| contents(seed, marks))
}

/// The same with 10 - d for each digit d.
fn relabel(contents: &Contents) -> Contents {
    let relabel = |digit: Digit| Digit::new(10 - digit.get()).unwrap();
    let grid =
        |grid: Grid| -> Grid { grid.clues().map(|(cell, digit)| (cell, relabel(digit))).collect() };
    let mut relabelled = Contents::new(grid(contents.clues())).with_placed(grid(contents.placed()));
    if let Some(solution) = contents.solution() {
        relabelled = relabelled.with_solution(grid(solution));
    }
    let Some(marks) = contents.pencilmarks() else { return relabelled };
    let mut all = Pencilmarks::FULL;
    for (cell, marks) in marks.iter() {
        all.set(cell, marks.into_iter().map(relabel).collect());
    }
    relabelled.with_pencilmarks(all)
}

/// Whether a format should be able to hold some contents: what `docs/formats.md` says of each.
fn can_hold(format: Format, contents: &Contents) -> bool {
    let marks = contents.pencilmarks();
    let empty: Vec<Cell> =
        Cell::ALL.into_iter().filter(|cell| contents.grid().get(*cell).is_none()).collect();
    let is_marked = marks
        .is_none_or(|marks| !empty.is_empty() && empty.iter().all(|cell| !marks[*cell].is_empty()));
    let of_player = match format {
        Format::Array | Format::SudokuPad => marks.is_none() && contents.placed() == Grid::EMPTY,
        _ => is_marked,
    };
    let solution = match (format, contents.solution()) {
        (Format::FPuzzles | Format::SudokuPad, _) => true,
        (Format::Komo, Some(solution)) => {
            solution.is_complete()
                && contents.clues().clues().all(|(cell, digit)| solution.get(cell) == Some(digit))
                && (contents.grid() != Grid::EMPTY || marks.is_some())
        }
        (Format::Komo, None) => false,
        (_, solution) => solution.is_none(),
    };
    of_player && solution
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn what_is_written_is_read_again(contents in any_contents()) {
        let relabelled = relabel(&contents);
        for format in FORMATS {
            let written = format.write(&contents);
            prop_assert_eq!(written.is_ok(), can_hold(format, &contents), "{}", format);
            let Ok(written) = written else { continue };
            let text = written.to_string();
            prop_assert_eq!(format.read(text.as_bytes()), Ok(contents), "{}", text);
            let parsed = text::read(text.as_bytes()).unwrap();
            prop_assert_eq!(parsed.contents, contents, "{}", text);
            // Which format it is does not depend on the digits.
            let other = format.write(&relabelled).unwrap().to_string();
            let other = text::read(other.as_bytes()).unwrap();
            prop_assert_eq!((other.format, other.contents), (parsed.format, relabelled));
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(
        bytes in proptest::collection::vec(any::<u8>(), 0..200),
        start in proptest::sample::select(vec![
            "", "[[", "{\"size\":9,\"grid\":[[", "{\"cells\":[[{", "<opensudoku><game data=\"",
            "S9B", "bd=", "<game ", "5!|", "5!,", "{\"a\":[", "\u{feff}{", "x = [",
            "https://sudokupad.app/",
        ]),
    ) {
        let text = [start.as_bytes(), &bytes].concat();
        let _ = text::read(&text);
        for format in FORMATS {
            if let Err(error) = format.read(&text) {
                prop_assert!(error.offset <= text.len());
                prop_assert!(!error.to_string().is_empty());
            }
        }
    }
}

#[test]
fn what_cannot_be_written_is_told() {
    let marks = Contents::from(Grid::EMPTY).with_pencilmarks(Pencilmarks::FULL);
    let mut dead = Pencilmarks::FULL;
    dead.set(Cell::ALL[3], Candidates::EMPTY);
    let dead = Contents::from(Grid::EMPTY).with_pencilmarks(dead);
    for (format, contents, part) in [
        (Format::Array, &marks, Part::Candidates),
        (Format::SudokuPad, &marks, Part::Candidates),
        (Format::FPuzzles, &dead, Part::UnmarkedCells),
        (Format::Doku, &dead, Part::UnmarkedCells),
        (Format::Komo, &marks, Part::NoSolution),
    ] {
        assert_eq!(format.write(contents).unwrap_err().part, part);
    }
    assert_eq!(
        Format::OpenSudoku.write(&dead).unwrap_err().to_string(),
        "the format open-sudoku cannot hold candidates unless each empty cell has one",
    );
    assert_eq!(
        Format::Komo.write(&marks).unwrap_err().to_string(),
        "the format komo cannot hold a grid without its complete solution",
    );
}

/// The samples, and what is written of some contents.
fn texts() -> Vec<(Format, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/formats");
    let sample = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    let mut texts = vec![
        (Format::FPuzzles, sample("fpuzzles_lisudoku_example.json")),
        (Format::FPuzzles, sample("fpuzzles_lisudoku_readme.json")),
        (Format::Komo, sample("komo_converter_two_komo.sdk")),
        (Format::Komo, sample("komo_with_marks.sdk")),
        (Format::Doku, sample("doku_complex.doku")),
        (Format::Doku, sample("converter_one_doku.doku")),
        (Format::OpenSudoku, sample("opensudoku_five.opensudoku")),
    ];
    for line in sample("sudokuwiki_bd_strings.tsv").lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        texts.push((Format::SudokuWiki, format!("https://x.org/?bd={}", fields[1])));
        texts.push((Format::SudokuWiki, fields[2].to_owned()));
    }
    for seed in 0..40 {
        for marks in [Marks::None, Marks::Some] {
            for format in FORMATS {
                if let Ok(written) = format.write(&contents(seed, marks)) {
                    texts.push((format, written.to_string()));
                }
            }
        }
    }
    let numpy = |text: &str| text.replace("],", "]\n ").replace(',', " ");
    let mut more: Vec<_> = texts.iter().filter(|(format, _)| *format == Format::Array).collect();
    more.truncate(3);
    let more = more.into_iter().map(|(format, text)| (*format, numpy(text))).collect::<Vec<_>>();
    texts.extend(more);
    texts
}

/// The digits of all cells but the last.
fn all_but_the_last(contents: &Contents) -> [Grid; 2] {
    [contents.clues(), contents.placed()].map(|mut grid| {
        grid.clear(Cell::ALL[80]);
        grid
    })
}

#[test]
fn the_start_of_a_text_is_refused_or_is_the_same() {
    for (format, text) in texts() {
        let whole = format.read(text.as_bytes());
        for len in 0..text.len() {
            let Ok(part) = format.read(&text.as_bytes()[..len]) else { continue };
            let is_same = match (format, &whole) {
                // What comes after the last digit may be missing.
                (Format::Doku | Format::Komo, Ok(whole)) => {
                    all_but_the_last(whole) == all_but_the_last(&part)
                }
                (_, whole) => *whole == Ok(part),
            };
            assert!(is_same, "{format} {len}: {text}");
        }
    }
}

#[test]
fn damage_changes_no_other_cell() {
    const LIKELY: &[u8] = b"0123456789.,;:!|[](){}<>\"'=#/\\ \n\t-_*abSx";
    let mut random = Random(7);
    let (mut read, mut refused) = (0, 0);
    for (format, text) in texts() {
        let Ok(whole) = format.read(text.as_bytes()) else { continue };
        for _ in 0..400 {
            let mut damaged = text.clone().into_bytes();
            let at = random.below(damaged.len());
            let byte = match random.below(4) {
                0 => u8::try_from(random.below(256)).unwrap(),
                _ => LIKELY[random.below(LIKELY.len())],
            };
            match random.below(6) {
                0 => drop(damaged.remove(at)),
                1 => damaged.insert(at, byte),
                _ => damaged[at] = byte,
            }
            let Ok(contents) = format.read(&damaged) else {
                refused += 1;
                continue;
            };
            read += 1;
            let differs = |cell: &Cell| {
                contents.clues().get(*cell) != whole.clues().get(*cell)
                    || contents.placed().get(*cell) != whole.placed().get(*cell)
            };
            let changed = Cell::ALL.iter().filter(|cell| differs(cell)).count();
            let text = String::from_utf8_lossy(&damaged).into_owned();
            assert!(changed <= 1, "{format}, offset {at}, {changed} cells: {text}");
        }
    }
    assert!(read > 5_000 && refused > 5_000, "{read} {refused}");
}

#[test]
fn long_and_deep_texts_are_refused() {
    for start in
        ["", "[", "{\"a\":", "{\"grid\":", "<opensudoku>", "S9B", "bd=", "x = ", "5!|", "5!,"]
    {
        for part in [
            "[",
            "{",
            "(",
            "{\"a\":",
            "[{\"a\":[",
            "<a ",
            "<!--",
            "<game ",
            "\"",
            "\\",
            "&",
            "&#x;",
            "=",
            "vec![",
            "[9]",
            "a",
            "/*",
            "#",
            "5",
            "5,",
            "0 ",
            "5!,",
            ".|",
            ";",
            " ",
            "\n",
            "bd=",
            "a='",
        ] {
            let text = format!("{start}{}", part.repeat(100_000));
            for format in FORMATS {
                assert!(format.read(text.as_bytes()).is_err(), "{format} {start} {part}");
            }
        }
    }
}
