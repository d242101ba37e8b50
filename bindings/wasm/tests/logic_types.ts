// Compiled, not run: what the types of the techniques allow and what they refuse.
import type { Grid } from "@sudoku-core/wasm";
import { loadLogic as loadFile } from "@sudoku-core/wasm/files";
import {
  type Hint,
  type Level,
  type Logic,
  type PathEnd,
  type Rating,
  type Step,
  type Technique,
  loadLogic,
} from "@sudoku-core/wasm/logic";

const module: Logic = await loadLogic();
const same: Logic = await loadFile({ module: new Uint8Array(8) });
const hint: Hint = module.hint("…", { entries: [1], notes: [[1, 2]], solution: null });
module.hint("…", { techniques: ["X-wing", "naked single"], solution: "…", entries: undefined });
// @ts-expect-error a technique has one of forty names
module.hint("…", { techniques: ["luck"] });
switch (hint.kind) {
  case "step": {
    const step: Step = hint.step;
    const level: Level = step.level;
    const technique: Technique = step.technique;
    const cell: number | undefined = step.placement?.cell;
    const digits: Grid = step.board.digits;
    console.log(level, technique, cell, digits, step.texts.place, step.sentences.everything);
    console.log(step.links[0]?.from.cells, step.place.houses[0]?.kind, step.svg.length);
    // @ts-expect-error there are four depths
    console.log(step.texts.less);
    break;
  }
  case "mistakes":
    console.log(hint.digits, hint.notes, hint.words);
    break;
  case "stuck":
    console.log(hint.level === 4, hint.words);
    break;
  case "contradicted":
    console.log(hint.house?.index, hint.digit, hint.cell);
    break;
  default:
    // @ts-expect-error there is no step
    console.log(hint.step);
}
for (const step of module.steps("…")) {
  const same: Step = step;
  console.log(same);
}
const path = module.path("…", { notes: undefined });
const next = path.next();
if (next.done) {
  const end: PathEnd = next.value;
  console.log(end.kind);
} else {
  const step: Step = next.value;
  console.log(step);
}
const rating: Rating = module.rate("…");
const proper = module.rateWithRectangles("…");
if (proper.kind === "rated") {
  console.log(module.compare(rating, proper), proper.verdict);
}
const checked = module.check("…");
console.log(checked.kind === "right", module.techniques[0]?.name, same);
