#!/usr/bin/env bash
# Looks for lines of more than 100 columns in all text that people write. A column is a character,
# not a byte. Rows of Markdown tables may be longer, and so may lines with a URL or with a word that
# is as long as a puzzle.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/install.sh
need git
install_missing

files=('*.rs' '*.toml' '*.md' '*.sh' '*.awk' '*.yml' '*.js' '*.ts' '*.py' '*.c' '*.h')
files+=('*.go' '*.java' '*.cs' '*.lua' .ci/run ci)
not_written_by_hand=(':!tests/data' ':!bindings/c/include/sudoku_core.h')

# In the locale C awk counts bytes; those that continue a character in UTF-8 are taken away first.
git ls-files -z -- "${files[@]}" "${not_written_by_hand[@]}" | LC_ALL=C xargs -0 awk '
    function has_a_long_word(    i) {
        for (i = 1; i <= NF; i++) if (length($i) >= 81) return 1
        return 0
    }
    { sub(/\r$/, ""); gsub(/[\200-\277]/, "") }
    length > 100 && !/^ *(\/\/[\/!] *)?\|/ && !/:\/\// && !has_a_long_word() {
        print FILENAME ":" FNR ": " length " columns"
        found = 1
    }
    END { exit found }'
