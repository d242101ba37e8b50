//! Tells the fuzzer how long a search took, so that it looks for inputs that take longer.
//!
//! Coverage of the code cannot tell a search of 10 nodes from one of 10,000. libFuzzer also treats
//! every byte of the section `__libfuzzer_extra_counters` as a counter: an input that sets a byte
//! no input has set before is kept.

use std::sync::atomic::{AtomicU8, Ordering};

/// Steps per doubling of the number of nodes.
const STEPS: f64 = 4.0;

/// Steps per engine: enough for 2^24 nodes.
const LEVELS: usize = 96;

/// Engines, and one more row for the ratio between the slowest and the fastest.
const ROWS: usize = 8;

// SAFETY: the section holds nothing but bytes, which libFuzzer reads and sets to zero between two
// inputs.
#[unsafe(link_section = "__libfuzzer_extra_counters")]
static COUNTERS: [[AtomicU8; LEVELS]; ROWS] =
    [const { [const { AtomicU8::new(0) }; LEVELS] }; ROWS];

/// Marks how large `number` is, separately for each `row`.
pub fn note(row: usize, number: f64) {
    let level = (number.max(1.0).log2() * STEPS) as usize;
    COUNTERS[row % ROWS][level.min(LEVELS - 1)].store(1, Ordering::Relaxed);
}
