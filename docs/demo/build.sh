#!/usr/bin/env bash
# Builds the modules and puts them and their JavaScript beside the page; after that any static server can serve this folder.
# Needs what ../../bindings/wasm/build.sh needs.
set -euo pipefail
cd "$(dirname "$0")"

../../bindings/wasm/build.sh
rm -rf sudoku-core
mkdir sudoku-core
cp ../../bindings/wasm/js/*.js ../../bindings/wasm/js/*.wasm sudoku-core/
rm sudoku-core/node.js
