// Compiled, not run: what the types have besides if the compiler knows the iterators of ECMAScript
// 2025 and `using`.
import { type Grid, load } from "@sudoku-core/wasm";

const { print, solutions, uniqueSolution } = await load();
const puzzle = ".".repeat(81);
const lines: string[] = solutions(puzzle)
  .take(3)
  .filter((solution) => solution[0] === 1)
  .map((solution) => print(solution))
  .toArray();
using search = solutions(puzzle);
using unique = uniqueSolution(puzzle);
const first: Grid | undefined = search.next().value;
const bytes: Uint8Array<ArrayBuffer> | undefined = first;
console.log(lines, bytes, unique.guesses);
