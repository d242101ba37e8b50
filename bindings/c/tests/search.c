/* A search for all solutions in the memory of the caller. */
#include "sudoku_core.h"

#include "aligned.h"
#include "check.h"

#define ENOUGH 100000

/* Searches to the end in slices, keeps the first ten solutions and returns their number. */
static int search_in_slices(void *search, uint32_t budget, uint8_t solutions[10][81]) {
    int found = 0, slices = 0;
    for (;;) {
        uint8_t solution[81];
        sudoku_status status = sudoku_search_next(search, budget, solution);
        slices++;
        CHECK(slices < ENOUGH);
        if (status == SUDOKU_STATUS_EXHAUSTED) {
            return found;
        }
        if (status == SUDOKU_STATUS_FOUND) {
            CHECK(found < 10);
            memcpy(solutions[found], solution, 81);
            found++;
        } else {
            CHECK(status == SUDOKU_STATUS_PAUSED);
        }
    }
}

static void begin(aligned search, const char *text) {
    uint8_t *puzzle = (uint8_t *)own(81);
    numbers(text, puzzle);
    CHECK(sudoku_search_init(search.begin, sudoku_search_size(), puzzle) == SUDOKU_STATUS_OK);
    free(puzzle);
}

static void any_budget_leads_to_the_same_solutions(void) {
    static const uint32_t budgets[] = {1, 2, 7, 1000, UINT32_MAX};
    aligned search = aligned_memory(sudoku_search_size(), sudoku_search_align());
    uint8_t first[10][81], again[10][81];
    size_t at;
    begin(search, TWO);
    CHECK(search_in_slices(search.begin, UINT32_MAX, first) == 2);
    for (at = 0; at < sizeof budgets / sizeof *budgets; at++) {
        begin(search, TWO);
        CHECK(search_in_slices(search.begin, budgets[at], again) == 2);
        CHECK(memcmp(first[0], again[0], 81) == 0 && memcmp(first[1], again[1], 81) == 0);
        begin(search, NONE);
        CHECK(search_in_slices(search.begin, budgets[at], again) == 0);
        begin(search, CONFLICT);
        CHECK(search_in_slices(search.begin, budgets[at], again) == 0);
    }
    free(search.block);
}

static void a_budget_of_nothing_pauses_and_the_end_stays_the_end(void) {
    aligned search = aligned_memory(sudoku_search_size(), sudoku_search_align());
    uint8_t *solution = (uint8_t *)own(81);
    uint8_t expected[81];
    begin(search, EASY);
    memset(solution, 0xEE, 81);
    CHECK(sudoku_search_next(search.begin, 0, solution) == SUDOKU_STATUS_PAUSED);
    CHECK(all_are(solution, 81, 0xEE));
    CHECK(sudoku_search_next(search.begin, ENOUGH, solution) == SUDOKU_STATUS_FOUND);
    numbers(EASY_SOLVED, expected);
    CHECK(memcmp(solution, expected, 81) == 0);
    CHECK(sudoku_search_next(search.begin, ENOUGH, solution) == SUDOKU_STATUS_EXHAUSTED);
    CHECK(sudoku_search_next(search.begin, 0, solution) == SUDOKU_STATUS_EXHAUSTED);
    CHECK(memcmp(solution, expected, 81) == 0);
    free(solution);
    free(search.block);
}

/* The copy resumes where the first search was, and neither affects the other. */
static void a_copy_is_a_search_of_its_own(void) {
    aligned search = aligned_memory(sudoku_search_size(), sudoku_search_align());
    aligned copy = aligned_memory(sudoku_search_size(), sudoku_search_align());
    uint8_t one[10][81], two[10][81], solution[81];
    begin(search, TWO);
    CHECK(sudoku_search_next(search.begin, ENOUGH, solution) == SUDOKU_STATUS_FOUND);
    memcpy(copy.begin, search.begin, sudoku_search_size());
    CHECK(search_in_slices(search.begin, 1, one) == 1);
    free(search.block);
    CHECK(search_in_slices(copy.begin, 3, two) == 1);
    CHECK(memcmp(one[0], two[0], 81) == 0 && memcmp(one[0], solution, 81) != 0);
    free(copy.block);
}

/* The search of an empty grid goes deeper than that of any puzzle. */
static void many_solutions_of_an_empty_grid(void) {
    aligned search = aligned_memory(sudoku_search_size(), sudoku_search_align());
    uint8_t empty[81] = {0};
    uint8_t last[81] = {0};
    int found = 0;
    CHECK(sudoku_search_init(search.begin, sudoku_search_size(), empty) == SUDOKU_STATUS_OK);
    while (found < 500) {
        uint8_t solution[81];
        sudoku_status status = sudoku_search_next(search.begin, 5, solution);
        if (status == SUDOKU_STATUS_FOUND) {
            CHECK(is_solution(empty, solution));
            CHECK(memcmp(last, solution, 81) != 0);
            memcpy(last, solution, 81);
            found++;
        } else {
            CHECK(status == SUDOKU_STATUS_PAUSED);
        }
    }
    free(search.block);
}

int main(void) {
    CHECK(sudoku_search_size() > 81);
    CHECK(sudoku_search_align() > 0 && (sudoku_search_align() & (sudoku_search_align() - 1)) == 0);
    any_budget_leads_to_the_same_solutions();
    a_budget_of_nothing_pauses_and_the_end_stays_the_end();
    a_copy_is_a_search_of_its_own();
    many_solutions_of_an_empty_grid();
    return 0;
}
