#!/usr/bin/env bash
# Builds the modules and copies them and their JavaScript to this folder, which any static server
# can then serve. Needs what ../build.sh needs.
set -euo pipefail
cd "$(dirname "$0")"

../build.sh
rm -rf sudoku-core
mkdir sudoku-core
cp ../js/*.js ../js/*.wasm sudoku-core/
rm sudoku-core/{index,modules,node,text,text_module,generate,generate_module,logic,logic_module}.js
