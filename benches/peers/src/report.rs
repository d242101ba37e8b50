//! Everything that one run found.

use crate::{
    clock,
    markdown::wrapped,
    options::Options,
    results::Results,
    sets::{self, Set},
    table::Table,
    tables::{
        canonicalize, count, enumeration,
        generate::{self, Made},
        many, parse,
        percentiles::{self, SetSpreads},
        solve,
        threads::{self, Scaling},
    },
};
use std::{error::Error, fs, path::Path};

/// Everything that one run found. What was not run is empty.
#[derive(Default)]
pub struct Report {
    pub count: Results,
    pub enumeration: Results,
    pub solve: Results,
    pub parse: Results,
    pub many: Results,
    pub generate: Vec<Made>,
    pub canonicalize: Results,
    pub percentiles: Vec<SetSpreads>,
    pub threads: Vec<Scaling>,
}

impl Report {
    /// Runs the tables that were asked for, on the sets that were asked for.
    pub fn run(options: &Options) -> Result<Self, Box<dyn Error>> {
        let sources = sets::SOURCES.iter().filter(|source| options.wants_set(source.name));
        let sets = sources.map(|source| sets::read(source, options.full.as_deref()));
        let sets: Vec<Set> = sets.collect::<Result<_, _>>()?;
        let mut report = Self::default();
        for table in &options.tables {
            match table {
                Table::Count => report.count = count::run(options, &sets)?,
                Table::Enumeration => report.enumeration = enumeration::run(options)?,
                Table::Solve => report.solve = solve::run(options, &sets)?,
                Table::Parse => report.parse = parse::run(options, &sets)?,
                Table::Many => report.many = many::run(options, &sets)?,
                Table::Generate => report.generate = generate::run(options),
                Table::Canonicalize => report.canonicalize = canonicalize::run(options, &sets)?,
                Table::Percentiles => report.percentiles = percentiles::run(options, &sets),
                Table::Threads => {
                    if let Some(set) = sets.iter().find(|set| set.name == threads::SET) {
                        report.threads = threads::run(options, set);
                    }
                }
            }
        }
        Ok(report)
    }

    /// Every wrong answer, in words.
    pub fn wrong(&self) -> Vec<String> {
        let races = [
            &self.count,
            &self.enumeration,
            &self.solve,
            &self.parse,
            &self.many,
            &self.canonicalize,
        ];
        let wrong = races.into_iter().flat_map(Results::wrong);
        let alone = self.percentiles.iter().flat_map(|set| {
            let wrong = set.spreads.iter().map(|spread| (spread.solver, spread.wrong.as_ref()));
            wrong.filter_map(|(solver, puzzle)| Some((solver, puzzle?, set.set)))
        });
        let all = wrong.chain(alone);
        let all = all
            .map(|(solver, puzzle, set)| format!("{solver} on {} of {set}", oracle::text(puzzle)));
        let threads = self.threads.iter().filter(|scaling| !scaling.is_right);
        let threads =
            threads.map(|scaling| format!("{} with threads on {}", scaling.solver, threads::SET));
        let made = self.generate.iter().filter_map(|made| {
            let (kind, grid) = made.wrong?;
            Some(format!("{} made {grid} for {kind}", made.maker()))
        });
        all.chain(threads).chain(made).collect()
    }

    /// Every table that was run, in Markdown.
    pub fn markdown(&self) -> String {
        let blocks = Table::ALL.iter().filter_map(|&table| self.block(table));
        blocks.collect::<Vec<_>>().join("\n")
    }

    /// One table with the circumstances of the run, in Markdown; `None` if it was not run.
    fn block(&self, table: Table) -> Option<String> {
        let mut text = format!(
            "{}, {}, {}, built for {}.\n",
            clock::today(),
            processor(),
            env!("PEERS_COMPILER"),
            target(),
        );
        let is_empty = match table {
            Table::Count => self.count.is_empty(),
            Table::Enumeration => self.enumeration.is_empty(),
            Table::Solve => self.solve.is_empty(),
            Table::Parse => self.parse.is_empty(),
            Table::Many => self.many.is_empty(),
            Table::Generate => self.generate.is_empty(),
            Table::Canonicalize => self.canonicalize.is_empty(),
            Table::Percentiles => self.percentiles.is_empty(),
            Table::Threads => self.threads.is_empty(),
        };
        if is_empty {
            return None;
        }
        match table {
            Table::Count => count::write(&self.count, &mut text),
            Table::Enumeration => enumeration::write(&self.enumeration, &mut text),
            Table::Solve => solve::write(&self.solve, &mut text),
            Table::Parse => parse::write(&self.parse, &mut text),
            Table::Many => many::write(&self.many, &mut text),
            Table::Generate => generate::write(&self.generate, &mut text),
            Table::Canonicalize => canonicalize::write(&self.canonicalize, &mut text),
            Table::Percentiles => percentiles::write(&self.percentiles, &mut text),
            Table::Threads => threads::write(&self.threads, &mut text),
        }
        Some(wrapped(&text))
    }

    /// Puts every table that was run between its markers in a document.
    pub fn write(&self, path: &Path) -> Result<(), Box<dyn Error>> {
        let mut text = fs::read_to_string(path)?;
        for table in Table::ALL {
            let Some(block) = self.block(table) else {
                continue;
            };
            let [begin, end] =
                ["begin", "end"].map(|place| format!("<!-- {}:{place} -->", table.name()));
            text = match (text.split_once(&begin), text.split_once(&end)) {
                (Some((before, _)), Some((_, after))) => {
                    format!("{before}{begin}\n\n{block}\n{end}{after}")
                }
                _ => return Err(format!("{} has no {begin} or no {end}", path.display()).into()),
            };
        }
        Ok(fs::write(path, text)?)
    }
}

/// The model of the processor, as Linux names it.
fn processor() -> String {
    let facts = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let fact = |name: &str| {
        let line =
            facts.lines().find(|line| line.split(':').next().unwrap_or_default().trim() == name);
        line.and_then(|line| line.split_once(':')).map(|(_, value)| value.trim())
    };
    match (fact("model name"), fact("cpu family"), fact("model")) {
        (Some(name), Some(family), Some(model)) => {
            format!("{name} (family {family}, model {model})")
        }
        (Some(name), ..) => name.to_owned(),
        _ => format!("a processor of unknown model ({})", std::env::consts::ARCH),
    }
}

/// The target, and whether it is the plain one that a user gets without `-C target-cpu`.
fn target() -> String {
    let arch = std::env::consts::ARCH;
    if cfg!(all(target_arch = "x86_64", target_feature = "sse3")) {
        format!("{arch} with more target features than the default")
    } else {
        format!("{arch} without extra target features")
    }
}
