//! `Symmetry`: its orbits against the maps that it is made of.
#![allow(clippy::unwrap_used)] // a test fails by panicking

use sudoku_core::{Cell, CellSet, Symmetry};

#[test]
fn an_orbit_is_what_repeated_maps_reach() {
    type Map = fn(usize, usize) -> (usize, usize);
    let half: Map = |row, column| (8 - row, 8 - column);
    let quarter: Map = |row, column| (column, 8 - row);
    let left_right: Map = |row, column| (row, 8 - column);
    let up_down: Map = |row, column| (8 - row, column);
    let diagonal: Map = |row, column| (column, row);
    let antidiagonal: Map = |row, column| (8 - column, 8 - row);
    let generators: [&[Map]; 10] = [
        &[],
        &[half],
        &[quarter],
        &[left_right],
        &[up_down],
        &[left_right, up_down],
        &[diagonal],
        &[antidiagonal],
        &[diagonal, antidiagonal],
        &[quarter, diagonal],
    ];
    for (symmetry, maps) in Symmetry::ALL.into_iter().zip(generators) {
        for cell in Cell::ALL {
            let mut orbit = CellSet::from(cell);
            loop {
                let images = orbit.iter().flat_map(|cell| {
                    let at = (cell.row_index(), cell.column_index());
                    maps.iter().map(move |map| map(at.0, at.1))
                });
                let more: CellSet =
                    images.map(|(row, column)| Cell::at(row, column).unwrap()).collect();
                if more.is_subset(orbit) {
                    break;
                }
                orbit |= more;
            }
            assert_eq!(symmetry.orbit(cell), orbit, "{symmetry}, {cell}");
        }
    }
}
