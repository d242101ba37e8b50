//! Measures the instructions, the stack and the copies of a call.
#![allow(unsafe_code)] // the stack is painted by its addresses

use core::hint::black_box;
use core::ptr;

use sudoku_core::{Grid, Progress, solutions};

use crate::board::{Clock, execute, stack_pointer};

/// The cost of a call.
#[derive(Clone, Copy)]
pub struct Taken {
    /// The number of instructions, or `None` if it is too large for the clock.
    pub instructions: Option<u32>,
    /// The stack below the caller, in bytes.
    pub stack: usize,
    /// The size of the largest block that was copied, in bytes; 0 without the feature `copies`.
    pub copied: usize,
}

impl Taken {
    /// The smallest possible cost.
    pub const NOTHING: Self = Self { instructions: Some(0), stack: 0, copied: 0 };

    /// The larger of each number.
    #[must_use]
    pub fn most(self, other: Self) -> Self {
        Self {
            instructions: self
                .instructions
                .zip(other.instructions)
                .map(|(one, other)| one.max(other)),
            stack: self.stack.max(other.stack),
            copied: self.copied.max(other.copied),
        }
    }
}

/// Measures the cost of calls.
pub struct Meter {
    clock: Clock,
    /// The ticks of an empty call.
    idle: u32,
    /// The ticks of [`LOOP`] instructions.
    ticks: u32,
}

/// The number of instructions that calibrate the clock.
const LOOP: u32 = 1_000_000;

/// The value that marks unused stack.
const PAINT: u32 = 0xa5a5_5a5a;

unsafe extern "C" {
    /// The end of the static data, down to which the stack may grow. Both run-time crates define
    /// it.
    static __sheap: u32;
}

impl Meter {
    /// Returns the only meter.
    pub fn take() -> Option<Self> {
        let mut clock = Clock::take()?;
        // The first sample of the clock of the emulator differs from the others.
        clock.ticks(|| execute(1))?;
        let idle = clock.ticks(|| {})?;
        let ticks = clock.ticks(|| execute(LOOP / 2))?.saturating_sub(idle);
        (ticks != 0).then_some(Self { clock, idle, ticks })
    }

    /// Calls a function and returns its cost.
    pub fn measure(&mut self, call: impl FnOnce()) -> Taken {
        let top = paint();
        largest_copy();
        let ticks = self.run(call);
        let copied = largest_copy();
        let stack = top - untouched();
        Taken { instructions: ticks.and_then(|ticks| self.instructions(ticks)), stack, copied }
    }

    /// Converts ticks to instructions.
    fn instructions(&self, ticks: u32) -> Option<u32> {
        let instructions = (u64::from(ticks) * u64::from(LOOP)).checked_div(self.ticks.into())?;
        u32::try_from(instructions).ok()
    }

    /// Searches for all solutions of a puzzle with one node per call, and returns the largest cost.
    pub fn longest_node(&mut self, puzzle: &Grid) -> Taken {
        let mut search = solutions(puzzle);
        let mut most = Taken::NOTHING;
        loop {
            let mut progress = Progress::Paused;
            most = most.most(self.measure(|| progress = search.next_within(black_box(1))));
            if progress == Progress::Exhausted {
                return most;
            }
        }
    }

    /// Calls a function and returns its ticks. It is not inlined, so that the stack of the call is
    /// below that of the caller.
    #[inline(never)]
    fn run(&mut self, call: impl FnOnce()) -> Option<u32> {
        Some(self.clock.ticks(call)?.saturating_sub(self.idle))
    }
}

#[cfg(feature = "copies")]
use crate::copies::largest as largest_copy;

/// Copies are not measured.
#[cfg(not(feature = "copies"))]
const fn largest_copy() -> usize {
    0
}

/// Marks the unused stack, and returns its start.
#[inline(always)]
pub fn paint() -> usize {
    let top = stack_pointer();
    let mut at = &raw const __sheap as usize;
    while at < top {
        // SAFETY: nothing is stored between the static data and the stack pointer.
        unsafe { ptr::with_exposed_provenance_mut::<u32>(at).write_volatile(PAINT) };
        at += 4;
    }
    top
}

/// Returns the lowest address that has lost its mark.
#[inline(always)]
pub fn untouched() -> usize {
    let top = stack_pointer();
    let mut at = &raw const __sheap as usize;
    // SAFETY: the address is in RAM, and aligned.
    while at < top && unsafe { ptr::with_exposed_provenance::<u32>(at).read_volatile() } == PAINT {
        at += 4;
    }
    at
}
