//! The feature `rand_core`: the adapted generator hands every number on, owned or borrowed. Run it
//! with `cargo test --features rand_core --test rand_core`.
#![allow(clippy::unwrap_used)] // a test fails by panicking

use rand::rngs::{SmallRng, Xoshiro128PlusPlus};
use rand::{Rng, SeedableRng};
use sudoku_core::{
    Generator, RandCore, RandomSource, SeededRandom, Symmetry, Transform, Wishes, random_solution,
};

#[test]
fn the_numbers_are_those_of_the_generator() {
    let mut expected = SmallRng::seed_from_u64(3);
    let mut source = RandCore(SmallRng::seed_from_u64(3));
    for _ in 0..100 {
        assert_eq!(source.next_u32(), expected.next_u32());
    }
    assert_eq!(RandCore(&mut source.0).next_u32(), expected.next_u32());
    // A generator behind a pointer to its trait, and a borrowed source.
    let generator: &mut dyn Rng = &mut source.0;
    assert_eq!(RandCore(generator).next_u32(), expected.next_u32());
    let borrowed = &mut source;
    assert_eq!(RandomSource::next_u32(borrowed), expected.next_u32());
    assert_eq!(source.next_u32(), expected.next_u32());
}

/// `rand` has the generator of [`SeededRandom`] too, and seeds it from the same state alike: so the
/// same puzzles come out.
#[test]
fn the_same_numbers_lead_to_the_same_puzzles() {
    let mut ours = SeededRandom::new(1);
    let mut theirs = RandCore(Xoshiro128PlusPlus::seed_from_u64(1));
    let numbers: Vec<u32> = (0..100).map(|_| ours.next_u32()).collect();
    assert!(numbers.iter().all(|number| *number == theirs.next_u32()));
    assert_eq!(random_solution(&mut ours), random_solution(&mut theirs));
    assert_eq!(Transform::random(&mut ours), Transform::random(&mut theirs));
    let wishes = Wishes::NONE.symmetry(Symmetry::HalfTurn).minimal();
    let mut generators = (Generator::from_source(ours), Generator::from_source(theirs));
    generators.0.set_wishes(wishes.clone()).unwrap();
    generators.1.set_wishes(wishes).unwrap();
    for _ in 0..20 {
        assert_eq!(generators.0.generate().unwrap(), generators.1.generate().unwrap());
    }
}
