#!/usr/bin/env bash
# Checks form: rustfmt, clippy, rustdoc, and that nothing new came in by way of a dependency.
# Every warning is an error here, so that none is left to get used to.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo fmt --all --check
cargo fmt --manifest-path fuzz/Cargo.toml --check
cargo clippy --locked --workspace --all-targets -- -D warnings
cargo clippy --locked -p sudoku-core --features defmt --test defmt_formats -- -D warnings
RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps

# What a user builds along: bitflags, heapless and what heapless needs; on x86-64 the crate that asks the processor what it can do.
dependencies() {
    local used
    used=$(cargo tree --locked -p sudoku-core -e normal --target "$1" --prefix none --format '{p}' | cut -d ' ' -f 1 | sort -u | xargs)
    if [ "$used" != "$2" ]; then
        printf 'for %s the dependencies are\n    %s\nallowed are\n    %s\n' "$1" "$used" "$2" >&2
        exit 1
    fi
}
for target in thumbv6m-none-eabi wasm32-unknown-unknown aarch64-unknown-linux-gnu; do
    dependencies "$target" "bitflags byteorder hash32 heapless stable_deref_trait sudoku-core"
done
dependencies x86_64-unknown-linux-gnu "bitflags byteorder cpufeatures hash32 heapless stable_deref_trait sudoku-core"
