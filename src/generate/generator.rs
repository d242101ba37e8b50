//! The generator.

use core::fmt;
use core::task::Poll;

use super::filling::random_solution;
use super::fitting::{Digits, Fitting};
use super::unmet::{Unmet, Wish};
use super::wishes::{ImpossibleWish, Redundancy, Wishes};
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::engine::Backend;
use crate::grid::Grid;
use crate::minimal::Reduction;
use crate::random::{RandomSource, SeededRandom, shuffle};
use crate::solve::Solutions;

/// What a solved grid at random and its preparations cost, in nodes of a search.
const NODES_OF_A_START: u32 = 8;

/// Makes proper puzzles at random: each has exactly one solution.
///
/// The same seed and the same [`Wishes`] lead to the same puzzles on every platform, on every
/// [`Backend`] and in every version.
///
/// ```
/// use sudoku_core::{Generator, Wishes, is_minimal};
///
/// let mut generator = Generator::new(1);
/// generator.set_wishes(Wishes::NONE.minimal())?;
/// let puzzle = generator.generate()?;
/// assert!(is_minimal(&puzzle));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A generator takes a random solved grid ([`random_solution`]) and removes one clue after the
/// other, in random order, as long as the puzzle stays proper. It needs no allocator, and owns all
/// that it needs: less than four kilobytes and a [`Solutions`]. Keep it in place rather than
/// passing it by value.
///
/// As an iterator it never ends. Each item is what [`Generator::generate`] returns.
///
/// ```
/// use sudoku_core::{Generator, is_proper};
///
/// let puzzles: Vec<_> = Generator::new(7).take(10).collect::<Result<_, _>>()?;
/// assert!(puzzles.iter().all(is_proper));
/// # Ok::<(), sudoku_core::Unmet>(())
/// ```
#[derive(Clone)]
pub struct Generator<R = SeededRandom> {
    random: R,
    wishes: Wishes,
    backend: Option<Backend>,
    work: Work,
    attempts: u32,
    /// The last wish that an attempt did not meet.
    missed: Option<Wish>,
    /// The fewest and the most clues that the attempts led to.
    found: Option<[usize; 2]>,
    reduction: Reduction,
    fitting: Fitting,
    search: Solutions,
}

/// What a generator is working on.
#[derive(Clone, Copy)]
enum Work {
    /// The next attempt has not begun.
    Nothing,
    /// Removes clues from a solved grid.
    Removing,
    /// Looks for clues in the cells of a pattern.
    Fitting,
    /// Looks for redundant clues in a puzzle with the pattern.
    Checking,
}

impl Generator {
    /// The generator that starts from a seed; every seed is as good as another.
    ///
    /// ```
    /// use sudoku_core::Generator;
    ///
    /// assert_eq!(Generator::new(1).generate(), Generator::new(1).generate());
    /// assert_ne!(Generator::new(1).generate(), Generator::new(2).generate());
    /// ```
    #[must_use]
    pub const fn new(seed: u64) -> Generator {
        Generator::from_source(SeededRandom::new(seed))
    }
}

impl<R> Generator<R> {
    /// The generator that takes its random numbers from a source.
    ///
    /// ```
    /// use sudoku_core::{Generator, SeededRandom};
    ///
    /// let mut random = SeededRandom::new(1);
    /// let puzzle = Generator::from_source(&mut random).generate();
    /// assert_eq!(puzzle, Generator::new(1).generate());
    /// ```
    #[must_use]
    pub const fn from_source(random: R) -> Generator<R> {
        Generator {
            random,
            wishes: Wishes::NONE,
            backend: None,
            work: Work::Nothing,
            attempts: 0,
            missed: None,
            found: None,
            reduction: Reduction::IDLE,
            fitting: Fitting::IDLE,
            search: Solutions::idle(),
        }
    }

    /// Replaces the wishes. The puzzle that is being worked on is dropped.
    ///
    /// ```
    /// use sudoku_core::{Generator, Wishes};
    ///
    /// let mut generator = Generator::new(1);
    /// generator.set_wishes(Wishes::NONE.clues(40..=40))?;
    /// assert_eq!(generator.generate()?.clue_count(), 40);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ImpossibleWish`] if no puzzle can meet the wishes. The generator is then left as it was.
    pub fn set_wishes(&mut self, wishes: Wishes) -> Result<(), ImpossibleWish> {
        wishes.check()?;
        self.wishes = wishes;
        self.start_over();
        Ok(())
    }

    /// Replaces the source of random numbers. The puzzle that is being worked on is dropped.
    ///
    /// ```
    /// # use sudoku_core::{Generator, SeededRandom};
    /// let mut generator = Generator::new(1);
    /// generator.set_source(SeededRandom::new(2));
    /// assert_eq!(generator.generate(), Generator::new(2).generate());
    /// ```
    pub fn set_source(&mut self, random: R) {
        self.random = random;
        self.start_over();
    }

    /// Chooses the backend of the searches, which is the fastest one otherwise. The puzzles are the
    /// same on every backend.
    ///
    /// ```
    /// use sudoku_core::{Backend, Generator};
    ///
    /// let puzzle = Generator::new(1).generate();
    /// for backend in Backend::available() {
    ///     let mut generator = Generator::new(1);
    ///     generator.set_backend(backend);
    ///     assert_eq!(generator.generate(), puzzle);
    /// }
    /// ```
    pub fn set_backend(&mut self, backend: Backend) {
        self.backend = Some(backend);
        self.start_over();
    }

    /// Forgets the attempts so far.
    fn start_over(&mut self) {
        self.work = Work::Nothing;
        self.attempts = 0;
        (self.missed, self.found) = (None, None);
    }
}

impl<R: RandomSource> Generator<R> {
    /// The next puzzle.
    ///
    /// ```
    /// use sudoku_core::{Generator, is_proper};
    ///
    /// assert!(Generator::new(1).generate().is_ok_and(|puzzle| is_proper(&puzzle)));
    /// ```
    ///
    /// # Errors
    ///
    /// [`Unmet`] if none of the attempts met the wishes. It never returns a puzzle that does not
    /// meet them. The next call tries again, with other random numbers.
    pub fn generate(&mut self) -> Result<Grid, Unmet> {
        self.generate_where(|_| true)
    }

    /// The next puzzle that meets a condition. A puzzle that does not meet it is one of the
    /// attempts of [`Wishes::attempts`].
    ///
    /// ```
    /// use sudoku_core::{Generator, solutions};
    ///
    /// let puzzle = Generator::new(1).generate_where(|puzzle| {
    ///     let mut search = solutions(puzzle);
    ///     search.by_ref().count() == 1 && search.guesses() > 0
    /// });
    /// assert!(puzzle.is_ok());
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`Generator::generate`].
    pub fn generate_where(
        &mut self,
        mut condition: impl FnMut(&Grid) -> bool,
    ) -> Result<Grid, Unmet> {
        loop {
            if let Poll::Ready(answer) = self.generate_where_within(&mut condition, u32::MAX) {
                return answer;
            }
        }
    }

    /// Resumes the work on the next puzzle for about `budget` nodes; returns [`Poll::Ready`] with
    /// what [`Generator::generate`] returns, or [`Poll::Pending`] if the budget ran out first.
    ///
    /// [`Solutions::next_within`] defines a node. The start of an attempt counts as eight of them
    /// and is not divided. Any sequence of budgets leads to the same puzzles.
    ///
    /// ```
    /// use core::task::Poll;
    /// use sudoku_core::Generator;
    ///
    /// let mut generator = Generator::new(1);
    /// let puzzle = loop {
    ///     if let Poll::Ready(puzzle) = generator.generate_within(10) {
    ///         break puzzle;
    ///     }
    ///     // Do something else, then resume.
    /// };
    /// assert_eq!(puzzle, Generator::new(1).generate());
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`Generator::generate`].
    pub fn generate_within(&mut self, budget: u32) -> Poll<Result<Grid, Unmet>> {
        self.generate_where_within(|_| true, budget)
    }

    /// [`Generator::generate_where`] in slices, as [`Generator::generate_within`] is
    /// [`Generator::generate`] in slices.
    ///
    /// ```
    /// use core::task::Poll;
    /// use sudoku_core::Generator;
    ///
    /// let mut generator = Generator::new(1);
    /// assert_eq!(generator.generate_where_within(|_| true, 1), Poll::Pending);
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`Generator::generate`].
    pub fn generate_where_within(
        &mut self,
        mut condition: impl FnMut(&Grid) -> bool,
        mut budget: u32,
    ) -> Poll<Result<Grid, Unmet>> {
        loop {
            if let Work::Nothing = self.work {
                if self.attempts >= self.wishes.attempts {
                    return Poll::Ready(Err(self.give_up()));
                }
                self.begin(&mut budget);
            }
            let Poll::Ready(result) = self.advance(&mut budget) else { return Poll::Pending };
            self.work = Work::Nothing;
            match result {
                Ok(puzzle) if condition(&puzzle) => {
                    self.start_over();
                    return Poll::Ready(Ok(puzzle));
                }
                Ok(_) => self.missed = self.missed.max(Some(Wish::Condition)),
                Err(wish) => self.missed = self.missed.max(Some(wish)),
            }
        }
    }

    /// Begins an attempt.
    fn begin(&mut self, budget: &mut u32) {
        *budget = budget.saturating_sub(NODES_OF_A_START);
        self.attempts += 1;
        let (solution, digits) = match self.wishes.solution {
            Some(solution) => (solution, Digits::Fixed),
            None => {
                let steps = self.wishes.attempts.saturating_sub(self.attempts);
                (random_solution(&mut self.random), Digits::Free(steps))
            }
        };
        if let Some(pattern) = self.wishes.pattern {
            let backend = self.backend();
            self.fitting.restart(&solution, pattern, digits, &mut self.search, backend);
            self.work = Work::Fitting;
        } else {
            let floor = match self.wishes.redundancy {
                Redundancy::Allowed => self.wishes.fewest as u8,
                Redundancy::Forbidden => 0,
            };
            self.remove(&solution, &solution, floor);
            self.work = Work::Removing;
        }
    }

    /// Begins to remove clues of a puzzle, orbit by orbit in random order.
    fn remove(&mut self, puzzle: &Grid, solution: &Grid, floor: u8) {
        let mut order = Cell::ALL;
        shuffle(&mut self.random, &mut order);
        let (symmetry, mut seen) = (self.wishes.symmetry, CellSet::EMPTY);
        let orbits = order.iter().filter_map(|&cell| {
            if seen.contains(cell) || puzzle.get(cell).is_none() {
                return None;
            }
            let orbit = symmetry.orbit(cell);
            seen |= orbit;
            Some(orbit)
        });
        self.reduction.restart(puzzle, solution, orbits, floor);
    }

    /// Resumes an attempt: returns its puzzle, or the wish that it does not meet.
    fn advance(&mut self, budget: &mut u32) -> Poll<Result<Grid, Wish>> {
        let backend = self.backend();
        if let Work::Fitting = self.work {
            let walk = self.fitting.advance(&mut self.search, backend, budget, &mut self.random);
            let Poll::Ready(is_proper) = walk else { return Poll::Pending };
            self.attempts = self.attempts.saturating_add(self.fitting.steps());
            if !is_proper {
                return Poll::Ready(Err(Wish::Pattern));
            }
            let (&puzzle, &solution) = self.fitting.found();
            if let Redundancy::Allowed = self.wishes.redundancy {
                return Poll::Ready(Ok(puzzle));
            }
            self.remove(&puzzle, &solution, 0);
            self.work = Work::Checking;
        }
        if self.reduction.advance(&mut self.search, backend, budget).is_pending() {
            return Poll::Pending;
        }
        let puzzle = *self.reduction.puzzle();
        if let Work::Checking = self.work {
            let is_minimal = puzzle == *self.fitting.found().0;
            return Poll::Ready(if is_minimal { Ok(puzzle) } else { Err(Wish::Minimal) });
        }
        let clues = puzzle.clue_count();
        let [fewest, most] = self.found.unwrap_or([clues; 2]);
        self.found = Some([fewest.min(clues), most.max(clues)]);
        let is_wanted = (self.wishes.fewest..=self.wishes.most).contains(&clues);
        Poll::Ready(if is_wanted { Ok(puzzle) } else { Err(Wish::Clues) })
    }

    /// Why the attempts were in vain; forgets them.
    fn give_up(&mut self) -> Unmet {
        let unmet = Unmet {
            attempts: self.attempts,
            wish: self.missed.unwrap_or(Wish::Clues),
            wanted: [self.wishes.fewest, self.wishes.most],
            found: self.found,
        };
        self.start_over();
        unmet
    }

    fn backend(&self) -> Backend {
        self.backend.unwrap_or_else(Backend::best)
    }
}

/// Every item is what [`Generator::generate`] returns; there is always another one.
impl<R: RandomSource> Iterator for Generator<R> {
    type Item = Result<Grid, Unmet>;

    fn next(&mut self) -> Option<Self::Item> {
        Some(self.generate())
    }
}

impl<R> fmt::Debug for Generator<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Generator")
            .field("wishes", &self.wishes)
            .field("attempts", &self.attempts)
            .finish_non_exhaustive()
    }
}

// What the documentation says of the size.
const _: () = assert!(size_of::<Generator>() < size_of::<Solutions>() + 4096);
