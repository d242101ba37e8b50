//! `include/sudoku_core.h` is what cbindgen generates from `src`, and it declares what the library
//! exports.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by a panic")]

mod build;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn the_header_is_fresh() {
    let root = env!("CARGO_MANIFEST_DIR");
    let config =
        cbindgen::Config::from_file(Path::new(root).join("cbindgen.toml")).expect("cbindgen.toml");
    let bindings = cbindgen::generate_with_config(root, config).expect("a header");
    let mut fresh = Vec::new();
    bindings.write(&mut fresh);
    let fresh = String::from_utf8(fresh).expect("UTF-8");

    let committed =
        fs::read_to_string(Path::new(root).join("include/sudoku_core.h")).unwrap_or_default();
    if fresh != committed {
        let made = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sudoku_core.h");
        fs::write(&made, fresh).expect("a place for the fresh header");
        panic!(
            "the header differs from the source; review it, then run: cp {} {root}/include/",
            made.display()
        );
    }
}

#[test]
fn the_library_exports_what_the_header_declares_and_nothing_else() {
    let header =
        fs::read_to_string(build::root().join("include/sudoku_core.h")).expect("the header");
    let declared: BTreeSet<&str> = header
        .lines()
        .filter(|line| !line.starts_with([' ', '#']) && !line.starts_with("typedef"))
        .filter_map(|line| line.split_once('(')?.0.rsplit([' ', '*']).next())
        .collect();
    let listing =
        build::run(Command::new("nm").args(["-D", "--defined-only"]).arg(build::library("so")));
    let exported: BTreeSet<&str> =
        listing.lines().filter_map(|line| line.split_once(" T ")).map(|(_, name)| name).collect();
    assert!(declared.contains("sudoku_solve"), "{declared:?}");
    assert_eq!(declared, exported);
}

/// The library imports functions that copy memory, and what the C start-up files look for. So it
/// allocates nothing.
#[test]
fn the_library_imports_only_the_copying_of_memory() {
    let listing =
        build::run(Command::new("nm").args(["-D", "--undefined-only"]).arg(build::library("so")));
    for line in listing.lines() {
        let name =
            line.trim().rsplit(' ').next().and_then(|name| name.split('@').next()).unwrap_or(line);
        let known = ["memcpy", "memmove", "memset", "memcmp", "bcmp"].contains(&name)
            || line.trim().starts_with("w ");
        assert!(known, "{line}");
    }
    assert!(listing.contains("memcpy"), "{listing}");
}

/// The panic handler is not linked, because no function calls it.
#[test]
fn the_library_cannot_panic() {
    let listing = build::run(Command::new("nm").arg(build::library_with_names()));
    assert!(listing.contains("sudoku_solve"), "{listing}");
    assert!(!listing.contains("panic"), "{listing}");
}
