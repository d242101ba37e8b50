//! What a runtime sees: every function of the module.
#![allow(unsafe_code, reason = "to give a function a fixed name is unsafe; each name is used once")]

use core::mem::offset_of;

use sudoku_core::text::{Expected, Found};
use sudoku_core::{Conflict, Grid, Pencilmarks, SolveError};

use crate::Status;
use crate::answers;
use crate::memory::{self, Buffers, END_OF_TEXT, STRAY_BYTE, TEXT, with_buffers, with_grid, with_text};
use crate::records::{self, RECORDS};
use crate::search::Search;

/// A function for each buffer, which tells where it begins.
macro_rules! export_addresses {
    ($($name:ident: $buffer:ident,)*) => {
        $(#[unsafe(no_mangle)]
        extern "C" fn $name() -> usize {
            memory::address() + offset_of!(Buffers, $buffer)
        })*
    };
}

export_addresses! {
    grid_address: grid,
    text_address: text,
    line_address: line,
    solutions_address: solutions,
    conflicts_address: conflicts,
    pencilmarks_address: pencilmarks,
    detail_address: detail,
    records_address: records,
}

/// The version: major * 10000 + minor * 100 + patch.
#[unsafe(no_mangle)]
extern "C" fn version() -> u32 {
    const fn number(text: &str) -> u32 {
        match u32::from_str_radix(text, 10) {
            Ok(number) => number,
            Err(_) => u32::MAX,
        }
    }
    const {
        number(env!("CARGO_PKG_VERSION_MAJOR")) * 10_000
            + number(env!("CARGO_PKG_VERSION_MINOR")) * 100
            + number(env!("CARGO_PKG_VERSION_PATCH"))
    }
}

/// The size of the buffer for text.
#[unsafe(no_mangle)]
extern "C" fn text_capacity() -> usize {
    TEXT
}

/// How many puzzles `solve_lines` answers in one call.
#[unsafe(no_mangle)]
extern "C" fn records_capacity() -> usize {
    RECORDS
}

/// Reads a text into `grid`. Else one of the text statuses, and `grid` is left alone: `offset`, `line` and `column` say where, `found`
/// which character, and `count` how many symbols came before the end (`TextTooShort`) or before white space (`TextBrokenRow`).
///
/// The text is UTF-8 and may lie anywhere in memory: in the buffer `text`, or in memory that you have added.
#[unsafe(no_mangle)]
extern "C" fn parse(address: usize, length: usize) -> Status {
    let Some(parsed) = with_text(address, length, Grid::parse) else {
        return Status::BadAddress;
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

/// Writes `grid` into `line`: 81 characters, `.` for an empty cell.
#[unsafe(no_mangle)]
extern "C" fn print() -> Status {
    with_grid(|buffers, grid| {
        buffers.line = grid.to_ascii();
        Status::Ok
    })
}

/// Whether no digit of `grid` stands twice in a house: `Ok` or `Conflict`. Looks no further than that.
#[unsafe(no_mangle)]
extern "C" fn is_valid() -> Status {
    with_grid(|_, grid| if sudoku_core::is_valid(&grid) { Status::Ok } else { Status::Conflict })
}

/// Writes every conflict of `grid` into `conflicts`: `Ok` if there is none, else `Conflict` with the `count`.
#[unsafe(no_mangle)]
extern "C" fn conflicts() -> Status {
    with_grid(|buffers, grid| {
        buffers.detail.count = 0;
        for (to, conflict) in buffers.conflicts.iter_mut().zip(grid.conflicts()) {
            *to = record(&conflict);
            buffers.detail.count += 1;
        }
        if buffers.detail.count == 0 { Status::Ok } else { Status::Conflict }
    })
}

/// Writes the candidates of every cell of `grid` into `pencilmarks`. A filled cell holds just its digit.
#[unsafe(no_mangle)]
extern "C" fn pencilmarks() -> Status {
    with_grid(|buffers, grid| {
        buffers.pencilmarks = <[_; 81]>::from(Pencilmarks::from_grid(&grid)).map(|set| set.bits());
        Status::Ok
    })
}

/// Solves `grid`: `Ok` with the one solution first in `solutions`; `NotUnique` with two; `NoSolution`; or `Conflict` with the first
/// conflict in `conflicts`.
#[unsafe(no_mangle)]
extern "C" fn solve() -> Status {
    with_grid(|buffers, grid| match answers::solve(&grid) {
        Ok(solution) => {
            write_solutions(buffers, &[solution]);
            Status::Ok
        }
        Err(error) => {
            match &error {
                SolveError::NotUnique(solutions) => write_solutions(buffers, solutions),
                SolveError::Conflict(conflict) => {
                    if let Some(to) = buffers.conflicts.first_mut() {
                        *to = record(conflict);
                    }
                }
                _ => {}
            }
            Status::from(&error)
        }
    })
}

/// Counts the solutions of `grid` up to a limit: `Ok` with the `count`.
#[unsafe(no_mangle)]
extern "C" fn count(limit: u32) -> Status {
    with_grid(|buffers, grid| {
        buffers.detail.count = answers::count_solutions(&grid, limit as usize) as u32;
        Status::Ok
    })
}

/// How many bytes of memory a search takes.
#[unsafe(no_mangle)]
extern "C" fn search_size() -> usize {
    size_of::<Search>()
}

/// At a multiple of how many bytes the memory for a search must begin: a power of two.
#[unsafe(no_mangle)]
extern "C" fn search_align() -> usize {
    align_of::<Search>()
}

/// Begins a search for the solutions of `grid` in memory that you have added: `Ok`. There may be many searches at once.
#[unsafe(no_mangle)]
extern "C" fn search_start(address: usize) -> Status {
    with_grid(|_, grid| Search::start(address, &grid))
}

/// Searches on, but visits `budget` nodes at most: `Found` with a solution first in `solutions`, `Paused` or `Exhausted`.
#[unsafe(no_mangle)]
extern "C" fn search_next(address: usize, budget: u32) -> Status {
    let (status, found) = Search::next(address, budget);
    with_buffers(|buffers| {
        write_solutions(buffers, found.as_slice());
        status
    })
}

/// The number of guesses of a search so far, as a float so that every language can hold it; -1 where there is no search.
#[unsafe(no_mangle)]
extern "C" fn search_guesses(address: usize) -> f64 {
    Search::at(address, |solutions| solutions.guesses() as f64).unwrap_or(-1.0)
}

/// Ends a search: `Ok`. Its memory is yours again. Not needed for a search whose memory you simply use for something else.
#[unsafe(no_mangle)]
extern "C" fn search_end(address: usize) -> Status {
    Search::end(address)
}

/// Solves a text of many lines, a puzzle each; blank lines and lines that begin with `#` are passed over.
///
/// `Ok` with a record for each puzzle in `records` and their `count`. It stops early when `records` is full: `offset` says how
/// many bytes were read and `line` how many lines that was, so that the next call can go on from there.
#[unsafe(no_mangle)]
extern "C" fn solve_lines(address: usize, length: usize) -> Status {
    records::solve_lines(address, length)
}

fn record(conflict: &Conflict) -> [u8; 4] {
    [
        conflict.house.index() as u8,
        conflict.digit.get(),
        conflict.first.index() as u8,
        conflict.second.index() as u8,
    ]
}

fn write_solutions(buffers: &mut Buffers, solutions: &[Grid]) {
    for (to, solution) in buffers.solutions.iter_mut().zip(solutions) {
        *to = solution.to_bytes();
    }
}
