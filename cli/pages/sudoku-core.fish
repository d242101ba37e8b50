# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_sudoku_core_global_optspecs
    string join \n h/help V/version
end

function __fish_sudoku_core_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_sudoku_core_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_sudoku_core_using_subcommand
    set -l cmd (__fish_sudoku_core_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c sudoku-core -n "__fish_sudoku_core_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoku-core -n "__fish_sudoku_core_needs_command" -s V -l version -d 'Print version'
complete -c sudoku-core -n "__fish_sudoku_core_needs_command" -f -a "solve" -d 'Write the solution of each puzzle, or why it does not have exactly one (the default)'
complete -c sudoku-core -n "__fish_sudoku_core_needs_command" -f -a "check" -d 'Write whether each puzzle has exactly one solution, and every reason if it has not'
complete -c sudoku-core -n "__fish_sudoku_core_needs_command" -f -a "count" -d 'Write the number of solutions of each puzzle, up to a limit'
complete -c sudoku-core -n "__fish_sudoku_core_needs_command" -f -a "show" -d 'Draw each puzzle as a board'
complete -c sudoku-core -n "__fish_sudoku_core_needs_command" -f -a "convert" -d 'Write each puzzle in another format'
complete -c sudoku-core -n "__fish_sudoku_core_needs_command" -f -a "bench" -d 'Measure how fast this machine solves the puzzles of a file'
complete -c sudoku-core -n "__fish_sudoku_core_needs_command" -f -a "completions" -d 'Print the completions for a shell'
complete -c sudoku-core -n "__fish_sudoku_core_needs_command" -f -a "man" -d 'Print the man page, in the format of man(7)'
complete -c sudoku-core -n "__fish_sudoku_core_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand solve" -l from -d 'Read puzzles of this format only; `convert --list` prints the names of all' -r -f -a "line\t''
rows\t''
spaces\t''
tabs\t''
commas\t''
bars\t''
board\t''
box-drawing\t''
simple-sudoku\t''
simple-sudoku-old\t''
pencilmarks\t''
marked-pencilmarks\t''
sdx\t''
sukaku\t''
susser\t''
hodoku\t''
sdk\t''
csv\t''
list\t''
array\t''
f-puzzles\t''
sudoku-pad\t''
open-sudoku\t''
sudoku-wiki\t''
doku\t''
komo\t''"
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand solve" -s j -l threads -d 'Search with N threads; 0 stands for one per core' -r
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand solve" -s o -l output -d 'Write to FILE, which appears (or is replaced) when it is complete' -r -F
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand solve" -l shard -d 'Answer only every N-th line, beginning with line I' -r
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand solve" -l progress -d 'Show progress on a terminal' -r -f -a "auto\t'If standard error is a terminal, and the answers go elsewhere'
never\t'Never'"
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand solve" -l max-nodes -d 'Search at most N nodes per puzzle, then answer `paused`, and never `no`' -r
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand solve" -l color -d 'When to use colours' -r -f -a "auto\t'If standard output is a terminal and the variable NO_COLOR is not set'
always\t'Always'
never\t'Never'"
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand solve" -l resume -d 'Continue what an earlier run of the same command has begun; needs --output'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand solve" -s q -l quiet -d 'Write nothing to standard error but errors'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand solve" -l json -d 'Write one JSON object per line and puzzle; --help describes it'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand solve" -l board -d 'Write solutions as boards; what was found is green on a terminal'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand solve" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand check" -l from -d 'Read puzzles of this format only; `convert --list` prints the names of all' -r -f -a "line\t''
rows\t''
spaces\t''
tabs\t''
commas\t''
bars\t''
board\t''
box-drawing\t''
simple-sudoku\t''
simple-sudoku-old\t''
pencilmarks\t''
marked-pencilmarks\t''
sdx\t''
sukaku\t''
susser\t''
hodoku\t''
sdk\t''
csv\t''
list\t''
array\t''
f-puzzles\t''
sudoku-pad\t''
open-sudoku\t''
sudoku-wiki\t''
doku\t''
komo\t''"
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand check" -s j -l threads -d 'Search with N threads; 0 stands for one per core' -r
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand check" -s o -l output -d 'Write to FILE, which appears (or is replaced) when it is complete' -r -F
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand check" -l shard -d 'Answer only every N-th line, beginning with line I' -r
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand check" -l progress -d 'Show progress on a terminal' -r -f -a "auto\t'If standard error is a terminal, and the answers go elsewhere'
never\t'Never'"
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand check" -l max-nodes -d 'Search at most N nodes per puzzle, then answer `paused`, and never `no`' -r
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand check" -l resume -d 'Continue what an earlier run of the same command has begun; needs --output'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand check" -s q -l quiet -d 'Write nothing to standard error but errors'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand check" -l json -d 'Write one JSON object per line and puzzle; --help describes it'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand check" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand count" -l from -d 'Read puzzles of this format only; `convert --list` prints the names of all' -r -f -a "line\t''
rows\t''
spaces\t''
tabs\t''
commas\t''
bars\t''
board\t''
box-drawing\t''
simple-sudoku\t''
simple-sudoku-old\t''
pencilmarks\t''
marked-pencilmarks\t''
sdx\t''
sukaku\t''
susser\t''
hodoku\t''
sdk\t''
csv\t''
list\t''
array\t''
f-puzzles\t''
sudoku-pad\t''
open-sudoku\t''
sudoku-wiki\t''
doku\t''
komo\t''"
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand count" -s j -l threads -d 'Search with N threads; 0 stands for one per core' -r
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand count" -s o -l output -d 'Write to FILE, which appears (or is replaced) when it is complete' -r -F
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand count" -l shard -d 'Answer only every N-th line, beginning with line I' -r
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand count" -l progress -d 'Show progress on a terminal' -r -f -a "auto\t'If standard error is a terminal, and the answers go elsewhere'
never\t'Never'"
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand count" -l max-nodes -d 'Search at most N nodes per puzzle, then answer `paused`, and never `no`' -r
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand count" -l limit -d 'Count no further than N; 2 tells whether a puzzle is proper' -r
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand count" -l resume -d 'Continue what an earlier run of the same command has begun; needs --output'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand count" -s q -l quiet -d 'Write nothing to standard error but errors'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand count" -l json -d 'Write one JSON object per line and puzzle; --help describes it'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand count" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand show" -l from -d 'Read puzzles of this format only; `convert --list` prints the names of all' -r -f -a "line\t''
rows\t''
spaces\t''
tabs\t''
commas\t''
bars\t''
board\t''
box-drawing\t''
simple-sudoku\t''
simple-sudoku-old\t''
pencilmarks\t''
marked-pencilmarks\t''
sdx\t''
sukaku\t''
susser\t''
hodoku\t''
sdk\t''
csv\t''
list\t''
array\t''
f-puzzles\t''
sudoku-pad\t''
open-sudoku\t''
sudoku-wiki\t''
doku\t''
komo\t''"
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand show" -s j -l threads -d 'Search with N threads; 0 stands for one per core' -r
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand show" -s o -l output -d 'Write to FILE, which appears (or is replaced) when it is complete' -r -F
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand show" -l shard -d 'Answer only every N-th line, beginning with line I' -r
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand show" -l progress -d 'Show progress on a terminal' -r -f -a "auto\t'If standard error is a terminal, and the answers go elsewhere'
never\t'Never'"
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand show" -l color -d 'When to use colours' -r -f -a "auto\t'If standard output is a terminal and the variable NO_COLOR is not set'
always\t'Always'
never\t'Never'"
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand show" -l resume -d 'Continue what an earlier run of the same command has begun; needs --output'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand show" -s q -l quiet -d 'Write nothing to standard error but errors'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand show" -l candidates -d 'Draw the candidates of each cell: the digits that no clue excludes directly'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand convert" -l from -d 'Read puzzles of this format only; `convert --list` prints the names of all' -r -f -a "line\t''
rows\t''
spaces\t''
tabs\t''
commas\t''
bars\t''
board\t''
box-drawing\t''
simple-sudoku\t''
simple-sudoku-old\t''
pencilmarks\t''
marked-pencilmarks\t''
sdx\t''
sukaku\t''
susser\t''
hodoku\t''
sdk\t''
csv\t''
list\t''
array\t''
f-puzzles\t''
sudoku-pad\t''
open-sudoku\t''
sudoku-wiki\t''
doku\t''
komo\t''"
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand convert" -s j -l threads -d 'Search with N threads; 0 stands for one per core' -r
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand convert" -s o -l output -d 'Write to FILE, which appears (or is replaced) when it is complete' -r -F
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand convert" -l shard -d 'Answer only every N-th line, beginning with line I' -r
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand convert" -l progress -d 'Show progress on a terminal' -r -f -a "auto\t'If standard error is a terminal, and the answers go elsewhere'
never\t'Never'"
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand convert" -l to -d 'Write puzzles in this format; --list prints the names of all' -r -f -a "line\t''
rows\t''
spaces\t''
tabs\t''
commas\t''
bars\t''
board\t''
box-drawing\t''
simple-sudoku\t''
simple-sudoku-old\t''
pencilmarks\t''
marked-pencilmarks\t''
sdx\t''
sukaku\t''
susser\t''
hodoku\t''
sdk\t''
csv\t''
list\t''
array\t''
f-puzzles\t''
sudoku-pad\t''
open-sudoku\t''
sudoku-wiki\t''
doku\t''
komo\t''"
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand convert" -l only -d 'Write only this part' -r -f -a "clues\t'The clues'
digits\t'The clues and the digits that the player has placed, as one grid'
candidates\t'The candidates, or those that the digits leave if there are none'"
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand convert" -l resume -d 'Continue what an earlier run of the same command has begun; needs --output'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand convert" -s q -l quiet -d 'Write nothing to standard error but errors'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand convert" -l list -d 'Print the name of each format and what it is'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand convert" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand bench" -l from -d 'Read puzzles of this format only; `convert --list` prints the names of all' -r -f -a "line\t''
rows\t''
spaces\t''
tabs\t''
commas\t''
bars\t''
board\t''
box-drawing\t''
simple-sudoku\t''
simple-sudoku-old\t''
pencilmarks\t''
marked-pencilmarks\t''
sdx\t''
sukaku\t''
susser\t''
hodoku\t''
sdk\t''
csv\t''
list\t''
array\t''
f-puzzles\t''
sudoku-pad\t''
open-sudoku\t''
sudoku-wiki\t''
doku\t''
komo\t''"
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand bench" -s j -l threads -d 'Also measure N threads at once; 0 stands for one per core' -r
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand bench" -l json -d 'Write one JSON object'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand bench" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand completions" -s h -l help -d 'Print help'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand man" -s h -l help -d 'Print help'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand help; and not __fish_seen_subcommand_from solve check count show convert bench completions man help" -f -a "solve" -d 'Write the solution of each puzzle, or why it does not have exactly one (the default)'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand help; and not __fish_seen_subcommand_from solve check count show convert bench completions man help" -f -a "check" -d 'Write whether each puzzle has exactly one solution, and every reason if it has not'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand help; and not __fish_seen_subcommand_from solve check count show convert bench completions man help" -f -a "count" -d 'Write the number of solutions of each puzzle, up to a limit'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand help; and not __fish_seen_subcommand_from solve check count show convert bench completions man help" -f -a "show" -d 'Draw each puzzle as a board'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand help; and not __fish_seen_subcommand_from solve check count show convert bench completions man help" -f -a "convert" -d 'Write each puzzle in another format'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand help; and not __fish_seen_subcommand_from solve check count show convert bench completions man help" -f -a "bench" -d 'Measure how fast this machine solves the puzzles of a file'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand help; and not __fish_seen_subcommand_from solve check count show convert bench completions man help" -f -a "completions" -d 'Print the completions for a shell'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand help; and not __fish_seen_subcommand_from solve check count show convert bench completions man help" -f -a "man" -d 'Print the man page, in the format of man(7)'
complete -c sudoku-core -n "__fish_sudoku_core_using_subcommand help; and not __fish_seen_subcommand_from solve check count show convert bench completions man help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
