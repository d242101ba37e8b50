//! Keeps the floors of `docs/architecture.md`: a file uses only what lies below it.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Every module of `src` and, behind its name, the modules it may use. A new module gets its line here.
const FLOORS: &str = "\
    # floor 0, words
    digit
    candidates   digit
    cell
    house        cell
    # floor 1, state
    grid         digit candidates cell house
    validity     digit candidates cell house grid
    houses       digit candidates cell house grid validity
    pencilmarks  digit candidates cell house grid houses
    text         digit candidates cell house grid pencilmarks
    # floor 2, engine
    simd
    solver       digit candidates cell house grid validity houses pencilmarks simd
";

/// The lines of [`FLOORS`] as words.
fn floors() -> impl Iterator<Item = Vec<&'static str>> {
    let lines = FLOORS.lines().map(str::trim).filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_whitespace().collect())
}

/// Which module a name at the crate's root is from, read from the `pub use` lines of `src/lib.rs`.
fn reexports(lib: &str) -> BTreeMap<&str, &str> {
    let uses = lib.split("pub use ").skip(1).filter_map(|rest| rest.split_once(';'));
    let paths = uses.filter_map(|(path, _)| path.split_once("::"));
    paths.flat_map(|(module, names)| words(names).map(move |name| (name, module))).collect()
}

/// The names in a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|char: char| !char.is_alphanumeric() && char != '_').filter(|word| !word.is_empty())
}

/// What some code names right after `root`, in a group of names as well.
fn used<'a>(code: &'a str, root: &str) -> Vec<&'a str> {
    let mut names = Vec::new();
    for rest in code.split(root).skip(1) {
        let Some(group) = rest.strip_prefix('{') else {
            names.extend(words(rest).next().filter(|word| rest.starts_with(word)));
            continue;
        };
        let mut depth = 0;
        for item in group.split_inclusive(['{', '}', ',']) {
            if depth == 0 {
                names.extend(words(item).next());
            }
            match item.as_bytes().last() {
                Some(b'{') => depth += 1,
                Some(b'}') if depth == 0 => break,
                Some(b'}') => depth -= 1,
                _ => {}
            }
        }
    }
    names
}

/// A file of `src`.
struct Source {
    /// The module of the crate that it is, or is a part of.
    module: String,
    place: Place,
    text: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// `src/grid.rs`: `super` is the crate's root.
    File,
    /// `src/text/parse.rs`: `super` is the module itself, or the crate's root if there are two.
    Part,
}

impl Source {
    /// The floors that the file breaks, one sentence each.
    fn violations(&self, reexports: &BTreeMap<&str, &str>) -> Vec<String> {
        let module = self.module.as_str();
        // A module may use itself: its own name is the first of the line.
        let Some(allowed) = floors().find(|names| names[0] == module) else {
            return vec![format!("{module} has no floor")];
        };
        let lines = self.text.lines();
        let code: Vec<&str> =
            lines.map(|line| line.split("//").next().unwrap_or_default()).collect();
        let code = code.join("\n");
        let is_module = |name: &&str| floors().any(|names| names[0] == *name);
        let by_module = |name| reexports.get(name).copied().or(Some(name).filter(is_module));
        let mut modules: Vec<&str> =
            used(&code, "crate::").into_iter().filter_map(by_module).collect();
        let by_super = used(&code, "super::").into_iter();
        match self.place {
            Place::File => modules.extend(by_super.filter_map(by_module)),
            Place::Part => modules.extend(by_super.filter(is_module)),
        }
        let broken = modules.into_iter().filter(|used| !allowed.contains(used));
        broken.map(|used| format!("{module} uses {used}")).collect()
    }
}

/// Every file of a directory, all of one module, or each of its own.
fn sources(directory: &Path, module: Option<&str>, found: &mut Vec<Source>) {
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        let stem = path.file_stem().unwrap().to_str().unwrap();
        if path.is_dir() {
            sources(&path, Some(module.unwrap_or(stem)), found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(Source {
                module: module.unwrap_or(stem).to_owned(),
                place: if module.is_some() { Place::Part } else { Place::File },
                text: fs::read_to_string(&path).unwrap(),
            });
        }
    }
}

#[test]
fn no_file_uses_a_floor_above_it() {
    let reexports = reexports(include_str!("../src/lib.rs"));
    let mut found = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), None, &mut found);
    found.retain(|source| source.module != "lib");
    assert!(found.len() > 10, "{}", found.len());
    let broken: Vec<String> =
        found.iter().flat_map(|source| source.violations(&reexports)).collect();
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn every_way_to_break_a_floor_is_seen() {
    let reexports = reexports("mod grid;\npub use grid::{Clues, Grid};\npub use solver::solve;\n");
    let check = |module: &str, place, text: &str| {
        let source = Source { module: module.to_owned(), place, text: text.to_owned() };
        source.violations(&reexports)
    };
    for text in [
        "use crate::solver::Solutions;",
        "use crate::{digit::Digit, solver};",
        "use crate::{\n    digit::{Digit, Other},\n    solver::{self, bands},\n};",
        "use crate::solve;",
        "use crate::{Digit, solve};",
        "fn f() { crate::solver::solve() }",
        "fn f() { super::solver::solve() }",
        "use super::{digit::Digit, solver::Solutions};",
        "use super::solve;",
        "pub(crate) use crate::solver as engine;",
    ] {
        assert_eq!(check("grid", Place::File, text), ["grid uses solver"], "{text}");
    }
    for text in [
        "use super::super::solver;",
        "use crate::solve;",
        "use super::super::{grid, solver::solve};",
    ] {
        assert_eq!(check("text", Place::Part, text), ["text uses solver"], "{text}");
    }
    assert_eq!(check("cell", Place::File, "use crate::Grid;"), ["cell uses grid"]);
    assert_eq!(check("cell", Place::File, "use crate::house::House;"), ["cell uses house"]);
    assert_eq!(check("text", Place::Part, "use crate::solver; use crate::solve;").len(), 2);
    assert_eq!(check("utils", Place::File, ""), ["utils has no floor"]);
    for text in [
        "/// See [`solve`](crate::solve) and crate::solver.",
        "use crate::digit::Digit;",
        "use crate::{candidates::Candidates, cell::Cell};",
        "use super::*;",
        "use crate::grid::Grid;",
        "solver::solve()",
    ] {
        assert!(check("grid", Place::File, text).is_empty(), "{text}");
    }
    assert!(check("text", Place::Part, "use super::solve; // one of its own").is_empty());
}
