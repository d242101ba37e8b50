//! What a run was asked to do.

use crate::{grids, sets::SOURCES, table::Table};
use std::path::PathBuf;

pub const USAGE: &str = "\
usage: peers [--tables NAME,..] [--full DIR] [--only NAME,..] [--sets NAME,..] [--rounds N]
             [--check] [--write]
  --tables NAME  only these tables: count, enumeration, solve, parse, many, generate,
                 canonicalize, percentiles, threads (the last one needs --full)
  --full DIR     the whole sets of a folder, not the samples of tests/data
  --only NAME    only these solvers, next to `sudoku` (a part of the name will do)
  --sets NAME    only these sets, and these grids of the enumeration
  --rounds N     7 or more
  --check        exit 1 and name every figure that our engines miss
  --write        put the tables into docs/benchmarks.md, unless an answer was wrong";

/// The options of the command line.
pub struct Options {
    pub tables: Vec<Table>,
    pub full: Option<PathBuf>,
    only: Vec<String>,
    sets: Vec<String>,
    pub rounds: usize,
    pub check: bool,
    pub write: bool,
}

impl Options {
    pub fn read(arguments: Vec<String>) -> Result<Self, String> {
        let mut options = Self {
            tables: Vec::new(),
            full: None,
            only: Vec::new(),
            sets: Vec::new(),
            rounds: 7,
            check: false,
            write: false,
        };
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().ok_or(format!("{argument} needs a value"));
            let names = |list: String| list.split(',').map(str::to_owned).collect();
            match argument.as_str() {
                "--tables" => {
                    let tables = value()?;
                    let tables = tables.split(',').map(Table::named).collect::<Result<_, _>>();
                    options.tables = tables?;
                }
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
        options.complete()
    }

    fn complete(mut self) -> Result<Self, String> {
        if self.write && !(self.only.is_empty() && self.sets.is_empty()) {
            return Err("--write takes every solver and every set".into());
        }
        if self.full.is_none() && self.tables.contains(&Table::Threads) {
            return Err("the table threads needs --full".into());
        }
        if self.tables.is_empty() {
            let runs = |table: &Table| *table != Table::Threads || self.full.is_some();
            self.tables = Table::ALL.into_iter().filter(runs).collect();
        }
        let names = || SOURCES.iter().map(|source| source.name).chain(grids::NAMES);
        if let Some(name) = self.sets.iter().find(|name| names().all(|known| known != *name)) {
            let names: Vec<&str> = names().collect();
            return Err(format!("no set {name}; the sets are {}", names.join(", ")));
        }
        Ok(self)
    }

    /// Whether a solver takes part.
    pub fn wants(&self, solver: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|part| solver.contains(part.as_str()))
    }

    /// Whether a set takes part.
    pub fn wants_set(&self, set: &str) -> bool {
        self.sets.is_empty() || self.sets.iter().any(|name| name == set)
    }

    /// The solvers that were asked for, in words.
    pub fn only(&self) -> String {
        self.only.join(" or ")
    }
}
