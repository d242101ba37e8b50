//! Each example works with the library as `install.sh` installs it.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by a panic")]

mod build;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const TWO_FIVES: &str =
    ".5......5........................................................................";

/// The example in C prints the solution or the error, and has the exit codes that it documents.
fn check_c_program(program: &Path) {
    let board = build::run(&mut Command::new(program));
    let digits: String = board.chars().filter(char::is_ascii_digit).collect();
    assert_eq!(digits, SOLVED);

    let conflict = Command::new(program).arg(TWO_FIVES).output().expect("the program");
    assert_eq!(conflict.status.code(), Some(1));
    assert_eq!(String::from_utf8_lossy(&conflict.stdout), "two 5s: r1c2 and r1c9\n");

    let text = Command::new(program).arg("12345678x").output().expect("the program");
    assert_eq!(text.status.code(), Some(2));
    let said = String::from_utf8_lossy(&text.stderr).into_owned();
    assert!(said.starts_with("line 1, column 9: "), "{said}");
}

/// The commands of the README work as they are written there, and leave nothing in the clone that
/// git does not ignore.
#[test]
fn the_commands_of_the_readme() {
    let readme = include_str!("../README.md");
    let (_, rest) = readme.split_once("```sh\n").expect("a block of commands");
    let (commands, _) = rest.split_once("```").expect("the end of the block");
    assert!(commands.contains("$HOME/.local"), "{commands}");
    let folder = build::fresh_folder("readme");
    let commands = commands.replace("$HOME/.local", folder.to_str().expect("UTF-8"));

    let in_clone = |program, arguments: &[&str]| {
        let mut command = Command::new(program);
        command.current_dir(build::root()).args(arguments);
        build::run(command.env("CARGO_TARGET_DIR", build::target()))
    };
    let status = || in_clone("git", &["status", "--porcelain", "--", "."]);
    let before = status();
    let printed = in_clone("bash", &["-euc", &commands]);
    assert_eq!(status(), before);
    let digits: String = printed.chars().filter(char::is_ascii_digit).collect();
    assert!(digits.ends_with(SOLVED), "{printed}");
}

fn pkg_config(arguments: &[&str]) -> Vec<String> {
    let mut command = Command::new("pkg-config");
    command.env("PKG_CONFIG_PATH", build::installed().join("lib/pkgconfig"));
    let printed = build::run(command.args(arguments).arg("sudoku_core"));
    printed.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn pkg_config_and_the_shared_library() {
    let program = build::fresh_folder("pkg-config").join("solve");
    let mut compile = Command::new("cc");
    compile
        .args(["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic"])
        .arg(build::root().join("examples/solve.c"));
    build::run(compile.args(pkg_config(&["--cflags", "--libs"])).arg("-o").arg(&program));
    // It is loaded by the name that the library has, not by the name that was linked.
    let needs = build::run(Command::new("readelf").arg("-d").arg(&program));
    let minor = env!("CARGO_PKG_VERSION_MINOR");
    assert!(needs.contains(&format!("[libsudoku_core.so.0.{minor}]")), "{needs}");
    let lost = Command::new(&program).output().expect("the program");
    assert!(!lost.status.success(), "found a library elsewhere");

    let linked = program.with_file_name("solve-with-a-path");
    let mut path = std::ffi::OsString::from("-Wl,-rpath,");
    path.push(build::installed().join("lib"));
    build::run(compile.arg(path).arg("-o").arg(&linked));
    check_c_program(&linked);
    assert_eq!(pkg_config(&["--modversion"]), [env!("CARGO_PKG_VERSION")]);
}

#[test]
fn the_static_library() {
    let program = build::fresh_folder("static").join("solve");
    let mut compile = Command::new("cc");
    compile
        .arg(build::root().join("examples/solve.c"))
        .args(pkg_config(&["--cflags"]))
        .arg(build::library("a"));
    build::run(compile.arg("-o").arg(&program));
    check_c_program(&program);
}

/// A program takes of the library only what it calls, if the linker leaves out unused sections.
#[test]
fn a_program_without_formats_has_no_code_for_them() {
    let folder = build::fresh_folder("sections");
    let names_of = |example: &str| {
        let program = folder.join(example);
        let mut compile = Command::new("cc");
        compile
            .arg(build::root().join("examples").join(example).with_extension("c"))
            .args(pkg_config(&["--cflags"]))
            .arg(build::library("a"));
        build::run(compile.arg("-Wl,--gc-sections").arg("-o").arg(&program));
        (build::run(Command::new("nm").arg(&program)), program)
    };
    let (names, program) = names_of("solve");
    assert!(names.contains("sudoku_solve") && names.contains("sudoku_parse"), "{names}");
    assert!(!names.contains("sudoku_read") && !names.contains("formats"), "{names}");
    check_c_program(&program);
    let (names, _) = names_of("convert");
    assert!(names.contains("sudoku_write") && names.contains("formats"), "{names}");
    assert!(!names.contains("sudoku_solve") && !names.contains("engine"), "{names}");
    let (names, _) = names_of("hint");
    assert!(names.contains("sudoku_path_next") && names.contains("engine"), "{names}");
    assert!(!names.contains("sudoku_read") && !names.contains("formats"), "{names}");
    let (names, _) = names_of("generate");
    assert!(names.contains("sudoku_generator_next") && names.contains("engine"), "{names}");
    assert!(!names.contains("sudoku_read") && !names.contains("formats"), "{names}");
}

/// Runs a program with a text as its input; returns its exit code and what it printed.
fn run_with(program: &Path, arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    let writing = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("an output");
    writing.join().expect("a thread").expect("all of the input is read");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn convert() {
    let program = build::fresh_folder("convert").join("convert");
    let mut compile = Command::new("cc");
    compile.args(["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic"]);
    compile.arg(build::root().join("examples/convert.c")).args(pkg_config(&["--cflags"]));
    build::run(compile.arg(build::library("a")).arg("-o").arg(&program));

    let (code, formats, _) = run_with(&program, &[], "");
    assert_eq!(code, Some(0));
    assert!(formats.starts_with("line\nrows\n"), "{formats}");
    let rows: Vec<&str> = (0..9).map(|row| &SOLVED[9 * row..][..9]).collect();
    let rows = rows.join("\n") + "\n";
    let line = format!("{SOLVED}\n");
    for (input, format, expected) in [(&rows, "line", &line), (&line, "rows", &rows)] {
        let printed = (Some(0), expected.clone(), String::new());
        assert_eq!(run_with(&program, &[format], input), printed);
    }
    // More than the buffer holds.
    let (code, printed, said) =
        run_with(&program, &["line"], &(line.repeat(3000) + &SOLVED[..80] + "\n" + &rows));
    assert_eq!((code, printed), (Some(1), line.repeat(3001)));
    assert!(said.starts_with("line 3001, column 81: found"), "{said}");
    let (code, printed, said) = run_with(&program, &["sukaku"], &line);
    assert_eq!((code, &*printed), (Some(1), ""));
    assert!(said.starts_with("line 1: the format has no room"), "{said}");
}

#[test]
fn generate() {
    let program = build::fresh_folder("generate").join("generate");
    let mut compile = Command::new("cc");
    compile.args(["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic"]);
    compile.arg(build::root().join("examples/generate.c")).args(pkg_config(&["--cflags"]));
    build::run(compile.arg(build::library("a")).arg("-o").arg(&program));

    let (code, printed, said) = run_with(&program, &["20", "7"], "");
    assert_eq!((code, &*said), (Some(0), ""));
    let lines: std::collections::BTreeSet<&str> = printed.lines().collect();
    assert_eq!(lines.len(), 20);
    assert!(lines.iter().all(|line| line.len() == 81 && line.starts_with("......")), "{printed}");
    assert_eq!(run_with(&program, &["20", "7"], "").1, printed);
    assert_ne!(run_with(&program, &["20", "8"], "").1, printed);
    let (code, printed, _) = run_with(&program, &["2", "7", "half-turn"], "");
    assert_eq!(code, Some(0));
    for line in printed.lines() {
        let clues = |line: &str| line.bytes().map(|byte| byte != b'.').collect::<Vec<_>>();
        assert!(clues(line).into_iter().eq(clues(line).into_iter().rev()), "{line}");
    }
    let (code, printed, said) = run_with(&program, &["1", "1", "round"], "");
    assert_eq!((code, &*printed), (Some(2), ""));
    assert_eq!(said, "there is no symmetry with this number\n");
}

#[test]
fn hint() {
    let program = build::fresh_folder("hint").join("hint");
    let mut compile = Command::new("cc");
    compile.args(["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic"]);
    compile.arg(build::root().join("examples/hint.c")).args(pkg_config(&["--cflags"]));
    build::run(compile.arg(build::library("a")).arg("-o").arg(&program));

    let (code, printed, said) = run_with(&program, &[], "");
    assert_eq!((code, &*said), (Some(0), ""));
    let lines: Vec<&str> = printed.lines().collect();
    assert_eq!(lines.len(), 53, "{printed}");
    assert!(lines[0].starts_with("1. hidden single"), "{printed}");
    assert_eq!(lines[51], "the puzzle is solved");
    assert!(lines[52].starts_with("level 1, rounds of levels 1 to 3: "), "{printed}");
    let (code, printed, _) = run_with(&program, &[TWO_FIVES], "");
    assert_eq!(code, Some(1));
    assert!(printed.starts_with("the digits and candidates show that"), "{printed}");
    assert_eq!(run_with(&program, &["x"], "").0, Some(2));
}

#[test]
fn cmake() {
    let folder = build::fresh_folder("cmake");
    let mut configure = Command::new("cmake");
    configure.env("PKG_CONFIG_PATH", build::installed().join("lib/pkgconfig"));
    build::run(configure.arg("-S").arg(build::root().join("examples")).arg("-B").arg(&folder));
    build::run(Command::new("cmake").arg("--build").arg(&folder));
    check_c_program(&folder.join("solve"));
}

/// Without the path of the library, a script prints how it is to be called.
fn check_usage(interpreter: &str, script: &Path) {
    let output = Command::new(interpreter).arg(script).output().expect("the interpreter");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.starts_with("Solves a Sudoku: ") && said.lines().count() == 1, "{said}");
}

#[test]
fn python() {
    let script = build::root().join("examples/solve.py");
    check_usage("python3", &script);
    let printed = build::run(Command::new("python3").arg(script).arg(build::library("so")));
    assert_eq!(printed.trim(), SOLVED);
}

#[test]
fn node() {
    let script = build::root().join("examples/node/solve.mjs");
    let koffi = build::root().join("examples/node/node_modules/koffi");
    assert!(
        koffi.is_dir(),
        "koffi is not installed: ci/c.sh does that, or `npm ci` in examples/node"
    );
    check_usage("node", &script);
    let printed = build::run(Command::new("node").arg(script).arg(build::library("so")));
    assert_eq!(printed.trim(), SOLVED);
}
