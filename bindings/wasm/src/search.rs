//! Searches that pause and resume, in memory that the caller has added.
#![allow(unsafe_code, reason = "a search lies in memory that this module does not own")]

use sudoku_core::Solutions;
use sudoku_core_abi::{Marked, Search, Status};
use sudoku_core_module::added_place;

use crate::answers::Unique;

/// The memory that a search of either kind takes.
pub(crate) type Room = Marked<Unique>;

const _: () = assert!(
    size_of::<Marked<Solutions>>() <= size_of::<Room>()
        && align_of::<Marked<Solutions>>() <= align_of::<Room>()
);

/// The place for a search, if it lies in memory that the caller has added.
fn place<S>(address: usize) -> Result<*mut Marked<S>, Status> {
    added_place::<Room>(address).map(<*mut Room>::cast)
}

/// Begins a search at an address.
pub(crate) fn start<S: Search>(address: usize, make: impl FnOnce() -> S) -> Status {
    match place(address) {
        Ok(place) => {
            // SAFETY: the place is in memory, aligned, and does not belong to this module.
            unsafe { Marked::init(place, make) }
            Status::Ok
        }
        Err(misuse) => misuse,
    }
}

/// Calls a function with the search at an address and returns its status.
pub(crate) fn with<S: Search>(address: usize, act: impl FnOnce(&mut S) -> Status) -> Status {
    status_of(at(address, act))
}

/// Calls a function with the search at an address.
fn at<S: Search, R>(address: usize, act: impl FnOnce(&mut S) -> R) -> Result<R, Status> {
    // SAFETY: the place is in memory and aligned, only `start` writes the mark, and a module has
    // one thread, so nobody else uses the search during this call.
    unsafe { Marked::at(place(address)?) }.map(act)
}

/// Ends the search of either kind at an address.
pub(crate) fn end(address: usize) -> Status {
    // SAFETY: that of `at`.
    status_of(place(address).and_then(|place| unsafe {
        Marked::<Solutions>::end(place)
            .or_else(|_| Marked::<Unique>::end(place.cast()))
            .map(|()| Status::Ok)
    }))
}

fn status_of(result: Result<Status, Status>) -> Status {
    match result {
        Ok(status) | Err(status) => status,
    }
}

/// The number of guesses of the search of either kind at an address.
pub(crate) fn guesses(address: usize) -> Result<u64, Status> {
    at(address, |search: &mut Solutions| search.guesses())
        .or_else(|_| at(address, |search: &mut Unique| search.guesses()))
}
