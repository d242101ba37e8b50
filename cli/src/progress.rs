//! The progress on a terminal.

use std::io::{self, IsTerminal as _};

use crate::stream::{Flow, Progress};

/// A bar below the messages, or nothing.
pub(crate) struct Bar {
    #[cfg(feature = "progress")]
    bar: Option<indicatif::ProgressBar>,
}

impl Bar {
    /// A bar for an amount of work, as far as it is known, if somebody can see it and the answers
    /// are not between.
    pub(crate) fn new(flow: &Flow, amount: Option<u64>) -> Self {
        let is_free = flow.output.is_some() || !io::stdout().is_terminal();
        let is_shown =
            flow.progress == Progress::Auto && !flow.quiet && io::stderr().is_terminal() && is_free;
        Self::of(is_shown.then_some(amount))
    }

    #[cfg(feature = "progress")]
    fn of(amount: Option<Option<u64>>) -> Self {
        use indicatif::{ProgressBar, ProgressStyle};

        let bar = amount.map(|amount| {
            let (bar, template) = match amount {
                Some(amount) => (
                    ProgressBar::new(amount),
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

    /// Shows how much of the work was taken up, and how many puzzles came of it.
    pub(crate) fn show(&self, amount: u64, puzzles: u64) {
        #[cfg(feature = "progress")]
        if let Some(bar) = &self.bar {
            bar.set_message(format!("{puzzles} puzzles"));
            bar.set_position(amount);
        }
        #[cfg(not(feature = "progress"))]
        let _ = (amount, puzzles);
    }

    /// Takes the bar away.
    pub(crate) fn clear(&self) {
        #[cfg(feature = "progress")]
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
