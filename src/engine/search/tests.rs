use super::*;
use crate::engine::guess::Guess;
use crate::engine::ring::RING;
extern crate std;
use core::cell::Cell;
use std::collections::BTreeSet;
use std::vec;

/// All paths of yes and no of one length: a bit each choice, lowest first.
#[derive(Clone, Copy)]
struct Paths {
    length: u32,
}

#[derive(Clone)]
struct Path {
    made: u32,
    bits: usize,
}

impl Engine for Paths {
    type Node = Path;
    const PLACEHOLDER: Path = Path { made: 0, bits: 0 };

    fn copy(self, from: &Path, to: &mut Path) {
        to.clone_from(from);
    }

    fn propagate(self, node: &mut Path, _: Goal, _: &mut u64) -> Outcome {
        if node.made == self.length {
            Outcome::Solved
        } else {
            Outcome::Branch(Guess::new(0, 0, 0))
        }
    }

    fn prune(self, _: &mut Path) -> Effect {
        Effect::Unchanged
    }

    fn guess_again(self, _: &Path, _: Guess) -> Option<Guess> {
        None
    }

    fn branch(self, node: &mut Path, guess: Guess, other: &mut Path) {
        *other = node.clone();
        self.refuse(other, guess);
        node.bits |= 1 << node.made;
        node.made += 1;
    }

    fn splits(self, _: &Path, _: &Path, _: &Path) -> bool {
        true
    }

    fn refuse(self, node: &mut Path, _: Guess) {
        node.made += 1;
    }
}

#[test]
fn every_leaf_once_where_the_ring_is_too_small() {
    for length in [0, 1, 5, RING as u32, RING as u32 + 1, RING as u32 + 3] {
        let mut search = Search::new(Paths::PLACEHOLDER);
        let mut visits = vec![0_u8; 1 << length];
        while matches!(search.advance(Paths { length }, 1, u32::MAX).1, Stop::Found(_)) {
            visits[search.node().bits] += 1;
        }
        assert!(visits.iter().all(|&visits| visits == 1), "length {length}");
        assert_eq!(search.guesses(), (1 << length) - 1);
    }
}

#[test]
fn slices_count_what_one_go_counts() {
    let engine = Paths { length: 12 };
    let whole = Search::new(Paths::PLACEHOLDER).advance(engine, usize::MAX, u32::MAX).0;
    let mut search = Search::new(Paths::PLACEHOLDER);
    let mut found = 0;
    for budget in (0..).map(|turn| turn % 7) {
        let (more, stop) = search.advance(engine, usize::MAX, budget);
        found += more;
        if matches!(stop, Stop::Exhausted) {
            break;
        }
    }
    assert_eq!((whole, found), (1 << 12, 1 << 12));
}

/// Questions of yes and no of which few sets of answers are right. Where one answer is given, and
/// not the first, it is known whether it can be right; where more are given, not before all are.
#[derive(Clone, Copy)]
struct Needles<'a> {
    questions: u32,
    right: &'a [u32],
    pruned: &'a Cell<u32>,
}

#[derive(Clone)]
struct Answers {
    /// The questions that have an answer, a bit each.
    given: u32,
    /// The answers that are yes.
    yes: u32,
    /// Some question has both answers.
    torn: bool,
}

impl Needles<'_> {
    fn question(self, guess: Guess) -> Option<u32> {
        let question = (6 * guess.digit() + guess.chute()) as u32;
        (guess.triad() == 0 && question < self.questions).then(|| 1 << question)
    }

    fn first_open(self, node: &Answers) -> Option<Guess> {
        let question =
            (0..self.questions).find(|question| node.given >> question & 1 == 0)? as usize;
        Some(Guess::new(question / 6, question % 6, 0))
    }
}

impl Engine for Needles<'_> {
    type Node = Answers;
    const PLACEHOLDER: Answers = Answers { given: 0, yes: 0, torn: false };

    fn copy(self, from: &Answers, to: &mut Answers) {
        to.clone_from(from);
    }

    fn propagate(self, node: &mut Answers, _: Goal, _: &mut u64) -> Outcome {
        let can_be_right = self.right.iter().any(|right| right & node.given == node.yes);
        match self.first_open(node) {
            _ if node.torn => Outcome::Contradiction,
            None if can_be_right => Outcome::Solved,
            None => Outcome::Contradiction,
            Some(_) if node.given.is_power_of_two() && node.given != 1 && !can_be_right => {
                Outcome::Contradiction
            }
            Some(guess) => Outcome::Branch(guess),
        }
    }

    fn prune(self, node: &mut Answers) -> Effect {
        self.pruned.set(self.pruned.get() + 1);
        let can_be_right = self.right.iter().any(|right| right & node.given == node.yes);
        if node.given.count_ones() + 2 > self.questions && !can_be_right {
            Effect::Contradiction
        } else {
            Effect::Unchanged
        }
    }

    fn guess_again(self, node: &Answers, earlier: Guess) -> Option<Guess> {
        let question = self.question(earlier)?;
        (node.given & question == 0).then(|| Guess::new(earlier.digit(), earlier.chute(), 0))
    }

    fn branch(self, node: &mut Answers, guess: Guess, other: &mut Answers) {
        other.clone_from(node);
        self.refuse(other, guess);
        if let Some(question) = self.question(guess) {
            node.torn |= node.given & !node.yes & question != 0;
            node.given |= question;
            node.yes |= question;
        }
    }

    fn splits(self, from: &Answers, node: &Answers, other: &Answers) -> bool {
        node.given != from.given && other.given != from.given
    }

    fn refuse(self, node: &mut Answers, guess: Guess) {
        if let Some(question) = self.question(guess) {
            node.torn |= node.yes & question != 0;
            node.given |= question;
        }
    }
}

#[test]
fn pruning_and_probing_lose_nothing() {
    // Question 5 is never answered with yes, so probing answers it; of the right answers some come
    // early, some late, some one after the other.
    let right: BTreeSet<u32> = [0, 1, 2, 0x7C0, 0x5DF, 0x7DF, 0xFFFF & !32, 0x8000, 0x8001].into();
    let list: vec::Vec<u32> = right.iter().copied().collect();
    for budget in [1, 3, 1000, u32::MAX] {
        let pruned = Cell::new(0);
        let engine = Needles { questions: 16, right: &list, pruned: &pruned };
        let mut search = Search::new(Needles::PLACEHOLDER);
        let mut found = BTreeSet::new();
        loop {
            match search.advance(engine, 1, budget).1 {
                Stop::Found(_) => assert!(found.insert(search.node().yes), "one comes twice"),
                Stop::Paused => {}
                Stop::Exhausted => break,
            }
        }
        assert_eq!(found, right);
        assert!(pruned.get() > 100, "no node was pruned");
        assert_eq!((search.root.given, search.root.yes), (32, 0), "the root was not probed");
        assert!(matches!(search.advance(engine, 1, budget).1, Stop::Exhausted));
    }
}

#[test]
fn probing_a_root_without_a_solution_ends_the_search() {
    let pruned = Cell::new(0);
    let engine = Needles { questions: 16, right: &[], pruned: &pruned };
    let mut search = Search::new(Needles::PLACEHOLDER);
    let mut nodes = 0;
    while !matches!(search.advance(engine, 1, 1).1, Stop::Exhausted) {
        nodes += 1;
    }
    // Two nodes a guess until the root is probed; then the root, two probes, the root without the
    // second, and no more.
    assert!((PROBE_AFTER..2 * PROBE_AFTER + 20).contains(&nodes), "{nodes}");
}
