// The puzzle as text of any format: typed, pasted, opened, chosen from the samples, or shared by a
// link.
import { connectFiles } from "./files.js";
import { SAMPLES } from "./samples.js";
import { grouped, numbered } from "./words.js";

/** The number of characters that are shown before and after an error. */
const AROUND = 12;

/** A longer text is not shown in the field, which would take seconds to lay it out. */
const FIELD = 100_000;

/** The number of puzzles of a text to choose from; "Many puzzles" has no limit. */
const MOST = 10_000;

/** Dispatches "read" with the contents of a puzzle. */
export class Text extends EventTarget {
  #sudoku;
  #formats;
  #field = document.getElementById("text");
  #problem = document.getElementById("text-error");
  #format = document.getElementById("format");
  #previous = document.getElementById("previous");
  #following = document.getElementById("following");
  #sample = document.getElementById("sample");
  #shared = document.getElementById("shared");
  /** The text, what it holds, and which of it is on the board. */
  #text = "";
  #entries = [];
  #index = 0;
  #isReading = false;

  constructor(sudoku, formats) {
    super();
    this.#sudoku = sudoku;
    this.#formats = formats;
    this.#field.addEventListener("input", () => this.#read(this.#field.value));
    this.#sample.append(
      new Option("Choose one", ""),
      ...SAMPLES.map(([name, line]) => new Option(name, line)),
    );
    this.#sample.addEventListener("change", () => {
      if (this.#sample.value !== "") {
        this.#take(this.#sample.value);
        this.#sample.value = "";
      }
    });
    this.#previous.addEventListener("click", () => this.#choose(this.#index - 1));
    this.#following.addEventListener("click", () => this.#choose(this.#index + 1));
    document.getElementById("share").addEventListener("click", () => this.#share());
    connectFiles(document.getElementById("open"), (text, name) => this.#take(text, name));
    // A text can be pasted anywhere on the page.
    document.addEventListener("paste", (event) => {
      if (!event.target.closest?.("textarea, input")) {
        this.#take(event.clipboardData.getData("text/plain"));
        event.preventDefault();
      }
    });
    addEventListener("hashchange", () => this.readLink());
  }

  /** Reads the puzzle in the address of the page, if there is one. */
  readLink() {
    const text = new URLSearchParams(location.hash.slice(1)).get("puzzle");
    if (text !== null) {
      this.#take(text);
    }
  }

  /**
   * Writes a puzzle to the address, or another link to it. Unless the puzzle comes from the text,
   * also writes it to the field, if the user is not typing there.
   */
  write(cells, link) {
    const line = this.#sudoku.print(cells);
    if (!this.#isReading) {
      this.#entries = [];
      this.#say("");
      if (document.activeElement !== this.#field) {
        this.#field.value = line;
      }
    }
    this.#showError();
    this.#shared.textContent = "";
    const hash = link ?? (/[1-9]/.test(line) ? `#puzzle=${line}` : "");
    if (location.hash !== hash) {
      history.replaceState(null, "", location.pathname + location.search + hash);
    }
  }

  /** Takes a text that was not typed; a long one is not shown in the field. */
  #take(text, name = "the text") {
    const isShown = typeof text === "string" && text.length <= FIELD;
    this.#field.value = isShown ? text : "";
    this.#field.placeholder = isShown ? "" : `${name}: ${grouped(text.length)} characters`;
    this.#read(text);
  }

  #read(text) {
    this.#text = text;
    this.#entries = [];
    try {
      this.#entries = entriesOf(this.#formats, text);
    } catch (error) {
      if (error.name !== "ParseError") {
        throw error;
      }
      this.#say("");
      this.#showError(error);
      return;
    }
    this.#choose(this.#entries.findIndex(({ puzzle }) => puzzle !== undefined));
  }

  /** Puts one of the puzzles of the text on the board, or shows what is wrong with it. */
  #choose(index) {
    this.#index = index;
    const { puzzle, error } = this.#entries[index];
    this.#say(this.#words(puzzle));
    this.#showError(error);
    if (puzzle !== undefined) {
      this.#isReading = true;
      this.dispatchEvent(new CustomEvent("read", { detail: puzzle }));
      this.#isReading = false;
    }
  }

  #words(puzzle) {
    const count = this.#entries.length;
    const bad = this.#entries.filter(({ error }) => error !== undefined).length;
    const parts = [];
    if (count > 1) {
      const of = count === MOST ? `the first ${grouped(count)}` : grouped(count);
      const unread = bad > 0 ? `, ${numbered(bad, "is no puzzle", "are no puzzles")}` : "";
      const { line } = this.#entries[this.#index];
      parts.push(`${grouped(this.#index + 1)} of ${of}${unread}. Line ${grouped(line)}.`);
    }
    if (puzzle !== undefined) {
      parts.push(`Format: ${puzzle.format}.`);
    }
    if (puzzle?.isSukaku) {
      parts.push("The candidates are the puzzle; the answer is for cells with one candidate.");
    }
    return parts.join(" ");
  }

  /** Shows words about the text, and whether there are puzzles before and after this one. */
  #say(words) {
    if (this.#format.textContent !== words) {
      this.#format.textContent = words;
    }
    const had = document.activeElement;
    this.#previous.disabled = this.#index <= 0 || this.#entries.length === 0;
    this.#following.disabled = this.#index + 1 >= this.#entries.length;
    // A disabled button would lose the focus.
    if (had === this.#previous && this.#previous.disabled) {
      this.#following.focus();
    } else if (had === this.#following && this.#following.disabled) {
      this.#previous.focus();
    }
  }

  /** Shows an error and its place in the text, or removes the error. */
  #showError(error) {
    this.#field.ariaInvalid = String(error !== undefined);
    this.#problem.replaceChildren();
    if (error === undefined) {
      return;
    }
    this.#shared.textContent = "";
    this.#problem.append(`${error.message} `);
    if (typeof this.#text === "string" && this.#text !== "") {
      this.#problem.append(surroundings(error, this.#text));
    }
  }

  async #share() {
    try {
      await navigator.clipboard.writeText(location.href);
      this.#shared.textContent = "The link is on the clipboard.";
    } catch {
      this.#shared.textContent = "The link is the address of this page.";
    }
  }
}

/**
 * The puzzles of a text, and what should be one and is none. Throws the error of the whole text if
 * it has no puzzle.
 */
function entriesOf(formats, text) {
  const entries = firstOf(formats.readAll(text));
  if (entries.length > 1 && entries.some(({ kind }) => kind === "puzzle")) {
    return entries;
  }
  return [{ puzzle: formats.read(text) }];
}

function firstOf(generator) {
  const entries = [];
  for (const entry of generator) {
    entries.push(entry);
    if (entries.length === MOST) {
      break;
    }
  }
  return entries;
}

/** The characters around an error, which is marked. */
function surroundings({ offset, found }, text) {
  const size = found?.length ?? 0;
  const start = Math.max(0, offset - AROUND);
  const marked = visible(text.slice(offset, offset + size));
  const mark = document.createElement("mark");
  mark.textContent = marked.trim() === "" ? "␣" : marked;
  const code = document.createElement("code");
  code.append(
    visible((start > 0 ? "…" : "") + text.slice(start, offset)),
    mark,
    visible(text.slice(offset + size, offset + size + AROUND)),
  );
  return code;
}

/** Replaces line breaks and tabs by visible characters. */
function visible(text) {
  return text.replaceAll("\r", "␍").replaceAll("\n", "␊").replaceAll("\t", "␉");
}
