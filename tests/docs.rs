//! No example in the prose goes untested.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use std::fs;
use std::path::{Path, PathBuf};

/// Whether a text has a block that rustdoc takes for Rust: one without a language, or with `rust`
/// as the first.
fn has_rust(markdown: &str) -> bool {
    let fences = markdown.lines().filter_map(|line| line.trim_start().strip_prefix("```"));
    fences.step_by(2).any(|language| language.is_empty() || language.starts_with("rust"))
}

#[test]
fn every_text_with_rust_in_it_is_a_doctest() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let lib = fs::read_to_string(root.join("src/lib.rs")).unwrap();
    let logic = fs::read_to_string(root.join("logic/src/lib.rs")).unwrap();
    let mut texts = vec![PathBuf::from("README.md"), PathBuf::from("CHANGELOG.md")];
    for entry in fs::read_dir(root.join("docs")).unwrap() {
        texts.push(Path::new("docs").join(entry.unwrap().file_name()));
    }
    let mut with_rust = 0;
    for text in
        texts.iter().filter(|text| text.extension().is_some_and(|extension| extension == "md"))
    {
        if has_rust(&fs::read_to_string(root.join(text)).unwrap()) {
            // Windows separates folders otherwise.
            let text = text.display().to_string().replace('\\', "/");
            let include = format!("#[doc = include_str!(\"../{text}\")]");
            let from_logic = format!("#[doc = include_str!(\"../../{text}\")]");
            assert!(
                lib.contains(&include) || logic.contains(&from_logic),
                "neither src/lib.rs nor logic/src/lib.rs tests {text}",
            );
            with_rust += 1;
        }
    }
    assert!(with_rust >= 2, "the README and the spec have examples");
}

#[test]
fn rust_is_told_from_other_blocks() {
    assert!(has_rust("```\nlet x = 1;\n```\n"));
    assert!(has_rust("text\n\n```sh\nls\n```\n\n```rust,no_run\nf();\n```\n"));
    assert!(!has_rust("```text\nlet\n```\n\n```sh\nls\n```\n"));
}

/// The cells of the row of a Markdown table that begins with a name.
fn row<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    let rows = text.lines().filter(|line| line.starts_with('|'));
    let mut rows = rows.map(|line| line.split('|').map(str::trim).skip(1).collect::<Vec<_>>());
    rows.find(|row| row[0] == name).unwrap_or_else(|| panic!("no row {name}"))
}

#[test]
fn the_readme_has_the_speed_of_the_last_benchmark() {
    let [readme, benchmarks] =
        [include_str!("../README.md"), include_str!("../docs/benchmarks.md")];
    // The columns of the benchmarks: 17-clue, top1465, er11, hardest1106, serg, kaggle, invalid.
    let columns = [1, 2, 3, 5, 6, 7];
    for (ours, theirs) in [
        ("sudoku-core, AVX-512", "ours avx512"),
        ("sudoku-core, AVX2", "ours avx2"),
        ("sudoku-core, without vectors", "ours scalar"),
    ] {
        let measured = row(benchmarks, theirs);
        let measured = columns.map(|column| measured[column]);
        assert_eq!(row(readme, ours)[1..=6], measured, "{ours}");
    }
}
