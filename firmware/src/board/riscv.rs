//! RISC-V: the counter of retired instructions, which under `-icount` is exact.

use core::arch::asm;
use riscv::register::minstret;

/// The counter.
pub(crate) struct Clock(());

impl Clock {
    /// The counter, which always runs.
    pub(crate) fn take() -> Option<Self> {
        Some(Self(()))
    }

    /// The instructions that a call takes; none if they do not fit.
    pub(crate) fn ticks(&mut self, call: impl FnOnce()) -> Option<u32> {
        let start = minstret::read64();
        call();
        let end = minstret::read64();
        u32::try_from(end.wrapping_sub(start)).ok()
    }
}

/// Executes twice as many instructions as it is told rounds, and at least two.
pub(crate) fn execute(rounds: u32) {
    // SAFETY: the loop changes nothing but the register.
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

/// Where the stack ends now.
#[inline(always)]
pub(crate) fn stack_pointer() -> usize {
    let pointer;
    // SAFETY: a register is read.
    unsafe { asm!("mv {}, sp", out(reg) pointer, options(nomem, nostack, preserves_flags)) }
    pointer
}
