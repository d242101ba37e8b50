//! Puzzles at random, in the memory of the caller.

use core::ffi::{CStr, c_char, c_void};
use core::{ptr, task::Poll};

use sudoku_core::Generator;
use sudoku_core_abi::{Marked, Status, Wishes, symmetry_at};

use crate::memory::{overlap, value_at, write_grid};
use crate::place::{begin, search_at};

/// Returns the number of bytes of memory that a generator takes: some kilobytes.
///
/// Call it at run time, as sudoku_search_size().
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_generator_size() -> usize {
    size_of::<Marked<Generator>>()
}

/// Returns the alignment of the memory for a generator, a power of two.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_generator_align() -> usize {
    align_of::<Marked<Generator>>()
}

/// Begins a generator of puzzles in memory of the caller.
///
/// The same seed and the same wishes lead to the same puzzles on every platform, with every engine
/// and in every version, also in Rust and JavaScript.
///
/// generator: `size` bytes, at least sudoku_generator_size(), that begin at a multiple of
/// sudoku_generator_align(). seed: every one is as good as another. wishes: what the puzzles are to
/// be like, not needed after the call; NULL for any proper puzzle.
///
/// Returns OK; one of the IMPOSSIBLE statuses if no puzzle can meet the wishes; NOT_A_SYMMETRY; or
/// NOT_A_DIGIT for the wanted solution. What sudoku_search_init() says of other statuses, of the
/// end of a search and of its copies is true here as well. The function needs up to twice
/// sudoku_generator_size() bytes of stack.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_generator_init(
    generator: *mut c_void,
    size: usize,
    seed: u64,
    wishes: *const Wishes,
) -> Status {
    let read = || {
        if wishes.is_null() {
            return Wishes::NONE.wishes();
        }
        // SAFETY: the caller guarantees wishes at `wishes`; every bit pattern is some.
        unsafe { value_at(wishes) }?.wishes()
    };
    let mut impossible = None;
    // SAFETY: the caller guarantees `size` bytes at `generator`.
    let status = unsafe {
        begin::<Generator, _>(generator, size, read, |wishes| {
            let mut made = Generator::new(seed);
            impossible = made.set_wishes(wishes.clone()).err();
            made
        })
    };
    match impossible {
        Some(wish) => {
            // SAFETY: the memory has just been written, so it is aligned and large enough.
            unsafe { Marked::unmark(generator.cast::<Marked<Generator>>()) }
            Status::from(&wish)
        }
        None => status,
    }
}

/// Resumes the work on the next puzzle for about `budget` nodes, which sudoku_search_next()
/// describes.
///
/// The start of an attempt counts as eight nodes and is not divided. Any sequence of budgets leads
/// to the same puzzles. generator: begun by sudoku_generator_init(). puzzle: 81 bytes outside of
/// the memory of the generator.
///
/// Returns OK with a puzzle written, which always has exactly one solution and is as it was wished;
/// PAUSED if the budget ran out, after which another call resumes the work; or one of the UNMET
/// statuses if none of the attempts met the wishes. After each of them the next call begins another
/// puzzle. To have a puzzle whatever it takes, pass a budget of UINT32_MAX as long as it pauses.
///
/// The function needs less than 12 KB of stack.
/// cbindgen:ptrs-as-arrays=[[puzzle; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_generator_next(
    generator: *mut c_void,
    budget: u32,
    puzzle: *mut u8,
) -> Status {
    if puzzle.is_null() {
        return Status::NullPointer;
    }
    // SAFETY: the caller guarantees memory for a generator at `generator`, which nobody else uses
    // now.
    let making = match unsafe { search_at::<Generator>(generator) } {
        Ok(making) => making,
        Err(misuse) => return misuse,
    };
    if overlap(generator, sudoku_generator_size(), puzzle, 81) {
        return Status::Overlap;
    }
    match making.generate_within(budget) {
        Poll::Pending => Status::Paused,
        Poll::Ready(Err(unmet)) => Status::from(&unmet),
        Poll::Ready(Ok(made)) => {
            // SAFETY: the caller guarantees 81 bytes at `puzzle`.
            unsafe { write_grid(puzzle, &made) }
            Status::Ok
        }
    }
}

const NAMES: [&CStr; 10] = [
    c"none",
    c"half-turn",
    c"quarter-turn",
    c"left-right",
    c"up-down",
    c"cross",
    c"diagonal",
    c"antidiagonal",
    c"diagonals",
    c"full",
];

/// Returns the name of the symmetry with a number, from 0: "none", "half-turn", "quarter-turn",
/// "left-right", "up-down", "cross", "diagonal", "antidiagonal", "diagonals" or "full".
///
/// Returns NULL if there is none with this number.
///
/// The text stays valid as long as the program runs, and the numbers are the same in every version.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_symmetry_name(symmetry: i32) -> *const c_char {
    let name = symmetry_at(symmetry).and_then(|symmetry| {
        NAMES.iter().find(|name| name.to_bytes() == symmetry.name().as_bytes())
    });
    name.map_or(ptr::null(), |name| name.as_ptr())
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use sudoku_core::Symmetry;

    #[test]
    fn every_symmetry_has_its_name() {
        for (number, symmetry) in (0..).zip(Symmetry::ALL) {
            // SAFETY: it is a text that ends with NUL.
            let name = unsafe { CStr::from_ptr(sudoku_symmetry_name(number)) };
            assert_eq!(name.to_bytes(), symmetry.name().as_bytes());
        }
        for number in [-1, 10, i32::MIN, i32::MAX] {
            assert!(sudoku_symmetry_name(number).is_null());
        }
    }
}
