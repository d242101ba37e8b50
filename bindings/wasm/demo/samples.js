// Sample puzzles, and a way to make many different ones from them.

export const SAMPLES = [
  [
    "the example of many articles",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  ],
  ["17 clues", ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7..."],
  [
    "hard (top 1465)",
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
  ],
  [
    "hardest of 2019",
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6",
  ],
  [
    "no solution, hard to refute",
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
  ],
  [
    "valid, and no solution",
    ".876543212........3........4........5........6........7........8........9........",
  ],
  [
    "two solutions",
    ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.",
  ],
  [
    "10,106 solutions",
    ".1....7.....3..2...7...........71...6......4.3........4..5....3.2..8...........6.",
  ],
  [
    "a conflict",
    "5.......5........................................................................",
  ],
];

/** Lines of proper puzzles: samples with other digits, and with rows and columns reordered. */
export function scrambled(count) {
  return Array.from({ length: count }, (_, index) => scramble(SAMPLES[index % 4][1])).join("\n");
}

function scramble(line) {
  const digits = shuffled(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  const [rows, columns] = [shuffledLines(), shuffledLines()];
  return rows
    .flatMap((row) => columns.map((column) => line[row * 9 + column]))
    .map((symbol) => (symbol === "." ? "." : digits[Number(symbol) - 1]))
    .join("");
}

/** The numbers 0 to 8 in another order that keeps bands together. */
function shuffledLines() {
  return shuffled([0, 1, 2]).flatMap((three) =>
    shuffled([0, 1, 2]).map((line) => three * 3 + line),
  );
}

function shuffled(list) {
  const left = [...list];
  return list.map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0]);
}
