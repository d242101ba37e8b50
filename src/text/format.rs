//! The formats, and the table of what there is to know about each.

use core::fmt;

use crate::pad::pad;

/// A format of texts that hold a Sudoku.
///
/// `docs/formats.md` in the repository describes each, with a sample. The name of a format is what
/// `{}` writes and [`str::parse`] reads, and what every door of the library calls it.
///
/// ```
/// use sudoku_core::text::Format;
///
/// assert_eq!("hodoku".parse(), Ok(Format::Hodoku));
/// assert_eq!(Format::Hodoku.to_string(), "hodoku");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum Format {
    /// 81 symbols in one line.
    Line,
    /// Nine lines of nine symbols.
    Rows,
    /// Cells separated by spaces, in nine lines or in one.
    Spaces,
    /// Cells separated by tabs, as spreadsheets copy them. A cell with nothing in it is empty.
    Tabs,
    /// Cells separated by commas or semicolons, in nine lines or in one. A cell with nothing in it
    /// is empty.
    Commas,
    /// Cells separated by `|`.
    Bars,
    /// A board with ASCII borders.
    Board,
    /// A board with Unicode borders.
    BoxDrawing,
    /// A board as Simple Sudoku writes it, with `*-----------*` above and below; up to three of
    /// them for the clues, all digits and the candidates.
    SimpleSudoku,
    /// Nine lines of nine symbols with `X` for an empty cell: old files of Simple Sudoku.
    SimpleSudokuOld,
    /// The candidates of each cell, with borders or without.
    Pencilmarks,
    /// The candidates of each cell, `<5>` for a clue and `*5*` for a placed digit.
    MarkedPencilmarks,
    /// The candidates of each cell, `u5` for a placed digit: SudoCue's files of progress.
    Sdx,
    /// 729 symbols, nine for each cell.
    Sukaku,
    /// 81 symbols with `+` before placed digits, and after `:` the candidates that are deleted.
    Susser,
    /// A line of HoDoKu's library of techniques: fields between colons.
    Hodoku,
    /// Nine lines of nine symbols after lines such as `#A…`, or in the sections `[Puzzle]` and
    /// `[State]`: Sadman Sudoku and SudoCue.
    Sdk,
    /// A record of fields between commas, semicolons or tabs, one of which is 81 symbols, and
    /// perhaps another one the solution.
    Csv,
    /// A line with 81 symbols and something else beside them, such as a hash or a rating.
    List,
    /// 81 numbers in brackets, as programs print them: JSON, and the source code of many languages.
    Array,
    /// The JSON of f-puzzles.
    FPuzzles,
    /// The JSON of SudokuPad, which is also called SCL.
    SudokuPad,
    /// OpenSudoku's XML, with one puzzle.
    OpenSudoku,
    /// The strings of SudokuWiki's solver, and links with them.
    SudokuWiki,
    /// Nine lines of nine cells with `|` between them, `5!` for a clue and `(1,2)` for candidates.
    Doku,
    /// The solution with `!` behind its clues, with commas between cells and semicolons between
    /// rows.
    Komo,
}

/// What there is to know about a format.
pub(super) struct Facts {
    name: &'static str,
    /// What a text of the format is, for errors.
    words: &'static str,
    /// The candidates it holds.
    pub(super) candidates: Holds,
    /// Whether it tells digits of the player from clues.
    pub(super) placed: bool,
    /// Whether it has room for a solution.
    pub(super) solution: bool,
    /// Whether it tells clues from cells with one candidate.
    pub(super) marks_clues: bool,
}

/// Whether a format holds candidates.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Holds {
    Never,
    /// With them or without.
    Either,
    /// With them or without, as marks of the player: a cell without marks is one that the player
    /// has not marked.
    Marks,
    Always,
}

impl Format {
    /// All formats, in the order of `docs/formats.md`.
    pub const ALL: [Format; 26] = [
        Format::Line,
        Format::Rows,
        Format::Spaces,
        Format::Tabs,
        Format::Commas,
        Format::Bars,
        Format::Board,
        Format::BoxDrawing,
        Format::SimpleSudoku,
        Format::SimpleSudokuOld,
        Format::Pencilmarks,
        Format::MarkedPencilmarks,
        Format::Sdx,
        Format::Sukaku,
        Format::Susser,
        Format::Hodoku,
        Format::Sdk,
        Format::Csv,
        Format::List,
        Format::Array,
        Format::FPuzzles,
        Format::SudokuPad,
        Format::OpenSudoku,
        Format::SudokuWiki,
        Format::Doku,
        Format::Komo,
    ];

    /// The table of formats.
    pub(super) const fn facts(self) -> Facts {
        // A format of clues and nothing else.
        const fn grid(name: &'static str, words: &'static str) -> Facts {
            Facts {
                name,
                words,
                candidates: Holds::Never,
                placed: false,
                solution: false,
                marks_clues: true,
            }
        }
        // A format of what a player has done.
        const fn player(name: &'static str, words: &'static str) -> Facts {
            Facts { candidates: Holds::Marks, placed: true, ..grid(name, words) }
        }
        // A format with candidates for every cell, and clues that are not marked.
        const fn marks(name: &'static str, words: &'static str) -> Facts {
            Facts { candidates: Holds::Always, marks_clues: false, ..grid(name, words) }
        }
        // A format that writes `+` before digits of the player.
        const fn plus(facts: Facts) -> Facts {
            Facts { placed: true, ..facts }
        }
        match self {
            Format::Line => grid("line", "81 symbols in one line"),
            Format::Rows => plus(grid("rows", "nine lines of nine symbols")),
            Format::Spaces => plus(grid("spaces", "81 cells with spaces between them")),
            Format::Tabs => plus(grid("tabs", "nine lines of nine cells with tabs between them")),
            Format::Commas => {
                plus(grid("commas", "81 cells with commas or semicolons between them"))
            }
            Format::Bars => plus(grid("bars", "nine lines of nine cells with | between them")),
            Format::Board => plus(grid("board", "a board with nine rows of nine cells")),
            Format::BoxDrawing => plus(grid("box-drawing", "a board with nine rows of nine cells")),
            Format::SimpleSudoku => Facts {
                candidates: Holds::Either,
                placed: true,
                ..grid("simple-sudoku", "one to three boards of Simple Sudoku")
            },
            Format::SimpleSudokuOld => {
                grid("simple-sudoku-old", "nine lines of nine symbols, X for an empty cell")
            }
            Format::Pencilmarks => {
                marks("pencilmarks", "nine rows of the candidates of nine cells")
            }
            Format::MarkedPencilmarks => Facts {
                candidates: Holds::Always,
                placed: true,
                ..grid(
                    "marked-pencilmarks",
                    "nine rows of the candidates of nine cells, <5> for a clue",
                )
            },
            Format::Sdx => Facts {
                placed: true,
                ..marks("sdx", "nine lines of the candidates of nine cells, u5 for a placed digit")
            },
            Format::Sukaku => marks("sukaku", "729 symbols, nine for each cell"),
            Format::Susser => Facts {
                candidates: Holds::Either,
                placed: true,
                ..grid("susser", "81 symbols, + before placed digits, deleted candidates after :")
            },
            Format::Hodoku => Facts {
                candidates: Holds::Always,
                placed: true,
                ..grid("hodoku", "a line of HoDoKu's library, with fields between colons")
            },
            Format::Sdk => Facts {
                placed: true,
                ..grid("sdk", "a file of SudoCue, with nine lines of nine symbols")
            },
            Format::Csv => {
                Facts { solution: true, ..grid("csv", "a record with a field of 81 symbols") }
            }
            Format::List => grid("list", "a line with 81 symbols and something beside them"),
            Format::Array => grid("array", "a list of 81 numbers in brackets"),
            Format::FPuzzles => Facts {
                solution: true,
                ..player("f-puzzles", "the JSON of f-puzzles, with size and grid")
            },
            Format::SudokuPad => Facts {
                solution: true,
                ..grid("sudoku-pad", "the JSON of SudokuPad, with cells and regions")
            },
            Format::OpenSudoku => player("open-sudoku", "the XML of OpenSudoku, with a game"),
            Format::SudokuWiki => player("sudoku-wiki", "a string or a link of SudokuWiki"),
            Format::Doku => player("doku", "nine lines of nine cells with |, ! after a clue"),
            Format::Komo => Facts {
                solution: true,
                ..player("komo", "the solution with ! after a clue, and ; between rows")
            },
        }
    }

    /// The name: lower case letters and hyphens.
    ///
    /// ```
    /// # use sudoku_core::text::Format;
    /// assert_eq!(Format::BoxDrawing.name(), "box-drawing");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.facts().name
    }

    /// What a text of the format is, in a few words.
    ///
    /// ```
    /// # use sudoku_core::text::Format;
    /// assert_eq!(Format::Line.words(), "81 symbols in one line");
    /// ```
    #[must_use]
    pub const fn words(self) -> &'static str {
        self.facts().words
    }

    /// Whether a text of the format tells its clues from all other digits and candidates.
    ///
    /// ```
    /// # use sudoku_core::text::Format;
    /// assert!(Format::Line.marks_clues() && !Format::Sukaku.marks_clues());
    /// ```
    #[must_use]
    pub const fn marks_clues(self) -> bool {
        self.facts().marks_clues
    }
}

/// Writes the name.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        pad(f, self.name())
    }
}
