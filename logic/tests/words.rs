//! What steps, hints and ends say, in lines and in sentences.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use std::sync::OnceLock;

use sudoku_logic::core::{
    CandidateSet, Candidates, Cell, CellSet, Digit, Grid, House, RandomSource, SeededRandom,
};
use sudoku_logic::notation::{Cells, Digits, Eureka, HouseNames, Series};
use sudoku_logic::{
    Board, Contradiction, Depth, Effect, End, English, Hint, Level, Mistakes, Path, Patterns,
    Place, Step, Techniques, steps,
};

/// Every step of some boards.
fn every_step() -> impl Iterator<Item = &'static Step> {
    static STEPS: OnceLock<Vec<Step>> = OnceLock::new();
    let every = |board: &Board| steps::<Patterns>(board, &Techniques::ALL).collect::<Vec<_>>();
    let all = || common::states(60, 5).flat_map(|state| every(&state.board)).collect();
    STEPS.get_or_init(all).iter()
}

fn random_cells(random: &mut impl RandomSource) -> CellSet {
    let share = common::below(random, 100);
    Cell::ALL.into_iter().filter(|_| common::below(random, 100) < share).collect()
}

#[test]
fn cells_merge() {
    let cells = |text: &str| -> CellSet {
        text.split(' ').map(|cell| cell.parse::<Cell>().unwrap()).collect()
    };
    for (set, text) in [
        ("r4c7", "r4c7"),
        ("r4c2 r4c7 r4c9", "r4c279"),
        ("r2c5 r3c5", "r23c5"),
        ("r2c1 r2c5 r3c1 r3c5", "r23c15"),
        ("r1c2 r9c5", "r1c2,r9c5"),
        ("r1c1 r1c2 r2c2", "r1c12,r2c2"),
        ("r1c1 r2c1 r2c4 r5c1", "r15c1,r2c14"),
        ("r1c1 r2c1 r2c2 r3c2", "r12c1,r23c2"),
    ] {
        assert_eq!(Cells(cells(set)).to_string(), text);
    }
    assert_eq!(Cells(CellSet::EMPTY).to_string(), "no cell");
}

#[test]
fn merged_cells_are_read_back() {
    let mut random = SeededRandom::new(1);
    for _ in 0..5_000 {
        let cells = random_cells(&mut random);
        if cells.is_empty() {
            continue;
        }
        let text = format!("{}<>4", Cells(cells));
        let Ok(Effect::Remove(removals)) = text.parse() else { panic!("{text}") };
        assert_eq!(removals.cells(Digit::D4), cells, "{text}");
        assert_eq!(removals.len(), cells.len(), "{text}");
    }
}

#[test]
fn houses_and_digits_and_series() {
    let houses = |houses: &[House]| HouseNames(houses.iter().copied().collect()).to_string();
    assert_eq!(houses(&[]), "");
    assert_eq!(houses(&[House::COLUMNS[6]]), "column 7");
    assert_eq!(houses(&[House::ROWS[1], House::ROWS[5]]), "rows 2,6");
    assert_eq!(houses(&[House::ROWS[0], House::BOXES[0]]), "row 1, box 1");
    let all = houses(&House::ALL);
    let one_to_nine = "1,2,3,4,5,6,7,8,9";
    assert_eq!(all, format!("rows {one_to_nine}, columns {one_to_nine}, boxes {one_to_nine}"));
    assert_eq!(Digits(Candidates::EMPTY).to_string(), "{}");
    assert_eq!(Digits(Candidates::D3 | Candidates::D8).to_string(), "{3,8}");
    assert_eq!(Series::new([1, 2, 3, 4], " and ").to_string(), "1, 2, 3 and 4");
    assert_eq!(Series::new([1, 2], " and ").to_string(), "1 and 2");
    assert_eq!(Series::new([0; 0], " and ").to_string(), "");
}

#[test]
fn effects_are_read_back() {
    let mut random = SeededRandom::new(2);
    for round in 0..5_000 {
        let effect = if round % 4 == 0 {
            let cell = Cell::new(common::below(&mut random, 81) as usize).unwrap();
            Effect::Place(cell, Digit::ALL[common::below(&mut random, 9) as usize])
        } else {
            let mut removals = CandidateSet::EMPTY;
            for digit in Digit::ALL {
                if common::below(&mut random, 3) == 0 {
                    *removals.cells_mut(digit) = random_cells(&mut random);
                }
            }
            Effect::Remove(removals)
        };
        if effect == Effect::Remove(CandidateSet::EMPTY) {
            continue;
        }
        let text = effect.to_string();
        assert_eq!(text.parse(), Ok(effect), "{text}");
        // The field also writes spaces alone.
        assert_eq!(text.replace(", ", " ").to_uppercase().parse(), Ok(effect), "{text}");
        // What is cut off is another effect or an error, and no panic.
        for end in (0..text.len()).filter(|_| round % 50 == 1) {
            let _ = text[..end].parse::<Effect>();
        }
    }
}

#[test]
fn texts_that_are_no_effects() {
    for (text, position) in [
        ("", 0),
        ("x", 0),
        ("r1", 0),
        ("r1c0<>1", 0),
        ("r1c1", 4),
        ("r1c1 ", 5),
        ("r1c1<>", 6),
        ("r1c1<>0", 6),
        ("r1c1<>1x", 7),
        ("r1c1<>1,", 8),
        ("r1c1=", 5),
        ("r1c1=12", 5),
        ("r12c1=1", 7),
        ("r1c1=1 r1c2=2", 6),
        ("r1c1<>1 r1c2=2", 8),
        ("r1c1<>1,,r1c2<>2", 8),
        ("r1c1<>1 é", 8),
    ] {
        let error = text.parse::<Effect>().unwrap_err();
        assert_eq!(error.position(), position, "{text:?}");
    }
    let error = "r1c1".parse::<Effect>().unwrap_err();
    assert_eq!(error.to_string(), "expected a step like `r2c9=5` or `r4c58<>36` at byte 4");
}

/// What is after the arrow of a line is the effect, and says all that the step does.
#[test]
fn a_line_ends_with_its_effect() {
    assert!(every_step().count() > 5_000, "{}", every_step().count());
    for step in every_step() {
        let line = step.to_string();
        let (pattern, effect) = line.split_once(" => ").unwrap();
        assert_eq!(effect.parse(), Ok(step.effect()), "{line}");
        assert_eq!(step.at(Depth::Pattern).to_string(), pattern);
        assert!(line.starts_with(&format!("{}: ", step.technique())), "{line}");
        assert!(!line.contains("no cell") && !line.contains("{}"), "{line}");
        assert!(!line.contains("  ") && !line.contains("()"), "{line}");
    }
}

/// Whether a text names a cell.
fn names_a_cell(text: &str) -> bool {
    text.as_bytes().windows(4).any(|four| matches!(four, [b'r', b'1'..=b'9', b'c', b'1'..=b'9']))
}

/// The numbers in a text.
fn numbers(text: &str) -> usize {
    text.chars().filter(char::is_ascii_digit).count()
}

#[test]
fn a_depth_says_no_more_than_it_should() {
    for step in every_step() {
        let name = step.technique().name();
        let said = step.describe(&English);
        // The type of a rectangle, and that of BUG+1, are numbers in names.
        for text in [step.at(Depth::Technique).to_string(), said.at(Depth::Technique).to_string()] {
            assert!(text.contains(name), "{text}");
            assert_eq!(numbers(&text), numbers(name), "{text}");
        }
        for text in [step.at(Depth::Place).to_string(), said.at(Depth::Place).to_string()] {
            assert!(text.contains(name) && !names_a_cell(&text), "{text}");
            let (Place::InHouses(_) | Place::OfDigits(_)) = step.place();
            let named = match step.place() {
                Place::InHouses(houses) => houses.len(),
                Place::OfDigits(digits) => digits.len(),
            };
            assert!((1..=2).contains(&named), "{text}");
            assert_eq!(numbers(&text), numbers(name) + named, "{text}");
        }
        let pattern = said.at(Depth::Pattern).to_string();
        assert!(!pattern.contains("Remove") && !pattern.contains("So "), "{pattern}");
        let everything = said.to_string();
        assert!(everything.starts_with(&pattern), "{everything}");
        assert_eq!(everything, said.at(Depth::Everything).to_string());
    }
}

/// Every cell and every digit that a step is about is in its description, and it is made of whole
/// sentences.
#[test]
fn a_description_says_everything() {
    for step in every_step() {
        let text = step.describe(&English).to_string();
        let mut cells = step.removals().all_cells();
        cells.extend(step.placement().map(|(cell, _)| cell));
        for cell in cells {
            assert!(text.contains(&cell.to_string()), "{cell}: {text}");
        }
        assert!(text.ends_with('.') && !text.contains("  ") && !text.contains(" ."), "{text}");
        assert!(!text.contains(" and ,") && !text.contains("are ,"), "{text}");
        let sentences = text.split(". ").count();
        assert!((2..=8).contains(&sentences), "{sentences}: {text}");
    }
}

#[test]
fn chains_are_in_eureka_notation() {
    let mut chains = 0;
    for step in every_step() {
        let text = Eureka(step).to_string();
        assert_eq!(text.is_empty(), step.nodes().next().is_none());
        if text.is_empty() {
            continue;
        }
        chains += 1;
        let signs: String = text.chars().filter(|char| matches!(char, '=' | '-')).collect();
        let expected: String =
            (1..step.nodes().count()).map(|at| if at % 2 == 1 { '=' } else { '-' }).collect();
        assert_eq!(signs, expected, "{text}");
        assert!(text.starts_with('('), "{text}");
    }
    assert!(chains > 100, "{chains}");
}

#[test]
fn hints_and_ends() {
    let cells = |cells: &[usize]| cells.iter().map(|&cell| Cell::ALL[cell]).collect::<CellSet>();
    let mistakes = |digits: &[usize], notes: &[usize]| {
        let mistakes = Mistakes { digits: cells(digits), notes: cells(notes) };
        let (hint, said) = (Hint::Mistakes(mistakes), mistakes.describe(&English).to_string());
        assert_eq!(hint.to_string(), mistakes.to_string());
        assert_eq!(hint.describe(&English).at(Depth::Technique).to_string(), said);
        (mistakes.to_string(), said)
    };
    let two = |line: &str, said: &str| (line.to_owned(), said.to_owned());
    assert_eq!(mistakes(&[0], &[]), two("wrong digit in r1c1", "The digit in r1c1 is wrong."));
    assert_eq!(
        mistakes(&[0, 1], &[]),
        two("wrong digits in r1c12", "The digits in r1c1 and r1c2 are wrong."),
    );
    assert_eq!(
        mistakes(&[], &[80]),
        two("notes lack the digit in r9c9", "The notes in r9c9 lack the right digit."),
    );
    assert_eq!(
        mistakes(&[0], &[80]),
        two(
            "wrong digit in r1c1; notes lack the digit in r9c9",
            "The digit in r1c1 is wrong. The notes in r9c9 lack the right digit.",
        ),
    );
    let no_place = Contradiction::NoPlace(House::BOXES[5], Digit::D7);
    let repeated = Contradiction::Repeated(House::ROWS[0], Digit::D7);
    for (end, hint, line, said) in [
        (End::Solved, Hint::Solved, "solved", "The puzzle is solved."),
        (
            End::Stuck(Level::Patterns),
            Hint::Stuck(Level::Patterns),
            "stuck, needs level 3",
            "The chosen techniques find no step. The next step is of level 3, patterns.",
        ),
        (
            End::Stuck(Level::Beyond),
            Hint::Stuck(Level::Beyond),
            "stuck, needs beyond level 3",
            "The chosen techniques find no step. The next step is beyond level 3.",
        ),
        (
            End::Contradicted(no_place),
            Hint::Contradicted(no_place),
            "no solution: box 6 has no place for 7",
            "There is no place left for 7 in box 6.",
        ),
        (
            End::Contradicted(repeated),
            Hint::Contradicted(repeated),
            "no solution: row 1 has two 7s",
            "The digit 7 is in row 1 more than once.",
        ),
    ] {
        assert_eq!(end.to_string(), line);
        assert_eq!(hint.to_string(), line);
        assert_eq!(end.describe(&English).to_string(), said);
        assert_eq!(hint.describe(&English).to_string(), said);
    }
}

#[test]
fn a_hint_of_a_step_is_the_step() {
    let puzzle: Grid =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            .parse()
            .unwrap();
    let mut path = Path::<Patterns>::new(Board::from_grid(&puzzle), Techniques::DEFAULT);
    let step = path.next().unwrap();
    let hint = Hint::Step(step);
    assert_eq!(hint.to_string(), step.to_string());
    for depth in Depth::ALL {
        let said = step.describe(&English).at(depth).to_string();
        assert_eq!(hint.describe(&English).at(depth).to_string(), said);
    }
}
