//! Times the solvers in turns.

use crate::{
    clock::thread_time,
    probe::{PUZZLE_BUDGET, Probe, probe},
    results::Score,
    sets::Set,
    solver::{Lot, Peer, Puzzle},
};
use std::{error::Error, ops::Range, time::Duration};

/// A turn lasts about this long for the reference: long compared with reading the clock, short
/// compared with whatever else the machine does meanwhile.
const TURN: Duration = Duration::from_millis(20);

/// A slow rival gets as many of the puzzles that it finishes as fit in this time.
const SLOW_TURN: Duration = Duration::from_millis(500);

/// With fewer puzzles than this it gets no figure: a handful of the easiest says nothing of a set.
const FEWEST: usize = 10;

/// Whether a solver may be trusted to finish every puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Trust {
    /// It gets every puzzle at once.
    Finishes,
    /// A child process finds out which puzzles it finishes; it is timed on those, and compared with
    /// the reference on the same.
    Unknown,
}

/// A solver that takes part.
pub struct Entrant {
    pub peer: Box<dyn Peer>,
    pub trust: Trust,
}

impl Entrant {
    /// A solver that gets every puzzle.
    pub fn fast(peer: impl Peer + 'static) -> Self {
        Self { peer: Box::new(peer), trust: Trust::Finishes }
    }
}

/// Some puzzles in one solver's hands, with the turns taken.
struct Runner<'a> {
    lot: Box<dyn Lot + 'a>,
    puzzles: Vec<Puzzle>,
    expected: Vec<usize>,
    wrong: Option<Puzzle>,
    /// CPU time of the present round.
    spent: Duration,
}

impl<'a> Runner<'a> {
    fn new(peer: &'a dyn Peer, set: &Set, indices: impl Iterator<Item = usize> + Clone) -> Self {
        let puzzles: Vec<Puzzle> = indices.clone().map(|index| set.puzzles[index]).collect();
        Self {
            lot: peer.load(&puzzles, set.limit),
            expected: indices.map(|index| set.expected[index]).collect(),
            puzzles,
            wrong: None,
            spent: Duration::ZERO,
        }
    }

    /// One turn: a range of puzzles, so many times. Every answer of every turn is compared with the
    /// known one.
    fn run(&mut self, range: &Range<usize>, repeats: u32) -> Duration {
        let start = thread_time();
        for _ in 0..repeats {
            let wrong = self.lot.first_wrong(range.clone(), &self.expected);
            self.wrong = self.wrong.or(wrong.map(|index| self.puzzles[index]));
        }
        let time = thread_time() - start;
        self.spent += time;
        time
    }

    /// Looks at every grid that the solver finds, or, if it only counts, at every count.
    fn look(&mut self) {
        let wrong = self.lot.first_wrong_grid(&self.expected);
        self.wrong = self.wrong.or(wrong.map(|index| self.puzzles[index]));
    }

    /// The number of solutions to be found, per puzzle.
    fn solutions(&self) -> f64 {
        self.expected.iter().sum::<usize>() as f64 / self.puzzles.len().max(1) as f64
    }

    fn all(&self) -> Range<usize> {
        0..self.puzzles.len()
    }

    fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }
}

/// A slow rival, and the reference on the same puzzles.
struct Pair<'a> {
    rival: Runner<'a>,
    reference: Runner<'a>,
    reference_repeats: u32,
    rounds: Vec<[f64; 2]>,
}

/// Runs `rounds` rounds of a reference and its peers over a set. The first score is that of the
/// reference, the others are in the order of `entrants`.
pub fn race(
    set: &Set,
    reference: &dyn Peer,
    entrants: &[Entrant],
    rounds: usize,
) -> Result<Vec<Score>, Box<dyn Error>> {
    let everything = 0..set.puzzles.len();
    let mut fast = vec![Runner::new(reference, set, everything.clone())];
    let mut slow = Vec::new();
    let mut results = vec![Score::of(reference)];
    for Entrant { peer, trust } in entrants {
        let mut result = Score::of(peer.as_ref());
        if *trust == Trust::Finishes {
            let runner = Runner::new(peer.as_ref(), set, everything.clone());
            if let Some(work) = runner.lot.work() {
                result.guesses = Some(work.guesses as f64 / set.puzzles.len() as f64);
                result.passes = Some(work.passes as f64 / set.puzzles.len() as f64);
            }
            fast.push(runner);
        } else {
            let probe = probe(peer.as_ref(), set)?;
            let mut total = Duration::ZERO;
            let affordable = probe.finished.iter().take_while(|(_, time)| {
                let is_first = total.is_zero();
                total += *time;
                is_first || total <= SLOW_TURN
            });
            let mut indices: Vec<usize> = affordable.map(|(index, _)| *index).collect();
            if indices.len() < FEWEST.min(set.puzzles.len()) {
                indices.clear();
            }
            result.note = note(&probe, set, indices.len());
            result.wrong = probe.wrong;
            slow.push(Pair::new(peer.as_ref(), reference, set, &indices));
        }
        results.push(result);
    }

    // A first look warms everything up and tells how long a turn is.
    fast.iter_mut().for_each(Runner::look);
    let sweep = fast[0].run(&everything, 1);
    let repeats = (TURN.as_nanos() / sweep.as_nanos().max(1)).clamp(1, 1000) as u32;
    let turns = (sweep.as_nanos() / TURN.as_nanos()).max(1) as usize;
    let turn_length = set.puzzles.len().div_ceil(turns);

    let mut fast_rounds = vec![Vec::new(); fast.len()];
    for round in 0..rounds {
        fast.iter_mut().for_each(|runner| runner.spent = Duration::ZERO);
        for (turn, start) in everything.clone().step_by(turn_length).enumerate() {
            let range = start..(start + turn_length).min(everything.end);
            for seat in 0..fast.len() {
                // Who begins changes from turn to turn.
                let who = (seat + turn + round) % fast.len();
                fast[who].run(&range, repeats);
            }
        }
        for (runner, times) in fast.iter().zip(&mut fast_rounds) {
            times.push(runner.spent.as_secs_f64() / f64::from(repeats) / set.puzzles.len() as f64);
        }
        slow.iter_mut().for_each(Pair::round);
    }

    let mut slow = slow.into_iter();
    let mut fast = fast.into_iter().zip(&fast_rounds);
    for (place, result) in results.iter_mut().enumerate() {
        let is_fast = place == 0 || entrants[place - 1].trust == Trust::Finishes;
        if is_fast {
            let (runner, times) = fast.next().ok_or("a solver got lost")?;
            result.wrong = result.wrong.or(runner.wrong);
            result.solutions = runner.solutions();
            result.take(fast_rounds[0].iter().copied().zip(times.iter().copied()));
        } else {
            let pair = slow.next().ok_or("a solver got lost")?;
            result.wrong = result.wrong.or(pair.rival.wrong);
            result.solutions = pair.rival.solutions();
            result.take(pair.rounds.iter().map(|&[theirs, own]| (theirs, own)));
        }
        if let Some(puzzle) = result.wrong {
            result.time = None;
            result.ratio = None;
            result.note = Some(format!("a wrong answer for {}", oracle::text(&puzzle)));
        }
    }
    Ok(results)
}

impl<'a> Pair<'a> {
    fn new(peer: &'a dyn Peer, reference: &'a dyn Peer, set: &Set, indices: &[usize]) -> Self {
        let mut reference = Runner::new(reference, set, indices.iter().copied());
        let sweep = reference.run(&reference.all(), 1);
        Self {
            rival: Runner::new(peer, set, indices.iter().copied()),
            reference,
            reference_repeats: (TURN.as_nanos() / 4 / sweep.as_nanos().max(1)).clamp(1, 1000)
                as u32,
            rounds: Vec::new(),
        }
    }

    fn round(&mut self) {
        if self.rival.is_empty() {
            return;
        }
        let all = self.rival.all();
        let theirs = self.reference.run(&all, self.reference_repeats).as_secs_f64();
        let own = self.rival.run(&all, 1).as_secs_f64();
        let puzzles = all.len() as f64;
        self.rounds.push([theirs / f64::from(self.reference_repeats) / puzzles, own / puzzles]);
    }
}

/// What the figures leave out, `None` if they are of the whole job on the whole set.
fn note(probe: &Probe, set: &Set, timed: usize) -> Option<String> {
    let mut parts = Vec::new();
    if probe.unfinished > 0 {
        let (unfinished, budget) = (probe.unfinished, PUZZLE_BUDGET.as_secs());
        parts.push(format!("{unfinished} of {} tried took more than {budget} s", probe.tried()));
    }
    if probe.crashed > 0 {
        parts.push(format!("crashed on {} of {} tried", probe.crashed, probe.tried()));
    }
    if timed == 0 {
        let spent: Duration = probe.finished.iter().map(|(_, time)| *time).sum();
        let mean = spent.as_secs_f64() * 1e3 / probe.finished.len().max(1) as f64;
        parts.push(format!(
            "too slow to time ({} finished in {mean:.0} ms on average)",
            probe.finished.len()
        ));
    } else if timed < set.puzzles.len() {
        parts.push(format!("timed on {timed} of {}", set.puzzles.len()));
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}
