//! A search that pauses and goes on, in memory that the caller has added.
#![allow(unsafe_code, reason = "a search lies in memory that this module does not own")]

use sudoku_core::{Grid, Progress, Solutions};

use crate::Status;
use crate::memory::added_place;

/// A search, and a mark by which memory that holds one is told from memory that does not.
#[repr(C)]
pub(crate) struct Search {
    mark: u32,
    solutions: Solutions,
}

/// Any number that memory is unlikely to hold by chance.
const MARK: u32 = 0x5ea2_c481;

impl Search {
    /// Begins a search at an address.
    pub(crate) fn start(address: usize, puzzle: &Grid) -> Status {
        match added_place::<Search>(address) {
            Ok(place) => {
                // Each field in its place: a whole `Search` would lie on the stack first.
                // SAFETY: the place is in memory, aligned, and nothing of this module's own.
                unsafe {
                    (&raw mut (*place).solutions).write(sudoku_core::solutions(puzzle));
                    (&raw mut (*place).mark).write(MARK);
                }
                Status::Ok
            }
            Err(misuse) => misuse,
        }
    }

    /// Does something with the search at an address.
    pub(crate) fn at<R>(
        address: usize,
        act: impl FnOnce(&mut Solutions) -> R,
    ) -> Result<R, Status> {
        let place = added_place::<Search>(address)?;
        // SAFETY: the place is in memory and aligned, and any four bytes are a number.
        if unsafe { (&raw const (*place).mark).read() } != MARK {
            return Err(Status::NotASearch);
        }
        // SAFETY: the mark says that `start` wrote a search here, and no other call is under way.
        Ok(act(unsafe { &mut (*place).solutions }))
    }

    /// Ends the search at an address.
    pub(crate) fn end(address: usize) -> Status {
        match Search::at(address, |_| ()).and_then(|()| added_place::<Search>(address)) {
            Ok(place) => {
                // SAFETY: a search lies here; without its mark it will not be used again.
                unsafe {
                    (&raw mut (*place).mark).write(0);
                    (&raw mut (*place).solutions).drop_in_place();
                }
                Status::Ok
            }
            Err(misuse) => misuse,
        }
    }

    /// Searches on; gives a solution with [`Status::Found`] only.
    pub(crate) fn next(address: usize, budget: u32) -> (Status, Option<Grid>) {
        match Search::at(address, |solutions| solutions.next_within(budget)) {
            Ok(Progress::Found(grid)) => (Status::Found, Some(grid)),
            Ok(Progress::Paused) => (Status::Paused, None),
            Ok(Progress::Exhausted) => (Status::Exhausted, None),
            Err(misuse) => (misuse, None),
        }
    }
}
