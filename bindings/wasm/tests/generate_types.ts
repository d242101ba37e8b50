// Compiled, not run: what the types of the generator allow and what they refuse.
import { type Grid, load } from "@sudoku-core/wasm";
import { loadGenerate as loadFile } from "@sudoku-core/wasm/files";
import {
  type Generate,
  type GeneratorProgress,
  type PuzzleGenerator,
  type Symmetry,
  type Transform,
  ImpossibleWishError,
  UnmetError,
  loadGenerate,
} from "@sudoku-core/wasm/generate";

const module: Generate = await loadGenerate();
const same: Generate = await loadFile({ module: new Uint8Array(8) });
const puzzle: Grid = module.generate({ seed: 1 });
module.generate({ seed: 1n, symmetry: "half-turn", clues: [24, 28], minimal: true, attempts: 9 });
module.generate({ seed: 1, pattern: puzzle, solution: "…", symmetry: undefined });
// @ts-expect-error there is always a seed
module.generate({});
// @ts-expect-error a symmetry has one of ten names
module.generate({ seed: 1, symmetry: "round" });
// @ts-expect-error a range has two ends
module.generate({ seed: 1, clues: [1, 2, 3] });
const symmetry: Symmetry | undefined = module.symmetries[0];

const puzzles: PuzzleGenerator = module.generator({ seed: 1 });
const next: Grid = puzzles.next().value;
for (const puzzle of puzzles) {
  const same: Grid = puzzle;
  console.log(same);
}
const progress: GeneratorProgress = puzzles.nextWithin(100);
if (progress.kind === "found") {
  console.log(progress.puzzle);
} else if (progress.kind === "unmet") {
  console.log(progress.wish, progress.words);
} else {
  // @ts-expect-error there is no puzzle yet
  console.log(progress.puzzle);
}

const minimal = module.minimize(puzzle);
if (minimal.kind === "minimal") {
  const same: Grid = minimal.puzzle;
  console.log(same, module.isMinimal(same));
}
const { grid, transform } = module.canonicalize(puzzle);
const used: Transform = transform;
const image: Grid = module.transform(grid, used);
const answer = (await load()).solve(image);
try {
  module.generate({ seed: 1 });
} catch (error) {
  if (error instanceof UnmetError || error instanceof ImpossibleWishError) {
    console.log(error.wish, error.message);
  }
}
// @ts-expect-error only the package makes these
new UnmetError();
console.log(same, symmetry, next, answer);
