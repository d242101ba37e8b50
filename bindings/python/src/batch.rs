//! Many pieces of work, on the calling thread or on threads of their own.
//!
//! The threads are started for each call and end with it. A pool that outlives the call, such as
//! the one of rayon, hangs for ever in a child process that is a copy of its parent, as those of
//! `multiprocessing` on Linux are: the child has the pool, but none of its threads. To start a
//! thread takes tens of microseconds, less than a piece of work.

use core::num::NonZero;
use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use core::time::Duration;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

/// How often a batch looks for signals and reports its progress.
const TICK: Duration = Duration::from_millis(100);

/// How a batch runs.
pub(crate) struct Plan<'a, 'py> {
    pub(crate) py: Python<'py>,
    pub(crate) threads: Option<usize>,
    /// Called with the number of rows that are done, and of all rows.
    pub(crate) progress: Option<&'a Bound<'py, PyAny>>,
    /// The number of all rows.
    pub(crate) rows: usize,
}

impl Plan<'_, '_> {
    /// Does all pieces of work, each of which returns its number of rows.
    pub(crate) fn run<W: Send>(
        &self,
        pieces: impl ExactSizeIterator<Item = W> + Send,
        work: impl Fn(W) -> usize + Sync,
    ) -> PyResult<()> {
        let threads = match self.threads {
            Some(0) => return Err(PyValueError::new_err("a batch needs at least one thread")),
            Some(threads) => threads,
            None => thread::available_parallelism().map_or(1, NonZero::get),
        };
        // A few pieces are done before other threads have started.
        match threads.min(pieces.len() / 4) {
            0 | 1 => self.run_here(pieces, work),
            threads => self.run_on(threads, pieces, work),
        }
    }

    fn run_here<W>(
        &self,
        mut pieces: impl Iterator<Item = W> + Send,
        work: impl Fn(W) -> usize + Sync,
    ) -> PyResult<()> {
        let (mut done, mut ended) = (0, false);
        while !ended {
            (done, ended) = self.py.detach(|| {
                let begun = Instant::now();
                let mut done = done;
                for piece in pieces.by_ref() {
                    done += work(piece);
                    if begun.elapsed() > TICK {
                        return (done, false);
                    }
                }
                (done, true)
            });
            self.report(done)?;
        }
        Ok(())
    }

    fn run_on<W: Send>(
        &self,
        threads: usize,
        pieces: impl Iterator<Item = W> + Send,
        work: impl Fn(W) -> usize + Sync,
    ) -> PyResult<()> {
        let pieces = Mutex::new(pieces);
        let (done, stop, running) = (AtomicUsize::new(0), AtomicBool::new(false), Running::new());
        let next = || pieces.lock().unwrap_or_else(PoisonError::into_inner).next();
        let work_until_stopped = || {
            let _entry = running.enter();
            while !stop.load(Ordering::Relaxed)
                && let Some(piece) = next()
            {
                done.fetch_add(work(piece), Ordering::Relaxed);
            }
        };
        // Leaving the scope waits for the pieces that are being worked on.
        thread::scope(|scope| {
            let started = (0..threads).try_for_each(|_| {
                running.expect_one();
                let thread = thread::Builder::new().spawn_scoped(scope, work_until_stopped);
                thread.map(drop).map_err(|error| {
                    PyRuntimeError::new_err(format!("a thread cannot be started: {error}"))
                })
            });
            let mut outcome = started;
            let mut ended = false;
            while outcome.is_ok() && !ended {
                ended = self.py.detach(|| running.wait(TICK));
                outcome = self.report(done.load(Ordering::Relaxed));
            }
            stop.store(true, Ordering::Relaxed);
            outcome
        })
    }

    /// Looks for signals, and calls the callback.
    fn report(&self, done: usize) -> PyResult<()> {
        self.py.check_signals()?;
        if let Some(progress) = self.progress {
            progress.call1((done, self.rows))?;
        }
        Ok(())
    }
}

/// The number of threads that work, or are about to.
struct Running {
    count: Mutex<usize>,
    ended: Condvar,
}

impl Running {
    const fn new() -> Self {
        Self { count: Mutex::new(0), ended: Condvar::new() }
    }

    fn count(&self) -> MutexGuard<'_, usize> {
        self.count.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a thread that is about to be started.
    fn expect_one(&self) {
        *self.count() += 1;
    }

    /// The presence of a thread that was counted, until this is dropped.
    fn enter(&self) -> Entry<'_> {
        Entry(self)
    }

    /// Waits until no thread works; returns whether that is so.
    fn wait(&self, time: Duration) -> bool {
        let waited = self.ended.wait_timeout_while(self.count(), time, |count| *count > 0);
        *waited.unwrap_or_else(PoisonError::into_inner).0 == 0
    }
}

struct Entry<'a>(&'a Running);

impl Drop for Entry<'_> {
    fn drop(&mut self) {
        *self.0.count() -= 1;
        self.0.ended.notify_all();
    }
}
