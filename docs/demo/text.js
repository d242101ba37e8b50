// The puzzle as text: typed, pasted, from a sample, or shared by a link.
import { SAMPLES } from "./samples.js";

/** How many characters around a mistake are shown. */
const AROUND = 12;

/** Tells by "read" of 81 numbers that came in. */
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
    this.#sample.append(new Option("choose one", ""), ...SAMPLES.map(([name, line]) => new Option(name, line)));
    this.#sample.addEventListener("change", () => {
      if (this.#sample.value !== "") {
        this.#read(this.#sample.value);
        this.#sample.value = "";
      }
    });
    document.getElementById("share").addEventListener("click", () => this.#share());
    // Pasting works wherever no field would take it.
    document.addEventListener("paste", (event) => {
      if (!event.target.closest?.("textarea, input")) {
        this.#field.value = event.clipboardData.getData("text/plain");
        this.#read(this.#field.value);
        event.preventDefault();
      }
    });
    addEventListener("hashchange", () => this.readLink());
  }

  /** Reads the puzzle of the address, if there is one. */
  readLink() {
    const line = new URLSearchParams(location.hash.slice(1)).get("puzzle");
    if (line !== null) {
      this.#field.value = line;
      this.#read(line);
    }
  }

  /** Writes a puzzle into the field and the address. While somebody types into the field it stays as it is. */
  write(cells) {
    const line = this.#sudoku.print(cells);
    if (document.activeElement !== this.#field) {
      this.#field.value = line;
    }
    this.#complain();
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
      this.#complain(error, text);
      return;
    }
    this.#complain();
    this.dispatchEvent(new CustomEvent("read", { detail: cells }));
  }

  /** Says what is wrong and shows the place, or takes that back. */
  #complain(error, text) {
    this.#field.ariaInvalid = String(error !== undefined);
    this.#problem.replaceChildren();
    if (error === undefined) {
      return;
    }
    const size = error.found?.length ?? 0;
    const start = Math.max(0, error.offset - AROUND);
    const code = document.createElement("code");
    code.append(
      visible((start > 0 ? "…" : "") + text.slice(start, error.offset)),
      Object.assign(document.createElement("mark"), { textContent: visible(text.slice(error.offset, error.offset + size)) || "␣" }),
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

/** Line breaks and tabs as signs of their own. */
function visible(text) {
  return text.replaceAll("\r", "␍").replaceAll("\n", "␊").replaceAll("\t", "␉");
}
