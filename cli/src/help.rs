//! The texts of `--help`, the man page and `docs/cli.md` that are not about one option.

pub(crate) const OVERVIEW: &str = "\
Solves, checks, counts, explains, rates and makes 9x9 Sudoku puzzles: one, or files and streams of
any size.

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
  sudoku-core hint --depth place 53..7....6... where the next step of a puzzle is
  sudoku-core explain 53..7....6..1...     all its steps
  sudoku-core rate puzzles.txt               how hard these puzzles are, as a table
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
  - --level and --rounds take the rating that `rate` writes without --rectangles; the rounds of all
    levels count. Ranges include both ends: 2, 1..3, 3.. and beyond are levels. A puzzle with
    another rating is one of the attempts.
  - --unique-classes makes no other puzzles in place of those that it leaves out. It takes as much
    memory as `canon --unique`: 48 to 96 bytes for each puzzle, and 144 for a moment. With --shard,
    each shard leaves out only what is isomorphic to an earlier puzzle of its own.
  - --shard I/N makes the puzzles I, I+N, I+2N and so on. --resume needs --seed.";

pub(crate) const HINT_OUTPUT: &str = "\
Output:
  The easiest step: its technique, the houses in which to look, the pattern, and the digit that it
  places or the candidates that it removes; `solved` if there is nothing left to do. A program that
  is called once per hint cannot be asked for more, so it tells everything; --depth tells less.
  Otherwise `! ` and what is in the way:
  - where the player went wrong: in which cells a digit is not that of the solution, or which notes
    lack it. What is right is not told. With several solutions, that none has all of it.
  - `stuck` if the techniques find no step; with the level of the easiest step that any finds.
  - why the puzzle has no solution, or where the text stops being a puzzle.
  The step is one for the digits and, without --ignore-notes, the notes that the text has. A cell
  without notes has all candidates that the digits leave. In a text that is made of candidates, a
  cell with one candidate counts as filled if none of its peers has that candidate.
  - --list-techniques prints the names of the techniques. Lists are separated by commas, as in
    `--techniques full-house,hidden-single,x-wing`.
  - Techniques that rely on uniqueness are used where the puzzle has exactly one solution.
  - --svg FILE is for one puzzle. If there is a folder of this name, or if it ends in a slash, the
    picture of item I, counted as by --shard, is I.svg in it.";

pub(crate) const EXPLAIN_OUTPUT: &str = "\
Output:
  The puzzle, a numbered line for each step, and a line that says how it ends, followed by an empty
  line: `solved in 51 steps` and their levels, or `! ` and one of
  - `after 20 steps: stuck`, with the level of the easiest step that any technique finds;
  - `after 3 steps: no solution`, with the house or the cell that shows it;
  - where the player went wrong, as from `hint`, before the first step; or, for a text that is no
    puzzle, the file, line and column where it stops being one.
  Each step is the one that `hint` writes for the position that the steps before it lead to. It
  begins with the digits and the notes that the text has: --ignore-notes leaves out the notes, and
  `convert --only clues` both.
  - --list-techniques prints the names of the techniques. Lists are separated by commas, as in
    `--techniques full-house,hidden-single,x-wing`.
  - The picture of step 7 of item I, counted as by --shard, is I-007.svg in the folder.";

pub(crate) const RATE_OUTPUT: &str = "\
Output:
  CSV with a header: a row for each puzzle, in their order. Comments and empty lines are left out.
  puzzle      81 characters, or 729 if it is made of candidates; empty if it is unreadable
  status      proper; several or none (solutions); conflict; unreadable
  scheme      the name of the scheme, and its version, which never changes
  level       the highest level that was needed, 1 to 3; `beyond` if no technique finds a step
  rounds_1    the number of rounds of level 1; likewise rounds_2 and rounds_3
  removed_1   the number of candidates that these rounds removed; likewise removed_2 and removed_3
  end         solved, stuck or contradicted
  reason      why there is no rating, or why the puzzle is not proper
  In each round, everything that the techniques of the lowest level find is applied at once. So a
  rating is the same however a puzzle is turned, mirrored or renamed. Only the clues count.
  The scheme `rounds 1` does not rely on uniqueness, so puzzles with several solutions are rated as
  well. With --rectangles, the scheme is `rounds with rectangles 1`, and only proper puzzles are
  rated. A puzzle that is made of candidates is not rated.";

pub(crate) const STEPS: &str = "\
JSON of hint, explain and rate (--json):
  One object per line and puzzle, with `input`, `line`, `format`, `puzzle`, `status` and `reason` as
  from `solve`, and the following. What does not apply is absent.
  step           the step (`hint`)
  steps          all steps, as an array (`explain`)
  end            \"solved\", \"stuck\", \"contradicted\" or \"mistakes\"; absent if there is a
                 step, or if a hint is about a puzzle without a solution
  level          the highest level of the steps (`explain`), or of the rating (`rate`): 1, 2, 3 or
                 \"beyond\"
  needs          the level of the easiest step that any technique finds, if it is stuck
  contradiction  what shows that there is no solution
  mistakes       what the player did wrong, as an array of sentences
  wrong_digits   the cells that the player filled wrongly
  wrong_notes    the cells whose notes lack the digit of the solution
  candidates     what is left at the end of a path that does not solve the puzzle, 729 characters
  scheme, rounds, removed
                 the rating; arrays have a number for each level
  A step is an object. --depth leaves out what it does not tell.
  technique      the name of the technique
  level          its level
  place          where to look: the object has `houses` or `digits`
  houses         the houses of the pattern, as [\"row 1\"]
  covers         other houses that lose candidates
  digits         the digits of the pattern
  cells          the cells of the pattern, as [\"r1c2\"]
  parts          the same cells in parts, which a picture shows in different colours
  links          the links of a chain in their order, each with a `kind`, which is \"strong\" or
                 \"weak\", and its ends `from` and `to`, which have a `digit` and `cells`
  placements     the digits that it places, each with `cell` and `digit`
  removals       the candidates that it removes, likewise
  text           the same in the notation of the field, as far as --depth goes
  description    sentences for learners, likewise";

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
       `hint`: every puzzle has a next step or is solved; `explain`: every puzzle was solved;
       `rate`: every puzzle was rated as well; `generate`: every puzzle was made)
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
