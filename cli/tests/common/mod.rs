//! Runs the program as a user does, and the puzzles that the tests are about.
// Each test file is a crate of its own and uses a part of this.
#![allow(dead_code, clippy::unwrap_used, clippy::panic)]

use std::ffi::OsStr;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;

pub(crate) const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
pub(crate) const EASY_SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
pub(crate) const TWO: &str =
    ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
pub(crate) const IMPOSSIBLE: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
pub(crate) const CONFLICT: &str =
    ".5......5........................................................................";
pub(crate) const HARD: &str =
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

/// What came of one run.
pub(crate) struct Outcome {
    /// `None` after a signal.
    pub(crate) status: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Outcome {
    pub(crate) fn lines(&self) -> Vec<&str> {
        self.stdout.lines().collect()
    }

    #[track_caller]
    pub(crate) fn expect(&self, status: i32) -> &Self {
        assert_eq!(self.status, Some(status), "{}\n{}", self.stdout, self.stderr);
        self
    }
}

impl From<Output> for Outcome {
    fn from(output: Output) -> Self {
        let [stdout, stderr] =
            [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
        Self { status: output.status.code(), stdout, stderr }
    }
}

pub(crate) fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_sudoku-core"));
    program.env_remove("NO_COLOR");
    program
}

/// Runs the program with these arguments and this standard input.
pub(crate) fn run<S: AsRef<OsStr>>(arguments: &[S], stdin: impl AsRef<[u8]>) -> Outcome {
    let mut program = program();
    let mut child = spawn(program.args(arguments));
    let mut pipe = child.stdin.take().unwrap();
    let text = stdin.as_ref().to_vec();
    // The program may not read all of it.
    let writer = thread::spawn(move || _ = pipe.write_all(&text));
    let outcome = child.wait_with_output().unwrap().into();
    writer.join().unwrap();
    outcome
}

/// Starts the program with a pipe on each side.
pub(crate) fn spawn(program: &mut Command) -> Child {
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// A folder that goes when the test ends.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).into_os_string().into_string().unwrap()
    }

    /// Writes a file and returns its path.
    pub(crate) fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        std::fs::write(&path, text).unwrap();
        path
    }

    pub(crate) fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = std::fs::read_dir(&self.0)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The puzzles of a set in `tests/data` of the library.
pub(crate) fn set(name: &str) -> Vec<[String; 3]> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../tests/data/{name}.tsv"));
    std::fs::read_to_string(path)
        .unwrap()
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let mut columns = line.split('\t').map(str::to_owned);
            [(); 3].map(|()| columns.next().unwrap_or_default())
        })
        .collect()
}

/// A puzzle in nine lines.
pub(crate) fn rows(puzzle: &str) -> String {
    puzzle.as_bytes().chunks(9).map(|row| format!("{}\n", str::from_utf8(row).unwrap())).collect()
}

/// A text of some thousand lines of every kind.
pub(crate) fn mixed_text() -> String {
    let board = format!("{:#}\n", EASY.parse::<sudoku_core::Grid>().unwrap());
    let bad = rows(EASY).replacen('7', "x", 1);
    let long = "#".repeat(200_000) + "\n";
    let too_long = "1".repeat(200_000) + "\n";
    let rare = [&rows(HARD), "\n", &board, &bad, "\r\n", &board, &rows(TWO), &long, &too_long];
    let mut text = String::new();
    for (index, [puzzle, ..]) in set("seventeen_clues").iter().cycle().take(5000).enumerate() {
        text += &format!("{puzzle} # {index}\n");
        match index % 7 {
            0 => text += ["# a comment\n", "\n", TWO, CONFLICT, IMPOSSIBLE, "x"][index % 6],
            _ => continue,
        }
        if !text.ends_with('\n') {
            text.push('\n');
        }
        if index % 49 == 0 {
            text += rare[index / 49 % rare.len()];
        }
    }
    text
}
