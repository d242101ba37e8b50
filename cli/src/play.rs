//! A puzzle in play, and what logic says of it.

use sudoku_core::{Cell, CellSet, Grid, Pencilmarks, SolveError, solve};
use sudoku_logic::{
    Board, Contradiction, End, English, Hint, Level, Mistakes, Path, Patterns, Proper, Step,
    Techniques, check, hint,
};

use crate::known::Known;
use crate::reading::Puzzle;

/// Which techniques are used, and on which candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Method {
    pub(crate) techniques: Techniques,
    pub(crate) notes: Notes,
}

/// Whether the notes of a player count. Without them, all candidates do that the digits leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Notes {
    Used,
    Ignored,
}

/// How something is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Words {
    /// In the words and the notation of the field.
    Notation,
    /// In sentences for learners.
    Sentences,
}

/// A board, and what `solve` says of its puzzle.
pub(crate) struct Play<'a> {
    pub(crate) board: Board,
    answer: &'a Result<Grid, SolveError>,
    techniques: Techniques,
}

/// What there is to say to a player.
#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
pub(crate) enum Advice {
    Step(Step),
    Solved,
    Obstacle(Obstacle),
}

/// Why there is no step.
pub(crate) enum Obstacle {
    /// Cells differ from the solution.
    Mistakes(Mistakes),
    /// The puzzle has several solutions, but none with these digits and notes.
    NoneLeft,
    /// The puzzle has no solution.
    Impossible(String),
    /// The board shows that it has none.
    Contradicted(Contradiction),
    Stuck(Stuck),
}

/// That the techniques find no step.
pub(crate) struct Stuck {
    /// The level of the easiest step that any technique finds.
    pub(crate) needs: Level,
    /// Why the puzzle is not proper, if it is not.
    reason: Option<&'static str>,
}

impl Method {
    /// The board of a puzzle, with the digits and, if they count, the notes of the player.
    pub(crate) fn play<'a>(
        &self,
        known: Known<'_>,
        answer: &'a Result<Grid, SolveError>,
    ) -> Play<'a> {
        let board = match known.puzzle {
            Puzzle::Candidates(marks) => with_filled_cells(marks),
            Puzzle::Clues(clues) => {
                let contents = known.contents();
                let notes = match self.notes {
                    Notes::Used => contents.pencilmarks(),
                    Notes::Ignored => None,
                };
                let board = Board::from_play(clues, &contents.placed(), notes);
                // The answer is the proof.
                let proved = answer.is_ok().then(|| board.proved(&Proper::assume(clues)));
                proved.flatten().unwrap_or(board)
            }
        };
        Play { board, answer, techniques: self.techniques }
    }
}

impl Play<'_> {
    /// What the player needs to know next.
    pub(crate) fn advice(&self) -> Advice {
        if let Some(mistake) = self.mistake() {
            return Advice::Obstacle(mistake);
        }
        if let Some(reason) = self.why_impossible() {
            return Advice::Obstacle(Obstacle::Impossible(reason));
        }
        match hint::<Patterns>(&self.board, self.answer.as_ref().ok(), &self.techniques) {
            Hint::Step(step) => Advice::Step(step),
            Hint::Solved => Advice::Solved,
            Hint::Mistakes(mistakes) => Advice::Obstacle(Obstacle::Mistakes(mistakes)),
            Hint::Contradicted(reason) => Advice::Obstacle(Obstacle::Contradicted(reason)),
            Hint::Stuck(level) => Advice::Obstacle(Obstacle::Stuck(self.stuck(level))),
        }
    }

    /// Where the player went wrong.
    pub(crate) fn mistake(&self) -> Option<Obstacle> {
        match self.answer {
            Ok(solution) => check(&self.board, solution).map(Obstacle::Mistakes),
            Err(SolveError::NotUnique(_)) => match solve(&self.board.to_pencilmarks()) {
                Ok(_) | Err(SolveError::NotUnique(_)) => None,
                Err(_) => Some(Obstacle::NoneLeft),
            },
            Err(_) => None,
        }
    }

    /// The path to the end.
    pub(crate) fn path(&self) -> Path<Patterns> {
        Path::new(self.board, self.techniques)
    }

    /// Why a path is not one to the solution, or `None` if it is.
    pub(crate) fn obstacle(&self, end: Option<End>) -> Option<Obstacle> {
        match end {
            Some(End::Contradicted(reason)) => Some(Obstacle::Contradicted(reason)),
            Some(End::Stuck(level)) => Some(Obstacle::Stuck(self.stuck(level))),
            Some(End::Solved) | None => None,
        }
    }

    fn stuck(&self, needs: Level) -> Stuck {
        let reason = match self.answer {
            Ok(_) => None,
            Err(SolveError::NotUnique(_)) => Some("more than one solution"),
            Err(_) => Some("no solution"),
        };
        Stuck { needs, reason }
    }

    fn why_impossible(&self) -> Option<String> {
        match self.answer {
            Ok(_) | Err(SolveError::NotUnique(_)) => None,
            Err(reason) => Some(reason.to_string()),
        }
    }
}

impl Obstacle {
    /// What it says, in words of the field or in sentences for learners.
    pub(crate) fn in_words(&self, words: Words) -> String {
        let reason = match self {
            Self::Stuck(Stuck { reason: Some(reason), .. }) => reason,
            _ => "",
        };
        match (self.hint(), words) {
            (None, _) => match self {
                Self::Impossible(reason) => reason.clone(),
                _ => "no solution has these digits and candidates".to_owned(),
            },
            (Some(hint), Words::Notation) if reason.is_empty() => hint.to_string(),
            (Some(hint), Words::Notation) => format!("{hint}; the puzzle has {reason}"),
            (Some(hint), Words::Sentences) if reason.is_empty() => {
                hint.describe(&English).to_string()
            }
            (Some(hint), Words::Sentences) => {
                format!("{} The puzzle has {reason}.", hint.describe(&English))
            }
        }
    }

    /// The hint that it comes from.
    fn hint(&self) -> Option<Hint> {
        match self {
            Self::Mistakes(mistakes) => Some(Hint::Mistakes(*mistakes)),
            Self::Contradicted(contradiction) => Some(Hint::Contradicted(*contradiction)),
            Self::Stuck(stuck) => Some(Hint::Stuck(stuck.needs)),
            Self::NoneLeft | Self::Impossible(_) => None,
        }
    }
}

/// The board of a puzzle that is made of candidates. A cell with one candidate is filled if no peer
/// has that candidate: to place it would change nothing.
fn with_filled_cells(marks: &Pencilmarks) -> Board {
    let mut board = Board::from_pencilmarks(marks);
    for cell in Cell::ALL {
        let digit = marks.candidates(cell);
        if digit.len() == 1
            && let Some(digit) = digit.first()
            && !board.places(digit).intersects(CellSet::from_peers(cell))
        {
            board.place(cell, digit);
        }
    }
    board
}
