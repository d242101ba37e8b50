//! The examples in other languages work by the commands of their README.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by a panic")]

mod build;

use std::fs;
use std::path::Path;
use std::process::Command;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const TWO_FIVES: &str =
    ".5......5........................................................................";
const NO_SOLUTION: &str =
    ".876543212........3........4........5........6........7........8........9........";

/// What a program prints for an argument: the solution, or what is wrong.
fn outcomes() -> Vec<(String, Result<String, &'static str>)> {
    let reverse = |line: &str| line.chars().rev().collect::<String>();
    let rows: Vec<&str> = (0..9).map(|row| &PUZZLE[9 * row..][..9]).collect();
    let outcome = |text: &str, words| (text.to_owned(), Err(words));
    vec![
        (reverse(PUZZLE), Ok(reverse(SOLVED))),
        (rows.join("\n"), Ok(SOLVED.to_owned())),
        outcome(&".".repeat(81), "more than one solution"),
        outcome(NO_SOLUTION, "no solution"),
        outcome(TWO_FIVES, "a digit appears twice in a row, a column or a box"),
        outcome("", "found the end of the text, expected 81 symbols"),
        outcome(&PUZZLE[..80], "found the end of the text, expected the next of 81 symbols"),
        outcome("12345678x", "expected 1 to 9, or one of . 0 _ * for an empty cell"),
        outcome("５", "expected 1 to 9, or one of . 0 _ * for an empty cell"),
        // In UTF-8 there is one more byte than characters: a program that passes the number of
        // these leaves out the last symbol, which is one too many.
        outcome(&format!("{PUZZLE} # é\n5"), "expected the end of the text after 81 symbols"),
    ]
}

/// The commands for a language in the README: those that build, and the one that runs.
fn commands(folder: &str) -> (String, String) {
    let readme = include_str!("../examples/README.md");
    let blocks = readme.split("```sh\n").skip(1).filter_map(|rest| rest.split_once("```"));
    let mut found = blocks.map(|(block, _)| block.trim()).filter(|block| block.contains(folder));
    let block = found.next().expect("a block of commands");
    assert_eq!(found.next(), None, "{folder}");
    let (build, run) = block.rsplit_once('\n').unwrap_or(("", block));
    (build.to_owned(), run.to_owned())
}

/// Builds the program of a folder as the README says, and compares what it prints.
fn check(folder: &str, source: &str, tools: &[&str]) {
    // Libtest shows nothing of a test that passes: one that cannot run has to fail.
    for tool in tools {
        let mut ask = Command::new("bash");
        let answer = ask.args(["-c", "command -v \"$0\"", tool]).output().expect("bash");
        assert!(answer.status.success(), "{tool} is missing: ci/c.sh installs it");
    }
    let place = build::fresh_folder(&format!("language-{folder}"));
    fs::create_dir(place.join(folder)).expect("a folder");
    let path = Path::new(folder).join(source);
    fs::copy(build::root().join("examples").join(&path), place.join(&path)).expect("a copy");

    let shell = |commands: &str| {
        let mut command = Command::new("bash");
        command
            .current_dir(&place)
            .args(["-euc", commands, "bash"])
            .env("PKG_CONFIG_PATH", build::installed().join("lib/pkgconfig"))
            .env("LD_LIBRARY_PATH", build::installed().join("lib"))
            // How bytes become an argument in UTF-16 depends on it.
            .env("LC_ALL", "C.UTF-8")
            .env("GOCACHE", Path::new(env!("CARGO_TARGET_TMPDIR")).join("go-cache"));
        command
    };
    let (build_commands, run_command) = commands(&format!(" {folder}/"));
    build::run(&mut shell(&build_commands));
    assert_eq!(build::run(&mut shell(&run_command)), format!("{SOLVED}\n"));
    for (text, expected) in outcomes() {
        let mut command = shell(&format!("{run_command} \"$1\""));
        let output = command.arg(&text).output().expect("the program");
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let answer = (output.status.code(), printed, said);
        let expected = match expected {
            Ok(solution) => (Some(0), format!("{solution}\n"), String::new()),
            Err(words) => (Some(1), String::new(), format!("{words}\n")),
        };
        assert_eq!(answer, expected, "{folder}: {text}");
    }
}

#[test]
fn go() {
    check("go", "solve.go", &["go", "pkg-config"]);
    let source = build::root().join("examples/go/solve.go");
    assert_eq!(build::run(Command::new("gofmt").arg("-d").arg(source)), "");
}

#[test]
fn java() {
    let jar = Path::new("/usr/share/java/jna.jar");
    assert!(jar.is_file(), "{} is missing: ci/c.sh installs it", jar.display());
    check("java", "Solve.java", &["javac", "java"]);
}

#[test]
fn csharp() {
    check("csharp", "Solve.cs", &["mcs", "mono"]);
}

#[test]
fn lua() {
    check("lua", "solve.lua", &["luajit"]);
}
