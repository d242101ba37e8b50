//! Keeps the layers of `docs/architecture.md`: a file uses only files of its own layer and of the
//! layers that its layer may know, and no files use each other in a circle.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod tree;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A layer: its name, the layers that it may know, and its modules.
type Layer = (&'static str, &'static [&'static str], &'static [&'static str]);

/// The layers of `logic/src`.
const LOGIC: &[Layer] = &[
    (
        "words",
        &[],
        &["level", "technique", "techniques", "chain", "contradiction", "proper", "step", "bands"],
    ),
    ("board", &["words"], &["board", "rules"]),
    ("finders", &["words", "board"], &["finders"]),
    ("services", &["words", "board", "finders"], &["steps", "path", "hint", "rating"]),
    ("pages", &["words", "board", "services"], &["words", "picture"]),
];

/// The layers of `src`. A new module at its root gets its place here.
const LAYERS: &[Layer] = &[
    (
        "words",
        &[],
        &[
            "digit",
            "candidates",
            "cell",
            "cell_set",
            "candidate_set",
            "house",
            "house_set",
            "chute",
            "integers",
            "pad",
            "random",
            "rand_core",
            "set",
            "symmetry",
        ],
    ),
    (
        "state",
        &["words"],
        &[
            "grid",
            "views",
            "conversions",
            "validity",
            "free_digits",
            "pencilmarks",
            "text",
            "transform",
            "serde",
        ],
    ),
    ("vectors", &[], &["simd"]),
    ("engine", &["words", "state without text", "vectors"], &["engine"]),
    (
        "services",
        &["words", "state without text", "engine"],
        &["solve", "canonical", "minimal", "generate", "backdoors", "true_candidates"],
    ),
];

/// The modules of a tree, by name (`engine::scalar::node`), and the modules that each of them uses.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// Reads the arrows from the texts of all modules. The root of the crate is the module `lib`.
fn arrows(files: &BTreeMap<String, String>) -> Arrows {
    files
        .iter()
        .filter(|(module, _)| *module != "lib")
        .map(|(module, text)| {
            let mut used: BTreeSet<String> =
                paths(text).into_iter().filter_map(|path| target(files, module, &path)).collect();
            // A module uses those that it declares.
            for (child, _) in files.iter().filter(|(_, text)| !text.is_empty()) {
                if child.rsplit_once("::").is_some_and(|(parent, _)| parent == module) {
                    used.insert(child.clone());
                }
            }
            used.remove(module);
            (module.clone(), used)
        })
        .collect()
}

/// The module that a path leads to, from within a module; `None` for paths out of the crate.
fn target(files: &BTreeMap<String, String>, module: &str, path: &[String]) -> Option<String> {
    let mut at: Vec<&str> = module.split("::").collect();
    let mut rest = path.iter().map(String::as_str).peekable();
    match rest.next()? {
        "crate" => at.clear(),
        "self" => {}
        "super" => {
            at.pop();
            while rest.next_if_eq(&"super").is_some() {
                at.pop()?;
            }
        }
        _ => return None,
    }
    for name in rest {
        at.push(name);
        if !files.contains_key(&at.join("::")) {
            at.pop();
            // A name at the root of the crate is a re-export.
            if at.is_empty() {
                return files.get("lib").and_then(|lib| reexport(lib, name));
            }
            break;
        }
    }
    if at.is_empty() { None } else { Some(at.join("::")) }
}

/// The module that a name at the root of the crate comes from.
fn reexport(lib: &str, name: &str) -> Option<String> {
    let uses = lib.split("pub use ").skip(1).filter_map(|rest| rest.split_once(';'));
    let mut found = uses.filter(|(path, _)| words(path).any(|word| word == name));
    found.find_map(|(path, _)| words(path).next()).map(str::to_owned)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|char: char| !char.is_alphanumeric() && char != '_').filter(|word| !word.is_empty())
}

/// All paths of some code that begin with `crate`, `self` or `super`, groups taken apart.
fn paths(text: &str) -> Vec<Vec<String>> {
    let code: Vec<&str> =
        text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
    let code = code.join("\n");
    // Unit tests may use whatever they need.
    let code = code.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    for root in ["crate::", "super::", "self::"] {
        for (at, _) in code.match_indices(root) {
            let before = code[..at].chars().next_back();
            // `pub(in crate::engine)` uses nothing.
            if code[..at].ends_with("pub(in ") {
                continue;
            }
            if before.is_none_or(|char| !char.is_alphanumeric() && !"_:$".contains(char)) {
                read_path(&code[at..], &mut Vec::new(), &mut found);
            }
        }
    }
    found
}

/// Reads the path or the group of paths at the start of some code; returns the rest of the code.
fn read_path<'a>(code: &'a str, so_far: &mut Vec<String>, found: &mut Vec<Vec<String>>) -> &'a str {
    let code = code.trim_start();
    if let Some(mut rest) = code.strip_prefix('{') {
        loop {
            rest = read_path(rest, &mut so_far.clone(), found).trim_start();
            match rest.strip_prefix(',') {
                Some(more) if !more.trim_start().starts_with('}') => rest = more,
                _ => break,
            }
        }
        return rest.trim_start_matches([',', ' ', '\n']).strip_prefix('}').unwrap_or(rest);
    }
    let end = code.find(|char: char| !char.is_alphanumeric() && char != '_').unwrap_or(code.len());
    let (name, rest) = code.split_at(end);
    if !name.is_empty() {
        so_far.push(name.to_owned());
    }
    if let Some(rest) = rest.strip_prefix("::") {
        return read_path(rest, so_far, found);
    }
    found.push(so_far.clone());
    let rest = rest.trim_start();
    match rest.strip_prefix("as ") {
        Some(renamed) => {
            renamed.trim_start_matches(|char: char| char.is_alphanumeric() || char == '_')
        }
        None => rest,
    }
}

/// The layer of a module, and what it may know.
fn layer<'a>(layers: &'a [Layer], module: &str) -> Option<&'a Layer> {
    let root = module.split("::").next()?;
    layers.iter().find(|(.., modules)| modules.contains(&root))
}

/// One sentence for each arrow that a layer forbids, and for each module without a layer.
fn violations(layers: &[Layer], arrows: &Arrows) -> Vec<String> {
    let mut broken = Vec::new();
    for (module, used) in arrows {
        let Some((name, known, _)) = layer(layers, module) else {
            broken.push(format!("{module} has no layer"));
            continue;
        };
        for used in used {
            let Some((other, ..)) = layer(layers, used) else { continue };
            let is_text = used.split("::").next() == Some("text");
            let is_known = known.iter().any(|known| match known.split_once(" without ") {
                Some((known, but)) => known == *other && !(but == "text" && is_text),
                None => known == other,
            });
            if name != other && !is_known {
                broken.push(format!("{module} uses {used}"));
            }
        }
    }
    broken
}

/// A circle of modules that use each other, if there is one.
fn circle(arrows: &Arrows) -> Option<Vec<String>> {
    /// Walks on from the last module of the path, which leads to no module of `done` in a circle.
    fn walk(arrows: &Arrows, path: &mut Vec<String>, done: &mut BTreeSet<String>) -> bool {
        let module = path.last().unwrap().clone();
        for used in arrows.get(&module).into_iter().flatten() {
            if let Some(at) = path.iter().position(|earlier| earlier == used) {
                path.drain(..at);
                return true;
            }
            if !done.contains(used) {
                path.push(used.clone());
                if walk(arrows, path, done) {
                    return true;
                }
                path.pop();
            }
        }
        done.insert(module);
        false
    }
    let mut done = BTreeSet::new();
    arrows.keys().find_map(|module| {
        let mut path = vec![module.clone()];
        (!done.contains(module) && walk(arrows, &mut path, &mut done)).then_some(path)
    })
}

/// The texts of all files of a folder by module name, without the files of unit tests.
fn read(directory: &Path, prefix: &str, files: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        let stem = path.file_stem().unwrap().to_str().unwrap();
        let name = if prefix.is_empty() { stem.to_owned() } else { format!("{prefix}::{stem}") };
        if path.is_dir() {
            read(&path, &name, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") && stem != "tests" {
            let module = if stem == "mod" { prefix.to_owned() } else { name };
            files.insert(module, fs::read_to_string(&path).unwrap());
        }
    }
}

fn source(folder: &str) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    read(&tree::root().join(folder), "", &mut files);
    assert!(files.len() > 20, "{}", files.len());
    files
}

#[test]
fn no_file_uses_a_layer_that_it_must_not_know() {
    for (layers, folder) in [(LAYERS, "src"), (LOGIC, "logic/src")] {
        let broken = violations(layers, &arrows(&source(folder)));
        assert!(broken.is_empty(), "{folder}: {broken:#?}");
    }
}

#[test]
fn no_files_use_each_other_in_a_circle() {
    let arrows = arrows(&source("src"));
    // The arrows are there at all.
    assert!(arrows["engine::vector::pass"].contains("engine::vector::node"));
    assert!(arrows["engine::vector"].contains("engine::vector::pass"));
    assert!(arrows["solve"].contains("engine"));
    if let Some(circle) = circle(&arrows) {
        panic!("{}", circle.join(" -> "));
    }
}

#[test]
fn no_other_package_has_a_circle_either() {
    let files = tree::rust_files();
    let folders: BTreeSet<&Path> = files
        .iter()
        .filter_map(|path| path.ancestors().find(|folder| folder.ends_with("src")))
        .filter(|folder| *folder != tree::root().join("src"))
        .collect();
    assert!(folders.len() > 7, "{folders:?}");
    for folder in folders {
        let mut files = BTreeMap::new();
        read(folder, "", &mut files);
        if let Some(circle) = circle(&arrows(&files)) {
            panic!("{}: {}", folder.display(), circle.join(" -> "));
        }
    }
}

/// A tree of a few modules, one of which has the given text.
fn tree(module: &str, text: &str) -> Arrows {
    let lib = "mod grid;\npub use grid::{Clues, Grid};\npub use solve::{Solutions, solve};\n";
    let modules = ["digit", "cell", "house", "grid", "validity", "text", "text::scanner", "simd"];
    let more = ["engine", "engine::search", "engine::scalar", "engine::scalar::node", "solve"];
    let mut files: BTreeMap<String, String> =
        modules.into_iter().chain(more).map(|name| (name.to_owned(), String::new())).collect();
    files.insert("lib".to_owned(), lib.to_owned());
    files.insert(module.to_owned(), text.to_owned());
    arrows(&files)
}

#[test]
fn every_way_to_use_a_forbidden_layer_is_seen() {
    for text in [
        "use crate::solve::Solutions;",
        "use crate::{digit::Digit, solve};",
        "use crate::{\n    digit::{Digit, Other},\n    solve::{self, error},\n};",
        "use crate::Solutions;",
        "use crate::{Grid, Solutions};",
        "fn f() { crate::solve::solve() }",
        "fn f() { super::solve::solve() }",
        "use super::{digit::Digit as D, solve::Solutions};",
        "pub(crate) use crate::solve as engine;",
        "fn f() -> super::Solutions {}",
    ] {
        assert_eq!(violations(LAYERS, &tree("grid", text)), ["grid uses solve"], "{text}");
    }
    for (module, text, broken) in [
        ("text::scanner", "use super::super::engine::Start;", "text::scanner uses engine"),
        ("cell", "use crate::Grid;", "cell uses grid"),
        ("engine::search", "use crate::text::ParseError;", "engine::search uses text"),
        ("simd", "use crate::digit::Digit;", "simd uses digit"),
        ("utils", "", "utils has no layer"),
    ] {
        assert_eq!(violations(LAYERS, &tree(module, text)), [broken]);
    }
    for text in [
        "/// See [`solve`](crate::solve) and crate::solve.",
        "use crate::digit::Digit;",
        "use crate::{cell::Cell, house::House};",
        "use super::*;",
        "solve::solve()",
        "#[cfg(test)]\nmod tests { use crate::solve; }",
    ] {
        assert!(violations(LAYERS, &tree("grid", text)).is_empty(), "{text}");
    }
}

#[test]
fn every_circle_is_seen() {
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for (module, text) in [
        ("lib", "pub use grid::Grid;"),
        ("grid", "use crate::cell::Cell;"),
        ("cell", "fn f() { super::engine::run() }"),
        ("engine", "use self::search::Search;"),
        ("engine::search", "use crate::{digit, Grid};"),
        ("digit", ""),
    ] {
        files.insert(module.to_owned(), text.to_owned());
    }
    assert_eq!(circle(&arrows(&files)).unwrap().len(), 4);
    files.insert("engine::search".to_owned(), "use super::Outcome;".to_owned());
    assert_eq!(circle(&arrows(&files)).unwrap(), ["engine", "engine::search"]);
    files.insert("engine::search".to_owned(), "use crate::digit;".to_owned());
    assert_eq!(circle(&arrows(&files)), None);
}
