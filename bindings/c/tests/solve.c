/* The solution, and how many there are. */
#include "sudoku_core.h"

#include "check.h"

static void the_one_solution(void) {
    uint8_t *puzzle = (uint8_t *)own(81);
    uint8_t *solution = (uint8_t *)own(81);
    uint8_t other[81], expected[81];
    numbers(EASY, puzzle);
    numbers(EASY_SOLVED, expected);
    memset(other, 0xEE, sizeof other);
    CHECK(sudoku_solve(puzzle, solution, other) == SUDOKU_STATUS_OK);
    CHECK(memcmp(solution, expected, 81) == 0);
    CHECK(all_are(other, sizeof other, 0xEE));
    memset(solution, 0, 81);
    CHECK(sudoku_solve(puzzle, solution, NULL) == SUDOKU_STATUS_OK);
    CHECK(memcmp(solution, expected, 81) == 0);
    free(solution);
    free(puzzle);
}

static void two_solutions(void) {
    uint8_t puzzle[81], solution[81];
    uint8_t *other = (uint8_t *)own(81);
    numbers(TWO, puzzle);
    CHECK(sudoku_solve(puzzle, solution, other) == SUDOKU_STATUS_NOT_UNIQUE);
    CHECK(is_solution(puzzle, solution) && is_solution(puzzle, other));
    CHECK(memcmp(solution, other, 81) != 0);
    memset(solution, 0, sizeof solution);
    CHECK(sudoku_solve(puzzle, solution, NULL) == SUDOKU_STATUS_NOT_UNIQUE);
    CHECK(is_solution(puzzle, solution));
    free(other);
}

static void no_solution(void) {
    uint8_t puzzle[81], solution[81], other[81];
    memset(solution, 0xEE, sizeof solution);
    memset(other, 0xEE, sizeof other);
    numbers(NONE, puzzle);
    CHECK(sudoku_solve(puzzle, solution, other) == SUDOKU_STATUS_NO_SOLUTION);
    numbers(CONFLICT, puzzle);
    CHECK(sudoku_solve(puzzle, solution, other) == SUDOKU_STATUS_CONFLICT);
    CHECK(all_are(solution, sizeof solution, 0xEE) && all_are(other, sizeof other, 0xEE));
}

static void counts(const char *text, size_t limit, size_t expected) {
    uint8_t puzzle[81];
    size_t *count = (size_t *)own(sizeof *count);
    numbers(text, puzzle);
    CHECK(sudoku_count_solutions(puzzle, limit, count) == SUDOKU_STATUS_OK);
    CHECK(*count == expected);
    free(count);
}

static void a_count_stops_at_its_limit(void) {
    const char *const empty =
        ".................................................................................";
    counts(EASY, 2, 1);
    counts(TWO, 2, 2);
    counts(TWO, 1, 1);
    counts(TWO, 0, 0);
    counts(TWO, (size_t)-1, 2);
    counts(NONE, 2, 0);
    counts(CONFLICT, 2, 0);
    counts(empty, 500, 500);
}

int main(void) {
    the_one_solution();
    two_solutions();
    no_solution();
    a_count_stops_at_its_limit();
    return 0;
}
