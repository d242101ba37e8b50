//! Many puzzles in one call.

use core::ops::ControlFlow;

use sudoku_core::Grid;
use sudoku_core_abi::{Answer, Status};

use crate::memory::{check_size, grid_at, overlap, write, write_answer};

/// The number of puzzles that are copied to the stack at once. They are read before their results
/// are written, so the solutions may take the place of the puzzles.
const BATCH: usize = 32;

/// Solves many puzzles, each as sudoku_solve() does.
///
/// puzzles: 81 bytes for each of `length` puzzles, one after the other. solutions: as many bytes;
/// may be the same as `puzzles`. others: as many bytes, or NULL. statuses: one for each puzzle.
/// Apart from that, no two of these places may overlap. If `length` is 0, all may be NULL.
///
/// Returns OK. Then each status is what sudoku_solve() returns for the puzzle with the same index,
/// and the 81 bytes with that index in `solutions` and `others` are written as sudoku_solve()
/// writes them. In particular, a puzzle with a byte above 9 has the status NOT_A_DIGIT, and does
/// not affect the other puzzles. After any other status nothing is written.
///
/// The function needs up to four times sudoku_unique_size() bytes of stack.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_solve_many(
    puzzles: *const u8,
    length: usize,
    solutions: *mut u8,
    others: *mut u8,
    statuses: *mut Status,
) -> Status {
    if length == 0 {
        return Status::Ok;
    }
    if puzzles.is_null() || solutions.is_null() || statuses.is_null() {
        return Status::NullPointer;
    }
    let size = length.saturating_mul(81);
    if let Err(misuse) = check_size(size, 0) {
        return misuse;
    }
    // A status takes less than the 81 bytes of its puzzle.
    let statuses_size = length * size_of::<Status>();
    if overlap(solutions, size, others, size)
        || overlap(solutions, size, statuses, statuses_size)
        || overlap(others, size, statuses, statuses_size)
        || overlap(puzzles, size, others, size)
        || overlap(puzzles, size, statuses, statuses_size)
        || (overlap(puzzles, size, solutions, size) && puzzles.addr() != solutions.addr())
    {
        return Status::Overlap;
    }
    let solve = |grids: &[Grid], indices: &[usize]| {
        sudoku_core::solve_many(grids, |at, result| {
            let answer = Answer::from(result);
            if let Some(&index) = indices.get(at) {
                // SAFETY: `index` is below `length`, so the caller guarantees memory for what
                // belongs to this puzzle.
                unsafe {
                    let solution = grid_in(solutions, index);
                    write_answer(&answer, solution, grid_in(others, index));
                    write(statuses.add(index), Status::from(&answer));
                }
            }
            ControlFlow::Continue(())
        })
    };
    // SAFETY: the caller guarantees `length` puzzles and as many statuses.
    unsafe { in_batches(puzzles, length, statuses, solve) }
    Status::Ok
}

/// Counts the solutions of many puzzles, each as sudoku_count_solutions() does, up to a limit.
///
/// puzzles: 81 bytes for each of `length` puzzles, one after the other. counts: one for each
/// puzzle. statuses: one for each puzzle. No two of these places may overlap. If `length` is 0, all
/// may be NULL.
///
/// Returns OK. Then each status is what sudoku_count_solutions() returns for the puzzle with the
/// same index: OK with its count written; or NOT_A_DIGIT for a puzzle with a byte above 9, which
/// does not affect the other puzzles. After any other status nothing is written.
///
/// The function needs up to four times sudoku_unique_size() bytes of stack.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_count_many(
    puzzles: *const u8,
    length: usize,
    limit: usize,
    counts: *mut usize,
    statuses: *mut Status,
) -> Status {
    if length == 0 {
        return Status::Ok;
    }
    if puzzles.is_null() || counts.is_null() || statuses.is_null() {
        return Status::NullPointer;
    }
    let size = length.saturating_mul(81);
    if let Err(misuse) = check_size(size, 0) {
        return misuse;
    }
    // A status and a count take less than the 81 bytes of their puzzle.
    let statuses_size = length * size_of::<Status>();
    let counts_size = length * size_of::<usize>();
    if overlap(counts, counts_size, statuses, statuses_size)
        || overlap(puzzles, size, counts, counts_size)
        || overlap(puzzles, size, statuses, statuses_size)
    {
        return Status::Overlap;
    }
    let count = |grids: &[Grid], indices: &[usize]| {
        sudoku_core::count_many(grids, limit, |at, count| {
            if let Some(&index) = indices.get(at) {
                // SAFETY: `index` is below `length`, so the caller guarantees memory for the count
                // and the status of this puzzle.
                unsafe {
                    write(counts.add(index), count);
                    write(statuses.add(index), Status::Ok);
                }
            }
            ControlFlow::Continue(())
        })
    };
    // SAFETY: the caller guarantees `length` puzzles and as many statuses.
    unsafe { in_batches(puzzles, length, statuses, count) }
    Status::Ok
}

/// The address of a grid in a list; null in a list at null.
///
/// # Safety
///
/// The list is null or has more than `index` grids.
unsafe fn grid_in(list: *mut u8, index: usize) -> *mut u8 {
    // SAFETY: the caller guarantees that the list has this grid.
    if list.is_null() { list } else { unsafe { list.add(81 * index) } }
}

/// Calls a function with copies of the grids of a list, some at a time, and with their indices in
/// the list. Writes the status of each puzzle that is not a grid.
///
/// # Safety
///
/// There are `length` puzzles of 81 bytes at `puzzles`, and memory for as many statuses.
unsafe fn in_batches(
    puzzles: *const u8,
    length: usize,
    statuses: *mut Status,
    mut act: impl FnMut(&[Grid], &[usize]) -> ControlFlow<()>,
) {
    let mut first = 0;
    while first < length {
        let end = length.min(first + BATCH);
        let mut grids = [Grid::EMPTY; BATCH];
        let mut indices = [0; BATCH];
        let mut free = grids.iter_mut().zip(&mut indices);
        for index in first..end {
            // SAFETY: `index` is below `length`.
            match unsafe { grid_at(puzzles.add(81 * index)) } {
                Ok(grid) => {
                    if let Some(place) = free.next() {
                        (*place.0, *place.1) = (grid, index);
                    }
                }
                // SAFETY: `index` is below `length`.
                Err(misuse) => unsafe { write(statuses.add(index), misuse) },
            }
        }
        let read = BATCH - free.len();
        // No function given here breaks.
        _ = act(grids.get(..read).unwrap_or_default(), &indices);
        first = end;
    }
}
