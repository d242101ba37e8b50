# Prints what ci/firmware.sh has measured as the tables of docs/platforms.md, and fails if a number
# is above its limit. The fields of a line, between tabs, are the kind of the measurement, the
# target, the optimization level, and
#
#     flash   features of `door` (none: the empty program), bytes
#     ram     features of `door`, bytes
#     call    function, puzzle, instructions, bytes of stack, bytes of the largest copy
#     copies  the same, from a build that measures copies
#     task    what was measured of a search as a task of Embassy, bytes
#     set     set, puzzles, mean instructions, most instructions, bytes of stack, most for one node
#     hint    finders, puzzle, steps, mean instructions of `next_step`, most, bytes of stack
#     made    function, what was asked for, calls, mean instructions, most instructions, bytes of
#             stack, most for one slice; or `whole`, `generator`, its bytes, those of the stack
#
# The variable `targets` names the three targets, the Cortex-M0 first, and `four` the features whose
# flash has a limit.

BEGIN {
    FS = "\t"

    # Flash is counted beyond the empty program; instructions are those of `solve` on the puzzles of
    # firmware/src/puzzles.rs. Where nothing else is said, a limit is for the Cortex-M0 at level s.
    # The flash was raised from 12,288 for the pruning of long searches: docs/decisions.md.
    flash_limit = 12416
    seventeen_limit = 150000
    hardest_limit = 6000000
    stack_limit = 8192 # any call, on each target and at each level
    copy_limit = 256   # the largest block that `solve` copies
    ram_limit = 0      # `door`, with any features, on each target and at each level
    task_limit = 1024  # the stack from the top of RAM with a task of Embassy, at each level
    data_limit = 0     # initialised data of that program, in which a search is a `static`
    made_limit = 2000000    # instructions for a minimal puzzle, the mean
    slice_limit = 300000    # instructions for one slice of them, the most
    whole_limit = 8192      # the stack with the generator on it: all the RAM of a small part
    canonical_limit = 1000000 # instructions of `canonicalize`, the most
    # Hints: flash beyond that of `parse`, and the most instructions and stack on the puzzles of
    # firmware/src/bin/hints.rs.
    hint_flash_limit["hint_basic"] = 5120
    hint_flash_limit["hint_patterns"] = 19780
    hint_limit["Basic"] = 150000
    hint_limit["Patterns"] = 1302000
    hint_stack_limit["Basic"] = 1180
    hint_stack_limit["Patterns"] = 1880

    split(targets, target, " ")
    m0 = target[1]
    columns = "| Cortex-M0 | Cortex-M4F | RISC-V rv32imc |\n|---|---:|---:|---:|"
}

$1 == "flash" && $4 == "" { empty[$2, $3] = $5 }
$1 == "flash" && $4 != "" {
    bytes = $5 - empty[$2, $3]
    if ($3 == "s") cell("flash", $4, bytes)
    if ($2 == m0 && $4 == four) flash[$3] = bytes
    if ($2 == m0 && $3 == "s") features_flash[$4] = bytes
}

$1 == "ram" && $5 > ram_limit {
    fail("static RAM of " $4 " for " $2 ", in bytes: " $5 " is above the limit of " ram_limit)
}

$1 == "call" {
    if ($3 == "s") {
        cell("instructions", "`" $4 "`, " $5, $6)
        cell("stack", "`" $4 "`, " $5, $7)
    }
    if ($2 == m0 && $4 == "solve") instructions[$5, $3] = $6
    if ($2 == m0) level_stack[$3] = max(level_stack[$3], $7)
    stack = max(stack, $7)
}

$1 == "copies" && $4 == "solve" { copy = max(copy, $8) }

$1 == "task" { task[$4, $3] = $5 }

$1 == "set" {
    cell("sets", $4 ", mean of " $5 " puzzles", $6)
    cell("sets", $4 ", the most", $7)
    cell("sets", $4 ", the most for one node", $9)
    stack = max(stack, $8)
}

$1 == "made" && $4 == "whole" {
    cell("stack", "all of a generator in slices, itself included", $7)
    if ($2 == m0) whole = $7
}
$1 == "made" && $4 != "whole" {
    what = "`" $4 "`, " $5
    if ($6 > 1) cell("made", what ", mean of " $6, $7)
    cell("made", what ($6 > 1 ? ", the most" : ""), $8)
    if ($4 == "generate") cell("made", what ", the most for one slice", $10)
    cell("stack", what, $9)
    stack = max(stack, $9)
    if ($2 == m0 && $4 == "canonicalize") canonical = max(canonical, $8)
    if ($2 == m0 && $4 == "generate") slice = max(slice, $10)
    if ($2 == m0 && $5 == "minimal") made = $7
}

$1 == "hint" {
    what = "`next_step::<" $4 ">`, " $5
    cell("hints", what ", mean of " $6 " steps and of finding the end", $7)
    cell("hints", what ", the most", $8)
    cell("stack", what, $9)
    stack = max(stack, $9)
    if ($2 == m0) {
        hint[$4] = max(hint[$4], $8)
        hint_stack[$4] = max(hint_stack[$4], $9)
    }
}

END {
    if (failed) exit 1
    table("flash", "flash in bytes, beyond an empty program")
    table("instructions", "instructions")
    table("stack", "deepest stack in bytes, the answer included")
    table("sets", "instructions of `solve` on whole sets")
    table("hints", "instructions of hints")
    table("made", "instructions of puzzles and grids that are made, and of canonical forms")
    levels()
    tasks()
    print ""
    hold("flash of " four " on a Cortex-M0, in bytes", flash["s"], flash_limit)
    hold("instructions for the puzzle with 17 clues on a Cortex-M0", \
        instructions["17 clues", "s"], seventeen_limit)
    hold("instructions for the puzzle of the hardest list on a Cortex-M0", \
        instructions["hardest list", "s"], hardest_limit)
    hold("deepest stack of any call, in bytes", stack, stack_limit)
    hold("largest copy in solve on a Cortex-M0, in bytes", copy, copy_limit)
    hold("instructions for a minimal puzzle on a Cortex-M0, the mean", made, made_limit)
    hold("instructions for a slice of generating on a Cortex-M0, the most", slice, slice_limit)
    hold("stack with a generator on it on a Cortex-M0, in bytes", whole, whole_limit)
    hold("instructions of `canonicalize` on a Cortex-M0, the most", canonical, canonical_limit)
    for (name in hint_flash_limit) {
        hold("flash of " name " beyond that of parse on a Cortex-M0, in bytes", \
            features_flash["parse," name] - features_flash["parse"], hint_flash_limit[name])
    }
    for (name in hint_limit) {
        hold("instructions of a hint of " name " on a Cortex-M0, the most",
            hint[name], hint_limit[name])
        hold("stack of a hint of " name " on a Cortex-M0, in bytes", hint_stack[name], \
            hint_stack_limit[name])
    }
    for (i = 1; i <= 3; i++) {
        hold("stack of a task of Embassy at level " task_level[i] ", in bytes", \
            task["task", task_level[i]], task_limit)
        hold("initialised data of that program, in bytes", task["data", task_level[i]], data_limit)
    }
    exit failed
}

# Puts a number of the line at hand into a table; the column is that of its target.
function cell(name, row, number) {
    if (!((name, row) in known)) {
        known[name, row]
        rows[name, ++height[name]] = row
    }
    cells[name, row, $2] = number
}

function table(name, title,    i, j, line) {
    print "\n| " title " " columns
    for (i = 1; i <= height[name]; i++) {
        line = "| " rows[name, i] " |"
        for (j = 1; j <= 3; j++) line = line " " cells[name, rows[name, i], target[j]] " |"
        print with_commas(line)
    }
}

function levels(    names, i, level) {
    print "\n| optimization level, on a Cortex-M0 | flash of " four \
        " | 17 clues | hardest list | deepest stack |"
    print "|---|---:|---:|---:|---:|"
    split("z s 2 3", names, " ")
    for (i = 1; i <= 4; i++) {
        level = names[i]
        if (!(level in flash)) continue
        print with_commas("| " level " | " flash[level] " | " instructions["17 clues", level] \
            " | " instructions["hardest list", level] " | " level_stack[level] " |")
    }
}

function tasks(    names, words, i, j, line) {
    split("z s 3", task_level, " ")
    split("idle start turn task state data", names, " ")
    words["idle"] = "stack of a program with an idle task"
    words["start"] = "stack while a search is started"
    words["turn"] = "stack during one turn, the deepest"
    words["task"] = "stack of the program with the task that solves, the deepest"
    words["state"] = "state of that task"
    words["data"] = "initialised data of the program, in flash"
    print "\n| Embassy on a Cortex-M0, in bytes | z | s | 3 |\n|---|---:|---:|---:|"
    for (i = 1; i <= 6; i++) {
        line = "| " words[names[i]] " |"
        for (j = 1; j <= 3; j++) line = line " " task[names[i], task_level[j]] " |"
        print with_commas(line)
    }
}

# Fails if a number is above its limit, or is none.
function hold(what, number, limit) {
    if (number !~ /^[0-9]+$/) fail(what ": not measured")
    else if (number + 0 > limit) fail(what ": " number " is above the limit of " limit)
    else print what ": " number " of at most " limit
}

function fail(words) {
    print words >"/dev/stderr"
    failed = 1
}

function max(one, other) {
    return one + 0 > other + 0 ? one : other
}

# 1234567 as 1,234,567, wherever it appears in a text.
function with_commas(text) {
    while (match(text, /[0-9][0-9][0-9][0-9]+/))
        text = substr(text, 1, RSTART + RLENGTH - 4) "," substr(text, RSTART + RLENGTH - 3)
    return text
}
