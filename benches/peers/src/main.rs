//! Times `sudoku-core` against other solvers: every one in this process, on the same puzzles, in
//! turns.

mod clock;
mod ours;
mod probe;
mod race;
mod report;
mod rivals;
mod sets;
mod singles;
mod solver;
mod targets;
mod textbook;

use race::Trust;
use report::{Report, SetReport};
use solver::Peer;
use std::{
    error::Error,
    path::{Path, PathBuf},
    process::ExitCode,
};

const USAGE: &str = "\
usage: peers [--full DIR] [--only NAME,..] [--sets NAME,..] [--rounds N] [--check] [--write]
  --full DIR     the whole sets of a folder, not the samples of tests/data
  --only NAME    only these solvers, next to `sudoku` (a part of the name will do)
  --sets NAME    only these sets
  --rounds N     7 or more
  --check        exit 1 and name every figure that our best engine misses
  --write        put the tables into docs/benchmarks.md, unless an answer was wrong";

#[derive(Default)]
struct Options {
    full: Option<PathBuf>,
    only: Vec<String>,
    sets: Vec<String>,
    rounds: usize,
    check: bool,
    write: bool,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [option, name] = &arguments[..]
        && option == probe::OPTION
    {
        return match peers().into_iter().find(|(peer, _)| peer.name() == name) {
            Some((peer, _)) if probe::answer(peer.as_ref()).is_ok() => ExitCode::SUCCESS,
            _ => ExitCode::FAILURE,
        };
    }
    if arguments.iter().any(|argument| argument == "--help") {
        println!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    let options = match options(arguments) {
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

/// Everyone but `sudoku`, who always takes part.
fn peers() -> Vec<(Box<dyn Peer>, Trust)> {
    let ours = ours::engines().into_iter().map(|engine| (engine, Trust::Finishes));
    let others: [Box<dyn Peer>; 6] = [
        Box::new(rivals::Rustoku),
        Box::new(rivals::Msolve),
        Box::new(rivals::SudokuSolver),
        Box::new(textbook::Tables),
        Box::new(textbook::LOOKING),
        Box::new(textbook::FILLING),
    ];
    ours.chain(others.into_iter().map(|rival| (rival, Trust::Unknown))).collect()
}

fn options(arguments: Vec<String>) -> Result<Options, String> {
    let mut options = Options { rounds: 7, ..Options::default() };
    let mut arguments = arguments.into_iter();
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or(format!("{argument} needs a value"));
        let names = |list: String| list.split(',').map(str::to_owned).collect();
        match argument.as_str() {
            "--full" => options.full = Some(value()?.into()),
            "--only" => options.only = names(value()?),
            "--sets" => options.sets = names(value()?),
            "--rounds" => {
                let rounds = value()?.parse().ok().filter(|&rounds| rounds >= 7);
                options.rounds = rounds.ok_or("--rounds needs a number from 7 up")?;
            }
            "--check" => options.check = true,
            "--write" => options.write = true,
            _ => return Err(format!("unknown option {argument}")),
        }
    }
    if options.write && !(options.only.is_empty() && options.sets.is_empty()) {
        return Err("--write takes every solver and every set".into());
    }
    let is_set = |name: &String| sets::SOURCES.iter().any(|source| source.name == name);
    if let Some(name) = options.sets.iter().find(|name| !is_set(name)) {
        let names = sets::SOURCES.map(|source| source.name).join(", ");
        return Err(format!("no set {name}; the sets are {names}"));
    }
    Ok(options)
}

fn run(options: &Options) -> Result<ExitCode, Box<dyn Error>> {
    let mut peers = peers();
    let is_wanted = |name: &str| {
        options.only.is_empty() || options.only.iter().any(|part| name.contains(part.as_str()))
    };
    peers.retain(|(peer, _)| is_wanted(peer.name()));
    if peers.is_empty() && !is_wanted("sudoku") {
        return Err(format!("no solver is named {}", options.only.join(" or ")).into());
    }
    let mut report = Report { sets: Vec::new(), rounds: options.rounds };
    for source in &sets::SOURCES {
        if !options.sets.is_empty() && !options.sets.iter().any(|name| name == source.name) {
            continue;
        }
        let set = sets::read(source, options.full.as_deref())?;
        eprintln!("{}: {} puzzles", source.name, set.puzzles.len());
        let scores = race::race(&set, &peers, options.rounds)?;
        report.sets.push(SetReport { name: source.name, puzzles: set.puzzles.len(), scores });
    }
    println!("{}", report.markdown());
    let mut code = ExitCode::SUCCESS;
    for set in &report.sets {
        for result in &set.scores {
            if let Some(puzzle) = &result.wrong {
                println!("WRONG: {} on {} of {}", result.solver, oracle::text(puzzle), set.name);
                code = ExitCode::FAILURE;
            }
        }
    }
    if options.write && code == ExitCode::SUCCESS {
        report
            .write(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/benchmarks.md")))?;
    }
    if options.check {
        let engines: Vec<&str> = ours::engines().iter().map(|engine| engine.name()).collect();
        let engines: Vec<&str> = engines.into_iter().filter(|name| is_wanted(name)).collect();
        let Some(engine) = targets::best_engine(&report, &engines) else {
            println!("no engine of ours took part");
            return Ok(ExitCode::FAILURE);
        };
        let misses = targets::misses(&report, engine);
        for miss in &misses {
            println!("MISSED by {engine}: {miss}");
        }
        if misses.is_empty() {
            println!("{engine} misses nothing");
        } else {
            code = ExitCode::FAILURE;
        }
    }
    Ok(code)
}
