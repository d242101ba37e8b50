//! Lists of puzzles: as many as a test wants by itself, or as many as the environment asks for.
//!
//! `SUDOKU_LOGIC_COUNT` says how many puzzles, transforms or walks; `SUDOKU_DATA` names a folder
//! whose lists are read after the samples: every file below it whose name ends in `.txt`, `.tsv` or
//! one of these and `.xz`, except those of a folder `formats`. A line that does not begin with 81
//! symbols or is not a proper puzzle is passed over.

use std::io::Read;
use std::path::{Path, PathBuf};

use sudoku_logic::core::{Generator, Grid, solve};

/// How many times to try: as many as the test does by itself, or as the environment asks for.
pub(crate) fn count(default: usize) -> usize {
    let text = std::env::var("SUDOKU_LOGIC_COUNT");
    text.map_or(default, |text| text.parse().expect("SUDOKU_LOGIC_COUNT is a number"))
}

/// Proper puzzles with their solutions: of each sample set, of each list, and as many generated
/// ones, in turns; so many that one each of a longer list than `count` is spread evenly.
pub(crate) fn puzzles(count: usize, seed: u64) -> impl Iterator<Item = (Grid, Grid)> {
    let lists: Vec<Grid> = super::samples().chain(from_files()).collect();
    let mut generator = Generator::new(seed);
    let step = (2 * lists.len() / count.max(1)).max(1);
    let mut listed = lists.into_iter().step_by(step);
    (0..count).map(move |number| {
        let listed = if number % 2 == 0 { listed.next() } else { None };
        let puzzle = listed.unwrap_or_else(|| generator.generate().unwrap());
        (puzzle, solve(&puzzle).unwrap())
    })
}

/// The proper puzzles of the files below the folder that `SUDOKU_DATA` names.
fn from_files() -> Vec<Grid> {
    let Some(folder) = std::env::var_os("SUDOKU_DATA") else { return Vec::new() };
    let texts = files(Path::new(&folder));
    let texts = texts.iter().filter_map(|file| read(file));
    let lines = |text: String| -> Vec<Grid> {
        let grids = text.lines().filter_map(|line| line.get(..81)?.parse().ok());
        grids.filter(|puzzle| solve(puzzle).is_ok()).collect()
    };
    texts.flat_map(lines).collect()
}

/// The text of a file, unpacked if its name says that it is packed, or `None` if it is no text.
fn read(file: &Path) -> Option<String> {
    let packed = std::fs::File::open(file).unwrap();
    let mut text = String::new();
    match file.extension()?.to_str()? {
        "xz" => lzma_rust2::XzReader::new(packed, true).read_to_string(&mut text).ok()?,
        "txt" | "tsv" => { packed }.read_to_string(&mut text).ok()?,
        _ => return None,
    };
    Some(text)
}

/// The files below a folder in the order of their names.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("formats") {
            found.extend(files(&path));
        } else if path.is_file() {
            found.push(path);
        }
    }
    found.sort();
    found
}
