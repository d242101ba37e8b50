/* Many puzzles in one call: the results are those of one call for each puzzle. */
#include "sudoku_core.h"

#include "check.h"

static const char *const TEXTS[] = {
    EASY,
    CONFLICT,
    TWO,
    NONE,
    EASY_SOLVED,
    ".................................................................................",
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6",
};

#define KINDS (sizeof TEXTS / sizeof TEXTS[0])
#define MOST 100
#define BAD 10

/* A list of puzzles of every kind. Of those with an index that 9 divides, one byte is no digit. */
static void fill(uint8_t *puzzles, size_t length) {
    size_t index;
    for (index = 0; index < length; index++) {
        numbers(TEXTS[index % KINDS], puzzles + 81 * index);
        if (index % 9 == 0) {
            puzzles[81 * index + index % 81] = BAD;
        }
    }
}

/* What one call for each puzzle writes, over bytes 0xEE. */
static void solve_each(const uint8_t *puzzles, size_t length, uint8_t *solutions, uint8_t *others,
                       sudoku_status *statuses) {
    size_t index;
    memset(solutions, 0xEE, 81 * length);
    memset(others, 0xEE, 81 * length);
    for (index = 0; index < length; index++) {
        statuses[index] =
            sudoku_solve(puzzles + 81 * index, solutions + 81 * index, others + 81 * index);
    }
}

static void same_as_one_by_one(size_t length) {
    uint8_t *puzzles = (uint8_t *)own(81 * length), *before = (uint8_t *)own(81 * length);
    uint8_t *solutions = (uint8_t *)own(81 * length), *others = (uint8_t *)own(81 * length);
    uint8_t *solution_of = (uint8_t *)own(81 * length), *other_of = (uint8_t *)own(81 * length);
    sudoku_status *statuses = (sudoku_status *)own(length * sizeof *statuses);
    sudoku_status *status_of = (sudoku_status *)own(length * sizeof *status_of);
    size_t *counts = (size_t *)own(length * sizeof *counts);
    size_t limit, index;
    fill(puzzles, length);
    memcpy(before, puzzles, 81 * length);
    solve_each(puzzles, length, solution_of, other_of, status_of);

    memset(solutions, 0xEE, 81 * length);
    memset(others, 0xEE, 81 * length);
    CHECK(sudoku_solve_many(puzzles, length, solutions, others, statuses) == SUDOKU_STATUS_OK);
    CHECK(memcmp(solutions, solution_of, 81 * length) == 0);
    CHECK(memcmp(others, other_of, 81 * length) == 0);
    CHECK(memcmp(statuses, status_of, length * sizeof *statuses) == 0);

    memset(solutions, 0xEE, 81 * length);
    memset(statuses, 0xEE, length * sizeof *statuses);
    CHECK(sudoku_solve_many(puzzles, length, solutions, NULL, statuses) == SUDOKU_STATUS_OK);
    CHECK(memcmp(solutions, solution_of, 81 * length) == 0);
    CHECK(memcmp(statuses, status_of, length * sizeof *statuses) == 0);

    for (limit = 0; limit < 4; limit++) {
        memset(counts, 0xEE, length * sizeof *counts);
        CHECK(sudoku_count_many(puzzles, length, limit, counts, statuses) == SUDOKU_STATUS_OK);
        for (index = 0; index < length; index++) {
            size_t count;
            memset(&count, 0xEE, sizeof count);
            CHECK(statuses[index] ==
                  sudoku_count_solutions(puzzles + 81 * index, limit, &count));
            CHECK(counts[index] == count);
        }
    }
    CHECK(memcmp(puzzles, before, 81 * length) == 0);

    /* In place. Puzzles without a solution stay as they are. */
    CHECK(sudoku_solve_many(puzzles, length, puzzles, others, statuses) == SUDOKU_STATUS_OK);
    CHECK(memcmp(statuses, status_of, length * sizeof *statuses) == 0);
    CHECK(memcmp(others, other_of, 81 * length) == 0);
    for (index = 0; index < length; index++) {
        int solved = statuses[index] == SUDOKU_STATUS_OK ||
                     statuses[index] == SUDOKU_STATUS_NOT_UNIQUE;
        CHECK(memcmp(puzzles + 81 * index, (solved ? solution_of : before) + 81 * index, 81) == 0);
    }
    free(counts);
    free(status_of);
    free(statuses);
    free(other_of);
    free(solution_of);
    free(others);
    free(solutions);
    free(before);
    free(puzzles);
}

/* The results are judged without the library as well. */
static void the_results_are_right(void) {
    uint8_t puzzles[KINDS * 81], solutions[KINDS * 81], others[KINDS * 81];
    static const sudoku_status expected[KINDS] = {
        SUDOKU_STATUS_OK, SUDOKU_STATUS_CONFLICT,   SUDOKU_STATUS_NOT_UNIQUE,
        SUDOKU_STATUS_NO_SOLUTION, SUDOKU_STATUS_OK, SUDOKU_STATUS_NOT_UNIQUE,
        SUDOKU_STATUS_OK,
    };
    static const size_t solution_counts[KINDS] = {1, 0, 2, 0, 1, 300, 1};
    sudoku_status statuses[KINDS];
    size_t counts[KINDS], index;
    for (index = 0; index < KINDS; index++) {
        numbers(TEXTS[index], puzzles + 81 * index);
    }
    CHECK(sudoku_solve_many(puzzles, KINDS, solutions, others, statuses) == SUDOKU_STATUS_OK);
    CHECK(memcmp(statuses, expected, sizeof statuses) == 0);
    for (index = 0; index < KINDS; index++) {
        const uint8_t *solution = solutions + 81 * index, *other = others + 81 * index;
        if (expected[index] == SUDOKU_STATUS_OK || expected[index] == SUDOKU_STATUS_NOT_UNIQUE) {
            CHECK(is_solution(puzzles + 81 * index, solution));
        }
        if (expected[index] == SUDOKU_STATUS_NOT_UNIQUE) {
            CHECK(is_solution(puzzles + 81 * index, other) && memcmp(solution, other, 81) != 0);
        }
    }
    CHECK(sudoku_count_many(puzzles, KINDS, 300, counts, statuses) == SUDOKU_STATUS_OK);
    CHECK(memcmp(counts, solution_counts, sizeof counts) == 0);
    CHECK(all_are(statuses, sizeof statuses, 0));
}

/* Numbers need no alignment. */
static void results_at_any_address(void) {
    unsigned char memory[2 * (sizeof(size_t) + sizeof(sudoku_status)) + 8];
    uint8_t puzzles[2 * 81], solutions[2 * 81];
    size_t at;
    numbers(EASY, puzzles);
    numbers(TWO, puzzles + 81);
    for (at = 0; at < 8; at++) {
        sudoku_status statuses[2];
        size_t counts[2];
        unsigned char *place = memory + at + 2 * sizeof(size_t);
        CHECK(sudoku_solve_many(puzzles, 2, solutions, NULL, (sudoku_status *)(void *)place) ==
              SUDOKU_STATUS_OK);
        memcpy(statuses, place, sizeof statuses);
        CHECK(statuses[0] == SUDOKU_STATUS_OK && statuses[1] == SUDOKU_STATUS_NOT_UNIQUE);
        CHECK(sudoku_count_many(puzzles, 2, 5, (size_t *)(void *)(memory + at),
                                (sudoku_status *)(void *)place) == SUDOKU_STATUS_OK);
        memcpy(counts, memory + at, sizeof counts);
        memcpy(statuses, place, sizeof statuses);
        CHECK(counts[0] == 1 && counts[1] == 2);
        CHECK(statuses[0] == SUDOKU_STATUS_OK && statuses[1] == SUDOKU_STATUS_OK);
    }
}

static void no_puzzles(void) {
    uint8_t grid[81];
    CHECK(sudoku_solve_many(NULL, 0, NULL, NULL, NULL) == SUDOKU_STATUS_OK);
    CHECK(sudoku_count_many(NULL, 0, 2, NULL, NULL) == SUDOKU_STATUS_OK);
    CHECK(sudoku_solve_many(grid, 0, grid, grid, NULL) == SUDOKU_STATUS_OK);
}

/* A call with any of these mistakes writes nothing. */
static void misuse(void) {
    static uint8_t memory[MOST * 81];
    static uint8_t puzzles[2 * 81], apart[2 * 81];
    static const size_t sizes[] = {SIZE_MAX, SIZE_MAX / 2 + 1, SIZE_MAX / 162 + 1};
    uint8_t *second = memory + 2 * 81;
    sudoku_status statuses[2];
    size_t counts[2], at;
    memset(memory, 0xEE, sizeof memory);
    memset(statuses, 0xEE, sizeof statuses);
    memset(counts, 0xEE, sizeof counts);
    numbers(EASY, puzzles);
    numbers(EASY, puzzles + 81);

    CHECK(sudoku_solve_many(NULL, 2, memory, NULL, statuses) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_solve_many(puzzles, 2, NULL, NULL, statuses) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_solve_many(puzzles, 2, memory, NULL, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_count_many(NULL, 2, 2, counts, statuses) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_count_many(puzzles, 2, 2, NULL, statuses) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_count_many(puzzles, 2, 2, counts, NULL) == SUDOKU_STATUS_NULL_POINTER);
    for (at = 0; at < sizeof sizes / sizeof sizes[0]; at++) {
        volatile size_t length = sizes[at];
        CHECK(sudoku_solve_many(puzzles, length, memory, NULL, statuses) ==
              SUDOKU_STATUS_BAD_SIZE);
        CHECK(sudoku_count_many(puzzles, length, 2, counts, statuses) == SUDOKU_STATUS_BAD_SIZE);
    }

    /* The second output begins anywhere from 161 bytes before the first to 161 after it. */
    for (at = 1; at < 4 * 81; at++) {
        uint8_t *place = memory + at;
        CHECK(sudoku_solve_many(puzzles, 2, second, place, statuses) == SUDOKU_STATUS_OVERLAP);
        CHECK(at == 2 * 81 ||
              sudoku_solve_many(second, 2, place, NULL, statuses) == SUDOKU_STATUS_OVERLAP);
        CHECK(sudoku_solve_many(second, 2, apart, place, statuses) == SUDOKU_STATUS_OVERLAP);
    }
    for (at = 2 * 81 - sizeof statuses + 1; at < 4 * 81; at++) {
        sudoku_status *place = (sudoku_status *)(void *)(memory + at);
        CHECK(sudoku_solve_many(puzzles, 2, second, NULL, place) == SUDOKU_STATUS_OVERLAP);
        CHECK(sudoku_solve_many(puzzles, 2, apart, second, place) == SUDOKU_STATUS_OVERLAP);
        CHECK(sudoku_solve_many(second, 2, apart, NULL, place) == SUDOKU_STATUS_OVERLAP);
        CHECK(sudoku_count_many(second, 2, 2, counts, place) == SUDOKU_STATUS_OVERLAP);
    }
    for (at = 2 * 81 - sizeof counts + 1; at < 4 * 81; at++) {
        size_t *place = (size_t *)(void *)(memory + at);
        CHECK(sudoku_count_many(second, 2, 2, place, statuses) == SUDOKU_STATUS_OVERLAP);
    }
    for (at = 1; at < sizeof counts; at++) {
        sudoku_status *place = (sudoku_status *)(void *)(memory + at);
        CHECK(sudoku_count_many(puzzles, 2, 2, (size_t *)(void *)memory, place) ==
              SUDOKU_STATUS_OVERLAP);
    }
    CHECK(all_are(memory, sizeof memory, 0xEE) && all_are(apart, sizeof apart, 0));
    CHECK(all_are(statuses, sizeof statuses, 0xEE) && all_are(counts, sizeof counts, 0xEE));

    /* One byte further they do not overlap. */
    CHECK(sudoku_solve_many(puzzles, 2, second, memory, statuses) == SUDOKU_STATUS_OK);
    CHECK(sudoku_solve_many(puzzles, 2, second, second + 2 * 81, statuses) == SUDOKU_STATUS_OK);
    CHECK(is_solution(puzzles, second) && is_solution(puzzles, second + 81));
}

int main(void) {
    size_t length;
    the_results_are_right();
    for (length = 1; length <= MOST; length += length < 70 ? 1 : 10) {
        same_as_one_by_one(length);
    }
    results_at_any_address();
    no_puzzles();
    misuse();
    return 0;
}
