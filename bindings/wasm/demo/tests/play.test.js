// One puzzle on the page, entered by keyboard, by touch, as text and by a link.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { boardOf, cell, open, textOf, waitForText, withPage } from "./browser.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const TWO = ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
const HARDEST = "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
const EMPTY = ".".repeat(81);

let running;
before(async () => {
  running = await open();
});
after(() => running.close());

test("the page opens with a puzzle and the number of its solutions", () =>
  withPage(running, {}, async (page) => {
    assert.equal(await boardOf(page), PUZZLE);
    await waitForText(page, "verdict", /^Exactly one solution\.$/);
    await waitForText(page, "timing", /^Solved and proved unique in [\d.]+ (µs|ms)/);
    assert.match(await textOf(page, "build"), /^Version \d+\.\d+\.\d+, simd128\.$/);
  }));

test("types a puzzle, and solves it", () =>
  withPage(running, {}, async (page) => {
    await page.click("#clear");
    assert.equal(await boardOf(page), EMPTY);
    await cell(page, "r1c1").focus();
    for (const [index, symbol] of [...PUZZLE].entries()) {
      if (index > 0) {
        await page.keyboard.press("ArrowRight");
        if (index % 9 === 0) await page.keyboard.press("ArrowDown");
      }
      if (symbol !== ".") await page.keyboard.press(symbol);
    }
    assert.equal(await boardOf(page), PUZZLE);
    assert.equal(await page.inputValue("#text"), PUZZLE);
    await waitForText(page, "verdict", /^Exactly one solution\.$/);
    await page.click("#solve");
    assert.equal(await boardOf(page), SOLUTION);
    assert.equal(await cell(page, "r1c3").getAttribute("aria-label"), "row 1, column 3: 4, found");
    await page.click("#hide");
    assert.equal(await boardOf(page), PUZZLE);
    await page.click("#solve");
    await cell(page, "r1c1").click();
    await page.keyboard.press("Delete");
    assert.equal(await boardOf(page), `.${PUZZLE.slice(1)}`, "a change shows the clues again");
  }));

test("shows a conflict when it is typed, and hides it when it is removed", () =>
  withPage(running, {}, async (page) => {
    await cell(page, "r1c3").click();
    await page.keyboard.press("5");
    const inConflict = () =>
      page.evaluate(() =>
        Array.from(
          document.querySelectorAll("#board [aria-invalid=true]"),
          ({ ariaLabel }) => ariaLabel,
        ),
      );
    assert.deepEqual(await inConflict(), [
      "row 1, column 1: 5, in conflict",
      "row 1, column 3: 5, in conflict",
    ]);
    assert.equal(await textOf(page, "verdict"), "2 conflicts.");
    assert.deepEqual(await page.locator("#conflicts li").allTextContents(), [
      "two 5s in row 1: r1c1 and r1c3",
      "two 5s in box 1: r1c1 and r1c3",
    ]);
    assert.ok(await page.isDisabled("#solve"));
    await page.keyboard.press("Backspace");
    assert.deepEqual(await inConflict(), []);
    await waitForText(page, "verdict", /^Exactly one solution\.$/);
    await page.keyboard.press("5");
    await page.keyboard.press("Control+z");
    assert.equal(await boardOf(page), PUZZLE);
  }));

test("candidates change with the digits", () =>
  withPage(running, {}, async (page) => {
    const marks = (name) => cell(page, name).locator(".marks .may:visible").allTextContents();
    assert.deepEqual(await marks("r1c3"), []);
    await page.check("#candidates");
    assert.deepEqual(await marks("r1c3"), ["1", "2", "4"]);
    assert.equal(
      await cell(page, "r1c3").getAttribute("aria-label"),
      "row 1, column 3: empty, candidates 1 2 4",
    );
    await cell(page, "r2c3").click();
    await page.keyboard.press("4");
    assert.deepEqual(await marks("r1c3"), ["1", "2"]);
  }));

test("shows the place of an error in a text", () =>
  withPage(running, {}, async (page) => {
    const paste = async (text) => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), text);
      await page.keyboard.press("Control+v");
    };
    await page.focus("#text");
    await page.keyboard.press("Control+a");
    await paste("53..7..@");
    assert.match(
      await textOf(page, "text-error"),
      /^line 1, column 8: found '@', expected 1 to 9, or one of \. 0 _ \* for an empty cell/,
    );
    assert.equal(await page.textContent("#text-error mark"), "@");
    assert.equal(await page.getAttribute("#text", "aria-invalid"), "true");
    assert.equal(await boardOf(page), PUZZLE, "the board stays as it was");
    await page.keyboard.press("Control+a");
    await paste(`${TWO.match(/.{9}/g).slice(1).join("\n")}\n1`);
    assert.match(await textOf(page, "text-error"), /^line 9, column 2: found the end of the text/);
    await page.keyboard.press("Control+a");
    await paste(`<img src=x onerror=alert(1)>`);
    assert.match(await textOf(page, "text-error"), /^line 1, column 1: found '<'/);
    assert.equal(await page.textContent("#text-error mark"), "<");
    await page.keyboard.press("Control+a");
    await paste(TWO.match(/.{9}/g).join("\n"));
    assert.equal(await textOf(page, "text-error"), "");
    assert.equal(await page.getAttribute("#text", "aria-invalid"), "false");
    assert.equal(await boardOf(page), TWO);
    // A text can also be pasted while no field has the focus.
    await cell(page, "r5c5").click();
    await paste(PUZZLE.replaceAll(".", "0"));
    assert.equal(await boardOf(page), PUZZLE);
    await paste("nothing");
    assert.match(await textOf(page, "text-error"), /^line 1, column 1: found 'n'/);
    await page.click("#undo");
    assert.equal(await textOf(page, "text-error"), "");
    assert.equal(await page.inputValue("#text"), TWO);
  }));

test("counts the solutions and shows one after the other", () =>
  withPage(running, {}, async (page) => {
    await page.fill("#text", TWO);
    await waitForText(page, "verdict", /^2 solutions\.$/);
    await page.click("#solve");
    const first = await boardOf(page);
    await page.click("#next");
    const second = await boardOf(page);
    assert.notEqual(first, second);
    assert.ok([first, second].every((line) => /^[1-9]{81}$/.test(line)));
    await page.click("#next");
    assert.equal(await boardOf(page), first, "the first one follows the last");
    for (const [name, verdict, timing] of [
      ["10,106 solutions", /^More than 10,000 solutions\.$/, /^Two solutions found in /],
      ["no solution, hard to refute", /^Valid, but no solution\.$/, /^Refuted in /],
      ["valid, and no solution", /^Valid, but no solution\.$/, /^Refuted in /],
      ["a conflict", /^1 conflict\.$/, /^$/],
      ["17 clues", /^Exactly one solution\.$/, /^Solved/],
    ]) {
      await page.selectOption("#sample", { label: name });
      await waitForText(page, "verdict", verdict);
      await waitForText(page, "timing", timing);
    }
    await page.click("#clear");
    await waitForText(page, "verdict", /^More than 10,000 solutions\.$/);
    await page.click("#solve");
    assert.match(await boardOf(page), /^[1-9]{81}$/);
  }));

test("searches step by step with a budget", () =>
  withPage(running, { path: `#puzzle=${HARDEST}` }, async (page) => {
    assert.equal(await textOf(page, "progress"), "Not started.");
    await page.click("#step");
    assert.match(
      await textOf(page, "progress"),
      /^Paused: at most 1 node, \d guess(es)? so far\.$/,
    );
    await page.click("#step");
    assert.match(
      await textOf(page, "progress"),
      /^Paused: at most 2 nodes, \d guess(es)? so far\.$/,
    );
    assert.equal(await boardOf(page), HARDEST);
    await page.fill("#budget", "1000000");
    await page.click("#step");
    assert.match(await textOf(page, "progress"), /^Found solution 1: at most 1,000,002 nodes/);
    assert.match(await boardOf(page), /^[1-9]{81}$/);
    await page.click("#step");
    assert.match(await textOf(page, "progress"), /^No further solution: /);
    assert.ok(await page.isDisabled("#step"));
    await page.click("#restart");
    assert.equal(await textOf(page, "progress"), "Not started.");
    for (const [typed, read] of [
      ["", "1"],
      ["-5", "1"],
      ["2.7", "2"],
      ["99999999", "1000000"],
    ]) {
      await page.fill("#budget", typed);
      await page.click("#step");
      assert.equal(await page.inputValue("#budget"), read);
      await page.click("#restart");
    }
  }));

test("a link contains the puzzle", () =>
  withPage(running, {}, async (page, context) => {
    await page.fill("#text", TWO);
    await page.click("#share");
    await waitForText(page, "shared", /^The link is on the clipboard\.$/);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(link, `${running.url}#puzzle=${TWO}`);
    const other = await context.newPage();
    await other.goto(link);
    await waitForText(other, "verdict", /^2 solutions\.$/);
    assert.equal(await boardOf(other), TWO);
    // The address may change while the page is open.
    await other.evaluate((line) => {
      location.hash = `#puzzle=${line}`;
    }, PUZZLE);
    await waitForText(other, "verdict", /^Exactly one solution\.$/);
    await other.evaluate(() => {
      location.hash = "#puzzle=12345";
    });
    await waitForText(
      other,
      "text-error",
      /^line 1, column 6: found the end of the text, expected symbol 6 of 81/,
    );
    await other.close();
  }));

test("by touch, on a narrow screen", () =>
  withPage(
    running,
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    async (page) => {
      await cell(page, "r1c3").tap();
      assert.equal(await cell(page, "r1c3").getAttribute("aria-selected"), "true");
      await page.locator("#pad button", { hasText: "4" }).tap();
      assert.equal((await boardOf(page))[2], "4");
      await page.locator("#pad button", { hasText: "Empty" }).tap();
      assert.equal(await boardOf(page), PUZZLE);
      await page.locator("#solve").tap();
      assert.equal(await boardOf(page), SOLUTION);
    },
  ));

test("the page shows an error if its modules are missing", async () => {
  const context = await running.browser.newContext();
  const page = await context.newPage();
  await page.route(/\.wasm$/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(running.url);
  await waitForText(
    page,
    "verdict",
    /^The solver cannot be loaded \(.*404.*\)\. Was the page built\?/,
  );
  await context.close();
});

test("a browser without vectors uses the scalar module", async () => {
  const context = await running.browser.newContext();
  await context.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  const page = await context.newPage();
  await page.goto(running.url);
  await waitForText(page, "build", /, scalar\.$/);
  await page.click("#solve");
  assert.equal(await boardOf(page), SOLUTION);
  await context.close();
});
