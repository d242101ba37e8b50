//! HoDoKu's regression library of techniques: each line is a board, and what a technique must find
//! there.
//!
//! The library is not part of the repository. If `SUDOKU_DATA` names a folder, every file below it
//! whose name begins with `reglib` is read, and the numbers of lines that pass are printed by part:
//!
//! ```text
//! SUDOKU_DATA=DIR cargo test --release -p sudoku-logic --test reglib -- --nocapture
//! ```
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use sudoku_logic::core::{CandidateSet, Candidates, Cell, Digit, text};
use sudoku_logic::{Board, Proper, Step, Technique};

/// A line of the library: `:technique-variant:digits:board:deleted:removed:placed:extra`.
struct Case {
    code: String,
    variant: String,
    digits: Candidates,
    board: Board,
    /// What the steps must remove, or place.
    removals: CandidateSet,
    placements: CandidateSet,
}

impl Case {
    /// `None` for the codes of techniques that this crate does not have.
    fn read(line: &str) -> Option<Case> {
        let fields: Vec<&str> = line.split(':').collect();
        let (code, variant) = fields[1].split_once('-').unwrap_or((fields[1], ""));
        Technique::ALL.into_iter().find(|technique| technique.hodoku_code() == code)?;
        let contents = text::read(line.as_bytes()).unwrap().contents;
        let board = Board::from_play(&contents.clues(), &contents.placed(), contents.pencilmarks());
        Some(Case {
            code: code.to_owned(),
            variant: variant.to_owned(),
            digits: fields[2].bytes().filter_map(|byte| Digit::new(byte - b'0')).collect(),
            board: board.proved(&Proper::assume(&contents.clues())).unwrap(),
            removals: candidates(fields[5]),
            placements: candidates(fields[6]),
        })
    }

    /// What is wrong with the steps that are found, or `None`.
    ///
    /// Every step of the technique with the digits of the line must do exactly what the line says,
    /// and there must be one, except in the lines that say that there is none.
    fn fault(&self) -> Option<String> {
        let techniques =
            Technique::ALL.into_iter().filter(|technique| technique.hodoku_code() == self.code);
        let steps: Vec<Step> = techniques
            .flat_map(|technique| common::found(&self.board, technique))
            .filter(|step| self.digits.is_empty() || self.names_digits_of(step))
            .filter(|step| self.admits(step))
            .collect();
        let effects: BTreeSet<(CandidateSet, CandidateSet)> =
            steps.iter().map(|step| self.effect(step)).collect();
        if self.variant == "x" {
            return (!steps.is_empty()).then(|| "a step is found where there is none".to_owned());
        }
        let expected = BTreeSet::from([(self.placements, self.removals)]);
        (effects != expected).then(|| format!("{effects:?} instead of {expected:?}"))
    }

    /// Whether the digits of the line are those of a step. Of a dual two-string kite of two digits,
    /// the library names only one.
    fn names_digits_of(&self, step: &Step) -> bool {
        match step.technique() {
            Technique::DualTwoStringKite => self.digits.is_subset(step.digits()),
            _ => step.digits() == self.digits,
        }
    }

    /// What a step places and removes. The library says of BUG+1 which candidates are wrong.
    fn effect(&self, step: &Step) -> (CandidateSet, CandidateSet) {
        let placement = step.placement();
        if step.technique() != Technique::BugPlusOne {
            return (placement.into_iter().collect(), *step.removals());
        }
        let (cell, digit) = placement.unwrap();
        let wrong = self.board.candidates(cell).without(digit);
        (CandidateSet::EMPTY, wrong.iter().map(|digit| (cell, digit)).collect())
    }

    /// Whether a step counts in the variant of the line: in the first variant of unique and hidden
    /// rectangles, only if each corner has both digits.
    fn admits(&self, step: &Step) -> bool {
        let [unguarded, guarded, ..] = *step.parts();
        let has_both = |cell| step.digits().is_subset(self.board.candidates(cell));
        let is_rectangle = self.code.starts_with("060") && self.code.as_str() < "0607";
        !is_rectangle || self.variant != "1" || (unguarded | guarded).iter().all(has_both)
    }
}

/// The candidates of a field: digit, row, column each.
fn candidates(field: &str) -> CandidateSet {
    let numbers = |text: &str| -> Option<(Cell, Digit)> {
        let [digit, row, column] = text.as_bytes() else { return None };
        let cell = Cell::at(usize::from(row - b'1'), usize::from(column - b'1'))?;
        Some((cell, Digit::new(digit - b'0')?))
    };
    field.split_whitespace().map(|text| numbers(text).unwrap()).collect()
}

/// The files below a folder whose name begins with a word.
fn files(folder: &Path, start: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, start));
        } else if path.file_name().unwrap().to_string_lossy().starts_with(start) {
            found.push(path);
        }
    }
    found.sort();
    found
}

#[test]
fn every_line_of_the_library() {
    let Some(folder) = std::env::var_os("SUDOKU_DATA") else { return };
    let mut parts: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    let mut faults = Vec::new();
    for file in files(Path::new(&folder), "reglib") {
        let text = std::fs::read_to_string(file).unwrap();
        for line in text.lines().map(str::trim).filter(|line| line.starts_with(':')) {
            let Some(case) = Case::read(line) else { continue };
            let part = line.split(':').nth(1).unwrap().to_owned();
            let (passed, all) = parts.entry(part).or_default();
            *all += 1;
            match case.fault() {
                None => *passed += 1,
                Some(fault) => faults.push(format!("{line}\n    {fault}")),
            }
        }
    }
    for (part, (passed, all)) in &parts {
        println!("{part:8} {passed:3} of {all:3}");
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
