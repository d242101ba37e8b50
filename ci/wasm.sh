#!/usr/bin/env bash
# The WebAssembly package: form, both modules and their sizes, types, tests under Node and under
# wasmtime. Installs by apt, npm and pip what is missing. Nothing is skipped.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/install.sh
. ci/cross.sh

need_targets wasm32-unknown-unknown
need node npm python3 pip
install_missing

cd bindings/wasm
cargo fmt --check
cargo clippy --quiet --locked --all-targets -- -D warnings
RUSTDOCFLAGS="-D warnings" cargo doc --quiet --locked --no-deps --document-private-items
./build.sh
npm test --silent

tools=target/ci-tools
if ! python3 -c 'import wasmtime' 2>/dev/null; then
    [ -d "$tools/wasmtime" ] || python3 -m pip install --quiet --disable-pip-version-check \
        --root-user-action ignore --target "$tools" wasmtime
    export PYTHONPATH=$PWD/$tools
fi
python3 -B tests/raw.py

echo "what npm would publish"
npm pack --dry-run --json 2>/dev/null | node -e '
    const [{ files, unpackedSize }] = JSON.parse(require("fs").readFileSync(0, "utf8"));
    const names = files.map(({ path }) => path).sort();
    console.log(names.join(" "), `(${unpackedSize} bytes)`);
    const needed = [
        "README.md", "LICENSE-MIT", "LICENSE-APACHE", "js/index.d.ts", "js/node.js", "js/web.js",
        "js/sudoku_core.wasm", "js/sudoku_core_simd128.wasm",
    ];
    process.exit(needed.every((name) => names.includes(name)) ? 0 : 1);'
