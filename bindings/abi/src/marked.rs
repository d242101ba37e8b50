//! A search in memory that the caller provides.
#![allow(unsafe_code, reason = "a search lies in memory that belongs to the caller")]

use crate::mark::{NO_MARK, Search, mark};
use crate::status::Status;

/// A search together with its mark, which distinguishes memory that holds such a search from other
/// memory.
///
/// A search owns nothing beyond its bytes and holds no address in them, so the caller may copy it,
/// move it, or use its memory for something else. But it may hold an address in the library, so a
/// copy is a search only where the same build of the library lies at the same address, and runs on
/// a processor with the same backend. In particular, that is the same process. Elsewhere the mark
/// does not fit, and the copy is not a search.
#[repr(C)]
pub struct Marked<S> {
    mark: u64,
    search: S,
}

impl<S: Search> Marked<S> {
    /// Writes a search and its mark to a place.
    ///
    /// # Safety
    ///
    /// The place must be aligned and valid for writes.
    #[inline(always)]
    pub unsafe fn init(place: *mut Self, make: impl FnOnce() -> S) {
        // Each field is written on its own: a whole `Marked` would first be built on the stack.
        // SAFETY: the caller guarantees that the place can be written.
        unsafe {
            (&raw mut (*place).search).write(make());
            (&raw mut (*place).mark).write(mark::<S>());
        }
    }

    /// The search at a place.
    ///
    /// # Errors
    ///
    /// [`Status::NotASearch`] if the place has no mark of this kind, or that of another process.
    ///
    /// # Safety
    ///
    /// The place must be aligned, valid for reads and writes, and used by nobody else during `'a`.
    /// If it holds the mark, then [`Marked::init`] wrote it there, or it is a copy of such memory,
    /// even of another process.
    #[inline(always)]
    pub unsafe fn at<'a>(place: *mut Self) -> Result<&'a mut S, Status> {
        // SAFETY: the caller guarantees that the place can be read; any eight bytes are a number.
        if unsafe { (&raw const (*place).mark).read() } != mark::<S>() {
            return Err(Status::NotASearch);
        }
        // SAFETY: the mark shows that `init` wrote a search here, with the same library at the same
        // address and on such a processor. Nobody else uses it.
        Ok(unsafe { &mut (*place).search })
    }

    /// Ends the search at a place: its mark is erased, so that it cannot be used again.
    ///
    /// # Errors
    ///
    /// [`Status::NotASearch`] if the place has no mark of this kind.
    ///
    /// # Safety
    ///
    /// That of [`Marked::at`].
    #[inline(always)]
    pub unsafe fn end(place: *mut Self) -> Result<(), Status> {
        // SAFETY: the caller guarantees what `at` requires.
        unsafe { Self::at(place) }?;
        // SAFETY: a search is here; without its mark it will not be used again.
        unsafe {
            Self::unmark(place);
            (&raw mut (*place).search).drop_in_place();
        }
        Ok(())
    }

    /// Erases the mark at a place, whatever the place holds: afterwards it holds no search of any
    /// kind.
    ///
    /// # Safety
    ///
    /// The place must be aligned and valid for writes.
    #[inline(always)]
    pub unsafe fn unmark(place: *mut Self) {
        // SAFETY: the caller guarantees that the place can be written. The mark is the first field
        // for every kind of search.
        unsafe { (&raw mut (*place).mark).write(NO_MARK) }
    }
}

#[cfg(test)]
mod tests {
    use core::mem::MaybeUninit;

    use super::*;
    use sudoku_core::{Grid, Progress, Solutions, UniqueSolution, solutions, unique_solution};

    #[test]
    fn a_search_is_found_until_it_ends() {
        let mut memory = MaybeUninit::<Marked<Solutions>>::zeroed();
        let place = memory.as_mut_ptr();
        // SAFETY: the memory is aligned, large enough and used by nobody else.
        unsafe {
            assert_eq!(Marked::at(place).map(|_| ()), Err(Status::NotASearch));
            Marked::init(place, || solutions(&Grid::EMPTY));
            assert_eq!(Marked::at(place).map(|search| search.next_within(0)), Ok(Progress::Paused));
            assert_eq!(Marked::end(place), Ok(()));
            assert_eq!(Marked::end(place), Err(Status::NotASearch));
            assert_eq!(Marked::at(place).map(|_| ()), Err(Status::NotASearch));
        }
    }

    #[test]
    fn no_other_mark_is_accepted() {
        let mut memory = MaybeUninit::<Marked<Solutions>>::zeroed();
        let place = memory.as_mut_ptr();
        // SAFETY: the memory is aligned, large enough and used by nobody else.
        unsafe {
            Marked::init(place, || solutions(&Grid::EMPTY));
            let mark = (*place).mark;
            for bit in 0..u64::BITS {
                (*place).mark = mark ^ (1 << bit);
                assert_eq!(Marked::at(place).map(|_| ()), Err(Status::NotASearch));
            }
            (*place).mark = mark;
            assert!(Marked::at(place).is_ok());
        }
    }

    #[test]
    fn a_place_without_a_mark_holds_no_search_of_any_kind() {
        let mut memory = MaybeUninit::<Marked<UniqueSolution>>::zeroed();
        let place = memory.as_mut_ptr();
        let other = place.cast::<Marked<Solutions>>();
        // SAFETY: the memory is aligned, large enough for both kinds and used by nobody else.
        unsafe {
            Marked::init(place, || unique_solution(&Grid::EMPTY));
            Marked::unmark(other);
            assert_eq!(Marked::at(place).map(|_| ()), Err(Status::NotASearch));
            Marked::init(other, || solutions(&Grid::EMPTY));
            Marked::unmark(place);
            assert_eq!(Marked::at(other).map(|_| ()), Err(Status::NotASearch));
        }
    }

    #[test]
    fn one_kind_of_search_is_not_the_other() {
        let mut memory = MaybeUninit::<Marked<UniqueSolution>>::zeroed();
        let place = memory.as_mut_ptr();
        // SAFETY: the memory is aligned, large enough for both kinds and used by nobody else.
        unsafe {
            Marked::init(place, || unique_solution(&Grid::EMPTY));
            let other = place.cast::<Marked<Solutions>>();
            assert!(size_of_val(&*other) <= size_of_val(&*place));
            assert_eq!(Marked::at(other).map(|_| ()), Err(Status::NotASearch));
            assert!(Marked::at(place).is_ok());
        }
    }
}
