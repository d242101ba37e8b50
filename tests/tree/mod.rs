//! The Rust files of the repository.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every Rust file of every package, without what builds and packages leave behind.
pub(crate) fn rust_files() -> Vec<PathBuf> {
    let mut found = Vec::new();
    collect(root(), &mut found);
    found
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap_or_default();
        let is_left_behind =
            name == "node_modules" || name == "target" && path.join("CACHEDIR.TAG").exists();
        if path.is_dir() && !is_left_behind && !name.to_string_lossy().starts_with('.') {
            collect(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}
