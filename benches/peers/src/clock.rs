//! CPU time, the clock and the calendar.

use jiff::{Timestamp, tz::TimeZone};
use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;

/// The CPU time that this thread has used.
pub fn thread_time() -> Duration {
    read(ClockId::ThreadCPUTime)
}

/// The time since some moment in the past. Reading it takes much less time than reading the CPU
/// time.
pub fn now() -> Duration {
    read(ClockId::Monotonic)
}

fn read(clock: ClockId) -> Duration {
    let time = clock_gettime(clock);
    Duration::new(time.tv_sec.try_into().unwrap_or(0), time.tv_nsec.try_into().unwrap_or(0))
}

/// How long it takes to read a clock: the median of many readings.
pub fn reading(clock: fn() -> Duration) -> Duration {
    let mut times: Vec<Duration> = (0..10_001)
        .map(|_| {
            let start = clock();
            clock().saturating_sub(start)
        })
        .collect();
    times.sort();
    times[times.len() / 2]
}

/// Today in UTC, as `2026-11-29`.
pub fn today() -> String {
    Timestamp::now().to_zoned(TimeZone::UTC).date().to_string()
}
