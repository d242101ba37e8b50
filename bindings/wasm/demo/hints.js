// Hints that tell more with each click, the way to the solution step by step, and the rating.
import { numbered } from "./words.js";

/** The depths of a hint, from the least that it tells to the most. */
const DEPTHS = ["technique", "place", "pattern", "everything"];

const LEVELS = ["", "singles", "sets", "patterns"];

/**
 * Dispatches "view" with what the board is to show of a step, or with nothing, and "take" with the
 * digits and candidates after a step.
 */
export class Hints extends EventTarget {
  #load;
  #logic;
  #loading;
  /** The puzzle in play: clues, digits of the player, candidates, and the solution if known. */
  #play;
  /** The step of the hint that is shown, and how much of it. */
  #step;
  #depth = 0;
  /** The steps of the path that were shown, which of them is shown now, and how the path ended. */
  #path;
  #steps = [];
  #place = 0;
  #end;
  #tell = document.getElementById("tell");
  #take = document.getElementById("take");
  #back = document.getElementById("back");
  #on = document.getElementById("on");
  #told = document.getElementById("told");
  #rated = document.getElementById("rated");

  /** `load` loads the functions; it is called when the first of them is needed. */
  constructor(load) {
    super();
    this.#load = load;
    this.#tell.addEventListener("click", () => this.#with(() => this.#hint()));
    this.#take.addEventListener("click", () => this.#with(() => this.#apply()));
    this.#on.addEventListener("click", () => this.#with(() => this.#walk(1)));
    this.#back.addEventListener("click", () => this.#with(() => this.#walk(-1)));
    this.#tell.disabled = this.#on.disabled = false;
  }

  /** Begins again with a puzzle in play. */
  begin(play) {
    this.#play = play;
    this.clear();
    this.#say("");
    this.#rate();
  }

  /** Says that the solution of the puzzle in play is known. */
  know(solution) {
    if (this.#play !== undefined) {
      this.#play.solution = solution;
    }
  }

  /** Forgets the step that is shown. */
  clear() {
    this.#step = this.#path = this.#end = undefined;
    this.#steps = [];
    this.#depth = this.#place = 0;
    this.#enable();
    this.#show(undefined);
  }

  /** Calls a function when the module is there. */
  async #with(act) {
    try {
      // What failed to load is loaded again.
      this.#loading ??= this.#load();
      this.#logic ??= await this.#loading.catch((error) => {
        this.#loading = undefined;
        throw error;
      });
      this.#rate();
      act();
    } catch (error) {
      this.#say(`${error.message}.`);
    }
  }

  /** What the functions of the module take. */
  #arguments() {
    const { clues, placed, candidates, solution = null } = this.#play;
    return [clues, { entries: placed, notes: candidates, solution }];
  }

  /** Shows the next hint, or more of the one that is shown. */
  #hint() {
    if (this.#path !== undefined) {
      this.clear();
    }
    if (this.#step === undefined) {
      const hint = this.#logic.hint(...this.#arguments());
      if (hint.kind !== "step") {
        this.#say(hint.words);
        const isWrong = hint.kind === "mistakes";
        this.#show(isWrong ? { wrong: [...hint.digits, ...hint.notes] } : undefined);
        return;
      }
      this.#step = hint.step;
    } else {
      this.#depth = Math.min(this.#depth + 1, DEPTHS.length - 1);
    }
    const depth = DEPTHS[this.#depth];
    this.#say(this.#step.sentences[depth]);
    this.#show(viewOf(this.#step, depth));
    this.#enable();
  }

  /** Takes the step of the hint. */
  #apply() {
    const { placement, removals, board } = this.#step;
    const placed = this.#play.placed.slice();
    const gone = new Set(removals.map(({ cell, digit }) => 10 * cell + digit));
    if (placement !== undefined) {
      placed[placement.cell] = placement.digit;
      for (const cell of peersOf(placement.cell)) {
        gone.add(10 * cell + placement.digit);
      }
    }
    const candidates = board.candidates.map((digits, cell) =>
      placement?.cell === cell
        ? [placement.digit]
        : board.digits[cell] !== 0
          ? digits
          : digits.filter((digit) => !gone.has(10 * cell + digit)),
    );
    const said = this.#step.sentences.everything;
    this.#tell.focus();
    this.dispatchEvent(new CustomEvent("take", { detail: { placed, candidates } }));
    this.#say(`Taken: ${said}`);
  }

  /** Goes on or back on the path. */
  #walk(direction) {
    if (this.#path === undefined) {
      this.clear();
      this.#path = this.#logic.path(...this.#arguments());
    }
    const place = Math.max(1, this.#place + direction);
    while (this.#steps.length < place && this.#end === undefined) {
      const { done, value } = this.#path.next();
      if (done) {
        this.#end = value;
      } else {
        this.#steps.push(value);
      }
    }
    this.#place = Math.min(place, this.#steps.length + 1);
    const step = this.#steps[this.#place - 1];
    if (step === undefined) {
      this.#say(`After ${numbered(this.#steps.length, "step", "steps")}: ${this.#end.words}`);
      this.#show(this.#after());
    } else {
      this.#say(`Step ${this.#place}, ${step.technique}: ${step.sentences.everything}`);
      this.#show({ ...viewOf(step, "everything"), board: step.board });
    }
    this.#enable();
  }

  /** The board after the last step of the path. */
  #after() {
    const last = this.#steps.at(-1);
    if (last === undefined) {
      return undefined;
    }
    const digits = last.board.digits.slice();
    if (last.placement !== undefined) {
      digits[last.placement.cell] = last.placement.digit;
    }
    return { board: { digits, candidates: last.board.candidates } };
  }

  /** Shows the rating of the puzzle, once the module is there. */
  #rate() {
    if (this.#logic === undefined || this.#play === undefined) {
      return;
    }
    const { level, rounds, verdict } = this.#logic.rate(this.#play.clues);
    const parts = rounds
      .map((count, index) => ({ count, name: LEVELS[index + 1] }))
      .filter(({ count }) => count > 0)
      .map(({ count, name }) => `${numbered(count, "round", "rounds")} of ${name}`);
    const how = parts.length > 0 ? `: ${parts.join(", ")}` : "";
    this.#rated.textContent =
      verdict === "contradicted"
        ? "Rating: none, for there is no solution."
        : level === 4
          ? `Rating: beyond level 3${how}.`
          : `Rating: level ${level} of 3${how}.`;
  }

  #enable() {
    const had = document.activeElement;
    this.#tell.textContent = this.#step === undefined ? "Hint" : "Tell more";
    this.#take.disabled = this.#step === undefined;
    const isAtEnd = this.#end !== undefined && this.#place > this.#steps.length;
    this.#on.disabled = isAtEnd;
    this.#back.disabled = this.#place <= 1;
    // A disabled button would lose the focus.
    if (had === this.#on && isAtEnd) {
      this.#back.disabled ? this.#tell.focus() : this.#back.focus();
    }
    if (had === this.#back && this.#back.disabled) {
      this.#on.focus();
    }
  }

  #say(words) {
    if (this.#told.textContent !== words) {
      this.#told.textContent = words;
    }
  }

  #show(view) {
    this.dispatchEvent(new CustomEvent("view", { detail: view }));
  }
}

/** What a board shows of a step at a depth. */
function viewOf(step, depth) {
  const at = DEPTHS.indexOf(depth);
  if (at === 0) {
    return undefined;
  }
  if (at === 1) {
    const { houses, digits } = step.place;
    return { place: houses.flatMap(cellsOf), digits, needsCandidates: digits.length > 0 };
  }
  const { parts, digits, placement, removals, level } = step;
  // Naked singles are seen on candidates only.
  const needsCandidates = level > 1 || step.technique === "naked single";
  const pattern = { parts, digits, needsCandidates };
  return at === 2 ? pattern : { ...pattern, placement, removals };
}

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);

/** The cells of a house. */
function cellsOf({ kind, index }) {
  return CELLS.filter((cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
    return { row, column, box }[kind] === index;
  });
}

/** The cells that share a house with a cell. */
function peersOf(cell) {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
  const houses = Object.entries({ row, column, box });
  return houses.flatMap(([kind, index]) => cellsOf({ kind, index }));
}
