// Many puzzles, one after the other.

/** What a function returns for each puzzle, in order. */
export function* each(puzzles, answer) {
  for (const puzzle of puzzles) {
    yield answer(puzzle);
  }
}
