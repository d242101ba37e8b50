// Steps, obstacles and ratings, as `Step`, `Obstacle` and `Rating` in `bindings/abi`.
import { digitsOf } from "./candidates.js";
import { houseOf } from "./houses.js";
import { CONTRADICTED, MISTAKES, SOLVED, STUCK, unexpected } from "./status.js";

/** The places of the fields of a step, and the size of all of them. */
const HOUSES = 4;
const COVERS = 8;
const PLACE_HOUSES = 12;
const REMOVALS = 16;
const DIGITS = 178;
const PLACE_DIGITS = 180;
const PARTS = 182;
const DIGIT = 263;
const CELL = 264;
const NODE_COUNT = 265;
const NODES = 266;
export const STEP = 412;

/** Those of an obstacle. */
const LEVEL = 81;
const CONTRADICTION = 82;
export const OBSTACLE = 86;

/** Those of a rating. */
const VERDICT = 4;
const RATED_LEVEL = 8;
const ROUNDS = 12;
const REMOVED = 18;
export const RATING = 24;

/** The number in place of a cell or a house where there is none. */
const NONE = 255;

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const PLACES = [0, 1, 2, 3];

/** The number of the technique of a step, and what else its bytes say. */
export function partsOfStep(bytes) {
  const view = new DataView(bytes.buffer);
  const set = (place, cell = 0) => view.getUint16(place + 2 * cell, true);
  const parts = PLACES.map((bit) => CELLS.filter((cell) => (bytes[PARTS + cell] >> bit) & 1));
  while (parts.length > 0 && parts.at(-1).length === 0) {
    parts.pop();
  }
  const digit = bytes[DIGIT];
  const nodes = Array.from({ length: bytes[NODE_COUNT] }, (_, node) => nodeOf(bytes, node));
  return {
    technique: view.getInt32(0, true),
    place: {
      houses: housesOf(view.getUint32(PLACE_HOUSES, true)),
      digits: digitsOf(set(PLACE_DIGITS)),
    },
    placement: digit === 0 ? undefined : { cell: bytes[CELL], digit },
    removals: CELLS.flatMap((cell) =>
      digitsOf(set(REMOVALS, cell)).map((digit) => ({ cell, digit })),
    ),
    digits: digitsOf(set(DIGITS)),
    parts,
    houses: housesOf(view.getUint32(HOUSES, true)),
    covers: housesOf(view.getUint32(COVERS, true)),
    links: nodes.slice(1).map((to, link) => ({
      kind: link % 2 === 0 ? "strong" : "weak",
      from: nodes[link],
      to,
    })),
  };
}

function nodeOf(bytes, node) {
  const [digit, ...cells] = bytes.subarray(NODES + 4 * node, NODES + 4 * node + 4);
  return { digit, cells: cells.filter((cell) => cell !== NONE) };
}

function housesOf(bits) {
  return Array.from({ length: 27 }, (_, house) => house)
    .filter((house) => (bits >> house) & 1)
    .map(houseOf);
}

/** Why there is no step, with the words for it. */
export function obstacleOf(status, bytes, words) {
  switch (status) {
    case MISTAKES: {
      const of = (kind) => CELLS.filter((cell) => bytes[cell] === kind);
      return { kind: "mistakes", digits: of(1), notes: of(2), words };
    }
    case CONTRADICTED: {
      const [, house, digit, cell] = bytes.subarray(CONTRADICTION, OBSTACLE);
      return {
        kind: "contradicted",
        house: house === NONE ? undefined : houseOf(house),
        digit: digit === 0 ? undefined : digit,
        cell: cell === NONE ? undefined : cell,
        words,
      };
    }
    case STUCK:
      return { kind: "stuck", level: bytes[LEVEL], words };
    case SOLVED:
      return { kind: "solved", words };
    default:
      throw unexpected(status);
  }
}

const SCHEMES = new Map([
  [1, "rounds 1"],
  [2, "rounds with rectangles 1"],
]);

const VERDICTS = new Map([
  [CONTRADICTED, "contradicted"],
  [STUCK, "stuck"],
  [SOLVED, "solved"],
]);

/** A rating of its bytes. */
export function ratingOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const three = (place) => [0, 2, 4].map((offset) => view.getUint16(place + offset, true));
  return {
    kind: "rated",
    scheme: SCHEMES.get(view.getInt32(0, true)),
    level: view.getInt32(RATED_LEVEL, true),
    rounds: three(ROUNDS),
    removed: three(REMOVED),
    verdict: VERDICTS.get(view.getInt32(VERDICT, true)),
  };
}

/** The bytes of a rating. */
export function bytesOfRating({ scheme, level, rounds, removed, verdict }) {
  const bytes = new Uint8Array(RATING);
  const view = new DataView(bytes.buffer);
  const numberOf = (names, wanted) => [...names].find(([, name]) => name === wanted)?.[0];
  const [schemeNumber, verdictNumber] = [
    numberOf(SCHEMES, scheme),
    numberOf(VERDICTS, verdict),
  ];
  if (schemeNumber === undefined || verdictNumber === undefined) {
    throw new TypeError("found something else than what `rate` returns");
  }
  view.setInt32(0, schemeNumber, true);
  view.setInt32(VERDICT, verdictNumber, true);
  view.setInt32(RATED_LEVEL, level, true);
  for (const level of [0, 1, 2]) {
    view.setUint16(ROUNDS + 2 * level, rounds[level], true);
    view.setUint16(REMOVED + 2 * level, removed[level], true);
  }
  return bytes;
}
