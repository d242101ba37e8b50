#!/usr/bin/env bash
# Builds both modules into js/, looks for panics in them and prints their sizes; fails where one is too large.
# Needs cargo, node and npm, and the target wasm32-unknown-unknown of rustup, or Debian's rustc-web; ../../ci/wasm.sh brings what is missing.
set -euo pipefail
cd "$(dirname "$0")"
. ../../ci/cross.sh

target=wasm32-unknown-unknown
build_std=core,compiler_builtins
# What compilers take for granted by now, and every browser since 2021 has.
features=(--enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int)
# The deepest call takes less than 16 KB of stack. It lies below the buffers, so an overflow traps.
flags="-Clink-arg=-zstack-size=65536 -Clink-arg=--stack-first"

# What npm ci has installed; a change of the lock file asks for it again.
if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    npm ci --silent --no-audit --no-fund
fi

# make NAME LIMIT RUSTFLAGS [FLAG OF WASM-OPT]: a module of fewer bytes than LIMIT.
make() {
    local name=$1 limit=$2 module bytes packed
    export CARGO_TARGET_DIR=${WASM_TARGET_DIR:-target}/$name
    RUSTFLAGS=$3 cargo_for "$target" build --quiet --locked --release
    module=$CARGO_TARGET_DIR/$target/release/sudoku_core.wasm
    # The compiler leaves the names of functions in: those of ours must be there, and none that panics.
    if ! grep -qa 'sudoku_core' "$module" || grep -qaE 'panick|begin_unwind' "$module"; then
        echo "$name: there is code for a panic in it, or there are no names to see" >&2
        exit 1
    fi
    node_modules/.bin/wasm-opt -O3 "${features[@]}" "${@:4}" --strip-debug --strip-producers --strip-target-features \
        "$module" -o "js/$name.wasm"
    bytes=$(wc -c <"js/$name.wasm")
    packed=$(gzip -9c "js/$name.wasm" | wc -c)
    printf '%7d bytes (%d as gzip)  %s\n' "$bytes" "$packed" "bindings/wasm/js/$name.wasm"
    if [ "$bytes" -ge "$limit" ]; then
        echo "$name has $bytes bytes, and should have fewer than $limit" >&2
        exit 1
    fi
}

make sudoku_core 21504 "$flags"
# Vectors take room: an instruction has 2 bytes and more, a shuffle or a constant 18.
make sudoku_core_simd128 31744 "$flags -Ctarget-feature=+simd128" --enable-simd

# What npm publishes is this folder, so the licences must be in it.
cp ../../LICENSE-MIT ../../LICENSE-APACHE .
