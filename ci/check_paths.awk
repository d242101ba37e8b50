# Takes the steps that `sudoku-core explain` writes. Prints each puzzle that it solves, a tab and
# the digits that the clues and the steps fill in, for ci/check_solutions.awk. The exit status is 0
# if every step fills an empty cell or removes something.
/^[1-9.]+$/ && length($0) == 81 {
    puzzle = $0
    for (cell = 1; cell <= 81; cell++) digits[cell] = substr(puzzle, cell, 1)
}

/^ *[0-9]+\. / {
    if (match($0, /=> r[1-9]c[1-9]=[1-9]$/)) {
        cell = 9 * (substr($0, RSTART + 4, 1) - 1) + substr($0, RSTART + 6, 1)
        if (digits[cell] != ".") exit 1
        digits[cell] = substr($0, RSTART + 8, 1)
    } else if ($0 !~ /=> r.*<>[1-9]+$/) {
        exit 1
    }
}

/^solved/ {
    solution = ""
    for (cell = 1; cell <= 81; cell++) solution = solution digits[cell]
    print puzzle "\t" solution
}
