//! A search for all solutions that pauses and resumes, in the memory of the caller.

use core::ffi::c_void;

use sudoku_core::{Progress, Solutions};
use sudoku_core_abi::{Marked, Status};

use crate::memory::{grid_at, overlap, write_grid};
use crate::place::{begin, search_at};

/// Returns the number of bytes of memory that a search takes: a few kilobytes.
///
/// Call it at run time: the number depends on the processor and on the version.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_search_size() -> usize {
    size_of::<Marked<Solutions>>()
}

/// Returns the alignment of the memory for a search, a power of two.
///
/// It may be larger than that of malloc(). To get it from any allocator, allocate
/// sudoku_search_align() - 1 more bytes and round the address up.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_search_align() -> usize {
    align_of::<Marked<Solutions>>()
}

/// Begins a search for the solutions of a puzzle in memory of the caller.
///
/// search: `size` bytes, at least sudoku_search_size(), that begin at a multiple of
/// sudoku_search_align(). puzzle: 81 bytes, which are not needed after the call.
///
/// Returns OK. After any other status the memory holds no search, even if it held one before,
/// except that memory is not written if it is NULL, too small (BAD_SIZE) or MISALIGNED.
///
/// There is nothing to free: the search ends when its memory is used for something else. In the
/// same process, or in a child process of it, a byte-for-byte copy in memory of the same size
/// and alignment is an independent search.
///
/// A search cannot be stored, because it may hold an address in the library. In another process, or
/// after the library was loaded again, a copy is a search only if the same build of the library
/// lies at the same address and uses the same engine. If not, sudoku_search_next() returns
/// NOT_A_SEARCH. No function checks the other bytes: a copy that was changed must not be used.
/// cbindgen:ptrs-as-arrays=[[puzzle; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_search_init(
    search: *mut c_void,
    size: usize,
    puzzle: *const u8,
) -> Status {
    // SAFETY: the caller guarantees `size` bytes at `search` and 81 bytes at `puzzle`.
    unsafe { begin::<Solutions, _>(search, size, || grid_at(puzzle), sudoku_core::solutions) }
}

/// Resumes a search for at most `budget` nodes, until the next solution.
///
/// A node is one round of propagation: at the puzzle itself, or on one side of a guess. Any
/// sequence of budgets leads to the same solutions. search: begun by sudoku_search_init().
/// solution: 81 bytes outside of the memory of the search.
///
/// Returns FOUND with a solution written, each solution once; PAUSED if the budget ran out, after
/// which another call resumes the search; or EXHAUSTED.
/// Two threads must not use the same search at the same time.
/// cbindgen:ptrs-as-arrays=[[solution; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_search_next(
    search: *mut c_void,
    budget: u32,
    solution: *mut u8,
) -> Status {
    if solution.is_null() {
        return Status::NullPointer;
    }
    // SAFETY: the caller guarantees memory for a search at `search`, which nobody else uses now.
    let solutions = match unsafe { search_at::<Solutions>(search) } {
        Ok(solutions) => solutions,
        Err(misuse) => return misuse,
    };
    if overlap(search, sudoku_search_size(), solution, 81) {
        return Status::Overlap;
    }
    let progress = solutions.next_within(budget);
    if let Progress::Found(grid) = &progress {
        // SAFETY: the caller guarantees 81 bytes at `solution`.
        unsafe { write_grid(solution, grid) }
    }
    Status::from(&progress)
}
