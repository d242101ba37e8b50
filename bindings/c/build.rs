//! Sets the name of the shared library for the dynamic linker, so that a program only loads a
//! version that is compatible with the one it was built with: the name includes the major version
//! and, as long as that is 0, the minor version.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let of = |name| std::env::var(name).unwrap_or_default();
    let (major, minor) = (of("CARGO_PKG_VERSION_MAJOR"), of("CARGO_PKG_VERSION_MINOR"));
    let compatible = if major == "0" { format!("0.{minor}") } else { major };
    if matches!(
        of("CARGO_CFG_TARGET_OS").as_str(),
        "linux" | "android" | "freebsd" | "netbsd" | "openbsd"
    ) {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libsudoku_core.so.{compatible}");
    }
}
