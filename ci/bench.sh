#!/usr/bin/env bash
# Runs every benchmark once, without timing it: each asserts its answers.
# For figures run `cargo bench`.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo bench --locked --bench '*' -- --test
