// Texts of any format: pasted, opened, dropped, chosen from, and copied.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { boardOf, cell, open, textOf, waitForText, withPage } from "./browser.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const HARDEST = "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
const ROWS = PUZZLE.match(/.{9}/g);

let running;
before(async () => {
  running = await open();
});
after(() => running.close());

async function paste(page, text) {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press("Control+v");
}

const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Nine rows of the candidates of nine cells: all digits in empty ones. */
function marksOf(line) {
  const all = "123456789";
  return line
    .match(/.{9}/g)
    .map((row) => Array.from(row, (symbol) => (symbol === "." ? all : symbol)).join(" "))
    .join("\n");
}

test("what is pasted may be of any format", () =>
  withPage(running, {}, async (page) => {
    await cell(page, "r5c5").click();
    for (const [text, format] of [
      [HARDEST, "line"],
      [ROWS.join("\r\n"), "rows"],
      [HARDEST.replace(/.{9}/g, (row) => `${[...row].join("\t")}\n`).replaceAll(".", ""), "tabs"],
      [`${PUZZLE},${SOLUTION}`, "csv"],
      [`:0000:x:${HARDEST}:::`, "hodoku"],
    ]) {
      await paste(page, text);
      assert.equal(await textOf(page, "text-error"), "", text);
      assert.equal(await textOf(page, "format"), `Format: ${format}.`);
      const expected = text.includes(ROWS[0]) ? PUZZLE : HARDEST;
      assert.equal(await boardOf(page), expected);
      await waitForText(page, "verdict", /^Exactly one solution\.$/);
      assert.ok(await page.isDisabled("#previous"));
      assert.ok(await page.isDisabled("#following"));
    }
    await cell(page, "r9c9").click();
    await page.keyboard.press("Delete");
    assert.equal(await textOf(page, "format"), "", "the board is no longer the text");
  }));

test("digits of the player differ from clues, and candidates are those of the text", () =>
  withPage(running, {}, async (page) => {
    await cell(page, "r9c9").click();
    await paste(page, PUZZLE.replace("53..", "53+4."));
    assert.equal(await textOf(page, "format"), "Format: susser.");
    assert.equal(await boardOf(page), PUZZLE.replace("53..", "534."));
    assert.equal(await cell(page, "r1c3").getAttribute("aria-label"), "row 1, column 3: 4, placed");
    const looks = (name) =>
      cell(page, name).evaluate((element) => {
        const { color, fontStyle, fontWeight } = getComputedStyle(element);
        return [color, fontStyle, fontWeight].join();
      });
    assert.notEqual(await looks("r1c3"), await looks("r1c1"));
    const placed = await looks("r1c3");
    await page.click("#solve");
    assert.equal(await boardOf(page), SOLUTION);
    assert.notEqual(await looks("r1c3"), placed, "nor is it a digit that was found");
    await page.click("#hide");
    await cell(page, "r1c3").click();
    await page.keyboard.press("4");
    assert.equal(await cell(page, "r1c3").getAttribute("aria-label"), "row 1, column 3: 4");

    const marks = (name) => cell(page, name).locator(".marks .may:visible").allTextContents();
    assert.ok(!(await page.isChecked("#candidates")));
    await paste(page, marksOf(PUZZLE).replace("123456789", "12"));
    assert.match(
      await textOf(page, "format"),
      /^Format: pencilmarks\. The candidates are the puzzle/,
    );
    assert.ok(await page.isChecked("#candidates"));
    assert.deepEqual(await marks("r1c3"), ["1", "2"]);
    assert.deepEqual(await marks("r1c4"), [..."123456789"]);
    await page.click("#undo");
    assert.deepEqual(await marks("r1c4"), ["2", "6"], "the candidates of the rules");
  }));

test("chooses from many puzzles, with what is wrong in words", () =>
  withPage(running, {}, async (page) => {
    await cell(page, "r9c9").click();
    const wrong = `${HARDEST.slice(0, 40)}é${HARDEST.slice(41)}`;
    await paste(page, ["# three", wrong, ...ROWS, "", HARDEST].join("\n"));
    assert.equal(await textOf(page, "format"), "2 of 3, 1 is no puzzle. Line 3. Format: rows.");
    assert.equal(await boardOf(page), PUZZLE);
    await page.click("#following");
    assert.equal(await textOf(page, "format"), "3 of 3, 1 is no puzzle. Line 13. Format: line.");
    assert.equal(await boardOf(page), HARDEST);
    assert.ok(await page.isDisabled("#following"));
    assert.equal(await page.evaluate(() => document.activeElement.id), "previous");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    assert.equal(await textOf(page, "format"), "1 of 3, 1 is no puzzle. Line 2.");
    assert.match(await textOf(page, "text-error"), /^line 2, column 41: found 'é', expected /);
    assert.equal(await page.textContent("#text-error mark"), "é");
    assert.equal(await boardOf(page), PUZZLE, "the board stays as it was");
    await page.click("#following");
    assert.equal(await textOf(page, "text-error"), "");
  }));

test("opens a file, or takes one that is dropped", () =>
  withPage(running, {}, async (page) => {
    const file = (text) => ({ name: "a.sdm", mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.setInputFiles("#open", file(ROWS.join("\n")));
    await waitForText(page, "format", /^Format: rows\.$/);
    await page.setInputFiles("#open", file(`${HARDEST}\n`.repeat(20_000)));
    await waitForText(page, "format", /^1 of the first 10,000\. Line 1\. Format: line\.$/);
    assert.equal(await boardOf(page), HARDEST);
    assert.equal(await page.getAttribute("#text", "placeholder"), "a.sdm: 1,640,000 characters");
    await page.setInputFiles("#open", file(Buffer.from(`\ufeff${PUZZLE}`, "utf16le")));
    await waitForText(page, "text-error", /UTF-16/);
    await page.setInputFiles("#open", file("no puzzle in it"));
    await waitForText(page, "text-error", /^line 1, column 1: found 'n', expected /);
    const data = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "b.txt"));
      return data;
    }, PUZZLE);
    assert.ok(
      await page.evaluate(
        (dataTransfer) =>
          !document.body.dispatchEvent(
            new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true }),
          ),
        data,
      ),
    );
    await page.dispatchEvent("#board", "drop", { dataTransfer: data });
    await waitForText(page, "format", /^Format: line\.$/);
    assert.equal(await boardOf(page), PUZZLE);
  }));

test("copies the puzzle in any format that has room for it", () =>
  withPage(running, {}, async (page) => {
    const options = (isDisabled) =>
      page.evaluate(
        (isDisabled) =>
          Array.from(document.getElementById("copy").options)
            .filter(({ value, disabled }) => value !== "" && disabled === isDisabled)
            .map(({ value }) => value),
        isDisabled,
      );
    assert.ok((await options(false)).includes("line"));
    assert.ok((await options(true)).includes("sukaku"), "there are no candidates");
    for (const format of await options(false)) {
      await page.selectOption("#copy", format);
      await waitForText(page, "shared", new RegExp(`, as ${format}\\.$`));
      const text = await copied(page);
      await page.click("#clear");
      await paste(page, text);
      assert.match(await textOf(page, "format"), /^Format: /, text);
      assert.equal(await boardOf(page), PUZZLE);
    }
    await paste(page, PUZZLE.replace("53..", "53+4."));
    assert.ok((await options(true)).includes("line"), "it does not tell digits of the player");
    await page.selectOption("#copy", "rows");
    await waitForText(page, "shared", /, as rows\.$/);
    assert.match(await copied(page), /^53\+4/);
  }));
