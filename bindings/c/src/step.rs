//! What a step says in words and as a picture, and what becomes of the puzzle in play.

use core::ffi::c_char;
use core::fmt;

use sudoku_core_abi::{Obstacle, Play, Status, Step};
use sudoku_logic::{Board, Depth, English};

use crate::memory::{overlap, value_at, write, write_display};

/// For sudoku_step_text(): which technique finds a step.
pub const SUDOKU_DEPTH_TECHNIQUE: i32 = 1;

/// For sudoku_step_text(): also where to look.
pub const SUDOKU_DEPTH_PLACE: i32 = 2;

/// For sudoku_step_text(): the pattern.
pub const SUDOKU_DEPTH_PATTERN: i32 = 3;

/// For sudoku_step_text(): the pattern, and what follows from it.
pub const SUDOKU_DEPTH_EVERYTHING: i32 = 4;

/// Takes a step: fills the cell that it fills, and removes the candidates that it removes.
///
/// play: the puzzle in play. Afterwards its notes are the candidates of all empty cells; where none
/// is left, the notes are 0. Its clues and its solution stay as they are. obstacle: what is
/// impossible after the step; may be NULL.
///
/// Returns OK; CONTRADICTED with the obstacle written, after the step has been taken; NOT_A_STEP;
/// NOT_A_DIGIT; or NOT_A_SOLUTION.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_apply(
    play: *mut Play,
    step: *const Step,
    obstacle: *mut Obstacle,
) -> Status {
    // SAFETY: the caller guarantees a puzzle in play and a step; every bit pattern is one.
    let read = unsafe { value_at(play).and_then(|play| Ok((play, value_at(step)?.step()?))) };
    let (mut after, step) = match read {
        Ok(read) => read,
        Err(misuse) => return misuse,
    };
    let mut board = match after.board() {
        Ok((board, _)) => board,
        Err(misuse) => return misuse,
    };
    if overlap(play, size_of::<Play>(), obstacle, size_of::<Obstacle>()) {
        return Status::Overlap;
    }
    let taken = board.apply(&step);
    after.set_board(&board);
    // SAFETY: the caller guarantees memory for a puzzle in play at `play`.
    unsafe { write(play, after) }
    let Err(contradiction) = taken else { return Status::Ok };
    let end = sudoku_logic::End::Contradicted(contradiction);
    // SAFETY: the caller guarantees memory for an obstacle at `obstacle`, or it is null.
    unsafe { write(obstacle, Obstacle::from(&end)) }
    Status::Contradicted
}

/// Writes as much of a step as a depth allows, in the notation of the field, and a NUL.
///
/// step: the step. depth: one of the SUDOKU_DEPTH numbers. text: `size` bytes; may be NULL if
/// `size` is 0. written: the length of the text without the NUL, also if `size` is too small; may
/// be NULL.
///
/// Returns OK with the text written; BAD_SIZE with only the length written if `size` is too small;
/// NOT_A_STEP; or NOT_A_DEPTH.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_step_text(
    step: *const Step,
    depth: i32,
    text: *mut c_char,
    size: usize,
    written: *mut usize,
) -> Status {
    // SAFETY: the caller guarantees memory for a step at `step`; every bit pattern is one.
    let step = match unsafe { value_at(step) }.and_then(|step| step.step()) {
        Ok(step) => step,
        Err(misuse) => return misuse,
    };
    let Some(depth) = depth_at(depth) else { return Status::NotADepth };
    // SAFETY: the caller guarantees `size` bytes at `text`, and a number at `written` or null.
    unsafe { write_display(&step.at(depth), text, size, written) }
}

/// Writes as much of a step as a depth allows, in English sentences that a learner can read, and a
/// NUL.
///
/// step, depth, text and written: those of sudoku_step_text().
///
/// Returns OK with the text written; BAD_SIZE with only the length written if `size` is too small;
/// NOT_A_STEP; or NOT_A_DEPTH.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_step_description(
    step: *const Step,
    depth: i32,
    text: *mut c_char,
    size: usize,
    written: *mut usize,
) -> Status {
    // SAFETY: the caller guarantees memory for a step at `step`; every bit pattern is one.
    let step = match unsafe { value_at(step) }.and_then(|step| step.step()) {
        Ok(step) => step,
        Err(misuse) => return misuse,
    };
    let Some(depth) = depth_at(depth) else { return Status::NotADepth };
    // SAFETY: the caller guarantees `size` bytes at `text`, and a number at `written` or null.
    unsafe { write_display(&step.describe(&English).at(depth), text, size, written) }
}

fn depth_at(depth: i32) -> Option<Depth> {
    match depth {
        SUDOKU_DEPTH_TECHNIQUE => Some(Depth::Technique),
        SUDOKU_DEPTH_PLACE => Some(Depth::Place),
        SUDOKU_DEPTH_PATTERN => Some(Depth::Pattern),
        SUDOKU_DEPTH_EVERYTHING => Some(Depth::Everything),
        _ => None,
    }
}

/// Writes why there is no step in English sentences that a learner can read, and a NUL. Of mistakes
/// they say where they are, but not what the right digits are.
///
/// obstacle: the obstacle. status: the one that it was written with. text and written: those of
/// sudoku_step_text().
///
/// Returns OK with the text written; BAD_SIZE with only the length written if `size` is too small;
/// or NOT_AN_OBSTACLE.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_obstacle_description(
    obstacle: *const Obstacle,
    status: i32,
    text: *mut c_char,
    size: usize,
    written: *mut usize,
) -> Status {
    // SAFETY: the caller guarantees memory for an obstacle; every bit pattern is one.
    let hint = match unsafe { value_at(obstacle) }.and_then(|obstacle| obstacle.hint(status)) {
        Ok(hint) => hint,
        Err(misuse) => return misuse,
    };
    // SAFETY: the caller guarantees `size` bytes at `text`, and a number at `written` or null.
    unsafe { write_display(&hint.describe(&English), text, size, written) }
}

/// Writes a picture of a step as SVG, and a NUL.
///
/// play: the puzzle in play before the step. step, text and written: those of sudoku_step_text().
///
/// Returns OK with the text written; BAD_SIZE with only the length written if `size` is too small;
/// NOT_A_STEP; NOT_A_DIGIT; or NOT_A_SOLUTION.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_step_svg(
    play: *const Play,
    step: *const Step,
    text: *mut c_char,
    size: usize,
    written: *mut usize,
) -> Status {
    // SAFETY: the caller guarantees a puzzle in play and a step; every bit pattern is one.
    let read =
        unsafe { value_at(play).and_then(|play| Ok((play.board()?.0, value_at(step)?.step()?))) };
    let (board, step) = match read {
        Ok(read) => read,
        Err(misuse) => return misuse,
    };
    // SAFETY: the caller guarantees `size` bytes at `text`, and a number at `written` or null.
    unsafe { write_display(&Picture { board, step }, text, size, written) }
}

/// A step on its board as SVG.
struct Picture {
    board: Board,
    step: sudoku_logic::Step,
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.step.svg(&self.board, f)
    }
}
