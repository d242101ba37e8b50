// New puzzles: their wishes, their seed in the link, and work that can be stopped.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { boardOf, open, textOf, waitForText, withPage } from "./browser.js";

const PINNED = readFileSync(
  new URL("../../../../tests/data/generated.txt", import.meta.url),
  "utf8",
).split("\n");
const [FIRST] = PINNED.slice(PINNED.indexOf("seed 0") + 1);

let running;
before(async () => {
  running = await open();
});
after(() => running.close());

const hashOf = (page) => page.evaluate(() => location.hash);
const isTurned = (line) =>
  [...line].every((symbol, cell) => (symbol === ".") === (line[80 - cell] === "."));

test("makes a puzzle, and the link makes it again", () =>
  withPage(running, {}, async (page, context) => {
    await page.selectOption("#symmetry", "half-turn");
    await page.check("#minimal");
    await page.click("#make");
    await waitForText(page, "made", /^Seed \d+: \d+ clues, one solution\.$/);
    await waitForText(page, "verdict", /^Exactly one solution\.$/);
    const made = await boardOf(page);
    assert.ok(isTurned(made), made);
    assert.equal(await page.inputValue("#text"), made);
    const seed = await page.inputValue("#seed");
    const link = `#seed=${seed}&symmetry=half-turn&clues=17-81&minimal=1`;
    assert.equal(await hashOf(page), link);
    await page.click("#share");
    await waitForText(page, "shared", /^The link is on the clipboard\.$/);
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      running.url + link,
    );
    const other = await context.newPage();
    await other.goto(running.url + link);
    await waitForText(other, "made", /^Seed/);
    assert.equal(await boardOf(other), made);
    assert.equal(await other.inputValue("#seed"), seed);
    assert.equal(await other.inputValue("#symmetry"), "half-turn");
    assert.ok(await other.isChecked("#minimal"));
    await other.close();
    // A change of the puzzle is no longer what the seed makes, until it is undone.
    await page.click("#clear");
    assert.equal(await hashOf(page), "");
    await page.click("#undo");
    assert.equal(await hashOf(page), link);
    await page.click("#make");
    await page.waitForFunction((seed) => document.getElementById("seed").value !== seed, seed);
    await waitForText(page, "made", /^Seed/);
    assert.notEqual(await boardOf(page), made);
  }));

test("the puzzle of a seed is that of every platform", () =>
  withPage(running, { path: "#seed=0" }, async (page) => {
    await waitForText(page, "made", /^Seed 0: /);
    assert.equal(await boardOf(page), FIRST);
    await page.fill("#seed", "1311768467463790320");
    await page.keyboard.press("Enter");
    await waitForText(page, "made", /^Seed 1311768467463790320: /);
    const index = PINNED.indexOf("seed 1311768467463790320");
    assert.equal(await boardOf(page), PINNED[index + 1]);
    // The address may change while the page is open.
    await page.evaluate(() => {
      location.hash = "#seed=0&clues=40&symmetry=nonsense";
    });
    await waitForText(page, "made", /^Seed 0: 40 clues/);
  }));

test("wishes that are not met are shown, and the board stays", () =>
  withPage(running, {}, async (page) => {
    const before = await boardOf(page);
    for (const [fewest, most, words] of [
      ["30", "20", /^a proper puzzle has 17 to 81 clues, not 30 to 20\.$/],
      ["", "20", /^found NaN as the number of clues/],
    ]) {
      await page.fill("#fewest", fewest);
      await page.fill("#most", most);
      await page.click("#make");
      await waitForText(page, "made", words);
    }
    await page.fill("#seed", "1.5");
    await page.keyboard.press("Enter");
    await waitForText(page, "made", /^The seed is not a whole number\.$/);
    assert.equal(await boardOf(page), before);
  }));

test("the page stays responsive, and the work can be stopped", () =>
  withPage(running, {}, async (page) => {
    await page.fill("#most", "17");
    await page.evaluate(() => {
      globalThis.turns = 0;
      setInterval(() => (globalThis.turns += 1));
    });
    await page.click("#make");
    await waitForText(page, "made", /^Making a puzzle…$/);
    // Other work of the page has its turn.
    await page.waitForFunction(() => globalThis.turns > 20);
    assert.equal(await textOf(page, "made"), "Making a puzzle…");
    await page.focus("#halt");
    await page.click("#halt");
    await waitForText(page, "made", /^Stopped\.$/);
    assert.equal(await page.evaluate(() => document.activeElement.id), "make");
    assert.ok(await page.isDisabled("#halt"));
    await page.fill("#most", "81");
    await page.click("#make");
    await waitForText(page, "made", /^Seed/);
  }));

test("the module of the generator is loaded when it is first used", () =>
  withPage(running, {}, async (page) => {
    const loaded = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType("resource").filter(({ name }) => /generate\.wasm/.test(name))
            .length,
      );
    assert.equal(await loaded(), 0);
    await page.click("#make");
    await waitForText(page, "made", /^Seed/);
    await page.click("#make");
    await waitForText(page, "made", /^Seed/);
    assert.equal(await loaded(), 1);
  }));
