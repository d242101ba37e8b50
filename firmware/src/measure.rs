//! Instructions, stack and copies of a call.
#![allow(unsafe_code)] // the stack is painted by its addresses

use crate::board::{Clock, execute, stack_pointer};
use core::hint::black_box;
use core::ptr;
use sudoku_core::{Grid, Progress, solutions};

/// What a call took.
#[derive(Clone, Copy)]
pub struct Taken {
    /// The instructions executed; nothing if they were more than the clock can tell.
    pub instructions: Option<u32>,
    /// The bytes of stack below the caller.
    pub stack: usize,
    /// The bytes of the largest block copied; 0 unless built with the feature `copies`.
    pub copied: usize,
}

impl Taken {
    /// What no call takes less than.
    pub const NOTHING: Self = Self { instructions: Some(0), stack: 0, copied: 0 };

    /// The higher of each.
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

/// Measures calls.
pub struct Meter {
    clock: Clock,
    /// The ticks of a call that does nothing.
    idle: u32,
    /// The ticks of [`LOOP`] instructions.
    ticks: u32,
}

/// The instructions by which the clock is calibrated.
const LOOP: u32 = 1_000_000;

/// What unused stack holds.
const PAINT: u32 = 0xa5a5_5a5a;

unsafe extern "C" {
    /// Where the static data ends, and the stack may grow down to. A name of both run-time crates.
    static __sheap: u32;
}

impl Meter {
    /// The meter; there is one.
    pub fn take() -> Option<Self> {
        let mut clock = Clock::take()?;
        // The first sample of the emulator's clock is not like the others.
        clock.ticks(|| execute(1))?;
        let idle = clock.ticks(|| {})?;
        let ticks = clock.ticks(|| execute(LOOP / 2))?.saturating_sub(idle);
        (ticks != 0).then_some(Self { clock, idle, ticks })
    }

    /// Calls, and says what it took.
    pub fn measure(&mut self, call: impl FnOnce()) -> Taken {
        let top = paint();
        largest_copy();
        let ticks = self.run(call);
        let copied = largest_copy();
        let stack = top - untouched();
        Taken { instructions: ticks.and_then(|ticks| self.instructions(ticks)), stack, copied }
    }

    /// The instructions of a number of ticks.
    fn instructions(&self, ticks: u32) -> Option<u32> {
        let instructions = (u64::from(ticks) * u64::from(LOOP)).checked_div(self.ticks.into())?;
        u32::try_from(instructions).ok()
    }

    /// Searches for all solutions of a puzzle, one node a call, and says the most that a call took.
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

    /// Calls, and returns how many ticks it took. A function of its own, so that the stack of the
    /// call is below the caller's.
    #[inline(never)]
    fn run(&mut self, call: impl FnOnce()) -> Option<u32> {
        Some(self.clock.ticks(call)?.saturating_sub(self.idle))
    }
}

#[cfg(feature = "copies")]
use crate::copies::largest as largest_copy;

/// Nothing is known of copies.
#[cfg(not(feature = "copies"))]
const fn largest_copy() -> usize {
    0
}

/// Paints the stack that is not in use, and says where it begins.
#[inline(always)]
pub fn paint() -> usize {
    let top = stack_pointer();
    let mut at = &raw const __sheap as usize;
    while at < top {
        // SAFETY: between the static data and the stack pointer nothing lives.
        unsafe { ptr::with_exposed_provenance_mut::<u32>(at).write_volatile(PAINT) };
        at += 4;
    }
    top
}

/// The lowest address that has lost its paint.
#[inline(always)]
pub fn untouched() -> usize {
    let top = stack_pointer();
    let mut at = &raw const __sheap as usize;
    // SAFETY: the address is one of RAM, and aligned.
    while at < top && unsafe { ptr::with_exposed_provenance::<u32>(at).read_volatile() } == PAINT {
        at += 4;
    }
    at
}
