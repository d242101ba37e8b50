#!/usr/bin/env bash
# Solves the sets of tests/data with the command line program and lets a second program check each
# answer. The second program, ci/check_solutions.awk, shares no line with the crate. The sets are
# read in every form: as lines, as rows, as boards, in other formats and compressed; whole, and in
# parts.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/install.sh
need_linker
install_missing

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

# same COMMAND...: runs the program, which must write what is in $work/solved.
same() {
    status 0 "$@"
    cmp "$work/solved" "$work/out"
}

# Its own sample, where there is no input.
status 0
grep -v '^#' "$work/out"

for set in seventeen_clues magictour_top1465 forum_hardest_er11 forum_hardest_1106 unbiased \
    singles_only project_euler_96; do
    grep -v '^#' "tests/data/$set.tsv" | cut -f 1 >"$work/puzzles"
    status 0 solve -j 1 "$work/puzzles"
    printf '%s: ' "$set"
    paste "$work/puzzles" "$work/out" | awk -f ci/check_solutions.awk

    # Every other way to ask for the same has the same answer.
    mv "$work/out" "$work/solved"
    fold -w 9 "$work/puzzles" >"$work/rows"
    same solve -j 3 "$work/rows"
    status 0 show "$work/puzzles"
    mv "$work/out" "$work/boards"
    same solve "$work/boards"
    for format in csv sukaku hodoku box-drawing; do
        status 0 convert --to "$format" "$work/puzzles"
        mv "$work/out" "$work/converted"
        status 0 solve "$work/converted"
        grep -v '^puzzle\|^$' "$work/out" | cmp "$work/solved"
    done
    for tool in gzip xz zstd; do
        if command -v "$tool" >"$work/tool"; then
            "$tool" -c "$work/puzzles" >"$work/compressed"
            same solve "$work/compressed"
        fi
    done
    status 0 solve --resume -o "$work/file" "$work/puzzles"
    cmp "$work/solved" "$work/file"
    rm "$work/file" "$work/file.progress"
    for part in 1 2 3; do
        status 0 solve --shard "$part/3" "$work/puzzles"
        mv "$work/out" "$work/part.$part"
    done
    paste -d '\n' "$work"/part.[123] | grep . | cmp "$work/solved"
    status 0 check "$work/puzzles"
    if grep -v '^proper, ' "$work/out"; then
        echo "these are proper" >&2
        exit 1
    fi
    status 0 solve --json "$work/puzzles"
    sed 's/.*"status":"proper","solution":"\([1-9]*\)".*/\1/' "$work/out" | cmp "$work/solved"
done

grep -v '^#' tests/data/no_solution.tsv | cut -f 1 >"$work/puzzles"
status 1 solve "$work/puzzles"
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

# Puzzles that are made have one solution each, also when they are transformed and reduced.
for wishes in --minimal '--symmetry half-turn' '--clues 30..32'; do
    # shellcheck disable=SC2086 # some wishes are two words
    status 0 generate -n 3000 --seed 1 $wishes
    mv "$work/out" "$work/puzzles"
    status 0 solve "$work/puzzles"
    printf 'generate %s: ' "$wishes"
    paste "$work/puzzles" "$work/out" | awk -f ci/check_solutions.awk
    mv "$work/out" "$work/solved"
    status 0 minimize "$work/puzzles"
    mv "$work/out" "$work/minimal"
    same solve "$work/minimal"
    status 0 check --minimal "$work/minimal"
    if grep -v '^proper, .*, minimal$' "$work/out"; then
        echo "these are minimal" >&2
        exit 1
    fi
    status 0 canon --unique "$work/puzzles"
    mv "$work/out" "$work/forms"
    cat "$work/forms" "$work/puzzles" >"$work/twice"
    status 0 canon --unique "$work/twice"
    cmp "$work/forms" "$work/out"
done

# The steps of every puzzle that techniques solve lead to its solution, and each of them is rated.
for set in seventeen_clues unbiased singles_only; do
    grep -v '^#' "tests/data/$set.tsv" | cut -f 1 >"$work/puzzles"
    "$program" explain -q "$work/puzzles" >"$work/paths" || true
    printf 'explain %s: ' "$set"
    awk -f ci/check_paths.awk "$work/paths" | awk -f ci/check_solutions.awk
    status 0 rate "$work/puzzles"
    grep ',proper,' "$work/out" | cut -d , -f 1 | cmp "$work/puzzles"
    if grep -v '^puzzle,' "$work/out" | grep -v ',\(solved\|stuck\),$'; then
        echo "these have one solution" >&2
        exit 1
    fi
done
status 0 generate -n 100 --seed 1 --level 2..3
mv "$work/out" "$work/puzzles"
status 0 rate "$work/puzzles"
if [ "$(cut -d , -f 4 "$work/out" | grep -c '^[23]$')" != 100 ]; then
    echo "these are of level 2 or 3" >&2
    exit 1
fi

status 2 generate --clues 16
status 2 "$work/there_is_no_such_file"
status 2 --no-such-option
echo "exit statuses and counts are right"

# What the features leave out is checked to build and to work without them.
cargo test --locked -p sudoku-core-cli --no-default-features --test files --test commands \
    --test logic --test rate
