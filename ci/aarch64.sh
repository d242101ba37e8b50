#!/usr/bin/env bash
# Runs the solver's tests for aarch64 under emulation: NEON against the scalar engine and the textbook.
# Uses Debian's compiler, which brings the source of `std`, and QEMU's user mode.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/solver_tests

target=aarch64-unknown-linux-gnu
missing=()
[ -x /usr/bin/cargo ] && [ -d /usr/lib/rustlib/src/rust/library ] || missing+=(rustc-web cargo-web rust-web-src)
command -v aarch64-linux-gnu-gcc >/dev/null || missing+=(gcc-aarch64-linux-gnu libc6-dev-arm64-cross)
command -v qemu-aarch64 >/dev/null || missing+=(qemu-user)
if [ ${#missing[@]} -gt 0 ]; then
    sudo=
    [ "$(id -u)" = 0 ] || sudo=sudo
    $sudo apt-get update -qq
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" </dev/null >/dev/null
fi

# rustup's commands must not come first: its compiler cannot build Debian's `std`.
export PATH=/usr/bin:/bin RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR=target/aarch64
export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc
export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER="qemu-aarch64 -L /usr/aarch64-linux-gnu"
SUDOKU_CORE_PLANTED=1 SUDOKU_CORE_ENGINES="neon scalar" cargo test --locked --target "$target" -Zbuild-std=std,panic_abort,test "${solver_tests[@]/#/--test=}"
