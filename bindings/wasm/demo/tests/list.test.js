// Many puzzles, solved in the worker.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { open, textOf, waitForText, withPage } from "./browser.js";

let running;
before(async () => {
  running = await open();
});
after(() => running.close());

/** The lines of a set of puzzles. */
function puzzlesOf(set) {
  return readFileSync(new URL(`../../../../tests/data/${set}.tsv`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t")[0]);
}

/** Whether a line is solved and keeps the clues. */
function isSolutionOf(solution, puzzle) {
  const houses = Array.from({ length: 27 }, () => new Set());
  for (let cell = 0; cell < 81; cell++) {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    for (const house of [row, 9 + column, 18 + Math.floor(row / 3) * 3 + Math.floor(column / 3)]) {
      houses[house].add(solution[cell]);
    }
  }
  return (
    /^[1-9]{81}$/.test(solution) &&
    houses.every(({ size }) => size === 9) &&
    [...puzzle].every((symbol, cell) => symbol === "." || symbol === solution[cell])
  );
}

/** The CPU seconds of the workers of the browser, start included: Linux counts per thread. */
function workerSeconds(browserId) {
  const parents = new Map();
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      parents.set(
        Number(id),
        Number(
          readFileSync(`/proc/${id}/stat`, "utf8")
            .replace(/^.*\) /s, "")
            .split(" ")[1],
        ),
      );
    } catch {
      // The process has ended.
    }
  }
  const isOurs = (id) => id === browserId || (parents.has(id) && isOurs(parents.get(id)));
  const ticks = [];
  for (const id of [...parents.keys()].filter(isOurs)) {
    for (const thread of readdirSync(`/proc/${id}/task`)) {
      const folder = `/proc/${id}/task/${thread}`;
      if (readFileSync(`${folder}/comm`, "utf8").startsWith("DedicatedWorke")) {
        const fields = readFileSync(`${folder}/stat`, "utf8")
          .replace(/^.*\) /s, "")
          .split(" ");
        ticks.push(Number(fields[11]) + Number(fields[12]));
      }
    }
  }
  assert.ok(ticks.length > 0, "the thread of the worker is found");
  // A tick is a hundredth of a second on every Linux.
  return ticks.reduce((sum, ticks) => sum + ticks) / 100;
}

test("solves a thousand lines in less than a second of CPU", (context) =>
  withPage(running, {}, async (page) => {
    const some = puzzlesOf("seventeen_clues");
    const puzzles = Array.from({ length: 1000 }, (_, index) => some[index % some.length]);
    await page.fill("#puzzles", puzzles.join("\n"));
    await page.click("#start");
    await waitForText(page, "summary", /^1,000 solved, in /);
    const results = (await page.inputValue("#results")).split("\n");
    assert.equal(results.length, 1000);
    assert.ok(results.every((solution, index) => isSolutionOf(solution, puzzles[index])));
    assert.equal(await page.evaluate(() => document.getElementById("done").value), 1);
    const seconds = workerSeconds(running.processId);
    context.diagnostic(
      `${await textOf(page, "summary")} CPU of the worker, including loading: ${seconds} s`,
    );
    assert.ok(seconds < 1, `${seconds} s of CPU`);
  }));

test("has a result for each line", () =>
  withPage(running, {}, async (page) => {
    const [proper] = puzzlesOf("unbiased");
    const lines = [
      "# a list",
      "",
      proper,
      puzzlesOf("serg_several")[0],
      puzzlesOf("no_solution").find((line) => line),
      `11${".".repeat(79)}`,
      `${proper}x`,
      "é",
    ];
    await page.fill("#puzzles", lines.join("\r\n"));
    await page.click("#start");
    await waitForText(page, "summary", /^1 solved, 1 with several solutions, /);
    const results = (await page.inputValue("#results")).split("\n");
    assert.equal(results.length, 6);
    assert.ok(isSolutionOf(results[0], proper));
    assert.match(results[1], /^! more than one solution: [1-9]{81} and [1-9]{81}$/);
    assert.match(results[2], /^! /);
    assert.equal(results[3], "! two 1s in row 1: r1c1 and r1c2");
    assert.equal(
      results[4],
      "! line 7, column 82: found 'x', expected the end of the text after 81 symbols",
    );
    assert.equal(
      results[5],
      "! line 8, column 1: found 'é', expected 1 to 9, or one of . 0 _ * for an empty cell",
    );
  }));

test("an empty list has no results", () =>
  withPage(running, {}, async (page) => {
    await page.click("#start");
    await waitForText(page, "summary", /^There is no puzzle\.$/);
    assert.ok(await page.isDisabled("#save"));
  }));

test("makes a thousand, opens a file, saves the results", () =>
  withPage(running, {}, async (page) => {
    await page.click("#thousand");
    await page.click("#start");
    await waitForText(page, "summary", /^1,000 solved, in /);
    const puzzles = puzzlesOf("unbiased").slice(0, 20);
    await page.setInputFiles("#file", {
      name: "list.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(puzzles.join("\n")),
    });
    await page.waitForFunction(
      (text) => document.getElementById("puzzles").value === text,
      puzzles.join("\n"),
    );
    await page.click("#start");
    await waitForText(page, "summary", /^20 solved, in /);
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save")]);
    assert.equal(download.suggestedFilename(), "solutions.txt");
    const chunks = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    const saved = Buffer.concat(chunks).toString().split("\n");
    assert.ok(puzzles.every((puzzle, index) => isSolutionOf(saved[index], puzzle)));
    assert.deepEqual(saved.slice(20), [""]);
  }));

test("a long list shows its progress, keeps the page responsive, and can be stopped", () =>
  withPage(running, {}, async (page) => {
    const hard = puzzlesOf("forum_hardest_er11");
    const buffer = Buffer.from(`${hard.join("\n")}\n`.repeat(300));
    await page.setInputFiles("#file", { name: "hard.txt", mimeType: "text/plain", buffer });
    const name = `hard.txt: ${(300 * hard.length).toLocaleString("en")} lines`;
    await page.waitForFunction(
      (name) => document.getElementById("puzzles").placeholder === name,
      name,
    );
    await page.click("#start");
    await page.waitForFunction(() => document.getElementById("done").value > 0);
    assert.ok(await page.isDisabled("#start"));
    assert.ok((await page.evaluate(() => document.getElementById("done").value)) < 1);
    assert.equal(
      await page.evaluate(() => document.activeElement.id),
      "stop",
      "the focus moves to the other button",
    );
    // The page responds meanwhile.
    await page.click("#solve");
    await page.click("#stop");
    assert.match(await textOf(page, "summary"), /^Stopped: [\d,]+ answered\.$/);
    assert.equal(await page.evaluate(() => document.activeElement.id), "start", "and back again");
    await page.fill("#puzzles", hard[0]);
    await page.click("#start");
    await waitForText(page, "summary", /^1 solved, in /);
  }));
