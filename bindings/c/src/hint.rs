//! What to tell a player.

use core::ffi::c_void;

use sudoku_core_abi::{Obstacle, Play, Status, Step};
use sudoku_logic::{Hint, Patterns, steps};

use crate::memory::{overlap, value_at, write};
use crate::technique::choice_at;

/// Tells a player what to do next: mistakes come first, then the easiest step.
///
/// play: the puzzle in play. Mistakes are found if it has the solution; without it, a mistake shows
/// only when the board contradicts itself. techniques: the numbers of the techniques to use,
/// `count` bytes, those to try first at the start; NULL with a count of 0 for all but BUG+1, from
/// the easiest. step: the step. obstacle: why there is no step; may be NULL.
///
/// Returns OK with the step written; or MISTAKES, CONTRADICTED, STUCK or SOLVED with the obstacle
/// written; NOT_A_TECHNIQUE; NOT_A_DIGIT; or NOT_A_SOLUTION if the solution does not solve the
/// puzzle. The function needs less than 8 KB of stack, as all that follow, except
/// sudoku_rate_with_rectangles().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_hint(
    play: *const Play,
    techniques: *const u8,
    count: usize,
    step: *mut Step,
    obstacle: *mut Obstacle,
) -> Status {
    if step.is_null() {
        return Status::NullPointer;
    }
    // SAFETY: the caller guarantees a puzzle in play at `play`; every bit pattern is one.
    let (board, solution) = match unsafe { value_at(play) }.and_then(|play| play.board()) {
        Ok(read) => read,
        Err(misuse) => return misuse,
    };
    // SAFETY: the caller guarantees `count` bytes at `techniques`.
    let techniques = match unsafe { choice_at(techniques, count) } {
        Ok(techniques) => techniques,
        Err(misuse) => return misuse,
    };
    if overlap(step, size_of::<Step>(), obstacle, size_of::<Obstacle>()) {
        return Status::Overlap;
    }
    let hint = sudoku_logic::hint::<Patterns>(&board, solution.as_ref(), &techniques);
    if let Hint::Step(found) = &hint {
        // SAFETY: the caller guarantees memory for a step at `step`.
        unsafe { write(step, Step::from(found)) }
    } else {
        // SAFETY: the caller guarantees memory for an obstacle at `obstacle`, or it is null.
        unsafe { write(obstacle, Obstacle::from(&hint)) }
    }
    Status::from(&hint)
}

/// Compares a puzzle in play with its solution.
///
/// play: with the solution. obstacle: where the mistakes are; may be NULL.
///
/// Returns OK if there is no mistake; MISTAKES with the obstacle written; NOT_A_DIGIT; or
/// NOT_A_SOLUTION, also if there is no solution.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_check(play: *const Play, obstacle: *mut Obstacle) -> Status {
    // SAFETY: the caller guarantees a puzzle in play at `play`; every bit pattern is one.
    let (board, solution) = match unsafe { value_at(play) }.and_then(|play| play.board()) {
        Ok((board, Some(solution))) => (board, solution),
        Ok((_, None)) => return Status::NotASolution,
        Err(misuse) => return misuse,
    };
    let Some(mistakes) = sudoku_logic::check(&board, &solution) else { return Status::Ok };
    // SAFETY: the caller guarantees memory for an obstacle at `obstacle`, or it is null.
    unsafe { write(obstacle, Obstacle::from(&mistakes)) }
    Status::Mistakes
}

/// Finds the first step that the techniques offer, without looking for mistakes.
///
/// play, techniques and step: those of sudoku_hint().
///
/// Returns OK with the step written; EXHAUSTED if there is none; NOT_A_TECHNIQUE; NOT_A_DIGIT; or
/// NOT_A_SOLUTION.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_next_step(
    play: *const Play,
    techniques: *const u8,
    count: usize,
    step: *mut Step,
) -> Status {
    if step.is_null() {
        return Status::NullPointer;
    }
    let mut first = None;
    // SAFETY: the caller guarantees what `each` requires.
    let status = unsafe {
        each(play, techniques, count, |found| {
            first = Some(*found);
            Status::Ok
        })
    };
    if let Some(found) = &first {
        // SAFETY: the caller guarantees memory for a step at `step`.
        unsafe { write(step, *found) }
    }
    status
}

/// A function of the caller that receives a step, which is valid until the function returns.
///
/// user: the pointer that was passed to sudoku_each_step().
///
/// Return 0 to continue, and any other number to stop. The function may call every function of this
/// library. It must not leave by longjmp() or by a C++ exception.
pub type StepVisit = Option<unsafe extern "C" fn(step: *const Step, user: *mut c_void) -> i32>;

/// Calls a function with every step that the techniques offer, technique by technique in their
/// order. Different patterns may lead to the same removals.
///
/// play and techniques: those of sudoku_hint(). user: passed to the function unchanged; may be
/// NULL.
///
/// Returns EXHAUSTED after the last step, even if there was none; STOPPED if the function asked to
/// stop; NOT_A_TECHNIQUE; NOT_A_DIGIT; or NOT_A_SOLUTION.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_each_step(
    play: *const Play,
    techniques: *const u8,
    count: usize,
    visit: StepVisit,
    user: *mut c_void,
) -> Status {
    let Some(visit) = visit else { return Status::NullPointer };
    // SAFETY: the caller guarantees what `each` requires, and that the function can be called; the
    // step outlives that call.
    unsafe {
        each(play, techniques, count, |step| match visit(step, user) {
            0 => Status::Exhausted,
            _ => Status::Stopped,
        })
    }
}

/// Calls a function with each step until it returns something else than `Exhausted`.
///
/// # Safety
///
/// `play` is null or points to a puzzle in play, and `techniques` is null or points to `count`
/// bytes.
unsafe fn each(
    play: *const Play,
    techniques: *const u8,
    count: usize,
    mut visit: impl FnMut(&Step) -> Status,
) -> Status {
    // SAFETY: the caller guarantees a puzzle in play at `play`; every bit pattern is one.
    let (board, _) = match unsafe { value_at(play) }.and_then(|play| play.board()) {
        Ok(read) => read,
        Err(misuse) => return misuse,
    };
    // SAFETY: the caller guarantees `count` bytes at `techniques`.
    let techniques = match unsafe { choice_at(techniques, count) } {
        Ok(techniques) => techniques,
        Err(misuse) => return misuse,
    };
    for step in steps::<Patterns>(&board, &techniques) {
        let status = visit(&Step::from(&step));
        if status != Status::Exhausted {
            return status;
        }
    }
    Status::Exhausted
}
