/* Checks, solves and counts 9x9 Sudoku.
 *
 * A grid is 81 bytes, row by row from the top left: 0 for an empty cell, 1 to 9 for a digit. These are numbers, not characters.
 *
 * Every function that can fail returns a sudoku_status, but for sudoku_is_valid(). Descriptions leave out the beginning of the names:
 * OK is SUDOKU_STATUS_OK. All memory is yours: nothing is allocated,
 * and no call leaves anything behind but what it wrote there. So all functions may be called from any threads at once.
 * Nothing unwinds, and nothing aborts the program.
 *
 * A pointer is answered with SUDOKU_STATUS_NULL_POINTER if it is NULL, unless its description says that it may be. Any other pointer
 * must lead to as many bytes as its parameter says: that no function can check.
 * What is read is read before anything is written. So you may write a result over a puzzle, a text or part of them.
 *
 * Made by cbindgen from the Rust source. To change it, change the source.
 */


#ifndef SUDOKU_CORE_H
#define SUDOKU_CORE_H

#include <stddef.h>
#include <stdint.h>

/**
 * The version of this header: major * 10000 + minor * 100 + patch.
 *
 * Compare with sudoku_version_number(), the version of the library that was linked or loaded.
 */
#define SUDOKU_VERSION_NUMBER 100

/**
 * The size of the text of sudoku_format_line(): 81 characters and the NUL.
 */
#define SUDOKU_LINE_SIZE 82

/**
 * The size of the text of sudoku_format_board(): 13 lines of 25 characters, 12 line breaks between them, and the NUL.
 */
#define SUDOKU_BOARD_SIZE 338

/**
 * The most conflicts that a grid can have: 27 houses with 36 pairs of cells each.
 */
#define SUDOKU_CONFLICTS_MAX 972

/**
 * What a function answers: an `int32_t`, whatever the compiler makes of enums.
 *
 * 0 and more: the call was right, and this is what came out.
 * Below 0: the call got no answer, and nothing was written.
 *
 * The numbers stay what they are in every version. Later versions may have more of them.
 */
enum sudoku_status
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /**
   * Done: what was asked for is written.
   */
  SUDOKU_STATUS_OK = 0,
  /**
   * No digit stands twice in a house, and yet there is no solution.
   */
  SUDOKU_STATUS_NO_SOLUTION = 1,
  /**
   * There are several solutions.
   */
  SUDOKU_STATUS_NOT_UNIQUE = 2,
  /**
   * A digit stands twice in a row, a column or a box.
   */
  SUDOKU_STATUS_CONFLICT = 3,
  /**
   * A solution that this search has not given before is written.
   */
  SUDOKU_STATUS_FOUND = 4,
  /**
   * The budget ran out. This says nothing of the solutions that are left.
   */
  SUDOKU_STATUS_PAUSED = 5,
  /**
   * Every solution has been given.
   */
  SUDOKU_STATUS_EXHAUSTED = 6,
  /**
   * The callback asked to stop.
   */
  SUDOKU_STATUS_STOPPED = 7,
  /**
   * The text has no symbol at all. A symbol is one of 1 to 9, or one of . 0 _ * for an empty cell.
   */
  SUDOKU_STATUS_TEXT_EMPTY = 16,
  /**
   * The text ends before its 81st symbol.
   */
  SUDOKU_STATUS_TEXT_TOO_SHORT = 17,
  /**
   * Something other than white space and one comment follows the 81st symbol.
   */
  SUDOKU_STATUS_TEXT_TOO_LONG = 18,
  /**
   * The text has a character that is no symbol.
   */
  SUDOKU_STATUS_TEXT_NOT_A_SYMBOL = 19,
  /**
   * White space stands in a row, or the rows are not each on a line of their own.
   */
  SUDOKU_STATUS_TEXT_BROKEN_ROW = 20,
  /**
   * A row goes on after nine symbols.
   */
  SUDOKU_STATUS_TEXT_LONG_ROW = 21,
  /**
   * A pointer is NULL that must not be.
   */
  SUDOKU_STATUS_NULL_POINTER = -1,
  /**
   * A byte of a grid is above 9. Mind that grids are numbers: the character '0' is 48.
   */
  SUDOKU_STATUS_NOT_A_DIGIT = -2,
  /**
   * A size is too small for what is to be written there, or a length is larger than any object can be.
   */
  SUDOKU_STATUS_BAD_SIZE = -3,
  /**
   * Two places to write to lie over one another.
   */
  SUDOKU_STATUS_OVERLAP = -4,
  /**
   * The memory for a search does not begin at a multiple of sudoku_search_align().
   */
  SUDOKU_STATUS_MISALIGNED = -5,
  /**
   * The memory holds no search: sudoku_search_init() was not called, or failed.
   */
  SUDOKU_STATUS_NOT_A_SEARCH = -6,
  /**
   * The library gave an answer for which this interface has no number.
   */
  SUDOKU_STATUS_UNKNOWN = -7,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum sudoku_status sudoku_status;
#else
typedef int32_t sudoku_status;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * A place in a text.
 */
typedef struct sudoku_place {
  /**
   * The byte, counted from 0; the length of the text where the text ends too early.
   */
  size_t offset;
  /**
   * The line, counted from 1.
   */
  size_t line;
  /**
   * The character of the line, counted from 1. A character of UTF-8 counts as one.
   */
  size_t column;
} sudoku_place;

/**
 * Why a grid is not valid: a house, two of its cells, and the digit that stands in both.
 */
typedef struct sudoku_conflict {
  /**
   * The house that holds the digit twice. 0 to 8: rows from the top; 9 to 17: columns from the left;
   * 18 to 26: boxes, row by row from the top left.
   */
  uint8_t house;
  /**
   * The digit, 1 to 9.
   */
  uint8_t digit;
  /**
   * The earlier cell, 0 to 80: row by row from the top left.
   */
  uint8_t first;
  /**
   * The later cell, 0 to 80.
   */
  uint8_t second;
} sudoku_conflict;

/**
 * A function of yours that is given a solution: 81 bytes, 1 to 9, which last until it returns.
 *
 * user: what you gave to sudoku_each_solution(). Return 0 to go on; any other number stops.
 * It may call every function of this library. It must not leave by longjmp() or by a C++ exception.
 */
typedef int32_t (*sudoku_visit)(const uint8_t *solution, void *user);

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * The version of the library as a number: major * 10000 + minor * 100 + patch.
 */
uint32_t sudoku_version_number(void);

/**
 * The version of the library as text, such as "1.2.3". Never NULL; lives as long as the program.
 */
const char *sudoku_version(void);

/**
 * The text of a status in English, without a full stop. Never NULL, also for numbers that are no status; lives as long as the program.
 */
const char *sudoku_status_text(int32_t status);

/**
 * Reads a grid from text: 81 symbols in one line, or nine lines of nine.
 *
 * A symbol is one of 1 to 9, or one of . 0 _ * for an empty cell. White space may stand before and behind, and
 * one comment that begins with # behind. The text needs no NUL; one within the length is a wrong character.
 *
 * text: `length` bytes. grid: 81 bytes for the grid, 0 for an empty cell, 1 to 9 for a digit.
 * place: where the text went wrong; may be NULL.
 *
 * Answers OK with the grid written, or one of the TEXT statuses with the place written and the grid left alone.
 */
sudoku_status sudoku_parse(const char *text,
                           size_t length,
                           uint8_t grid[81],
                           struct sudoku_place *place);

/**
 * Writes a grid as 81 characters, . for an empty cell, and a NUL.
 *
 * text: `size` bytes, at least SUDOKU_LINE_SIZE, else the answer is BAD_SIZE and nothing is written.
 */
sudoku_status sudoku_format_line(const uint8_t grid[81],
                                 char *text,
                                 size_t size);

/**
 * Writes a grid as a board, 13 lines with the borders of the boxes, . for an empty cell, and a NUL.
 *
 * There is no line break after the last line.
 * text: `size` bytes, at least SUDOKU_BOARD_SIZE, else the answer is BAD_SIZE and nothing is written.
 */
sudoku_status sudoku_format_board(const uint8_t grid[81],
                                  char *text,
                                  size_t size);

/**
 * Whether no digit stands twice in any row, column or box: 1 if so, 0 if not.
 *
 * Empty cells do not matter, and nothing is said of solutions.
 * This one function answers a question, so it returns no status: what is not 81 numbers up to 9 is not valid either.
 * status: OK, CONFLICT, or what was wrong with the call; may be NULL.
 * conflict: with CONFLICT, the first of them; else left alone; may be NULL.
 */
int32_t sudoku_is_valid(const uint8_t grid[81],
                        struct sudoku_conflict *conflict,
                        sudoku_status *status);

/**
 * Every conflict of a grid: one for each house and each pair of its cells that hold the same digit.
 *
 * conflicts: room for `capacity` of them; may be NULL if `capacity` is 0. No grid has more than SUDOKU_CONFLICTS_MAX.
 * found: how many there are, also where there is no room for all of them.
 *
 * Answers OK if there are none, CONFLICT if there are some. The order is that of the houses, then of the first
 * and of the second cell.
 */
sudoku_status sudoku_conflicts(const uint8_t grid[81],
                               struct sudoku_conflict *conflicts,
                               size_t capacity,
                               size_t *found);

/**
 * Solves a puzzle and proves that the solution is the only one.
 *
 * solution: 81 bytes; may be the puzzle itself. other: 81 bytes apart from those of `solution`, or NULL.
 *
 * Answers OK with the one solution in `solution`; NOT_UNIQUE with two different solutions in `solution` and `other`;
 * NO_SOLUTION; or CONFLICT, of which sudoku_is_valid() tells more. What is not named here is left alone.
 *
 * Takes what it takes: microseconds on a PC for all but a few puzzles. To bound it, use a search.
 * Needs up to three times sudoku_search_size() bytes of stack, as sudoku_count_solutions(), sudoku_each_solution() and
 * sudoku_search_init() do. All other functions need less than 2 KB.
 */
sudoku_status sudoku_solve(const uint8_t puzzle[81],
                           uint8_t solution[81],
                           uint8_t other[81]);

/**
 * Counts the solutions of a puzzle, up to a limit.
 *
 * count: 0 to `limit`; exact if below `limit`. A limit of 2 tells whether the solution is the only one. A limit of 0 counts to 0.
 * A puzzle with a conflict has no solution.
 *
 * Answers OK with the count written. The time it takes grows with the limit: an empty grid has 6,670,903,752,021,072,936,960 solutions.
 */
sudoku_status sudoku_count_solutions(const uint8_t puzzle[81],
                                     size_t limit,
                                     size_t *count);

/**
 * Calls a function with each solution of a puzzle, each once, in no promised order.
 *
 * user: handed on to the function as it is; may be NULL. A puzzle with a conflict has no solution.
 *
 * Answers EXHAUSTED after the last solution, also if there was none; STOPPED if the function asked to stop.
 */
sudoku_status sudoku_each_solution(const uint8_t puzzle[81],
                                   sudoku_visit visit,
                                   void *user);

/**
 * How many bytes of memory a search takes: a few kilobytes.
 *
 * Ask at run time: the number depends on the processor and on the version.
 */
size_t sudoku_search_size(void);

/**
 * At a multiple of how many bytes the memory for a search must begin: a power of two.
 *
 * It may be more than malloc() promises. To be sure of it, take sudoku_search_align() - 1 bytes more and round up.
 */
size_t sudoku_search_align(void);

/**
 * Begins a search for the solutions of a puzzle in memory of yours.
 *
 * search: `size` bytes, at least sudoku_search_size(), that begin at a multiple of sudoku_search_align().
 * puzzle: 81 bytes, not needed any more afterwards.
 *
 * Answers OK. The search ends when you use the memory for something else; there is nothing to free. A byte for byte copy in
 * memory of the same size and alignment is a search of its own.
 */
sudoku_status sudoku_search_init(void *search,
                                 size_t size,
                                 const uint8_t puzzle[81]);

/**
 * Searches on until the next solution, but visits `budget` nodes at most.
 *
 * A node is the puzzle itself or one side of a guess. Any sequence of budgets leads to the same solutions.
 * search: begun by sudoku_search_init(). solution: 81 bytes outside the memory of the search.
 *
 * Answers FOUND with a solution written, each solution once; PAUSED if the budget ran out: call again to go on; or EXHAUSTED.
 * One search must not be used by two threads at once; different searches may.
 */
sudoku_status sudoku_search_next(void *search,
                                 uint32_t budget,
                                 uint8_t solution[81]);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* SUDOKU_CORE_H */
