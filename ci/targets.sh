#!/usr/bin/env bash
# Lints the code that the host does not compile: each instruction set of src/simd, and the form
# without vectors. Installs by apt what is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/install.sh
. ci/cross.sh

targets=(thumbv6m-none-eabi aarch64-unknown-linux-gnu wasm32-unknown-unknown)
need_targets "${targets[@]}"
install_missing

export CARGO_TARGET_DIR=target/targets
lint() {
    echo "clippy for $*"
    cargo_for "$1" clippy --quiet --locked -p sudoku-core -p sudoku-logic --lib -- -D warnings
}
for target in "${targets[@]}"; do
    lint "$target"
done
RUSTFLAGS=-Ctarget-feature=+simd128 lint wasm32-unknown-unknown with simd128
