//! The program from end to end: arguments and text in, text and an exit status out.

use std::ffi::OsString;
use std::io::{self, BufRead, Read};

use sudoku_core::Grid;

use super::StandardInput;

/// What came of one run.
struct Outcome {
    status: u8,
    stdout: String,
    stderr: String,
}

fn run(arguments: &[&str], stdin: &str) -> Outcome {
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let status = super::run(
        arguments.iter().map(OsString::from),
        StandardInput::Redirected(&mut stdin.as_bytes()),
        &mut stdout,
        &mut stderr,
    );
    let [stdout, stderr] = [stdout, stderr].map(|text| String::from_utf8(text).unwrap());
    Outcome { status, stdout, stderr }
}

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const EASY_SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const TWO: &str =
    ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
const IMPOSSIBLE: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
const CONFLICT: &str =
    ".5......5........................................................................";

#[test]
fn a_line_in_a_line_out() {
    let outcome = run(&[], &format!("{EASY}\n{EASY_SOLVED}\n"));
    assert_eq!(outcome.stdout, format!("{EASY_SOLVED}\n{EASY_SOLVED}\n"));
    assert_eq!(outcome.status, 0);
    assert!(outcome.stderr.contains("2 puzzles"), "{}", outcome.stderr);
    assert!(outcome.stderr.contains("per second"), "{}", outcome.stderr);
}

#[test]
fn reasons_in_words_and_in_order() {
    let input = format!("# three that have none\n{CONFLICT}\n\n{IMPOSSIBLE}\n{TWO}\n{EASY}");
    let outcome = run(&[], &input);
    let lines: Vec<&str> = outcome.stdout.lines().collect();
    assert_eq!(lines.len(), 6, "{lines:?}");
    assert_eq!(
        lines[..4],
        ["# three that have none", "! two 5s in row 1: r1c2 and r1c9", "", "! no solution"]
    );
    let two = lines[4].strip_prefix("! more than one solution: ").unwrap();
    let (one, other) = two.split_once(" and ").unwrap();
    for solution in [one, other] {
        assert!(solution.parse::<Grid>().unwrap().is_solved());
        assert!(
            TWO.bytes().zip(solution.bytes()).all(|(clue, digit)| clue == b'.' || clue == digit)
        );
    }
    assert_ne!(one, other);
    assert_eq!(lines[5], EASY_SOLVED);
    assert_eq!(outcome.status, 1);
}

#[test]
fn the_line_is_that_of_the_input() {
    let input =
        format!("{EASY}\r\n# comment\n{EASY}1\n{}x{}\n{}\n", &EASY[..40], &EASY[41..], &EASY[..80]);
    let outcome = run(&[], &input);
    assert_eq!(
        outcome.stdout.lines().collect::<Vec<_>>(),
        [
            EASY_SOLVED,
            "# comment",
            "! line 3, column 82: found '1', expected the end of the text after 81 symbols",
            "! line 4, column 41: found 'x', expected 1 to 9, or one of . 0 _ * for an empty cell",
            "! line 5, column 81: found the end of the text, expected symbol 81 of 81",
        ]
    );
    assert_eq!(outcome.status, 1);
}

#[test]
fn empty_and_comment_lines_pass_untouched() {
    let input = "\n#\n  # a  comment \n\t\n# \u{e9}\n";
    let outcome = run(&[], input);
    assert_eq!(outcome.stdout, input);
    assert_eq!(outcome.status, 0);
    assert!(outcome.stderr.contains("0 puzzles"), "{}", outcome.stderr);
}

#[test]
fn counts() {
    let input = format!("{CONFLICT}\n{IMPOSSIBLE}\n{EASY}\n{TWO}\n{}\n", ".".repeat(81));
    let counts = |limit| run(&["--count", limit], &input).stdout;
    assert_eq!(counts("0"), "0\n0\n0\n0\n0\n");
    assert_eq!(counts("1"), "0\n0\n1\n1\n1\n");
    assert_eq!(counts("2"), "0\n0\n1\n2\n2\n");
    assert_eq!(counts("50"), "0\n0\n1\n2\n50\n");
    assert_eq!(run(&["--count", "1"], EASY).status, 0);
    assert_eq!(run(&["--count", "1"], TWO).status, 1);
    assert_eq!(run(&["--count", "9"], IMPOSSIBLE).status, 1);
}

#[test]
fn boards() {
    let outcome = run(&["--board"], EASY);
    let solution: Grid = EASY_SOLVED.parse().unwrap();
    assert_eq!(outcome.stdout.trim_end(), format!("{solution:#}"));
    assert_eq!(outcome.status, 0);
}

#[test]
fn no_input_is_the_sample() {
    let outcome = run(&[], "");
    assert_eq!(outcome.status, 0, "{}", outcome.stderr);
    let solved = outcome.stdout.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let mut number = 0;
    for line in solved {
        assert!(line.parse::<Grid>().unwrap().is_solved());
        number += 1;
    }
    assert!(number > 4, "{}", outcome.stdout);
}

/// The name of a file among those for temporary files, and of this process alone.
fn temporary(name: &str) -> String {
    let path = std::env::temp_dir().join(format!("sudoku-core-{}-{name}", std::process::id()));
    path.into_os_string().into_string().unwrap()
}

#[test]
fn files() {
    // A puzzle, its number of solutions, the solution and a note on each line.
    let sets = [
        include_str!("../../tests/data/project_euler_96.tsv"),
        include_str!("../../tests/data/unbiased.tsv"),
    ];
    let samples = sets.map(|set| set.lines().filter(|line| !line.starts_with('#')));
    let column = |number| move |line: &'static str| line.split('\t').nth(number).unwrap();
    let names = ["first.txt", "second.txt"].map(temporary);
    for (name, set) in names.iter().zip(samples.clone()) {
        let puzzles: Vec<&str> = set.map(column(0)).collect();
        std::fs::write(name, puzzles.join("\n")).unwrap();
    }
    let outcome = run(&[&names[0], &names[1]], "not read");
    for name in &names {
        std::fs::remove_file(name).unwrap();
    }
    assert_eq!(outcome.status, 0, "{}", outcome.stderr);
    let lines: Vec<&str> = outcome.stdout.lines().collect();
    assert_eq!(lines.len(), 250);
    let [euler, _] = samples;
    assert!(lines.iter().zip(euler.map(column(2))).all(|(line, solution)| *line == solution));
}

#[test]
fn a_file_that_cannot_be_read() {
    let missing = temporary("there_is_no_such_file");
    let outcome = run(&[&missing], "");
    assert_eq!(outcome.status, 2);
    assert!(outcome.stderr.contains("there_is_no_such_file"), "{}", outcome.stderr);
    assert_eq!(outcome.stdout, "");
    // What can be read is answered all the same.
    let outcome = run(&[&missing, "-"], EASY);
    assert_eq!(outcome.status, 2);
    assert_eq!(outcome.stdout, format!("{EASY_SOLVED}\n"));
}

#[test]
fn calls_that_are_not_understood() {
    for arguments in
        [&["--count"][..], &["--count", "x"], &["--count", "-1"], &["--no-such-option"]]
    {
        let outcome = run(arguments, EASY);
        assert_eq!(outcome.status, 2, "{arguments:?}");
        assert!(outcome.stderr.contains("usage"), "{arguments:?}");
        assert_eq!(outcome.stdout, "", "{arguments:?}");
    }
}

/// Puzzles without an end, of which nobody has read the next before the answers so far were taken.
struct Endless<'a> {
    given: u64,
    taken: &'a std::cell::Cell<u64>,
    line: io::Cursor<Vec<u8>>,
}

impl Read for Endless<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let available = self.fill_buf()?;
        let len = available.len().min(buffer.len());
        buffer[..len].copy_from_slice(&available[..len]);
        self.consume(len);
        Ok(len)
    }
}

impl BufRead for Endless<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.line.fill_buf()?.is_empty() {
            assert!(self.given <= self.taken.get() + 1, "read ahead: {}", self.given);
            self.given += 1;
            self.line = io::Cursor::new(format!("{EASY}\n").into_bytes());
        }
        self.line.fill_buf()
    }

    fn consume(&mut self, len: usize) {
        self.line.consume(len);
    }
}

/// Takes a number of answers, then goes away.
struct Reader<'a> {
    taken: &'a std::cell::Cell<u64>,
}

impl io::Write for Reader<'_> {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        if self.taken.get() == 1000 {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        self.taken
            .set(self.taken.get() + text.iter().filter(|&&byte| byte == b'\n').count() as u64);
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn it_streams() {
    let taken = std::cell::Cell::new(0);
    let mut input = Endless { given: 0, taken: &taken, line: io::Cursor::default() };
    let mut stderr = Vec::new();
    let status = super::run(
        [],
        StandardInput::Redirected(&mut input),
        &mut Reader { taken: &taken },
        &mut stderr,
    );
    // An endless input came to an end, because the reader of the answers went away.
    assert_eq!(taken.get(), 1000);
    assert_eq!(status, 1);
}

#[test]
fn a_line_without_end_is_not_held() {
    let mut input = "1".repeat(1 << 20);
    input.push_str(&format!("\n{EASY}\n"));
    let outcome = run(&[], &input);
    let lines: Vec<&str> = outcome.stdout.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].starts_with("! line 1, column "), "{}", lines[0]);
    assert_eq!(lines[1], EASY_SOLVED);
}
