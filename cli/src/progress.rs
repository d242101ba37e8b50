//! The progress on a terminal.

use std::io::{self, IsTerminal as _};

use crate::arguments::{Progress, Stream};

/// A bar below the messages, or nothing.
pub(crate) struct Bar {
    #[cfg(feature = "progress")]
    bar: Option<indicatif::ProgressBar>,
}

impl Bar {
    /// A bar for a number of bytes, as far as it is known, if somebody can see it and the answers
    /// are not between.
    pub(crate) fn new(stream: &Stream, bytes: Option<u64>) -> Self {
        let is_free = stream.output.is_some() || !io::stdout().is_terminal();
        let is_shown = stream.progress == Progress::Auto
            && !stream.quiet
            && io::stderr().is_terminal()
            && is_free;
        Self::of(is_shown.then_some(bytes))
    }

    #[cfg(feature = "progress")]
    fn of(bytes: Option<Option<u64>>) -> Self {
        use indicatif::{ProgressBar, ProgressStyle};

        let bar = bytes.map(|bytes| {
            let (bar, template) = match bytes {
                Some(bytes) => (
                    ProgressBar::new(bytes),
                    "{bar:30} {percent}% {msg}, {elapsed} gone, {eta} to go",
                ),
                None => (ProgressBar::no_length(), "{spinner} {msg}, {elapsed} gone"),
            };
            match ProgressStyle::with_template(template) {
                Ok(style) => bar.with_style(style),
                Err(_) => bar,
            }
        });
        Self { bar }
    }

    #[cfg(not(feature = "progress"))]
    fn of(_: Option<Option<u64>>) -> Self {
        Self {}
    }

    /// Shows how many bytes were read and puzzles answered.
    pub(crate) fn show(&self, bytes: u64, puzzles: u64) {
        #[cfg(feature = "progress")]
        if let Some(bar) = &self.bar {
            bar.set_message(format!("{puzzles} puzzles"));
            bar.set_position(bytes);
        }
        #[cfg(not(feature = "progress"))]
        let _ = (bytes, puzzles);
    }

    /// Takes the bar away.
    pub(crate) fn clear(&self) {
        #[cfg(feature = "progress")]
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
