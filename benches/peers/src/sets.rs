//! The sets of puzzles and the number of solutions of each.

use crate::{
    singles,
    solver::{Peer, Puzzle},
};
use oracle::samples;
use std::{error::Error, fs, io::Cursor, path::Path};

/// How many solutions of each puzzle are counted: whether there is none, one or more.
const LIMIT: usize = 2;

/// The most puzzles per set in the tables that are not about whole sets.
pub const PART: usize = 2500;

/// How the files below the folder of `--full` tell the number of solutions.
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
    /// The sample of it in `tests/data`.
    sample: samples::Set,
    /// File below the folder of `--full`.
    full: &'static str,
    full_answers: Answers,
    choice: Choice,
}

/// Every set, in the order of the tables.
pub const SOURCES: [Source; 8] = [
    Source {
        name: "17-clue",
        sample: samples::SEVENTEEN_CLUES,
        full: "17clue/17puz49158.txt.xz",
        full_answers: Answers::Every(1),
        choice: Choice::Everything,
    },
    Source {
        name: "top1465",
        sample: samples::MAGICTOUR_TOP1465,
        full: "benchmarks/puzzles3_magictour_top1465.txt",
        full_answers: Answers::Every(1),
        choice: Choice::Everything,
    },
    Source {
        name: "er11",
        sample: samples::FORUM_HARDEST_ER11,
        full: "benchmarks/puzzles5_forum_hardest_1905_11plus.txt.xz",
        full_answers: Answers::Every(1),
        choice: Choice::Everything,
    },
    Source {
        name: "hardest1106",
        sample: samples::FORUM_HARDEST_1106,
        full: "benchmarks/puzzles6_forum_hardest_1106.txt",
        full_answers: Answers::Every(1),
        choice: Choice::Everything,
    },
    Source {
        name: "serg",
        sample: samples::SERG_SEVERAL,
        full: "benchmarks/puzzles7_serg_benchmark_with_counts.txt.xz",
        full_answers: Answers::Field,
        choice: Choice::Everything,
    },
    Source {
        name: "kaggle",
        sample: samples::SINGLES_ONLY,
        full: "formats/kaggle_style_quizzes_solutions_400.csv",
        full_answers: Answers::Every(1),
        choice: Choice::Everyday,
    },
    Source {
        name: "invalid",
        sample: samples::NO_SOLUTION,
        full: "known-answers/zero_solution_puzzles.txt",
        full_answers: Answers::Every(0),
        choice: Choice::Everything,
    },
    Source {
        name: "unbiased",
        sample: samples::UNBIASED,
        full: "benchmarks/puzzles1_unbiased_first1000.txt",
        full_answers: Answers::Every(1),
        choice: Choice::Everything,
    },
];

/// Puzzles with their known answers.
#[derive(Clone)]
pub struct Set {
    pub name: &'static str,
    pub puzzles: Vec<Puzzle>,
    /// The number of solutions of each puzzle, `limit` for all that have more.
    pub expected: Vec<usize>,
    /// How many solutions are counted.
    pub limit: usize,
}

impl Set {
    /// What a solver must answer for a puzzle.
    pub fn expected_of(&self, peer: &dyn Peer, index: usize) -> usize {
        self.expected[index].min(if peer.first_only() { 1 } else { self.limit })
    }

    /// At most `PART` puzzles of the set, at equal distances.
    pub fn part(&self) -> Self {
        let length = self.puzzles.len();
        let most = length.min(PART);
        let indices = (0..most).map(|place| place * length / most);
        Self {
            puzzles: indices.clone().map(|index| self.puzzles[index]).collect(),
            expected: indices.map(|index| self.expected[index]).collect(),
            ..*self
        }
    }
}

/// Reads a set: the whole of it from the folder `full`, or the sample of it in `tests/data`.
pub fn read(source: &Source, full: Option<&Path>) -> Result<Set, Box<dyn Error>> {
    let mut answers = match full {
        Some(folder) => read_full(&folder.join(source.full), source.full_answers)?,
        None => {
            let samples = source.sample.samples();
            samples.map(|sample| (sample.board, sample.count.up_to(LIMIT))).collect()
        }
    };
    if matches!(source.choice, Choice::Everyday) {
        answers.retain(|(puzzle, _)| is_everyday(puzzle));
    }
    if answers.is_empty() {
        return Err(format!("{}: no puzzle", source.name).into());
    }
    let (puzzles, expected) = answers.into_iter().unzip();
    Ok(Set { name: source.name, puzzles, expected, limit: LIMIT })
}

/// Reads the puzzles of a file and the number of solutions of each, 2 for all that have more.
fn read_full(path: &Path, answers: Answers) -> Result<Vec<(Puzzle, usize)>, Box<dyn Error>> {
    let text = text_of(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut puzzles = Vec::new();
    for line in text.lines() {
        // Comments, headings and empty lines hold no puzzle.
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
        puzzles.push((puzzle, expected.min(LIMIT)));
    }
    Ok(puzzles)
}

/// The puzzle of 81 characters `1-9`, `.` and `0`; `None` for any other text.
pub fn puzzle_of(text: &str) -> Option<Puzzle> {
    let is_puzzle = text.len() == 81 && text.bytes().all(|byte| b"123456789.0".contains(&byte));
    is_puzzle.then(|| oracle::board(text))
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
