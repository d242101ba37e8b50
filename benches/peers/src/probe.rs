//! Which puzzles a rival finishes in time, found in a child process that can be killed.
//!
//! The child is this program again. It reads one puzzle per line, and answers with the number of
//! solutions and the nanoseconds of CPU time that it took. The kernel ends it when a puzzle takes
//! too long (`RLIMIT_CPU`); a new child continues with the next puzzle.

use crate::{
    clock::thread_time,
    sets::{Set, puzzle_of},
    solver::{Peer, Puzzle},
};
use rustix::process::{Resource, Rlimit, Signal, getrlimit, setrlimit};
use std::{
    env,
    error::Error,
    io::{BufRead, BufReader, Write, stdin, stdout},
    os::unix::process::ExitStatusExt,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    time::Duration,
};

/// The option that makes this program the child; the solver's name and the number of solutions at
/// which it stops follow.
pub const OPTION: &str = "--probe";

/// CPU time in which a rival must finish a puzzle.
pub const PUZZLE_BUDGET: Duration = Duration::from_secs(1);

/// Probing a set ends after this much CPU time on finished puzzles,
const SET_BUDGET: Duration = Duration::from_secs(3);

/// or with this many unfinished ones.
const UNFINISHED_LIMIT: usize = 3;

/// What a rival did with the puzzles of a set.
#[derive(Default)]
pub struct Probe {
    /// Index and time of every puzzle that it finished, in the order tried.
    pub finished: Vec<(usize, Duration)>,
    /// Puzzles that took longer than `PUZZLE_BUDGET`.
    pub unfinished: usize,
    /// Puzzles on which the child died of something else.
    pub crashed: usize,
    /// The first puzzle with a wrong number of solutions.
    pub wrong: Option<Puzzle>,
}

impl Probe {
    pub fn tried(&self) -> usize {
        self.finished.len() + self.unfinished + self.crashed
    }
}

/// Lets a rival try the puzzles of a set, spread evenly, until they or the budgets are used up.
pub fn probe(peer: &dyn Peer, set: &Set) -> Result<Probe, Box<dyn Error>> {
    let mut probe = Probe::default();
    let mut spent = Duration::ZERO;
    let mut child = None;
    for index in spread(set.puzzles.len()) {
        if spent > SET_BUDGET || probe.unfinished + probe.crashed >= UNFINISHED_LIMIT {
            break;
        }
        let puzzle = &set.puzzles[index];
        let mut running = match child.take() {
            Some(running) => running,
            None => Running::start(peer.name(), set.limit)?,
        };
        match running.ask(puzzle)? {
            Some((count, time)) => {
                child = Some(running);
                if time > PUZZLE_BUDGET {
                    probe.unfinished += 1;
                    continue;
                }
                if count != set.expected_of(peer, index) {
                    probe.wrong.get_or_insert(*puzzle);
                }
                spent += time;
                probe.finished.push((index, time));
            }
            None => match running.child.wait()?.signal() {
                Some(signal) if signal == Signal::XCPU.as_raw() => probe.unfinished += 1,
                _ => probe.crashed += 1,
            },
        }
    }
    if let Some(Running { mut child, questions, .. }) = child {
        drop(questions); // the end of its input ends the child
        child.wait()?;
    }
    Ok(probe)
}

/// The life of the child.
pub fn answer(peer: &dyn Peer, limit: usize) -> Result<(), Box<dyn Error>> {
    for line in stdin().lines() {
        let puzzle = puzzle_of(&line?).ok_or("not a puzzle")?;
        let lot = peer.load(&[puzzle], limit);
        let start = thread_time();
        // Whole seconds are all that the kernel offers, so this may be up to a second late. The
        // parent looks at the exact time.
        let limit = start + PUZZLE_BUDGET + Duration::from_secs(1);
        let maximum = getrlimit(Resource::Cpu).maximum;
        setrlimit(Resource::Cpu, Rlimit { current: Some(limit.as_secs()), maximum })?;
        let count = lot.count(0);
        let time = thread_time() - start;
        println!("{count} {}", time.as_nanos());
        stdout().flush()?;
    }
    Ok(())
}

struct Running {
    child: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Running {
    fn start(name: &str, limit: usize) -> Result<Self, Box<dyn Error>> {
        let mut child = Command::new(env::current_exe()?)
            .args([OPTION, name, &limit.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let questions = child.stdin.take().ok_or("no pipe to the child")?;
        let answers = BufReader::new(child.stdout.take().ok_or("no pipe from the child")?);
        Ok(Self { child, questions, answers })
    }

    /// Count and time, `None` if the child died over it.
    fn ask(&mut self, puzzle: &Puzzle) -> Result<Option<(usize, Duration)>, Box<dyn Error>> {
        writeln!(self.questions, "{}", oracle::text(puzzle))?;
        let mut line = String::new();
        if self.answers.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let (count, nanoseconds) = line.trim().split_once(' ').ok_or("the child talks nonsense")?;
        Ok(Some((count.parse()?, Duration::from_nanos(nanoseconds.parse()?))))
    }
}

/// Every index below `length` once, neighbours far apart, so that a first part of them stands for
/// all.
fn spread(length: usize) -> impl Iterator<Item = usize> {
    // A step near the golden section that shares no factor with the length visits every index.
    let shares_no_factor = |step: &usize| {
        let (mut a, mut b) = (*step, length);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a == 1
    };
    let step = (length * 618 / 1000..).find(shares_no_factor).unwrap_or(1);
    (0..length).map(move |turn| turn * step % length)
}
