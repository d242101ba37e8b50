//! RISC-V: the counter of retired instructions, which under `-icount` is exact.

use core::arch::asm;
use riscv::register::minstret;

/// The counter.
pub(crate) struct Clock(());

impl Clock {
    /// Returns the counter, which always runs.
    pub(crate) fn take() -> Option<Self> {
        Some(Self(()))
    }

    /// Returns the instructions of a call, or `None` if they do not fit.
    pub(crate) fn ticks(&mut self, call: impl FnOnce()) -> Option<u32> {
        let start = minstret::read64();
        call();
        let end = minstret::read64();
        u32::try_from(end.wrapping_sub(start)).ok()
    }
}

/// Executes two instructions per round, and at least two.
pub(crate) fn execute(rounds: u32) {
    // SAFETY: the loop changes only the register.
    unsafe {
        asm!(
            "2:",
            "addi {0}, {0}, -1",
            "bnez {0}, 2b",
            inout(reg) rounds => _,
            options(nomem, nostack)
        )
    }
}

/// Returns the stack pointer.
#[inline(always)]
pub(crate) fn stack_pointer() -> usize {
    let pointer;
    // SAFETY: the instruction only reads a register.
    unsafe { asm!("mv {}, sp", out(reg) pointer, options(nomem, nostack, preserves_flags)) }
    pointer
}
