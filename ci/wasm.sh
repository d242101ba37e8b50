#!/usr/bin/env bash
# The WebAssembly package: form, the modules and their sizes, types, tests under Node and under
# wasmtime. With the argument `bundlers` also the package as each bundler takes it, which needs
# Chromium. Installs by apt, npm and pip what is missing. Nothing is skipped.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/install.sh
. ci/cross.sh

need_targets wasm32-unknown-unknown
need node npm python3 pip
[ "${1-}" != bundlers ] || need chromium
install_missing

cd bindings/wasm
cargo fmt --all --check
cargo clippy --quiet --locked --workspace --all-targets -- -D warnings
RUSTDOCFLAGS="-D warnings" cargo doc --quiet --locked --workspace --no-deps --document-private-items
./build.sh
npm test --silent

tools=target/ci-tools
if ! python3 -c 'import wasmtime' 2>/dev/null; then
    [ -d "$tools/wasmtime" ] || python3 -m pip install --quiet --disable-pip-version-check \
        --root-user-action ignore --target "$tools" wasmtime
    export PYTHONPATH=$PWD/$tools
fi
python3 -B tests/raw.py

npm pack --dry-run 2>&1 | grep -E 'size:|total files:'

[ "${1-}" != bundlers ] || tests/bundlers/run.sh
