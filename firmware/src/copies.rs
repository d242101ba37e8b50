//! The largest block that a call copies. With the feature `copies`, `build.rs` redirects every
//! call of a function that copies to this file.
//!
//! The names of these functions are those of a Cortex-M.
#![allow(unsafe_code)] // the linker defines the functions

use core::ffi::c_void;
use core::sync::atomic::{AtomicUsize, Ordering};

static LARGEST: AtomicUsize = AtomicUsize::new(0);

/// Returns the size of the largest block that was copied since the last call, in bytes.
pub(crate) fn largest() -> usize {
    let largest = LARGEST.load(Ordering::Relaxed);
    LARGEST.store(0, Ordering::Relaxed);
    largest
}

macro_rules! watch {
    ($($watched:ident $real:ident $name:literal $real_name:literal),* $(,)?) => {
        unsafe extern "C" {
            $(#[link_name = $real_name]
            fn $real(to: *mut c_void, from: *const c_void, length: usize);)*
        }
        $(
            // SAFETY: no other function has this name.
            #[unsafe(export_name = $name)]
            extern "C" fn $watched(to: *mut c_void, from: *const c_void, length: usize) {
                if length > LARGEST.load(Ordering::Relaxed) {
                    LARGEST.store(length, Ordering::Relaxed);
                }
                // SAFETY: the arguments are those of the caller.
                unsafe { $real(to, from, length) }
            }
        )*
    };
}

watch! {
    copy real_copy "__wrap___aeabi_memcpy" "__real___aeabi_memcpy",
    copy4 real_copy4 "__wrap___aeabi_memcpy4" "__real___aeabi_memcpy4",
    copy8 real_copy8 "__wrap___aeabi_memcpy8" "__real___aeabi_memcpy8",
    shift real_shift "__wrap___aeabi_memmove" "__real___aeabi_memmove",
    shift4 real_shift4 "__wrap___aeabi_memmove4" "__real___aeabi_memmove4",
    shift8 real_shift8 "__wrap___aeabi_memmove8" "__real___aeabi_memmove8",
}
