#!/usr/bin/env bash
# Builds firmware/ for a Cortex-M0, a Cortex-M4F and a RISC-V, runs it under QEMU, holds it to its limits and prints what it costs.
# Uses rustup's targets where they are installed, else Debian's compiler, which brings the source of `core`.
set -euo pipefail
cd "$(dirname "$0")/.."
CARGO_TARGET_DIR=$(realpath -m "${CARGO_TARGET_DIR:-target/firmware}")
export CARGO_TARGET_DIR

# Limits. Flash is counted beyond an empty program; instructions are those of `solve` on the puzzles of firmware/src/puzzles.rs.
# The flash was raised from 12,288 for the pruning of long searches: docs/decisions.md.
flash_limit=12416              # Cortex-M0: parse, print, is_valid and solve together
stack_limit=8192               # every target: any call
copy_limit=256                 # Cortex-M0: the largest block that `solve` copies
seventeen_limit=150000         # Cortex-M0: 17 clues
hardest_limit=6000000          # Cortex-M0: hardest list

m0=thumbv6m-none-eabi
targets="$m0 thumbv7em-none-eabihf riscv32imc-unknown-none-elf"
four=parse,print,is_valid,solve
doors="parse print display is_valid conflicts solve count_solutions next_within $four $four,display,conflicts,count_solutions,next_within"

installed=$(rustc --print sysroot)/lib/rustlib
missing=()
for target in $targets; do
    [ -d "$installed/$target" ] || debian=yes
done
if [ "${debian:-no}" = yes ]; then
    [ -x /usr/bin/cargo ] && [ -d /usr/lib/rustlib/src/rust/library ] || missing+=(rustc-web cargo-web rust-web-src)
    [ -x /usr/bin/cargo-clippy ] || missing+=(rust-web-clippy)
    [ -x /usr/bin/rust-lld ] || missing+=(rust-web-llvm)
fi
command -v qemu-system-arm >/dev/null || missing+=(qemu-system-arm)
command -v qemu-system-riscv32 >/dev/null || missing+=(qemu-system-misc)
command -v size >/dev/null || missing+=(binutils)
if [ ${#missing[@]} -gt 0 ]; then
    echo "installing: ${missing[*]}"
    sudo=
    [ "$(id -u)" = 0 ] || sudo=sudo
    $sudo apt-get -o DPkg::Lock::Timeout=600 update -qq
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 install -y -qq --no-install-recommends \
        "${missing[@]}" </dev/null >/dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "$*" >&2
    exit 1
}

# cargo for a target: the target, the command, its arguments. A program that hangs under QEMU is ended.
cargo_for() {
    local target=$1 command=$2
    shift 2
    if [ -d "$installed/$target" ]; then
        timeout 900 cargo "$command" --quiet --locked --release --target "$target" "$@"
    else
        # rustup's commands must not come first: its compiler cannot build Debian's `core`.
        # Clippy is called by its path: cargo looks for commands in its home first, where rustup's is.
        local cargo=/usr/bin/cargo
        [ "$command" = clippy ] && cargo=/usr/bin/cargo-clippy
        PATH=/usr/bin:/bin RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 \
            timeout 900 "$cargo" "$command" --quiet --locked --release --target "$target" -Zbuild-std=core "$@"
    fi
}

elf() { echo "$CARGO_TARGET_DIR/$1/release/$2"; }

# The bytes of flash and of static RAM that a program takes.
flash() { size "$1" | awk 'NR == 2 { print $1 + $2 }'; }
static_ram() { size -A "$1" | awk '$1 ~ /^\.(data|bss|uninit)$/ { bytes += $2 } END { print bytes + 0 }'; }

# The names of a program that belong to a panic.
panics() { nm -C "$1" | grep -E 'panic|begin_unwind|unwrap_failed|expect_failed|_fail\b'; }

no_panic() {
    if panics "$1"; then
        fail "$2 has code for a panic"
    fi
}

# Runs a program under QEMU: the target, its name, its features. What it prints goes to $work/said.
run() {
    local target=$1 program=$2 features=${3:-}
    cargo_for "$target" build --bin "$program" --features "$features"
    # QEMU writes what comes by semihosting to standard error.
    cargo_for "$target" run --bin "$program" --features "$features" >"$work/said" 2>&1 </dev/null
}

# The lines with a tab are measurements; they go to a file, the target in front.
measure() {
    local to=$1
    shift
    run "$@" || fail "$2 ended with a failure on $1:" "$(cat "$work/said")"
    grep -P '\t' "$work/said" | sed "s/^/$1\t/" >>"$to"
}

# A number that must not be above its limit.
hold() {
    local what=$1 number=$2 limit=$3
    [ -n "$number" ] || fail "$what: not measured"
    [ "$number" -le "$limit" ] || fail "$what: $number is above the limit of $limit"
    echo "$what: $number of at most $limit"
}

# Lines of target, row and number as a table: a column for each target.
table() {
    echo
    echo "| $1 | Cortex-M0 | Cortex-M4F | RISC-V rv32imc |"
    echo "|---|---:|---:|---:|"
    awk -F '\t' -v targets="$targets" '
        BEGIN { columns = split(targets, target, " ") }
        !($2 in seen) { seen[$2]; row[++rows] = $2 }
        { cell[$1, $2] = $3 }
        END {
            for (i = 1; i <= rows; i++) {
                printf "| %s |", row[i]
                for (j = 1; j <= columns; j++) printf " %s |", cell[target[j], row[i]]
                print ""
            }
        }' | thousands
}

thousands() { sed -E ':again; s/\b([0-9]+)([0-9]{3})\b/\1,\2/; t again'; }

cd firmware
cargo fmt --check
for target in $targets; do
    echo "building for $target, and running there"
    cargo_for "$target" clippy --bins -- -D warnings
    cargo_for "$target" build --bin door
    empty=$(flash "$(elf "$target" door)")
    for door in $doors; do
        cargo_for "$target" build --bin door --features "$door"
        no_panic "$(elf "$target" door)" "the program with $door for $target"
        hold "static RAM of $door for $target, in bytes" "$(static_ram "$(elf "$target" door)")" 0 >>"$work/held"
        printf '%s\t%s\t%s\n' "$target" "$door" $(($(flash "$(elf "$target" door)") - empty)) >>"$work/flash"
    done
    measure "$work/calls" "$target" demo
    no_panic "$(elf "$target" demo)" "the demo for $target"
    measure "$work/sets" "$target" sets
done

echo "controls: a panic and a wrong answer must be seen"
cargo_for $m0 build --bin door --features control
panics "$(elf $m0 door)" >"$work/seen" || fail "the search for panics finds none where there is one: it is broken"
if run $m0 demo control; then
    fail "the demo ends well although an answer is wrong"
fi
grep -q '^wrong: control' "$work/said" || fail "the demo failed for another reason:" "$(cat "$work/said")"

echo "other optimization levels, and copies"
for level in z 2 3; do
    export CARGO_PROFILE_RELEASE_OPT_LEVEL=$level
    cargo_for $m0 build --bin door
    empty=$(flash "$(elf $m0 door)")
    cargo_for $m0 build --bin door --features $four
    no_panic "$(elf $m0 door)" "the program with $four at optimization level $level"
    echo $(($(flash "$(elf $m0 door)") - empty)) >"$work/flash_$level"
    measure "$work/calls_$level" $m0 demo
done
unset CARGO_PROFILE_RELEASE_OPT_LEVEL
measure "$work/copies" $m0 demo copies

echo "the crate with the feature defmt"
(cd .. && cargo_for $m0 build -p sudoku-core --features defmt)

# A column of the lines of the Cortex-M0 with a door and a puzzle.
call() { awk -F '\t' -v door="$1" -v puzzle="$2" -v column="$3" -v target=$m0 '$1 == target && $2 == door && $3 == puzzle { print $column }' "$4"; }
most() { sort -n | tail -n 1; }
awk -F '\t' -v door=$four -v target=$m0 '$1 == target && $2 == door { print $3 }' "$work/flash" >"$work/flash_s"
cp "$work/calls" "$work/calls_s"

table "flash in bytes, beyond an empty program" <"$work/flash"
table "instructions" < <(awk -F '\t' '{ print $1 "\t`" $2 "`, " $3 "\t" $4 }' "$work/calls")
table "deepest stack in bytes, the answer included" < <(awk -F '\t' '{ print $1 "\t`" $2 "`, " $3 "\t" $5 }' "$work/calls")
table "instructions of \`solve\` on whole sets" < <(
    awk -F '\t' '{ print $1 "\t" $2 ", mean of " $3 " puzzles\t" $4; print $1 "\t" $2 ", the most\t" $5; print $1 "\t" $2 ", the most for one node\t" $7 }' "$work/sets"
)
echo
echo "| optimization level, on a Cortex-M0 | flash of $four | 17 clues | hardest list | deepest stack |"
echo "|---|---:|---:|---:|---:|"
for level in z s 2 3; do
    calls=$work/calls_$level
    echo "| $level | $(cat "$work/flash_$level") | $(call solve '17 clues' 4 "$calls") | $(call solve 'hardest list' 4 "$calls") | $(awk -F '\t' -v target=$m0 '$1 == target { print $5 }' "$calls" | most) |"
done | thousands

echo
hold "flash of $four on a Cortex-M0, in bytes" "$(cat "$work/flash_s")" $flash_limit
hold "instructions for the puzzle with 17 clues on a Cortex-M0" "$(call solve '17 clues' 4 "$work/calls")" $seventeen_limit
hold "instructions for the puzzle of the hardest list on a Cortex-M0" "$(call solve 'hardest list' 4 "$work/calls")" $hardest_limit
hold "deepest stack of any call, in bytes" "$({ cut -f 5 "$work"/calls_?; cut -f 6 "$work/sets"; } | most)" $stack_limit
hold "largest copy in solve on a Cortex-M0, in bytes" "$(awk -F '\t' '$2 == "solve" { print $6 }' "$work/copies" | most)" $copy_limit
