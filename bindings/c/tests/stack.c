/* The functions take as much stack as the header says. Each runs in a thread whose stack was
 * painted before. */
#define _XOPEN_SOURCE 600 /* pthread_attr_setstack */
#include "sudoku_core.h"

#include <pthread.h>

#include "aligned.h"
#include "check.h"

#define STACK 262144
#define PAINT 0xA7

static uint8_t puzzle[81], easy[81], solution[81], other[81];
static uint8_t puzzles[40 * 81], solutions[40 * 81];
static sudoku_status statuses[40];
static size_t numbers_found[40];
static char board[SUDOKU_BOARD_SIZE];
static sudoku_conflict conflicts[SUDOKU_CONFLICTS_MAX];
static sudoku_place place;
static sudoku_text contents;
static sudoku_wishes wishes;
static sudoku_transform transform;
static const sudoku_transform identity = {
    0, {0, 1, 2, 3, 4, 5, 6, 7, 8}, {0, 1, 2, 3, 4, 5, 6, 7, 8}, {1, 2, 3, 4, 5, 6, 7, 8, 9}};
static char written[8192];
static size_t number;
static aligned search, unique, generator, path;
static sudoku_play play;
static sudoku_step step;
static sudoku_obstacle obstacle;
static sudoku_rating rating;
static char picture[262144];

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
    CHECK(sudoku_transform_apply(&identity, puzzle, other) == SUDOKU_STATUS_OK);
    CHECK(sudoku_transform_compose(&identity, &identity, &transform) == SUDOKU_STATUS_OK);
    CHECK(sudoku_transform_inverse(&identity, &transform) == SUDOKU_STATUS_OK);
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

static void *minimal(void *argument) {
    CHECK(sudoku_is_minimal(easy) == 0);
    CHECK(sudoku_redundant_clues(easy, other) == SUDOKU_STATUS_OK);
    return argument;
}

static void *minimize(void *argument) {
    CHECK(sudoku_minimize(easy, other) == SUDOKU_STATUS_OK);
    return argument;
}

static void *generator_init(void *argument) {
    CHECK(sudoku_generator_init(generator.begin, sudoku_generator_size(), 1, &wishes) ==
          SUDOKU_STATUS_OK);
    return argument;
}

static void *generator_next(void *argument) {
    int puzzles = 0;
    while (puzzles < 20) {
        sudoku_status status = sudoku_generator_next(generator.begin, 10, other);
        CHECK(status == SUDOKU_STATUS_OK || status == SUDOKU_STATUS_PAUSED);
        puzzles += status == SUDOKU_STATUS_OK;
    }
    return argument;
}

static int32_t next_step(const sudoku_step *found, void *user) {
    (void)found;
    (void)user;
    return 0;
}

/* All techniques, on a puzzle that needs many of them. */
static void *hint(void *argument) {
    CHECK(sudoku_hint(&play, NULL, 0, &step, &obstacle) == SUDOKU_STATUS_OK);
    CHECK(sudoku_check(&play, &obstacle) == SUDOKU_STATUS_OK);
    CHECK(sudoku_each_step(&play, NULL, 0, next_step, NULL) == SUDOKU_STATUS_EXHAUSTED);
    CHECK(sudoku_path_init(path.begin, sudoku_path_size(), &play, NULL, 0) == SUDOKU_STATUS_OK);
    while (sudoku_path_next(path.begin, &step, NULL, &obstacle) == SUDOKU_STATUS_OK) {
        CHECK(sudoku_step_text(&step, SUDOKU_DEPTH_EVERYTHING, written, sizeof written, &number) ==
              SUDOKU_STATUS_OK);
        CHECK(sudoku_step_description(&step, SUDOKU_DEPTH_EVERYTHING, written, sizeof written,
                                      &number) == SUDOKU_STATUS_OK);
        CHECK(sudoku_step_svg(&play, &step, picture, sizeof picture, &number) ==
              SUDOKU_STATUS_OK);
    }
    return argument;
}

static void *rate(void *argument) {
    CHECK(sudoku_rate(play.puzzle, &rating) == SUDOKU_STATUS_OK);
    return argument;
}

static void *rate_with_rectangles(void *argument) {
    CHECK(sudoku_rate_with_rectangles(play.puzzle, &rating) == SUDOKU_STATUS_OK);
    return argument;
}

static void *canonicalize(void *argument) {
    static const uint8_t empty[81] = {0};
    numbers(EASY_SOLVED, other);
    CHECK(sudoku_canonicalize(other, other, &transform) == SUDOKU_STATUS_OK);
    CHECK(sudoku_canonicalize(easy, other, &transform) == SUDOKU_STATUS_OK);
    CHECK(sudoku_canonicalize(empty, other, &transform) == SUDOKU_STATUS_OK);
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
    generator = aligned_memory(sudoku_generator_size(), sudoku_generator_align());
    path = aligned_memory(sudoku_path_size(), sudoku_path_align());
    numbers("8........95..6......6.894..3.8....1.5.4...8.7.1....6....527.3......3..72........4",
            play.puzzle);
    CHECK(sudoku_solve(play.puzzle, play.solution, NULL) == SUDOKU_STATUS_OK);
    play.has_solution = 1;
    numbers(EASY, easy);
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
    printf("a generator: %u bytes, aligned to %u\n", (unsigned)sudoku_generator_size(),
           (unsigned)sudoku_generator_align());
    check("sudoku_is_minimal and sudoku_redundant_clues", minimal, thrice);
    check("sudoku_minimize", minimize, four);
    check("sudoku_generator_init", generator_init, 2 * sudoku_generator_size());
    check("sudoku_generator_next", generator_next, 12288);
    wishes.has_pattern = 1;
    memcpy(wishes.pattern, easy, 81);
    check("sudoku_generator_init with a pattern", generator_init, 2 * sudoku_generator_size());
    check("sudoku_generator_next with a pattern", generator_next, 12288);
    check("sudoku_canonicalize", canonicalize, 8192);
    printf("a path: %u bytes, aligned to %u\n", (unsigned)sudoku_path_size(),
           (unsigned)sudoku_path_align());
    check("sudoku_hint and steps", hint, 8192);
    check("sudoku_rate", rate, 8192);
    check("sudoku_rate_with_rectangles", rate_with_rectangles, thrice);
    check("the others", words, 2048);
    free(path.block);
    free(generator.block);
    free(unique.block);
    free(search.block);
    return 0;
}
