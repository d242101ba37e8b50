//! Boards, with colours or without.

use std::io::{self, Write};

use sudoku_core::{Cell, Grid};

use crate::convert::candidates;
use crate::known::Known;
use crate::question::{Drawing, Ink};
use crate::reading::Puzzle;

const RED: &str = "\x1b[31m";
const GREEN: &str = "\x1b[32m";
const BOLD: &str = "\x1b[1m";
const RESET: &str = "\x1b[0m";

/// Writes a puzzle as a board and a line feed; digits that are in conflict are red, and clues among
/// candidates bold. A puzzle of candidates is always drawn with them.
pub(crate) fn write_puzzle(
    out: &mut impl Write,
    known: Known<'_>,
    drawing: Drawing,
    ink: Ink,
) -> io::Result<()> {
    let puzzle = known.puzzle.clues();
    let conflicting = puzzle.conflicting_cells();
    match (drawing, known.puzzle) {
        (Drawing::Clues, Puzzle::Clues(_)) => {
            write_board(out, &format!("{puzzle:#}"), ink, |cell| {
                conflicting.contains(cell).then_some(RED)
            })
        }
        (Drawing::Candidates, _) | (_, Puzzle::Candidates(_)) => {
            let marks = candidates(&known.contents());
            write_board(out, &format!("{marks:#}"), ink, |cell| match puzzle.get(cell) {
                Some(_) if conflicting.contains(cell) => Some(RED),
                Some(_) => Some(BOLD),
                None => None,
            })
        }
    }
}

/// Writes a solution as a board and a line feed; digits that are no clues are green.
pub(crate) fn write_solution(
    out: &mut impl Write,
    puzzle: &Grid,
    solution: &Grid,
    ink: Ink,
) -> io::Result<()> {
    write_board(out, &format!("{solution:#}"), ink, |cell| {
        puzzle.get(cell).is_none().then_some(GREEN)
    })
}

/// Writes a board that the library has drawn. Between its borders there is one word for each cell.
fn write_board(
    out: &mut impl Write,
    board: &str,
    ink: Ink,
    colour: impl Fn(Cell) -> Option<&'static str>,
) -> io::Result<()> {
    if let Ink::Plain = ink {
        return writeln!(out, "{board}");
    }
    let mut cells = Cell::ALL.into_iter();
    for line in board.lines() {
        for word in line.split_inclusive(' ') {
            let is_cell = !word.starts_with(['|', '+', ' ']);
            let colour = if is_cell { cells.next().and_then(&colour) } else { None };
            match colour {
                Some(colour) => {
                    let digits = word.trim_end();
                    let space = word.get(digits.len()..).unwrap_or_default();
                    write!(out, "{colour}{digits}{RESET}{space}")?;
                }
                None => write!(out, "{word}")?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::known::Text;
    use crate::place::Place;

    const PUZZLE: &str =
        "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn without_colours(text: &[u8]) -> String {
        let mut text = String::from_utf8(text.to_vec()).unwrap();
        for colour in [RED, GREEN, BOLD, RESET] {
            text = text.replace(colour, "");
        }
        text
    }

    #[test]
    fn colours_change_nothing_else() {
        let grid: Grid = PUZZLE.parse().unwrap();
        let place = Place { input: "x", line: 1, item: 0 };
        let text = Text::Grid(PUZZLE.as_bytes());
        let puzzle = Known { puzzle: Puzzle::Clues(&grid), place, text };
        for drawing in [Drawing::Clues, Drawing::Candidates] {
            let [plain, coloured] = [Ink::Plain, Ink::Coloured].map(|ink| {
                let mut out = Vec::new();
                write_puzzle(&mut out, puzzle, drawing, ink).unwrap();
                out
            });
            assert_eq!(without_colours(&coloured).into_bytes(), plain);
            let red = String::from_utf8(coloured).unwrap().matches("\x1b[31m5\x1b[0m").count();
            assert_eq!(red, 2, "two 5s in row 1");
        }
    }

    #[test]
    fn what_was_found_is_green() {
        let puzzle: Grid = PUZZLE.replacen("55", "53", 1).parse().unwrap();
        let solution = sudoku_core::solve(&puzzle).unwrap();
        let mut out = Vec::new();
        write_solution(&mut out, &puzzle, &solution, Ink::Coloured).unwrap();
        let text = String::from_utf8(out.clone()).unwrap();
        assert_eq!(text.matches(GREEN).count(), 81 - puzzle.clue_count());
        assert_eq!(without_colours(&out), format!("{solution:#}\n"));
    }
}
