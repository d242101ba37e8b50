//! The completions, the man page and `docs/cli.md` are what the description of the arguments makes
//! of them. After a change of it, `UPDATE_PAGES=1 cargo test -p sudoku-core-cli --test pages`
//! writes them anew.
#![allow(clippy::unwrap_used)]
#![cfg(all(feature = "compression", feature = "json", feature = "progress"))]

use std::path::Path;

use clap::{Command, CommandFactory as _};
use clap_complete::Shell;

// Nothing is parsed here, so most of what is described is not used.
#[allow(dead_code)]
#[path = "../src/arguments.rs"]
mod arguments;
#[path = "../src/help.rs"]
mod help;
#[allow(dead_code)]
#[path = "../src/ranges.rs"]
mod ranges;
#[allow(dead_code)]
#[path = "../src/reasoning.rs"]
mod reasoning;
#[allow(dead_code)]
#[path = "../src/stream.rs"]
mod stream;

/// The commands that people call, the whole program first.
fn commands() -> Vec<Command> {
    let mut whole = arguments::Arguments::command();
    whole.build();
    let shown = whole
        .get_subcommands()
        .filter(|command| !command.is_hide_set() && command.get_name() != "help");
    let shown: Vec<Command> = shown.cloned().collect();
    std::iter::once(whole).chain(shown).collect()
}

/// Compares a page with what it should be, or writes it.
fn check(path: &str, mut text: String) {
    text = text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    text = text.trim_end().to_owned() + "\n";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if std::env::var_os("UPDATE_PAGES").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    let difference = found.lines().zip(text.lines()).find(|(found, made)| found != made);
    assert!(
        found == text,
        "{} is not up to date; UPDATE_PAGES=1 cargo test -p sudoku-core-cli --test pages \
         writes it: {difference:?}",
        path.display(),
    );
}

#[test]
fn completions() {
    for (shell, name) in [
        (Shell::Bash, "sudoku-core.bash"),
        (Shell::Fish, "sudoku-core.fish"),
        (Shell::PowerShell, "_sudoku-core.ps1"),
        (Shell::Zsh, "_sudoku-core"),
    ] {
        let mut text = Vec::new();
        let mut command = arguments::Arguments::command();
        clap_complete::generate(shell, &mut command, "sudoku-core", &mut text);
        check(&format!("pages/{name}"), String::from_utf8(text).unwrap());
    }
}

/// One page for the program and all its commands.
#[test]
fn man_page() {
    let mut page = Vec::new();
    for (index, command) in commands().into_iter().enumerate() {
        let name = command.get_name().to_owned();
        let man = clap_mangen::Man::new(command).title("sudoku-core").source("sudoku-core");
        if index == 0 {
            man.render_title(&mut page).unwrap();
            man.render_name_section(&mut page).unwrap();
            man.render_synopsis_section(&mut page).unwrap();
            man.render_description_section(&mut page).unwrap();
            man.render_subcommands_section(&mut page).unwrap();
        } else {
            page.extend(format!(".SH \"COMMAND {}\"\n", name.to_uppercase()).bytes());
            man.render_options_section(&mut page).unwrap();
        }
    }
    // There is only this one page.
    let mut page = String::from_utf8(page).unwrap().replace(".SH OPTIONS\n", "");
    for command in commands() {
        let name = command.get_name().replace('-', "\\-");
        page =
            page.replace(&format!("sudoku\\-core\\-{name}(1)"), &format!("sudoku\\-core {name}"));
    }
    for text in [
        help::EXAMPLES,
        help::INPUT,
        help::SOLVE_OUTPUT,
        help::CHECK_OUTPUT,
        help::COUNT_OUTPUT,
        help::SHOW_OUTPUT,
        help::CONVERT_OUTPUT,
        help::CANON_OUTPUT,
        help::MINIMIZE_OUTPUT,
        help::HINT_OUTPUT,
        help::EXPLAIN_OUTPUT,
        help::RATE_OUTPUT,
        help::GENERATE_OUTPUT,
        help::BENCH_OUTPUT,
        help::JSON,
        help::STEPS,
        help::STATUS,
        help::CLUSTER,
    ] {
        let (title, text) = text.split_once('\n').unwrap();
        page += &format!(".SH \"{}\"\n.nf\n", title.trim_end_matches(':').to_uppercase());
        for line in text.lines() {
            let line = line.replace('\\', "\\e").replace('-', "\\-");
            page += &format!("\\&{}\n", line.strip_prefix("  ").unwrap_or(&line));
        }
        page += ".fi\n";
    }
    check("pages/sudoku-core.1", page);
}

/// What all commands have in common is in the page once.
#[test]
fn manual() {
    let mut page = String::from(
        "# The program `sudoku-core`\n\n\
         `cargo install --path cli` in a clone installs it; `cargo run --release --` runs it \
         there. This page\nis what `sudoku-core COMMAND --help` prints, and a test checks that. \
         `sudoku-core completions SHELL`\nprints completions for bash, fish, powershell and zsh, \
         and `sudoku-core man` the man page.\n",
    );
    for (index, command) in commands().into_iter().enumerate() {
        let name = match index {
            0 => "sudoku-core".to_owned(),
            _ => format!("sudoku-core {}", command.get_name()),
        };
        let own = match command.get_name() {
            "solve" => help::SOLVE_OUTPUT,
            "check" => help::CHECK_OUTPUT,
            "count" => help::COUNT_OUTPUT,
            "show" => help::SHOW_OUTPUT,
            "convert" => help::CONVERT_OUTPUT,
            "canon" => help::CANON_OUTPUT,
            "minimize" => help::MINIMIZE_OUTPUT,
            "hint" => help::HINT_OUTPUT,
            "explain" => help::EXPLAIN_OUTPUT,
            "rate" => help::RATE_OUTPUT,
            "generate" => help::GENERATE_OUTPUT,
            "bench" => help::BENCH_OUTPUT,
            _ => help::EXAMPLES,
        };
        let mut command = command.bin_name(name.clone()).after_long_help(own);
        page += &section(&name, &command.render_long_help().to_string());
    }
    for text in [help::INPUT, help::JSON, help::STEPS, help::STATUS, help::CLUSTER] {
        let (title, text) = text.split_once('\n').unwrap();
        page += &section(title.trim_end_matches(':'), text);
    }
    check("../docs/cli.md", page);
}

fn section(title: &str, text: &str) -> String {
    format!("\n## {title}\n\n```text\n{}\n```\n", text.trim_end())
}

#[test]
fn no_line_of_the_help_is_too_long() {
    for mut command in commands() {
        for help in [command.render_help(), command.render_long_help()] {
            for line in help.to_string().lines() {
                assert!(line.chars().count() <= 100, "{line}");
            }
        }
    }
}
