// The functions of the package, over one instance of the module.
import { numbersOf } from "./cells.js";
import { checkNumber, checkPuzzles, checkText, checkWord } from "./check.js";
import { ParseError } from "./errors.js";
import { houseOf } from "./houses.js";
import { solveLines, unitsOf } from "./lines.js";
import { each } from "./many.js";
import { END_OF_TEXT, Memory } from "./memory.js";
import { Rooms } from "./rooms.js";
import { Solutions } from "./solutions.js";
import { CONFLICT, NOT_UNIQUE, NO_SOLUTION, OK, TEXT_KINDS, unexpected } from "./status.js";
import { UniqueSolution } from "./unique.js";
import { boardWords, conflictWords, expectedWords } from "./words.js";

/** Returns what `load` resolves to. No function uses `this`, so each can be used on its own. */
export function sudokuOf(exports, build) {
  const memory = new Memory(exports);
  const rooms = new Rooms(exports, memory);

  /** Returns a status if it is one of those that are expected, and throws an error otherwise. */
  function expect(status, ...expected) {
    if (!expected.includes(status)) {
      throw unexpected(status);
    }
    return status;
  }

  /** Writes a puzzle to the buffer of the module. */
  function put(puzzle) {
    if (typeof puzzle === "string") {
      read(puzzle);
      return;
    }
    // All cells are read before one is written: a getter may call the package.
    const numbers = numbersOf(puzzle);
    memory.bytes.set(numbers, exports.grid_address());
  }

  /** Parses a text into the buffer of the module. */
  function read(text) {
    checkText(text);
    const { address, length } = memory.write(text);
    const status = exports.parse(address, length);
    const kind = TEXT_KINDS.get(status);
    if (kind !== undefined) {
      const { offset: bytes, line, column, count, found } = memory.detail;
      const offset = unitsOf(memory.bytes.subarray(address, address + bytes));
      throw new ParseError({
        kind,
        offset,
        line,
        column,
        // The module sees U+FFFD in place of half a surrogate pair.
        found: found === END_OF_TEXT ? undefined : characterAt(text, offset),
        expected: expectedWords(kind, count),
      });
    }
    expect(status, OK);
  }

  function conflictAt(index) {
    const address = exports.conflicts_address() + 4 * index;
    const [house, digit, first, second] = memory.bytes.subarray(address, address + 4);
    const conflict = {
      house: houseOf(house),
      digit,
      first,
      second,
    };
    return { ...conflict, words: conflictWords(conflict) };
  }

  function solutionAt(index) {
    return memory.copy(exports.solutions_address() + 81 * index, 81);
  }

  /** The answer for a status of `solve`, from the buffers of the module. */
  function answerOf(status) {
    switch (status) {
      case OK:
        return { kind: "solved", solution: solutionAt(0) };
      case NO_SOLUTION:
        return { kind: "no-solution", words: "no solution" };
      case CONFLICT: {
        const conflict = conflictAt(0);
        return { kind: "conflict", conflict, words: conflict.words };
      }
      case NOT_UNIQUE: {
        const solutions = [solutionAt(0), solutionAt(1)];
        const [one, other] = solutions.map((solution) => sudoku.print(solution));
        return {
          kind: "not-unique",
          solutions,
          words: `more than one solution: ${one} and ${other}`,
        };
      }
      default:
        throw unexpected(status);
    }
  }

  /** The grid of a puzzle. */
  function gridOf(puzzle) {
    put(puzzle);
    return memory.copy(exports.grid_address(), 81);
  }

  /** The text of the grid in the buffer of the module. */
  function currentLine() {
    expect(exports.print(), OK);
    return String.fromCharCode(...memory.copy(exports.line_address(), 81));
  }

  const sudoku = {
    version: versionOf(exports.version()),

    build,

    parse(text) {
      read(text);
      return memory.copy(exports.grid_address(), 81);
    },

    print(grid, layout = "line") {
      checkWord("layout", layout, ["line", "board"]);
      put(grid);
      const line = currentLine();
      return layout === "line" ? line : boardWords(line);
    },

    isValid(grid) {
      put(grid);
      return expect(exports.is_valid(), OK, CONFLICT) === OK;
    },

    isSolutionOf(solution, puzzle) {
      const digits = gridOf(solution);
      const clues = gridOf(puzzle);
      const keepsClues = digits.every((digit, cell) => digit === clues[cell] || clues[cell] === 0);
      return keepsClues && !digits.includes(0) && sudoku.isValid(digits);
    },

    conflicts(grid) {
      put(grid);
      expect(exports.conflicts(), OK, CONFLICT);
      return Array.from({ length: memory.detail.count }, (_, index) => conflictAt(index));
    },

    pencilmarks(grid) {
      put(grid);
      expect(exports.pencilmarks(), OK);
      const sets = new Uint16Array(memory.copy(exports.pencilmarks_address(), 162).buffer);
      return Array.from(sets, (set) =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (set >> (digit - 1)) & 1),
      );
    },

    solve(puzzle) {
      put(puzzle);
      return answerOf(exports.solve());
    },

    uniqueSolution(puzzle) {
      return new UniqueSolution(exports, rooms, gridOf(puzzle), answerOf);
    },

    count(puzzle, limit) {
      checkNumber("limit", limit);
      put(puzzle);
      expect(exports.count(limit), OK);
      return memory.detail.count;
    },

    solveMany(puzzles) {
      checkPuzzles(puzzles);
      return each(puzzles, sudoku.solve);
    },

    countMany(puzzles, limit) {
      checkPuzzles(puzzles);
      checkNumber("limit", limit);
      return each(puzzles, (puzzle) => sudoku.count(puzzle, limit));
    },

    solutions(puzzle) {
      return new Solutions(exports, rooms, gridOf(puzzle), solutionAt);
    },

    solveLines(text) {
      checkText(text);
      return solveLines(sudoku, exports, memory, text);
    },
  };
  return Object.freeze(sudoku);
}

function characterAt(text, offset) {
  return String.fromCodePoint(text.codePointAt(offset));
}

function versionOf(number) {
  return [number / 10_000, (number / 100) % 100, number % 100].map(Math.floor).join(".");
}
