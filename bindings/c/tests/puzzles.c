/* The files of puzzles in the arguments. A line has a puzzle, a tab, and the number of solutions,
 * such as "2", or ">500" for more than 500. Lines that begin with # are comments. Every answer is
 * checked without the library. */
#include "sudoku_core.h"

#include "aligned.h"
#include "check.h"

#define LIMIT 100

/* The number of solutions that a search in slices finds, up to LIMIT. */
static size_t search(const uint8_t puzzle[81], void *memory) {
    size_t found = 0;
    CHECK(sudoku_search_init(memory, sudoku_search_size(), puzzle) == SUDOKU_STATUS_OK);
    while (found < LIMIT) {
        uint8_t solution[81];
        sudoku_status status = sudoku_search_next(memory, 50, solution);
        if (status == SUDOKU_STATUS_EXHAUSTED) {
            break;
        }
        CHECK(status == SUDOKU_STATUS_FOUND || status == SUDOKU_STATUS_PAUSED);
        if (status == SUDOKU_STATUS_FOUND) {
            CHECK(is_solution(puzzle, solution));
            found++;
        }
    }
    return found;
}

/* What a search for the one solution in slices returns. */
static sudoku_status unique(const uint8_t puzzle[81], void *memory) {
    uint8_t solution[81];
    sudoku_status status;
    CHECK(sudoku_unique_init(memory, sudoku_unique_size(), puzzle) == SUDOKU_STATUS_OK);
    do {
        status = sudoku_unique_within(memory, 50, solution, NULL);
    } while (status == SUDOKU_STATUS_PAUSED);
    CHECK(status != SUDOKU_STATUS_OK || is_solution(puzzle, solution));
    return status;
}

/* `known` is the number of solutions, LIMIT for that many or more. */
static void check_puzzle(const char *text, size_t known, void *memory) {
    uint8_t puzzle[81], expected[81], solution[81], other[81];
    char line[SUDOKU_LINE_SIZE];
    size_t count = LIMIT + 1;
    sudoku_status status;

    numbers(text, expected);
    CHECK(sudoku_parse(text, 81, puzzle, NULL) == SUDOKU_STATUS_OK);
    CHECK(memcmp(puzzle, expected, 81) == 0);
    CHECK(sudoku_format_line(puzzle, line, sizeof line) == SUDOKU_STATUS_OK);
    CHECK(strcmp(line, text) == 0);
    CHECK(sudoku_is_valid(puzzle, NULL, NULL) == no_digit_twice(puzzle));

    CHECK(sudoku_count_solutions(puzzle, LIMIT, &count) == SUDOKU_STATUS_OK);
    CHECK(count == known);
    CHECK(search(puzzle, memory) == known);

    status = sudoku_solve(puzzle, solution, other);
    CHECK(unique(puzzle, memory) == status);
    if (known == 0) {
        CHECK(status ==
              (no_digit_twice(puzzle) ? SUDOKU_STATUS_NO_SOLUTION : SUDOKU_STATUS_CONFLICT));
    } else {
        CHECK(status == (known == 1 ? SUDOKU_STATUS_OK : SUDOKU_STATUS_NOT_UNIQUE));
        CHECK(is_solution(puzzle, solution));
        CHECK(known == 1 || (is_solution(puzzle, other) && memcmp(solution, other, 81) != 0));
        CHECK(sudoku_is_solution_of(solution, puzzle) == 1);
    }
}

static int check_file(const char *name, void *memory) {
    char line[4096];
    int puzzles = 0;
    FILE *file = fopen(name, "r");
    CHECK(file != NULL);
    while (fgets(line, sizeof line, file) != NULL) {
        if (line[0] == '#') {
            continue;
        }
        CHECK(strlen(line) > 82 && line[81] == '\t');
        line[81] = '\0';
        if (strchr(line, '-') != NULL) {
            uint8_t grid[81];
            CHECK(sudoku_parse(line, 81, grid, NULL) == SUDOKU_STATUS_TEXT_NOT_A_SYMBOL);
        } else {
            int more = line[82] == '>';
            unsigned long known = strtoul(line + 82 + more, NULL, 10);
            CHECK(!more || known >= LIMIT);
            check_puzzle(line, known < LIMIT ? (size_t)known : LIMIT, memory);
        }
        puzzles++;
    }
    CHECK(fclose(file) == 0);
    return puzzles;
}

int main(int count, char **names) {
    aligned memory = aligned_memory(sudoku_unique_size(), sudoku_unique_align());
    int at, puzzles = 0;
    for (at = 1; at < count; at++) {
        puzzles += check_file(names[at], memory.begin);
    }
    free(memory.block);
    CHECK(puzzles > 0);
    printf("%d puzzles\n", puzzles);
    return 0;
}
