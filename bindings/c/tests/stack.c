/* The functions take as much stack as the header says. Each runs in a thread whose stack was
 * painted before. */
#define _XOPEN_SOURCE 600 /* pthread_attr_setstack */
#include "sudoku_core.h"

#include <pthread.h>

#include "aligned.h"
#include "check.h"

#define STACK 262144
#define PAINT 0xA7

static uint8_t puzzle[81], solution[81], other[81];
static uint8_t puzzles[40 * 81], solutions[40 * 81];
static sudoku_status statuses[40];
static size_t numbers_found[40];
static char board[SUDOKU_BOARD_SIZE];
static sudoku_conflict conflicts[SUDOKU_CONFLICTS_MAX];
static sudoku_place place;
static sudoku_text contents;
static char written[8192];
static size_t number;
static aligned search, unique;

#ifdef __cplusplus
extern "C" {
#endif

static int32_t resume(const uint8_t *found, void *user) {
    (void)found;
    (void)user;
    return 0;
}

static void *nothing(void *argument) {
    return argument;
}

static void *solve(void *argument) {
    CHECK(sudoku_solve(puzzle, solution, other) == SUDOKU_STATUS_NOT_UNIQUE);
    return argument;
}

static void *count(void *argument) {
    CHECK(sudoku_count_solutions(puzzle, 100, &number) == SUDOKU_STATUS_OK);
    return argument;
}

static void *solve_many(void *argument) {
    CHECK(sudoku_solve_many(puzzles, 40, solutions, NULL, statuses) == SUDOKU_STATUS_OK);
    return argument;
}

static void *count_many(void *argument) {
    CHECK(sudoku_count_many(puzzles, 40, 100, numbers_found, statuses) == SUDOKU_STATUS_OK);
    return argument;
}

static void *each(void *argument) {
    CHECK(sudoku_each_solution(puzzle, resume, NULL) == SUDOKU_STATUS_EXHAUSTED);
    return argument;
}

static void *init(void *argument) {
    CHECK(sudoku_search_init(search.begin, sudoku_search_size(), puzzle) == SUDOKU_STATUS_OK);
    return argument;
}

static void *next(void *argument) {
    while (sudoku_search_next(search.begin, 10, solution) != SUDOKU_STATUS_EXHAUSTED) {
    }
    return argument;
}

static void *unique_init(void *argument) {
    CHECK(sudoku_unique_init(unique.begin, sudoku_unique_size(), puzzle) == SUDOKU_STATUS_OK);
    return argument;
}

static void *unique_within(void *argument) {
    while (sudoku_unique_within(unique.begin, 10, solution, other) == SUDOKU_STATUS_PAUSED) {
    }
    return argument;
}

static void *words(void *argument) {
    CHECK(sudoku_parse(TWO "!", 82, other, &place) == SUDOKU_STATUS_TEXT_TOO_LONG);
    CHECK(sudoku_format_board(puzzle, board, sizeof board) == SUDOKU_STATUS_OK);
    CHECK(sudoku_conflicts(puzzle, conflicts, SUDOKU_CONFLICTS_MAX, &number) == SUDOKU_STATUS_OK);
    CHECK(sudoku_is_valid(puzzle, NULL, NULL) == 1);
    CHECK(sudoku_is_solution_of(puzzle, puzzle) == 0);
    return argument;
}

static void *read_text(void *argument) {
    sudoku_entry entry = {0, 0, 0, 0};
    size_t length;
    int32_t format;
    CHECK(sudoku_read("x", 1, &contents, &place) == SUDOKU_STATUS_TEXT_OF_NO_FORMAT);
    CHECK(sudoku_read_message("x", 1, 1, board, sizeof board, NULL) == SUDOKU_STATUS_OK);
    CHECK(sudoku_next_puzzle(TWO, 81, SUDOKU_FOLLOWS_END, &entry, &contents, &place) ==
          SUDOKU_STATUS_OK);
    contents.has_candidates = 1;
    for (format = 0; sudoku_format_name(format) != NULL; format++) {
        sudoku_status status = sudoku_write(&contents, format, written, sizeof written, &length);
        if (status == SUDOKU_STATUS_OK) {
            CHECK(sudoku_read(written, length, &contents, NULL) == SUDOKU_STATUS_OK);
        } else {
            CHECK(status == SUDOKU_STATUS_CANNOT_HOLD);
        }
    }
    return argument;
}

#ifdef __cplusplus
}
#endif

static size_t used_by(void *(*work)(void *)) {
    aligned stack = aligned_memory(STACK, 4096);
    const unsigned char *bytes = (const unsigned char *)stack.begin;
    pthread_attr_t attributes;
    pthread_t thread;
    size_t untouched = 0;
    memset(stack.begin, PAINT, STACK);
    CHECK(pthread_attr_init(&attributes) == 0);
    CHECK(pthread_attr_setstack(&attributes, stack.begin, STACK) == 0);
    CHECK(pthread_create(&thread, &attributes, work, NULL) == 0);
    CHECK(pthread_join(thread, NULL) == 0);
    CHECK(pthread_attr_destroy(&attributes) == 0);
    while (untouched < STACK && bytes[untouched] == PAINT) {
        untouched++;
    }
    free(stack.block);
    return STACK - untouched;
}

static size_t check(const char *name, void *(*work)(void *), size_t limit) {
    /* The first run may have the work of the dynamic linker on its stack. */
    size_t first = used_by(work), used = used_by(work), without = used_by(nothing);
    CHECK(first >= used && used >= without);
    printf("%s: %u bytes of stack\n", name, (unsigned)(used - without));
    CHECK(used - without <= limit);
    return used - without;
}

int main(void) {
    size_t thrice = 3 * sudoku_unique_size(), four = 4 * sudoku_unique_size(), index;
    search = aligned_memory(sudoku_search_size(), sudoku_search_align());
    unique = aligned_memory(sudoku_unique_size(), sudoku_unique_align());
    numbers(TWO, puzzle);
    for (index = 0; index < 40; index++) {
        memcpy(puzzles + 81 * index, puzzle, 81);
    }
    used_by(nothing);
    printf("a search: %u bytes, aligned to %u\n", (unsigned)sudoku_search_size(),
           (unsigned)sudoku_search_align());
    printf("a search for the one solution: %u bytes, aligned to %u\n",
           (unsigned)sudoku_unique_size(), (unsigned)sudoku_unique_align());
    CHECK(check("sudoku_solve", solve, thrice) > 81);
    check("sudoku_count_solutions", count, thrice);
    check("sudoku_solve_many", solve_many, four);
    check("sudoku_count_many", count_many, four);
    check("sudoku_each_solution", each, thrice);
    check("sudoku_search_init", init, thrice);
    check("sudoku_search_next", next, 3072);
    check("sudoku_unique_init", unique_init, thrice);
    check("sudoku_unique_within", unique_within, 3072);
    check("sudoku_read and sudoku_write", read_text, 16384);
    check("the others", words, 2048);
    free(unique.block);
    free(search.block);
    return 0;
}
