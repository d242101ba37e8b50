//! `generate`: the lists are the same however they are made, and as it was wished.
#![allow(clippy::unwrap_used)]

mod common;

use std::collections::HashSet;

use common::{EASY, EASY_SOLVED, Folder, TWO, rows, run};
use sudoku_core::text::{Format, Puzzles};
use sudoku_core::{
    Cell, CellSet, Generator, Grid, Symmetry, Wishes, canonicalize, is_minimal, is_proper, solve,
};
use sudoku_logic::{Level, Rating, rate};

/// The list that a call makes. The program says nothing else.
fn list(arguments: &[&str]) -> String {
    let outcome = run(&[&["generate", "-q"], arguments].concat(), "");
    assert_eq!(outcome.stderr, "");
    outcome.expect(0).stdout.clone()
}

fn grids(list: &str) -> Vec<Grid> {
    list.lines().map(|line| line.parse().unwrap()).collect()
}

fn clue_cells(puzzle: &Grid) -> CellSet {
    puzzle.clues().map(|(cell, _)| cell).collect()
}

/// What the help says of seeds, written down a second time.
fn seed_of(seed: u64, index: u64) -> u64 {
    let mut z = index;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    seed.wrapping_add(z ^ (z >> 31))
}

#[test]
fn the_puzzles_are_those_of_the_library() {
    for seed in [0, 1, 12345, u64::MAX] {
        let made = grids(&list(&["-n", "20", "--seed", &seed.to_string()]));
        assert_eq!(made.len(), 20);
        for (index, puzzle) in (0..).zip(&made) {
            assert_eq!(Generator::new(seed_of(seed, index)).generate().as_ref(), Ok(puzzle));
            assert!(is_proper(puzzle));
        }
        assert_eq!(Generator::new(seed).generate().as_ref(), Ok(&made[0]));
    }
    let minimal = grids(&list(&["-n", "5", "--seed", "3", "--minimal"]));
    for (index, puzzle) in (0..).zip(minimal) {
        let mut generator = Generator::new(seed_of(3, index));
        generator.set_wishes(Wishes::NONE.minimal()).unwrap();
        assert_eq!(generator.generate(), Ok(puzzle));
    }
}

/// The first puzzle of a seed is for good, and so is every other one.
#[test]
fn a_list_is_recorded() {
    let made = list(&["-n", "2", "--seed", "1"]);
    assert_eq!(
        made,
        ".3.1....8....5.2....82.7........9.4.5.....9.67...6.....5.....1..645.....8..4...3.\n\
         7.8.3....63...7.8.....4..2.3..2.8.1.8..4..5....5.13...........8......9.5.94......\n"
    );
}

#[test]
fn threads_and_shards_change_nothing() {
    for wishes in [&["-n", "700"][..], &["-n", "150", "--symmetry", "half-turn", "--clues=26..30"]]
    {
        let call = [wishes, &["--seed", "9"]].concat();
        let one = list(&[&call[..], &["-j1"]].concat());
        assert_eq!(one.lines().count().to_string(), wishes[1]);
        for threads in ["-j2", "-j3", "-j0"] {
            assert_eq!(list(&[&call[..], &[threads]].concat()), one);
        }
        let shards =
            ["1/3", "2/3", "3/3"].map(|part| list(&[&call[..], &["--shard", part]].concat()));
        let mut lines = shards.each_ref().map(|shard| shard.lines());
        for (index, line) in one.lines().enumerate() {
            assert_eq!(lines[index % 3].next(), Some(line));
        }
        assert_eq!(lines.map(Iterator::count), [0; 3]);
        // A shorter list is the beginning of a longer one.
        let short = list(&[&["-n", "100"], &call[2..]].concat());
        assert!(one.starts_with(&short));
    }
    assert_eq!(list(&["-n0"]), "");
    assert_eq!(list(&["-n", "2", "--shard", "3/3"]), "");
}

#[test]
fn without_a_seed_the_program_names_one() {
    let outcome = run(&["generate", "-n", "3"], "");
    let (before, _) = outcome.expect(0).stderr.split_once(" makes this list again").unwrap();
    let (_, seed) = before.split_once("--seed ").unwrap();
    assert_eq!(list(&["-n", "3", "--seed", seed]), outcome.stdout);
    assert_ne!(list(&[]), list(&[]));
    let outcome = run(&["generate", "--seed", "1"], "");
    assert!(!outcome.stderr.contains("--seed"), "{}", outcome.stderr);
    assert!(outcome.stderr.contains("1 puzzle, 1 as wished"), "{}", outcome.stderr);
}

#[test]
fn every_symmetry() {
    for symmetry in Symmetry::ALL {
        let call = ["-n", "10", "--seed", "4", "--symmetry", symmetry.name()];
        let plain = grids(&list(&call));
        let minimal = grids(&list(&[&call[..], &["--minimal"]].concat()));
        assert_eq!((plain.len(), minimal.len()), (10, 10));
        for puzzle in plain.iter().chain(&minimal) {
            assert!(is_proper(puzzle) && symmetry.is_of(clue_cells(puzzle)), "{symmetry}");
        }
        for puzzle in &minimal {
            for cell in clue_cells(puzzle) {
                let mut fewer = *puzzle;
                symmetry.orbit(cell).iter().for_each(|cell| fewer.clear(cell));
                assert!(!is_proper(&fewer), "{symmetry}");
            }
        }
    }
    let outcome = run(&["generate", "--symmetry", "x"], "");
    assert!(outcome.expect(2).stderr.contains("quarter-turn"));
}

#[test]
fn clues_and_minimal() {
    for (text, range) in
        [("24..26", 24..=26), ("31", 31..=31), ("50..81", 50..=81), ("81", 81..=81)]
    {
        for puzzle in grids(&list(&["-n", "10", "--seed", "2", "--clues", text])) {
            assert!(range.contains(&puzzle.clue_count()) && is_proper(&puzzle));
        }
    }
    let minimal = grids(&list(&["-n", "30", "--seed", "2", "--minimal", "--clues", "25"]));
    assert!(minimal.iter().all(|puzzle| puzzle.clue_count() == 25 && is_minimal(puzzle)));
    for text in ["", "x", "24..", "..24", "24..x", "24...26", "-1"] {
        let outcome = run(&["generate", &format!("--clues={text}")], "");
        assert!(outcome.expect(2).stderr.contains("expected a number or A..B"));
    }
}

#[test]
fn levels_and_rounds() {
    let rounds = |rating: &Rating| rating.rounds().into_iter().map(u32::from).sum::<u32>();
    for (level, lowest, highest) in [
        ("1", Level::Singles, Level::Singles),
        ("2..3", Level::Sets, Level::Patterns),
        ("..2", Level::Singles, Level::Sets),
        ("2..", Level::Sets, Level::Beyond),
        ("beyond", Level::Beyond, Level::Beyond),
    ] {
        let call = ["-n", "9", "--seed", "3", "--level", level, "--rounds", "5..40"];
        let made = list(&call);
        assert_eq!(made, list(&[&call[..], &["-j3"]].concat()));
        let second = list(&[&call[..], &["--shard", "2/3"]].concat());
        assert!(second.lines().eq(made.lines().skip(1).step_by(3)));
        for (index, puzzle) in (0..).zip(grids(&made)) {
            let is_wanted = |puzzle: &Grid| {
                let rating = rate(puzzle);
                (lowest..=highest).contains(&rating.level()) && (5..=40).contains(&rounds(&rating))
            };
            let mut generator = Generator::new(seed_of(3, index));
            assert_eq!(generator.generate_where(is_wanted), Ok(puzzle));
        }
    }
    // Any level is no wish.
    let all = list(&["-n", "9", "--seed", "3"]);
    assert_eq!(list(&["-n", "9", "--seed", "3", "--level", "1..", "--rounds", "0.."]), all);
    let none = run(&["generate", "--seed=1", "--attempts=3", "--level=1", "--rounds=999.."], "");
    let line = "! puzzle 1: no puzzle of 3 attempts has level 1 and 999 or more rounds\n";
    assert_eq!(none.expect(1).stdout, line);
    for text in ["", "..", "0", "4", "3..1", "1...2", "beyond..1", "x", "-1"] {
        let outcome = run(&["generate", &format!("--level={text}")], "");
        assert!(outcome.expect(2).stderr.contains("expected 1, 2, 3 or beyond"), "{text}");
    }
    for text in ["", "..", "20..10", "x", "-1"] {
        let outcome = run(&["generate", &format!("--rounds={text}")], "");
        assert!(outcome.expect(2).stderr.contains("expected a number or A..B"), "{text}");
    }
}

#[test]
fn patterns() {
    let folder = Folder::new("generate_patterns");
    let cells: CellSet = Cell::ALL.into_iter().step_by(2).collect();
    let symbols = |symbol| -> String {
        Cell::ALL.map(|cell| if cells.contains(cell) { symbol } else { '.' }).iter().collect()
    };
    let call = ["-n", "3", "--seed", "6", "--pattern"];
    let wanted = list(&[&call[..], &[&symbols('x')]].concat());
    assert_eq!(grids(&wanted).len(), 3);
    assert!(grids(&wanted).iter().all(|puzzle| clue_cells(puzzle) == cells && is_proper(puzzle)));
    for text in [
        symbols('X'),
        symbols('1'),
        rows(&symbols('x')),
        rows(&symbols('7')),
        format!("{:#}", symbols('5').parse::<Grid>().unwrap()),
    ] {
        assert_eq!(list(&[&call[..], &[&text]].concat()), wanted, "{text}");
        for end in ["", "\n", "\r\n"] {
            let file = folder.file("pattern", format!("{text}{end}"));
            assert_eq!(list(&[&call[..], &[&file]].concat()), wanted, "{text}");
        }
    }
    let file = folder.file("pattern", &symbols('x')[1..]);
    for pattern in [&symbols('x')[1..], &file, "no-such-file", ""] {
        let outcome = run(&["generate", "--pattern", pattern], "");
        assert!(outcome.expect(2).stderr.contains("--pattern: "), "{}", outcome.stderr);
        assert_eq!(outcome.stdout, "");
    }
}

#[test]
fn solutions() {
    let folder = Folder::new("generate_solutions");
    let file = folder.file("solution", rows(EASY_SOLVED));
    let call = ["-n", "20", "--seed", "8", "--solution"];
    let wanted = list(&[&call[..], &[EASY_SOLVED]].concat());
    let solution: Grid = EASY_SOLVED.parse().unwrap();
    assert!(grids(&wanted).iter().all(|puzzle| solve(puzzle) == Ok(solution)));
    assert_eq!(grids(&wanted).iter().collect::<HashSet<_>>().len(), 20);
    for puzzle in [EASY, &file] {
        assert_eq!(list(&[&call[..], &[puzzle]].concat()), wanted);
    }
    let outcome = run(&["generate", "--solution", TWO], "");
    assert!(outcome.expect(2).stderr.contains("--solution: more than one solution"));
}

/// A puzzle that does not meet the wishes is never in the list.
#[test]
fn wishes_that_are_not_met() {
    let call = ["generate", "-n", "3", "--seed", "1", "--clues", "17", "--attempts", "20"];
    let outcome = run(&call, "");
    let lines = outcome.expect(1).lines();
    assert_eq!(lines.len(), 3);
    for (number, line) in (1..).zip(lines) {
        let start = format!("! puzzle {number}: no puzzle of 20 attempts has 17 to 17 clues");
        assert!(line.starts_with(&start), "{line}");
    }
    assert!(outcome.stderr.contains("3 puzzles, 0 as wished"), "{}", outcome.stderr);
    // In a shard the numbers are those of the whole list.
    let shard = run(&[&call[..], &["--shard", "2/3"]].concat(), "");
    assert_eq!(shard.expect(1).lines(), [outcome.lines()[1]]);
    // Some of the wishes of a list can be met.
    let some = run(&["generate", "-n40", "--seed=1", "--clues=22", "--attempts=20"], "");
    let met = some.expect(1).lines().iter().filter(|line| !line.starts_with('!')).count();
    assert!(met > 0 && met < 40, "{met}");
    for line in some.lines().iter().filter(|line| !line.starts_with('!')) {
        assert_eq!(line.parse::<Grid>().unwrap().clue_count(), 22);
    }
    let none = run(&["generate", "--seed=1", "--attempts=0"], "");
    assert!(none.expect(1).stdout.starts_with("! puzzle 1: no puzzle of 0 attempts"));
}

#[test]
fn wishes_that_contradict_each_other() {
    let row = "111111111".repeat(7) + &".".repeat(18);
    for (arguments, reason) in [
        (&["--clues", "16"][..], "a proper puzzle has 17 to 81 clues"),
        (&["--clues", "30..20"], "not 30 to 20"),
        (&["--clues", "82"], "not 82 to 82"),
        (&["--symmetry", "full", "--clues", "18"], "with the symmetry full has 18 to 18 clues"),
        (&["--pattern", EASY, "--clues", "20"], "the pattern has 30 cells"),
        (&["--pattern", EASY, "--symmetry", "left-right"], "left-right maps it to"),
        (&["--pattern", &row], "row 8 and row 9"),
        (&["--resume", "-o", "x"], "--resume needs --seed"),
        (&["--resume", "-o", "x", "--seed", "1", "--unique-classes"], "--resume"),
    ] {
        let outcome = run(&[&["generate", "-n", "1000000000"], arguments].concat(), "");
        assert!(outcome.expect(2).stderr.contains(reason), "{}", outcome.stderr);
        assert_eq!(outcome.stdout, "");
    }
}

/// A pattern and a solution determine the puzzle, so all puzzles of the list are the same one.
#[test]
fn unique_classes() {
    let call = ["--seed=1", "--solution", EASY_SOLVED, "--pattern", EASY];
    assert_eq!(list(&[&call[..], &["-n40"]].concat()), format!("{EASY}\n").repeat(40));
    for to in [Format::Line, Format::Board, Format::Csv] {
        let once = list(&[&call[..], &["--to", to.name()]].concat());
        for threads in ["-j1", "-j2"] {
            let unique = ["generate", "-n40", "--unique-classes", threads, "--to", to.name()];
            let outcome = run(&[&unique[..], &call].concat(), "");
            assert_eq!(outcome.expect(0).stdout, once);
            assert!(outcome.stderr.contains("39 left out as isomorphic"), "{}", outcome.stderr);
        }
    }
    // Nothing else is left out, and what remains is in its order.
    let all = list(&["-n300", "--seed=1", "--clues=80..81"]);
    let mut seen = HashSet::new();
    let wanted: String = all
        .split_inclusive('\n')
        .filter(|line| seen.insert(canonicalize(&line.trim_end().parse().unwrap()).0))
        .collect();
    assert_eq!(list(&["-n300", "--seed=1", "--clues=80..81", "--unique-classes"]), wanted);
}

#[test]
fn every_format() {
    let wanted = grids(&list(&["-n", "30", "--seed", "5"]));
    let lines: String = wanted.iter().map(|grid| format!("{grid}\n")).collect();
    for to in Format::ALL {
        let one = list(&["--seed", "5", "--to", to.name()]);
        let one = to.read(one.trim_end().as_bytes()).unwrap();
        let marks = one.pencilmarks().map(solve);
        let is_it = one.clues() == wanted[0] || marks == Some(solve(&wanted[0]));
        assert!(is_it, "{to}: {one:?}");
        let made = list(&["-n", "30", "--seed", "5", "--to", to.name()]);
        let outcome = run(&["convert", "-q", "--to", to.name()], &lines);
        assert_eq!(made, outcome.expect(0).stdout, "{to}");
    }
    let rows = list(&["-n", "30", "--seed", "5", "--to", "rows"]);
    let read = Puzzles::new(rows.as_bytes()).map(|entry| entry.parsed.unwrap().contents.clues());
    assert_eq!(read.collect::<Vec<_>>(), wanted);
}

#[test]
fn files_and_resumption() {
    let folder = Folder::new("generate_files");
    let output = folder.path("out");
    let call = ["generate", "-n", "500", "--seed", "3", "--solution", EASY, "--resume", "-o"];
    let call = [&call[..], &[&output]].concat();
    let wanted = list(&["-n", "500", "--seed", "3", "--solution", EASY]);
    run(&call, "").expect(0);
    assert_eq!(std::fs::read_to_string(&output).unwrap(), wanted);
    let again = run(&call, "");
    assert!(again.expect(0).stderr.contains("an earlier run has answered everything"));

    // As if the run had been killed after 200 puzzles and a part of the next one.
    let journal = std::fs::read_to_string(folder.path("out.progress")).unwrap();
    let journal = journal
        .replace("state complete", "state unfinished")
        .replace(" 500\n", " 200\n")
        .replace(&format!("output {}", 500 * 82), &format!("output {}", 200 * 82));
    std::fs::write(folder.path("out.progress"), journal).unwrap();
    std::fs::remove_file(&output).unwrap();
    std::fs::write(folder.path("out.partial"), &wanted[..200 * 82 + 40]).unwrap();
    let resumed = run(&call, "");
    assert!(resumed.expect(0).stderr.contains("an earlier run has answered 200 puzzles"));
    assert_eq!(std::fs::read_to_string(&output).unwrap(), wanted);

    let other = [&call[..5], &["--seed", "4"], &call[5..]].concat();
    assert!(run(&other, "").expect(2).stderr.contains("--seed"));
    let other: Vec<_> = call.iter().map(|&it| if it == "3" { "4" } else { it }).collect();
    assert!(run(&other, "").expect(2).stderr.contains("from another command"));
}
