//! Cortex-M: the SysTick timer, which counts instructions under `-icount`.

use core::arch::asm;
use cortex_m::Peripherals;
use cortex_m::peripheral::SYST;
use cortex_m::peripheral::syst::SystClkSource;

/// The largest value of the timer, which has 24 bits and counts down.
const TOP: u32 = 0x00ff_ffff;

/// The timer.
pub(crate) struct Clock(SYST);

impl Clock {
    /// Starts and returns the only timer.
    pub(crate) fn take() -> Option<Self> {
        let mut timer = Peripherals::take()?.SYST;
        timer.set_clock_source(SystClkSource::Core);
        timer.set_reload(TOP);
        timer.enable_counter();
        Some(Self(timer))
    }

    /// Returns the ticks of a call, or `None` if they are too many for the timer.
    pub(crate) fn ticks(&mut self, call: impl FnOnce()) -> Option<u32> {
        self.0.clear_current();
        self.0.has_wrapped();
        let start = SYST::get_current();
        call();
        let end = SYST::get_current();
        (!self.0.has_wrapped()).then(|| start.wrapping_sub(end) & TOP)
    }
}

/// Executes two instructions per round, and at least two.
pub(crate) fn execute(rounds: u32) {
    // SAFETY: the loop changes only the register and the flags.
    unsafe {
        asm!("2:", "subs {0}, {0}, #1", "bne 2b", inout(reg) rounds => _, options(nomem, nostack))
    }
}

/// Returns the stack pointer.
#[inline(always)]
pub(crate) fn stack_pointer() -> usize {
    let pointer;
    // SAFETY: the instruction only reads a register.
    unsafe { asm!("mov {}, sp", out(reg) pointer, options(nomem, nostack, preserves_flags)) }
    pointer
}
