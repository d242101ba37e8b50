//! A search that pauses and goes on, in the caller's memory.

use crate::Status;
use crate::memory::{grid_at, overlap, write_grid};
use core::ffi::c_void;
use core::ptr::addr_of_mut;
use sudoku_core::{Progress, Solutions};

/// A search, and a mark by which memory that holds one is told from memory that does not.
///
/// It owns nothing beyond its bytes and holds no address, so the caller may copy, move and forget it.
#[repr(C)]
struct Search {
    mark: u32,
    solutions: Solutions,
}

/// Any number that memory is unlikely to hold by chance.
const MARK: u32 = 0x5ea2_c481;

/// How many bytes of memory a search takes: a few kilobytes.
///
/// Ask at run time: the number depends on the processor and on the version.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_search_size() -> usize {
    size_of::<Search>()
}

/// At a multiple of how many bytes the memory for a search must begin: a power of two.
///
/// It may be more than malloc() promises. To be sure of it, take sudoku_search_align() - 1 bytes more and round up.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_search_align() -> usize {
    align_of::<Search>()
}

/// Begins a search for the solutions of a puzzle in memory of yours.
///
/// search: `size` bytes, at least sudoku_search_size(), that begin at a multiple of sudoku_search_align().
/// puzzle: 81 bytes, not needed any more afterwards.
///
/// Answers OK. The search ends when you use the memory for something else; there is nothing to free. A byte for byte copy in
/// memory of the same size and alignment is a search of its own.
/// cbindgen:ptrs-as-arrays=[[puzzle; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_search_init(
    search: *mut c_void,
    size: usize,
    puzzle: *const u8,
) -> Status {
    let place = search.cast::<Search>();
    if place.is_null() || puzzle.is_null() {
        return Status::NullPointer;
    }
    if size < size_of::<Search>() {
        return Status::BadSize;
    }
    if !place.is_aligned() {
        return Status::Misaligned;
    }
    // SAFETY: the caller vouches for 81 bytes at `puzzle`.
    let puzzle = match unsafe { grid_at(puzzle) } {
        Ok(grid) => grid,
        Err(misuse) => return misuse,
    };
    // Each field in its place: a whole `Search` would lie on the stack first.
    // SAFETY: the caller vouches for `size` bytes, which were found to be enough and aligned.
    unsafe {
        addr_of_mut!((*place).solutions).write(sudoku_core::solutions(&puzzle));
        addr_of_mut!((*place).mark).write(MARK);
    }
    Status::Ok
}

/// Searches on until the next solution, but visits `budget` nodes at most.
///
/// A node is the puzzle itself or one side of a guess. Any sequence of budgets leads to the same solutions.
/// search: begun by sudoku_search_init(). solution: 81 bytes outside the memory of the search.
///
/// Answers FOUND with a solution written, each solution once; PAUSED if the budget ran out: call again to go on; or EXHAUSTED.
/// One search must not be used by two threads at once; different searches may.
/// cbindgen:ptrs-as-arrays=[[solution; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_search_next(
    search: *mut c_void,
    budget: u32,
    solution: *mut u8,
) -> Status {
    let place = search.cast::<Search>();
    if place.is_null() || solution.is_null() {
        return Status::NullPointer;
    }
    if !place.is_aligned() {
        return Status::Misaligned;
    }
    // SAFETY: the caller vouches for memory of the size of a search at `search`, and it is aligned.
    if unsafe { addr_of_mut!((*place).mark).read() } != MARK {
        return Status::NotASearch;
    }
    if overlap(place, size_of::<Search>(), solution, 81) {
        return Status::Overlap;
    }
    // SAFETY: the mark says that `sudoku_search_init` wrote a search here, and the caller that nobody else uses it now.
    let progress = unsafe { &mut (*place).solutions }.next_within(budget);
    match progress {
        Progress::Found(grid) => {
            // SAFETY: the caller vouches for 81 bytes at `solution`.
            unsafe { write_grid(solution, &grid) }
            Status::Found
        }
        Progress::Paused => Status::Paused,
        Progress::Exhausted => Status::Exhausted,
    }
}
