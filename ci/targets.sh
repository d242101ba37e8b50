#!/usr/bin/env bash
# Lints the code that the host does not compile: each instruction set of src/simd, and the form without vectors.
# Uses Debian's compiler and Clippy, which bring the source of `core`.
set -euo pipefail
cd "$(dirname "$0")/.."

missing=()
[ -x /usr/bin/cargo ] && [ -d /usr/lib/rustlib/src/rust/library ] || missing+=(rustc-web cargo-web rust-web-src)
[ -x /usr/bin/cargo-clippy ] || missing+=(rust-web-clippy)
if [ ${#missing[@]} -gt 0 ]; then
    sudo=
    [ "$(id -u)" = 0 ] || sudo=sudo
    $sudo apt-get update -qq
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" </dev/null >/dev/null
fi

# rustup's commands must not come first: its compiler cannot build Debian's `core`.
export PATH=/usr/bin:/bin RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR=target/targets
lint() {
    echo "clippy for $*"
    # Called by its path: cargo itself looks for commands in its home first, where rustup's is.
    /usr/bin/cargo-clippy clippy --quiet --locked -p sudoku-core --lib --target "$1" -Zbuild-std=core -- -D warnings
}
lint thumbv6m-none-eabi
lint aarch64-unknown-linux-gnu
lint wasm32-unknown-unknown
RUSTFLAGS=-Ctarget-feature=+simd128 lint wasm32-unknown-unknown with simd128
