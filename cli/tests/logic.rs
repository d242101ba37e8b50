//! `hint` and `explain`: the steps are those of the library, and what is in the way comes first.
#![allow(clippy::unwrap_used)]

mod common;

use common::{
    CONFLICT, EASY, EASY_SOLVED, Folder, HARD, IMPOSSIBLE, TWO, mixed_text, rows, run, set,
};
use sudoku_core::text::{Contents, Format};
use sudoku_core::{Candidates, Cell, CellSet, Grid, Pencilmarks, SolveError, solve};
use sudoku_logic::{
    Board, Depth, End, English, Level, Mistakes, Path, Patterns, Proper, Technique, Techniques,
    next_step,
};

fn grid(text: &str) -> Grid {
    text.parse().unwrap()
}

fn board(puzzle: &str) -> Board {
    Board::from_proper(&Proper::prove(&grid(puzzle)).unwrap())
}

/// What a call writes. It must end with this status.
#[track_caller]
fn written(arguments: &[&str], status: i32) -> String {
    run(&[arguments, &["-q"]].concat(), "").expect(status).stdout.clone()
}

/// A text with the digits and notes of a player.
fn in_play(clues: &str, placed: &Grid, notes: Option<&Pencilmarks>) -> String {
    let contents = Contents::new(grid(clues)).with_placed(*placed);
    let (format, contents) = match notes {
        None => (Format::Susser, contents),
        Some(notes) => (Format::MarkedPencilmarks, contents.with_pencilmarks(*notes)),
    };
    format.write(&contents).unwrap().to_string()
}

fn with(puzzle: Grid, cell: usize, digit: u8) -> Grid {
    let mut grid = puzzle;
    grid.set(Cell::ALL[cell], digit.try_into().ok());
    grid
}

#[test]
fn depths() {
    let step = next_step::<Patterns>(&board(EASY), &Techniques::DEFAULT).unwrap();
    for (name, depth) in ["technique", "place", "pattern", "everything"].into_iter().zip(Depth::ALL)
    {
        let text = written(&["hint", "--depth", name, EASY], 0);
        assert_eq!(text, format!("{}\n", step.at(depth)));
        let text = written(&["hint", "--describe", "--depth", name, EASY], 0);
        assert_eq!(text, format!("{}\n", step.describe(&English).at(depth)));
    }
    assert_eq!(written(&["hint", EASY], 0), format!("{step}\n"));
    let described = format!("{}\n", step.describe(&English));
    assert_eq!(written(&["hint", "--describe", EASY], 0), described);
    assert_eq!(written(&["hint", EASY_SOLVED], 0), "solved\n");
    for arguments in [
        &["--depth", "place", "--svg", "x"][..],
        &["--depth", "deep"],
        &["--describe", "--svg", "-"],
        &["--up-to", "4"],
        &["--up-to", "1", "--techniques", "x-wing"],
        &["--techniques", "luck"],
        &["--list-techniques", "--without", "x-wing"],
    ] {
        let outcome = run(&[&["hint"], arguments, &[EASY]].concat(), "");
        assert_eq!(outcome.expect(2).stdout, "", "{arguments:?}");
    }
}

#[test]
fn what_comes_before_a_step() {
    let input = format!("# x\n{CONFLICT}\n\n{IMPOSSIBLE}\n{}\n{HARD}\n{EASY}\nx\n", ".".repeat(81));
    let outcome = run(&["hint"], input);
    let lines = outcome.expect(1).lines();
    assert_eq!(
        lines[..5],
        [
            "# x",
            "! two 5s in row 1: r1c2 and r1c9",
            "",
            "! no solution",
            "! stuck, needs beyond level 3; the puzzle has more than one solution",
        ]
    );
    assert_eq!(lines[5], "! stuck, needs beyond level 3");
    assert!(!lines[6].starts_with('!'));
    assert!(lines[7].starts_with("! standard input: line 8, column 2: "), "{}", lines[7]);
    assert_eq!(lines.len(), 8);
    assert!(outcome.stderr.contains("6 puzzles, 1 with a step or solved"), "{}", outcome.stderr);
    let easiest = written(&["hint", "--techniques", "avoidable-rectangle-type-1", EASY], 1);
    assert_eq!(easiest, "! stuck, needs level 1\n");
    assert_eq!(run(&["hint", "-"], "").expect(0).stdout, "");
    run(&["hint", "no-such-file"], "").expect(2);
}

/// A mistake comes before every step, and nothing says what would be right.
#[test]
fn mistakes() {
    let wrong = with(Grid::EMPTY, 2, 1);
    let text = in_play(EASY, &wrong, None);
    let mistakes = Mistakes { digits: Cell::ALL[2].into(), notes: CellSet::EMPTY };
    assert_eq!(written(&["hint", &text], 1), format!("! {mistakes}\n"));
    let described = format!("! {}\n", mistakes.describe(&English));
    assert_eq!(written(&["hint", "--describe", &text], 1), described);
    assert_eq!(written(&["explain", &text], 1), format!("{EASY}\n! {mistakes}\n\n"));

    let mut notes = Pencilmarks::from_grid(&grid(EASY));
    notes.set(Cell::ALL[2], Candidates::D1 | Candidates::D2);
    let text = in_play(EASY, &Grid::EMPTY, Some(&notes));
    let mistakes = Mistakes { digits: CellSet::EMPTY, notes: Cell::ALL[2].into() };
    assert_eq!(written(&["hint", &text], 1), format!("! {mistakes}\n"));
    let all = written(&["hint", "--ignore-notes", &text], 0);
    assert_eq!(all, written(&["hint", EASY], 0));

    let right = with(Grid::EMPTY, 2, 4);
    let after = written(&["hint", &in_play(EASY, &right, None)], 0);
    let same = written(&["hint", &with(grid(EASY), 2, 4).to_string()], 0);
    assert_eq!(after, same);
}

/// Where there are several solutions, a mistake is what none of them has.
#[test]
fn mistakes_where_there_are_several_solutions() {
    let mut found = [0, 0];
    for (cell, digits) in Pencilmarks::from_grid(&grid(TWO)).iter() {
        for digit in digits.iter().filter(|_| grid(TWO).get(cell).is_none()) {
            let placed = with(Grid::EMPTY, cell.index(), digit.get());
            let mut both = grid(TWO);
            both.set(cell, Some(digit));
            let is_wrong = solve(&both) == Err(SolveError::NoSolution);
            let index = usize::from(is_wrong);
            found[index] += 1;
            if found[index] > 2 {
                continue;
            }
            let outcome = run(&["hint", "-q", &in_play(TWO, &placed, None)], "");
            let line = "! no solution has these digits and candidates\n";
            assert_eq!(outcome.stdout == line, is_wrong, "{}", outcome.stdout);
        }
    }
    assert!(found.iter().all(|&number| number > 0));
}

/// A step is one for the notes, where there are any.
#[test]
fn notes() {
    let mut notes = Pencilmarks::from_grid(&grid(EASY));
    let solution = grid(EASY_SOLVED);
    let last = Cell::ALL.into_iter().rev().find(|&cell| notes.candidates(cell).len() > 2).unwrap();
    notes.set(last, Candidates::from_digit(solution.get(last).unwrap()));
    let text = in_play(EASY, &Grid::EMPTY, Some(&notes));
    let singles = ["hint", "--techniques", "naked-single", "--depth", "everything"];
    let board = Board::from_play(&grid(EASY), &Grid::EMPTY, Some(&notes));
    let technique = Techniques::NONE.with(Technique::NakedSingle);
    let wanted: Vec<String> = [board, self::board(EASY)]
        .iter()
        .map(|board| format!("{}\n", next_step::<Patterns>(board, &technique).unwrap()))
        .collect();
    assert_eq!(written(&[&singles[..], &[&text]].concat(), 0), wanted[0]);
    let all = written(&[&singles[..], &["--ignore-notes", &text]].concat(), 0);
    assert_eq!(all, wanted[1]);
}

/// The cells that are filled anyway are no steps.
#[test]
fn puzzles_of_candidates() {
    let marks = Pencilmarks::from_grid(&grid(EASY));
    let text = Format::Pencilmarks.write(&Contents::from(marks)).unwrap().to_string();
    assert_eq!(written(&["hint", &text], 0), written(&["hint", EASY], 0));
    let solved = Pencilmarks::from_grid(&grid(EASY_SOLVED)).to_string();
    assert_eq!(written(&["hint", &solved], 0), "solved\n");
    let full = written(&["explain", &Pencilmarks::FULL.to_string()], 1);
    assert!(full.contains("! after 0 steps: stuck, "), "{full}");
    let mut twice = Pencilmarks::FULL;
    twice.set(Cell::ALL[0], Candidates::D5);
    twice.set(Cell::ALL[1], Candidates::D5);
    let twice = twice.to_string();
    assert!(written(&["hint", &twice], 1).starts_with("! "));
    assert!(written(&["explain", &twice], 1).contains(": no solution: "));
}

#[test]
fn choices_of_techniques() {
    let first = |arguments: &[&str]| {
        let text = written(&[&["hint", "--depth", "technique", EASY], arguments].concat(), 0);
        Technique::from_name(text.trim_end()).unwrap()
    };
    assert_eq!(first(&["--techniques", "naked-single,hidden-single"]), Technique::NakedSingle);
    assert_eq!(first(&["--techniques", "Hidden Single,naked single"]), Technique::HiddenSingle);
    assert_eq!(first(&["--techniques=NAKED-SINGLE"]), Technique::NakedSingle);
    assert_eq!(first(&["--without", "hidden-single"]), Technique::NakedSingle);
    let both =
        ["--techniques", "avoidable-rectangle-type-1", "--with", "naked-single,hidden-single"];
    assert_eq!(first(&both), Technique::NakedSingle);
    let stuck = written(&["hint", "--up-to", "1", "--without=hidden-single,naked-single", EASY], 1);
    assert_eq!(stuck, "! stuck, needs level 1\n");

    let table = run(&["hint", "--list-techniques"], "").expect(0).stdout.clone();
    assert_eq!(table, run(&["explain", "--list-techniques"], "").expect(0).stdout);
    assert_eq!(table.lines().count(), Technique::ALL.len());
    for (line, technique) in table.lines().zip(Technique::ALL) {
        let name = line.split_ascii_whitespace().next().unwrap();
        assert_eq!(
            name.replace('-', ""),
            technique.name().to_ascii_lowercase().replace([' ', '-'], "")
        );
        assert!(
            line.contains(technique.hodoku_code()) && line.contains(&technique.level().to_string())
        );
        let outcome = run(&["hint", "-q", "--techniques", name, HARD], "");
        assert!(matches!(outcome.status, Some(0 | 1)), "{name}: {}", outcome.stderr);
    }
    let unknown = run(&["hint", "--techniques", "naked-singel", EASY], "");
    assert!(unknown.expect(2).stderr.contains("naked-single"));
}

/// The path of the library, step by step.
#[test]
fn paths() {
    let puzzles: Vec<String> = set("unbiased").into_iter().map(|[puzzle, ..]| puzzle).collect();
    let mut ends = [0, 0];
    for puzzle in puzzles.iter().take(40).map(String::as_str).chain([EASY, HARD]) {
        let mut path = Path::<Patterns>::new(board(puzzle), Techniques::DEFAULT);
        let steps: Vec<String> =
            (1..).zip(path.by_ref()).map(|(number, step)| format!("{number:>3}. {step}")).collect();
        let outcome = run(&["explain", "-q", puzzle], "");
        let lines = outcome.lines();
        assert_eq!(lines[0], puzzle);
        assert_eq!(lines[1..=steps.len()], steps);
        let end = lines[steps.len() + 1];
        match path.end().unwrap() {
            End::Solved => {
                outcome.expect(0);
                assert!(end.starts_with(&format!("solved in {} steps of level", steps.len())));
                ends[0] += 1;
            }
            _ => {
                outcome.expect(1);
                let words = if steps.len() == 1 { "step" } else { "steps" };
                assert!(end.starts_with(&format!("! after {} {words}: stuck, ", steps.len())));
                ends[1] += 1;
            }
        }
        assert_eq!(lines[steps.len() + 2..], [""]);
    }
    assert!(ends.iter().all(|&number| number > 0), "{ends:?}");
    let solved = written(&["explain", EASY_SOLVED], 0);
    assert_eq!(solved, format!("{EASY_SOLVED}\nsolved\n\n"));
    let conflict = written(&["explain", CONFLICT], 1);
    assert_eq!(conflict, format!("{CONFLICT}\n! after 0 steps: no solution: row 1 has two 5s\n\n"));
    let impossible = written(&["explain", IMPOSSIBLE], 1);
    let end = impossible.lines().find(|line| line.starts_with('!')).unwrap();
    let is_said = end.contains(": no solution: ") || end.ends_with("has no solution");
    assert!(is_said, "{impossible}");
    let described = written(&["explain", "--describe", EASY], 0);
    let first = next_step::<Patterns>(&board(EASY), &Techniques::DEFAULT).unwrap();
    assert!(described.contains(&format!("  1. {}\n", first.describe(&English))), "{described}");
    let easy = Techniques::up_to(Level::Singles);
    let count = Path::<Patterns>::new(board(EASY), easy).count();
    assert!(written(&["explain", "--up-to", "1", EASY], 0).contains(&format!("{count:>3}. ")));
}

/// However the work is cut, the answers are the same, and no line makes it fail.
#[test]
fn many_puzzles() {
    let text = mixed_text();
    let text: String = text.split_inclusive('\n').take(800).collect();
    for command in ["hint", "explain"] {
        let whole = run(&[command, "-q", "-j1", "-"], &text);
        whole.expect(1);
        assert_eq!(run(&[command, "-q", "-j3", "-"], &text).expect(1).stdout, whole.stdout);
        let parts: usize = ["1/3", "2/3", "3/3"]
            .map(|part| run(&[command, "-q", "--shard", part, "-"], &text).stdout.len())
            .iter()
            .sum();
        assert_eq!(parts, whole.stdout.len());
    }
    let folder = Folder::new("logic");
    let (input, output) = (folder.file("in", &text), folder.path("out"));
    for _ in 0..2 {
        run(&["hint", "--resume", "-o", &output, &input], "").expect(1);
    }
    let wanted = run(&["hint", "-q", &input], "").stdout.replace(&input, "standard input");
    assert_eq!(std::fs::read_to_string(&output).unwrap().replace(&input, "standard input"), wanted);
    let other = run(&["hint", "--up-to=1", "--resume", "-o", &output, &input], "");
    assert!(other.expect(2).stderr.contains("another command"), "{}", other.stderr);
}

#[test]
fn pictures() {
    let folder = Folder::new("pictures");
    let wanted = |board: &Board| {
        let mut text = String::new();
        let step = next_step::<Patterns>(board, &Techniques::DEFAULT).unwrap();
        step.svg(board, &mut text).unwrap();
        text
    };
    let read = |path: &str| std::fs::read_to_string(folder.path(path)).unwrap();
    let first = wanted(&board(EASY));
    assert_eq!(written(&["hint", "--svg", "-", EASY], 0).trim_end(), first.trim_end());
    let commented = run(&["hint", "-q", "--svg", "-"], format!("# x\n\n{EASY}\n"));
    assert_eq!(commented.expect(0).stdout.trim_end(), first.trim_end());

    let file = folder.path("hint.svg");
    let words = written(&["hint", "--svg", &file, EASY], 0);
    assert_eq!(words, written(&["hint", EASY], 0));
    assert_eq!(read("hint.svg").trim_end(), first.trim_end());
    let second = run(&["hint", "--svg", &file, EASY, EASY], "");
    assert!(second.expect(2).stderr.contains("name a folder"), "{}", second.stderr);

    let many = folder.path("many/");
    let input = format!("# x\n{EASY}\n{HARD}\n{}", rows(EASY));
    run(&["hint", "-q", "--svg", &many], input).expect(1);
    assert_eq!(read("many/2.svg"), read("many/4.svg"));
    assert_eq!(std::fs::read_dir(&many).unwrap().count(), 2);

    let steps = folder.path("steps");
    let path = written(&["explain", "--svg", &steps, EASY], 0);
    let count = Path::<Patterns>::new(board(EASY), Techniques::DEFAULT).count();
    assert_eq!(path, written(&["explain", EASY], 0));
    assert_eq!(std::fs::read_dir(&steps).unwrap().count(), count);
    let mut walk = Path::<Patterns>::new(board(EASY), Techniques::DEFAULT);
    for number in 1..=count {
        let before = *walk.board();
        walk.next();
        assert_eq!(
            read(&format!("steps/1-{number:03}.svg")).trim_end(),
            wanted(&before).trim_end()
        );
    }

    run(&["explain", "--svg", "-", EASY], "").expect(2);
    for target in ["hint.svg/x", "hint.svg/"] {
        for command in ["hint", "explain"] {
            let outcome = run(&[command, "--svg", &folder.path(target), EASY], "");
            assert!(outcome.expect(2).stderr.contains("hint.svg"), "{}", outcome.stderr);
        }
    }
}
