// Hints at four depths, mistakes, the way to the solution step by step, and the rating.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { boardOf, cell, open, textOf, waitForText, withPage } from "./browser.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

let running;
before(async () => {
  running = await open();
});
after(() => running.close());

/** How many elements of the board have a class. */
const countOf = (page, name) => page.locator(`#board .${name}`).count();

/** The label of the one cell that has a class, or whose candidate has it. */
const labelOf = (page, name) =>
  page.locator(`#board [role=gridcell]:is(.${name}, :has(.${name}))`).getAttribute("aria-label");

test("each click tells more", () =>
  withPage(running, {}, async (page) => {
    await waitForText(page, "verdict", /^Exactly one solution\.$/);
    await page.click("#tell");
    await waitForText(page, "told", /^There is a hidden single\.$/);
    assert.equal(await textOf(page, "tell"), "Tell more");
    assert.equal(await countOf(page, "place"), 0);
    assert.match(await textOf(page, "rated"), /^Rating: level 1 of 3: \d+ rounds of singles\.$/);
    await page.click("#tell");
    assert.equal(await textOf(page, "told"), "There is a hidden single in box 2.");
    assert.equal(await countOf(page, "place"), 9);
    assert.match(await cell(page, "r1c6").getAttribute("aria-label"), /, place of the hint$/);
    await page.click("#tell");
    assert.equal(await countOf(page, "place"), 0);
    assert.equal(await countOf(page, "part-1"), 1);
    assert.equal(await countOf(page, "put"), 0);
    const pattern = await textOf(page, "told");
    await page.click("#tell");
    const everything = await textOf(page, "told");
    assert.ok(everything.length > pattern.length, everything);
    assert.equal(await countOf(page, "put"), 1);
    assert.match(await labelOf(page, "put"), /, part 1 of the pattern, gets 8$/);
    assert.equal(await boardOf(page), PUZZLE, "a hint changes no digit");
    await page.click("#tell");
    assert.equal(await textOf(page, "told"), everything);
    await page.click("#hide");
    assert.equal(await countOf(page, "part-1"), 0);
    assert.equal(await textOf(page, "tell"), "Hint");
  }));

test("takes the step, by keyboard, and can undo it", () =>
  withPage(running, {}, async (page) => {
    await page.focus("#tell");
    await page.keyboard.press("Enter");
    await waitForText(page, "told", /^There is/);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    assert.match(await textOf(page, "told"), /^Taken: /);
    const board = await boardOf(page);
    assert.equal(board.replaceAll(".", "").length, PUZZLE.replaceAll(".", "").length + 1);
    const focused = () => page.evaluate(() => document.activeElement.id);
    assert.equal(await focused(), "tell", "the focus is not lost");
    assert.ok(await page.isDisabled("#take"));
    await page.click("#undo");
    assert.equal(await boardOf(page), PUZZLE);
  }));

test("mistakes come first", () =>
  withPage(running, {}, async (page) => {
    await page.check("#keep");
    await cell(page, "r1c3").click();
    await page.keyboard.press("2");
    assert.equal(await cell(page, "r1c3").getAttribute("aria-label"), "row 1, column 3: 2, placed");
    await waitForText(page, "verdict", /^Exactly one solution\.$/);
    await page.click("#tell");
    await waitForText(page, "told", /r1c3/);
    assert.match(await cell(page, "r1c3").getAttribute("aria-label"), /, wrong$/);
    assert.equal(await cell(page, "r1c3").getAttribute("aria-invalid"), "true");
    await cell(page, "r1c1").click();
    await page.keyboard.press("9");
    assert.equal((await boardOf(page))[0], "5", "clues are kept");
    await cell(page, "r1c3").click();
    await page.keyboard.press("4");
    await page.click("#tell");
    await waitForText(page, "told", /^There is a /);
    await page.uncheck("#keep");
  }));

test("walks to the solution and back", () =>
  withPage(running, {}, async (page) => {
    await page.click("#on");
    await waitForText(page, "told", /^Step 1, hidden single: /);
    assert.ok(await page.isDisabled("#back"));
    const first = await textOf(page, "told");
    await page.click("#on");
    assert.match(await textOf(page, "told"), /^Step 2, /);
    await page.focus("#back");
    await page.keyboard.press("Enter");
    assert.equal(await textOf(page, "told"), first);
    assert.equal(await page.evaluate(() => document.activeElement.id), "on");
    while (!(await page.isDisabled("#on"))) {
      await page.click("#on");
    }
    assert.equal(await textOf(page, "told"), "After 51 steps: The puzzle is solved.");
    assert.equal(await boardOf(page), SOLUTION);
    await page.click("#back");
    assert.match(await textOf(page, "told"), /^Step 51, /);
    assert.equal((await boardOf(page)).replaceAll(".", "").length, 80);
    await page.click("#hide");
    assert.equal(await boardOf(page), PUZZLE);
  }));

test("shows the candidates that a step is about, and those that it removes", () =>
  withPage(running, {}, async (page) => {
    await page.fill("#text", LEVEL_3);
    await waitForText(page, "verdict", /^Exactly one solution\.$/);
    const shown = () => page.locator("#board .marks .may:visible").count();
    assert.equal(await shown(), 0);
    for (;;) {
      await page.click("#on");
      await waitForText(page, "told", /^(Step|After) /);
      assert.match(await textOf(page, "told"), /^Step /, "there is a step of level 3");
      if ((await countOf(page, "part-2")) > 0) break;
    }
    assert.ok((await shown()) > 0);
    assert.ok((await countOf(page, "gone")) > 0 && (await countOf(page, "key")) > 0);
    assert.match(await labelOfFirst(page, "gone"), /, loses \d/);
    assert.match(await textOf(page, "rated"), /^Rating: level 3 of 3: /);
    await page.click("#hide");
    assert.equal(await shown(), 0);
  }));

/** The label of the first cell in which a candidate has a class. */
const labelOfFirst = (page, name) =>
  page.locator(`#board [role=gridcell]:has(.${name})`).first().getAttribute("aria-label");

/** A puzzle whose path has a pattern of two parts. */
const LEVEL_3 = "8........95..6......6.894..3.8....1.5.4...8.7.1....6....527.3......3..72........4";

test("a taken step that removes candidates is remembered", () =>
  withPage(running, {}, async (page) => {
    await page.fill("#text", LEVEL_3);
    await waitForText(page, "verdict", /^Exactly one solution\.$/);
    let before;
    for (let taken = 0; ; taken++) {
      assert.ok(taken < 81);
      await page.click("#tell");
      await waitForText(page, "told", /^There (is|are) /);
      for (let depth = 0; depth < 3; depth++) {
        await page.click("#tell");
      }
      before = await boardOf(page);
      const removes = (await countOf(page, "gone")) > 0;
      await page.click("#take");
      if (removes) break;
    }
    assert.equal(await boardOf(page), before);
    const taken = await textOf(page, "told");
    await page.click("#tell");
    for (let depth = 0; depth < 3; depth++) {
      await page.click("#tell");
    }
    assert.notEqual(`Taken: ${await textOf(page, "told")}`, taken, "the next step is another one");
  }));

test("says why there is no hint", () =>
  withPage(running, {}, async (page) => {
    await page.click("#clear");
    await page.click("#tell");
    await waitForText(page, "told", /level 3/);
    assert.match(await textOf(page, "rated"), /^Rating: beyond level 3/);
    await page.fill("#text", SOLUTION);
    await page.click("#tell");
    await waitForText(page, "told", /^The puzzle is solved\.$/);
    await cell(page, "r1c1").click();
    await page.keyboard.press("3");
    await page.click("#tell");
    await waitForText(page, "told", /3/);
    assert.match(await textOf(page, "rated"), /no solution/);
  }));

test("says that its module is missing, and loads it again", () =>
  withPage(running, { mayFail: true }, async (page) => {
    await page.route(/_logic\.wasm$/, (route) => route.fulfill({ status: 404, body: "" }));
    await page.click("#tell");
    await waitForText(page, "told", /_logic\.wasm: 404/);
    await page.unroute(/_logic\.wasm$/);
    await page.click("#tell");
    await waitForText(page, "told", /^There is a hidden single\.$/);
  }));
