//! A search in memory that the caller provides.
#![allow(unsafe_code, reason = "a search lies in memory that belongs to the caller")]

use sudoku_core::{Solutions, UniqueSolution};

use crate::status::Status;

/// A search that can pause and resume, and the mark of its kind.
pub trait Search {
    /// A number that memory is unlikely to hold by chance.
    const MARK: u32;
}

impl Search for Solutions {
    const MARK: u32 = 0x5ea2_c481;
}

impl Search for UniqueSolution {
    const MARK: u32 = 0x5ea2_c482;
}

/// A search together with its mark, which distinguishes memory that holds such a search from other
/// memory.
///
/// A search owns nothing beyond its bytes and holds no address, so the caller may copy it, move it,
/// or use its memory for something else.
#[repr(C)]
pub struct Marked<S> {
    mark: u32,
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
            (&raw mut (*place).mark).write(S::MARK);
        }
    }

    /// The search at a place.
    ///
    /// # Errors
    ///
    /// [`Status::NotASearch`] if the place has no mark of this kind.
    ///
    /// # Safety
    ///
    /// The place must be aligned, valid for reads and writes, and used by nobody else during `'a`.
    /// If it holds the mark, then [`Marked::init`] wrote it there, or it is a copy of such memory.
    #[inline(always)]
    pub unsafe fn at<'a>(place: *mut Self) -> Result<&'a mut S, Status> {
        // SAFETY: the caller guarantees that the place can be read; any four bytes are a number.
        if unsafe { (&raw const (*place).mark).read() } != S::MARK {
            return Err(Status::NotASearch);
        }
        // SAFETY: the mark shows that `init` wrote a search here, and nobody else uses it.
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
            (&raw mut (*place).mark).write(0);
            (&raw mut (*place).search).drop_in_place();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use core::mem::MaybeUninit;

    use super::*;
    use sudoku_core::{Grid, Progress, solutions, unique_solution};

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
