//! The texts of `--help`, the man page and `docs/cli.md` that are not about one option.

pub(crate) const OVERVIEW: &str = "\
Solves, checks, counts and makes 9x9 Sudoku puzzles: one, or files and streams of any size.

It reads puzzles in any of many formats, most often one per line, and writes one answer per line,
in the same order. Empty lines, comments and titles pass through as they are. Without a command it
solves. With neither a FILE nor anything on standard input, it solves a sample that it brings
along.";

pub(crate) const EXAMPLES: &str = "\
Examples:
  sudoku-core puzzles.txt                    the solution of each puzzle, or why it has none
  sudoku-core solve --board 53..7....6..1... a puzzle as an argument, its solution as a board
  sudoku-core solve < puzzles.txt.xz         standard input; .gz, .zst and .xz need no other tool
  sudoku-core solve -o out.txt puzzles.txt   out.txt appears when it is complete
  sudoku-core check puzzles.txt | grep '^!'  what is wrong with which puzzle
  sudoku-core count --limit 100 puzzles.txt  the number of solutions, up to 100
  sudoku-core show --candidates puzzles.txt  boards with every candidate
  sudoku-core convert --to csv puzzles.sdm   the same puzzles in another format
  sudoku-core canon --unique puzzles.txt     one canonical form for all isomorphic puzzles
  sudoku-core minimize puzzles.txt           the same solutions with as few clues as needed
  sudoku-core generate -n 100 --minimal      new puzzles, each of them minimal
  sudoku-core bench puzzles.txt              how fast this machine solves these puzzles

`sudoku-core COMMAND --help` says everything about a command.";

pub(crate) const INPUT: &str = "\
Input:
  A puzzle may have any format that `convert --list` prints. The most common is a line of 81
  symbols: 1 to 9, and any of . 0 _ and * for an empty cell. A comment after # may follow.
  - Nine lines are a puzzle if they are directly one after the other; an empty line ends the puzzle,
    whether or not it is complete. So does the border of a board, a bracket that is closed, and an
    element of XML.
  - A text of at most 4,096 bytes that is one puzzle as a whole may have empty lines anywhere. It is
    answered at its end, unless its first puzzle is complete by itself.
  - If the text has candidates and does not mark its clues, one of the candidates is to be chosen in
    each cell. In every other text the clues alone are the puzzle.
  A text that is no puzzle has one line as its answer, which says where it stops being one, and what
  was expected there. A line may have 65,535 bytes; a longer one is reported or, if it is a comment,
  copied. Files that gzip, zstd or xz has compressed are recognized by their first bytes.";

pub(crate) const SOLVE_OUTPUT: &str = "\
Output:
  The solution, or `! ` and the reason why there is not exactly one: two clues in conflict, no
  solution, more than one solution (with two of them), `paused` if --max-nodes was too small, or
  the file, line and column where the text stops being a puzzle.";

pub(crate) const CHECK_OUTPUT: &str = "\
Output:
  `proper, 30 clues` if the puzzle has exactly one solution. Otherwise `! 30 clues: ` and the
  reasons: every conflict, or that there is no solution, or two different solutions; `paused` if
  --max-nodes was too small; or the file, line and column where the text stops being a puzzle.
  Of a puzzle with one solution, it is also a reason if the text has another grid as the solution,
  or a digit of the player that is not the one of the solution. A puzzle that is made of candidates
  has the number of its candidates in place of its clues.
  With --minimal, `proper, 24 clues, minimal` if the puzzle has exactly one solution and would have
  several without any one of its clues. Otherwise it is a reason which clues are redundant: each of
  them alone can be removed. To remove one can make another one necessary, as `minimize` does.";

pub(crate) const COUNT_OUTPUT: &str = "\
Output:
  The number of solutions. If it is equal to the limit, there may be more. `! paused`, with the
  number so far, if --max-nodes was too small; `! ` and the reason if the text is no puzzle.";

pub(crate) const SHOW_OUTPUT: &str = "\
Output:
  A board of 13 lines, or `! ` and the file, line and column where the text stops being a puzzle.
  Coloured: digits that are twice in a house in red; with --candidates, clues in bold. If the text
  has candidates, they are drawn, and otherwise those that the digits leave.";

pub(crate) const CONVERT_OUTPUT: &str = "\
Output:
  Each puzzle in the format, followed by an empty line if it has several lines. Reading the output
  gives the same puzzles. Comments, titles and empty lines are left out. The format csv begins with
  the line `puzzle,solution`. A format of candidates gets those that the digits leave if the text
  has none. Where the format has no room for a part of a puzzle, such as the digits of the player,
  a line says so, and how to leave it out. `! ` and the file, line and column come where a text
  stops being a puzzle.";

pub(crate) const CANON_OUTPUT: &str = "\
Output:
  The canonical form: of all grids that the symmetries of Sudoku make of the puzzle, the first if
  they are compared cell by cell, an empty cell before every digit (row-minlex). So two puzzles
  have the same one exactly if they are isomorphic. A puzzle needs no solution for it, and only its
  clues count. `! ` and the reason if the text is no puzzle, or is made of candidates.
  With --with-map, `# ` and the transform follow: the row that each row of the canonical form comes
  from, likewise its columns, and what the digits 1 to 9 become; after the word `transpose` rows
  and columns of the puzzle are exchanged first.
  --unique keeps 41 bytes of each form, in a table that doubles whenever it is full: 48 to 96 bytes
  of memory for each form, and 144 for the moment of the doubling. Forms are compared as a whole, so
  that none is left out by chance. With --shard, each shard leaves out only what is isomorphic to
  an earlier line of its own.";

pub(crate) const MINIMIZE_OUTPUT: &str = "\
Output:
  A minimal puzzle with the same solution: clues are removed in row-major order, each if the puzzle
  has no second solution without it. Without any one of the clues that remain there would be
  several. `! ` and the reason if the puzzle does not have exactly one solution, as from `solve`,
  if the text is no puzzle, or if it is made of candidates.";

pub(crate) const GENERATE_OUTPUT: &str = "\
Output:
  Puzzles with exactly one solution each. If no attempt for puzzle I met all wishes, `! puzzle I: `
  and the reason; a puzzle that meets only some of them is never written. Wishes that contradict
  each other end the program at once.
  - The same seed and wishes make the same list on every machine, whatever -j is. Puzzle I, counted
    from 1, is the first one of the library's `Generator::new(SEED + mix(I - 1))`, modulo 2^64,
    where mix is the last three lines of `next` in SplitMix64. As mix(0) is 0, puzzle 1 is the one
    that the library makes from the seed itself. Without --seed, the seed is taken from the time and
    printed to standard error.
  - The symmetries are none, half-turn, quarter-turn, left-right, up-down, cross (left-right and
    up-down), diagonal (from the top left), antidiagonal, diagonals and full. With --minimal, one
    clue alone of a symmetric puzzle may be redundant: its whole orbit is not.
  - --clues A..B includes A and B. Without --minimal, puzzles get as few of these clues as the order
    allows in which clues are removed. Fewer than 20 are hardly ever found by chance.
  - --pattern takes a puzzle of any format, or 81 symbols with x in place of the digits; --solution
    takes a puzzle or its solution. Both take the text itself or the name of a file.
  - --unique-classes makes no other puzzles in place of those that it leaves out. It takes as much
    memory as `canon --unique`: 48 to 96 bytes for each puzzle, and 144 for a moment. With --shard,
    each shard leaves out only what is isomorphic to an earlier puzzle of its own.
  - --shard I/N makes the puzzles I, I+N, I+2N and so on. --resume needs --seed.";

pub(crate) const BENCH_OUTPUT: &str = "\
Output:
  Puzzles per second, microseconds per puzzle and guesses. Only solving is timed: all puzzles are
  read into memory first, and nothing is written meanwhile. A round solves all of them; there are
  rounds for a second, at least three, and the median counts. The times of single puzzles are the
  shortest of three, and contain the time to look at the clock, some 20 ns.";

pub(crate) const JSON: &str = "\
JSON (--json):
  One object per line and puzzle; comments and empty lines are left out. What does not apply is
  absent. `nodes` and `guesses` depend on the version and the processor.
  input      the name of the file, or \"standard input\", \"argument\" or \"sample\"
  line       the line in it, from 1; of several lines the first
  format     the name of the format, if it is not one line or nine lines of symbols
  puzzle     81 characters, `.` for an empty cell, or 729 for a puzzle that is made of candidates;
             if it is unreadable, the text itself
  status     \"proper\"; \"several\" or \"none\" (solutions); \"conflict\"; \"unreadable\";
             \"paused\" (--max-nodes was too small, which says nothing about the solutions)
  solution   81 characters, if the puzzle is proper (not by `count`)
  solutions  two different solutions, if there are several (not by `count`)
  reason     why the puzzle is not proper, an object: `text` has the words; a conflict also has
             `house` (\"row 1\"), `digit` (5) and `cells` ([\"r1c2\",\"r1c9\"]); an unreadable text
             also has its `line` and `column`
  conflicts  every conflict, as an array of such objects (`check`)
  minimal    whether no clue of a proper puzzle is redundant (`check --minimal`)
  redundant  the redundant clues, as an array of cells; absent if there are none
             (`check --minimal`)
  mistakes   what the text has beside a proper puzzle and is wrong: its own solution, or digits of
             the player; as an array of sentences (`check`)
  clues      the number of clues, if the puzzle is not made of candidates (`check`)
  count      the number of solutions, no larger than `limit` (`count`)
  limit      the limit (`count`)
  nodes      the smallest --max-nodes that is enough; after a pause, --max-nodes (not by `count`)
  guesses    how often the search had to try both sides of a guess (not by `count`)";

pub(crate) const STATUS: &str = "\
Exit status:
  0    every puzzle has exactly one solution (`show`: every text is a puzzle; `convert` and
       `canon`: every puzzle was written; `check --minimal`: every puzzle is minimal as well;
       `generate`: every puzzle was made)
  1    at least one has not; also if the reader of the answers went away
  2    a file could not be read, an answer not be written, or the call not be understood; also if
       no puzzle can be as it is wished
  130  Ctrl-C (143: SIGTERM). Only whole lines were written, and a message says how far it came;
       a second Ctrl-C ends the program at once.";

pub(crate) const CLUSTER: &str = "\
Many machines:
  --shard I/N answers the lines I, I+N, I+2N and so on of all inputs together, empty lines and
  comments included; a puzzle of several lines counts as one. So N runs answer every line exactly
  once. Where each answer is one line, `paste -d '\\n' out.1 out.2 ... out.N` restores the order.
  With --resume, FILE.partial and FILE.progress are kept beside FILE. However the run ends, even by
  kill -9, the same command continues it, and every line is answered exactly once. FILE.progress
  stays when FILE is complete, so that the same command then does nothing and returns the same exit
  status. In a job array, for example:
    sudoku-core solve --shard $ID/100 --resume -o out.$ID puzzles.txt.zst";

/// Paragraphs with empty lines between them.
pub(crate) fn join(paragraphs: &[&str]) -> String {
    paragraphs.join("\n\n")
}
