#!/usr/bin/env bash
# Builds the modules into js/, and what is made of them: each as text, and the package for
# `require`. Checks that the modules contain no panics, and prints their sizes; fails if one is too
# large. Needs cargo, node and npm, and rustup's target wasm32-unknown-unknown or Debian's
# rustc-web; ../../ci/wasm.sh installs what is missing.
set -euo pipefail
cd "$(dirname "$0")"
. ../../ci/cross.sh

target=wasm32-unknown-unknown
build_std=core,compiler_builtins
# Compilers use these features by default, and every browser since 2021 has them.
features=(--enable-bulk-memory --enable-sign-ext --enable-mutable-globals
    --enable-nontrapping-float-to-int)
# The deepest call takes less than 16 KB of stack. The stack lies below the buffers, so that an
# overflow traps.
flags="-Clink-arg=-zstack-size=65536 -Clink-arg=--stack-first"

# Installs the tools of package-lock.json, and installs them again when that file changes.
installed=node_modules/.package-lock.json
if [ ! -e "$installed" ] || [ package-lock.json -nt "$installed" ]; then
    npm ci --silent --no-audit --no-fund
fi

# make NAME LIMIT RUSTFLAGS [FLAG OF WASM-OPT]: builds a module of fewer bytes than LIMIT, which is
# the size at the last change of the limit and one percent. $package and $profile are its package
# and the profile of that.
make() {
    local name=$1 limit=$2 module bytes packed
    export CARGO_TARGET_DIR=${WASM_TARGET_DIR:-target}/$name
    RUSTFLAGS=$3 cargo_for "$target" build --quiet --locked --package "$package" \
        --profile "$profile"
    module=$(echo "$CARGO_TARGET_DIR/$target/$profile"/sudoku_core*.wasm)
    # The compiler keeps the names of functions: there must be some of ours, and none of a panic.
    if ! grep -qa 'sudoku_core' "$module" || grep -qaE 'panick|begin_unwind' "$module"; then
        echo "$name: the module contains code for a panic, or no names of functions" >&2
        exit 1
    fi
    # The first 1,024 bytes are the end of the stack, which is never so deep: wasm-opt may move
    # offsets into the instructions that load and store. -Oz after -O3 takes 30 bytes more off.
    node_modules/.bin/wasm-opt -O3 -Oz --low-memory-unused "${features[@]}" "${@:4}" --strip-debug \
        --strip-producers --strip-target-features "$module" -o "js/$name.wasm"
    bytes=$(wc -c <"js/$name.wasm")
    packed=$(gzip -9c "js/$name.wasm" | wc -c)
    printf '%7d bytes (%d as gzip)  %s\n' "$bytes" "$packed" "bindings/wasm/js/$name.wasm"
    if [ "$bytes" -ge "$limit" ]; then
        echo "$name has $bytes bytes, and should have fewer than $limit" >&2
        exit 1
    fi
}

package=sudoku-core-wasm profile=release
make sudoku_core 21420 "$flags"
# Vector code is larger: an instruction takes at least 2 bytes, a shuffle or a constant 18.
make sudoku_core_simd128 27630 "$flags -Ctarget-feature=+simd128" --enable-simd
package=sudoku-core-wasm-text profile=text
make sudoku_core_text 107610 "$flags"
package=sudoku-core-wasm-generate profile=generate
make sudoku_core_generate 49810 "$flags"
package=sudoku-core-wasm-logic profile=logic
make sudoku_core_logic 136810 "$flags"

# The modules as text, and the package for `require`, where all entries share the errors.
{
    echo "// Made by build.sh."
    echo "export const BASE64 = {"
    echo "  scalar: \"$(base64 -w 0 js/sudoku_core.wasm)\","
    echo "  simd128: \"$(base64 -w 0 js/sudoku_core_simd128.wasm)\","
    echo "};"
} >js/modules.js
{
    echo "// Made by build.sh."
    echo "export const TEXT_BASE64 = \"$(base64 -w 0 js/sudoku_core_text.wasm)\";"
} >js/text_module.js
{
    echo "// Made by build.sh."
    echo "export const GENERATE_BASE64 = \"$(base64 -w 0 js/sudoku_core_generate.wasm)\";"
} >js/generate_module.js
{
    echo "// Made by build.sh."
    echo "export const LOGIC_BASE64 = \"$(base64 -w 0 js/sudoku_core_logic.wasm)\";"
} >js/logic_module.js
required=(--bundle --format=cjs --target=node18 --log-level=warning)
node_modules/.bin/esbuild js/errors.js "${required[@]}" --outfile=js/errors.cjs
for entry in index text generate logic; do
    node_modules/.bin/esbuild "js/$entry.js" "${required[@]}" --external:./errors.js |
        sed 's|require("./errors.js")|require("./errors.cjs")|' >"js/$entry.cjs"
    sed 's|"./index.js"|"./index.cjs"|' "js/$entry.d.ts" >"js/$entry.d.cts"
done

# npm publishes this folder, so the licences must be in it.
cp ../../LICENSE-MIT ../../LICENSE-APACHE .
