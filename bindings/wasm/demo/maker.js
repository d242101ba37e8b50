// Puzzles at random: their wishes, their seed, and the link that makes them again.
import { numbered } from "./words.js";

/** How long the page may be busy without a break, in milliseconds. */
const SLICE = 8;

/** The nodes of a generator between two readings of the clock. */
const BUDGET = 200;

/** Seeds of the button are below this, so that they are short. */
const SEEDS = 1_000_000_000;

/** Dispatches "made" with the cells of a puzzle. */
export class Maker extends EventTarget {
  #load;
  #loading;
  /** A number for each request: an older one stops when there is a newer one. */
  #request = 0;
  #made = { cells: undefined, link: undefined };
  #make = document.getElementById("make");
  #halt = document.getElementById("halt");
  #symmetry = document.getElementById("symmetry");
  #fewest = document.getElementById("fewest");
  #most = document.getElementById("most");
  #minimal = document.getElementById("minimal");
  #seed = document.getElementById("seed");
  #words = document.getElementById("made");

  /** `load` loads the functions; it is called when the first puzzle is made. */
  constructor(load) {
    super();
    this.#load = load;
    this.#make.addEventListener("click", () => {
      this.#seed.value = Math.floor(Math.random() * SEEDS);
      this.#go();
    });
    this.#seed.addEventListener("change", () => this.#go());
    this.#halt.addEventListener("click", () => {
      this.#request += 1;
      this.#end("Stopped.");
    });
    addEventListener("hashchange", () => this.readLink());
    this.#make.disabled = false;
  }

  /** Makes the puzzle of the seed and the wishes in the address of the page, if there are any. */
  readLink() {
    const link = new URLSearchParams(location.hash.slice(1));
    if (!link.has("seed")) {
      return;
    }
    this.#seed.value = link.get("seed");
    const [fewest, most = fewest] = (link.get("clues") ?? "17-81").split("-");
    this.#fewest.value = fewest;
    this.#most.value = most;
    this.#minimal.checked = link.get("minimal") === "1";
    this.#symmetry.value = link.get("symmetry") ?? "none";
    // A name that is none has left nothing chosen.
    this.#symmetry.value ||= "none";
    this.#go();
  }

  /** The link that makes these cells again, if they were made here. */
  linkOf(cells) {
    const { cells: made, link } = this.#made;
    return made?.every((digit, cell) => digit === cells[cell]) ? link : undefined;
  }

  async #go() {
    this.#request += 1;
    const request = this.#request;
    const isOver = () => request !== this.#request;
    this.#say("Making a puzzle…");
    this.#setBusy(true);
    try {
      // What failed to load is loaded again.
      this.#loading ??= this.#load();
      const functions = await this.#loading.catch((error) => {
        this.#loading = undefined;
        throw error;
      });
      if (!isOver()) {
        await this.#run(functions, isOver);
      }
    } catch (error) {
      if (!isOver()) {
        this.#end(`${error.message}.`);
      }
    }
  }

  async #run(functions, isOver) {
    const { link, ...wishes } = this.#wishes();
    const puzzles = functions.generator(wishes);
    for (;;) {
      const progress = await slice(puzzles);
      if (isOver()) {
        return;
      }
      if (progress.kind === "unmet") {
        this.#end(`${progress.words}.`);
        return;
      }
      if (progress.kind === "found") {
        const { puzzle } = progress;
        this.#made = { cells: puzzle, link };
        const clues = puzzle.filter((digit) => digit > 0).length;
        this.#end(`Seed ${wishes.seed}: ${numbered(clues, "clue", "clues")}, one solution.`);
        this.dispatchEvent(new CustomEvent("made", { detail: puzzle }));
        return;
      }
    }
  }

  /** The wishes in the fields, and their link. */
  #wishes() {
    const seed = this.#seed.value;
    if (!/^\d+$/.test(seed)) {
      throw new RangeError("The seed is not a whole number");
    }
    const clues = [this.#fewest.valueAsNumber, this.#most.valueAsNumber];
    const symmetry = this.#symmetry.value;
    const minimal = this.#minimal.checked;
    const link = new URLSearchParams({ seed, symmetry, clues: clues.join("-") });
    if (minimal) {
      link.set("minimal", "1");
    }
    return { seed: BigInt(seed), clues, symmetry, minimal, link: `#${link}` };
  }

  #end(words) {
    this.#setBusy(false);
    this.#say(words);
  }

  #say(words) {
    this.#words.textContent = words;
  }

  #setBusy(isBusy) {
    // A disabled button would lose the focus.
    const had = document.activeElement;
    this.#halt.disabled = !isBusy;
    if (had === this.#halt && !isBusy) {
      this.#make.focus();
    }
  }
}

/** Works on a puzzle for a moment, after the page had one. */
async function slice(puzzles) {
  await new Promise((resolve) => setTimeout(resolve));
  const start = performance.now();
  for (;;) {
    const progress = puzzles.nextWithin(BUDGET);
    if (progress.kind !== "paused" || performance.now() - start >= SLICE) {
      return progress;
    }
  }
}
