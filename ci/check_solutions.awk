# Checks solved puzzles. Every line is a puzzle, a tab and its solution, 81 characters each.
# The exit status is 0 if each solution is complete, keeps the clues and has no digit twice in a
# row, column or box.
BEGIN { FS = "\t" }

function fail(reason) {
    print "line " NR ": " reason ": " $0
    failed = 1
    exit 1
}

{
    if (length($1) != 81 || $2 !~ /^[1-9]+$/ || length($2) != 81) fail("not 81 digits")
    split("", seen)
    for (cell = 0; cell < 81; cell++) {
        digit = substr($2, cell + 1, 1)
        clue = substr($1, cell + 1, 1)
        if (clue ~ /[1-9]/ && clue != digit) fail("a clue was changed")
        row = int(cell / 9)
        column = cell % 9
        box = int(row / 3) * 3 + int(column / 3)
        if (seen["r", row, digit]++ || seen["c", column, digit]++ || seen["b", box, digit]++) {
            fail("a digit appears twice")
        }
    }
}

END {
    if (!failed && NR == 0) {
        print "nothing to check"
        exit 1
    }
    if (!failed) print NR " solutions are right"
}
