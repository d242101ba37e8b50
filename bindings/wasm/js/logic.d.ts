import type { Grid, House, Puzzle } from "./index.js";

/** A technique, by its name. */
export type Technique =
  | "full house"
  | "hidden single"
  | "naked single"
  | "pointing"
  | "claiming"
  | "locked pair"
  | "locked triple"
  | "naked pair"
  | "hidden pair"
  | "naked triple"
  | "hidden triple"
  | "naked quad"
  | "hidden quad"
  | "X-wing"
  | "swordfish"
  | "jellyfish"
  | "skyscraper"
  | "two-string kite"
  | "turbot fish"
  | "empty rectangle"
  | "dual two-string kite"
  | "dual empty rectangle"
  | "simple colors trap"
  | "simple colors wrap"
  | "multi-colors trap"
  | "multi-colors wrap"
  | "XY-wing"
  | "XYZ-wing"
  | "W-wing"
  | "remote pair"
  | "unique rectangle type 1"
  | "unique rectangle type 2"
  | "unique rectangle type 3"
  | "unique rectangle type 4"
  | "unique rectangle type 5"
  | "unique rectangle type 6"
  | "hidden rectangle"
  | "avoidable rectangle type 1"
  | "avoidable rectangle type 2"
  | "BUG+1";

/**
 * How hard a technique is: 1 for singles, 2 for locked candidates and sets of digits in a house, 3
 * for patterns such as fish, wings and rectangles.
 */
export type Level = 1 | 2 | 3;

/** What a player has done with a puzzle. */
export interface Play {
  /** The digits that the player entered. Those in cells with clues are ignored. */
  readonly entries?: Puzzle | undefined;
  /**
   * The player's notes: the digits 1 to 9 of each of the 81 cells. An empty cell without notes has
   * all candidates that the filled cells leave, and so have all cells if this is left out.
   */
  readonly notes?: ArrayLike<ArrayLike<number>> | undefined;
  /**
   * The one solution, if the caller knows it. If this is left out, the puzzle is solved first,
   * which takes microseconds for all but a few puzzles. If it is `null`, the puzzle is not solved:
   * then mistakes are not found, and neither are steps that rely on there being one solution.
   *
   * `RangeError` is thrown for a grid that does not solve the puzzle. Nothing checks that there is
   * no other solution.
   */
  readonly solution?: Puzzle | null | undefined;
  /** The techniques to use, in the order in which they are tried; by default all but BUG+1. */
  readonly techniques?: ArrayLike<Technique> | undefined;
}

/** A digit in a cell, 0 to 80 in row-major order. */
export interface Candidate {
  readonly cell: number;
  /** 1 to 9. */
  readonly digit: number;
}

/**
 * A candidate in a chain: a digit in a cell, or in one of two or three cells in a line of a box.
 */
export interface Node {
  readonly digit: number;
  readonly cells: number[];
}

/** Two nodes of a chain that follow each other. */
export interface Link {
  /** Strong: at least one of the nodes is true. Weak: at most one of them is true. */
  readonly kind: "strong" | "weak";
  readonly from: Node;
  readonly to: Node;
}

/** A text for each of the four depths of a hint, from the least that it tells to the most. */
export interface Depths {
  /** Which technique finds a step. */
  readonly technique: string;
  /** Also where to look. */
  readonly place: string;
  /** The pattern. */
  readonly pattern: string;
  /** The pattern, and what follows from it. */
  readonly everything: string;
}

/** One step towards the solution, with its reason. */
export interface Step {
  readonly technique: Technique;
  readonly level: Level;
  /** The cell that the step fills, or `undefined` if the step removes candidates. */
  readonly placement: Candidate | undefined;
  /** The candidates that the step removes, cell by cell. */
  readonly removals: Candidate[];
  /** The digits of the pattern. */
  readonly digits: number[];
  /**
   * The cells of the pattern, in up to four parts, which a picture shows in different colors: the
   * pivot and the wings of a wing, the two colors of a cluster.
   */
  readonly parts: number[][];
  /** The houses of the pattern: those of a fish's base, of strong links, of a set. */
  readonly houses: House[];
  /**
   * The houses that lose candidates, where they are not the houses of the pattern: the cover of a
   * fish, the line of locked candidates.
   */
  readonly covers: House[];
  /** The links of the chain in their order, if the pattern is one. They alternate. */
  readonly links: Link[];
  /** Where to look, for a hint that gives no cell away: in these houses, or for these digits. */
  readonly place: { readonly houses: House[]; readonly digits: number[] };
  /** What a hint tells at each depth, in the notation of the field. */
  readonly texts: Depths;
  /** The same in English sentences that a learner can read. */
  readonly sentences: Depths;
  /** The board on which the step was found: clues and entries, and the candidates of each cell. */
  readonly board: { readonly digits: Grid; readonly candidates: number[][] };
  /** A picture of the step on its board. It is drawn when it is read. */
  readonly svg: string;
}

/** Where a player went wrong: in which cells, 0 to 80, but not what the right digits are. */
export interface Mistakes {
  readonly kind: "mistakes";
  /** The filled cells whose digit is not that of the solution. */
  readonly digits: number[];
  /** The empty cells that lack the candidate of the solution, unless a wrong digit took it. */
  readonly notes: number[];
  /** The mistakes in English sentences, which say no digit. */
  readonly words: string;
}

/** The board shows that there is no solution. */
export interface Contradicted {
  readonly kind: "contradicted";
  /** The house that has the digit twice, or has no place for it. */
  readonly house: House | undefined;
  readonly digit: number | undefined;
  /** The cell that has no candidate. */
  readonly cell: number | undefined;
  /** The contradiction in an English sentence. */
  readonly words: string;
}

/** The techniques find no step. */
export interface Stuck {
  readonly kind: "stuck";
  /** The level of the easiest step that any technique finds; 4 if there is none. */
  readonly level: Level | 4;
  readonly words: string;
}

/** There is nothing left to do. */
export interface IsSolved {
  readonly kind: "solved";
  readonly words: string;
}

/** What to tell a player. */
export type Hint =
  | Mistakes
  | Contradicted
  | { readonly kind: "step"; readonly step: Step }
  | Stuck
  | IsSolved;

/** How a path ended. */
export type PathEnd = Contradicted | Stuck | IsSolved;

/** There is not exactly one solution; `solve` says more. */
export interface Improper {
  readonly kind: "conflict" | "no-solution" | "not-unique";
}

/**
 * How hard a puzzle is, by rounds: in each round, all deductions of the lowest level that has any
 * are applied at once. Turning a puzzle or renaming its digits does not change the rating.
 */
export interface Rating {
  readonly kind: "rated";
  /** The scheme never changes: other techniques would be another scheme. */
  readonly scheme: "rounds 1" | "rounds with rectangles 1";
  /** The highest level that was needed; 4 if no technique finds the next step. */
  readonly level: Level | 4;
  /** The number of rounds of each level, from level 1. */
  readonly rounds: number[];
  /** The number of candidates that the rounds of each level removed, from level 1. */
  readonly removed: number[];
  /** How the rounds ended. */
  readonly verdict: "solved" | "stuck" | "contradicted";
}

/**
 * What `loadLogic` resolves to. No function uses `this`, so each can be used on its own. A puzzle
 * that is a text must be 81 symbols.
 */
export interface Logic {
  /** All techniques, from the easiest, with their levels. */
  readonly techniques: readonly { readonly name: Technique; readonly level: Level }[];

  /** What to tell a player: mistakes come first, then the easiest step. */
  hint(puzzle: Puzzle, play?: Play): Hint;

  /** Compares what the player entered and noted with the solution. */
  check(puzzle: Puzzle, play?: Play): { readonly kind: "right" } | Mistakes | Improper;

  /**
   * Every step that the board offers, lazily, technique by technique in their order. Different
   * patterns may lead to the same removals.
   */
  steps(puzzle: Puzzle, play?: Play): Generator<Step, void, undefined>;

  /**
   * The steps from the board to its end, lazily: each is the first that the techniques find, and is
   * taken. What the generator returns after the last step is how the path ended.
   */
  path(puzzle: Puzzle, play?: Play): Generator<Step, PathEnd, undefined>;

  /**
   * How hard a puzzle is, without relying on uniqueness: right also for puzzles with several
   * solutions.
   */
  rate(puzzle: Puzzle): Rating;

  /** How hard a puzzle is for people who know that it has one solution. It is solved first. */
  rateWithRectangles(puzzle: Puzzle): Rating | Improper;

  /**
   * −1, 0 or 1 as the first puzzle is easier than the second, the same, or harder: by the scheme,
   * the level, the rounds from the highest level down, the candidates removed likewise, then the
   * verdict.
   */
  compare(one: Rating, other: Rating): number;
}

export interface LoadLogicOptions {
  /** The module itself, compiled or as bytes, in place of the one that the package brings. */
  readonly module?: WebAssembly.Module | BufferSource;
}

/** Loads the module of the techniques. Each call creates an instance with a memory of its own. */
export function loadLogic(options?: LoadLogicOptions): Promise<Logic>;

export { NotADigitError } from "./index.js";
