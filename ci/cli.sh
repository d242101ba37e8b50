#!/usr/bin/env bash
# Solves the sets of tests/data with the command line program and lets a second program check each
# answer. The second program, ci/check_solutions.awk, shares no line with the crate.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo build --locked --release -p sudoku-core-cli
program=${CARGO_TARGET_DIR:-target}/release/sudoku-core
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# status WANTED COMMAND...: runs the program and holds it to an exit status.
status() {
    local wanted=$1 got=0
    shift
    "$program" "$@" >"$work/out" 2>"$work/err" </dev/null || got=$?
    if [ "$got" != "$wanted" ]; then
        echo "sudoku-core $*: exit status $got, not $wanted" >&2
        cat "$work/out" "$work/err" >&2
        exit 1
    fi
}

# Its own sample, where there is no input.
status 0
grep -v '^#' "$work/out"

for set in seventeen_clues magictour_top1465 forum_hardest_er11 forum_hardest_1106 unbiased \
    singles_only project_euler_96; do
    grep -v '^#' "tests/data/$set.tsv" | cut -f 1 >"$work/puzzles"
    status 0 "$work/puzzles"
    printf '%s: ' "$set"
    paste "$work/puzzles" "$work/out" | awk -f ci/check_solutions.awk
done

grep -v '^#' tests/data/no_solution.tsv | cut -f 1 >"$work/puzzles"
status 1 "$work/puzzles"
if grep -vx '! no solution' "$work/out"; then
    echo "these have no solution" >&2
    exit 1
fi

for set in serg_several clues_removed; do
    grep -v '^#' "tests/data/$set.tsv" >"$work/lines"
    cut -f 1 "$work/lines" >"$work/puzzles"
    cut -f 2 "$work/lines" >"$work/counts"
    status 1 count --limit 1000000 "$work/puzzles"
    cmp "$work/counts" "$work/out"
done

status 2 "$work/there_is_no_such_file"
status 2 --no-such-option
echo "exit statuses and counts are right"
