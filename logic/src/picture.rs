//! A picture of a step.

use core::fmt::{self, Write};

use sudoku_core::{CandidateSet, Cell, CellSet, Digit, HouseKind, HouseSet};

use crate::board::Board;
use crate::chain::{LinkKind, Node};
use crate::step::Step;

/// The width and the height of the picture, of its margin, of a cell, and of a candidate in it.
const SIZE: usize = 500;
const MARGIN: usize = 7;
const CELL: usize = 54;
const MARK: usize = 18;

/// The colors of the four parts of a pattern: tints of blue, orange, purple and yellow that people
/// with any kind of color vision tell apart. They are of different lightness too.
const PARTS: [&str; 4] = ["#bcdcf5", "#fbd9a5", "#e9cfe4", "#f6f2b0"];

impl Step {
    /// Writes a picture of the step on its board as SVG, 500 units wide and high.
    ///
    /// ```text
    /// background        a color for each of the parts of the pattern
    /// solid frame       a house of the pattern       dashed frame   a house that loses candidates
    /// bold digit        a clue                       other digit    a cell that was filled later
    /// blue candidate    one of the pattern           red, struck    one that the step removes
    /// green candidate   the digit that is placed
    /// solid line        a strong link                dashed line    a weak link
    /// ```
    ///
    /// The title is the line of the step, for those who hear pictures. The picture has a background
    /// of its own, and no script, style sheet or font, so it looks the same on every page, and can
    /// be a part of an HTML document. The same step gives the same text.
    ///
    /// The board must be the one that the step was found on: the step itself does not know it.
    ///
    /// # Errors
    ///
    /// Returns the error of the writer.
    ///
    /// ```
    /// use sudoku_logic::{Basic, Board, Techniques, core::Grid, next_step};
    ///
    /// let puzzle: Grid =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let board = Board::from_grid(&puzzle);
    /// let step = next_step::<Basic>(&board, &Techniques::DEFAULT).unwrap();
    /// let mut picture = String::new();
    /// step.svg(&board, &mut picture)?;
    /// assert!(picture.contains("<title>hidden single: 8 in box 2 =&gt; r1c6=8</title>"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn svg(&self, board: &Board, out: &mut impl Write) -> fmt::Result {
        write!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIZE} {SIZE}\" \
             width=\"{SIZE}\" height=\"{SIZE}\" role=\"img\" font-family=\"sans-serif\" \
             text-anchor=\"middle\">\n<title>"
        )?;
        write!(Escaped(out), "{self}")?;
        writeln!(out, "</title>")?;
        rectangle(out, [0, 0, SIZE, SIZE], format_args!("fill=\"#fff\""))?;
        for (part, color) in self.parts().iter().zip(PARTS) {
            cells(out, *part, color)?;
        }
        lines(out)?;
        frames(out, self.houses(), "stroke=\"#0b5cad\"")?;
        frames(out, self.covers(), "stroke=\"#a85a00\" stroke-dasharray=\"9 5\"")?;
        self.links_of(out)?;
        digits(out, board)?;
        self.marks(out, board)?;
        writeln!(out, "</svg>")
    }

    /// The candidates that the pattern is made of.
    fn pattern(&self, board: &Board) -> CandidateSet {
        let mut pattern = CandidateSet::EMPTY;
        for Node { digit, cells } in self.nodes() {
            *pattern.cells_mut(digit) |= cells;
        }
        if pattern.is_empty() {
            for digit in self.digits() {
                *pattern.cells_mut(digit) = self.cells() & board.places(digit);
            }
        }
        pattern
    }

    /// Draws the candidates of the empty cells.
    fn marks(&self, out: &mut impl Write, board: &Board) -> fmt::Result {
        let pattern = self.pattern(board);
        writeln!(out, "<g font-size=\"14\" fill=\"#4a4a4a\">")?;
        for cell in board.empty() {
            for digit in board.candidates(cell) {
                let (x, y) = center(digit, cell);
                let class = if self.placement() == Some((cell, digit)) {
                    Some(("placed", "#1b7a3d", "#fff"))
                } else if self.removals().contains(cell, digit) {
                    Some(("removed", "#fff", "#b00020"))
                } else if pattern.contains(cell, digit) {
                    Some(("pattern", "#0b5cad", "#fff"))
                } else {
                    None
                };
                if let Some((class, disc, ink)) = class {
                    write!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"8\" fill=\"{disc}\"/>")?;
                    write!(out, "<text class=\"{class}\" fill=\"{ink}\" font-weight=\"bold\"")?;
                } else {
                    write!(out, "<text")?;
                }
                writeln!(out, " x=\"{x}\" y=\"{}\">{digit}</text>", y + 5)?;
            }
        }
        writeln!(out, "</g>")?;
        for (cell, digit) in self.removals().iter() {
            let (x, y) = center(digit, cell);
            let (left, top) = (x.saturating_sub(7), y.saturating_sub(7));
            let (right, bottom) = (x + 7, y + 7);
            writeln!(
                out,
                "<path class=\"strike\" stroke=\"#b00020\" stroke-width=\"2\" \
                 d=\"M{left} {bottom}L{right} {top}\"/>"
            )?;
        }
        Ok(())
    }

    /// Draws the links of the chain.
    fn links_of(&self, out: &mut impl Write) -> fmt::Result {
        for link in self.links() {
            let ((from_x, from_y), (to_x, to_y)) = (middle(link.from), middle(link.to));
            let dashes = match link.kind {
                LinkKind::Strong => "",
                LinkKind::Weak => " stroke-dasharray=\"5 4\"",
            };
            writeln!(
                out,
                "<path stroke=\"#7a2e8a\" stroke-width=\"3\"{dashes} \
                 d=\"M{from_x} {from_y}L{to_x} {to_y}\"/>"
            )?;
        }
        Ok(())
    }
}

/// Draws a rectangle: its left, its top, its width and its height.
fn rectangle(
    out: &mut impl Write,
    [x, y, width, height]: [usize; 4],
    style: fmt::Arguments<'_>,
) -> fmt::Result {
    writeln!(out, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" {style}/>")
}

/// Gives cells a background.
fn cells(out: &mut impl Write, cells: CellSet, color: &str) -> fmt::Result {
    for cell in cells {
        let (x, y) = corner(cell);
        rectangle(out, [x, y, CELL, CELL], format_args!("fill=\"{color}\""))?;
    }
    Ok(())
}

/// Draws the lines between cells, and thicker ones between boxes.
fn lines(out: &mut impl Write) -> fmt::Result {
    for (is_between_boxes, width, color) in [(false, 1, "#999"), (true, 3, "#222")] {
        write!(out, "<path stroke=\"{color}\" stroke-width=\"{width}\" d=\"")?;
        let end = MARGIN + 9 * CELL;
        for line in (0..10).filter(|line| (line % 3 == 0) == is_between_boxes) {
            let at = MARGIN + line * CELL;
            write!(out, "M{MARGIN} {at}H{end}M{at} {MARGIN}V{end}")?;
        }
        writeln!(out, "\"/>")?;
    }
    Ok(())
}

/// Draws frames around houses.
fn frames(out: &mut impl Write, houses: HouseSet, stroke: &str) -> fmt::Result {
    for house in houses {
        let Some(cell) = CellSet::from_house(house).first() else { continue };
        let (x, y) = corner(cell);
        let (width, height) = match house.kind() {
            HouseKind::Row => (9 * CELL, CELL),
            HouseKind::Column => (CELL, 9 * CELL),
            HouseKind::Box => (3 * CELL, 3 * CELL),
        };
        let style = format_args!("fill=\"none\" stroke-width=\"4\" {stroke}");
        rectangle(out, [x, y, width, height], style)?;
    }
    Ok(())
}

/// Draws the digits of the filled cells.
fn digits(out: &mut impl Write, board: &Board) -> fmt::Result {
    writeln!(out, "<g font-size=\"34\">")?;
    for cell in board.filled() {
        let Some(digit) = board.candidates(cell).first() else { continue };
        let (x, y) = corner(cell);
        let style = if board.clues().contains(cell) {
            "fill=\"#111\" font-weight=\"bold\""
        } else {
            "fill=\"#1a4f8a\""
        };
        let (x, y) = (x + CELL / 2, y + CELL / 2 + 12);
        writeln!(out, "<text {style} x=\"{x}\" y=\"{y}\">{digit}</text>")?;
    }
    writeln!(out, "</g>")
}

/// The left and the top of a cell.
fn corner(cell: Cell) -> (usize, usize) {
    (MARGIN + cell.column_index() * CELL, MARGIN + cell.row_index() * CELL)
}

/// The middle of a candidate.
fn center(digit: Digit, cell: Cell) -> (usize, usize) {
    let (x, y) = corner(cell);
    let (column, row) = (digit.index() % 3, digit.index() / 3);
    (x + MARK / 2 + column * MARK, y + MARK / 2 + row * MARK)
}

/// The middle of a node: of several candidates, what lies between them.
fn middle(node: Node) -> (usize, usize) {
    let mut sum = (0, 0);
    for cell in node.cells {
        let (x, y) = center(node.digit, cell);
        sum = (sum.0 + x, sum.1 + y);
    }
    let count = node.cells.len().max(1);
    (sum.0 / count, sum.1 / count)
}

/// Writes text for XML.
struct Escaped<'a, W>(&'a mut W);

impl<W: Write> Write for Escaped<'_, W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.chars().try_for_each(|char| match char {
            '<' => self.0.write_str("&lt;"),
            '>' => self.0.write_str("&gt;"),
            '&' => self.0.write_str("&amp;"),
            _ => self.0.write_char(char),
        })
    }
}
