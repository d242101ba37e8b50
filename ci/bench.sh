#!/usr/bin/env bash
# Runs every benchmark once, without timing it: each asserts its answers.
# For figures run `cargo bench -p everyday`.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/install.sh
need_linker
install_missing

output=$(cargo bench --locked -p everyday -- --test)
echo "$output"
# A bench file that Cargo.toml does not name with `harness = false` would run nothing and succeed.
if ! grep -q '^Success' <<<"$output" || grep -q '^running 0 tests' <<<"$output"; then
    echo "a bench file ran no benchmark" >&2
    exit 1
fi
