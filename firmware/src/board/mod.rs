//! What differs between processors: the clock that counts instructions, and the stack pointer.
#![allow(unsafe_code)] // reading the stack pointer and the RISC-V counters requires it

#[cfg(target_arch = "arm")]
mod cortex_m;
#[cfg(target_arch = "riscv32")]
mod riscv;

#[cfg(target_arch = "arm")]
pub(crate) use self::cortex_m::{Clock, execute, stack_pointer};
#[cfg(target_arch = "riscv32")]
pub(crate) use self::riscv::{Clock, execute, stack_pointer};
