//! Ctrl-C, and the signal by which schedulers ask a job to end.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// Whether somebody wants the program to end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interrupt {
    /// The number of the signal, or 0.
    signal: Arc<AtomicUsize>,
}

impl Interrupt {
    /// Takes note of signals from now on. A second one ends the program at once.
    pub(crate) fn install() -> io::Result<Self> {
        let interrupt = Self::default();
        let is_second = Arc::new(AtomicBool::new(false));
        for signal in [SIGINT, SIGTERM] {
            flag::register_conditional_default(signal, Arc::clone(&is_second))?;
            flag::register(signal, Arc::clone(&is_second))?;
            let number = usize::try_from(signal).unwrap_or_default();
            flag::register_usize(signal, Arc::clone(&interrupt.signal), number)?;
        }
        Ok(interrupt)
    }

    pub(crate) fn signal(&self) -> Option<i32> {
        match self.signal.load(Ordering::Relaxed) {
            0 => None,
            signal => i32::try_from(signal).ok(),
        }
    }
}

/// Ends the program as the signal would have, so that a shell knows. Returns if that fails.
pub(crate) fn end_by(signal: i32) {
    _ = signal_hook::low_level::emulate_default_handler(signal);
}
