// One puzzle per line: compared with the command line program, and at the edges of buffers.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { BUILDS, EMPTY, PUZZLE, SOLUTION, SETS, sampleSet } from "./samples.js";

/** What the command line program writes for each puzzle of a text, in the words of the crate. */
function asTheCrate(text) {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const program = ["run", "--quiet", "--locked", "--release", "--", "--from", "line", "-"];
  const run = spawnSync("cargo", program, {
    cwd: root,
    input: text,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  assert.ok(run.status === 0 || run.status === 1, run.stderr);
  const answers = run.stdout.split("\n").filter((line) => /^[1-9!]/.test(line));
  // The program also names the file.
  return answers.map((line) => line.replace(/^! standard input: /, "! "));
}

function asTheCrateSays(sudoku, answer) {
  return answer.kind === "solved" ? sudoku.print(answer.solution) : `! ${answer.words}`;
}

/** Two solutions may be found in another order, or be two others. */
const WITHOUT_ORDER = (line) => line.replace(/(more than one solution): .*/, "$1");

const found = (character) => `${PUZZLE.slice(0, 7)}${character}${PUZZLE.slice(8)}`;

const ODD = [
  "",
  "   \t",
  "# a comment",
  "  # another",
  "\uFEFF# and one more",
  PUZZLE,
  `${PUZZLE}\r`,
  `\uFEFF  ${PUZZLE}  # easy, é 💥`,
  `${PUZZLE}5`,
  PUZZLE.slice(1),
  PUZZLE.slice(0, 1),
  ...[
    "💥",
    "'",
    "\\",
    "\0",
    "\u007f",
    "\u00a0",
    "\u0301",
    "\u200b",
    "\u2028",
    "\ue000",
    "\ufeff",
    "é",
    "中",
  ].map(found),
  `💥${PUZZLE}`,
  "1".repeat(81),
  EMPTY,
  `5.......5${".".repeat(72)}`,
  `é${"x".repeat(200)}`,
];

const SYMBOL = "expected 1 to 9, or one of . 0 _ * for an empty cell";

/** Lines that the program reads as other formats, and what `Grid::parse` says of them. */
const OTHERS = [
  [`${PUZZLE}, ${SOLUTION}`, "82: found ',', expected the end of the text after 81 symbols"],
  [
    PUZZLE.replaceAll(".", " "),
    "3: found ' ', expected symbol 3 of 81, in one line or nine lines of 9",
  ],
  [
    `${PUZZLE.slice(0, 9)} ${PUZZLE.slice(9)}`,
    "10: found ' ', expected symbol 10 of 81, in one line or nine lines of 9",
  ],
  ...["x", "５", "²", "|", "-"].map((symbol) => [
    found(symbol),
    `8: found '${symbol}', ${SYMBOL}`,
  ]),
];

for (const sudoku of BUILDS) {
  describe(sudoku.build, () => {
    test("the words are those of the crate", () => {
      const text = ODD.join("\n");
      const ours = Array.from(sudoku.solveLines(text), (answer) => asTheCrateSays(sudoku, answer));
      assert.deepEqual(ours.map(WITHOUT_ORDER), asTheCrate(text).map(WITHOUT_ORDER));
      assert.equal(ours.length, ODD.length - 5);
    });

    test("a line of another format is no line of symbols", () => {
      for (const [text, words] of OTHERS) {
        const [{ kind, words: ours }] = sudoku.solveLines(text);
        assert.equal(kind, "not-a-grid");
        assert.equal(ours, `line 1, column ${words}`);
      }
    });

    test("every set in one text, as the crate solves it", () => {
      const text = SETS.flatMap((name) => sampleSet(name).map(({ puzzle }) => puzzle)).join("\r\n");
      const ours = Array.from(sudoku.solveLines(text), (answer) => asTheCrateSays(sudoku, answer));
      assert.deepEqual(ours.map(WITHOUT_ORDER), asTheCrate(text).map(WITHOUT_ORDER));
      assert.ok(ours.length > 2000);
    });

    test("lines and places are those of the whole text", () => {
      const many = `${PUZZLE}\n`.repeat(3000);
      const text = `# é\n\n${PUZZLE}\n${EMPTY.slice(1)}é\n${many}${found("x")}\n`;
      const answers = [...sudoku.solveLines(text)];
      assert.equal(answers.length, 3003);
      assert.deepEqual(
        answers.slice(0, 3).map(({ line, kind }) => [line, kind]),
        [
          [3, "solved"],
          [4, "not-a-grid"],
          [5, "solved"],
        ],
      );
      for (const [index, character] of [
        [1, "é"],
        [3002, "x"],
      ]) {
        const { line, error } = answers[index];
        assert.equal(error.line, line);
        assert.equal(error.offset, text.lastIndexOf(character));
        assert.equal(error.message, answers[index].words);
      }
      assert.equal(answers.at(-1).line, 3005);
    });

    test("more lines than records, more text than the buffer, lines longer than it", () => {
      const many = "x\n".repeat(10_000);
      assert.equal([...sudoku.solveLines(many)].length, 10_000);
      assert.equal([...sudoku.solveLines(many)].at(-1).line, 10_000);
      assert.equal([...sudoku.solveLines("\n".repeat(500_000) + PUZZLE)][0].line, 500_001);
      const long = `${PUZZLE} # ${"é".repeat(400_000)}`;
      const [space, ones] = [" ".repeat(400_000), "1".repeat(400_000)];
      const text = `${PUZZLE}\n${long}\r\n# ${long}\n${space}\n${ones}\n${PUZZLE}`;
      const answers = [...sudoku.solveLines(text)];
      assert.deepEqual(
        answers.map(({ line, kind }) => [line, kind]),
        [
          [1, "solved"],
          [2, "solved"],
          [5, "not-a-grid"],
          [6, "solved"],
        ],
      );
      assert.equal(
        answers[2].words,
        "line 5, column 82: found '1', expected the end of the text after 81 symbols",
      );
      assert.equal(answers[2].error.offset, text.indexOf("\n11111") + 1 + 81);
    });

    test("other calls between two lines change nothing", () => {
      const text = `${`${PUZZLE}\n${EMPTY}\nx é\n`.repeat(1500)}`;
      const expected = [...sudoku.solveLines(text)];
      const lazily = [];
      for (const answer of sudoku.solveLines(text)) {
        lazily.push(answer);
        sudoku.parse(`${SOLUTION}${" ".repeat(90_000)}`);
        sudoku.count("1".repeat(81), 1);
      }
      assert.deepEqual(lazily, expected);
    });

    test("a text without puzzles has no answers", () => {
      for (const text of ["", "\n", "\r\n\r\n", "#", "\uFEFF", "# a\n# b"]) {
        assert.deepEqual([...sudoku.solveLines(text)], []);
      }
      assert.throws(() => sudoku.solveLines(undefined), TypeError);
      assert.throws(() => sudoku.solveLines([PUZZLE]), TypeError);
    });
  });
}
