// The puzzle as text of any format, on the clipboard.

export class Copy {
  #formats;
  #choice = document.getElementById("copy");
  #copied = document.getElementById("shared");
  #contents;

  constructor(formats) {
    this.#formats = formats;
    this.#choice.append(
      new Option("Choose a format", ""),
      ...formats.formats.map((format) => new Option(format, format)),
    );
    this.#choice.addEventListener("change", () => this.#copy());
  }

  /** Takes the contents that are copied, and offers the formats that can hold them. */
  offer(contents) {
    this.#contents = contents;
    for (const option of this.#choice.options) {
      option.disabled = option.value !== "" && this.#write(option.value) === undefined;
    }
  }

  /** The text in a format, or `undefined` if the format has no room for it. */
  #write(format) {
    try {
      return this.#formats.write(this.#contents, format);
    } catch (error) {
      if (error.name !== "CannotHoldError") {
        throw error;
      }
    }
  }

  async #copy() {
    const format = this.#choice.value;
    this.#choice.value = "";
    if (format === "") {
      return;
    }
    try {
      await navigator.clipboard.writeText(this.#write(format));
      this.#copied.textContent = `The puzzle is on the clipboard, as ${format}.`;
    } catch {
      this.#copied.textContent = "The browser did not allow this page to copy.";
    }
  }
}
