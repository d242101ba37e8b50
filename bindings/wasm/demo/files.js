// Files that are opened or dropped, as texts.

/** Calls a function with the text of a file that is chosen, or dropped anywhere on the page. */
export function connectFiles(input, take) {
  const open = async (file) => take(textOf(new Uint8Array(await file.arrayBuffer())), file.name);
  input.addEventListener("change", () => {
    if (input.files.length > 0) {
      open(input.files[0]);
      input.value = "";
    }
  });
  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer.types.includes("Files")) {
      event.preventDefault();
    }
  });
  document.addEventListener("drop", (event) => {
    if (event.dataTransfer.files.length > 0) {
      event.preventDefault();
      open(event.dataTransfer.files[0]);
    }
  });
}

/** The text of a file, or its bytes if they are not UTF-8. */
function textOf(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes;
  }
}
