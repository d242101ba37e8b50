// The answer to a puzzle: its conflicts, the number of its solutions, and the time to solve it.
import { duration, grouped, numbered } from "./words.js";

/** The limit of the count of solutions. */
const LIMIT = 10_000;

/** How long the page may be busy without a break, in milliseconds. */
const SLICE = 8;

/** The nodes of a search between two readings of the clock. */
const BUDGET = 500;

/** How long a puzzle must stay the same before its answer is timed, in milliseconds. */
const PATIENCE = 200;

/** How long one answer is measured, in milliseconds. */
const MEASURE = 5;

/**
 * Dispatches "count" with the number of solutions found so far, and "proper" with the solution once
 * it is known to be the only one.
 */
export class Answer extends EventTarget {
  #sudoku;
  #verdict = document.getElementById("verdict");
  #list = document.getElementById("conflicts");
  #timing = document.getElementById("timing");
  #search;

  constructor(sudoku) {
    super();
    this.#sudoku = sudoku;
  }

  /** Begins to answer a puzzle, and stops answering the previous one. */
  look(cells) {
    this.#search?.return();
    this.#search = undefined;
    this.#timing.textContent = "";
    this.#tell(0);
    const conflicts = this.#sudoku.conflicts(cells);
    this.#list.replaceChildren(
      ...conflicts.map(({ words }) =>
        Object.assign(document.createElement("li"), { textContent: words }),
      ),
    );
    if (conflicts.length > 0) {
      this.#say(`${numbered(conflicts.length, "conflict", "conflicts")}.`, true);
    } else {
      this.#count(cells);
    }
  }

  #say(words, isBad = false) {
    if (this.#verdict.textContent !== words) {
      this.#verdict.textContent = words;
    }
    this.#verdict.classList.toggle("bad", isBad);
  }

  #tell(count) {
    this.dispatchEvent(new CustomEvent("count", { detail: count }));
  }

  /** Counts in slices, so that the page stays responsive for every puzzle. */
  async #count(cells) {
    const search = this.#sudoku.solutions(cells);
    this.#search = search;
    let count = 0;
    let isOver = false;
    let busy = 0;
    // The time until it was known whether there is exactly one solution.
    let untilKnown;
    let first;
    while (!isOver) {
      const start = performance.now();
      while (!isOver && performance.now() - start < SLICE) {
        const { kind, solution } = search.nextWithin(BUDGET);
        first ??= solution;
        count += kind === "found" ? 1 : 0;
        isOver = kind === "exhausted" || count > LIMIT;
        if (isOver || count === 2) {
          untilKnown ??= busy + performance.now() - start;
        }
      }
      busy += performance.now() - start;
      this.#tell(count);
      if (!isOver) {
        this.#say(`Searching… ${grouped(count)} so far.`);
        await new Promise((resolve) => setTimeout(resolve));
        if (this.#search !== search) {
          return;
        }
      }
    }
    const { guesses } = search;
    search.return();
    this.#say(inWords(count), count === 0);
    if (count === 1) {
      this.dispatchEvent(new CustomEvent("proper", { detail: first }));
    }
    await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    if (this.#search === search) {
      this.#time(cells, count, untilKnown, guesses);
    }
  }

  /**
   * Shows how long the answer takes: the mean of many runs, because a single run is often too short
   * for the clock.
   */
  #time(cells, count, once, guesses) {
    const solveFor = (milliseconds) => {
      const start = performance.now();
      let runs = 0;
      let took = 0;
      for (; took < milliseconds; took = performance.now() - start) {
        this.#sudoku.solve(cells);
        runs += 1;
      }
      return { runs, each: took / runs };
    };
    let measured = { runs: 1, each: once };
    if (once < MEASURE) {
      // The first runs warm up: a browser optimizes code that runs often.
      solveFor(MEASURE);
      measured = solveFor(MEASURE);
    }
    const what =
      count === 1 ? "Solved and proved unique" : count === 0 ? "Refuted" : "Two solutions found";
    const how = measured.runs > 1 ? ` (mean of ${grouped(measured.runs)})` : "";
    const tried = count > 1 ? "" : `, with ${numbered(guesses, "guess", "guesses")}`;
    this.#timing.textContent = `${what} in ${duration(measured.each)}${how}${tried}.`;
  }
}

function inWords(count) {
  if (count === 0) {
    return "Valid, but no solution.";
  }
  if (count === 1) {
    return "Exactly one solution.";
  }
  return count > LIMIT ? `More than ${grouped(LIMIT)} solutions.` : `${grouped(count)} solutions.`;
}
