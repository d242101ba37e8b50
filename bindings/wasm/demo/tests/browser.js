// A new page for each test, from a static server, in headless Chromium.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Serves the page and starts the browser; `close` ends both. */
export async function open() {
  const folder = fileURLToPath(new URL("..", import.meta.url));
  const server = spawn(
    "python3",
    ["-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", folder, "0"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const [greeting] = await new Promise((resolve) =>
    createInterface(server.stdout).once("line", (...lines) => resolve(lines)),
  );
  const url = `http://127.0.0.1:${/port (\d+)/.exec(greeting)[1]}/`;
  const browserServer = await chromium.launchServer({ executablePath: CHROMIUM, args: FLAGS });
  const browser = await chromium.connect(browserServer.wsEndpoint());
  return {
    url,
    browser,
    processId: browserServer.process().pid,
    async close() {
      await browser.close();
      await browserServer.close();
      server.kill();
    },
  };
}

/**
 * Opens the page, waits until it is ready, and passes it to `act`. Fails if the page made a
 * request to another host, wrote an error to the console, or moved content by itself.
 */
export async function withPage(running, options, act) {
  const { path = "", mayFail = false, ...screen } = options;
  const context = await running.browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...screen,
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries()) {
        globalThis.shifts.push({
          value,
          sources: sources.map(({ node }) => node?.id || node?.className || node?.nodeName),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const page = await context.newPage();
  const errors = [];
  const elsewhere = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() !== "log" && errors.push(message.text()));
  page.on(
    "request",
    (request) =>
      request.url().startsWith(running.url) ||
      /^(blob|data):/.test(request.url()) ||
      elsewhere.push(request.url()),
  );
  await page.goto(running.url + path);
  await page.waitForFunction(
    () => !["Loading…", ""].includes(document.getElementById("verdict").textContent),
  );
  await act(page, context);
  assert.deepEqual(await page.evaluate(() => globalThis.shifts), [], "something on the page moved");
  assert.deepEqual(elsewhere, []);
  if (!mayFail) {
    assert.deepEqual(errors, []);
  }
  await context.close();
}

/** The digits on the board, with `.` for an empty cell. */
export function boardOf(page) {
  return page.evaluate(() =>
    Array.from(
      document.querySelectorAll("#board [role=gridcell]"),
      (cell) => cell.firstChild.textContent || ".",
    ).join(""),
  );
}

/** The text of an element. */
export function textOf(page, id) {
  return page.evaluate((id) => document.getElementById(id).textContent, id);
}

/** Waits for a text in an element. */
export async function waitForText(page, id, pattern) {
  await page.waitForFunction(
    ([id, source]) => new RegExp(source).test(document.getElementById(id).textContent),
    [id, pattern.source],
  );
}

/** The cell with a name such as r1c2. */
export function cell(page, name) {
  const [row, column] = /r(\d)c(\d)/.exec(name).slice(1).map(Number);
  return page.locator("#board [role=gridcell]").nth((row - 1) * 9 + column - 1);
}
