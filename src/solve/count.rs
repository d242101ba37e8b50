//! The number of solutions.

use crate::engine::{Job, Searching, Stop};

/// Counts solutions up to a limit.
pub(super) struct Count {
    pub(super) limit: usize,
}

impl Job for Count {
    type Output = usize;

    #[inline(always)]
    fn run<S: Searching>(self, search: &mut S) -> usize {
        let mut count = 0;
        while count < self.limit {
            let (found, stop) = search.advance(self.limit - count, u32::MAX);
            count += found;
            if matches!(stop, Stop::Exhausted) {
                break;
            }
        }
        count
    }
}
