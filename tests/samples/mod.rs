//! The puzzles of `tests/data`. `tests/data/PROVENANCE.md` tells the format and where each is from.
#![allow(dead_code)] // each test takes the sets it needs

macro_rules! sets {
    ($($constant:ident $name:literal),* $(,)?) => {
        $(pub(crate) const $constant: Set = Set {
            name: $name,
            text: include_str!(concat!("../data/", $name, ".tsv")),
        };)*
        /// Every set.
        pub(crate) const ALL: &[Set] = &[$($constant),*];
    };
}

sets! {
    SEVENTEEN_CLUES "seventeen_clues",
    MAGICTOUR_TOP1465 "magictour_top1465",
    FORUM_HARDEST_ER11 "forum_hardest_er11",
    FORUM_HARDEST_1106 "forum_hardest_1106",
    UNBIASED "unbiased",
    SINGLES_ONLY "singles_only",
    PROJECT_EULER_96 "project_euler_96",
    TDOKU_CASES "tdoku_cases",
    NAMED_CASES "named_cases",
    HOSTILE "hostile",
    SERG_SEVERAL "serg_several",
    CLUES_REMOVED "clues_removed",
    NO_SOLUTION "no_solution",
}

/// One file of `tests/data`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Set {
    /// The file's name without `.tsv`.
    pub(crate) name: &'static str,
    text: &'static str,
}

impl Set {
    pub(crate) fn samples(self) -> impl Iterator<Item = Sample> {
        let lines = self.text.lines().filter(|line| !line.starts_with('#'));
        lines.map(Sample::read)
    }
}

/// One line of a set.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    /// The puzzle as it stands in the file.
    pub(crate) text: &'static str,
    /// The puzzle, 0 for an empty cell.
    pub(crate) board: [u8; 81],
    pub(crate) count: Count,
    /// All solutions, or nothing where the source does not list them.
    pub(crate) solutions: Vec<[u8; 81]>,
    pub(crate) note: &'static str,
}

impl Sample {
    fn read(line: &'static str) -> Self {
        let mut fields = line.split('\t');
        let text = fields.next().unwrap();
        let count = fields.next().unwrap();
        let solutions = fields.next().unwrap_or_default();
        Self {
            text,
            board: board(text),
            count: match count.strip_prefix('>') {
                Some(count) => Count::MoreThan(count.parse().unwrap()),
                None => Count::Exactly(count.parse().unwrap()),
            },
            solutions: solutions.split(',').filter(|text| !text.is_empty()).map(board).collect(),
            note: fields.next().unwrap_or_default(),
        }
    }
}

/// What is known of the number of solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Count {
    Exactly(u128),
    MoreThan(u128),
}

impl Count {
    /// The answer of a count that stops at `limit`. Panics where the set does not know it.
    pub(crate) fn up_to(self, limit: usize) -> usize {
        match self {
            Self::Exactly(count) => usize::try_from(count).map_or(limit, |count| count.min(limit)),
            Self::MoreThan(count) if count >= limit as u128 => limit,
            Self::MoreThan(count) => panic!("more than {count} are known, {limit} were asked for"),
        }
    }
}

/// Reads 81 digits; anything that is no digit is an empty cell.
pub(crate) fn board(text: &str) -> [u8; 81] {
    let digits = text.bytes().map(|byte| if byte.is_ascii_digit() { byte - b'0' } else { 0 });
    digits.collect::<Vec<_>>().try_into().unwrap()
}

/// The board as 81 characters.
pub(crate) fn text(board: &[u8; 81]) -> String {
    board.iter().map(|&digit| if digit == 0 { '.' } else { char::from(b'0' + digit) }).collect()
}
