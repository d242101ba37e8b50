//! The sets of puzzles in `tests/data`.
//!
//! `tests/data/PROVENANCE.md` describes the format and where each set is from.

use crate::{Board, board};

macro_rules! sets {
    ($($(#[$doc:meta])* $constant:ident $name:literal),* $(,)?) => {
        $($(#[$doc])* pub const $constant: Set = Set {
            name: $name,
            text: include_str!(concat!("../../tests/data/", $name, ".tsv")),
        };)*

        /// Every set.
        pub const SETS: &[Set] = &[$($constant),*];
    };
}

sets! {
    /// Puzzles with 17 clues, the fewest that a proper puzzle can have.
    SEVENTEEN_CLUES "seventeen_clues",
    /// A well-known list of hard puzzles, from magictour.free.fr.
    MAGICTOUR_TOP1465 "magictour_top1465",
    /// Puzzles that Sudoku Explainer rates 11 and more.
    FORUM_HARDEST_ER11 "forum_hardest_er11",
    /// Hard puzzles of a forum's list of June 2011.
    FORUM_HARDEST_1106 "forum_hardest_1106",
    /// Minimal puzzles drawn without bias.
    UNBIASED "unbiased",
    /// Puzzles that naked and hidden singles solve.
    SINGLES_ONLY "singles_only",
    /// The puzzles of Project Euler's problem 96.
    PROJECT_EULER_96 "project_euler_96",
    /// The cases that Tdoku is tested with.
    TDOKU_CASES "tdoku_cases",
    /// Sudopedia's valid and invalid test cases, and two grids of Norvig's.
    NAMED_CASES "named_cases",
    /// Grids that some solver got wrong or never finished.
    HOSTILE "hostile",
    /// Grids with several solutions.
    SERG_SEVERAL "serg_several",
    /// Puzzles of other sets without some of their clues: each has several solutions.
    CLUES_REMOVED "clues_removed",
    /// Puzzles of other sets with one clue changed or added: none has a solution.
    NO_SOLUTION "no_solution",
}

/// The samples of every set.
pub fn all() -> impl Iterator<Item = Sample> {
    SETS.iter().flat_map(|set| set.samples())
}

/// One file of `tests/data`.
#[derive(Clone, Copy, Debug)]
pub struct Set {
    /// The file's name without `.tsv`.
    pub name: &'static str,
    text: &'static str,
}

impl Set {
    /// The lines of the set.
    ///
    /// # Panics
    ///
    /// If a line does not have the format of `tests/data/PROVENANCE.md`.
    pub fn samples(self) -> impl Iterator<Item = Sample> {
        self.text.lines().filter(|line| !line.starts_with('#')).map(Sample::read)
    }
}

/// One line of a set.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The puzzle as the file has it.
    pub text: &'static str,
    /// The puzzle, 0 for an empty cell.
    pub board: Board,
    /// The number of solutions.
    pub count: Count,
    /// All solutions, or none where the source does not list them.
    pub solutions: Vec<Board>,
    /// What the line shows, or nothing.
    pub note: &'static str,
}

impl Sample {
    fn read(line: &'static str) -> Self {
        let mut fields = line.split('\t');
        let mut next = || fields.next().unwrap_or_default();
        let (text, count, solutions, note) = (next(), next(), next(), next());
        Self {
            text,
            board: full_board(text),
            count: match count.strip_prefix('>') {
                Some(count) => Count::MoreThan(count.parse().unwrap()),
                None => Count::Exactly(count.parse().unwrap()),
            },
            solutions: solutions
                .split(',')
                .filter(|text| !text.is_empty())
                .map(full_board)
                .collect(),
            note,
        }
    }
}

fn full_board(text: &str) -> Board {
    assert_eq!(text.len(), 81, "{text}");
    board(text)
}

/// What is known of the number of solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// There are so many.
    Exactly(u128),
    /// There are more than so many.
    MoreThan(u128),
}

impl Count {
    /// The result of a count that stops at `limit`.
    ///
    /// # Panics
    ///
    /// If the set does not know it.
    #[must_use]
    pub fn up_to(self, limit: usize) -> usize {
        match self {
            Self::Exactly(count) => usize::try_from(count).map_or(limit, |count| count.min(limit)),
            Self::MoreThan(count) if count >= limit as u128 => limit,
            Self::MoreThan(count) => panic!("more than {count} are known, {limit} were asked for"),
        }
    }
}
