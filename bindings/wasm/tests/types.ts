// Compiled, not run: what the types allow and what they refuse.
import {
  type Answer,
  type Conflict,
  type Grid,
  type LineAnswer,
  type Progress,
  type Puzzle,
  type Solutions,
  type UniqueSolution,
  NotADigitError,
  ParseError,
  load,
} from "@sudoku-core/wasm";

const sudoku = await load();
await load({ build: "scalar" });
await load({ build: "simd128", module: new Uint8Array(8) });
// @ts-expect-error there are two builds
await load({ build: "sse2" });

const grid: Grid = sudoku.parse("…");
const line: string = sudoku.print(grid);
sudoku.print([...grid], "board");
// @ts-expect-error a board has no colours
sudoku.print(grid, "colours");
// @ts-expect-error numbers are not text
sudoku.parse(grid);

const { isValid } = sudoku;
const valid: boolean = isValid(line);
isValid([[1, 2, 3]]);
isValid([["5", "3", "."]]);
isValid(["53..7....", "6..195..."]);
isValid(["5", "3", "."]);
const board: Puzzle = [[5, "3", "."]];
// @ts-expect-error a cell is a number or a symbol
isValid([null]);
// @ts-expect-error there is no third dimension
isValid([[[5]]]);

const conflicts: readonly Conflict[] = sudoku.conflicts(grid);
for (const { house, digit, first, second, words } of conflicts) {
  const kind: "row" | "column" | "box" = house.kind;
  const sum: number = house.index + digit + first + second;
  console.log(kind, sum, words.length);
}
const marks: number[][] = sudoku.pencilmarks(grid);

function words(answer: Answer): string {
  switch (answer.kind) {
    case "solved":
      // @ts-expect-error a solution needs no words
      answer.words;
      return sudoku.print(answer.solution);
    case "conflict":
      return answer.conflict.words;
    case "no-solution":
      return answer.words;
    case "not-unique":
      return answer.solutions.map((solution) => sudoku.print(solution)).join();
  }
}
// @ts-expect-error there may be none
sudoku.solve(grid).solution;

const count: number = sudoku.count(grid, 2);
// @ts-expect-error without a limit it would not end
sudoku.count(grid);

const search: Solutions = sudoku.solutions(grid);
const progress: Progress = search.nextWithin(10);
if (progress.kind === "found") {
  const solution: Grid = progress.solution;
  console.log(solution);
}
for (const solution of search) {
  const first: number = solution[0]!;
  console.log(first, search.guesses);
}
const unique: UniqueSolution = sudoku.uniqueSolution(grid);
const slice = unique.uniqueWithin(10);
console.log(slice.kind === "paused" ? unique.guesses : words(slice));
unique.end();
// @ts-expect-error an answer comes from a slice
unique.solution;
const isSolved: boolean = sudoku.isSolutionOf(grid, line);
// @ts-expect-error a solution of what?
sudoku.isSolutionOf(grid);
const all: Grid[] = [...sudoku.solutions(grid)];

for (const answer of sudoku.solveMany([line, grid, board])) {
  console.log(words(answer));
}
const counts: number[] = [...sudoku.countMany(new Set([line]), 2)];
// @ts-expect-error without a limit it would not end
sudoku.countMany([grid]);
// @ts-expect-error one grid is not many
sudoku.solveMany(grid);

for (const answer of sudoku.solveLines(line)) {
  const number: number = answer.line;
  const same: LineAnswer = answer;
  console.log(number, same.kind === "not-a-grid" ? same.error.offset : words(same));
}

try {
  sudoku.parse(line);
} catch (error) {
  if (error instanceof ParseError) {
    const place: number = error.offset + error.line + error.column;
    const kind: "empty" | "too-short" | "too-long" | "not-a-symbol" | "broken-row" | "long-row" =
      error.kind === "no-format" || error.kind === "ambiguous" ? "empty" : error.kind;
    console.log(place, kind, error.found?.length, error.expected.length);
  }
  if (error instanceof NotADigitError) {
    const cell: number = error.cell;
    console.log(cell, error.found);
  }
}
// @ts-expect-error only the package makes these
new ParseError();
// Where typed arrays say what they hold, a grid holds an `ArrayBuffer` of its own.
const buffer: ReturnType<Uint8Array["slice"]>["buffer"] = grid.buffer;
await load({ module: grid });
console.log(valid, marks, count, counts, all, isSolved, board, buffer);
