//! Contradictions of several houses that together have too few digits.

use super::set::set;
use crate::Marks;
use crate::houses::{cells_of, houses_of};
use crate::random::Draw;

/// The cells of the box of a cell.
fn box_of(cell: usize) -> [usize; 9] {
    cells_of(houses_of(cell)[2])
}

pub(super) fn two_houses(draw: &mut impl Draw, marks: &mut Marks) {
    // The digits of `line` fit once in the line, those of `corner` once in the box; the cells of
    // both may have either.
    let (at, band) = (draw.below(18), draw.below(3));
    let line = cells_of(at);
    let meeting: Vec<usize> = line[3 * band..3 * band + 3].to_vec();
    let corner = box_of(meeting[0]);
    let shared = 2 + draw.below(2);
    let digits = draw.some_of(9, 9);
    let of_line = 2 + draw.below(3);
    let of_box = 2 + draw.below(3);
    let (in_line, in_box) = (set(&digits[..of_line]), set(&digits[of_line..of_line + of_box]));
    // One cell more than digits: `shared` where they meet, the rest on either side, never overfull
    // alone.
    let outside = of_line + of_box + 1 - shared;
    let most_in_line = of_line.min(6);
    let least_in_line = outside.saturating_sub(of_box.min(6));
    let mut line_cells = least_in_line + draw.below(most_in_line.saturating_sub(least_in_line) + 1);
    line_cells = line_cells.min(outside);
    for place in draw.some_of(shared, 3) {
        marks[meeting[place]] = in_line | in_box;
    }
    let of_line: Vec<usize> = line.into_iter().filter(|cell| !meeting.contains(cell)).collect();
    let of_box: Vec<usize> = corner.into_iter().filter(|cell| !meeting.contains(cell)).collect();
    for place in draw.some_of(line_cells, 6) {
        marks[of_line[place]] = in_line;
    }
    for place in draw.some_of(outside - line_cells, 6) {
        marks[of_box[place]] = in_box;
    }
}

pub(super) fn three_houses(draw: &mut impl Draw, marks: &mut Marks) {
    let line = cells_of(draw.below(18));
    let digits = draw.some_of(9, 9);
    let in_line = 2 + draw.below(2);
    let in_boxes = [2 + draw.below(2), 2 + draw.below(2)];
    // One cell more than digits. Six of them are where the line meets its first and its last box.
    let mut missing = in_line + in_boxes[0] + in_boxes[1] + 1 - 6;
    let mut first = in_line;
    let of_line = set(&digits[..in_line]);
    for (meeting, in_box) in [&line[..3], &line[6..]].into_iter().zip(in_boxes) {
        let of_box = set(&digits[first..first + in_box]);
        first += in_box;
        meeting.iter().for_each(|&cell| marks[cell] = of_line | of_box);
        let others: Vec<usize> =
            box_of(meeting[0]).into_iter().filter(|cell| !meeting.contains(cell)).collect();
        let count = in_box.min(missing);
        missing -= count;
        draw.some_of(count, 6).into_iter().for_each(|place| marks[others[place]] = of_box);
    }
    for place in draw.some_of(missing, 3) {
        marks[line[3 + place]] = of_line;
    }
}

pub(super) fn rows_and_columns(draw: &mut impl Draw, marks: &mut Marks) {
    let (rows, columns) = (draw.some_of(4, 9), draw.some_of(4, 9));
    let digits = draw.some_of(9, 9);
    let of_rows = 1 + draw.below(3);
    let (rows_have, columns_have) = (&digits[..of_rows], &digits[of_rows..4]);
    for &row in &rows {
        for &column in &columns {
            marks[9 * row + column] = set(&digits[..4]);
        }
    }
    // One digit cannot be here in one of its lines.
    if draw.below(2) == 0 {
        let row = rows[draw.below(4)];
        let digit = rows_have[draw.below(rows_have.len())];
        columns.iter().for_each(|column| marks[9 * row + column] &= !(1 << digit));
    } else {
        let column = columns[draw.below(4)];
        let digit = columns_have[draw.below(columns_have.len())];
        rows.iter().for_each(|row| marks[9 * row + column] &= !(1 << digit));
    }
}
