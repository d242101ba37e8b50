//! A search for the one solution that pauses and resumes, in the memory of the caller.

use core::ffi::c_void;
use core::task::Poll;

use sudoku_core::UniqueSolution;
use sudoku_core_abi::{Answer, Marked, Status};

use crate::memory::{grid_at, overlap, write_answer};
use crate::place::{begin, search_at};

/// Returns the number of bytes of memory that a search for the one solution takes.
///
/// Call it at run time, as sudoku_search_size().
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_unique_size() -> usize {
    size_of::<Marked<UniqueSolution>>()
}

/// Returns the alignment of the memory for a search for the one solution, a power of two.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_unique_align() -> usize {
    align_of::<Marked<UniqueSolution>>()
}

/// Begins a search for the one solution of a puzzle in memory of the caller: sudoku_solve() in
/// slices.
///
/// search: `size` bytes, at least sudoku_unique_size(), that begin at a multiple of
/// sudoku_unique_align(). puzzle: 81 bytes, which are not needed after the call.
///
/// Returns OK. What sudoku_search_init() says of other statuses, of the end of a search and of its
/// copies is true here as well. The two kinds of search cannot be used for each other.
/// cbindgen:ptrs-as-arrays=[[puzzle; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_unique_init(
    search: *mut c_void,
    size: usize,
    puzzle: *const u8,
) -> Status {
    // SAFETY: the caller guarantees `size` bytes at `search` and 81 bytes at `puzzle`.
    unsafe {
        begin::<UniqueSolution, _>(search, size, || grid_at(puzzle), sudoku_core::unique_solution)
    }
}

/// Resumes a search for the one solution for at most `budget` nodes; see sudoku_search_next().
///
/// search: begun by sudoku_unique_init(). solution: 81 bytes. other: 81 bytes, or NULL. Neither may
/// overlap the other or the memory of the search.
///
/// Returns PAUSED if the budget ran out, after which another call resumes the search; or else what
/// sudoku_solve() returns, with the same memory written. Then the search has ended: more calls are
/// not needed.
/// cbindgen:ptrs-as-arrays=[[solution; 81], [other; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_unique_within(
    search: *mut c_void,
    budget: u32,
    solution: *mut u8,
    other: *mut u8,
) -> Status {
    if solution.is_null() {
        return Status::NullPointer;
    }
    // SAFETY: the caller guarantees memory for a search at `search`, which nobody else uses now.
    let unique = match unsafe { search_at::<UniqueSolution>(search) } {
        Ok(unique) => unique,
        Err(misuse) => return misuse,
    };
    let size = sudoku_unique_size();
    if overlap(search, size, solution, 81)
        || overlap(search, size, other, 81)
        || overlap(solution, 81, other, 81)
    {
        return Status::Overlap;
    }
    let Poll::Ready(result) = unique.unique_within(budget) else {
        return Status::Paused;
    };
    let answer = Answer::from(result);
    // SAFETY: the caller guarantees 81 bytes at `solution`, and at `other` if it is not null.
    unsafe { write_answer(&answer, solution, other) }
    Status::from(&answer)
}
