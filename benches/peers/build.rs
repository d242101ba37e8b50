//! Hands the compiler's version to the program, which prints it beside the figures.

use std::{env, process::Command};

fn main() {
    let compiler = env::var("RUSTC").unwrap_or_else(|_| "rustc".into());
    let version = Command::new(compiler)
        .arg("--version")
        .output()
        .map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned())
        .unwrap_or_default();
    println!("cargo::rustc-env=PEERS_COMPILER={version}");
    println!("cargo::rerun-if-changed=build.rs");
}
