// The puzzle as text: typed, pasted, chosen from the samples, or shared by a link.
import { SAMPLES } from "./samples.js";

/** The number of characters that are shown before and after an error. */
const AROUND = 12;

/** Dispatches "read" with the 81 numbers of a text. */
export class Text extends EventTarget {
  #sudoku;
  #field = document.getElementById("text");
  #problem = document.getElementById("text-error");
  #sample = document.getElementById("sample");
  #shared = document.getElementById("shared");

  constructor(sudoku) {
    super();
    this.#sudoku = sudoku;
    this.#field.addEventListener("input", () => this.#read(this.#field.value));
    this.#sample.append(
      new Option("Choose one", ""),
      ...SAMPLES.map(([name, line]) => new Option(name, line)),
    );
    this.#sample.addEventListener("change", () => {
      if (this.#sample.value !== "") {
        this.#read(this.#sample.value);
        this.#sample.value = "";
      }
    });
    document.getElementById("share").addEventListener("click", () => this.#share());
    // A text can be pasted anywhere on the page.
    document.addEventListener("paste", (event) => {
      if (!event.target.closest?.("textarea, input")) {
        this.#field.value = event.clipboardData.getData("text/plain");
        this.#read(this.#field.value);
        event.preventDefault();
      }
    });
    addEventListener("hashchange", () => this.readLink());
  }

  /** Reads the puzzle in the address of the page, if there is one. */
  readLink() {
    const line = new URLSearchParams(location.hash.slice(1)).get("puzzle");
    if (line !== null) {
      this.#field.value = line;
      this.#read(line);
    }
  }

  /** Writes a puzzle to the address and, unless the user is typing there, to the field. */
  write(cells) {
    const line = this.#sudoku.print(cells);
    if (document.activeElement !== this.#field) {
      this.#field.value = line;
    }
    this.#showError();
    this.#shared.textContent = "";
    const hash = /[1-9]/.test(line) ? `#puzzle=${line}` : "";
    if (location.hash !== hash) {
      history.replaceState(null, "", location.pathname + location.search + hash);
    }
  }

  #read(text) {
    let cells;
    try {
      cells = this.#sudoku.parse(text);
    } catch (error) {
      if (error.name !== "ParseError") {
        throw error;
      }
      this.#showError(error, text);
      return;
    }
    this.#showError();
    this.dispatchEvent(new CustomEvent("read", { detail: cells }));
  }

  /** Shows an error and its place in the text, or removes the error. */
  #showError(error, text) {
    this.#field.ariaInvalid = String(error !== undefined);
    this.#problem.replaceChildren();
    if (error === undefined) {
      return;
    }
    const size = error.found?.length ?? 0;
    const start = Math.max(0, error.offset - AROUND);
    const found = visible(text.slice(error.offset, error.offset + size));
    const mark = document.createElement("mark");
    mark.textContent = found.trim() === "" ? "␣" : found;
    const code = document.createElement("code");
    code.append(
      visible((start > 0 ? "…" : "") + text.slice(start, error.offset)),
      mark,
      visible(text.slice(error.offset + size, error.offset + size + AROUND)),
    );
    this.#problem.append(`${error.message} `, code);
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

/** Replaces line breaks and tabs by visible characters. */
function visible(text) {
  return text.replaceAll("\r", "␍").replaceAll("\n", "␊").replaceAll("\t", "␉");
}
