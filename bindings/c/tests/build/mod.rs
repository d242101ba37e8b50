//! The library as it ships, and helpers that run commands.

#![allow(dead_code, reason = "each test program uses some of it")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The folder of this package.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The folder where the library is installed for the tests, as a user would install it. Builds the
/// library if it is not up to date.
pub fn installed() -> &'static Path {
    static PREFIX: OnceLock<PathBuf> = OnceLock::new();
    PREFIX.get_or_init(|| {
        let prefix = Path::new(env!("CARGO_TARGET_TMPDIR")).join("installed");
        let mut install = Command::new(root().join("install.sh"));
        run(install.arg(&prefix).env("CARGO_TARGET_DIR", target()));
        prefix
    })
}

/// A separate target directory, so that a build with other settings cannot replace the library.
fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("release-library")
}

/// A file of the installed library; `extension` is "a" or "so".
pub fn library(extension: &str) -> PathBuf {
    installed().join("lib/libsudoku_core").with_extension(extension)
}

/// The shared library with the names of all its functions.
pub fn library_with_names() -> PathBuf {
    installed();
    target().join("release/libsudoku_core.so")
}

/// A new, empty folder for the files of a test.
pub fn fresh_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Runs a command, asserts that it exits with 0, and returns what it printed.
pub fn run(command: &mut Command) -> String {
    let result = command
        .output()
        .unwrap_or_else(|error| panic!("{command:?}: {error}; ci/c.sh installs what is missing"));
    let printed = String::from_utf8_lossy(&result.stdout).into_owned();
    assert!(
        result.status.success(),
        "{command:?}: {}\n{printed}{}",
        result.status,
        String::from_utf8_lossy(&result.stderr),
    );
    printed
}
