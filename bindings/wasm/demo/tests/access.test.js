// Accessibility: contrast, names, keyboard and size.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { boardOf, cell, open, waitForText, withPage } from "./browser.js";

let running;
before(async () => {
  running = await open();
});
after(() => running.close());

/** A puzzle whose path has a pattern of two parts. */
const LEVEL_3 = "8........95..6......6.894..3.8....1.5.4...8.7.1....6....527.3......3..72........4";

/** Every state of the page that shows texts of its own. */
const STATES = {
  "solved, with candidates": async (page) => {
    await page.check("#candidates");
    await page.click("#solve");
    await page.click("#step");
  },
  "candidates beside the selected cell": async (page) => {
    await page.check("#candidates");
    await cell(page, "r1c3").click();
  },
  "conflict": async (page) => {
    await cell(page, "r1c3").click();
    await page.keyboard.press("5");
  },
  "bad text": async (page) => {
    await page.fill("#text", "53..7..x");
    await page.fill("#puzzles", "…");
    await page.click("#start");
    await waitForText(page, "summary", /not a grid/);
  },
  "many puzzles, with digits of the player": async (page) => {
    const rows = `53+4.7....\n${"1........\n".repeat(8)}`;
    await page.fill("#text", `${rows}\n${"x".repeat(80)}\n`);
    await waitForText(page, "format", /^1 of 2, 1 is no puzzle/);
  },
  "a wish that cannot be met": async (page) => {
    await page.fill("#most", "16");
    await page.click("#make");
    await waitForText(page, "made", /^a proper puzzle has 17 to 81 clues, not 17 to 16\.$/);
  },
  "a hint with a pattern": async (page) => {
    await page.click("#tell");
    await waitForText(page, "told", /^There is /);
    for (let depth = 0; depth < 3; depth++) {
      await page.click("#tell");
    }
  },
  "a hint that shows where to look": async (page) => {
    await page.click("#tell");
    await waitForText(page, "told", /^There is /);
    await page.click("#tell");
  },
  "a step of a path that removes candidates": async (page) => {
    await page.fill("#text", LEVEL_3);
    do {
      await page.click("#on");
      await waitForText(page, "told", /^Step /);
    } while ((await page.locator("#board .part-2").count()) === 0);
  },
  "no solution": async (page) => {
    await page.selectOption("#sample", { label: "valid, and no solution" });
    await waitForText(page, "verdict", /^Valid, but no solution/);
  },
};

/** The contrast of every visible text, by the formula of WCAG 2; runs in the page. */
function contrasts() {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  /** Red, green, blue and alpha, 0 to 1, of any CSS colour. */
  const parts = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return Array.from(canvas.getImageData(0, 0, 1, 1).data, (part) => part / 255);
  };
  const over = ([r, g, b, a], [r2, g2, b2]) => [
    r * a + r2 * (1 - a),
    g * a + g2 * (1 - a),
    b * a + b2 * (1 - a),
    1,
  ];
  const luminance = (colour) => {
    const [r, g, b] = colour.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const backdrop = (element) => {
    if (element === null) {
      return [1, 1, 1, 1];
    }
    const own = parts(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, backdrop(element.parentElement));
  };
  const found = [];
  for (const element of document.querySelectorAll("body *")) {
    const isField = ["TEXTAREA", "INPUT", "SELECT"].includes(element.tagName);
    const text = isField
      ? element.value
      : Array.from(element.childNodes, (node) =>
          node.nodeType === Node.TEXT_NODE ? node.data : "",
        ).join("");
    if (
      text.trim() === "" ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    ) {
      continue;
    }
    const behind = backdrop(element);
    const front = over(parts(getComputedStyle(element).color), behind);
    const [light, dark] = [luminance(front), luminance(behind)].sort((a, b) => b - a);
    found.push({
      ratio: (light + 0.05) / (dark + 0.05),
      text: text.trim().slice(0, 40),
      tag: element.tagName,
      id: element.id,
    });
  }
  return found;
}

for (const colorScheme of ["light", "dark"]) {
  for (const [name, reach] of Object.entries(STATES)) {
    test(`contrast, ${colorScheme}: ${name}`, (context) =>
      withPage(running, { colorScheme }, async (page) => {
        await reach(page);
        const found = await page.evaluate(contrasts);
        assert.ok(found.length > 60);
        const worst = found.reduce((one, other) => (one.ratio < other.ratio ? one : other));
        context.diagnostic(`lowest: ${worst.ratio.toFixed(2)} ("${worst.text}")`);
        assert.deepEqual(
          found.filter(({ ratio }) => ratio < 4.5),
          [],
        );
      }));
  }
}

test("the choice of a theme lasts", () =>
  withPage(running, { colorScheme: "light" }, async (page) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.selectOption("#theme", "dark");
    const dark = await ground();
    assert.notEqual(dark, light);
    await page.reload();
    assert.equal(await ground(), dark);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.selectOption("#theme", "light");
    assert.equal(await ground(), light);
    await page.selectOption("#theme", "auto");
    assert.equal(await ground(), dark);
  }));

test("every control has a name", () =>
  withPage(running, {}, async (page, context) => {
    const session = await context.newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const of = (role) => nodes.filter((node) => !node.ignored && node.role?.value === role);
    for (const role of [
      "button",
      "textbox",
      "checkbox",
      "combobox",
      "spinbutton",
      "gridcell",
      "grid",
      "progressbar",
      "progress indicator",
      "group",
      "heading",
      "list",
    ]) {
      for (const node of of(role)) {
        assert.ok(node.name?.value?.trim(), `a ${role} without a name: ${JSON.stringify(node)}`);
      }
    }
    assert.equal(of("grid").length, 1);
    assert.equal(of("row").length, 9);
    assert.equal(of("gridcell").length, 81);
    assert.equal(of("gridcell")[2].name.value, "row 1, column 3: empty, candidates 1 2 4");
    assert.equal(new Set(of("gridcell").map(({ name }) => name.value)).size, 81);
    assert.ok(of("button").length >= 20);
    assert.equal(of("textbox").length, 3);
    assert.deepEqual(
      await page.evaluate(() => [
        document.documentElement.lang,
        document.title,
        document.querySelectorAll("h1").length,
        document.querySelectorAll("main").length,
      ]),
      ["en", "sudoku-core: check, solve and count Sudoku", 1, 1],
    );
    assert.ok((await page.locator("[role=status]").count()) >= 3, "status messages are announced");
    assert.equal(await page.locator("[role=alert]").count(), 1);
  }));

test("the keyboard reaches every control, and the board is one stop", () =>
  withPage(running, {}, async (page) => {
    const expected = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll("button:enabled, select, textarea, input, [tabindex='0']"),
      )
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.id || element.ariaLabel),
    );
    const reached = [];
    for (let turn = 0; turn < expected.length; turn++) {
      await page.keyboard.press("Tab");
      const { name, isSeen } = await page.evaluate(() => {
        const element = document.activeElement;
        const ring = [element, element.parentElement].map(
          (it) => getComputedStyle(it).outlineStyle,
        );
        return {
          name: element.id || element.ariaLabel,
          isSeen: ring.some((style) => style !== "none"),
        };
      });
      assert.ok(isSeen, `${name} shows that it has the focus`);
      reached.push(name);
    }
    assert.deepEqual(reached, expected);
    assert.equal(reached.filter((name) => name.startsWith("row ")).length, 1);
    await cell(page, "r1c1").focus();
    for (const [key, name] of [
      ["ArrowUp", "r9c1"],
      ["ArrowLeft", "r9c9"],
      ["ArrowDown", "r1c9"],
      ["ArrowRight", "r1c1"],
      ["End", "r1c9"],
      ["PageDown", "r9c9"],
      ["Home", "r9c1"],
      ["PageUp", "r1c1"],
    ]) {
      await page.keyboard.press(key);
      assert.equal(
        await cell(page, name).evaluate((element) => element === document.activeElement),
        true,
        `${key} moves to ${name}`,
      );
    }
    const before = await boardOf(page);
    await page.keyboard.press("Control+5");
    await page.keyboard.press("x");
    assert.equal(await boardOf(page), before, "the browser handles other keys");
  }));

for (const width of [320, 360, 600, 896, 1280]) {
  test(`fits a screen of ${width} pixels`, () =>
    withPage(running, { viewport: { width, height: 740 } }, async (page) => {
      await page.fill("#text", `${"x".repeat(500)}`);
      await page.click("#thousand");
      await page.click("#start");
      await waitForText(page, "summary", /^1,000 solved/);
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        "nothing is cut off",
      );
      const small = await page.evaluate(() =>
        Array.from(
          document.querySelectorAll(
            "button, select, [role=gridcell], input[type=number], .file, .check",
          ),
          (element) => {
            const { width, height } = element.getBoundingClientRect();
            return { name: element.id || element.ariaLabel || element.className, width, height };
          },
        ).filter(({ width, height }) => width < 24 || height < 24),
      );
      assert.deepEqual(small, [], "every control is large enough for a finger");
    }));
}
