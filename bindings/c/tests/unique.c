/* A search for the one solution in the memory of the caller. */
#include "sudoku_core.h"

#include "aligned.h"
#include "check.h"

#define ENOUGH 100000

static void begin(aligned search, const char *text) {
    uint8_t *puzzle = (uint8_t *)own(81);
    numbers(text, puzzle);
    CHECK(sudoku_unique_init(search.begin, sudoku_unique_size(), puzzle) == SUDOKU_STATUS_OK);
    free(puzzle);
}

/* Resumes a search in slices until it does not pause. */
static sudoku_status answer_in_slices(void *search, uint32_t budget, uint8_t *solution,
                                      uint8_t *other) {
    int slices;
    for (slices = 0; slices < ENOUGH; slices++) {
        sudoku_status status = sudoku_unique_within(search, budget, solution, other);
        if (status != SUDOKU_STATUS_PAUSED) {
            return status;
        }
    }
    return SUDOKU_STATUS_UNKNOWN;
}

static void any_budget_leads_to_the_answer_of_solve(void) {
    static const uint32_t budgets[] = {1, 2, 7, 1000, UINT32_MAX};
    static const char *const puzzles[] = {EASY, EASY_SOLVED, TWO, NONE, CONFLICT};
    aligned search = aligned_memory(sudoku_unique_size(), sudoku_unique_align());
    size_t at, which;
    for (which = 0; which < sizeof puzzles / sizeof *puzzles; which++) {
        uint8_t puzzle[81], expected[81], expected_other[81];
        sudoku_status status;
        numbers(puzzles[which], puzzle);
        memset(expected, 0xEE, sizeof expected);
        memset(expected_other, 0xEE, sizeof expected_other);
        status = sudoku_solve(puzzle, expected, expected_other);
        for (at = 0; at < sizeof budgets / sizeof *budgets; at++) {
            uint8_t *solution = (uint8_t *)own(81), *other = (uint8_t *)own(81);
            memset(solution, 0xEE, 81);
            memset(other, 0xEE, 81);
            begin(search, puzzles[which]);
            CHECK(answer_in_slices(search.begin, budgets[at], solution, other) == status);
            if (status == SUDOKU_STATUS_NOT_UNIQUE) {
                CHECK(is_solution(puzzle, solution) && is_solution(puzzle, other));
                CHECK(memcmp(solution, other, 81) != 0);
            } else {
                CHECK(memcmp(solution, expected, 81) == 0);
                CHECK(memcmp(other, expected_other, 81) == 0);
            }
            free(other);
            free(solution);
        }
    }
    free(search.block);
}

static void a_budget_of_nothing_pauses_and_the_answer_stays(void) {
    aligned search = aligned_memory(sudoku_unique_size(), sudoku_unique_align());
    uint8_t *solution = (uint8_t *)own(81);
    uint8_t expected[81];
    begin(search, EASY);
    memset(solution, 0xEE, 81);
    CHECK(sudoku_unique_within(search.begin, 0, solution, NULL) == SUDOKU_STATUS_PAUSED);
    CHECK(all_are(solution, 81, 0xEE));
    CHECK(sudoku_unique_within(search.begin, ENOUGH, solution, NULL) == SUDOKU_STATUS_OK);
    numbers(EASY_SOLVED, expected);
    CHECK(memcmp(solution, expected, 81) == 0);
    memset(solution, 0xEE, 81);
    CHECK(sudoku_unique_within(search.begin, 0, solution, NULL) == SUDOKU_STATUS_OK);
    CHECK(memcmp(solution, expected, 81) == 0);
    begin(search, CONFLICT);
    CHECK(sudoku_unique_within(search.begin, 0, solution, NULL) == SUDOKU_STATUS_CONFLICT);
    free(solution);
    free(search.block);
}

/* The copy resumes where the first search was, and neither affects the other. */
static void a_copy_is_a_search_of_its_own(void) {
    aligned search = aligned_memory(sudoku_unique_size(), sudoku_unique_align());
    aligned copy = aligned_memory(sudoku_unique_size(), sudoku_unique_align());
    uint8_t puzzle[81], solution[81], other[81];
    numbers(TWO, puzzle);
    begin(search, TWO);
    CHECK(sudoku_unique_within(search.begin, 1, solution, other) == SUDOKU_STATUS_PAUSED);
    memcpy(copy.begin, search.begin, sudoku_unique_size());
    CHECK(answer_in_slices(search.begin, 1, solution, NULL) == SUDOKU_STATUS_NOT_UNIQUE);
    free(search.block);
    CHECK(answer_in_slices(copy.begin, 3, solution, other) == SUDOKU_STATUS_NOT_UNIQUE);
    CHECK(is_solution(puzzle, solution) && is_solution(puzzle, other));
    free(copy.block);
}

/* Memory of one kind of search is not a search of the other kind. */
static void the_kinds_are_told_apart(void) {
    size_t size = sudoku_unique_size(), align = sudoku_unique_align();
    aligned search;
    uint8_t puzzle[81], solution[81];
    CHECK(size >= sudoku_search_size() && align >= sudoku_search_align());
    search = aligned_memory(size, align);
    numbers(EASY, puzzle);
    CHECK(sudoku_search_init(search.begin, size, puzzle) == SUDOKU_STATUS_OK);
    CHECK(sudoku_unique_within(search.begin, 9, solution, NULL) == SUDOKU_STATUS_NOT_A_SEARCH);
    CHECK(sudoku_unique_init(search.begin, size, puzzle) == SUDOKU_STATUS_OK);
    CHECK(sudoku_search_next(search.begin, 9, solution) == SUDOKU_STATUS_NOT_A_SEARCH);
    free(search.block);
}

int main(void) {
    any_budget_leads_to_the_answer_of_solve();
    a_budget_of_nothing_pauses_and_the_answer_stays();
    a_copy_is_a_search_of_its_own();
    the_kinds_are_told_apart();
    return 0;
}
