// Each function does what it promises, on both builds.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, test } from "node:test";
import * as inside from "@sudoku-core/wasm";
import { load } from "@sudoku-core/wasm";
import * as forNode from "@sudoku-core/wasm/files";
import * as forWeb from "../js/web.js";
import { BUILDS, EMPTY, PUZZLE, SOLUTION } from "./samples.js";

const here = (path) => new URL(path, import.meta.url);
const numbers = (line) => Uint8Array.from(line, (symbol) => (symbol === "." ? 0 : Number(symbol)));

for (const sudoku of BUILDS) {
  describe(sudoku.build, () => {
    test("the version is that of every package", () => {
      const cargo = (path) => /^version = "(.*)"$/m.exec(readFileSync(here(path), "utf8"))[1];
      assert.equal(sudoku.version, cargo("../Cargo.toml"));
      assert.equal(sudoku.version, cargo("../../abi/Cargo.toml"));
      assert.equal(sudoku.version, cargo("../../../Cargo.toml"));
      assert.equal(
        sudoku.version,
        JSON.parse(readFileSync(here("../package.json"), "utf8")).version,
      );
    });

    test("parse and print are inverse", () => {
      assert.deepEqual(sudoku.parse(PUZZLE), numbers(PUZZLE));
      assert.equal(sudoku.print(sudoku.parse(PUZZLE)), PUZZLE);
      const rows = PUZZLE.replaceAll(".", "0").match(/.{9}/g).join("\r\n");
      assert.equal(sudoku.print(`\uFEFF\n ${rows} # easy\n`), PUZZLE);
      assert.equal(sudoku.print(Array.from(numbers(SOLUTION))), SOLUTION);
      assert.equal(
        sudoku.print(PUZZLE, "board"),
        `+-------+-------+-------+
| 5 3 . | . 7 . | . . . |
| 6 . . | 1 9 5 | . . . |
| . 9 8 | . . . | . 6 . |
+-------+-------+-------+
| 8 . . | . 6 . | . . 3 |
| 4 . . | 8 . 3 | . . 1 |
| 7 . . | . 2 . | . . 6 |
+-------+-------+-------+
| . 6 . | . . . | 2 8 . |
| . . . | 4 1 9 | . . 5 |
| . . . | . 8 . | . 7 9 |
+-------+-------+-------+`,
      );
    });

    test("puzzles are texts, cells or rows", () => {
      const rows = PUZZLE.match(/.{9}/g);
      const cells = rows.map((row) => row.split(""));
      for (const puzzle of [
        rows,
        cells,
        cells.flat(),
        cells.map((row) => row.map((symbol) => Number(symbol) || 0)),
        rows.map((row) => numbers(row)),
        rows.map((row) => row.replaceAll(".", "0")),
        rows.map((row) => row.replaceAll(".", "_")),
        rows.map((row) => row.replaceAll(".", "*").split("")),
      ]) {
        assert.equal(sudoku.print(puzzle), PUZZLE);
        assert.deepEqual(sudoku.solve(puzzle), { kind: "solved", solution: numbers(SOLUTION) });
        assert.equal(sudoku.isSolutionOf(SOLUTION, puzzle), true);
      }
      assert.equal(sudoku.solve(Array(81).fill("5")).kind, "conflict");
    });

    test("a grid is valid or has conflicts", () => {
      assert.equal(sudoku.isValid(PUZZLE), true);
      assert.deepEqual(sudoku.conflicts(PUZZLE), []);
      const bad = `.5......5${".".repeat(9)}.......5.${".".repeat(54)}`;
      assert.equal(sudoku.isValid(bad), false);
      const conflict = { house: { kind: "row", index: 0 }, digit: 5, first: 1, second: 8 };
      assert.deepEqual(sudoku.conflicts(bad), [
        { ...conflict, words: "two 5s in row 1: r1c2 and r1c9" },
        {
          ...conflict,
          house: { kind: "box", index: 2 },
          first: 8,
          second: 25,
          words: "two 5s in box 3: r1c9 and r3c8",
        },
      ]);
      const column = `${"7........".repeat(2)}${".".repeat(63)}`;
      assert.equal(sudoku.conflicts(column)[0].words, "two 7s in column 1: r1c1 and r2c1");
      assert.equal(sudoku.conflicts("1".repeat(81)).length, 27 * 36);
    });

    test("a valid grid may have no solution", () => {
      const dead =
        ".876543212........3........4........5........6........7........8........9........";
      assert.equal(sudoku.isValid(dead), true);
      assert.deepEqual(sudoku.solve(dead), { kind: "no-solution", words: "no solution" });
      assert.deepEqual(sudoku.pencilmarks(dead)[0], []);
    });

    test("the candidates of every cell", () => {
      const marks = sudoku.pencilmarks(PUZZLE);
      assert.equal(marks.length, 81);
      assert.deepEqual(marks[0], [5]);
      assert.deepEqual(marks[2], [1, 2, 4]);
      assert.deepEqual(sudoku.pencilmarks(EMPTY)[80], [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    test("solve returns the solution or the reason why not", () => {
      assert.deepEqual(sudoku.solve(PUZZLE), { kind: "solved", solution: numbers(SOLUTION) });
      assert.deepEqual(sudoku.solve(SOLUTION), { kind: "solved", solution: numbers(SOLUTION) });
      const answer = sudoku.solve(`5.......5${".".repeat(72)}`);
      assert.equal(answer.kind, "conflict");
      assert.equal(answer.words, "two 5s in row 1: r1c1 and r1c9");
      assert.deepEqual(answer.conflict, sudoku.conflicts(`5.......5${".".repeat(72)}`)[0]);
    });

    test("two solutions are returned as proof", () => {
      const two =
        ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
      const answer = sudoku.solve(two);
      assert.equal(answer.kind, "not-unique");
      const lines = answer.solutions.map((solution) => sudoku.print(solution));
      assert.notEqual(lines[0], lines[1]);
      assert.equal(answer.words, `more than one solution: ${lines[0]} and ${lines[1]}`);
      assert.deepEqual(
        lines.sort(),
        Array.from(sudoku.solutions(two), (it) => sudoku.print(it)).sort(),
      );
    });

    test("counting stops at the limit", () => {
      assert.equal(sudoku.count(EMPTY, 1000), 1000);
      assert.equal(sudoku.count(EMPTY, 0), 0);
      assert.equal(sudoku.count(PUZZLE, 2 ** 32 - 1), 1);
      assert.equal(sudoku.count("1".repeat(81), 5), 0);
    });

    test("no function uses this", () => {
      const { solve, print, isValid } = sudoku;
      assert.equal(print(solve(PUZZLE).solution), SOLUTION);
      assert.equal(isValid(SOLUTION), true);
    });

    test("results are copies", () => {
      const [first, grid] = [sudoku.solve(PUZZLE).solution, sudoku.parse(PUZZLE)];
      sudoku.solve(EMPTY);
      sudoku.parse(EMPTY);
      assert.deepEqual(first, numbers(SOLUTION));
      assert.deepEqual(grid, numbers(PUZZLE));
      assert.equal(first.buffer.byteLength, 81, "and hold nothing but themselves");
    });
  });
}

test("vectors are used if the runtime has them", async () => {
  assert.equal((await load()).build, "simd128");
});

test("a module can be passed as an argument", async () => {
  const bytes = readFileSync(new URL(import.meta.resolve("@sudoku-core/wasm/sudoku_core.wasm")));
  for (const module of [bytes, new WebAssembly.Module(bytes)]) {
    const sudoku = await load({ build: "scalar", module });
    assert.equal(sudoku.print(sudoku.solve(PUZZLE).solution), SOLUTION);
  }
  await assert.rejects(load({ module: new Uint8Array(8) }), WebAssembly.CompileError);
  for (const [build, words] of [
    ["sse2", 'the text "sse2"'],
    [null, "null"],
    [["scalar"], "an array"],
  ]) {
    await assert.rejects(load({ build }), {
      name: "RangeError",
      message: `found ${words} as the build, expected "simd128" or "scalar"`,
    });
  }
  for (const [options, words] of [
    [null, "null"],
    ["scalar", 'the text "scalar"'],
    [5, "5"],
  ]) {
    await assert.rejects(load(options), {
      name: "TypeError",
      message: `found ${words}, expected an object of options`,
    });
  }
});

test("every entry exports the same, and solves with both builds", async () => {
  const required = createRequire(import.meta.url)("@sudoku-core/wasm");
  const names = ["NotADigitError", "ParseError", "load"];
  for (const entry of [inside, forNode, required]) {
    const others = ["CannotHoldError", "ImpossibleWishError", "UnmetError", "loadGenerate"];
    const more = entry === forNode ? [...others, "loadLogic", "loadText"] : [];
    assert.deepEqual(Object.keys(entry).sort(), [...names, ...more].sort());
    for (const build of ["scalar", "simd128"]) {
      const sudoku = await entry.load({ build });
      assert.equal(sudoku.print(sudoku.solve(PUZZLE).solution), SOLUTION);
      assert.throws(() => sudoku.parse("x"), entry.ParseError);
    }
    assert.equal((await entry.load()).build, "simd128");
  }
});

test("the entry for browsers with files fetches modules", async (context) => {
  assert.deepEqual(Object.keys(forWeb), Object.keys(forNode));
  const asked = [];
  context.mock.method(globalThis, "fetch", async (url) => {
    asked.push(url.pathname.split("/").at(-1));
    return new Response(readFileSync(url));
  });
  const sudoku = await forWeb.load();
  assert.equal(sudoku.print(sudoku.solve(PUZZLE).solution), SOLUTION);
  assert.deepEqual(asked, ["sudoku_core_simd128.wasm"]);
  // The module of the formats is fetched when it is asked for.
  assert.equal((await forWeb.loadText()).read(PUZZLE).format, "line");
  assert.deepEqual(asked.splice(1), ["sudoku_core_text.wasm"]);
  // And so is that of the generator.
  assert.ok((await forWeb.loadGenerate()).isMinimal(SOLUTION) === false);
  assert.deepEqual(asked.splice(1), ["sudoku_core_generate.wasm"]);
  globalThis.fetch.mock.mockImplementation(
    async () => new Response("", { status: 404, statusText: "Not Found" }),
  );
  await assert.rejects(forWeb.load(), /sudoku_core_simd128.wasm: 404 Not Found/);
});
