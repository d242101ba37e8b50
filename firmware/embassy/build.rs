//! Links for the board of `../memory`, whose memory map `sudoku-core-firmware` provides.

fn main() {
    println!("cargo::rustc-link-arg=--nmagic");
    println!("cargo::rustc-link-arg=-Tlink.x");
}
