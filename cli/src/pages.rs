//! Completions and the man page. They are made of the description of the arguments by
//! `tests/pages.rs`, so that the packages which make them are not built along with the program.

use crate::arguments::Shell;

pub(crate) const MAN: &str = include_str!("../pages/sudoku-core.1");

pub(crate) fn completions(shell: Shell) -> &'static str {
    match shell {
        Shell::Bash => include_str!("../pages/sudoku-core.bash"),
        Shell::Fish => include_str!("../pages/sudoku-core.fish"),
        Shell::Pwsh => include_str!("../pages/_sudoku-core.ps1"),
        Shell::Zsh => include_str!("../pages/_sudoku-core"),
    }
}
