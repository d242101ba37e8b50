#!/usr/bin/env bash
# Runs every test: those beside the code, those of tests/, and the examples in the docs; then those
# that need a feature. Needs nothing but cargo and a linker. Arguments are passed to `cargo test`,
# and then only what they ask for is run.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/install.sh
need_linker
install_missing

cargo test --locked "$@"
if [ $# = 0 ]; then
    cargo test --locked -p sudoku-core --features defmt --test defmt_formats
    cargo test --locked -p sudoku-core --features rand_core --test rand_core
    cargo test --locked -p sudoku-core --features rand_core --doc RandCore
    cargo test --locked -p sudoku-core-serde-tests
fi
