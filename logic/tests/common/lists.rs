//! Lists of puzzles: as many as a test wants by itself, or as many as the environment asks for.
//!
//! `SUDOKU_LOGIC_COUNT` says how many puzzles, transforms or walks; `SUDOKU_DATA` names a folder
//! whose lists are read after the samples: every file below it whose name ends in `.txt`, `.tsv` or
//! one of these and `.xz`, except those of a folder `formats`. Of the fields of a line, which are
//! apart by tabs, the first that can be read is the puzzle, or a position in any format of one
//! line. A line without a proper puzzle is passed over.

use std::io::Read;
use std::path::{Path, PathBuf};

use sudoku_logic::core::{CandidateSet, Generator, Grid, Pencilmarks, solve, text};
use sudoku_logic::{Board, Proper};

/// A line of a list.
pub(crate) struct Listed {
    /// What the line says before the puzzle, such as a technique.
    pub(crate) name: Option<String>,
    /// The difficulty after the puzzle in tenths: 72 for `7.2`, as Sudoku Explainer writes it.
    pub(crate) rating: Option<u32>,
    pub(crate) puzzle: Grid,
    pub(crate) solution: Grid,
    /// What the line says of the puzzle: digits placed since, candidates removed.
    pub(crate) board: Board,
}

impl Listed {
    fn read(line: &str) -> Option<Listed> {
        let fields: Vec<&str> = line.split('\t').collect();
        let read = |index: usize| Some((index, position(fields[index])?));
        let (index, (contents, after)) = (0..fields.len()).find_map(read)?;
        let puzzle = contents.clues();
        let solution = solve(&puzzle).ok()?;
        let board = Board::from_play(&puzzle, &contents.placed(), contents.pencilmarks());
        if !candidates(&solution).is_subset(&CandidateSet::from(&board.to_pencilmarks())) {
            return None;
        }
        let mut after = after.split(' ').chain(fields[index + 1..].iter().copied());
        Some(Listed {
            name: fields[..index].first().map(|name| (*name).to_owned()),
            rating: after.find_map(tenths),
            puzzle,
            solution,
            board: board.proved(&Proper::assume(&puzzle))?,
        })
    }
}

/// What a field says that is a position, or a puzzle and words after it, and these words.
fn position(field: &str) -> Option<(text::Contents, &str)> {
    let (start, rest) = field.split_at_checked(81)?;
    if rest.is_empty() || rest.starts_with([' ', ',']) {
        return Some((text::Contents::new(start.parse().ok()?), rest));
    }
    Some((text::read(field.as_bytes()).ok()?.contents, ""))
}

/// A number with one digit after the point, in tenths.
fn tenths(word: &str) -> Option<u32> {
    let (whole, tenth) = word.split_once('.')?;
    let tenth = if tenth.len() == 1 { tenth.parse::<u32>().ok()? } else { return None };
    Some(10 * whole.parse::<u32>().ok()? + tenth)
}

/// The candidates that are the digits of a solution.
pub(crate) fn candidates(solution: &Grid) -> CandidateSet {
    CandidateSet::from(&Pencilmarks::from_grid(solution))
}

/// How many times to try: as many as the test does by itself, or as the environment asks for, which
/// must be a number.
pub(crate) fn count(default: usize) -> usize {
    let text = std::env::var("SUDOKU_LOGIC_COUNT");
    text.map_or(default, |text| text.parse().unwrap())
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
    let folder = std::env::var_os("SUDOKU_DATA");
    let lists = folder.into_iter().flat_map(|folder| lists(Path::new(&folder)));
    lists.flat_map(|(_, lines)| lines).map(|line| line.puzzle).collect()
}

/// The name of each file below a folder, and its lines that hold a proper puzzle.
pub(crate) fn lists(folder: &Path) -> impl Iterator<Item = (String, Vec<Listed>)> + use<> {
    files(folder).into_iter().filter_map(|file| {
        let lines = read(&file)?.lines().filter_map(Listed::read).collect();
        Some((file.file_name()?.to_str()?.to_owned(), lines))
    })
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
