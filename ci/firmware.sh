#!/usr/bin/env bash
# Builds firmware/ for a Cortex-M0, a Cortex-M4F and a RISC-V, looks for panics in it and runs it in
# QEMU. What that measures is printed, and held to its limits, by ci/firmware.awk. With the argument
# `all` every function is built alone for each of them, and hints are measured on each of them, and
# not only on the Cortex-M0; the optimization level 2 is measured too.
# Installs by apt what is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/install.sh
. ci/cross.sh
CARGO_TARGET_DIR=$(realpath -m "${CARGO_TARGET_DIR:-target/firmware}")
export CARGO_TARGET_DIR

m0=thumbv6m-none-eabi
targets="$m0 thumbv7em-none-eabihf riscv32imc-unknown-none-elf"
four=parse,print,is_valid,solve
doors="parse print display is_valid conflicts is_solution_of solve count_solutions solve_many \
count_many next_within unique_within generate random_solution minimize canonicalize $four \
$four,display,conflicts,count_solutions,next_within $four,generate \
parse,hint_basic parse,hint_patterns"
# Without the argument `all`, the other targets build only these, and these are the other levels.
few="$four $four,generate"
levels="z 3"
[ "${1:-}" != all ] || { few=$doors levels="z 2 3"; }

# shellcheck disable=SC2086 # a word for each target
need_targets $targets
need qemu-system-arm qemu-system-riscv32 nm size
install_missing

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
time_limit=900 # in seconds, for a program that hangs in QEMU

fail() {
    echo "$*" >&2
    exit 1
}

level() { export CARGO_PROFILE_RELEASE_OPT_LEVEL=$1; }
cargo_quietly() { cargo_for "$1" "$2" --quiet --locked --release "${@:3}"; }
elf() { echo "$CARGO_TARGET_DIR/$1/release/$2"; }

# A measurement: its kind, the target, and its fields. The optimization level is added.
record() {
    local kind=$1 target=$2 IFS=$'\t'
    shift 2
    echo "$kind"$'\t'"$target"$'\t'"$CARGO_PROFILE_RELEASE_OPT_LEVEL"$'\t'"$*" >>"$work/measured"
}

# The names of a program that belong to a panic.
panics() { nm -C "$1" | grep -E 'panic|begin_unwind|unwrap_failed|expect_failed|_fail\b'; }

no_panic() {
    if panics "$1"; then
        fail "$2 has code for a panic"
    fi
}

# Builds the program `door` for a target with some features, and records what it takes.
door() {
    local target=$1 features=$2 program
    program=$(elf "$target" door)
    cargo_quietly "$target" build --bin door --features "$features"
    no_panic "$program" "the program with '$features' for $target"
    record flash "$target" "$features" "$(size "$program" | awk 'NR == 2 { print $1 + $2 }')"
    record ram "$target" "$features" "$(size -A "$program" |
        awk '$1 ~ /^\.(data|bss|uninit)$/ { bytes += $2 } END { print bytes + 0 }')"
}

# Runs a program in QEMU: the target, its name, its features. What it prints goes to $work/said.
run() {
    cargo_quietly "$1" build --bin "$2" --features "${3:-}"
    # QEMU writes what comes by semihosting to standard error.
    cargo_quietly "$1" run --bin "$2" --features "${3:-}" >"$work/said" 2>&1 </dev/null
}

# Runs a program and records the lines with a tab that it prints. The kind of measurement is first.
measure() {
    local kind=$1 target=$2 line
    run "${@:2}" || fail "$3 ended with a failure on $target:" "$(cat "$work/said")"
    grep $'\t' "$work/said" | while IFS= read -r line; do
        record "$kind" "$target" "$line"
    done
}

# Builds the program of firmware/embassy, runs it, and records its stack and its initialised data.
# Its panics are not searched: Embassy's macro for the main task contains an `unwrap`.
task() {
    local package=sudoku-core-embassy program
    program=$(elf $m0 $package)
    cargo_quietly $m0 build -p $package
    record task $m0 data "$(size -A "$program" | awk '$1 == ".data" { print $2 }')"
    cargo_quietly $m0 run -p $package >"$work/said" 2>&1 </dev/null ||
        fail "the program with Embassy ended with a failure:" "$(cat "$work/said")"
    grep $'\t' "$work/said" | while IFS= read -r line; do
        record task $m0 "$line"
    done
}

cd firmware
cargo fmt --check
level s
for target in $targets; do
    echo "building for $target, and running there"
    # All Arm processors have the same source.
    [ "$target" = thumbv7em-none-eabihf ] || cargo_quietly "$target" clippy --bins -- -D warnings
    door "$target" ""
    [ "$target" = $m0 ] || doors=$few
    for features in $doors; do
        door "$target" "$features"
    done
    measure call "$target" demo
    no_panic "$(elf "$target" demo)" "the demo for $target"
    measure set "$target" sets
    measure made "$target" generate
    # Hints take a million instructions each, and their limits are those of the Cortex-M0.
    if [ "$target" = $m0 ] || [ "${1:-}" = all ]; then
        measure hint "$target" hints
        no_panic "$(elf "$target" hints)" "the program of hints for $target"
    fi
done

echo "controls: a panic and a wrong answer must be seen"
cargo_quietly $m0 build --bin door --features control
panics "$(elf $m0 door)" >"$work/seen" ||
    fail "the search for panics finds none where there is one: it is broken"
if run $m0 demo control; then
    fail "the demo ends well although an answer is wrong"
fi
grep -q '^wrong: control' "$work/said" ||
    fail "the demo failed for another reason:" "$(cat "$work/said")"

echo "other optimization levels, and copies"
for other in $levels; do
    level $other
    door $m0 ""
    door $m0 $four
    measure call $m0 demo
done
level s
measure copies $m0 demo copies

echo "a search as a task of Embassy"
cargo fmt -p sudoku-core-embassy --check
cargo_quietly $m0 clippy -p sudoku-core-embassy -- -D warnings
for other in z s 3; do
    level $other
    task
done
level s

echo "the crate with the feature defmt"
(cd .. && cargo_quietly $m0 build -p sudoku-core --features defmt)

awk -v targets="$targets" -v four=$four -f ../ci/firmware.awk "$work/measured"
