// Houses as numbers, as the modules have them, and as objects.
const KINDS = ["row", "column", "box"];

/** The house with a number from 0 to 26. */
export function houseOf(number) {
  return { kind: KINDS[Math.floor(number / 9)], index: number % 9 };
}
