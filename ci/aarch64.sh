#!/usr/bin/env bash
# Runs the solver's tests for aarch64 in QEMU: NEON against the scalar engine and the textbook.
# Installs by apt what is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/install.sh
. ci/cross.sh
. ci/solver_tests

target=aarch64-unknown-linux-gnu
need_targets "$target"
need aarch64-linux-gnu-gcc qemu-aarch64
install_missing

export CARGO_TARGET_DIR=target/aarch64
export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc
export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER="qemu-aarch64 -L /usr/aarch64-linux-gnu"
export SUDOKU_CORE_PLANTED=1 SUDOKU_CORE_ENGINES="neon scalar"
build_std=std,panic_abort,test
cargo_for "$target" test --locked -p sudoku-core "${solver_tests[@]/#/--test=}"
