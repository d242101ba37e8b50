//! Pipes and signals.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

mod common;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::os::unix::process::ExitStatusExt as _;
use std::process::{Child, Command};
use std::thread;
use std::time::Duration;

use common::{EASY, EASY_SOLVED, Folder, HARD, program, run, spawn};

/// Writes a line again and again, until nobody reads it or enough were written.
fn feed(child: &mut Child, line: &str, times: usize) -> thread::JoinHandle<()> {
    let mut pipe = child.stdin.take().unwrap();
    let many = format!("{line}\n").repeat(100);
    thread::spawn(move || {
        for _ in 0..times / 100 {
            if pipe.write_all(many.as_bytes()).is_err() {
                return;
            }
        }
    })
}

fn signal(child: &Child, name: &str) {
    let status = Command::new("kill").args([name, &child.id().to_string()]).status().unwrap();
    assert!(status.success());
}

fn stderr(child: &mut Child) -> String {
    let mut text = String::new();
    child.stderr.take().unwrap().read_to_string(&mut text).unwrap();
    text
}

/// A program that asks for one answer at a time gets it before it writes the next line.
#[test]
fn a_conversation() {
    let mut child = spawn(&mut program());
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..100 {
        writeln!(stdin, "{EASY}").unwrap();
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        assert_eq!(line.trim_end(), EASY_SOLVED);
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

/// The same if the first line is a record, or a puzzle that is damaged.
#[test]
fn a_conversation_in_other_formats() {
    let damaged = format!("! standard input: line 1, column 81: {}", "found the end of the text");
    for (first, answer) in
        [(format!("{EASY},1.2\r"), EASY_SOLVED), (EASY[..80].to_owned(), damaged.as_str())]
    {
        let mut child = spawn(&mut program());
        let mut stdin = child.stdin.take().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        for (line, answer) in [(first.as_str(), answer), (EASY, EASY_SOLVED)] {
            writeln!(stdin, "{line}").unwrap();
            let mut found = String::new();
            stdout.read_line(&mut found).unwrap();
            assert!(found.starts_with(answer), "{found}");
        }
        drop(stdin);
        child.wait().unwrap();
    }
}

/// An endless input comes to an end when the reader of the answers goes away.
#[test]
fn a_closed_pipe() {
    let mut child = spawn(program().args(["-q", "-j", "2"]));
    let feeder = feed(&mut child, EASY, usize::MAX);
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(lines.take(1000).all(|line| line.unwrap() == EASY_SOLVED));
    assert_eq!(child.wait().unwrap().code(), Some(1));
    assert_eq!(stderr(&mut child), "");
    feeder.join().unwrap();
}

/// The same where an answer has many lines, and where it is a row of a table.
#[test]
fn a_closed_pipe_of_steps_and_of_ratings() {
    for command in ["hint", "explain", "rate"] {
        let mut child = spawn(program().args([command, "-q", "-j", "2"]));
        let feeder = feed(&mut child, EASY, usize::MAX);
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(lines.take(1000).all(|line| !line.unwrap().starts_with('!')));
        assert_eq!(child.wait().unwrap().code(), Some(1));
        assert_eq!(stderr(&mut child), "");
        feeder.join().unwrap();
    }
}

#[test]
fn a_signal_ends_explanations_after_whole_puzzles() {
    let mut child = spawn(program().args(["explain", "-j", "2"]));
    let feeder = feed(&mut child, EASY, usize::MAX);
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let mut text = String::new();
    stdout.read_line(&mut text).unwrap();
    signal(&child, "-INT");
    stdout.read_to_string(&mut text).unwrap();
    assert_eq!(child.wait().unwrap().signal(), Some(2));
    let one = run(&["explain", "-q", EASY], "").expect(0).stdout.clone();
    assert!(text.len().is_multiple_of(one.len()) && text.ends_with(&one));
    assert!(stderr(&mut child).contains("interrupted after line "));
    feeder.join().unwrap();
}

/// A million lines take no more memory than a thousand.
#[cfg(target_os = "linux")]
#[test]
fn a_million_lines() {
    const LINES: usize = 1_000_000;
    let mut child = spawn(program().args(["-j", "4"]));
    let mut stdin = child.stdin.take().unwrap();
    let (sender, all_answered) = std::sync::mpsc::channel();
    let id = child.id();
    let feeder = thread::spawn(move || {
        let many = format!("{EASY}\n").repeat(1000);
        for _ in 0..LINES / 1000 {
            stdin.write_all(many.as_bytes()).unwrap();
        }
        all_answered.recv().unwrap();
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap();
        let peak = status.lines().find(|line| line.starts_with("VmHWM")).unwrap();
        peak.split_ascii_whitespace().nth(1).unwrap().parse::<u64>().unwrap()
    });
    let mut stdout = BufReader::with_capacity(1 << 16, child.stdout.take().unwrap());
    let mut answered = 0;
    while answered < LINES * 82 {
        let len = stdout.fill_buf().unwrap().len();
        assert!(len > 0);
        answered += len;
        stdout.consume(len);
    }
    sender.send(()).unwrap();
    let kilobytes = feeder.join().unwrap();
    assert!(kilobytes < 64 * 1024, "{kilobytes} KB");
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_signal_ends_it_with_whole_lines() {
    for (name, number) in [("-INT", 2), ("-TERM", 15)] {
        let mut child = spawn(program().args(["-j", "2"]));
        let feeder = feed(&mut child, HARD, usize::MAX);
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut text = String::new();
        for _ in 0..1000 {
            stdout.read_line(&mut text).unwrap();
        }
        signal(&child, name);
        stdout.read_to_string(&mut text).unwrap();
        assert_eq!(child.wait().unwrap().signal(), Some(number));
        assert!(text.ends_with('\n') && text.lines().all(|line| line.len() == 81));
        let lines = text.lines().count();
        let words = format!("interrupted after line {lines} of standard input");
        let stderr = stderr(&mut child);
        assert!(stderr.contains(&words), "{stderr}");
        feeder.join().unwrap();
    }
}

#[test]
fn a_signal_ends_a_list_after_whole_puzzles() {
    let list = ["generate", "-n", "1000000000", "--seed", "1", "-j", "2"];
    let mut child = spawn(program().args(list));
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let mut text = String::new();
    for _ in 0..100 {
        stdout.read_line(&mut text).unwrap();
    }
    signal(&child, "-INT");
    stdout.read_to_string(&mut text).unwrap();
    assert_eq!(child.wait().unwrap().signal(), Some(2));
    let puzzles = text.lines().count();
    let words = format!("interrupted after puzzle {puzzles} of the list");
    let stderr = stderr(&mut child);
    assert!(stderr.contains(&words), "{stderr}");
    // What was written is the beginning of every longer list.
    let whole = run(&["generate", "-q", "--seed", "1", "-n", &puzzles.to_string()], "");
    assert!(text == whole.expect(0).stdout, "{puzzles} puzzles");
}

/// Also where no input comes, and where nobody takes the answers.
#[test]
fn signals_end_it_when_it_waits() {
    let mut child = spawn(&mut program());
    thread::sleep(Duration::from_millis(100));
    signal(&child, "-INT");
    assert_eq!(child.wait().unwrap().signal(), Some(2));

    let mut child = spawn(&mut program());
    let feeder = feed(&mut child, EASY, 100_000);
    thread::sleep(Duration::from_millis(300));
    while child.try_wait().unwrap().is_none() {
        signal(&child, "-INT");
        thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(child.wait().unwrap().signal(), Some(2));
    feeder.join().unwrap();
}

#[test]
fn a_signal_leaves_what_it_has_of_a_file() {
    let folder = Folder::new("a_signal_leaves");
    let output = folder.path("out");
    let mut child = spawn(program().args(["-o", &output]));
    let feeder = feed(&mut child, HARD, usize::MAX);
    let partial = folder.path("out.partial");
    while std::fs::metadata(&partial).map_or(0, |file| file.len()) < 100_000 {
        thread::sleep(Duration::from_millis(10));
    }
    signal(&child, "-INT");
    assert_eq!(child.wait().unwrap().signal(), Some(2));
    assert_eq!(folder.names(), ["out.partial"]);
    let text = std::fs::read_to_string(partial).unwrap();
    assert!(text.ends_with('\n') && text.lines().all(|line| line.len() == 81));
    assert!(stderr(&mut child).contains("out.partial"));
    feeder.join().unwrap();
}
