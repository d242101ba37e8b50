//! What a runtime sees: every function of the module.
#![allow(unsafe_code, reason = "a fixed name for a function is unsafe; each name is used once")]

use core::slice;

use sudoku_core::text::{Expected, Found};
use sudoku_core::{Grid, Pencilmarks, Progress, Solutions};
use sudoku_core_abi::{Answer, Conflict, Status};
use sudoku_core_module::{BAD_ADDRESS, END_OF_TEXT, STRAY_BYTE, export_addresses, export_version};

use crate::answers::Unique;
use crate::memory::{BUFFERS, Buffers, TEXT, with_buffers, with_grid, with_text};
use crate::record::RECORDS;
use crate::{answers, lines, search};

export_addresses! {
    BUFFERS, Buffers;
    grid_address: grid,
    text_address: text,
    line_address: line,
    solutions_address: solutions,
    conflicts_address: conflicts,
    pencilmarks_address: pencilmarks,
    detail_address: detail,
    records_address: records,
}

export_version! {}

/// Returns the size of the buffer for text.
#[unsafe(no_mangle)]
extern "C" fn text_capacity() -> usize {
    TEXT
}

/// Returns how many puzzles `solve_lines` solves in one call.
#[unsafe(no_mangle)]
extern "C" fn records_capacity() -> usize {
    RECORDS
}

/// Reads a text into `grid` and returns `Ok`; or returns one of the text statuses and does not
/// change `grid`.
///
/// After an error, `offset`, `line` and `column` are its place, `found` is what was found there,
/// and `count` is the number of symbols before the end (`TextTooShort`) or before the white space
/// (`TextBrokenRow`). The text is UTF-8. It may lie anywhere in memory: in the buffer `text`, or
/// in memory that the caller has added.
#[unsafe(no_mangle)]
extern "C" fn parse(address: usize, length: usize) -> Status {
    let Some(parsed) = with_text(address, length, Grid::parse) else {
        return BAD_ADDRESS;
    };
    with_buffers(|buffers| match parsed {
        Ok(grid) => {
            buffers.grid = grid.to_bytes();
            Status::Ok
        }
        Err(error) => {
            buffers.detail.offset = error.offset as u32;
            buffers.detail.line = error.line as u32;
            buffers.detail.column = error.column as u32;
            buffers.detail.count = match error.expected {
                Expected::MoreSymbols { read, .. } | Expected::NoSpace { read, .. } => read.into(),
                _ => 0,
            };
            buffers.detail.found = match error.found {
                Found::Char(found) => u32::from(found),
                Found::Byte(found) => STRAY_BYTE + u32::from(found),
                Found::End => END_OF_TEXT,
            };
            Status::from(&error)
        }
    })
}

/// Writes `grid` to `line`: 81 characters, with `.` for an empty cell.
#[unsafe(no_mangle)]
extern "C" fn print() -> Status {
    with_grid(|buffers, grid| {
        buffers.line = grid.to_ascii();
        Status::Ok
    })
}

/// Returns `Conflict` if a digit of `grid` appears twice in a house, and `Ok` otherwise, whether
/// or not there is a solution.
#[unsafe(no_mangle)]
extern "C" fn is_valid() -> Status {
    with_grid(|_, grid| if sudoku_core::is_valid(&grid) { Status::Ok } else { Status::Conflict })
}

/// Writes every conflict of `grid` to `conflicts`, and their number to `count`. Returns `Ok` if
/// there are none, and `Conflict` otherwise.
#[unsafe(no_mangle)]
extern "C" fn conflicts() -> Status {
    with_grid(|buffers, grid| {
        buffers.detail.count = 0;
        for (to, conflict) in buffers.conflicts.iter_mut().zip(grid.conflicts()) {
            *to = Conflict::from(&conflict);
            buffers.detail.count += 1;
        }
        if buffers.detail.count == 0 { Status::Ok } else { Status::Conflict }
    })
}

/// Writes the candidates of every cell of `grid` to `pencilmarks`. The only candidate of a filled
/// cell is its digit.
#[unsafe(no_mangle)]
extern "C" fn pencilmarks() -> Status {
    with_grid(|buffers, grid| {
        buffers.pencilmarks = Pencilmarks::from_grid(&grid).as_array().map(|set| set.bits());
        Status::Ok
    })
}

/// Solves `grid`. Returns `Ok` with the one solution first in `solutions`, `NotUnique` with two
/// different ones, `NoSolution`, or `Conflict` with the first conflict in `conflicts`.
#[unsafe(no_mangle)]
extern "C" fn solve() -> Status {
    with_grid(|buffers, grid| write_answer(buffers, &answers::solve(&grid)))
}

/// Counts the solutions of `grid` up to a limit: `Ok` with the `count`.
#[unsafe(no_mangle)]
extern "C" fn count(limit: u32) -> Status {
    with_grid(|buffers, grid| {
        buffers.detail.count = answers::count_solutions(&grid, limit as usize) as u32;
        Status::Ok
    })
}

/// Returns how many bytes of memory a search of either kind takes.
#[unsafe(no_mangle)]
extern "C" fn search_size() -> usize {
    size_of::<search::Room>()
}

/// Returns the alignment of the memory for a search of either kind, a power of two.
#[unsafe(no_mangle)]
extern "C" fn search_align() -> usize {
    align_of::<search::Room>()
}

/// Begins a search for the solutions of `grid` in memory that the caller has added, and returns
/// `Ok`. There may be many searches at once.
#[unsafe(no_mangle)]
extern "C" fn search_start(address: usize) -> Status {
    with_grid(|_, grid| search::start(address, || sudoku_core::solutions(&grid)))
}

/// Resumes a search for at most `budget` nodes. Returns `Found` with a solution first in
/// `solutions`, `Paused` or `Exhausted`.
#[unsafe(no_mangle)]
extern "C" fn search_next(address: usize, budget: u32) -> Status {
    with_buffers(|buffers| {
        search::with(address, |search: &mut Solutions| {
            let progress = search.next_within(budget);
            if let Progress::Found(solution) = &progress {
                write_solutions(buffers, slice::from_ref(solution));
            }
            Status::from(&progress)
        })
    })
}

/// Begins a search for the one solution of `grid` in memory that the caller has added, and returns
/// `Ok`: `solve` in slices.
#[unsafe(no_mangle)]
extern "C" fn unique_start(address: usize) -> Status {
    with_grid(|_, grid| search::start(address, || Unique::new(&grid)))
}

/// Resumes a search for the one solution for at most `budget` nodes. Returns `Paused`, or else
/// what `solve` returns, with the same buffers written. Once there is an answer, it stays the same.
#[unsafe(no_mangle)]
extern "C" fn unique_within(address: usize, budget: u32) -> Status {
    with_buffers(|buffers| {
        search::with(address, |search: &mut Unique| match search.within(budget) {
            Some(answer) => write_answer(buffers, &answer),
            None => Status::Paused,
        })
    })
}

/// Returns the number of guesses of a search of either kind so far, as a float so that every
/// language can hold it; -1 if there is no search.
#[unsafe(no_mangle)]
extern "C" fn search_guesses(address: usize) -> f64 {
    search::guesses(address).map_or(-1.0, |guesses| guesses as f64)
}

/// Ends a search of either kind and returns `Ok`; the caller may use its memory for something else.
///
/// The call is not needed for a search whose memory is simply used for something else.
#[unsafe(no_mangle)]
extern "C" fn search_end(address: usize) -> Status {
    search::end(address)
}

/// Solves a text of many lines, with one puzzle per line. Skips lines that are white space, and
/// lines that begin with `#`.
///
/// Returns `Ok` with a record for each puzzle in `records` and their number in `count`. Stops early
/// when `records` is full: `offset` is the number of bytes that were read and `line` the number of
/// lines, so that the next call can continue there.
#[unsafe(no_mangle)]
extern "C" fn solve_lines(address: usize, length: usize) -> Status {
    lines::solve_lines(address, length)
}

/// Writes the grids of an answer to `solutions`, or its conflict to `conflicts`; returns its
/// status.
#[inline(never)]
fn write_answer(buffers: &mut Buffers, answer: &Answer) -> Status {
    write_solutions(buffers, answer.grids());
    if let Answer::Conflict(conflict) = answer
        && let Some(to) = buffers.conflicts.first_mut()
    {
        *to = Conflict::from(conflict);
    }
    Status::from(answer)
}

fn write_solutions(buffers: &mut Buffers, solutions: &[Grid]) {
    for (to, solution) in buffers.solutions.iter_mut().zip(solutions) {
        *to = solution.to_bytes();
    }
}
