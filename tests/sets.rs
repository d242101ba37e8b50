//! The sets of `tests/data` themselves: nothing lost, nothing garbled.
#![allow(clippy::unwrap_used)] // a test fails by panicking

use oracle::samples::{self, Count, SETS};

const PROVENANCE: &str = include_str!("data/PROVENANCE.md");

#[test]
fn as_many_lines_as_their_provenance_says() {
    for set in SETS {
        let row =
            PROVENANCE.lines().find(|line| line.starts_with(&format!("| `{}.tsv` |", set.name)));
        let lines: usize = row.unwrap().split('|').nth(2).unwrap().trim().parse().unwrap();
        assert_eq!(set.samples().count(), lines, "{}", set.name);
    }
    let rows = PROVENANCE.lines().filter(|line| line.contains(".tsv` |")).count();
    assert_eq!(rows, SETS.len());
}

#[test]
fn listed_solutions_solve_their_puzzle_and_are_all() {
    for sample in samples::all() {
        for solution in &sample.solutions {
            assert!(oracle::is_solution_of(solution, &sample.board), "{}", sample.text);
        }
        if !sample.solutions.is_empty() {
            let listed = sample.solutions.len() as u128;
            assert_eq!(sample.count, Count::Exactly(listed), "{}", sample.text);
        }
    }
}

#[test]
fn each_set_is_what_its_name_says() {
    let clues = |board: &[u8; 81]| board.iter().filter(|&&digit| digit != 0).count();
    assert!(samples::SEVENTEEN_CLUES.samples().all(|sample| clues(&sample.board) == 17));
    assert!(
        samples::SINGLES_ONLY.samples().all(|sample| (31..=36).contains(&clues(&sample.board)))
    );
    let proper = [
        samples::SEVENTEEN_CLUES,
        samples::MAGICTOUR_TOP1465,
        samples::FORUM_HARDEST_ER11,
        samples::FORUM_HARDEST_1106,
        samples::UNBIASED,
        samples::SINGLES_ONLY,
        samples::PROJECT_EULER_96,
    ];
    for sample in proper.iter().flat_map(|set| set.samples()) {
        assert_eq!(sample.count, Count::Exactly(1), "{}", sample.text);
    }
    for sample in samples::NO_SOLUTION.samples() {
        assert_eq!(sample.count, Count::Exactly(0), "{}", sample.text);
    }
    for sample in
        [samples::SERG_SEVERAL, samples::CLUES_REMOVED].iter().flat_map(|set| set.samples())
    {
        assert_eq!(sample.count.up_to(2), 2, "{}", sample.text);
    }
}
