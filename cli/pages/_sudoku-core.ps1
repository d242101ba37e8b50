
using namespace System.Management.Automation
using namespace System.Management.Automation.Language

Register-ArgumentCompleter -Native -CommandName 'sudoku-core' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    $commandElements = $commandAst.CommandElements
    $command = @(
        'sudoku-core'
        for ($i = 1; $i -lt $commandElements.Count; $i++) {
            $element = $commandElements[$i]
            if ($element -isnot [StringConstantExpressionAst] -or
                $element.StringConstantType -ne [StringConstantType]::BareWord -or
                $element.Value.StartsWith('-') -or
                $element.Value -eq $wordToComplete) {
                break
        }
        $element.Value
    }) -join ';'

    $completions = @(switch ($command) {
        'sudoku-core' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('solve', 'solve', [CompletionResultType]::ParameterValue, 'Write the solution of each puzzle, or why it does not have exactly one (the default)')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Write whether each puzzle has exactly one solution, and every reason if it has not')
            [CompletionResult]::new('count', 'count', [CompletionResultType]::ParameterValue, 'Write the number of solutions of each puzzle, up to a limit')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Draw each puzzle as a board')
            [CompletionResult]::new('convert', 'convert', [CompletionResultType]::ParameterValue, 'Write each puzzle in another format')
            [CompletionResult]::new('canon', 'canon', [CompletionResultType]::ParameterValue, 'Write the canonical form of each puzzle')
            [CompletionResult]::new('minimize', 'minimize', [CompletionResultType]::ParameterValue, 'Remove clues of each puzzle until it is minimal')
            [CompletionResult]::new('hint', 'hint', [CompletionResultType]::ParameterValue, 'Write the next step towards the solution of each puzzle, and why it is right')
            [CompletionResult]::new('explain', 'explain', [CompletionResultType]::ParameterValue, 'Write all steps to the solution of each puzzle')
            [CompletionResult]::new('rate', 'rate', [CompletionResultType]::ParameterValue, 'Write how hard each puzzle is for people')
            [CompletionResult]::new('generate', 'generate', [CompletionResultType]::ParameterValue, 'Make puzzles at random')
            [CompletionResult]::new('bench', 'bench', [CompletionResultType]::ParameterValue, 'Measure how fast this machine solves the puzzles of a file')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print the completions for a shell')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Print the man page, in the format of man(7)')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sudoku-core;solve' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Read only puzzles of this format; `convert --list` prints all names')
            [CompletionResult]::new('--shard', '--shard', [CompletionResultType]::ParameterName, 'Answer only every N-th line, beginning with line I')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--progress', '--progress', [CompletionResultType]::ParameterName, 'Show a progress bar')
            [CompletionResult]::new('--max-nodes', '--max-nodes', [CompletionResultType]::ParameterName, 'Search at most N nodes per puzzle, then answer `paused`, and never `no`')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--resume', '--resume', [CompletionResultType]::ParameterName, 'Continue an earlier run of the same command; needs --output')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write one JSON object per line and puzzle; --help describes it')
            [CompletionResult]::new('--board', '--board', [CompletionResultType]::ParameterName, 'Write solutions as boards; what was found is green on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoku-core;check' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Read only puzzles of this format; `convert --list` prints all names')
            [CompletionResult]::new('--shard', '--shard', [CompletionResultType]::ParameterName, 'Answer only every N-th line, beginning with line I')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--progress', '--progress', [CompletionResultType]::ParameterName, 'Show a progress bar')
            [CompletionResult]::new('--max-nodes', '--max-nodes', [CompletionResultType]::ParameterName, 'Search at most N nodes per puzzle, then answer `paused`, and never `no`')
            [CompletionResult]::new('--resume', '--resume', [CompletionResultType]::ParameterName, 'Continue an earlier run of the same command; needs --output')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write one JSON object per line and puzzle; --help describes it')
            [CompletionResult]::new('--minimal', '--minimal', [CompletionResultType]::ParameterName, 'Also check that no clue is redundant')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoku-core;count' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Read only puzzles of this format; `convert --list` prints all names')
            [CompletionResult]::new('--shard', '--shard', [CompletionResultType]::ParameterName, 'Answer only every N-th line, beginning with line I')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--progress', '--progress', [CompletionResultType]::ParameterName, 'Show a progress bar')
            [CompletionResult]::new('--max-nodes', '--max-nodes', [CompletionResultType]::ParameterName, 'Search at most N nodes per puzzle, then answer `paused`, and never `no`')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Count no further than N; 2 tells whether a puzzle is proper')
            [CompletionResult]::new('--resume', '--resume', [CompletionResultType]::ParameterName, 'Continue an earlier run of the same command; needs --output')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write one JSON object per line and puzzle; --help describes it')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoku-core;show' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Read only puzzles of this format; `convert --list` prints all names')
            [CompletionResult]::new('--shard', '--shard', [CompletionResultType]::ParameterName, 'Answer only every N-th line, beginning with line I')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--progress', '--progress', [CompletionResultType]::ParameterName, 'Show a progress bar')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--resume', '--resume', [CompletionResultType]::ParameterName, 'Continue an earlier run of the same command; needs --output')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--candidates', '--candidates', [CompletionResultType]::ParameterName, 'Draw the candidates of each cell: the digits that no clue excludes directly')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoku-core;convert' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Read only puzzles of this format; `convert --list` prints all names')
            [CompletionResult]::new('--shard', '--shard', [CompletionResultType]::ParameterName, 'Answer only every N-th line, beginning with line I')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--progress', '--progress', [CompletionResultType]::ParameterName, 'Show a progress bar')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Write puzzles in this format; --list prints the names of all')
            [CompletionResult]::new('--only', '--only', [CompletionResultType]::ParameterName, 'Write only this part')
            [CompletionResult]::new('--resume', '--resume', [CompletionResultType]::ParameterName, 'Continue an earlier run of the same command; needs --output')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--list', '--list', [CompletionResultType]::ParameterName, 'Print the name of each format and what it is')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoku-core;canon' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Read only puzzles of this format; `convert --list` prints all names')
            [CompletionResult]::new('--shard', '--shard', [CompletionResultType]::ParameterName, 'Answer only every N-th line, beginning with line I')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--progress', '--progress', [CompletionResultType]::ParameterName, 'Show a progress bar')
            [CompletionResult]::new('--resume', '--resume', [CompletionResultType]::ParameterName, 'Continue an earlier run of the same command; needs --output')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--with-map', '--with-map', [CompletionResultType]::ParameterName, 'After each form, write the transform that leads to it')
            [CompletionResult]::new('--unique', '--unique', [CompletionResultType]::ParameterName, 'Leave out puzzles that are isomorphic to an earlier one')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoku-core;minimize' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Read only puzzles of this format; `convert --list` prints all names')
            [CompletionResult]::new('--shard', '--shard', [CompletionResultType]::ParameterName, 'Answer only every N-th line, beginning with line I')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--progress', '--progress', [CompletionResultType]::ParameterName, 'Show a progress bar')
            [CompletionResult]::new('--resume', '--resume', [CompletionResultType]::ParameterName, 'Continue an earlier run of the same command; needs --output')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoku-core;hint' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Read only puzzles of this format; `convert --list` prints all names')
            [CompletionResult]::new('--shard', '--shard', [CompletionResultType]::ParameterName, 'Answer only every N-th line, beginning with line I')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--progress', '--progress', [CompletionResultType]::ParameterName, 'Show a progress bar')
            [CompletionResult]::new('--techniques', '--techniques', [CompletionResultType]::ParameterName, 'Use only these techniques, in this order')
            [CompletionResult]::new('--up-to', '--up-to', [CompletionResultType]::ParameterName, 'Use only the techniques of levels 1 to LEVEL')
            [CompletionResult]::new('--with', '--with', [CompletionResultType]::ParameterName, 'Use these techniques after the others; `bug+1` only if it is named')
            [CompletionResult]::new('--without', '--without', [CompletionResultType]::ParameterName, 'Do not use these techniques')
            [CompletionResult]::new('--depth', '--depth', [CompletionResultType]::ParameterName, 'Tell less of it')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Also write a picture of the step (SVG) to FILE, or - in place of words')
            [CompletionResult]::new('--resume', '--resume', [CompletionResultType]::ParameterName, 'Continue an earlier run of the same command; needs --output')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--list-techniques', '--list-techniques', [CompletionResultType]::ParameterName, 'Print the name of each technique, its level and its code in HoDoKu')
            [CompletionResult]::new('--ignore-notes', '--ignore-notes', [CompletionResultType]::ParameterName, 'Reason on all candidates that the digits leave')
            [CompletionResult]::new('--describe', '--describe', [CompletionResultType]::ParameterName, 'Write sentences for learners in place of the notation')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write one JSON object per line and puzzle; --help describes it')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoku-core;explain' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Read only puzzles of this format; `convert --list` prints all names')
            [CompletionResult]::new('--shard', '--shard', [CompletionResultType]::ParameterName, 'Answer only every N-th line, beginning with line I')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--progress', '--progress', [CompletionResultType]::ParameterName, 'Show a progress bar')
            [CompletionResult]::new('--techniques', '--techniques', [CompletionResultType]::ParameterName, 'Use only these techniques, in this order')
            [CompletionResult]::new('--up-to', '--up-to', [CompletionResultType]::ParameterName, 'Use only the techniques of levels 1 to LEVEL')
            [CompletionResult]::new('--with', '--with', [CompletionResultType]::ParameterName, 'Use these techniques after the others; `bug+1` only if it is named')
            [CompletionResult]::new('--without', '--without', [CompletionResultType]::ParameterName, 'Do not use these techniques')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Also write a picture of each step (SVG) to the folder DIR')
            [CompletionResult]::new('--resume', '--resume', [CompletionResultType]::ParameterName, 'Continue an earlier run of the same command; needs --output')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--list-techniques', '--list-techniques', [CompletionResultType]::ParameterName, 'Print the name of each technique, its level and its code in HoDoKu')
            [CompletionResult]::new('--ignore-notes', '--ignore-notes', [CompletionResultType]::ParameterName, 'Reason on all candidates that the digits leave')
            [CompletionResult]::new('--describe', '--describe', [CompletionResultType]::ParameterName, 'Write sentences for learners in place of the notation')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write one JSON object per line and puzzle; --help describes it')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoku-core;rate' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Read only puzzles of this format; `convert --list` prints all names')
            [CompletionResult]::new('--shard', '--shard', [CompletionResultType]::ParameterName, 'Answer only every N-th line, beginning with line I')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--progress', '--progress', [CompletionResultType]::ParameterName, 'Show a progress bar')
            [CompletionResult]::new('--resume', '--resume', [CompletionResultType]::ParameterName, 'Continue an earlier run of the same command; needs --output')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--rectangles', '--rectangles', [CompletionResultType]::ParameterName, 'Also use rectangles, which rely on the puzzle having one solution')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write one JSON object per line and puzzle; --help describes it')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoku-core;generate' {
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Make N puzzles')
            [CompletionResult]::new('--number', '--number', [CompletionResultType]::ParameterName, 'Make N puzzles')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Make the list of this seed; otherwise the time is the seed')
            [CompletionResult]::new('--symmetry', '--symmetry', [CompletionResultType]::ParameterName, 'Make the cells with clues symmetric')
            [CompletionResult]::new('--clues', '--clues', [CompletionResultType]::ParameterName, 'Make puzzles with N clues, or with A to B of them')
            [CompletionResult]::new('--pattern', '--pattern', [CompletionResultType]::ParameterName, 'Make puzzles with clues in just the cells that are filled here')
            [CompletionResult]::new('--solution', '--solution', [CompletionResultType]::ParameterName, 'Make puzzles with this solution, or with that of this puzzle')
            [CompletionResult]::new('--level', '--level', [CompletionResultType]::ParameterName, 'Make puzzles of level 1, 2, 3 or beyond, or of levels A to B; see `rate`')
            [CompletionResult]::new('--rounds', '--rounds', [CompletionResultType]::ParameterName, 'Make puzzles with N rounds in their rating, or with A to B of them')
            [CompletionResult]::new('--attempts', '--attempts', [CompletionResultType]::ParameterName, 'Give a puzzle up after N attempts, instead of 10,000')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Write puzzles in this format; see `convert --list`')
            [CompletionResult]::new('--shard', '--shard', [CompletionResultType]::ParameterName, 'Make only every N-th puzzle of the list, beginning with puzzle I')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Search with N threads; 0 stands for one per core')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to FILE, which appears (or is replaced) when it is complete')
            [CompletionResult]::new('--progress', '--progress', [CompletionResultType]::ParameterName, 'Show a progress bar')
            [CompletionResult]::new('--minimal', '--minimal', [CompletionResultType]::ParameterName, 'Make puzzles without redundant clues')
            [CompletionResult]::new('--unique-classes', '--unique-classes', [CompletionResultType]::ParameterName, 'Leave out puzzles that are isomorphic to an earlier one')
            [CompletionResult]::new('--resume', '--resume', [CompletionResultType]::ParameterName, 'Continue an earlier run of the same command; needs --output')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Write nothing to standard error but errors')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoku-core;bench' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Read only puzzles of this format; `convert --list` prints all names')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Also measure N threads at once; 0 stands for one per core')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Also measure N threads at once; 0 stands for one per core')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write one JSON object')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoku-core;completions' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'sudoku-core;man' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'sudoku-core;help' {
            [CompletionResult]::new('solve', 'solve', [CompletionResultType]::ParameterValue, 'Write the solution of each puzzle, or why it does not have exactly one (the default)')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Write whether each puzzle has exactly one solution, and every reason if it has not')
            [CompletionResult]::new('count', 'count', [CompletionResultType]::ParameterValue, 'Write the number of solutions of each puzzle, up to a limit')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Draw each puzzle as a board')
            [CompletionResult]::new('convert', 'convert', [CompletionResultType]::ParameterValue, 'Write each puzzle in another format')
            [CompletionResult]::new('canon', 'canon', [CompletionResultType]::ParameterValue, 'Write the canonical form of each puzzle')
            [CompletionResult]::new('minimize', 'minimize', [CompletionResultType]::ParameterValue, 'Remove clues of each puzzle until it is minimal')
            [CompletionResult]::new('hint', 'hint', [CompletionResultType]::ParameterValue, 'Write the next step towards the solution of each puzzle, and why it is right')
            [CompletionResult]::new('explain', 'explain', [CompletionResultType]::ParameterValue, 'Write all steps to the solution of each puzzle')
            [CompletionResult]::new('rate', 'rate', [CompletionResultType]::ParameterValue, 'Write how hard each puzzle is for people')
            [CompletionResult]::new('generate', 'generate', [CompletionResultType]::ParameterValue, 'Make puzzles at random')
            [CompletionResult]::new('bench', 'bench', [CompletionResultType]::ParameterValue, 'Measure how fast this machine solves the puzzles of a file')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print the completions for a shell')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Print the man page, in the format of man(7)')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sudoku-core;help;solve' {
            break
        }
        'sudoku-core;help;check' {
            break
        }
        'sudoku-core;help;count' {
            break
        }
        'sudoku-core;help;show' {
            break
        }
        'sudoku-core;help;convert' {
            break
        }
        'sudoku-core;help;canon' {
            break
        }
        'sudoku-core;help;minimize' {
            break
        }
        'sudoku-core;help;hint' {
            break
        }
        'sudoku-core;help;explain' {
            break
        }
        'sudoku-core;help;rate' {
            break
        }
        'sudoku-core;help;generate' {
            break
        }
        'sudoku-core;help;bench' {
            break
        }
        'sudoku-core;help;completions' {
            break
        }
        'sudoku-core;help;man' {
            break
        }
        'sudoku-core;help;help' {
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
