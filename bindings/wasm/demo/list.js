// Many puzzles, one per line, solved by a worker.
import { scrambled } from "./samples.js";
import { duration, grouped, numbered } from "./words.js";

/** The number of characters of the results that are shown; the file has all of them. */
const SHOWN = 500_000;

/** A longer file is not shown in the field, which would take seconds to lay it out. */
const FIELD = 500_000;

/** The words for a count: in the singular and in the plural. */
const WORDS = {
  "solved": ["solved", "solved"],
  "not-unique": ["with several solutions", "with several solutions"],
  "no-solution": ["without a solution", "without a solution"],
  "conflict": ["with a conflict", "with a conflict"],
  "not-a-grid": ["not a grid", "not grids"],
};

export class List {
  #worker;
  #answers = [];
  #lines = 0;
  /** A list that is too long for the field. */
  #long;
  #puzzles = document.getElementById("puzzles");
  #start = document.getElementById("start");
  #stop = document.getElementById("stop");
  #results = document.getElementById("results");
  #done = document.getElementById("done");
  #save = document.getElementById("save");
  #summary = document.getElementById("summary");

  constructor() {
    this.#start.addEventListener("click", () => this.#run());
    this.#stop.addEventListener("click", () => this.#halt());
    this.#save.addEventListener("click", () => this.#saveResults());
    this.#puzzles.addEventListener("input", () => this.#take());
    document
      .getElementById("thousand")
      .addEventListener("click", () => this.#take("list.txt", scrambled(1000)));
    const file = document.getElementById("file");
    file.addEventListener("change", async () => {
      if (file.files.length > 0) {
        const [{ name }] = file.files;
        this.#take(name, await file.files[0].text());
        file.value = "";
      }
    });
    this.#start.disabled = false;
  }

  /** Takes a list from a file or from the field; a long list is kept outside of the field. */
  #take(name = "pasted", text = this.#puzzles.value) {
    this.#long = text.length > FIELD ? text : undefined;
    this.#puzzles.placeholder = this.#long
      ? `${name}: ${numbered(text.trimEnd().split("\n").length, "line", "lines")}`
      : "";
    const inField = this.#long ? "" : text;
    if (this.#puzzles.value !== inField) {
      this.#puzzles.value = inField;
    }
  }

  #run() {
    const text = this.#long ?? this.#puzzles.value;
    this.#answers = [];
    this.#lines = text.split("\n").length;
    this.#results.value = "";
    this.#done.value = 0;
    this.#say("Solving…");
    this.#setBusy(true);
    this.#worker ??= this.#makeWorker();
    this.#worker.postMessage({ text });
  }

  #makeWorker() {
    const worker = new Worker("worker.js", { type: "module" });
    worker.addEventListener("message", ({ data }) => this.#onMessage(data));
    worker.addEventListener("error", (event) =>
      this.#fail(event.message ?? "the worker did not start"),
    );
    return worker;
  }

  #onMessage({ line, answers, end, problem }) {
    if (problem) {
      this.#fail(problem);
    } else if (end) {
      this.#done.value = 1;
      this.#finish(inWords(end));
    } else {
      for (const answer of answers) {
        this.#answers.push(answer);
      }
      this.#done.value = line / this.#lines;
      this.#say(`Solving… ${grouped(this.#answers.length)} answered.`);
    }
  }

  #halt() {
    this.#worker.terminate();
    this.#worker = undefined;
    this.#finish(`Stopped: ${grouped(this.#answers.length)} answered.`);
  }

  #fail(problem) {
    this.#worker = undefined;
    this.#finish(`Solving failed: ${problem}`);
  }

  #finish(words) {
    const all = this.#answers.join("\n");
    this.#results.value =
      all.length > SHOWN ? `${all.slice(0, SHOWN)}\n… (the rest is in the file)` : all;
    this.#save.disabled = this.#answers.length === 0;
    this.#setBusy(false);
    this.#say(words);
  }

  #setBusy(isBusy) {
    // The focus moves as well, because a disabled button would lose it.
    const had = document.activeElement;
    this.#stop.disabled = !isBusy;
    this.#start.disabled = isBusy;
    if (had === this.#start && isBusy) {
      this.#stop.focus();
    } else if (had === this.#stop && !isBusy) {
      this.#start.focus();
    }
  }

  #say(words) {
    this.#summary.textContent = words;
  }

  #saveResults() {
    const url = URL.createObjectURL(
      new Blob([`${this.#answers.join("\n")}\n`], { type: "text/plain" }),
    );
    Object.assign(document.createElement("a"), { href: url, download: "solutions.txt" }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
}

function inWords({ counts, busy }) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) {
    return "There is no puzzle.";
  }
  const parts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${grouped(count)} ${WORDS[kind][count === 1 ? 0 : 1]}`);
  return `${parts.join(", ")}, in ${duration(busy)}: ${duration(busy / total)} each.`;
}
