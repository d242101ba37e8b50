//! One word per concept: `docs/spec.md` defines the words, and this table keeps out what was once a
//! second word for the same thing.
#![allow(clippy::unwrap_used)] // a test fails by panicking

mod tree;

use std::fs;

/// Where a word is not used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum In {
    /// Neither in names nor in comments.
    Text,
    /// Not in names. Comments may have it.
    Code,
}

use In::{Code, Text};

/// Words in all their forms, where they are not used, and the word to use instead.
///
/// A form with a capital letter is found as it is and as a whole name; a form in small letters is
/// found in every case, and as a part of a longer name.
const WORDS: &[(&[&str], In, &str)] = &[
    (&["fork", "forks", "forked"], Text, "guess"),
    (&["settle", "settles", "settled"], Text, "propagate"),
    (&["walked"], Text, "search"),
    (&["turn_back", "turn back", "turns back"], Text, "backtrack"),
    (&["clash", "clashes", "clashing"], Text, "conflict"),
    (&["foreign"], Text, "name what it is about: of another cell, of the rest of the line"),
    (&["conclusion", "conclusions"], Text, "name what follows: a digit, a removed candidate"),
    (&["look_at_"], Text, "a verb for what is done"),
    (&["square", "squares"], Text, "box, or cell"),
    (&["blank", "blanks"], Text, "empty cell, or space"),
    (&["front door", "front doors"], Text, "public API"),
    (&["whoever"], Text, "the caller, or a name"),
    (&["stand", "stands", "standing", "stood"], Text, "appear, or be"),
    (&["minute's start"], Text, "a plain sentence"),
    (&["CERTAIN"], Code, "REQUIRED"),
    (&["simd::Found"], Code, "InstructionSet"),
    (&["engine::bands"], Code, "scalar"),
    (&["mod triads", "triads::"], Code, "vector"),
    (&["src/solver", "solver/"], Text, "src/engine or src/solve"),
];

/// What a forbidden form may be part of.
const ALLOWED: &[&str] = &["stand for", "stands for"];

/// Whether a form begins at `at` of a line and ends where a word or a part of a name ends.
fn is_at(line: &str, at: usize, form: &str) -> bool {
    let (Some(before), Some(rest)) = (line.get(..at), line.get(at..)) else {
        return false;
    };
    let Some(found) = rest.get(..form.len()) else {
        return false;
    };
    let is_name = form.chars().any(char::is_uppercase);
    let is_same = if is_name { found == form } else { found.eq_ignore_ascii_case(form) };
    // Between two letters a part of a name begins where a capital follows a small letter.
    let meet = |one: char, next: char| {
        !one.is_alphanumeric()
            || !next.is_alphanumeric()
            || (!is_name && one.is_lowercase() && next.is_uppercase())
    };
    let ends = |one: Option<char>, next: Option<char>| match (one, next) {
        (Some(one), Some(next)) => meet(one, next),
        _ => true,
    };
    is_same
        && ends(before.chars().next_back(), found.chars().next())
        && ends(found.chars().next_back(), rest[form.len()..].chars().next())
        && !ALLOWED.iter().any(|allowed| {
            rest.get(..allowed.len()).is_some_and(|rest| rest.eq_ignore_ascii_case(allowed))
        })
}

/// What is wrong with a line: each forbidden word, and the one to use instead.
fn forbidden(line: &str) -> Vec<(&'static str, &'static str)> {
    // An alias of the documentation is there to be searched for by its other word.
    if line.contains("doc(alias") {
        return Vec::new();
    }
    let code = line.split("//").next().unwrap_or_default();
    let rows = WORDS.iter().flat_map(|&(forms, place, instead)| {
        let text = if place == Code { code } else { line };
        forms.iter().map(move |&form| (text, form, instead))
    });
    rows.filter(|(text, form, _)| (0..text.len()).any(|at| is_at(text, at, form)))
        .map(|(_, form, instead)| (form, instead))
        .collect()
}

#[test]
fn one_word_per_concept() {
    // This file has every forbidden word.
    let mut paths = tree::rust_files();
    paths.retain(|path| !path.ends_with("tests/words.rs"));
    assert!(paths.len() > 80, "{}", paths.len());
    let mut failures = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).unwrap();
        let name = path.strip_prefix(tree::root()).unwrap().display();
        for (number, line) in (1..).zip(text.lines()) {
            for (word, instead) in forbidden(line) {
                failures.push(format!("{name}:{number}: `{word}`: use {instead}"));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn the_table_finds_words_and_nothing_else() {
    for line in [
        "let fork = 1;",
        "struct ForkNode;",
        "fn is_forked() {}",
        "const FORKS: u8 = 2;",
        "/// Forks at a cell.",
        "use crate::engine::bands::Node;",
        "/// The digit stands in the cell.",
        "fn look_at_cell() {}",
    ] {
        assert_eq!(forbidden(line).len(), 1, "{line}");
    }
    for line in [
        "let pitchfork = forklift;",
        "let houses = cell.houses();",
        "// Houses are rows, columns and boxes.",
        "let certain = 1;",
        "/// Bit 0 stands for the digit 1.",
        "mod triad;",
        "use super::Found;",
        "enum Family { TwoHouses }",
        "use crate::Houses;",
        "#[doc(alias = \"square\")]",
    ] {
        assert_eq!(forbidden(line), [], "{line}");
    }
}
