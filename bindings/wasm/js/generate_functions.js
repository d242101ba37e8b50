// Puzzles at random, minimal puzzles and canonical forms, over one instance of their module.
import { cellsOf, isList } from "./cells.js";
import { Memory } from "./memory.js";
import { Place, Puzzles } from "./puzzles.js";
import { IMPROPER_KINDS, NOT_A_TRANSFORM, OK, unexpected } from "./status.js";
import { bytesOfWishes, halvesOf } from "./wishes.js";
import { valueWords } from "./words.js";

/** The size of `Transform` in `bindings/abi`: a byte and three times nine. */
const TRANSFORM = 28;

/** Returns what `loadGenerate` resolves to. No function uses `this`. */
export function puzzlesOf(exports) {
  const memory = new Memory(exports);

  /** What the module has written to its buffer of words. */
  function words() {
    return new TextDecoder().decode(memory.copy(exports.words_address(), memory.detail.count));
  }

  const symmetries = [];
  while (exports.symmetry_name(symmetries.length) === OK) {
    symmetries.push(words());
  }
  Object.freeze(symmetries);
  const module = { exports, memory, place: new Place(exports, memory), words };

  /** Writes a grid to the buffer of the module. */
  function put(grid) {
    // All cells are read before one is written: a getter may call the package.
    const cells = cellsOf(grid);
    memory.bytes.set(cells, exports.grid_address());
  }

  function result(status) {
    if (status !== OK) {
      throw unexpected(status);
    }
    return memory.copy(exports.result_address(), 81);
  }

  function transformOf() {
    const [transposes, ...lines] = memory.copy(exports.transform_address(), TRANSFORM);
    return {
      transposes: transposes === 1,
      rows: lines.slice(0, 9),
      columns: lines.slice(9, 18),
      digits: lines.slice(18),
    };
  }

  function generator(wishes) {
    if (typeof wishes !== "object" || wishes === null) {
      throw new TypeError(`found ${valueWords(wishes)}, expected an object with a seed and wishes`);
    }
    const seed = halvesOf(wishes.seed);
    return new Puzzles(module, bytesOfWishes(wishes, symmetries), seed);
  }

  return Object.freeze({
    symmetries,

    generate(wishes) {
      return generator(wishes).next().value;
    },

    generator,

    isMinimal(puzzle) {
      put(puzzle);
      const answer = exports.is_minimal();
      if (answer < 0) {
        throw unexpected(answer);
      }
      return answer === 1;
    },

    minimize(puzzle) {
      put(puzzle);
      const status = exports.minimize();
      const kind = IMPROPER_KINDS.get(status);
      return kind === undefined ? { kind: "minimal", puzzle: result(status) } : { kind };
    },

    canonicalize(grid) {
      put(grid);
      const canonical = result(exports.canonicalize());
      return { grid: canonical, transform: transformOf() };
    },

    transform(grid, transform) {
      const bytes = bytesOfTransform(transform);
      put(grid);
      memory.bytes.set(bytes, exports.transform_address());
      const status = exports.apply();
      if (status === NOT_A_TRANSFORM) {
        throw new RangeError(
          "a row, a column or a digit is missing or there twice, or a band or a stack does not " +
            "stay together",
        );
      }
      return result(status);
    },
  });
}

/** A transform as `Transform` in `bindings/abi`. */
function bytesOfTransform(transform) {
  if (typeof transform !== "object" || transform === null) {
    throw new TypeError(`found ${valueWords(transform)}, expected a transform`);
  }
  const { transposes, rows, columns, digits } = transform;
  const bytes = new Uint8Array(TRANSFORM);
  bytes[0] = Number(Boolean(transposes));
  for (const [index, [name, list]] of Object.entries({ rows, columns, digits }).entries()) {
    if (!isList(list) || list.length !== 9) {
      const found = isList(list) ? `${list.length} numbers` : valueWords(list);
      throw new TypeError(`found ${found} as the ${name}, expected 9 numbers`);
    }
    for (let at = 0; at < 9; at++) {
      const number = list[at];
      // 255 is neither a line nor a digit.
      const isSmall = Number.isInteger(number) && number >= 0 && number < 10;
      bytes[1 + 9 * index + at] = isSmall ? number : 255;
    }
  }
  return bytes;
}
