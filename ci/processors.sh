#!/usr/bin/env bash
# Runs the tests of the solver on x86-64 processors that have less than this one, emulated by QEMU's
# user mode: without AVX2 the engine with SSE4.1 must be chosen, without SSE4.1 or POPCNT the scalar
# one. QEMU stops a program at an instruction that its processor lacks, which is checked first.
# Installs by apt what is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/install.sh
. ci/solver_tests

if [ "$(uname -m)" != x86_64 ]; then
    echo "not on x86-64: skipped"
    exit 0
fi
need_linker
need qemu-x86_64
install_missing

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# A program with one instruction of SSE4.1 and one with an instruction of AVX2.
for instruction in "pminuw xmm0, xmm0" "vpaddw ymm0, ymm0, ymm0"; do
    echo "fn main() { unsafe { std::arch::asm!(\"$instruction\", out(\"xmm0\") _) } }" |
        rustc --crate-name control -o "$scratch/${instruction%% *}" -
done
# In a shell of its own, which says nothing of how the program ended.
allows() {
    bash -c 'ulimit -c 0; qemu-x86_64 -cpu "$1" "$2"; exit' -- "$1" "$scratch/$2" >/dev/null 2>&1
}
if ! allows Nehalem pminuw || allows Nehalem vpaddw || allows Conroe pminuw; then
    echo "QEMU does not keep to the instructions of the processors it emulates" >&2
    exit 1
fi

declare -A binary
while read -r name path; do
    binary[$name]=$path
done < <(cargo test --locked --no-run --message-format=json "${solver_tests[@]/#/--test=}" |
    sed -n 's|.*"executable":"\([^"]*/\([a-z_]*\)-[0-9a-f]*\)".*|\2 \1|p')

# A processor and the engines that it must offer, the best first; then the arguments of the test.
run() {
    echo "$test on $1 ($2)"
    SUDOKU_CORE_PLANTED=1 SUDOKU_CORE_ENGINES=$2 qemu-x86_64 -cpu "$1" \
        "${binary[$test]}" --quiet "${@:3}" 2>"$scratch/stderr" >"$scratch/stdout" || {
        cat "$scratch/stdout" "$scratch/stderr" >&2
        exit 1
    }
}
for test in "${solver_tests[@]}"; do
    run Nehalem "sse4.1 scalar"
    run Conroe scalar
done

# Which engine is chosen where an extension is there and another that it needs is not. Without BMI1
# QEMU 7.2 refuses an instruction of BMI2 that the C library uses, so that cannot be tried. Where
# there is SSE4.2, glibc 2.36 compares strings with SSSE3, as far as their addresses differ modulo
# 16, and does not ask whether there is SSSE3: a processor without it must not have SSE4.2 either.
test=engines
for processor in Penryn Nehalem,-popcnt Nehalem,-ssse3,-sse4.2 Haswell,-popcnt; do
    run $processor scalar this_processor
done
for processor in SandyBridge Haswell,-avx2 Haswell,-bmi2; do
    run $processor "sse4.1 scalar" this_processor
done
run Haswell "avx2 sse4.1 scalar" this_processor
