/* Puzzles at random in the memory of the caller, and what minimal puzzles are. */
#include "sudoku_core.h"

#include "aligned.h"
#include "check.h"

/* The first three puzzles of the seed 0 and one of 0x123456789ABCDEF0, in
 * ../../../tests/data/generated.txt. */
static const char *const PINNED[] = {
    ".2.6...5.........2..8.7..61.9...1...7....8....1.253.9....9.563.2.........49.8....",
    "1.59...........7.9.7...4..26..5....47....965....1...2.5.4.8...1.....6.....6.5....",
    ".....26.5....57..4.......1...6....3..4...5.....168.2..9.5..1.6.4...2...93......8.",
};
#define PINNED_LARGE                                                                               \
    ".......3....7....6.6.1.298..32....4...4.6...7...3.......1..5.2.......859..9.....3"

static aligned generator;

static sudoku_status begin(uint64_t seed, const sudoku_wishes *wishes) {
    return sudoku_generator_init(generator.begin, sudoku_generator_size(), seed, wishes);
}

/* The next puzzle in slices; returns the number of pauses. */
static int next_in_slices(uint32_t budget, uint8_t puzzle[81]) {
    int pauses = 0;
    for (;;) {
        sudoku_status status = sudoku_generator_next(generator.begin, budget, puzzle);
        if (status == SUDOKU_STATUS_OK) {
            return pauses;
        }
        CHECK(status == SUDOKU_STATUS_PAUSED);
        pauses++;
    }
}

static void next(uint8_t puzzle[81]) {
    next_in_slices(UINT32_MAX, puzzle);
}

static size_t solutions_of(const uint8_t puzzle[81]) {
    size_t count;
    CHECK(sudoku_count_solutions(puzzle, 2, &count) == SUDOKU_STATUS_OK);
    return count;
}

static unsigned clues_of(const uint8_t puzzle[81]) {
    unsigned cell, clues = 0;
    for (cell = 0; cell < 81; cell++) {
        clues += puzzle[cell] != 0;
    }
    return clues;
}

/* The slow way to tell. */
static int is_minimal(const uint8_t puzzle[81]) {
    uint8_t fewer[81];
    unsigned cell;
    for (cell = 0; cell < 81; cell++) {
        memcpy(fewer, puzzle, 81);
        fewer[cell] = 0;
        if (puzzle[cell] != 0 && solutions_of(fewer) == 1) {
            return 0;
        }
    }
    return solutions_of(puzzle) == 1;
}

static void the_puzzles_of_a_seed_never_change(void) {
    uint8_t puzzle[81], expected[81];
    size_t at;
    CHECK(begin(0, NULL) == SUDOKU_STATUS_OK);
    for (at = 0; at < sizeof PINNED / sizeof *PINNED; at++) {
        next(puzzle);
        numbers(PINNED[at], expected);
        CHECK(memcmp(puzzle, expected, 81) == 0);
    }
    CHECK(begin(1311768467463790320u, NULL) == SUDOKU_STATUS_OK);
    next(puzzle);
    numbers(PINNED_LARGE, expected);
    CHECK(memcmp(puzzle, expected, 81) == 0);
}

static void any_budget_leads_to_the_same_puzzles(void) {
    static const uint32_t budgets[] = {1, 7, 100, UINT32_MAX};
    size_t at, which;
    for (at = 0; at < sizeof budgets / sizeof *budgets; at++) {
        uint8_t *puzzle = (uint8_t *)own(81);
        uint8_t expected[81];
        CHECK(begin(0, NULL) == SUDOKU_STATUS_OK);
        for (which = 0; which < sizeof PINNED / sizeof *PINNED; which++) {
            int pauses = next_in_slices(budgets[at], puzzle);
            CHECK(budgets[at] <= 7 ? pauses > 0 : pauses == 0 || budgets[at] == 100);
            numbers(PINNED[which], expected);
            CHECK(memcmp(puzzle, expected, 81) == 0);
        }
        free(puzzle);
    }
}

/* A copy continues on its own. */
static void a_copy_is_a_generator_of_its_own(void) {
    aligned first = generator;
    uint8_t one[81], two[81];
    CHECK(begin(5, NULL) == SUDOKU_STATUS_OK);
    CHECK(sudoku_generator_next(generator.begin, 20, one) == SUDOKU_STATUS_PAUSED);
    generator = aligned_memory(sudoku_generator_size(), sudoku_generator_align());
    memcpy(generator.begin, first.begin, sudoku_generator_size());
    next(one);
    free(generator.block);
    generator = first;
    next(two);
    CHECK(memcmp(one, two, 81) == 0);
}

/* Whether the clues have the symmetry of a half turn or of all rotations and reflections. */
static int is_symmetric(const uint8_t puzzle[81], int full) {
    int row, column;
    for (row = 0; row < 9; row++) {
        for (column = 0; column < 9; column++) {
            int clue = puzzle[9 * row + column] != 0;
            if (clue != (puzzle[80 - 9 * row - column] != 0)) {
                return 0;
            }
            if (full && (clue != (puzzle[9 * column + row] != 0) ||
                         clue != (puzzle[9 * row + 8 - column] != 0))) {
                return 0;
            }
        }
    }
    return 1;
}

static void every_wish_is_met(void) {
    sudoku_wishes wishes;
    uint8_t puzzle[81], pattern[81], solution[81];
    int round, cell;

    memset(&wishes, 0, sizeof wishes);
    wishes.minimal = 1;
    CHECK(begin(1, &wishes) == SUDOKU_STATUS_OK);
    for (round = 0; round < 5; round++) {
        next(puzzle);
        CHECK(is_minimal(puzzle));
        CHECK(sudoku_is_minimal(puzzle) == 1);
    }

    memset(&wishes, 0, sizeof wishes);
    for (wishes.symmetry = 1; wishes.symmetry < 10; wishes.symmetry += 8) {
        CHECK(begin(2, &wishes) == SUDOKU_STATUS_OK);
        next(puzzle);
        CHECK(solutions_of(puzzle) == 1 && is_symmetric(puzzle, wishes.symmetry == 9));
    }

    wishes.symmetry = 0;
    wishes.clues_min = 30;
    wishes.clues_max = 31;
    CHECK(begin(3, &wishes) == SUDOKU_STATUS_OK);
    next(puzzle);
    CHECK(solutions_of(puzzle) == 1 && clues_of(puzzle) >= 30 && clues_of(puzzle) <= 31);

    memset(&wishes, 0, sizeof wishes);
    numbers(EASY_SOLVED, solution);
    wishes.has_pattern = wishes.has_solution = 1;
    memcpy(wishes.solution, solution, 81);
    numbers(EASY, pattern);
    memcpy(wishes.pattern, pattern, 81);
    CHECK(begin(4, &wishes) == SUDOKU_STATUS_OK);
    next(puzzle);
    CHECK(memcmp(puzzle, pattern, 81) == 0);

    wishes.has_solution = 0;
    CHECK(begin(4, &wishes) == SUDOKU_STATUS_OK);
    next(puzzle);
    CHECK(solutions_of(puzzle) == 1 && memcmp(puzzle, pattern, 81) != 0);
    for (cell = 0; cell < 81; cell++) {
        CHECK((puzzle[cell] != 0) == (pattern[cell] != 0));
    }

    wishes.has_pattern = 0;
    wishes.has_solution = 1;
    CHECK(begin(4, &wishes) == SUDOKU_STATUS_OK);
    next(puzzle);
    CHECK(sudoku_is_solution_of(solution, puzzle) == 1 && solutions_of(puzzle) == 1);
}

static void wishes_that_cannot_be_met(void) {
    sudoku_wishes wishes;
    uint8_t puzzle[81];
    memset(puzzle, 0xEE, sizeof puzzle);
    memset(&wishes, 0, sizeof wishes);
    wishes.clues_max = 17;
    wishes.attempts = 50;
    CHECK(begin(1, &wishes) == SUDOKU_STATUS_OK);
    CHECK(sudoku_generator_next(generator.begin, UINT32_MAX, puzzle) ==
          SUDOKU_STATUS_UNMET_CLUES);
    CHECK(all_are(puzzle, 81, 0xEE));
    /* It tries again. */
    CHECK(sudoku_generator_next(generator.begin, 1, puzzle) == SUDOKU_STATUS_PAUSED);

    wishes.clues_max = 16;
    CHECK(begin(1, &wishes) == SUDOKU_STATUS_IMPOSSIBLE_CLUES);
    CHECK(sudoku_generator_next(generator.begin, 9, puzzle) == SUDOKU_STATUS_NOT_A_SEARCH);
    wishes.clues_max = 0;
    wishes.has_pattern = 1;
    CHECK(begin(1, &wishes) == SUDOKU_STATUS_IMPOSSIBLE_PATTERN_SIZE);
    memset(wishes.pattern, 1, 81);
    wishes.pattern[0] = 0;
    wishes.symmetry = 1;
    CHECK(begin(1, &wishes) == SUDOKU_STATUS_IMPOSSIBLE_PATTERN_SYMMETRY);
    wishes.symmetry = 0;
    memset(wishes.pattern, 0, 18);
    CHECK(begin(1, &wishes) == SUDOKU_STATUS_IMPOSSIBLE_PATTERN_LINES);
    wishes.has_pattern = 0;
    wishes.has_solution = 1;
    CHECK(begin(1, &wishes) == SUDOKU_STATUS_IMPOSSIBLE_SOLUTION);
    wishes.solution[7] = 10;
    CHECK(begin(1, &wishes) == SUDOKU_STATUS_NOT_A_DIGIT);
    wishes.symmetry = 10;
    CHECK(begin(1, &wishes) == SUDOKU_STATUS_NOT_A_SYMMETRY);
    CHECK(sudoku_generator_next(generator.begin, 9, puzzle) == SUDOKU_STATUS_NOT_A_SEARCH);
}

static void clues_that_can_go(void) {
    static const char *const improper[] = {TWO, NONE, CONFLICT};
    static const sudoku_status statuses[] = {
        SUDOKU_STATUS_NOT_UNIQUE, SUDOKU_STATUS_NO_SOLUTION, SUDOKU_STATUS_CONFLICT};
    uint8_t puzzle[81], solution[81], fewer[81];
    uint8_t *redundant = (uint8_t *)own(81), *minimal = (uint8_t *)own(81);
    int cell, at;
    numbers(EASY, puzzle);
    numbers(EASY_SOLVED, solution);
    CHECK(sudoku_is_minimal(puzzle) == 0);
    CHECK(sudoku_redundant_clues(puzzle, redundant) == SUDOKU_STATUS_OK);
    for (cell = 0; cell < 81; cell++) {
        memcpy(fewer, puzzle, 81);
        fewer[cell] = 0;
        CHECK(redundant[cell] ==
              (puzzle[cell] != 0 && solutions_of(fewer) == 1 ? puzzle[cell] : 0));
    }
    CHECK(clues_of(redundant) == 22);
    CHECK(sudoku_minimize(puzzle, minimal) == SUDOKU_STATUS_OK);
    CHECK(is_minimal(minimal) && sudoku_is_minimal(minimal) == 1);
    CHECK(sudoku_is_solution_of(solution, minimal) == 1);
    CHECK(sudoku_redundant_clues(minimal, redundant) == SUDOKU_STATUS_OK);
    CHECK(clues_of(redundant) == 0);
    /* In place. */
    CHECK(sudoku_minimize(puzzle, puzzle) == SUDOKU_STATUS_OK);
    CHECK(memcmp(puzzle, minimal, 81) == 0);
    for (at = 0; at < 3; at++) {
        numbers(improper[at], puzzle);
        memset(minimal, 0xEE, 81);
        CHECK(sudoku_is_minimal(puzzle) == 0);
        CHECK(sudoku_minimize(puzzle, minimal) == statuses[at]);
        CHECK(sudoku_redundant_clues(puzzle, minimal) == statuses[at]);
        CHECK(all_are(minimal, 81, 0xEE));
    }
    free(minimal);
    free(redundant);
}

static void the_names_of_symmetries(void) {
    int32_t symmetry;
    CHECK(strcmp(sudoku_symmetry_name(0), "none") == 0);
    CHECK(strcmp(sudoku_symmetry_name(9), "full") == 0);
    for (symmetry = 0; sudoku_symmetry_name(symmetry) != NULL; symmetry++) {
    }
    CHECK(symmetry == 10 && sudoku_symmetry_name(-1) == NULL);
}

/* Every incorrect call that the library can detect. */
static void misuse(void) {
    size_t size = sudoku_generator_size(), align = sudoku_generator_align(), at;
    unsigned char *begin_at = (unsigned char *)generator.begin;
    aligned unaligned = aligned_memory(size + align, align);
    uint8_t puzzle[81], bad[81];
    void *volatile nothing = NULL;
    uint8_t *no_grid = (uint8_t *)nothing;
    numbers(EASY, puzzle);
    memset(bad, 10, sizeof bad);
    CHECK(sudoku_is_minimal(no_grid) == 0 && sudoku_is_minimal(bad) == 0);
    CHECK(sudoku_minimize(no_grid, puzzle) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_minimize(puzzle, no_grid) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_minimize(bad, puzzle) == SUDOKU_STATUS_NOT_A_DIGIT);
    CHECK(sudoku_redundant_clues(no_grid, puzzle) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_redundant_clues(puzzle, no_grid) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_redundant_clues(bad, puzzle) == SUDOKU_STATUS_NOT_A_DIGIT);

    CHECK(sudoku_generator_init(nothing, size, 1, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_generator_init(begin_at, size - 1, 1, NULL) == SUDOKU_STATUS_BAD_SIZE);
    CHECK(sudoku_generator_init(begin_at, SIZE_MAX, 1, NULL) == SUDOKU_STATUS_BAD_SIZE);
    for (at = 1; at < align; at++) {
        unsigned char *off = (unsigned char *)unaligned.begin + at;
        CHECK(sudoku_generator_init(off, size, 1, NULL) == SUDOKU_STATUS_MISALIGNED);
        CHECK(sudoku_generator_next(off, 1, puzzle) == SUDOKU_STATUS_MISALIGNED);
    }
    memset(begin_at, 0, size);
    CHECK(sudoku_generator_next(nothing, 1, puzzle) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_generator_next(begin_at, 1, no_grid) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_generator_next(begin_at, 1, puzzle) == SUDOKU_STATUS_NOT_A_SEARCH);
    /* Memory of another kind of search is no generator. */
    CHECK(sudoku_unique_init(begin_at, size, puzzle) == SUDOKU_STATUS_OK);
    CHECK(sudoku_generator_next(begin_at, 1, puzzle) == SUDOKU_STATUS_NOT_A_SEARCH);
    CHECK(begin(1, NULL) == SUDOKU_STATUS_OK);
    CHECK(sudoku_search_next(begin_at, 1, puzzle) == SUDOKU_STATUS_NOT_A_SEARCH);
    for (at = 0; at < size; at++) {
        CHECK(sudoku_generator_next(begin_at, 1000, begin_at + at) == SUDOKU_STATUS_OVERLAP);
    }
    next(puzzle);
    CHECK(solutions_of(puzzle) == 1);
    free(unaligned.block);
}

int main(void) {
    CHECK(sudoku_generator_size() > sudoku_search_size());
    generator = aligned_memory(sudoku_generator_size(), sudoku_generator_align());
    the_puzzles_of_a_seed_never_change();
    any_budget_leads_to_the_same_puzzles();
    a_copy_is_a_generator_of_its_own();
    every_wish_is_met();
    wishes_that_cannot_be_met();
    clues_that_can_go();
    the_names_of_symmetries();
    misuse();
    free(generator.block);
    return 0;
}
