//! The way from a puzzle in play to its end, step by step, in the memory of the caller.

use core::ffi::c_void;

use sudoku_core_abi::{Marked, Obstacle, Play, Status, Step};
use sudoku_logic::{Path, Patterns};

use crate::memory::{overlap, value_at, write};
use crate::place::{begin, search_at};
use crate::technique::choice_at;

/// Returns the number of bytes of memory that a path takes: less than one kilobyte.
///
/// Call it at run time, as sudoku_search_size().
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_path_size() -> usize {
    size_of::<Marked<Path<Patterns>>>()
}

/// Returns the alignment of the memory for a path, a power of two.
#[unsafe(no_mangle)]
pub extern "C" fn sudoku_path_align() -> usize {
    align_of::<Marked<Path<Patterns>>>()
}

/// Begins the path from a puzzle in play to its end, in memory of the caller. Each step is the
/// first that the techniques find after the steps before it.
///
/// path: `size` bytes, at least sudoku_path_size(), that begin at a multiple of
/// sudoku_path_align(). play and techniques: those of sudoku_hint(), not needed after the call.
///
/// Returns OK; NOT_A_TECHNIQUE; NOT_A_DIGIT; or NOT_A_SOLUTION. What sudoku_search_init() says of
/// other statuses, of the end of a search and of its copies is true here as well.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_path_init(
    path: *mut c_void,
    size: usize,
    play: *const Play,
    techniques: *const u8,
    count: usize,
) -> Status {
    let read = || {
        // SAFETY: the caller guarantees a puzzle in play at `play`; every bit pattern is one.
        let (board, _) = unsafe { value_at(play) }?.board()?;
        // SAFETY: the caller guarantees `count` bytes at `techniques`.
        Ok((board, unsafe { choice_at(techniques, count) }?))
    };
    // SAFETY: the caller guarantees `size` bytes at `path`.
    unsafe {
        begin::<Path<Patterns>, _>(path, size, read, |&(board, techniques)| {
            Path::new(board, techniques)
        })
    }
}

/// Takes the next step of a path.
///
/// path: begun by sudoku_path_init(). step: the step. play: the puzzle in play before the step, or
/// at the end of the path, without its solution; may be NULL. obstacle: how the path ended; may be
/// NULL. These three are outside of the memory of the path.
///
/// Returns OK with the step written; or SOLVED, STUCK or CONTRADICTED with the obstacle written,
/// and the same at every further call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_path_next(
    path: *mut c_void,
    step: *mut Step,
    play: *mut Play,
    obstacle: *mut Obstacle,
) -> Status {
    if step.is_null() {
        return Status::NullPointer;
    }
    // SAFETY: the caller guarantees memory for a path at `path`, which nobody else uses now.
    let steps = match unsafe { search_at::<Path<Patterns>>(path) } {
        Ok(steps) => steps,
        Err(misuse) => return misuse,
    };
    let (step_size, play_size) = (size_of::<Step>(), size_of::<Play>());
    let obstacle_size = size_of::<Obstacle>();
    if overlap(path, sudoku_path_size(), step, step_size)
        || overlap(path, sudoku_path_size(), play, play_size)
        || overlap(path, sudoku_path_size(), obstacle, obstacle_size)
        || overlap(step, step_size, play, play_size)
        || overlap(step, step_size, obstacle, obstacle_size)
        || overlap(play, play_size, obstacle, obstacle_size)
    {
        return Status::Overlap;
    }
    let mut before = Play::EMPTY;
    before.set_board(steps.board());
    // SAFETY: the caller guarantees memory for a puzzle in play at `play`, or it is null.
    unsafe { write(play, before) }
    if let Some(found) = steps.next() {
        // SAFETY: the caller guarantees memory for a step at `step`.
        unsafe { write(step, Step::from(&found)) }
        return Status::Ok;
    }
    let Some(end) = steps.end() else { return Status::Unknown };
    // SAFETY: the caller guarantees memory for an obstacle at `obstacle`, or it is null.
    unsafe { write(obstacle, Obstacle::from(&end)) }
    Status::from(&end)
}
