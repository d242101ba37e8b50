//! Whatever the wishes and the random numbers, a generator returns a proper puzzle that meets the
//! wishes, or says that it has none, and it does the same on every engine and in slices.
#![no_main]

use std::task::Poll;

use libfuzzer_sys::fuzz_target;
use oracle::random::Draw;
use sudoku_core::{
    Backend, Cell, CellSet, Generator, Grid, RandomSource, SeededRandom, Symmetry, Unmet, Wishes,
    count_solutions, random_solution,
};
use sudoku_core_fuzz::Draws;

/// The first numbers are the fuzzer's, the others are those of a seed, or the last one for ever.
#[derive(Clone)]
struct Source {
    numbers: Vec<u32>,
    then: Option<SeededRandom>,
}

impl RandomSource for Source {
    fn next_u32(&mut self) -> u32 {
        match (self.numbers.len(), &mut self.then) {
            (2.., _) => self.numbers.pop().unwrap_or_default(),
            (_, Some(random)) => random.next_u32(),
            (_, None) => self.numbers.first().copied().unwrap_or_default(),
        }
    }
}

/// The wishes, and what they say of a puzzle.
struct Wished {
    wishes: Wishes,
    symmetry: Symmetry,
    is_minimal: bool,
    clues: [usize; 2],
    pattern: Option<CellSet>,
    solution: Option<Grid>,
}

fn wished(draws: &mut Draws<'_>) -> Wished {
    let symmetry = Symmetry::ALL[draws.below(10)];
    let mut wishes = Wishes::NONE.symmetry(symmetry).attempts(3);
    let is_minimal = draws.below(2) == 1;
    if is_minimal {
        wishes = wishes.minimal();
    }
    let mut clues = [17, 81];
    if draws.below(2) == 1 {
        clues = [draws.below(90), draws.below(90)];
        wishes = wishes.clues(clues[0]..=clues[1]);
    }
    let mut solution = None;
    if draws.below(3) == 1 {
        let wanted = random_solution(&mut SeededRandom::new(draws.below(256) as u64));
        solution = Some(wanted);
        wishes = wishes.solution(wanted);
    }
    let mut pattern = None;
    if draws.below(3) == 1 {
        let share = 1 + draws.below(9);
        let mut cells = CellSet::EMPTY;
        for cell in Cell::ALL {
            if draws.below(9) < share {
                cells |= symmetry.orbit(cell);
            }
        }
        pattern = Some(cells);
        wishes = wishes.pattern(cells).attempts(60);
    }
    Wished { wishes, symmetry, is_minimal, clues, pattern, solution }
}

impl Wished {
    fn check(&self, puzzle: &Grid) {
        let cells: CellSet = puzzle.clues().map(|(cell, _)| cell).collect();
        assert_eq!(count_solutions(puzzle, 2), 1, "{puzzle}");
        assert!(self.symmetry.is_of(cells), "{}: {puzzle}", self.symmetry);
        assert!((self.clues[0]..=self.clues[1]).contains(&cells.len()), "{puzzle}");
        assert!(self.pattern.is_none_or(|pattern| pattern == cells), "{puzzle}");
        if let Some(solution) = &self.solution {
            assert!(oracle::is_solution_of(solution.as_bytes(), puzzle.as_bytes()), "{puzzle}");
        }
        for cell in cells.iter().filter(|_| self.is_minimal) {
            let mut fewer = *puzzle;
            self.symmetry.orbit(cell).into_iter().for_each(|cell| fewer.clear(cell));
            assert_eq!(count_solutions(&fewer, 2), 2, "{cell} of {puzzle}");
        }
    }
}

/// The first puzzles of a generator, each in slices of a budget.
fn puzzles(
    source: Source,
    wishes: &Wishes,
    backend: Backend,
    budget: u32,
) -> Option<Vec<Result<Grid, Unmet>>> {
    let mut generator = Generator::from_source(source);
    generator.set_wishes(wishes.clone()).ok()?;
    generator.set_backend(backend);
    let next = |_| loop {
        if let Poll::Ready(answer) = generator.generate_within(budget) {
            return answer;
        }
    };
    Some((0..2).map(next).collect())
}

fuzz_target!(|bytes: &[u8]| {
    let mut draws = Draws::new(bytes);
    let wished = wished(&mut draws);
    let then = (draws.below(4) > 0).then(|| SeededRandom::new(draws.below(256) as u64));
    let budget = 1 + draws.below(200) as u32;
    let mut numbers = Vec::new();
    while !draws.is_empty() && numbers.len() < 300 {
        numbers.push((0..4).fold(0, |number, _| number << 8 | draws.below(256) as u32));
    }
    let source = Source { numbers, then };
    assert!(random_solution(&mut source.clone()).is_solved());
    let first = puzzles(source.clone(), &wished.wishes, Backend::best(), u32::MAX);
    for puzzle in first.iter().flatten().flatten() {
        wished.check(puzzle);
    }
    for backend in Backend::available() {
        assert_eq!(puzzles(source.clone(), &wished.wishes, backend, budget), first, "{backend}");
    }
});
