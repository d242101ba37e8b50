//! A run that was killed and started again answers every line exactly once.
#![allow(clippy::unwrap_used)]

mod common;

use std::fmt::Write as _;
use std::fs;
use std::time::{Duration, Instant};

use common::{CONFLICT, EASY, Folder, HARD, mixed_text, program, rows, run, spawn};

/// Some thousand hard puzzles, each after a comment with its number.
fn numbered_text() -> String {
    let mut text = String::new();
    for number in 0..8000 {
        writeln!(text, "# {number}\n{HARD}").unwrap();
        if number % 100 == 0 {
            text += &rows(EASY);
            writeln!(text, "# {}", "long ".repeat(30_000)).unwrap();
        }
    }
    text
}

/// Kills the run several times, and compares what it writes in the end with what it should.
#[track_caller]
fn kill_and_resume(folder: &Folder, inputs: &[&str], options: &[&str]) {
    let [whole, output] = ["whole", "out"].map(|name| folder.path(name));
    let arguments = [&["solve", "-j", "2"], options, inputs].concat();
    let begun = Instant::now();
    let status = run(&[&arguments[..], &["-o", &whole]].concat(), "").status.unwrap();
    let duration = begun.elapsed();

    let resumable = [&arguments[..], &["--resume", "-o", &output]].concat();
    let mut resumed = 0;
    for kill in 0..8 {
        let mut child = spawn(program().args(&resumable));
        // Also at once, and while the first answers are written.
        let part = [0, 2, 5, 10, 20, 20, 20, 20][kill];
        std::thread::sleep(duration * part / 100 + Duration::from_millis(part.into()));
        child.kill().unwrap();
        let outcome: common::Outcome = child.wait_with_output().unwrap().into();
        resumed += u32::from(outcome.stderr.contains("an earlier run has answered"));
        assert!(!outcome.stderr.contains("anew"), "{}", outcome.stderr);
    }
    let last = run(&resumable, "");
    last.expect(status);
    assert!(resumed > 0, "no run was killed in its middle");
    assert!(fs::read(&whole).unwrap() == fs::read(&output).unwrap(), "lines are lost, or twice");
    assert!(!fs::exists(folder.path("out.partial")).unwrap());
    // Now there is nothing left to do, and the exit status is the same.
    let again = run(&resumable, "");
    assert!(again.expect(status).stderr.contains("everything"), "{}", again.stderr);
}

#[test]
fn killed_and_resumed() {
    let folder = Folder::new("killed");
    let input = folder.file("in", numbered_text());
    let more = folder.file("more", mixed_text());
    kill_and_resume(&folder, &[&input, &more], &[]);
}

#[test]
fn a_part_of_the_lines() {
    let folder = Folder::new("killed_shard");
    let input = folder.file("in", numbered_text());
    kill_and_resume(&folder, &[&input, &input, &input], &["--shard", "2/3"]);
}

#[cfg(feature = "compression")]
#[test]
fn a_compressed_file() {
    let folder = Folder::new("killed_compressed");
    let path = folder.path("in.gz");
    let file = fs::File::create(&path).unwrap();
    let mut encoder = flate2::write::GzEncoder::new(file, flate2::Compression::fast());
    std::io::Write::write_all(&mut encoder, numbered_text().as_bytes()).unwrap();
    encoder.finish().unwrap();
    kill_and_resume(&folder, &[&path], &[]);
}

#[test]
fn another_call_does_not_resume() {
    let folder = Folder::new("another_call");
    let (input, output) = (folder.file("in", CONFLICT), folder.path("out"));
    let resume = |command, input: &str| run(&[command, "--resume", "-o", &output, input], "");
    resume("solve", &input).expect(1);
    assert_eq!(folder.names(), ["in", "out", "out.progress"]);
    resume("solve", &input).expect(1);
    // Killed before the file had its name, or before it had anything.
    fs::rename(&output, folder.path("out.partial")).unwrap();
    resume("solve", &input).expect(1);
    assert_eq!(folder.names(), ["in", "out", "out.progress"]);
    fs::rename(&output, folder.path("elsewhere")).unwrap();
    let gone = resume("solve", &input);
    assert!(gone.expect(2).stderr.contains("not there"), "{}", gone.stderr);
    fs::rename(folder.path("elsewhere"), &output).unwrap();
    let other = resume("check", &input);
    assert!(other.expect(2).stderr.contains("another command"), "{}", other.stderr);
    // A file that has grown is another file.
    fs::write(&input, format!("{CONFLICT}\n{EASY}")).unwrap();
    resume("solve", &input).expect(2);
    fs::write(folder.path("out.progress"), "").unwrap();
    resume("solve", &input).expect(2);
    // Without --resume it begins anew, and what was recorded is gone.
    run(&["-o", &output, &input], "").expect(1);
    assert_eq!(folder.names(), ["in", "out"]);
    assert_eq!(fs::read_to_string(&output).unwrap().lines().count(), 2);
}

#[test]
fn a_broken_input_can_be_mended() {
    let folder = Folder::new("a_broken_input");
    let (first, output) = (folder.file("first", EASY), folder.path("out"));
    let second = folder.path("second");
    let resume = || run(&["--resume", "-o", &output, &first, &second], "");
    resume().expect(2);
    assert_eq!(folder.names(), ["first", "out.partial", "out.progress"]);
    // The input has changed, so the record does not fit.
    folder.file("second", CONFLICT);
    resume().expect(2);
    fs::remove_file(folder.path("out.progress")).unwrap();
    resume().expect(1);
    assert_eq!(fs::read_to_string(&output).unwrap().lines().count(), 2);
}
