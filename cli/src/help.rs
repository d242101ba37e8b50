//! The texts of `--help`, the man page and `docs/cli.md` that are not about one option.

pub(crate) const OVERVIEW: &str = "\
Solves, checks and counts 9x9 Sudoku puzzles: one, or files and streams of any size.

It reads one puzzle per line and writes one answer per line, in the same order. Empty lines and
lines that begin with # pass through as they are. Without a command it solves. With neither a
FILE nor anything on standard input, it solves a sample that it brings along.";

pub(crate) const EXAMPLES: &str = "\
Examples:
  sudoku-core puzzles.txt                    the solution of each puzzle, or why it has none
  sudoku-core solve --board 53..7....6..1... a puzzle as an argument, its solution as a board
  sudoku-core solve < puzzles.txt.xz         standard input; .gz, .zst and .xz need no other tool
  sudoku-core solve -o out.txt puzzles.txt   out.txt appears when it is complete
  sudoku-core check puzzles.txt | grep '^!'  what is wrong with which puzzle
  sudoku-core count --limit 100 puzzles.txt  the number of solutions, up to 100
  sudoku-core show --candidates puzzles.txt  boards with every candidate
  sudoku-core bench puzzles.txt              how fast this machine solves these puzzles

`sudoku-core COMMAND --help` says everything about a command.";

pub(crate) const INPUT: &str = "\
Input:
  A puzzle is 81 symbols: 1 to 9, and any of . 0 _ and * for an empty cell. It may be
  - one line, after which a comment that begins with # may follow,
  - nine lines of nine symbols directly one after the other; an empty line ends the puzzle, whether
    or not it is complete,
  - a board with borders, as `show` writes it.
  Any other text has one line as its answer, which says where the text stops being a puzzle and
  what was expected there. A line may have 65,535 bytes; a longer one is reported, or, if it is a
  comment, copied. Files that gzip, zstd or xz has compressed are recognized by their first bytes.";

pub(crate) const SOLVE_OUTPUT: &str = "\
Output:
  The solution, or `! ` and the reason why there is not exactly one: two clues in conflict, no
  solution, more than one solution (with two of them), `paused` if --max-nodes was too small, or
  the file, line and column where the text stops being a puzzle.";

pub(crate) const CHECK_OUTPUT: &str = "\
Output:
  `proper, 30 clues` if the puzzle has exactly one solution. Otherwise `! 30 clues: ` and the
  reasons: every conflict, or that there is no solution, or two different solutions; `paused` if
  --max-nodes was too small; or the file, line and column where the text stops being a puzzle.";

pub(crate) const COUNT_OUTPUT: &str = "\
Output:
  The number of solutions. If it is equal to the limit, there may be more. `! paused`, with the
  number so far, if --max-nodes was too small; `! ` and the reason if the text is no puzzle.";

pub(crate) const SHOW_OUTPUT: &str = "\
Output:
  A board of 13 lines, or `! ` and the file, line and column where the text stops being a puzzle.
  Coloured: digits that are twice in a house in red; with --candidates, clues in bold.";

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
  puzzle     81 characters, `.` for an empty cell; if it is unreadable, the text itself
  status     \"proper\"; \"several\" or \"none\" (solutions); \"conflict\"; \"unreadable\";
             \"paused\" (--max-nodes was too small, which says nothing about the solutions)
  solution   81 characters, if the puzzle is proper (not by `count`)
  solutions  two different solutions, if there are several (not by `count`)
  reason     why the puzzle is not proper, an object: `text` has the words; a conflict also has
             `house` (\"row 1\"), `digit` (5) and `cells` ([\"r1c2\",\"r1c9\"]); an unreadable text
             also has its `line` and `column`
  conflicts  every conflict, as an array of such objects (`check`)
  clues      the number of clues (`check`)
  count      the number of solutions, no larger than `limit` (`count`)
  limit      the limit (`count`)
  nodes      the smallest --max-nodes that is enough; after a pause, --max-nodes (not by `count`)
  guesses    how often the search had to try both sides of a guess (not by `count`)";

pub(crate) const STATUS: &str = "\
Exit status:
  0    every puzzle has exactly one solution (`show`: every text is a puzzle)
  1    at least one has not; also if the reader of the answers went away
  2    a file could not be read, an answer not be written, or the call not be understood
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
