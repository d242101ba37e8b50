// Hints, explained steps and ratings, over one instance of their module.
import { cellsOf, isList } from "./cells.js";
import { checkWord } from "./check.js";
import { Memory } from "./memory.js";
import { boardOf, bytesOfPlay, hasSolution, PLAY } from "./play.js";
import { EXHAUSTED, IMPROPER_KINDS, NOT_A_SOLUTION, OK, unexpected } from "./status.js";
import {
  bytesOfRating,
  OBSTACLE,
  obstacleOf,
  partsOfStep,
  RATING,
  ratingOf,
  STEP,
} from "./step.js";
import { valueWords } from "./words.js";

/** The names of the depths, from the least that a hint tells to the most. */
const DEPTHS = ["technique", "place", "pattern", "everything"];

/** Returns what `loadLogic` resolves to. No function uses `this`. */
export function logicOf(exports) {
  const memory = new Memory(exports);

  /** What the module has written to its buffer of words. */
  function words() {
    return new TextDecoder().decode(memory.copy(exports.words_address(), memory.detail.count));
  }

  /** The words that a call has written, if it was right. */
  function said(status) {
    if (status !== OK) {
      throw unexpected(status);
    }
    return words();
  }

  const techniques = [];
  while (exports.technique_name(techniques.length) === OK) {
    const level = exports.technique_level(techniques.length);
    techniques.push(Object.freeze({ name: words(), level }));
  }
  Object.freeze(techniques);
  const names = techniques.map(({ name }) => name);
  const defaults = memory.copy(exports.techniques_address(), exports.default_techniques());

  /** The numbers of the techniques with some names. */
  function numbersOf(chosen) {
    if (chosen === undefined) {
      return defaults;
    }
    if (!isList(chosen)) {
      throw new TypeError(`found ${valueWords(chosen)}, expected an array of techniques`);
    }
    return Uint8Array.from(
      new Set(
        Array.from(chosen, (name) => {
          checkWord("technique", name, names);
          return names.indexOf(name);
        }),
      ),
    );
  }

  /** Writes a puzzle in play to the buffer of the module. */
  function put(bytes) {
    memory.bytes.set(bytes, exports.play_address());
  }

  function current() {
    return memory.copy(exports.play_address(), PLAY);
  }

  /** Reads what a function takes; solves the puzzle unless the caller has the solution. */
  function begin(puzzle, play = {}) {
    const bytes = bytesOfPlay(puzzle, play);
    const chosen = numbersOf(play.techniques);
    put(bytes);
    if (play.solution === undefined) {
      const status = exports.prove();
      if (status !== OK && !IMPROPER_KINDS.has(status)) {
        throw unexpected(status);
      }
      return { bytes: current(), chosen, kind: IMPROPER_KINDS.get(status) };
    }
    return { bytes, chosen };
  }

  /** Calls a function of the module with the techniques. */
  function tell(call, { bytes, chosen }) {
    put(bytes);
    memory.bytes.set(chosen, exports.techniques_address());
    return checked(call(chosen.length));
  }

  function checked(status) {
    if (status === NOT_A_SOLUTION) {
      throw new RangeError("the solution does not solve the puzzle");
    }
    return status;
  }

  function obstacle(status) {
    return obstacleOf(status, memory.copy(exports.obstacle_address(), OBSTACLE), words());
  }

  /** The step that the module has found on the puzzle in play. */
  function step() {
    const bytes = memory.copy(exports.step_address(), STEP);
    const { technique, ...parts } = partsOfStep(bytes);
    const [texts, sentences] = [{}, {}];
    for (const [index, depth] of DEPTHS.entries()) {
      texts[depth] = said(exports.text(index + 1));
      sentences[depth] = said(exports.describe(index + 1));
    }
    exports.fill_notes();
    const play = current();
    let svg;
    return {
      technique: names[technique],
      level: techniques[technique].level,
      ...parts,
      texts,
      sentences,
      board: boardOf(play),
      // Drawn when it is asked for: it has more bytes than all the rest.
      get svg() {
        if (svg === undefined) {
          put(play);
          memory.bytes.set(bytes, exports.step_address());
          svg = said(exports.svg());
        }
        return svg;
      },
    };
  }

  function* walk({ bytes, chosen }) {
    for (;;) {
      const status = tell(exports.next, { bytes, chosen });
      if (status !== OK) {
        return obstacle(status);
      }
      const found = step();
      const taken = exports.apply();
      bytes = current();
      // The caller may use the module before it asks for the next step.
      const end = taken === OK ? undefined : obstacle(taken);
      yield found;
      if (end !== undefined) {
        return end;
      }
    }
  }

  function* all({ bytes, chosen }) {
    for (const technique of chosen) {
      for (let skip = 0; ; skip++) {
        put(bytes);
        const status = exports.step_of(technique, skip);
        if (status === EXHAUSTED) {
          break;
        }
        if (status !== OK) {
          throw unexpected(status);
        }
        yield step();
      }
    }
  }

  function rated(puzzle, call) {
    const cells = cellsOf(puzzle);
    put(bytesOfPlay(cells, {}));
    const status = call();
    const kind = IMPROPER_KINDS.get(status);
    if (kind !== undefined) {
      return { kind };
    }
    if (status !== OK) {
      throw unexpected(status);
    }
    return ratingOf(memory.copy(exports.ratings_address(), RATING));
  }

  return Object.freeze({
    techniques,

    hint(puzzle, play) {
      const status = tell(exports.hint, begin(puzzle, play));
      return status === OK ? { kind: "step", step: step() } : obstacle(status);
    },

    check(puzzle, play) {
      const start = begin(puzzle, play);
      if (!hasSolution(start.bytes)) {
        return { kind: start.kind ?? "not-unique" };
      }
      put(start.bytes);
      const status = checked(exports.check());
      return status === OK ? { kind: "right" } : obstacle(status);
    },

    steps(puzzle, play) {
      const start = begin(puzzle, play);
      put(start.bytes);
      checked(exports.fill_notes());
      return all(start);
    },

    path(puzzle, play) {
      const start = begin(puzzle, play);
      put(start.bytes);
      checked(exports.fill_notes());
      return walk(start);
    },

    rate(puzzle) {
      return rated(puzzle, exports.rate);
    },

    rateWithRectangles(puzzle) {
      return rated(puzzle, exports.rate_rectangles);
    },

    compare(one, other) {
      const bytes = [one, other].map(bytesOfRating);
      memory.bytes.set(bytes[0], exports.ratings_address());
      memory.bytes.set(bytes[1], exports.ratings_address() + RATING);
      return exports.compare();
    },
  });
}
