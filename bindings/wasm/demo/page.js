// Connects the parts of the page.
import { Answer } from "./answer.js";
import { Board } from "./board.js";
import { Copy } from "./copy.js";
import { Hints } from "./hints.js";
import { List } from "./list.js";
import { Maker } from "./maker.js";
import { Puzzle } from "./puzzle.js";
import { SAMPLES } from "./samples.js";
import { Steps } from "./steps.js";
import { Text } from "./text.js";
import { connectTheme } from "./theme.js";

const byId = (id) => document.getElementById(id);

connectTheme(byId("theme"));
const board = new Board(byId("board"), byId("pad"));

async function start() {
  const { load, loadGenerate, loadLogic, loadText } = await import("./sudoku-core/web.js");
  connect(...(await Promise.all([load(), loadText()])), loadGenerate, loadLogic);
}

function connect(sudoku, formats, loadGenerate, loadLogic) {
  const puzzle = new Puzzle();
  const answer = new Answer(sudoku);
  const steps = new Steps(sudoku);
  const text = new Text(sudoku, formats);
  const copy = new Copy(formats);
  const maker = new Maker(loadGenerate);
  const hints = new Hints(loadLogic);
  new List();
  /** The solution that is shown, and the search that found it. */
  let solution;
  let solutions;
  /** What a hint shows. */
  let told;

  function draw() {
    const digits = told?.board?.digits ?? puzzle.digits;
    const candidates = told?.board?.candidates ?? puzzle.candidates;
    const conflicts = sudoku.conflicts(digits);
    const clues = puzzle.cells;
    board.show({
      clues,
      placed: digits.map((digit, cell) => (clues[cell] === 0 ? digit : 0)),
      solution,
      candidates: candidates ?? sudoku.pencilmarks(digits),
      inConflict: new Set(conflicts.flatMap(({ first, second }) => [first, second])),
      told,
    });
    byId("hide").disabled = solution === undefined && told === undefined;
    byId("undo").disabled = !puzzle.canUndo;
    byId("clear").disabled = puzzle.isEmpty;
  }

  function show(found) {
    solution = found;
    // Both would be on the same board.
    hints.clear();
    draw();
  }

  /** Begins again with the current puzzle. */
  function look() {
    solutions?.return();
    solutions = undefined;
    const cells = puzzle.cells;
    hints.begin({ clues: cells, placed: puzzle.placed, candidates: puzzle.candidates });
    answer.look(cells);
    steps.begin(cells);
    show(undefined);
  }

  /** Shows the next solution, and the first one after the last. */
  function showNext() {
    solutions ??= sudoku.solutions(puzzle.cells);
    let { value } = solutions.next();
    if (value === undefined) {
      solutions = sudoku.solutions(puzzle.cells);
      ({ value } = solutions.next());
    }
    show(value);
  }

  puzzle.addEventListener("change", () => {
    const { cells: clues, placed, candidates } = puzzle;
    text.write(clues, maker.linkOf(clues));
    copy.offer({ clues, placed, candidates });
    look();
  });
  answer.addEventListener("count", ({ detail: count }) => {
    byId("solve").disabled = count < 1;
    byId("next").disabled = count < 2;
  });
  answer.addEventListener("proper", ({ detail }) => hints.know(detail));
  hints.addEventListener("view", ({ detail }) => {
    told = detail ?? undefined;
    if (told !== undefined) {
      solution = undefined;
    }
    draw();
  });
  hints.addEventListener("take", ({ detail: { placed, candidates } }) =>
    puzzle.replace({ clues: puzzle.cells, placed, candidates }),
  );
  board.addEventListener("enter", ({ detail: { cell, digit } }) => {
    if (solution !== undefined || told !== undefined) {
      show(undefined);
    }
    if (byId("keep").checked) {
      puzzle.place(cell, digit);
    } else {
      puzzle.set(cell, digit);
    }
  });
  board.addEventListener("undo", () => puzzle.undo());
  text.addEventListener("read", ({ detail }) => {
    // Candidates of the text are to be seen.
    if (detail.candidates !== undefined) {
      board.hasCandidates = byId("candidates").checked = true;
    }
    puzzle.replace(detail);
  });
  maker.addEventListener("made", ({ detail }) => puzzle.replace({ clues: detail }));
  steps.addEventListener("found", ({ detail }) => show(detail));
  byId("solve").addEventListener("click", () => {
    solutions?.return();
    solutions = undefined;
    showNext();
  });
  byId("next").addEventListener("click", showNext);
  byId("hide").addEventListener("click", () => show(undefined));
  byId("undo").addEventListener("click", () => puzzle.undo());
  byId("clear").addEventListener("click", () => puzzle.replace({ clues: new Uint8Array(81) }));
  byId("candidates").addEventListener("change", ({ target }) => {
    board.hasCandidates = target.checked;
  });

  board.hasCandidates = byId("candidates").checked;
  byId("build").textContent = `Version ${sudoku.version}, ${sudoku.build}.`;
  copy.offer({ clues: puzzle.cells });
  look();
  text.readLink();
  maker.readLink();
  if (puzzle.isEmpty && location.hash === "") {
    puzzle.replace({ clues: sudoku.parse(SAMPLES[0][1]) });
  }
}

start().catch((error) => {
  byId("verdict").textContent =
    `The solver cannot be loaded (${error.message}). ` +
    "Was the page built? See bindings/wasm/demo/build.sh.";
});
