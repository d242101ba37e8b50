//! Where the answers of a run come from: one thread cuts the work into pieces, and some threads do
//! them.
//!
//! ```text
//! source ──pieces──▶ threads ──answers──▶ writer
//!    └──────a place for each answer, in order──┘
//! ```
//!
//! The queue of places is bounded, so the source waits for the writer, and the memory does not
//! depend on the amount of work.

use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

use rayon_core::ThreadPool;

use crate::answer::Answer;
use crate::chunk::Position;
use crate::convert::header;
use crate::generate::Plan;
use crate::input::Input;
use crate::question::Question;
use crate::reader::{Event, Reader};

/// What is to be done.
pub(crate) enum Source {
    /// A question about every puzzle of some inputs.
    Inputs(Question, Vec<Input>),
    /// Puzzles that are made.
    Plan(Plan),
}

/// What comes next in the output.
pub(crate) enum Step {
    /// The place of an answer that a thread is working on.
    Answer(Receiver<Answer>),
    Failed {
        input: Arc<str>,
        lines: u64,
        error: io::Error,
    },
    NoInput,
}

impl Source {
    /// What comes before the first answer of an output.
    pub(crate) const fn header(&self) -> &'static str {
        match self {
            Self::Inputs(question, _) => question.header(),
            Self::Plan(plan) => header(plan.format),
        }
    }

    /// What the puzzles are that are counted as proper.
    pub(crate) const fn outcome(&self) -> &'static str {
        match self {
            Self::Inputs(question, _) => question.task.outcome(),
            Self::Plan(_) => "as wished",
        }
    }

    /// What a position counts.
    pub(crate) const fn unit(&self) -> &'static str {
        match self {
            Self::Inputs(..) => "line",
            Self::Plan(_) => "puzzle",
        }
    }

    /// The number of bytes to read, as far as it is known, or of puzzles to make.
    pub(crate) fn amount(&self) -> Option<u64> {
        let amount = match self {
            Self::Inputs(_, inputs) => inputs.iter().map(Input::len).sum::<Option<u64>>(),
            Self::Plan(plan) => Some(plan.len()),
        };
        amount.filter(|&amount| amount > 0)
    }

    /// What a run was asked for, in one line.
    pub(crate) fn call(&self) -> String {
        let version = env!("CARGO_PKG_VERSION");
        match self {
            Self::Inputs(question, inputs) => {
                let lens: Vec<Option<u64>> = inputs.iter().map(Input::len).collect();
                format!("{version} {question:?} inputs {inputs:?} bytes {lens:?}")
            }
            Self::Plan(plan) => {
                // A solution is a board of several lines.
                let plan = format!("{plan:?}");
                format!("{version} {}", plan.split_whitespace().collect::<Vec<_>>().join(" "))
            }
        }
    }

    /// Starts the thread that cuts the work into pieces from a position on, and lets the pool do
    /// them. Adds to `done` how much of the work was taken up.
    pub(crate) fn open(
        self,
        position: Position,
        pool: ThreadPool,
        done: Arc<AtomicU64>,
    ) -> Result<(Receiver<Step>, JoinHandle<()>), String> {
        let (steps, receiver) = sync_channel(2 * pool.current_num_threads() + 2);
        let work = Work { steps, pool };
        // Nobody waits for this thread before it ends: an input may never come.
        let spawned = thread::Builder::new().spawn(move || match self {
            Self::Inputs(question, inputs) => work.read(question, &inputs, position, done),
            Self::Plan(plan) => _ = work.make(plan, position, done),
        });
        spawned
            .map(|thread| (receiver, thread))
            .map_err(|error| format!("the thread of the input cannot be started: {error}"))
    }
}

/// The threads, and the queue of the places for their answers.
struct Work {
    steps: SyncSender<Step>,
    pool: ThreadPool,
}

impl Work {
    /// Lets a thread find an answer, and takes the next place for it.
    fn answer(&self, find: impl FnOnce() -> Answer + Send + 'static) -> ControlFlow<()> {
        let (place, answer) = sync_channel(1);
        self.tell(Step::Answer(answer))?;
        // If the writer has gone, nobody wants the answer.
        self.pool.spawn_fifo(move || _ = place.send(find()));
        ControlFlow::Continue(())
    }

    fn tell(&self, step: Step) -> ControlFlow<()> {
        match self.steps.send(step) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    }

    /// Answers a question about every puzzle of some inputs.
    fn read(self, question: Question, inputs: &[Input], position: Position, read: Arc<AtomicU64>) {
        let (from, portion) = (question.from, question.task.portion());
        let question = Arc::new(question);
        let tell = |event| match event {
            Event::NoInput => self.tell(Step::NoInput),
            Event::Failed { input, lines, error } => {
                self.tell(Step::Failed { input, lines, error })
            }
            Event::Chunk(chunk) => {
                let question = Arc::clone(&question);
                self.answer(move || question.answer(chunk))
            }
        };
        _ = Reader { read, tell, position, from, portion }.read_all(inputs);
    }

    /// Makes the puzzles of a plan.
    fn make(&self, plan: Plan, position: Position, made: Arc<AtomicU64>) -> ControlFlow<()> {
        let plan = Arc::new(plan);
        made.fetch_add(position.items, Ordering::Relaxed);
        for piece in plan.pieces(position.items, self.pool.current_num_threads()) {
            let (plan, made) = (Arc::clone(&plan), Arc::clone(&made));
            self.answer(move || {
                let len = piece.end - piece.start;
                let answer = plan.make(piece);
                made.fetch_add(len, Ordering::Relaxed);
                answer
            })?;
        }
        ControlFlow::Continue(())
    }
}
