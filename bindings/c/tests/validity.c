/* Whether a grid obeys the rules so far, why not, and whether it solves a puzzle. */
#include "sudoku_core.h"

#include "check.h"

static void a_valid_grid_may_have_no_solution(void) {
    static const char *const valid[] = {EASY, EASY_SOLVED, TWO, NONE};
    size_t at;
    for (at = 0; at < sizeof valid / sizeof *valid; at++) {
        uint8_t grid[81];
        sudoku_conflict conflict;
        sudoku_status status = SUDOKU_STATUS_UNKNOWN;
        size_t found = 7;
        numbers(valid[at], grid);
        memset(&conflict, 0xEE, sizeof conflict);
        CHECK(sudoku_is_valid(grid, NULL, NULL) == 1);
        CHECK(sudoku_is_valid(grid, &conflict, &status) == 1);
        CHECK(status == SUDOKU_STATUS_OK);
        CHECK(all_are(&conflict, sizeof conflict, 0xEE));
        CHECK(sudoku_conflicts(grid, NULL, 0, &found) == SUDOKU_STATUS_OK);
        CHECK(found == 0);
    }
}

static void a_conflict_has_a_house_a_digit_and_two_cells(void) {
    uint8_t *grid = (uint8_t *)own(81);
    sudoku_conflict *conflict = (sudoku_conflict *)own(sizeof *conflict);
    sudoku_status *status = (sudoku_status *)own(sizeof *status);
    numbers(CONFLICT, grid);
    CHECK(sizeof *conflict == 4);
    CHECK(sudoku_is_valid(grid, conflict, status) == 0);
    CHECK(*status == SUDOKU_STATUS_CONFLICT);
    CHECK(conflict->house == 0 && conflict->digit == 5 && conflict->first == 1 &&
          conflict->second == 8);
    CHECK(sudoku_is_valid(grid, NULL, NULL) == 0);
    free(status);
    free(conflict);
    free(grid);
}

/* Two equal digits in any two cells: as many conflicts as they share houses. */
static void each_pair_of_cells(void) {
    int one, other;
    for (one = 0; one < 81; one++) {
        for (other = one + 1; other < 81; other++) {
            uint8_t grid[81] = {0};
            int rows = one / 9 == other / 9;
            int columns = one % 9 == other % 9;
            int boxes = one / 27 == other / 27 && one % 9 / 3 == other % 9 / 3;
            sudoku_conflict conflicts[4];
            size_t found, at;
            grid[one] = grid[other] = (uint8_t)(1 + other % 9);
            CHECK(sudoku_is_valid(grid, NULL, NULL) == !(rows || columns || boxes));
            sudoku_conflicts(grid, conflicts, 4, &found);
            CHECK(found == (size_t)(rows + columns + boxes));
            for (at = 0; at < found; at++) {
                int kind = conflicts[at].house / 9;
                int number = conflicts[at].house % 9;
                CHECK(conflicts[at].first == one && conflicts[at].second == other &&
                      conflicts[at].digit == grid[one]);
                CHECK(number == (kind == 0   ? one / 9
                                 : kind == 1 ? one % 9
                                             : one / 27 * 3 + one % 9 / 3));
                CHECK(at == 0 || conflicts[at - 1].house < conflicts[at].house);
            }
        }
    }
}

static void more_conflicts_than_room(void) {
    uint8_t grid[81];
    sudoku_conflict *all = (sudoku_conflict *)own(SUDOKU_CONFLICTS_MAX * sizeof *all);
    sudoku_conflict *some = (sudoku_conflict *)own(10 * sizeof *some);
    size_t found = 0;
    memset(grid, 7, sizeof grid);
    CHECK(sudoku_conflicts(grid, NULL, 0, &found) == SUDOKU_STATUS_CONFLICT);
    CHECK(found == SUDOKU_CONFLICTS_MAX);
    CHECK(sudoku_conflicts(grid, all, SUDOKU_CONFLICTS_MAX, &found) == SUDOKU_STATUS_CONFLICT);
    CHECK(found == SUDOKU_CONFLICTS_MAX);
    CHECK(all[SUDOKU_CONFLICTS_MAX - 1].house == 26 && all[SUDOKU_CONFLICTS_MAX - 1].second == 80);
    CHECK(sudoku_conflicts(grid, some, 10, &found) == SUDOKU_STATUS_CONFLICT);
    CHECK(found == SUDOKU_CONFLICTS_MAX);
    CHECK(memcmp(some, all, 10 * sizeof *some) == 0);
    CHECK(sudoku_conflicts(grid, all, (size_t)-1, &found) == SUDOKU_STATUS_CONFLICT);
    CHECK(found == SUDOKU_CONFLICTS_MAX);
    free(some);
    free(all);
}

/* A grid with another digit or an empty cell is no solution, and a solution keeps every clue. */
static void a_solution_is_solved_and_keeps_the_clues(void) {
    uint8_t *puzzle = (uint8_t *)own(81), *solution = (uint8_t *)own(81);
    uint8_t empty[81] = {0};
    int cell;
    numbers(EASY, puzzle);
    numbers(EASY_SOLVED, solution);
    CHECK(sudoku_is_solution_of(solution, puzzle) == 1);
    CHECK(sudoku_is_solution_of(solution, solution) == 1);
    CHECK(sudoku_is_solution_of(solution, empty) == 1);
    CHECK(sudoku_is_solution_of(puzzle, puzzle) == 0);
    for (cell = 0; cell < 81; cell++) {
        uint8_t digit = solution[cell];
        uint8_t clue = puzzle[cell];
        solution[cell] = 0;
        CHECK(sudoku_is_solution_of(solution, empty) == 0);
        solution[cell] = (uint8_t)(digit % 9 + 1);
        CHECK(sudoku_is_solution_of(solution, empty) == 0);
        solution[cell] = digit;
        puzzle[cell] = (uint8_t)(digit % 9 + 1);
        CHECK(sudoku_is_solution_of(solution, puzzle) == 0);
        puzzle[cell] = clue;
    }
    free(solution);
    free(puzzle);
}

int main(void) {
    a_valid_grid_may_have_no_solution();
    a_conflict_has_a_house_a_digit_and_two_cells();
    each_pair_of_cells();
    more_conflicts_than_room();
    a_solution_is_solved_and_keeps_the_clues();
    return 0;
}
