//! The C programs of this folder, as C and as C++, plain and under valgrind.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by a panic")]

mod build;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A C compiler or a C++ compiler, with strict warnings.
#[derive(Clone, Copy)]
enum Language {
    C99,
    Cpp11,
}

impl Language {
    fn compiler(self) -> Command {
        let (program, arguments): (_, &[&str]) = match self {
            Self::C99 => ("gcc", &["-std=c99"]),
            Self::Cpp11 => ("g++", &["-std=c++11", "-x", "c++"]),
        };
        let mut command = Command::new(program);
        command.args(arguments).args([
            "-Wall",
            "-Wextra",
            "-Werror",
            "-pedantic",
            "-O1",
            "-g",
            "-I",
        ]);
        command.arg(build::installed().join("include"));
        command
    }

    /// Compiles a program of this folder and links it with the static library.
    fn build(self, source: &Path, folder: &Path) -> PathBuf {
        self.link(source, &folder.join(source.file_stem().expect("a name")), "a", &[])
    }

    /// Compiles a program and links it with the static library ("a") or the shared one ("so").
    fn link(self, source: &Path, program: &Path, library: &str, arguments: &[&str]) -> PathBuf {
        let mut path = OsString::from("-Wl,-rpath,");
        path.push(build::installed().join("lib"));
        // `-x none`: the library is not C++ source.
        let mut command = self.compiler();
        command.arg(source).args(["-x", "none"]).arg(build::library(library)).arg(path);
        build::run(command.args(["-pthread", "-o"]).arg(program).args(arguments));
        program.to_owned()
    }

    fn build_all(self, name: &str) -> Vec<PathBuf> {
        let folder = build::fresh_folder(name);
        sources().iter().map(|source| self.build(source, &folder)).collect()
    }
}

fn sources() -> Vec<PathBuf> {
    files(&build::root().join("tests"), "c")
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found: Vec<_> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|its| its == extension))
        .collect();
    found.sort();
    assert!(!found.is_empty(), "{}", folder.display());
    found
}

/// The arguments of a program: for `puzzles` the files with these names, for the others none.
fn arguments(program: &Path, names: &[&str]) -> Vec<PathBuf> {
    if !program.ends_with("puzzles") {
        return Vec::new();
    }
    files(&build::root().join("../../tests/data"), "tsv")
        .into_iter()
        .filter(|file| names.is_empty() || names.iter().any(|name| file.ends_with(name)))
        .collect()
}

fn run_plain(programs: &[PathBuf]) {
    for program in programs {
        build::run(Command::new(program).args(arguments(program, &[])));
    }
}

/// Invalid reads and writes, decisions on uninitialized bytes, and leaks have exit code 9.
///
/// Two programs are skipped because valgrind rejects what they read: `stack` reads what other
/// functions left on their stack, and `file` writes all bytes of a search, even those that the
/// search has not used yet.
fn run_under_valgrind(programs: &[PathBuf]) {
    let skipped = |program: &Path| program.ends_with("stack") || program.ends_with("file");
    for program in programs.iter().filter(|program| !skipped(program)) {
        let mut valgrind = Command::new("valgrind");
        valgrind.args([
            "--quiet",
            "--error-exitcode=9",
            "--leak-check=full",
            "--show-leak-kinds=all",
        ]);
        valgrind.args(["--errors-for-leak-kinds=all"]).arg(program);
        // The other files run plain: under valgrind they would take too long, on the same code
        // paths.
        let few =
            ["named_cases.tsv", "hostile.tsv", "project_euler_96.tsv", "forum_hardest_1106.tsv"];
        build::run(valgrind.args(arguments(program, &few)));
    }
}

#[test]
fn as_c99() {
    run_plain(&Language::C99.build_all("c99"));
}

#[test]
fn as_cpp11() {
    run_plain(&Language::Cpp11.build_all("cpp11"));
}

#[test]
fn as_c99_under_valgrind() {
    run_under_valgrind(&Language::C99.build_all("c99-valgrind"));
}

#[test]
fn as_cpp11_under_valgrind() {
    run_under_valgrind(&Language::Cpp11.build_all("cpp11-valgrind"));
}

/// A process that reads a search from a file resumes it if the library lies at the same address as
/// in the process that wrote it, and otherwise reports that it is not a search.
///
/// The shared library and a program that can be loaded anywhere lie at another address in every
/// process, unless the system does not randomize addresses. A program that cannot be loaded
/// elsewhere always lies at the same address.
#[test]
fn a_search_in_a_file() {
    const PROCESSES: usize = 50;
    let folder = build::fresh_folder("file");
    let source = build::root().join("tests/file.c");
    let file = folder.join("searches");
    let randomizes = fs::read_to_string("/proc/sys/kernel/randomize_va_space")
        .is_ok_and(|level| level.trim() != "0");
    for (name, library, arguments, moves) in [
        ("shared", "so", &["-pie", "-fPIE"][..], true),
        ("static", "a", &["-pie", "-fPIE"], true),
        ("fixed", "a", &["-no-pie", "-fno-pie"], false),
    ] {
        let program = Language::C99.link(&source, &folder.join(name), library, arguments);
        let run = |mode| build::run(Command::new(&program).arg(mode).arg(&file));
        let mut resumed = 0;
        for _ in 0..PROCESSES {
            let written_at = run("write");
            let read = run("read");
            let (read_at, statuses) = read.trim().split_once(' ').expect("an address and statuses");
            let same_address = read_at == written_at.trim();
            // FOUND and NOT_UNIQUE, or NOT_A_SEARCH twice.
            assert_eq!(statuses, if same_address { "4 2" } else { "-6 -6" }, "{name}");
            resumed += usize::from(same_address);
        }
        if moves && randomizes {
            assert!(resumed < PROCESSES, "{name}: the library was never moved");
        }
        if !moves {
            assert_eq!(resumed, PROCESSES, "{name}");
        }
    }
}

/// A check that fails makes a program fail, and an access out of bounds makes valgrind fail;
/// otherwise the tests above would prove nothing.
#[test]
fn a_failure_is_detected() {
    let folder = build::fresh_folder("failure");
    let source = folder.join("failure.c");
    let text = "#include \"sudoku_core.h\"\n\
                #include <stdlib.h>\n\
                int main(int count, char **names) {\n\
                uint8_t *grid = (uint8_t *)calloc(atoi(names[1]), 1);\n\
                int valid = count > 0 && sudoku_is_valid(grid, NULL, NULL);\n\
                free(grid);\n\
                return valid ? atoi(names[2]) : 1;\n\
                }\n";
    fs::write(&source, text).expect("a file");
    let program = Language::C99.build(&source, &folder);
    let code = |size: &str, answer: &str| {
        let mut valgrind = Command::new("valgrind");
        valgrind.args(["--quiet", "--error-exitcode=9"]).arg(&program).args([size, answer]);
        valgrind.output().expect("valgrind").status.code()
    };
    assert_eq!(code("81", "0"), Some(0));
    assert_eq!(code("80", "0"), Some(9));
    assert_eq!(code("81", "3"), Some(3));
}

/// According to helgrind, no two threads use the same memory.
#[test]
fn threads_do_not_race() {
    let folder = build::fresh_folder("helgrind");
    let program = Language::C99.build(&build::root().join("tests/threads.c"), &folder);
    build::run(
        Command::new("valgrind")
            .args(["--tool=helgrind", "--quiet", "--error-exitcode=9"])
            .arg(program)
            .arg("warm"),
    );
}
