#!/usr/bin/env bash
# Builds sudoku-core and sudoku-logic with their default features for a Cortex-M0 and looks for
# panics in what came out. What is generic over the finders, as `next_step`, is not in a library:
# ci/firmware.sh looks for panics in the programs that call it.
# Installs by apt what is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/install.sh
. ci/cross.sh

target=thumbv6m-none-eabi
need_targets "$target"
need arm-none-eabi-objdump
install_missing

export CARGO_TARGET_DIR=target/embedded
export CARGO_PROFILE_RELEASE_DEBUG=0 CARGO_PROFILE_RELEASE_CODEGEN_UNITS=1

# What core and bitflags put into the traits that our types have, compiled here and called by
# nothing of ours: `clamp`, `step_by` and `chunks_exact` panic by contract, the others cannot.
not_ours='cmp::Ord>?::clamp|chunks_exact|step_by|StepBy|precondition_check|encode_utf8_raw::do_panic|CharSearcher'

calls=$(mktemp)
trap 'rm -f "$calls"' EXIT

for package in sudoku-core sudoku-logic; do
    # link-dead-code: compile every function, also those that nothing calls, so that each can be
    # seen.
    cargo_for "$target" rustc --locked -p $package --lib --release -- -C link-dead-code
    library=$CARGO_TARGET_DIR/$target/release/lib${package//-/_}.rlib
    # One line for each function that calls a panic: the function, a tab, what it calls. Each is in
    # a section of its own, so that the relocations tell it; to disassemble takes minutes.
    arm-none-eabi-objdump -r "$library" 2>/dev/null | awk '
        /^RELOCATION RECORDS FOR / {
            is_code = sub(/^\[\.text\.(unlikely\.)?/, "", $4)
            function_name = $4
            sub(/\]:$/, "", function_name)
        }
        is_code && /R_ARM_.*(panic|_fail)/ { print function_name "\t" $NF }
    ' | sort -u | arm-none-eabi-c++filt >"$calls"
    if ! grep -qE "$not_ours" "$calls"; then
        echo "the search for panics in $package finds none where there are some: it is broken" >&2
        exit 1
    fi
    if grep -vE "$not_ours" "$calls"; then
        echo "these functions of $package can panic" >&2
        exit 1
    fi
    echo "$package builds for $target, and nothing in it panics"
done
