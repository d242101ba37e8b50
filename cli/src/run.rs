//! A run from its start to its exit status: writes the answers that come from a source.

use std::io::{self, ErrorKind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rayon_core::ThreadPool;

use crate::answer::{Answer, Counts};
use crate::chunk::Position;
use crate::classes::Classes;
use crate::interrupt::{Interrupt, end_by};
use crate::journal::Record;
use crate::messages::{self, Voice};
use crate::output::{Output, Start};
use crate::progress::Bar;
use crate::source::{Source, Step};
use crate::stream::Flow;

pub(crate) const EXIT_ALL_PROPER: u8 = 0;
pub(crate) const EXIT_NOT_ALL_PROPER: u8 = 1;
pub(crate) const EXIT_FAILED: u8 = 2;

/// How long a signal may wait, and how often the progress is shown.
const TICK: Duration = Duration::from_millis(100);

/// Writes everything that comes from a source; returns the exit status.
pub(crate) fn run(source: Source, flow: &Flow) -> u8 {
    match Run::start(source, flow) {
        Ok(Begun::Run(run)) => run.finish(),
        Ok(Begun::Complete(counts)) => {
            Voice::of(flow).note(format_args!("an earlier run has answered everything"));
            status(counts)
        }
        Err(reason) => {
            messages::error(format_args!("{reason}"));
            EXIT_FAILED
        }
    }
}

fn status(counts: Counts) -> u8 {
    if counts.proper < counts.puzzles { EXIT_NOT_ALL_PROPER } else { EXIT_ALL_PROPER }
}

/// A pool for this number of threads; 0 stands for one per core.
pub(crate) fn pool(threads: usize) -> Result<ThreadPool, String> {
    let pool = rayon_core::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| format!("the threads cannot be started: {error}"))
}

enum Begun {
    Run(Box<Run>),
    Complete(Counts),
}

/// What the writer needs.
struct Run {
    /// What the puzzles are that are counted as proper.
    outcome: &'static str,
    /// What a position counts.
    unit: &'static str,
    steps: Receiver<Step>,
    /// The thread that sends them.
    thread: Option<JoinHandle<()>>,
    output: Output,
    voice: Voice,
    interrupt: Interrupt,
    bar: Bar,
    begun: Instant,
    /// How much of the source was taken up: bytes that were read, or puzzles that were made.
    read: Arc<AtomicU64>,
    /// How far the writer came: the end of the last answer that ended between two items.
    position: Position,
    last_input: Arc<str>,
    place: Place,
    counts: Counts,
    /// The counts of the run that this one continues.
    before: Counts,
    unreadable: u64,
    /// The classes of the puzzles so far, where repeated ones are dropped.
    classes: Classes,
    /// The number of puzzles that were dropped.
    repeats: u64,
}

/// Where the output ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    BetweenLines,
    /// In a comment that comes in pieces.
    InLine,
}

/// Why the writer stops before the end.
enum Stop {
    Signal(i32),
    Unwritable(io::Error),
    /// An input could not be read, and the output must be complete or not be at all.
    Unreadable,
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Unwritable(error)
    }
}

impl Run {
    fn start(source: Source, flow: &Flow) -> Result<Begun, String> {
        let voice = Voice::of(flow);
        let call = flow.resume.then(|| source.call());
        let start = match &flow.output {
            None => Start::At(Output::stdout(), Record::START),
            Some(path) => Output::file(path, call)?,
        };
        let (mut output, record) = match start {
            Start::At(output, record) => (output, record),
            Start::Complete(counts) => return Ok(Begun::Complete(counts)),
        };
        if record.position != Position::default() {
            let puzzles = record.counts.puzzles;
            voice.note(format_args!("an earlier run has answered {puzzles} puzzles"));
        } else if !source.header().is_empty() {
            let written = output.write(source.header().as_bytes());
            written.map_err(|error| format!("a result cannot be written: {error}"))?;
        }
        let interrupt = Interrupt::install().map_err(|error| format!("signals: {error}"))?;
        let (outcome, unit) = (source.outcome(), source.unit());
        let bar = Bar::new(flow, source.amount());
        let read = Arc::new(AtomicU64::new(0));
        let (steps, thread) =
            source.open(record.position, pool(flow.threads)?, Arc::clone(&read))?;
        Ok(Begun::Run(Box::new(Self {
            outcome,
            unit,
            steps,
            thread: Some(thread),
            output,
            voice,
            interrupt,
            bar,
            begun: Instant::now(),
            read,
            position: record.position,
            last_input: "the input".into(),
            place: Place::BetweenLines,
            counts: record.counts,
            before: record.counts,
            unreadable: 0,
            classes: Classes::default(),
            repeats: 0,
        })))
    }

    /// Writes all answers; returns the exit status.
    fn finish(mut self) -> u8 {
        let written = self.write_all();
        self.bar.clear();
        let written = written.and_then(|()| Ok(self.output.finish(self.counts)?));
        match written {
            Ok(()) => {
                self.say_summary();
                if self.unreadable > 0 { EXIT_FAILED } else { status(self.counts) }
            }
            Err(Stop::Unreadable) => {
                self.leave();
                self.say_summary();
                EXIT_FAILED
            }
            Err(Stop::Unwritable(error)) => {
                self.output.discard();
                writing_failed(&error)
            }
            Err(Stop::Signal(signal)) => {
                let (unit, lines) = (self.unit, self.position.lines);
                messages::error(format_args!(
                    "interrupted after {unit} {lines} of {}",
                    self.last_input
                ));
                self.leave();
                self.say_summary();
                end_by(signal);
                EXIT_FAILED
            }
        }
    }

    fn write_all(&mut self) -> Result<(), Stop> {
        while let Some(step) = self.wait_for(&self.steps)? {
            match step {
                Step::Answer(answer) => {
                    // A thread that ends without an answer has panicked, and with it the program.
                    if let Some(answer) = self.wait_for(&answer)? {
                        self.write(answer)?;
                    }
                }
                Step::Failed { input, lines, error } => {
                    self.unreadable += 1;
                    if self.place == Place::InLine {
                        // The rest of the comment will not come.
                        self.output.write(b"\n")?;
                        self.place = Place::BetweenLines;
                    }
                    let after = match lines {
                        0 => String::new(),
                        lines => format!(" after line {lines}"),
                    };
                    messages::error(format_args!("{input}{after}: {error}"));
                    if let Output::Draft(_) = self.output {
                        return Err(Stop::Unreadable);
                    }
                }
                Step::NoInput => self
                    .voice
                    .note(format_args!("no input: this is the sample (--help tells more)")),
            }
        }
        // A reader that panicked, perhaps in a decoder, has not read everything.
        match self.thread.take().map(JoinHandle::join) {
            Some(Err(_)) => Err(Stop::Unreadable),
            _ => Ok(()),
        }
    }

    /// Waits for what comes next, unless a signal comes first.
    fn wait_for<T>(&self, receiver: &Receiver<T>) -> Result<Option<T>, Stop> {
        loop {
            if let Some(signal) = self.interrupt.signal()
                && self.place == Place::BetweenLines
            {
                return Err(Stop::Signal(signal));
            }
            match receiver.recv_timeout(TICK) {
                Ok(next) => return Ok(Some(next)),
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
                Err(RecvTimeoutError::Timeout) => self.show_progress(),
            }
        }
    }

    fn write(&mut self, mut answer: Answer) -> Result<(), Stop> {
        if let Some(failure) = answer.failure {
            return Err(Stop::Unwritable(failure));
        }
        self.repeats += self.classes.drop_repeats(&mut answer.text, answer.members);
        self.output.write(&answer.text)?;
        self.counts.add_all(answer.counts);
        self.place = match answer.text.last() {
            None | Some(b'\n') => Place::BetweenLines,
            Some(_) => Place::InLine,
        };
        if let Some(end) = answer.end {
            self.position = end;
            self.last_input = answer.input;
            self.output.mark(end, self.counts)?;
        }
        self.show_progress();
        Ok(())
    }

    fn show_progress(&self) {
        self.bar.show(self.read.load(Ordering::Relaxed), self.counts.puzzles);
    }

    /// Keeps what was written of a file that is not complete.
    fn leave(&mut self) {
        match self.output.leave() {
            Ok(None) => {}
            Ok(Some(path)) => {
                messages::error(format_args!("the answers so far are in {}", path.display()));
            }
            Err(error) => _ = writing_failed(&error),
        }
    }

    fn say_summary(&self) {
        let Counts { puzzles, proper } = self.counts;
        let seconds = self.begun.elapsed().as_secs_f64().max(1e-9);
        let rate = (puzzles - self.before.puzzles) as f64 / seconds;
        let noun = if puzzles == 1 { "puzzle" } else { "puzzles" };
        let outcome = self.outcome;
        let repeats = match self.repeats {
            0 => String::new(),
            repeats => format!(", {repeats} left out as isomorphic to earlier ones"),
        };
        self.voice.note(format_args!(
            "{puzzles} {noun}, {proper} {outcome}{repeats}; {seconds:.3} s, {rate:.0} per second"
        ));
    }
}

/// Returns the exit status. A reader that went away (`sudoku-core | head`) has what it wanted, so
/// nothing is said about it.
pub(crate) fn writing_failed(failure: &io::Error) -> u8 {
    if failure.kind() == ErrorKind::BrokenPipe {
        return EXIT_NOT_ALL_PROPER;
    }
    messages::error(format_args!("a result cannot be written: {failure}"));
    EXIT_FAILED
}
