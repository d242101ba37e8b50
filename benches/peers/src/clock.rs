//! CPU time and the calendar.

use jiff::{Timestamp, tz::TimeZone};
use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;

/// The CPU time that this thread has used.
pub fn thread_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.try_into().unwrap_or(0), time.tv_nsec.try_into().unwrap_or(0))
}

/// Today in UTC, as `2026-11-29`.
pub fn today() -> String {
    Timestamp::now().to_zoned(TimeZone::UTC).date().to_string()
}
