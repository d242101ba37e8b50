#!/usr/bin/env bash
# Checks form: rustfmt, clippy, rustdoc, the packages that the library brings, and the length of
# lines. Every warning is an error here, so that none is left to get used to.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/install.sh
need_linker
install_missing

cargo fmt --all --check
cargo fmt --manifest-path fuzz/Cargo.toml --check
cargo fmt --manifest-path benches/peers/Cargo.toml --check
cargo clippy --locked --workspace --all-targets -- -D warnings
cargo clippy --locked -p sudoku-core --features defmt --test defmt_formats -- -D warnings
cargo clippy --locked -p sudoku-core --features rand_core --test rand_core -- -D warnings
RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps
RUSTDOCFLAGS="-D warnings" cargo doc --locked -p sudoku-core --all-features --no-deps

# What a user builds along: bitflags, heapless and what heapless needs; on x86-64 also the crate
# that asks the processor what it can do.
dependencies() {
    local package=$1 target=$2 allowed=$3 used
    used=$(cargo tree --locked -p "$package" -e normal --target "$target" \
        --prefix none --format '{p}' | cut -d ' ' -f 1 | sort -u | xargs)
    if [ "$used" != "$allowed" ]; then
        printf 'for %s the dependencies of %s are\n    %s\nallowed are\n    %s\n' \
            "$target" "$package" "$used" "$allowed" >&2
        exit 1
    fi
}
everywhere="hash32 heapless stable_deref_trait sudoku-core"
on_x86="bitflags byteorder cpufeatures $everywhere"
for target in thumbv6m-none-eabi wasm32-unknown-unknown aarch64-unknown-linux-gnu; do
    dependencies sudoku-core "$target" "bitflags byteorder $everywhere"
done
dependencies sudoku-core x86_64-unknown-linux-gnu "$on_x86"
dependencies sudoku-logic x86_64-unknown-linux-gnu "$on_x86 sudoku-logic"

ci/columns.sh
