//! The samples of `docs/formats.md`, and files of other programs, hold what they should.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use oracle::puzzles::EASY as LINE;
use sudoku_core::text::{self, Format, Puzzles};
use sudoku_core::{Grid, solve};

/// `docs/formats.md` has the table of the formats as the code has it, and a sample of each that is
/// read as that format.
#[test]
fn the_page_has_a_sample_of_each_format() {
    let page = include_str!("../docs/formats.md");
    let rows: Vec<&str> = page.lines().filter(|line| line.starts_with("| [")).collect();
    assert_eq!(rows.len(), Format::ALL.len());
    for (format, row) in Format::ALL.into_iter().zip(rows) {
        let words = format.words().replace('|', "\\|");
        let start = format!("| [`{format}`](#{format}) | {words} | ");
        assert!(row.starts_with(&start), "{row}\n{start}");
        let section = page.split(&format!("\n## {format}\n")).nth(1);
        let sample = section.and_then(|section| section.split("```").nth(1));
        let sample = sample.and_then(|sample| sample.strip_prefix("text\n")).unwrap();
        let parsed = text::read(sample.as_bytes()).unwrap();
        assert_eq!(parsed.format, format, "{sample}");
        let puzzle: Grid = LINE.parse().unwrap();
        let (grid, solution) = (parsed.contents.grid(), solve(&puzzle).unwrap());
        assert!(solution.is_solution_of(&grid), "{sample}");
        assert_eq!(grid.clues().filter(|(cell, _)| puzzle.get(*cell).is_some()).count(), 30);
        let holds = row.rsplit('|').nth(1).unwrap();
        let contents = parsed.contents;
        assert!(contents.placed() == Grid::EMPTY || holds.contains("placed digits"), "{row}");
        assert_eq!(contents.pencilmarks().is_some(), holds.contains("candidates"), "{row}");
        assert_eq!(contents.solution().is_some(), holds.contains("solution"), "{row}");
    }
}

/// Real files of many programs. Those that the repository may not carry are read from the directory
/// `formats` of `SUDOKU_DATA`.
#[test]
fn real_files_hold_what_they_should() {
    let here = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/formats");
    let elsewhere = std::env::var("SUDOKU_DATA").map(|data| format!("{data}/formats"));
    let mut read_files = 0;
    let rows = include_str!("data/formats/answers.tsv").lines();
    for row in rows.filter(|row| !row.starts_with('#')) {
        let [file, puzzles, refused, answer] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}");
        };
        let from = |folder: &str| std::fs::read(format!("{folder}/{file}")).ok();
        let Some(text) = from(here).or_else(|| from(elsewhere.as_ref().ok()?)) else {
            assert!(elsewhere.is_err(), "{file} is missing");
            continue;
        };
        let mut hash = 0xcbf2_9ce4_8422_2325_u64; // FNV-1a
        let (mut found, mut errors) = (0, 0);
        for entry in Puzzles::new(&text) {
            let Ok(parsed) = entry.parsed else {
                errors += 1;
                continue;
            };
            let (clues, placed) = (parsed.contents.clues(), parsed.contents.placed());
            for byte in format!("{} {clues} {placed}\n", parsed.format).bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
            found += 1;
        }
        let said = (found.to_string(), errors.to_string(), format!("{hash:016x}"));
        assert_eq!(said, (puzzles.into(), refused.into(), answer.into()), "{file}");
        read_files += 1;
    }
    assert!(read_files >= 19, "{read_files}");
}
