//! Other languages can be added from outside the crate.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use std::fmt;

use sudoku_logic::core::{Cell, House};
use sudoku_logic::notation::{Cells, Series};
use sudoku_logic::{
    Board, Depth, English, Hint, Language, Level, Mistakes, Patterns, Step, Technique, Techniques,
    steps,
};

/// Every step of some boards.
fn every_step() -> Vec<Step> {
    let every = |board: &Board| steps::<Patterns>(board, &Techniques::ALL).collect::<Vec<_>>();
    common::states(30, 6).flat_map(|state| every(&state.board)).collect()
}

/// German, as far as singles go; everything else is in English.
struct German;

impl Language for German {
    fn technique(&self, technique: Technique, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match technique {
            Technique::FullHouse => f.write_str("volles Haus"),
            Technique::HiddenSingle => f.write_str("versteckter Einer"),
            Technique::NakedSingle => f.write_str("nackter Einer"),
            _ => English.technique(technique, f),
        }
    }

    fn announce(&self, step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match step.technique().level() {
            Level::Singles => {
                self.technique(step.technique(), f)?;
                f.write_str(" vorhanden")
            }
            _ => English.announce(step, f),
        }
    }

    fn pattern(&self, step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = Series::new(step.digits(), " und ");
        match (step.technique(), step.houses().single()) {
            (Technique::FullHouse, Some(house)) => {
                write!(f, "In {} ist nur eine Zelle leer.", German::house(house))
            }
            (Technique::HiddenSingle, Some(house)) => {
                write!(f, "In {} passt die {digits} nur in eine Zelle.", German::house(house))
            }
            (Technique::NakedSingle, _) => {
                write!(f, "In {} passt nur eine Ziffer.", Cells(step.cells()))
            }
            _ => English.pattern(step, f),
        }
    }

    fn reason(&self, step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (step.technique().level(), step.placement()) {
            (Level::Singles, Some((cell, digit))) => write!(f, "Also ist {cell} die {digit}."),
            _ => English.reason(step, f),
        }
    }

    fn mistakes(&self, mistakes: Mistakes, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fehler in {}.", Series::new(mistakes.digits | mistakes.notes, " und "))
    }
}

impl German {
    fn house(house: House) -> String {
        house
            .to_string()
            .replace("row", "Zeile")
            .replace("column", "Spalte")
            .replace("box", "Block")
    }
}

#[test]
fn another_language_is_possible() {
    let (mut german, mut english) = (0, 0);
    for step in every_step() {
        let text = step.describe(&German).to_string();
        let other = step.describe(&English).to_string();
        match step.technique().level() {
            Level::Singles => {
                assert!(text.contains("Also ist"), "{text}");
                let said = step.describe(&German).at(Depth::Technique).to_string();
                assert!(said.ends_with(" vorhanden"), "{said}");
                german += 1;
            }
            _ => {
                assert_eq!(text, other);
                english += 1;
            }
        }
        let hint = Hint::Step(step);
        assert_eq!(hint.describe(&German).to_string(), text);
        assert_eq!(hint.describe(&English).to_string(), other);
    }
    assert!(german > 100 && english > 100);
    let mistakes = Mistakes { digits: Cell::ALL[0].into(), notes: Cell::ALL[80].into() };
    let hint = Hint::Mistakes(mistakes);
    assert_eq!(hint.describe(&German).to_string(), "Fehler in r1c1 und r9c9.");
    assert_eq!(Technique::FullHouse.describe(&German).to_string(), "volles Haus");
    assert_eq!(Technique::XWing.describe(&German).to_string(), "X-wing");
}

/// A language as a value that is chosen while the program runs.
#[test]
fn a_language_can_be_chosen() {
    struct Chosen<'a>(&'a dyn Language);
    impl Language for Chosen<'_> {
        fn pattern(&self, step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.pattern(step, f)
        }
    }
    let step = every_step().into_iter().find(|step| step.technique().level() == Level::Singles);
    let step = step.unwrap();
    let pattern =
        |language: &dyn Language| step.describe(&Chosen(language)).at(Depth::Pattern).to_string();
    assert_ne!(pattern(&German), pattern(&English));
}
