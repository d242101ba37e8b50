//! What a runtime sees: every function of the module.
#![allow(unsafe_code, reason = "a fixed name for a function is unsafe; each name is used once")]

use core::fmt;

use sudoku_core::Grid;
use sudoku_core_abi::{Obstacle, Rating, Status, Step, technique_at};
use sudoku_core_module::{export_addresses, export_version};
use sudoku_logic::{
    Board, Depth, English, Hint, Patterns, Proper, Techniques, rate_with_rectangles, steps,
};

use crate::memory::{BUFFERS, Buffers, with_buffers};

export_addresses! {
    BUFFERS, Buffers;
    play_address: play,
    techniques_address: techniques,
    step_address: step,
    obstacle_address: obstacle,
    ratings_address: ratings,
    words_address: words,
    detail_address: detail,
}

export_version! {}

/// Writes the name of the technique with a number to `words`; returns `Ok`, or `NotATechnique`.
#[unsafe(no_mangle)]
extern "C" fn technique_name(technique: i32) -> Status {
    with_buffers(|buffers| {
        let technique = technique_at(technique).ok_or(Status::NotATechnique)?;
        buffers.say(&technique.name(), Status::Ok)
    })
}

/// Returns the level of the technique with a number, from 1; or 0 if there is none.
#[unsafe(no_mangle)]
extern "C" fn technique_level(technique: i32) -> i32 {
    technique_at(technique).map_or(0, |technique| technique.level().number().into())
}

/// Writes the numbers of the techniques that are used by default to `techniques`; returns how many
/// there are.
#[unsafe(no_mangle)]
extern "C" fn default_techniques() -> usize {
    with_buffers(|buffers| {
        for (to, technique) in buffers.techniques.iter_mut().zip(Techniques::DEFAULT.iter()) {
            *to = technique as u8;
        }
        Ok(Status::Ok)
    });
    Techniques::DEFAULT.len()
}

/// Solves the puzzle of `play`: returns `Ok` with its one solution in `play`; or `Conflict`,
/// `NoSolution`, `NotUnique` or `NotADigit` with `play` without a solution.
#[unsafe(no_mangle)]
extern "C" fn prove() -> Status {
    with_buffers(|buffers| {
        buffers.play.has_solution = 0;
        let solution =
            sudoku_core::solve(&puzzle(buffers)?).map_err(|error| Status::from(&error))?;
        buffers.play.solution = solution.to_bytes();
        buffers.play.has_solution = 1;
        Ok(Status::Ok)
    })
}

/// Writes all candidates of the empty cells to the notes of `play`, and leaves out entries in cells
/// with clues; returns `Ok`, `NotADigit` or `NotASolution`.
#[unsafe(no_mangle)]
extern "C" fn fill_notes() -> Status {
    with_buffers(|buffers| {
        let (board, _) = buffers.board()?;
        buffers.play.set_board(&board);
        Ok(Status::Ok)
    })
}

/// Tells the player of `play` what to do, by the first `count` of `techniques`: mistakes come
/// first.
///
/// Returns `Ok` with `step`; `Mistakes`, `Contradicted`, `Stuck` or `Solved` with `obstacle`, and
/// `words` in English sentences; or the status of what could not be read.
#[unsafe(no_mangle)]
extern "C" fn hint(count: usize) -> Status {
    with_buffers(|buffers| {
        let (board, solution) = buffers.board()?;
        tell(buffers, &board, solution.as_ref(), count)
    })
}

/// The same without looking for mistakes: the next step of a path.
#[unsafe(no_mangle)]
extern "C" fn next(count: usize) -> Status {
    with_buffers(|buffers| {
        let (board, _) = buffers.board()?;
        tell(buffers, &board, None, count)
    })
}

/// Compares `play` with its solution: returns `Ok`; `Mistakes` with `obstacle` and `words`; or
/// `NotASolution`, also if it has none.
#[unsafe(no_mangle)]
extern "C" fn check() -> Status {
    with_buffers(|buffers| {
        let (board, solution) = buffers.board()?;
        let solution = solution.ok_or(Status::NotASolution)?;
        let Some(mistakes) = sudoku_logic::check(&board, &solution) else { return Ok(Status::Ok) };
        meet(buffers, &Hint::Mistakes(mistakes))
    })
}

/// Writes the step of the technique with a number that follows so many others of it to `step`;
/// returns `Ok`, or `Exhausted` if there are not so many.
#[unsafe(no_mangle)]
extern "C" fn step_of(technique: i32, skip: usize) -> Status {
    with_buffers(|buffers| {
        let (board, _) = buffers.board()?;
        let technique = technique_at(technique).ok_or(Status::NotATechnique)?;
        let techniques = Techniques::NONE.with(technique);
        let found = steps::<Patterns>(&board, &techniques).nth(skip).ok_or(Status::Exhausted)?;
        buffers.step = Step::from(&found);
        Ok(Status::Ok)
    })
}

/// Takes `step` on `play`; returns `Ok`, or `Contradicted` with `obstacle` and `words`.
#[unsafe(no_mangle)]
extern "C" fn apply() -> Status {
    with_buffers(|buffers| {
        let (mut board, _) = buffers.board()?;
        let taken = board.apply(&buffers.step.step()?);
        buffers.play.set_board(&board);
        match taken {
            Ok(()) => Ok(Status::Ok),
            Err(contradiction) => meet(buffers, &Hint::Contradicted(contradiction)),
        }
    })
}

/// Writes as much of `step` as a depth from 1 to 4 allows to `words`, in the notation of the field;
/// returns `Ok`, `NotAStep` or `NotADepth`.
#[unsafe(no_mangle)]
extern "C" fn text(depth: usize) -> Status {
    with_buffers(|buffers| {
        let step = buffers.step.step()?;
        buffers.say(&step.at(depth_at(depth)?), Status::Ok)
    })
}

/// Writes as much of `step` as a depth from 1 to 4 allows to `words`, in English sentences; returns
/// `Ok`, `NotAStep` or `NotADepth`.
#[unsafe(no_mangle)]
extern "C" fn describe(depth: usize) -> Status {
    with_buffers(|buffers| {
        let step = buffers.step.step()?;
        buffers.say(&step.describe(&English).at(depth_at(depth)?), Status::Ok)
    })
}

/// Writes a picture of `step` on the board of `play` to `words`, as SVG; returns `Ok`, or the
/// status of what could not be read.
#[unsafe(no_mangle)]
extern "C" fn svg() -> Status {
    with_buffers(|buffers| {
        let picture = Picture { board: buffers.board()?.0, step: buffers.step.step()? };
        buffers.say(&picture, Status::Ok)
    })
}

/// Rates the puzzle of `play` without relying on uniqueness: returns `Ok` with the first of
/// `ratings`; or `NotADigit`.
#[unsafe(no_mangle)]
extern "C" fn rate() -> Status {
    with_buffers(|buffers| {
        let rating = sudoku_logic::rate(&puzzle(buffers)?);
        put_rating(buffers, &rating)
    })
}

/// Rates the puzzle of `play` with the rectangles: returns `Ok` with the first of `ratings`; or
/// `Conflict`, `NoSolution`, `NotUnique` or `NotADigit`.
#[unsafe(no_mangle)]
extern "C" fn rate_rectangles() -> Status {
    with_buffers(|buffers| {
        let proper = Proper::prove(&puzzle(buffers)?).map_err(|error| Status::from(&error))?;
        put_rating(buffers, &rate_with_rectangles(&proper))
    })
}

/// Returns −1, 0 or 1 as the first of `ratings` is easier than the second, the same, or harder.
#[unsafe(no_mangle)]
extern "C" fn compare() -> i32 {
    let mut order = 0;
    with_buffers(|buffers| {
        let [one, other] = &buffers.ratings;
        order = one.order(other) as i32;
        Ok(Status::Ok)
    });
    order
}

fn depth_at(depth: usize) -> Result<Depth, Status> {
    let place = depth.checked_sub(1).ok_or(Status::NotADepth)?;
    Depth::ALL.get(place).copied().ok_or(Status::NotADepth)
}

fn puzzle(buffers: &Buffers) -> Result<Grid, Status> {
    Grid::from_bytes(buffers.play.puzzle).map_err(|_| Status::NotADigit)
}

/// Writes what there is to tell.
#[inline(never)]
fn tell(
    buffers: &mut Buffers,
    board: &Board,
    solution: Option<&Grid>,
    count: usize,
) -> Result<Status, Status> {
    let techniques = buffers.techniques(count)?;
    let hint = sudoku_logic::hint::<Patterns>(board, solution, &techniques);
    match &hint {
        Hint::Step(step) => {
            buffers.step = Step::from(step);
            Ok(Status::Ok)
        }
        obstacle => meet(buffers, obstacle),
    }
}

/// Writes why there is no step.
fn meet(buffers: &mut Buffers, hint: &Hint) -> Result<Status, Status> {
    buffers.obstacle = Obstacle::from(hint);
    buffers.say(&hint.describe(&English), Status::from(hint))
}

fn put_rating(buffers: &mut Buffers, rating: &sudoku_logic::Rating) -> Result<Status, Status> {
    if let Some(to) = buffers.ratings.first_mut() {
        *to = Rating::from(rating);
    }
    Ok(Status::Ok)
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
