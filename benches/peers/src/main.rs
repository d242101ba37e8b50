//! Times `sudoku-core` against other solvers: every one in this process, on the same puzzles, in
//! turns.

mod clock;
mod grids;
mod markdown;
mod options;
mod ours;
mod peers;
mod probe;
mod race;
mod report;
mod results;
mod rivals;
mod sets;
mod singles;
mod solver;
mod table;
mod tables;
mod targets;
mod textbook;

use options::{Options, USAGE};
use report::Report;
use std::{error::Error, path::Path, process::ExitCode};

/// What `--write` changes.
const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/benchmarks.md");

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [option, name, limit] = &arguments[..]
        && option == probe::OPTION
    {
        return match probe_of(name, limit) {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        };
    }
    if arguments.iter().any(|argument| argument == "--help") {
        println!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    let options = match Options::read(arguments) {
        Ok(options) => options,
        Err(error) => {
            eprintln!("{error}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match run(&options) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The life of the child process that `probe` starts.
fn probe_of(name: &str, limit: &str) -> Result<(), Box<dyn Error>> {
    let rivals = peers::rivals();
    let rival = rivals.iter().find(|rival| rival.name() == name).ok_or("no such rival")?;
    probe::answer(rival.as_ref(), limit.parse()?)
}

fn run(options: &Options) -> Result<ExitCode, Box<dyn Error>> {
    let has_ours = peers::wanted_engines(options).next().is_some();
    if !has_ours && peers::wanted_rivals(options).is_empty() && !options.wants("sudoku") {
        return Err(format!("no solver is named {}", options.only()).into());
    }
    let report = Report::run(options)?;
    println!("{}", report.markdown());
    let mut code = ExitCode::SUCCESS;
    for wrong in report.wrong() {
        println!("WRONG: {wrong}");
        code = ExitCode::FAILURE;
    }
    if options.write && code == ExitCode::SUCCESS {
        report.write(Path::new(DOCUMENT))?;
    }
    if options.check {
        if !has_ours {
            println!("no engine of ours took part");
            return Ok(ExitCode::FAILURE);
        }
        let misses = targets::misses(&report, options);
        for miss in &misses {
            println!("MISSED: {miss}");
        }
        if misses.is_empty() {
            println!("nothing is missed");
        } else {
            code = ExitCode::FAILURE;
        }
    }
    Ok(code)
}
