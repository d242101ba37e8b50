/* Every incorrect call that the library can detect returns an error status and writes no result. */
#include "sudoku_core.h"

#include "aligned.h"
#include "check.h"

/* The compiler must not see that it is NULL. */
static void *volatile nothing = NULL;

#ifdef __cplusplus
extern "C" {
#endif

static int32_t never(const uint8_t *solution, void *user) {
    (void)solution;
    (void)user;
    CHECK(!"called");
    return 0;
}

#ifdef __cplusplus
}
#endif

static void null(void) {
    uint8_t *no_grid = (uint8_t *)nothing;
    char *no_text = (char *)nothing;
    uint8_t puzzle[81], solution[81];
    char text[SUDOKU_BOARD_SIZE];
    sudoku_conflict conflict;
    sudoku_status status = SUDOKU_STATUS_OK;
    size_t number = 7;
    aligned search = aligned_memory(sudoku_unique_size(), sudoku_unique_align());
    memset(search.begin, 0, sudoku_unique_size());
    numbers(EASY, puzzle);

    CHECK(sudoku_parse(no_text, 81, solution, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_parse(no_text, 0, solution, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_parse(EASY, 81, no_grid, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_format_line(no_grid, text, sizeof text) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_format_line(puzzle, no_text, sizeof text) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_format_board(no_grid, text, sizeof text) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_format_board(puzzle, no_text, sizeof text) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_is_valid(no_grid, &conflict, &status) == 0);
    CHECK(status == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_is_valid(no_grid, NULL, NULL) == 0);
    CHECK(sudoku_conflicts(no_grid, &conflict, 1, &number) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_conflicts(puzzle, NULL, 1, &number) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_conflicts(puzzle, &conflict, 1, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_solve(no_grid, solution, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_solve(puzzle, no_grid, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_solve(puzzle, no_grid, solution) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_count_solutions(no_grid, 2, &number) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_count_solutions(puzzle, 2, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_each_solution(no_grid, never, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_each_solution(puzzle, NULL, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_search_init(nothing, sudoku_search_size(), puzzle) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_search_init(search.begin, sudoku_search_size(), no_grid) ==
          SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_search_next(nothing, 1, solution) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_search_next(search.begin, 1, no_grid) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_unique_init(nothing, sudoku_unique_size(), puzzle) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_unique_init(search.begin, sudoku_unique_size(), no_grid) ==
          SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_unique_within(nothing, 1, solution, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_unique_within(search.begin, 1, no_grid, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_is_solution_of(no_grid, puzzle) == 0);
    CHECK(sudoku_is_solution_of(puzzle, no_grid) == 0);
    CHECK(number == 7);
    free(search.block);
}

/* A byte from 10 to 255 in any cell. */
static void no_digit(void) {
    uint8_t grid[81], solution[81];
    char text[SUDOKU_BOARD_SIZE];
    sudoku_conflict conflict;
    aligned search = aligned_memory(sudoku_unique_size(), sudoku_unique_align());
    int cell, byte;
    memset(search.begin, 0, sudoku_unique_size());
    memset(solution, 0xEE, sizeof solution);
    memset(text, 'x', sizeof text);
    memset(&conflict, 0xEE, sizeof conflict);
    for (cell = 0; cell < 81; cell++) {
        for (byte = 10; byte < 256; byte++) {
            sudoku_status status = SUDOKU_STATUS_OK;
            size_t number = 7;
            numbers(EASY, grid);
            grid[cell] = (uint8_t)byte;
            CHECK(sudoku_format_line(grid, text, sizeof text) == SUDOKU_STATUS_NOT_A_DIGIT);
            CHECK(sudoku_format_board(grid, text, sizeof text) == SUDOKU_STATUS_NOT_A_DIGIT);
            CHECK(sudoku_is_valid(grid, &conflict, &status) == 0);
            CHECK(status == SUDOKU_STATUS_NOT_A_DIGIT);
            CHECK(sudoku_conflicts(grid, &conflict, 1, &number) == SUDOKU_STATUS_NOT_A_DIGIT);
            CHECK(sudoku_solve(grid, solution, NULL) == SUDOKU_STATUS_NOT_A_DIGIT);
            CHECK(sudoku_count_solutions(grid, 2, &number) == SUDOKU_STATUS_NOT_A_DIGIT);
            CHECK(sudoku_each_solution(grid, never, NULL) == SUDOKU_STATUS_NOT_A_DIGIT);
            CHECK(sudoku_search_init(search.begin, sudoku_search_size(), grid) ==
                  SUDOKU_STATUS_NOT_A_DIGIT);
            CHECK(sudoku_unique_init(search.begin, sudoku_unique_size(), grid) ==
                  SUDOKU_STATUS_NOT_A_DIGIT);
            CHECK(sudoku_is_solution_of(grid, grid) == 0);
            CHECK(number == 7);
        }
    }
    CHECK(all_are(search.begin, sudoku_unique_size(), 0));
    CHECK(all_are(solution, sizeof solution, 0xEE));
    CHECK(all_are(text, sizeof text, 'x'));
    CHECK(all_are(&conflict, sizeof conflict, 0xEE));
    CHECK(sudoku_search_next(search.begin, 1, solution) == SUDOKU_STATUS_NOT_A_SEARCH);
    CHECK(sudoku_unique_within(search.begin, 1, solution, NULL) == SUDOKU_STATUS_NOT_A_SEARCH);
    free(search.block);
}

static void a_length_that_no_text_has(void) {
    uint8_t grid[81];
    sudoku_place place = {7, 7, 7};
    CHECK(sudoku_parse(EASY, SIZE_MAX, grid, &place) == SUDOKU_STATUS_BAD_SIZE);
    CHECK(sudoku_parse(EASY, SIZE_MAX / 2 + 1, grid, &place) == SUDOKU_STATUS_BAD_SIZE);
    CHECK(place.offset == 7 && place.line == 7 && place.column == 7);
}

/* A result may overlap its source in any way. */
static void a_result_over_its_source(void) {
    uint8_t memory[3 * 81];
    char text[3 * SUDOKU_LINE_SIZE];
    uint8_t puzzle[81], expected[81];
    size_t at;
    numbers(EASY, puzzle);
    numbers(EASY_SOLVED, expected);
    for (at = 0; at <= 2 * 81; at++) {
        memcpy(memory + 81, puzzle, 81);
        CHECK(sudoku_solve(memory + 81, memory + at, NULL) == SUDOKU_STATUS_OK);
        CHECK(memcmp(memory + at, expected, 81) == 0);
        memcpy(text + 81, EASY, 81);
        CHECK(sudoku_parse(text + 81, 81, (uint8_t *)text + at, NULL) == SUDOKU_STATUS_OK);
        CHECK(memcmp(text + at, puzzle, 81) == 0);
        memcpy(text + 81, puzzle, 81);
        CHECK(sudoku_format_line((uint8_t *)text + 81, text + at, SUDOKU_LINE_SIZE) ==
              SUDOKU_STATUS_OK);
        CHECK(memcmp(text + at, EASY, SUDOKU_LINE_SIZE) == 0);
    }
}

/* Numbers and structures may overlap the puzzle, aligned or not. */
static void numbers_over_the_puzzle(void) {
    uint8_t memory[81 + 64];
    size_t at, count;
    for (at = 0; at <= 81; at++) {
        sudoku_conflict conflict;
        sudoku_place place;
        sudoku_status status;
        numbers(TWO, memory);
        CHECK(sudoku_count_solutions(memory, 9, (size_t *)(void *)(memory + at)) ==
              SUDOKU_STATUS_OK);
        memcpy(&count, memory + at, sizeof count);
        CHECK(count == 2);
        numbers(CONFLICT, memory);
        CHECK(sudoku_conflicts(memory, NULL, 0, (size_t *)(void *)(memory + at)) ==
              SUDOKU_STATUS_CONFLICT);
        memcpy(&count, memory + at, sizeof count);
        CHECK(count == 1);
        numbers(CONFLICT, memory);
        CHECK(sudoku_is_valid(memory, NULL, (sudoku_status *)(void *)(memory + at)) == 0);
        memcpy(&status, memory + at, sizeof status);
        CHECK(status == SUDOKU_STATUS_CONFLICT);
        numbers(CONFLICT, memory);
        CHECK(sudoku_is_valid(memory, (sudoku_conflict *)(void *)(memory + at), NULL) == 0);
        memcpy(&conflict, memory + at, sizeof conflict);
        CHECK(conflict.digit == 5 && conflict.first == 1 && conflict.second == 8);
        memset(memory, '.', 80);
        memory[80] = '-';
        CHECK(sudoku_parse((char *)memory, 81, memory, (sudoku_place *)(void *)(memory + at)) ==
              SUDOKU_STATUS_TEXT_NOT_A_SYMBOL);
        memcpy(&place, memory + at, sizeof place);
        CHECK(place.offset == 80 && place.line == 1 && place.column == 81);
    }
}

/* Two results must not overlap each other. */
static void a_result_over_another(void) {
    uint8_t memory[3 * 81], puzzle[81];
    sudoku_conflict conflicts[16];
    sudoku_status status;
    size_t at;
    memset(memory, 0xEE, sizeof memory);
    numbers(TWO, puzzle);
    for (at = 1; at < 2 * 81; at++) {
        CHECK(sudoku_solve(puzzle, memory + 81, memory + at) == SUDOKU_STATUS_OVERLAP);
        CHECK(all_are(memory, sizeof memory, 0xEE));
    }
    CHECK(sudoku_solve(puzzle, memory + 81, memory) == SUDOKU_STATUS_NOT_UNIQUE);
    CHECK(is_solution(puzzle, memory) && is_solution(puzzle, memory + 81));
    CHECK(sudoku_solve(puzzle, memory + 81, memory + 2 * 81) == SUDOKU_STATUS_NOT_UNIQUE);
    CHECK(is_solution(puzzle, memory + 81) && is_solution(puzzle, memory + 2 * 81));

    numbers(CONFLICT, puzzle);
    memset(conflicts, 0xEE, sizeof conflicts);
    CHECK(sudoku_conflicts(puzzle, conflicts, 16, (size_t *)(void *)conflicts) ==
          SUDOKU_STATUS_OVERLAP);
    CHECK(sudoku_conflicts(puzzle, conflicts, 16, (size_t *)(void *)(conflicts + 14)) ==
          SUDOKU_STATUS_OVERLAP);
    CHECK(all_are(conflicts, sizeof conflicts, 0xEE));
    CHECK(sudoku_conflicts(puzzle, conflicts, 14, (size_t *)(void *)(conflicts + 14)) ==
          SUDOKU_STATUS_CONFLICT);
    CHECK(sudoku_is_valid(puzzle, conflicts, (sudoku_status *)(void *)conflicts) == 0);
    memcpy(&status, conflicts, sizeof status);
    CHECK(status == SUDOKU_STATUS_OVERLAP);
}

static void memory_that_is_no_place_for_a_search(void) {
    size_t size = sudoku_search_size(), align = sudoku_search_align(), at;
    aligned search = aligned_memory(size + align, align);
    uint8_t puzzle[81], solution[81];
    unsigned char *begin = (unsigned char *)search.begin;
    numbers(TWO, puzzle);
    memset(begin, 0, size + align);
    for (at = 0; at < size; at++) {
        CHECK(sudoku_search_init(begin, at, puzzle) == SUDOKU_STATUS_BAD_SIZE);
    }
    for (at = 1; at < align; at++) {
        CHECK(sudoku_search_init(begin + at, size, puzzle) == SUDOKU_STATUS_MISALIGNED);
        CHECK(sudoku_search_next(begin + at, 1, solution) == SUDOKU_STATUS_MISALIGNED);
    }
    CHECK(all_are(begin, size + align, 0));
    CHECK(sudoku_search_next(begin, 1, solution) == SUDOKU_STATUS_NOT_A_SEARCH);
    free(search.block);
}

static void a_search_and_its_surroundings(void) {
    size_t size = sudoku_search_size();
    aligned search = aligned_memory(size + 81, sudoku_search_align());
    uint8_t puzzle[81], solution[81];
    unsigned char *begin = (unsigned char *)search.begin;
    size_t at;
    numbers(TWO, puzzle);
    /* The puzzle may overlap the memory of the search. */
    for (at = 0; at <= size; at += 27) {
        memcpy(begin + at, puzzle, 81);
        CHECK(sudoku_search_init(begin, size, begin + at) == SUDOKU_STATUS_OK);
        CHECK(sudoku_search_next(begin, 1000, solution) == SUDOKU_STATUS_FOUND);
        CHECK(is_solution(puzzle, solution));
    }
    /* The solution may not. A call that fails does not change the search. */
    for (at = 0; at < size; at++) {
        CHECK(sudoku_search_next(begin, 1000, begin + at) == SUDOKU_STATUS_OVERLAP);
    }
    CHECK(sudoku_search_next(begin, 1000, begin + size) == SUDOKU_STATUS_FOUND);
    CHECK(is_solution(puzzle, begin + size) && memcmp(solution, begin + size, 81) != 0);
    CHECK(sudoku_search_next(begin, 1000, solution) == SUDOKU_STATUS_EXHAUSTED);
    free(search.block);
}

static void memory_that_is_no_place_for_a_search_for_the_one_solution(void) {
    size_t size = sudoku_unique_size(), align = sudoku_unique_align(), at;
    aligned search = aligned_memory(size + align + 81, align);
    uint8_t puzzle[81], solution[81], results[2 * 81];
    unsigned char *begin = (unsigned char *)search.begin;
    numbers(TWO, puzzle);
    memset(begin, 0, size + align);
    for (at = 0; at < size; at++) {
        CHECK(sudoku_unique_init(begin, at, puzzle) == SUDOKU_STATUS_BAD_SIZE);
    }
    for (at = 1; at < align; at++) {
        CHECK(sudoku_unique_init(begin + at, size, puzzle) == SUDOKU_STATUS_MISALIGNED);
        CHECK(sudoku_unique_within(begin + at, 1, solution, NULL) == SUDOKU_STATUS_MISALIGNED);
    }
    CHECK(all_are(begin, size + align, 0));
    /* The puzzle may overlap the memory of the search, and the results may not. */
    memcpy(begin + 8, puzzle, 81);
    CHECK(sudoku_unique_init(begin, size, begin + 8) == SUDOKU_STATUS_OK);
    for (at = 0; at < size; at++) {
        CHECK(sudoku_unique_within(begin, 9, begin + at, NULL) == SUDOKU_STATUS_OVERLAP);
        CHECK(sudoku_unique_within(begin, 9, solution, begin + at) == SUDOKU_STATUS_OVERLAP);
    }
    for (at = 0; at < 81; at++) {
        CHECK(sudoku_unique_within(begin, 9, results + at, results + 80) == SUDOKU_STATUS_OVERLAP);
    }
    CHECK(sudoku_unique_within(begin, 1000, solution, begin + size) == SUDOKU_STATUS_NOT_UNIQUE);
    CHECK(is_solution(puzzle, solution) && is_solution(puzzle, begin + size));
    free(search.block);
}

int main(void) {
    null();
    no_digit();
    a_length_that_no_text_has();
    a_result_over_its_source();
    numbers_over_the_puzzle();
    a_result_over_another();
    memory_that_is_no_place_for_a_search();
    a_search_and_its_surroundings();
    memory_that_is_no_place_for_a_search_for_the_one_solution();
    return 0;
}
