#!/usr/bin/env bash
# The C interface: form, tests in C and C++ (plain and under valgrind), examples, and C firmware on
# a Cortex-M0 in QEMU. Installs by apt and npm what is missing. Nothing is skipped.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/install.sh
. ci/cross.sh
CARGO_TARGET_DIR=$(realpath -m "${CARGO_TARGET_DIR:-target/c}")
export CARGO_TARGET_DIR

target=thumbv6m-none-eabi
need_targets "$target"
need gcc g++ make nm size strip readelf valgrind pkg-config cmake python3 node npm
need go javac /usr/share/java/jna.jar luajit mcs mono
clang=clang lld=ld.lld
if ! command -v clang >/dev/null || ! command -v ld.lld >/dev/null; then
    clang=clang-22 lld=ld.lld-22
fi
need "$clang" "$lld" qemu-system-arm
install_missing

(
    cd bindings/abi
    cargo fmt --check
    cargo clippy --locked --all-targets -- -D warnings
    cargo test --locked
)
cd bindings/c
cargo fmt --check
cargo clippy --locked --all-targets -- -D warnings
# What ships has code of its own: the panic handler.
cargo clippy --locked --release --lib -- -D warnings
RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps
(cd examples/node && npm ci --ignore-scripts --no-audit --no-fund --silent)
cargo test --locked

echo "C firmware on a Cortex-M0"
out=$CARGO_TARGET_DIR/firmware
CARGO_PROFILE_RELEASE_OPT_LEVEL=s cargo_for "$target" build --locked --release --target-dir "$out"
firmware() {
    timeout 300 make -s -C examples/firmware \
        "CC=$clang --target=$target -mcpu=cortex-m0" "LD=$lld" \
        "OUT=$out" "LIBRARY=$out/$target/release/libsudoku_core.a" "$@" </dev/null
}
firmware -B
firmware run
nm "$out/firmware.elf" >"$out/names"
grep -q sudoku_solve "$out/names"
if grep -i panic "$out/names"; then
    echo "the firmware has code for a panic" >&2
    exit 1
fi

echo "sizes in bytes"
bytes() {
    printf '%9d  %s\n' "$(wc -c <"$1")" "$2"
}
installed=$CARGO_TARGET_DIR/tmp/installed/lib
strip -o "$out/stripped" "$CARGO_TARGET_DIR/tmp/static/solve"
for example in solve convert generate hint; do
    strip -o "$out/$example-stripped" "$CARGO_TARGET_DIR/tmp/sections/$example"
done
in_parts="of which a program takes what it calls"
bytes "$(readlink -f "$installed/libsudoku_core.so")" "shared library for $(uname -m), stripped"
bytes "$installed/libsudoku_core.a" "static library for $(uname -m), $in_parts"
bytes "$out/stripped" "examples/solve.c with the static library, stripped"
bytes "$out/solve-stripped" "the same with --gc-sections"
bytes "$out/convert-stripped" "examples/convert.c with --gc-sections"
bytes "$out/generate-stripped" "examples/generate.c with --gc-sections"
bytes "$out/hint-stripped" "examples/hint.c with --gc-sections"
bytes "$out/$target/release/libsudoku_core.a" "static library for $target, $in_parts"
size -A -d "$out/firmware.elf" | awk '
    $1 == ".text" || $1 == ".data" { flash += $2 }
    $1 == ".bss" || $1 == ".data" { ram += $2 }
    END { printf "%9d  flash of the C firmware\n%9d  static RAM of it\n", flash, ram }'

"$CARGO_TARGET_DIR/tmp/c99/stack"
