//! A run: one thread reads, some threads answer, and this one writes the answers in their order.
//!
//! ```text
//! reader ──chunks──▶ threads ──answers──▶ writer
//!    └──────a place for each answer, in order──┘
//! ```
//!
//! The queue of places is bounded, so the reader waits for the writer, and the memory does not
//! depend on the input.

use std::io::{self, ErrorKind};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rayon_core::ThreadPool;

use crate::answer::{Answer, Counts};
use crate::arguments::Stream;
use crate::chunk::Position;
use crate::classes::Classes;
use crate::input::Input;
use crate::interrupt::{Interrupt, end_by};
use crate::journal::Record;
use crate::messages::{self, Voice};
use crate::output::{Output, Start};
use crate::progress::Bar;
use crate::question::{Question, Task};
use crate::reader::{Event, Reader};

pub(crate) const EXIT_ALL_PROPER: u8 = 0;
pub(crate) const EXIT_NOT_ALL_PROPER: u8 = 1;
pub(crate) const EXIT_FAILED: u8 = 2;

/// How long a signal may wait, and how often the progress is shown.
const TICK: Duration = Duration::from_millis(100);

/// Answers a question about everything that a stream has; returns the exit status.
pub(crate) fn run(question: Question, stream: &Stream) -> u8 {
    let voice = if stream.quiet { Voice::Quiet } else { Voice::Normal };
    let inputs: Vec<Input> = stream.inputs.iter().cloned().map(Input::of).collect();
    match Run::start(question, inputs, stream, voice) {
        Ok(Begun::Run(run)) => run.finish(),
        Ok(Begun::Complete(counts)) => {
            voice.note(format_args!("an earlier run has answered everything"));
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
    task: Task,
    steps: Receiver<Step>,
    /// The thread that sends them.
    reader: Option<JoinHandle<()>>,
    output: Output,
    voice: Voice,
    interrupt: Interrupt,
    bar: Bar,
    begun: Instant,
    /// The bytes that the reader has read.
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

/// What comes next in the output.
enum Step {
    /// The place of an answer that a thread is working on.
    Answer(Receiver<Answer>),
    Failed {
        input: Arc<str>,
        lines: u64,
        error: io::Error,
    },
    NoInput,
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
    fn start(
        question: Question,
        inputs: Vec<Input>,
        stream: &Stream,
        voice: Voice,
    ) -> Result<Begun, String> {
        let call = stream.resume.then(|| call(&question, &inputs));
        let start = match &stream.output {
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
        } else if !question.task.header().is_empty() {
            let written = output.write(question.task.header().as_bytes());
            written.map_err(|error| format!("a result cannot be written: {error}"))?;
        }
        let interrupt = Interrupt::install().map_err(|error| format!("signals: {error}"))?;
        let bytes = inputs.iter().map(Input::len).sum::<Option<u64>>().filter(|&len| len > 0);
        let task = question.task;
        let read = Arc::new(AtomicU64::new(0));
        let (steps, reader) = spawn_reader(
            question,
            inputs,
            record.position,
            pool(stream.threads)?,
            Arc::clone(&read),
        )?;
        Ok(Begun::Run(Box::new(Self {
            task,
            steps,
            reader: Some(reader),
            output,
            voice,
            interrupt,
            bar: Bar::new(stream, bytes),
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
                let lines = self.position.lines;
                messages::error(format_args!(
                    "interrupted after line {lines} of {}",
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
        match self.reader.take().map(JoinHandle::join) {
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
        self.repeats += self.classes.drop_repeats(&mut answer);
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
        let outcome = self.task.outcome();
        let repeats = match self.repeats {
            0 => String::new(),
            repeats => format!(", {repeats} left out as isomorphic to earlier ones"),
        };
        self.voice.note(format_args!(
            "{puzzles} {noun}, {proper} {outcome}{repeats}; {seconds:.3} s, {rate:.0} per second"
        ));
    }
}

/// Starts the thread that reads, and lets the pool answer what it reads.
fn spawn_reader(
    question: Question,
    inputs: Vec<Input>,
    position: Position,
    pool: ThreadPool,
    read: Arc<AtomicU64>,
) -> Result<(Receiver<Step>, JoinHandle<()>), String> {
    let (sender, steps) = sync_channel(2 * pool.current_num_threads() + 2);
    let from = question.from;
    let question = Arc::new(question);
    let tell = move |event| {
        let step = match event {
            Event::NoInput => Step::NoInput,
            Event::Failed { input, lines, error } => Step::Failed { input, lines, error },
            Event::Chunk(chunk) => {
                let (place, answer) = sync_channel(1);
                if sender.send(Step::Answer(answer)).is_err() {
                    return ControlFlow::Break(());
                }
                let question = Arc::clone(&question);
                // If the writer has gone, nobody wants the answer.
                pool.spawn_fifo(move || _ = place.send(question.answer(chunk)));
                return ControlFlow::Continue(());
            }
        };
        match sender.send(step) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    };
    let mut reader = Reader { read, tell, position, from };
    // Nobody waits for this thread before it ends: an input may never come.
    let spawned = thread::Builder::new().spawn(move || _ = reader.read_all(&inputs));
    spawned
        .map(|thread| (steps, thread))
        .map_err(|error| format!("the reader cannot be started: {error}"))
}

/// What a run was asked for, in one line.
fn call(question: &Question, inputs: &[Input]) -> String {
    let lens: Vec<Option<u64>> = inputs.iter().map(Input::len).collect();
    let version = env!("CARGO_PKG_VERSION");
    format!("{version} {question:?} inputs {inputs:?} bytes {lens:?}")
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
