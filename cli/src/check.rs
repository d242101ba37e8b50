//! What `check` says about a puzzle.

use std::io::{self, Write as _};
use std::task::Poll;

use sudoku_core::{CellSet, Grid, SolveError, redundant_clues};

use crate::known::{Known, Text};
use crate::place::{Properness, paused};
use crate::question::Minimality;
use crate::reading::Puzzle;
use crate::verdict::Verdict;

/// Writes whether a puzzle is proper, and every reason if it is not.
pub(crate) fn write(
    out: &mut Vec<u8>,
    known: Known<'_>,
    verdict: &Verdict,
    minimality: Minimality,
    max_nodes: Option<u32>,
) -> io::Result<Properness> {
    let size = known.puzzle.size();
    match verdict {
        Poll::Ready(Ok(solution)) => {
            let mut reasons = mistakes(known, solution);
            let minimal = match minimality {
                Minimality::Any => "",
                Minimality::Required => {
                    reasons.extend(redundancy(known.puzzle));
                    ", minimal"
                }
            };
            if reasons.is_empty() {
                writeln!(out, "proper, {size}{minimal}")?;
                return Ok(Properness::Proper);
            }
            writeln!(out, "! {size}: {}", reasons.join("; "))?;
        }
        Poll::Ready(Err(SolveError::Conflict(_))) => {
            let conflicts: Vec<_> = known.puzzle.conflicts().map(|it| it.to_string()).collect();
            writeln!(out, "! {size}: {}", conflicts.join("; "))?;
        }
        Poll::Ready(Err(reason)) => writeln!(out, "! {size}: {reason}")?,
        Poll::Pending => writeln!(out, "! {size}: {}", paused(max_nodes))?,
    }
    Ok(Properness::NotProper)
}

/// The redundant clues of a proper puzzle, or `None` if it is made of candidates.
pub(crate) fn redundant(puzzle: Puzzle<'_>) -> Option<CellSet> {
    match puzzle {
        Puzzle::Clues(grid) => redundant_clues(grid).ok(),
        Puzzle::Candidates(_) => None,
    }
}

/// Why a proper puzzle is not minimal.
fn redundancy(puzzle: Puzzle<'_>) -> Option<String> {
    let Some(cells) = redundant(puzzle) else {
        return Some("only a puzzle that is made of clues can be minimal".to_owned());
    };
    match cells.len() {
        0 => None,
        1 => Some(format!("1 clue is redundant: {cells}")),
        number => Some(format!("{number} clues are redundant: {cells}")),
    }
}

/// What a text has beside a proper puzzle that is wrong: placed digits, and a solution of its own.
pub(crate) fn mistakes(known: Known<'_>, solution: &Grid) -> Vec<String> {
    let Text::Reading(reading) = known.text else { return Vec::new() };
    let mut mistakes = Vec::new();
    for (cell, digit) in reading.contents.placed().clues() {
        if let Some(right) = solution.get(cell).filter(|right| *right != digit) {
            mistakes.push(format!("{cell} was filled with {digit}, but the solution has {right}"));
        }
    }
    if let Some(own) = reading.contents.solution() {
        let differs = own.clues().find(|&(cell, digit)| solution.get(cell) != Some(digit));
        if let Some((cell, digit)) = differs
            && let Some(right) = solution.get(cell)
        {
            mistakes.push(format!(
                "the solution beside it is wrong: it has {digit} in {cell}, and not {right}"
            ));
        }
    }
    mistakes
}
