//! What a runtime sees: every function of the module.
#![allow(unsafe_code, reason = "a fixed name for a function is unsafe; each name is used once")]

use core::task::Poll;

use sudoku_core::{Generator, canonicalize as canonical_form, is_minimal as minimal};
use sudoku_core_abi::{Status, Transform, symmetry_at};
use sudoku_core_module::{export_addresses, export_version};

use crate::memory::{BUFFERS, Buffers, with_buffers, with_grid};

export_addresses! {
    BUFFERS, Buffers;
    grid_address: grid,
    result_address: result,
    transform_address: transform,
    wishes_address: wishes,
    words_address: words,
    detail_address: detail,
    generator_address: generator,
}

export_version! {}

/// Returns the size of the buffer for the generator.
#[unsafe(no_mangle)]
extern "C" fn generator_size() -> usize {
    size_of::<Generator>()
}

/// Begins `generator` with `wishes` and a seed, of which the two halves are passed.
///
/// Returns `Ok`; one of the `Impossible` statuses with `words`; `NotASymmetry`; or `NotADigit`.
/// After any other status than `Ok`, the generator has no wishes.
#[unsafe(no_mangle)]
extern "C" fn generator_start(seed_low: u32, seed_high: u32) -> Status {
    with_buffers(|buffers| {
        buffers.generator = Generator::new(u64::from(seed_high) << 32 | u64::from(seed_low));
        let wishes = match buffers.wishes.wishes() {
            Ok(wishes) => wishes,
            Err(misuse) => return misuse,
        };
        match buffers.generator.set_wishes(wishes) {
            Ok(()) => Status::Ok,
            Err(impossible) => buffers.say(&impossible, Status::from(&impossible)),
        }
    })
}

/// Resumes the work of `generator` on the next puzzle for about `budget` nodes.
///
/// Returns `Ok` with the puzzle in `result`; `Paused`; or one of the `Unmet` statuses with `words`.
#[unsafe(no_mangle)]
extern "C" fn generate_within(budget: u32) -> Status {
    with_buffers(|buffers| match buffers.generator.generate_within(budget) {
        Poll::Pending => Status::Paused,
        Poll::Ready(Ok(puzzle)) => buffers.put(&puzzle),
        Poll::Ready(Err(unmet)) => buffers.say(&unmet, Status::from(&unmet)),
    })
}

/// Writes the name of the symmetry with a number to `words`; returns `Ok`, or `NotASymmetry`.
#[unsafe(no_mangle)]
extern "C" fn symmetry_name(symmetry: i32) -> Status {
    with_buffers(|buffers| match symmetry_at(symmetry) {
        Some(symmetry) => buffers.say(&symmetry.name(), Status::Ok),
        None => Status::NotASymmetry,
    })
}

/// Returns 1 if `grid` is a minimal puzzle and 0 if not; or `NotADigit`.
#[unsafe(no_mangle)]
extern "C" fn is_minimal() -> i32 {
    let mut is = false;
    let status = with_grid(|_, puzzle| {
        is = minimal(&puzzle);
        Status::Ok
    });
    if status == Status::Ok { i32::from(is) } else { status as i32 }
}

/// Removes clues of `grid` until it is minimal: returns `Ok` with the puzzle in `result`;
/// `Conflict`; `NoSolution`; `NotUnique`; or `NotADigit`.
#[unsafe(no_mangle)]
extern "C" fn minimize() -> Status {
    with_grid(|buffers, puzzle| match sudoku_core::minimize(&puzzle) {
        Ok(minimal) => buffers.put(&minimal),
        Err(error) => Status::from(&error),
    })
}

/// Writes the canonical form of `grid` to `result`, and a transform that leads to it to
/// `transform`; returns `Ok`, or `NotADigit`.
#[unsafe(no_mangle)]
extern "C" fn canonicalize() -> Status {
    with_grid(|buffers, grid| {
        let (canonical, transform) = canonical_form(&grid);
        buffers.transform = Transform::from(transform);
        buffers.put(&canonical)
    })
}

/// Writes the image of `grid` under `transform` to `result`; returns `Ok`, `NotADigit`, or
/// `NotATransform`.
#[unsafe(no_mangle)]
extern "C" fn apply() -> Status {
    with_grid(|buffers, grid| match buffers.transform.transform() {
        Ok(transform) => buffers.put(&transform.apply(&grid)),
        Err(misuse) => misuse,
    })
}
