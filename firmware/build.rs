//! Chooses the memory map of the board for the target.

use std::env;
use std::fs;
use std::path::Path;

fn main() {
    let target = env::var("TARGET").unwrap_or_default();
    let memory = match target.as_str() {
        "thumbv6m-none-eabi" => "microbit.x",
        "thumbv7em-none-eabihf" => "mps2_an386.x",
        "riscv32imc-unknown-none-elf" => "virt.x",
        _ => {
            println!("cargo::error=no board is known for the target {target}");
            return;
        }
    };
    let memory = Path::new("memory").join(memory);
    let folder = env::var("OUT_DIR").unwrap_or_default();
    if let Err(error) = fs::copy(&memory, Path::new(&folder).join("memory.x")) {
        println!("cargo::error={}: {error}", memory.display());
    }
    println!("cargo::rerun-if-changed={}", memory.display());
    println!("cargo::rustc-link-search={folder}");
    // There is no padding to pages, which these machines do not have.
    println!("cargo::rustc-link-arg=--nmagic");
    println!("cargo::rustc-link-arg=-Tlink.x");
    if env::var_os("CARGO_FEATURE_COPIES").is_some() {
        for kind in ["cpy", "move"] {
            for alignment in ["", "4", "8"] {
                println!("cargo::rustc-link-arg=--wrap=__aeabi_mem{kind}{alignment}");
            }
        }
    }
}
