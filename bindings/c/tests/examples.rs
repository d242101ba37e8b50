//! Each example works with the library as `install.sh` installs it.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by a panic")]

mod build;

use std::path::Path;
use std::process::Command;

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

#[test]
fn cmake() {
    let folder = build::fresh_folder("cmake");
    let mut configure = Command::new("cmake");
    configure.env("PKG_CONFIG_PATH", build::installed().join("lib/pkgconfig"));
    build::run(configure.arg("-S").arg(build::root().join("examples")).arg("-B").arg(&folder));
    build::run(Command::new("cmake").arg("--build").arg(&folder));
    check_c_program(&folder.join("solve"));
}

#[test]
fn python() {
    let script = build::root().join("examples/solve.py");
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
    let printed = build::run(Command::new("node").arg(script).arg(build::library("so")));
    assert_eq!(printed.trim(), SOLVED);
}
