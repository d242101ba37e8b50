//! Files: several of them, compressed, broken, missing; and files as output.
#![allow(clippy::unwrap_used)]

mod common;

use common::{EASY, EASY_SOLVED, Folder, mixed_text, program, rows, run, set, spawn};
#[cfg(feature = "compression")]
use sudoku_core::Grid;

#[cfg(feature = "compression")]
const COMPRESSED: [&str; 3] = ["gz", "zst", "xz"];

#[cfg(feature = "compression")]
fn compressed(ending: &str) -> String {
    format!("{}/tests/data/seventeen_clues.txt.{ending}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn several_files() {
    let folder = Folder::new("several_files");
    let sets = ["project_euler_96", "unbiased"].map(|name| {
        let text: String = set(name).iter().map(|[puzzle, ..]| format!("{puzzle}\n")).collect();
        folder.file(name, text.trim_end())
    });
    let outcome = run(&sets, "not read");
    let lines = outcome.expect(0).lines();
    assert_eq!(lines.len(), 250);
    let solutions = set("project_euler_96").into_iter().map(|[_, _, solution]| solution);
    assert!(lines.iter().zip(solutions).all(|(line, solution)| *line == solution));
    // The numbers of lines begin anew with each file.
    let bad = folder.file("bad", "\n!\n");
    let outcome = run(&[&sets[0], &bad, &bad], "");
    let lines = outcome.expect(1).lines();
    assert!(lines[51].starts_with(&format!("! {bad}: line 2, column 1: ")), "{}", lines[51]);
    assert_eq!(lines[51], lines[53]);
}

#[test]
fn files_that_cannot_be_read() {
    let folder = Folder::new("files_that_cannot_be_read");
    let missing = folder.path("there_is_no_such_file");
    let outcome = run(&[&missing], "");
    assert!(outcome.expect(2).stderr.contains(&missing), "{}", outcome.stderr);
    assert_eq!(outcome.stdout, "");
    // What can be read is answered all the same.
    let outcome = run(&[missing.as_str(), "-"], EASY);
    assert_eq!(outcome.expect(2).stdout, format!("{EASY_SOLVED}\n"));
    let outcome = run(&[&folder.path("")], "");
    assert!(outcome.expect(2).stderr.contains("irectory"), "{}", outcome.stderr);
    run(&["bench", &missing], "").expect(2);
}

#[test]
fn bytes_that_are_not_utf8() {
    let outcome = run(&["solve"], [&b"\xff\n"[..], EASY.as_bytes(), b"# \xff\n"].concat());
    let lines = outcome.expect(1).lines();
    assert!(lines[0].contains("line 1, column 1: found byte 0xFF"), "{}", lines[0]);
    assert_eq!(lines[1], EASY_SOLVED);
    // Comments pass as they are.
    let child = spawn(&mut program());
    std::io::Write::write_all(&mut child.stdin.as_ref().unwrap(), b"# \xff\n").unwrap();
    assert_eq!(child.wait_with_output().unwrap().stdout, b"# \xff\n");
}

#[cfg(feature = "compression")]
#[test]
fn compressed_files() {
    let expected: String = set("seventeen_clues")[..100]
        .iter()
        .map(|[puzzle, ..]| sudoku_core::solve(&puzzle.parse::<Grid>().unwrap()).unwrap())
        .map(|solution| format!("{solution}\n"))
        .collect();
    for ending in COMPRESSED {
        let path = compressed(ending);
        assert_eq!(run(&[&path], "").expect(0).stdout, expected, "{ending}");
        assert_eq!(run(&["-"], std::fs::read(path).unwrap()).expect(0).stdout, expected);
    }
}

/// A file that ends too early is no shorter file: what it has is answered, and the status is 2.
#[cfg(feature = "compression")]
#[test]
fn compressed_files_that_are_cut() {
    let folder = Folder::new("compressed_files_that_are_cut");
    for ending in COMPRESSED {
        let whole = std::fs::read(compressed(ending)).unwrap();
        for len in [7, 20, whole.len() / 3, whole.len() / 2 + 99, whole.len() - 1] {
            let path = folder.file("cut", &whole[..len]);
            let outcome = run(&[&path], "");
            assert!(outcome.expect(2).stderr.contains(&path), "{}", outcome.stderr);
            assert!(outcome.lines().iter().all(|line| line.len() == 81), "{}", outcome.stdout);
        }
        // Whatever is damaged, no answer is wrong without notice.
        let expected = run(&[compressed(ending)], "").stdout;
        for at in (0..whole.len()).step_by(97) {
            let mut damaged = whole.clone();
            damaged[at] ^= 0x10;
            let outcome = run(&[folder.file("damaged", damaged)], "");
            assert!(outcome.status != Some(0) || outcome.stdout == expected, "{ending} {at}");
            assert!(!outcome.stderr.contains("panicked"), "{}", outcome.stderr);
        }
    }
}

#[cfg(not(feature = "compression"))]
#[test]
fn compressed_files_are_recognized() {
    let outcome = run(&["-"], b"\x1f\x8b\x08\0\0\0\0\0");
    assert!(outcome.expect(2).stderr.contains("compress"), "{}", outcome.stderr);
}

/// A table, a library and a list of blocks, each longer than what is read as a whole.
#[test]
fn files_of_other_formats() {
    let folder = Folder::new("files_of_other_formats");
    let puzzles: Vec<[String; 3]> = set("project_euler_96");
    let table = puzzles.iter().map(|[puzzle, _, solution]| format!("{puzzle},{solution}\r\n"));
    let table =
        folder.file("table", "quizzes,solutions\r\n".to_owned() + &table.collect::<String>());
    let titles = puzzles.iter().enumerate();
    let titles = titles.map(|(at, [puzzle, ..])| format!("Grid {at:02}\n{}", rows(puzzle)));
    let titles = folder.file("titles", titles.collect::<String>());
    let solutions: String =
        puzzles.iter().map(|[_, _, solution]| format!("{solution}\n")).collect();
    let outcome = run(&[&table], "");
    assert_eq!(outcome.expect(0).stdout, format!("quizzes,solutions\r\n{solutions}"));
    let outcome = run(&["check", &table], "");
    assert!(outcome.expect(0).stderr.contains("50 with exactly one"), "{}", outcome.stderr);
    let outcome = run(&[&titles], "");
    let lines = outcome.expect(0).lines();
    assert_eq!((lines.len(), lines[0]), (100, "Grid 00"));
    assert!(solutions.lines().eq(lines.iter().skip(1).step_by(2).copied()));
}

#[test]
fn an_output_file_appears_when_it_is_complete() {
    let folder = Folder::new("an_output_file");
    let (input, output) = (folder.file("in", format!("{EASY}\n")), folder.path("out"));
    assert_eq!(run(&["solve", "-o", &output, &input], "").expect(0).stdout, "");
    assert_eq!(std::fs::read_to_string(&output).unwrap(), format!("{EASY_SOLVED}\n"));
    // It is replaced by the next one, but not by one that cannot be completed.
    run(&["-o", &output, &folder.path("missing")], "").expect(2);
    assert_eq!(std::fs::read_to_string(&output).unwrap(), format!("{EASY_SOLVED}\n"));
    run(&["check", "-o", &output, &input], "").expect(0);
    assert_eq!(std::fs::read_to_string(&output).unwrap(), "proper, 30 clues\n");
    assert_eq!(folder.names(), ["in", "out"]);
    let outcome = run(&["-o", &folder.path("no/folder"), &input], "");
    assert!(outcome.expect(2).stderr.contains("no/folder"), "{}", outcome.stderr);
    run(&["-o", &folder.path(""), &input], "").expect(2);
}

#[cfg(unix)]
#[test]
fn an_output_that_is_a_link_stays_one() {
    let folder = Folder::new("an_output_that_is_a_link");
    let (input, target) = (folder.file("in", EASY), folder.file("target", "old"));
    let link = folder.path("link");
    std::os::unix::fs::symlink(&target, &link).unwrap();
    run(&["-o", &link, &input], "").expect(0);
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(std::fs::read_to_string(&target).unwrap(), format!("{EASY_SOLVED}\n"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let mut program = program();
    let outcome: common::Outcome =
        program.args(["solve", EASY]).stdout(full).output().unwrap().into();
    assert!(outcome.expect(2).stderr.contains("No space left"), "{}", outcome.stderr);
    let outcome = run(&["-o", "/dev/full", EASY], "");
    assert!(outcome.expect(2).stderr.contains("No space left"), "{}", outcome.stderr);
    run(&["-o", "/dev/null", EASY], "").expect(0);
    run(&["--resume", "-o", "/dev/null", EASY], "").expect(2);
}

#[test]
fn threads_change_nothing() {
    let folder = Folder::new("threads_change_nothing");
    let text = mixed_text();
    let input = folder.file("in", &text);
    for command in ["solve", "check", "count", "show"] {
        let one = run(&[command, "-j", "1", &input], "");
        assert!(one.expect(1).stdout.len() > 100_000);
        for threads in ["2", "3", "16"] {
            assert!(run(&[command, "-j", threads, &input], "").stdout == one.stdout);
        }
        // Nor do the pieces in which it comes.
        assert!(
            run(&[command, "-j", "2", "-"], &text).stdout.replace("standard input", &input)
                == one.stdout
        );
    }
}

#[test]
fn shards_have_every_line_once() {
    let folder = Folder::new("shards");
    let text = mixed_text();
    let inputs = [folder.file("in", &text), folder.file("more", rows(EASY) + &text)];
    let whole = run(&inputs, "");
    let parts: Vec<_> = (1..=7)
        .map(|part| {
            let shard = format!("{part}/7");
            let mut arguments = vec!["solve", "-j2", "--shard", &shard];
            arguments.extend(inputs.iter().map(String::as_str));
            run(&arguments, "").stdout
        })
        .collect();
    let mut parts: Vec<_> = parts.iter().map(|part| part.lines()).collect();
    for (index, line) in whole.stdout.lines().enumerate() {
        assert_eq!(parts[index % 7].next(), Some(line), "{index}");
    }
    assert!(parts.iter_mut().all(|part| part.next().is_none()));
}

#[test]
fn long_lines_are_not_held() {
    let line = |byte: &str| byte.repeat(1 << 20);
    let input = format!("{}\n{EASY}\n{}\n{EASY}{}", line("1"), line("#"), line(" "));
    let outcome = run(&["solve"], input);
    let lines = outcome.expect(1).lines();
    assert_eq!(lines.len(), 4);
    let words = |number| {
        format!("! standard input: line {number}, column 65536: the line goes on, expected the end")
    };
    assert_eq!(lines[0], words(1));
    assert_eq!(lines[1], EASY_SOLVED);
    assert_eq!(lines[2], line("#"));
    assert_eq!(lines[3], words(4));
    // The limit is the same wherever the line begins and however it is read.
    for (len, fits) in [(65_535, true), (65_536, false)] {
        for before in [0, 1, 500, 700] {
            let comment = "#".repeat(len - 81);
            let input = format!("{}{EASY}{comment}\n", format!("{EASY}\n").repeat(before));
            let outcome = run(&["solve", "-"], input);
            assert_eq!(outcome.lines()[before] == EASY_SOLVED, fits, "{len} {before}");
        }
    }
}
