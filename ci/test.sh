#!/usr/bin/env bash
# Runs every test: those beside the code, those of tests/, and the examples in the docs.
# Needs nothing but cargo; arguments go on to `cargo test`.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo test --locked "$@"
