//! A grid as a table of a notebook.

use core::fmt::Write as _;

use sudoku_core::{Cell, Conflict, Grid};

/// A table of nine rows with thick lines between boxes. The digits of the clues are bold.
/// Digits in a conflict are red, and have the conflict as their title.
///
/// The style is written in each element: a notebook that is saved keeps it.
pub(crate) fn table(grid: &Grid, clues: &Grid) -> String {
    let conflicts: Vec<Conflict> = grid.conflicts().collect();
    let mut html = String::from(
        "<table class=\"sudoku\" style=\"border-collapse:collapse;border:2px solid currentColor\">\
         <tbody>",
    );
    for row in 0..9 {
        html.push_str("<tr style=\"background:none\">");
        for cell in Cell::ALL.into_iter().filter(|cell| cell.row_index() == row) {
            write_cell(&mut html, grid, clues, cell, &conflicts);
        }
        html.push_str("</tr>");
    }
    html.push_str("</tbody></table>");
    html
}

fn write_cell(html: &mut String, grid: &Grid, clues: &Grid, cell: Cell, conflicts: &[Conflict]) {
    let width = |index: usize| if index % 3 == 2 && index < 8 { 2 } else { 1 };
    // Writing to a string does not fail.
    let _ = write!(
        html,
        "<td style=\"width:1.6em;height:1.6em;padding:0;text-align:center;\
         border:1px solid currentColor;border-right-width:{}px;border-bottom-width:{}px",
        width(cell.column_index()),
        width(cell.row_index()),
    );
    let mut titles = conflicts.iter().filter(|one| one.first == cell || one.second == cell);
    if let Some(first) = titles.next() {
        let _ = write!(html, ";color:#c00;background:#fdd\" title=\"{first}");
        for other in titles {
            let _ = write!(html, "; {other}");
        }
    }
    html.push_str("\">");
    if let Some(digit) = grid.get(cell) {
        let _ = match clues.get(cell) {
            Some(_) => write!(html, "<b>{digit}</b>"),
            None => write!(html, "{digit}"),
        };
    }
    html.push_str("</td>");
}
