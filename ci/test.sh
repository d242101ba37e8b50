#!/usr/bin/env bash
# Runs every test: those beside the code, those of tests/, and the examples in the docs; then the one that needs a feature.
# Needs nothing but cargo. With arguments, which go on to `cargo test`, it runs only what they ask for.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo test --locked "$@"
if [ $# = 0 ]; then
    cargo test --locked -p sudoku-core --features defmt --test defmt_formats
fi
