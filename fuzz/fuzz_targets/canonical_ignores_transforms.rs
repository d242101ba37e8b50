//! Every image of a board has its canonical form, and `is_isomorphic` and `automorphisms` lead
//! where they should.
//!
//! The first eight bytes are the transform, and the others the board.
#![no_main]

use libfuzzer_sys::fuzz_target;
use oracle::board;
use sudoku_core::{
    Grid, Transform, automorphisms, canonicalize, canonicalize_effort, is_isomorphic,
};

/// The most rows that were ever tried for one grid, and then some.
const MOST: u32 = 20_000;

fuzz_target!(|bytes: &[u8]| {
    let Some((number, rest)) = bytes.split_first_chunk::<8>() else { return };
    let index = u64::from_le_bytes(*number) % Transform::COUNT;
    let transform = Transform::from_index(index).expect("below the number of transforms");
    assert_eq!(transform.index(), index);
    assert_eq!(transform.to_string().parse(), Ok(transform));

    let grid = Grid::from_bytes(board(rest)).expect("digits");
    let image = transform.apply(&grid);
    assert_eq!(transform.inverse().apply(&image), grid);
    let (canonical, to_canonical) = canonicalize(&grid);
    assert_eq!(to_canonical.apply(&grid), canonical, "{grid}");
    let (of_image, _) = canonicalize(&image);
    assert_eq!(of_image, canonical, "{grid} and {image}");
    let between = is_isomorphic(&grid, &image).expect("an image");
    assert_eq!(between.apply(&grid), image, "{grid}");

    for grid in [&grid, &image, &canonical] {
        let effort = canonicalize_effort(grid);
        assert!(effort < MOST, "{effort} rows for {grid}");
    }
    let count = automorphisms(&grid).len();
    assert_eq!(automorphisms(&canonical).len(), count, "{grid}");
    for automorphism in automorphisms(&grid).step_by(count / 8 + 1) {
        assert_eq!(automorphism.apply(&grid), grid, "{grid}: {automorphism}");
    }
});
