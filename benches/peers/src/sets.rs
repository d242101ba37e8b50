//! The sets of puzzles and the number of solutions of each.

use crate::{singles, solver::Puzzle};
use std::{error::Error, fs, io::Cursor, path::Path};

/// How the files tell the number of solutions.
#[derive(Clone, Copy)]
enum Answers {
    /// The second field of each line: `n`, or `>n`.
    Field,
    /// The same for every puzzle.
    Every(usize),
}

/// Which puzzles of a file count.
#[derive(Clone, Copy)]
enum Choice {
    Everything,
    /// 30 to 36 clues, solved by naked and hidden singles alone.
    Everyday,
}

/// Where a set of puzzles lies.
pub struct Source {
    pub name: &'static str,
    /// File in `tests/data`, with its answers in the second field.
    sample: &'static str,
    /// File below the folder of `--full`.
    full: &'static str,
    full_answers: Answers,
    choice: Choice,
}

/// Every set, in the order of the tables.
pub const SOURCES: [Source; 8] = [
    Source {
        name: "17-clue",
        sample: "seventeen_clues.tsv",
        full: "17clue/17puz49158.txt.xz",
        full_answers: Answers::Every(1),
        choice: Choice::Everything,
    },
    Source {
        name: "top1465",
        sample: "magictour_top1465.tsv",
        full: "benchmarks/puzzles3_magictour_top1465.txt",
        full_answers: Answers::Every(1),
        choice: Choice::Everything,
    },
    Source {
        name: "er11",
        sample: "forum_hardest_er11.tsv",
        full: "benchmarks/puzzles5_forum_hardest_1905_11plus.txt.xz",
        full_answers: Answers::Every(1),
        choice: Choice::Everything,
    },
    Source {
        name: "hardest1106",
        sample: "forum_hardest_1106.tsv",
        full: "benchmarks/puzzles6_forum_hardest_1106.txt",
        full_answers: Answers::Every(1),
        choice: Choice::Everything,
    },
    Source {
        name: "serg",
        sample: "serg_several.tsv",
        full: "benchmarks/puzzles7_serg_benchmark_with_counts.txt.xz",
        full_answers: Answers::Field,
        choice: Choice::Everything,
    },
    Source {
        name: "kaggle",
        sample: "singles_only.tsv",
        full: "formats/kaggle_style_quizzes_solutions_400.csv",
        full_answers: Answers::Every(1),
        choice: Choice::Everyday,
    },
    Source {
        name: "invalid",
        sample: "no_solution.tsv",
        full: "known-answers/zero_solution_puzzles.txt",
        full_answers: Answers::Every(0),
        choice: Choice::Everything,
    },
    Source {
        name: "unbiased",
        sample: "unbiased.tsv",
        full: "benchmarks/puzzles1_unbiased_first1000.txt",
        full_answers: Answers::Every(1),
        choice: Choice::Everything,
    },
];

/// Puzzles with their known answers.
pub struct Set {
    pub puzzles: Vec<Puzzle>,
    /// The number of solutions of each puzzle, 2 for all that have more.
    pub expected: Vec<usize>,
}

/// Reads a set: the whole of it from `full`, or the sample of `tests/data`.
pub fn read(source: &Source, full: Option<&Path>) -> Result<Set, Box<dyn Error>> {
    let (path, answers) = match full {
        Some(folder) => (folder.join(source.full), source.full_answers),
        None => {
            let samples = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data"));
            (samples.join(source.sample), Answers::Field)
        }
    };
    let text = text_of(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut set = Set { puzzles: Vec::new(), expected: Vec::new() };
    for line in text.lines() {
        // Comments, headings and blank lines hold no puzzle.
        let Some((puzzle, rest)) = line.split_at_checked(81) else {
            continue;
        };
        let Some(puzzle) = puzzle_of(puzzle) else {
            continue;
        };
        let expected = match answers {
            Answers::Every(count) => count,
            Answers::Field => count_of(rest)
                .ok_or_else(|| format!("{}: no number of solutions in: {line}", path.display()))?,
        };
        if matches!(source.choice, Choice::Everything) || is_everyday(&puzzle) {
            set.puzzles.push(puzzle);
            set.expected.push(expected.min(2));
        }
    }
    if set.puzzles.is_empty() {
        return Err(format!("{}: no puzzle", path.display()).into());
    }
    Ok(set)
}

/// The digits of a puzzle as text of 81 characters, `.` for an empty cell.
pub fn line_of(puzzle: &Puzzle) -> String {
    puzzle.iter().map(|&digit| if digit == 0 { '.' } else { char::from(b'0' + digit) }).collect()
}

/// The puzzle of 81 characters `1-9`, `.` and `0`; `None` for any other text.
pub fn puzzle_of(text: &str) -> Option<Puzzle> {
    let mut puzzle: Puzzle = text.as_bytes().try_into().ok()?;
    for cell in &mut puzzle {
        *cell = match *cell {
            b'.' | b'0' => 0,
            digit @ b'1'..=b'9' => digit - b'0',
            _ => return None,
        };
    }
    Some(puzzle)
}

fn text_of(path: &Path) -> Result<String, Box<dyn Error>> {
    let bytes = fs::read(path)?;
    if path.extension().is_none_or(|extension| extension != "xz") {
        return Ok(String::from_utf8(bytes)?);
    }
    let mut text = Vec::new();
    lzma_rs::xz_decompress(&mut Cursor::new(bytes), &mut text)
        .map_err(|error| format!("{error:?}"))?;
    Ok(String::from_utf8(text)?)
}

fn count_of(rest: &str) -> Option<usize> {
    let field = rest.split_ascii_whitespace().next()?;
    match field.strip_prefix('>') {
        Some(bound) => Some(bound.parse::<usize>().ok()?.saturating_add(1)),
        None => field.parse().ok(),
    }
}

fn is_everyday(puzzle: &Puzzle) -> bool {
    let clues = puzzle.iter().filter(|&&digit| digit != 0).count();
    (30..=36).contains(&clues) && singles::solve_it(puzzle)
}
