//! All that the techniques of a single digit remove, in one search.
//!
//! The search for a step takes the techniques one by one. A rating wants what all of them remove
//! together: what they have in common is done once here, and what is part of another technique is
//! left out. Skyscrapers and kites are turbot fish, and a dual kite or a dual empty rectangle
//! removes what its two parts do.

use sudoku_core::{Cell, CellSet, Digit, HouseSet};

use super::colors;
use super::compact::cells_of;
use super::lines::{columns, rows};
use super::links::{Link, Links};
use crate::board::Board;

/// All places of a digit that the techniques of a single digit remove: fish, turbot fish, empty
/// rectangles and colors.
pub(crate) fn removed_of_digit(board: &Board, digit: Digit) -> CellSet {
    let links = Links::new(board, digit);
    let places = links.places;
    if places.is_empty() {
        return CellSet::EMPTY;
    }
    let (rows, columns) = (rows(places).map(u32::from), columns(places));
    let mut removed = CellSet::EMPTY;
    each_fish(&rows, |base, cover| {
        removed |= loses(places, base | cover << 9, HouseSet::ROWS);
    });
    each_fish(&columns, |base, cover| {
        removed |= loses(places, base << 9 | cover, HouseSet::COLUMNS);
    });
    if !links.houses.is_empty() {
        removed |= turbot_fish(&links);
        removed |= colors::removed(&links);
        removed |= empty_rectangles(&rows, &columns, links.houses);
    }
    removed & places
}

/// What a fish removes, whose base are those of its houses that are of a kind.
#[cold]
fn loses(places: CellSet, houses: u32, base: HouseSet) -> CellSet {
    let houses = HouseSet::from_bits(houses).unwrap_or(HouseSet::EMPTY);
    (places & cells_of(houses - base)) - cells_of(houses & base)
}

/// Calls a function with the base and the cover of each fish of two to four lines, which are nine
/// bits each. Fish that have all places in their base are left out.
fn each_fish(lines: &[u32; 9], mut fish: impl FnMut(u32, u32)) {
    // A line that can be in a base, and its places.
    let mut usable = [(0, 0); 9];
    let mut count = 0;
    let mut largest = 0_u8;
    for (position, &places) in lines.iter().enumerate() {
        // One line at least stays outside.
        largest += u8::from(places != 0);
        if (2..=4).contains(&number(places))
            && let Some(next) = usable.get_mut(count)
        {
            *next = (1 << position, places);
            count += 1;
        }
    }
    let largest = largest.saturating_sub(1).min(4);
    if largest < 2 {
        return;
    }
    let mut one = usable.get(..count).unwrap_or_default();
    while let [(line_1, places_1), rest @ ..] = one {
        one = rest;
        let mut two = rest;
        while let [(line_2, places_2), rest @ ..] = two {
            two = rest;
            let (base, cover) = (line_1 | line_2, places_1 | places_2);
            if number(cover) == 2 {
                fish(base, cover);
            }
            if largest < 3 || number(cover) > largest {
                continue;
            }
            let mut three = rest;
            while let [(line_3, places_3), rest @ ..] = three {
                three = rest;
                let (base, cover) = (base | line_3, cover | places_3);
                if number(cover) == 3 {
                    fish(base, cover);
                }
                if largest < 4 || number(cover) > 4 {
                    continue;
                }
                for (line_4, places_4) in rest {
                    if number(cover | places_4) == 4 {
                        fish(base | line_4, cover | places_4);
                    }
                }
            }
        }
    }
}

/// The number of bits among nine.
#[inline]
fn number(bits: u32) -> u8 {
    static NUMBERS: [u8; 512] = {
        let mut numbers = [0; 512];
        let mut bits = 0;
        while bits < 512 {
            numbers[bits] = bits.count_ones() as u8;
            bits += 1;
        }
        numbers
    };
    NUMBERS[(bits & 0x1FF) as usize]
}

/// What the chains of two strong links and a weak one remove.
fn turbot_fish(links: &Links) -> CellSet {
    let mut list = Link::NONE;
    let mut removed = CellSet::EMPTY;
    let mut left = links.list(HouseSet::ALL, &mut list);
    while let [one, rest @ ..] = left {
        left = rest;
        let ([a, b], [at_a, at_b]) = (one.ends, one.houses);
        for other in rest {
            let ([c, d], [at_c, at_d]) = (other.ends, other.houses);
            if !(at_a | at_b).intersects(at_c | at_d) || (a == c || a == d || b == c || b == d) {
                continue;
            }
            // Those that see both ends, for each two ends that see each other.
            if at_a.intersects(at_c) {
                removed |= peers(b) & peers(d);
            }
            if at_b.intersects(at_c) {
                removed |= peers(a) & peers(d);
            }
            if at_a.intersects(at_d) {
                removed |= peers(b) & peers(c);
            }
            if at_b.intersects(at_d) {
                removed |= peers(a) & peers(c);
            }
        }
    }
    removed
}

/// The peers of a cell, from a table.
#[inline]
fn peers(cell: Cell) -> CellSet {
    static PEERS: [CellSet; 81] = {
        let mut peers = [CellSet::EMPTY; 81];
        let mut index = 0;
        while index < 81 {
            peers[index] = CellSet::from_peers(Cell::ALL[index]);
            index += 1;
        }
        peers
    };
    PEERS.get(cell.index()).map_or(CellSet::EMPTY, |peers| *peers)
}

/// The targets of the empty rectangles.
fn empty_rectangles(rows: &[u32; 9], columns: &[u32; 9], strong: HouseSet) -> CellSet {
    let mut targets = CellSet::EMPTY;
    let (strong_rows, strong_columns) = (strong.bits() & 0x1FF, strong.bits() >> 9 & 0x1FF);
    for (band, rows_of_band) in rows.as_chunks::<3>().0.iter().enumerate() {
        for stack in 0..3 {
            let [top, middle, bottom] = *rows_of_band;
            let in_row = |row: u32| row >> (3 * stack) & 0o7;
            let in_box = in_row(top) | in_row(middle) << 3 | in_row(bottom) << 6;
            let mut corners = CORNERS[(in_box & 0x1FF) as usize];
            while corners != 0 {
                let corner = corners.trailing_zeros() as usize;
                corners &= corners - 1;
                let (row, column) = (3 * band + corner / 3, 3 * stack + corner % 3);
                let (in_band, in_stack) = (0o7 << (3 * band), 0o7 << (3 * stack));
                // From the row by a strong link in a column, and from the column by one in a row.
                let in_row = strong_columns & line(rows, row) & !in_stack;
                each_end(columns, in_row, row, in_band, |end| {
                    targets.extend(Cell::at(end, column));
                });
                let in_column = strong_rows & line(columns, column) & !in_band;
                each_end(rows, in_column, column, in_stack, |end| {
                    targets.extend(Cell::at(row, end));
                });
            }
        }
    }
    targets
}

/// Of nine places in a box, row by row: the cells whose row and column have all of them, if neither
/// of these has all of them alone.
static CORNERS: [u16; 512] = {
    let mut all = [0; 512];
    let mut places = 0;
    while places < 512 {
        let mut corner = 0;
        while corner < 9 {
            let row = 0o7 << (corner / 3 * 3);
            let column = 0o111 << (corner % 3);
            let is_corner = places & !(row | column) == 0;
            if is_corner && places & !row != 0 && places & !column != 0 {
                all[places] |= 1 << corner;
            }
            corner += 1;
        }
        places += 1;
    }
    all
};

/// The places in a line.
#[inline]
fn line(lines: &[u32; 9], position: usize) -> u32 {
    lines.get(position).map_or(0, |places| *places)
}

/// Calls a function with the other end of the strong link in each of the lines chosen, all of which
/// have one that starts at a position, if it does not end in the chute.
#[inline]
fn each_end(lines: &[u32; 9], chosen: u32, start: usize, chute: u32, mut call: impl FnMut(usize)) {
    let mut left = chosen;
    while left != 0 {
        let end = line(lines, left.trailing_zeros() as usize) & !(1 << start);
        if end & chute == 0 {
            call(end.trailing_zeros() as usize);
        }
        left &= left - 1;
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use crate::finders::{Marks, Patterns, Search, Union};
    use crate::technique::Technique;
    use sudoku_core::{Candidates, Pencilmarks, RandomSource, SeededRandom};

    /// Places of a digit as dense as all kinds of puzzles have them, and boxes of which some are
    /// empty.
    fn places(random: &mut SeededRandom) -> CellSet {
        let percent = 10 + random.next_u32() % 60;
        let boxes = random.next_u32() | random.next_u32();
        let is_place =
            |cell: &Cell| boxes >> cell.box_index() & 1 == 1 && random.next_u32() % 100 < percent;
        Cell::ALL.into_iter().filter(is_place).collect()
    }

    #[test]
    fn what_a_digit_loses_is_what_its_techniques_remove() {
        let mut random = SeededRandom::new(3);
        let mut found = [0; 40];
        for _ in 0..20_000 {
            let digit = Digit::D5;
            let mut marks = Pencilmarks::from([Candidates::EMPTY; 81]);
            for cell in places(&mut random) {
                marks.set(cell, digit.into());
            }
            let board = Board::from_pencilmarks(&marks);
            let mut marks = Marks::EMPTY;
            marks.fill(&board);
            let mut expected = Union::EMPTY;
            let of_a_digit = Technique::XWing..=Technique::MultiColorsWrap;
            for technique in Technique::ALL.into_iter().filter(|it| of_a_digit.contains(it)) {
                let before = expected.removals.len();
                for unit in 0..Patterns::units(technique) {
                    let _ = Patterns::search(&board, &mut marks, technique, unit, &mut expected);
                }
                found[technique.index()] += u32::from(expected.removals.len() > before);
            }
            let actual = removed_of_digit(&board, digit);
            assert_eq!(actual, expected.removals.cells(digit), "{}", board.to_pencilmarks());
        }
        // Each kind of technique was needed.
        for technique in [
            Technique::XWing,
            Technique::Swordfish,
            Technique::Jellyfish,
            Technique::TurbotFish,
            Technique::EmptyRectangle,
            Technique::SimpleColorsTrap,
            Technique::SimpleColorsWrap,
            Technique::MultiColorsTrap,
            Technique::MultiColorsWrap,
        ] {
            assert!(found[technique.index()] > 20, "{technique}: {found:?}");
        }
    }
}
