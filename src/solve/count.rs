//! The number of solutions.

use crate::engine::{Backend, Job, Searching, Start, Stop};

/// The number of solutions, counted up to a limit.
pub(super) fn count(backend: Backend, start: Start<'_>, limit: usize) -> usize {
    backend.run(start, Count { limit })
}

/// Counts solutions up to a limit.
struct Count {
    limit: usize,
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
