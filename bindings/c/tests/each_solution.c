/* The solutions, by one call of a function for each. */
#include "sudoku_core.h"

#include "check.h"

typedef struct {
    uint8_t puzzle[81];
    uint8_t solutions[10][81];
    int calls;
    int stop_after;
} visits;

/* C linkage, as the type of the library requires in C++. */
#ifdef __cplusplus
extern "C" {
#endif

static int32_t keep(const uint8_t *solution, void *user) {
    visits *all = (visits *)user;
    CHECK(all->calls < 10);
    CHECK(is_solution(all->puzzle, solution));
    memcpy(all->solutions[all->calls], solution, 81);
    all->calls++;
    return all->calls == all->stop_after ? -1 : 0;
}

/* Calls the library from within a call of the library. */
static int32_t solve_again(const uint8_t *solution, void *user) {
    visits *all = (visits *)user;
    uint8_t again[81];
    size_t count = 0;
    CHECK(sudoku_solve(solution, again, NULL) == SUDOKU_STATUS_OK);
    CHECK(memcmp(solution, again, 81) == 0);
    CHECK(sudoku_count_solutions(all->puzzle, 5, &count) == SUDOKU_STATUS_OK);
    CHECK(count == 2);
    all->calls++;
    return 0;
}

static int32_t stop_at_once(const uint8_t *solution, void *user) {
    CHECK(solution != NULL);
    CHECK(user == NULL);
    return 1;
}

#ifdef __cplusplus
}
#endif

static void each_comes_once(void) {
    visits all = {{0}, {{0}}, 0, 0};
    numbers(TWO, all.puzzle);
    CHECK(sudoku_each_solution(all.puzzle, keep, &all) == SUDOKU_STATUS_EXHAUSTED);
    CHECK(all.calls == 2);
    CHECK(memcmp(all.solutions[0], all.solutions[1], 81) != 0);
}

static void none_comes_where_there_is_none(void) {
    visits all = {{0}, {{0}}, 0, 0};
    numbers(NONE, all.puzzle);
    CHECK(sudoku_each_solution(all.puzzle, keep, &all) == SUDOKU_STATUS_EXHAUSTED);
    numbers(CONFLICT, all.puzzle);
    CHECK(sudoku_each_solution(all.puzzle, keep, &all) == SUDOKU_STATUS_EXHAUSTED);
    CHECK(all.calls == 0);
}

static void the_function_can_stop(void) {
    visits all = {{0}, {{0}}, 0, 7};
    CHECK(sudoku_each_solution(all.puzzle, keep, &all) == SUDOKU_STATUS_STOPPED);
    CHECK(all.calls == 7);
    CHECK(sudoku_each_solution(all.puzzle, stop_at_once, NULL) == SUDOKU_STATUS_STOPPED);
}

static void the_function_can_call_the_library(void) {
    visits all = {{0}, {{0}}, 0, 0};
    numbers(TWO, all.puzzle);
    CHECK(sudoku_each_solution(all.puzzle, solve_again, &all) == SUDOKU_STATUS_EXHAUSTED);
    CHECK(all.calls == 2);
}

int main(void) {
    each_comes_once();
    none_comes_where_there_is_none();
    the_function_can_stop();
    the_function_can_call_the_library();
    return 0;
}
