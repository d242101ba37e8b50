/* A search in a file. Another process can resume it only if the same library lies at the same
 * address there.
 *
 * file write FILE: writes a search of each kind to a file. Prints the address of the library.
 * file read FILE: resumes both. Prints the address of the library, and what the calls returned.
 * file: both in one process, which can resume the searches in other memory. */
#include "sudoku_core.h"

#include "aligned.h"
#include "check.h"

typedef struct {
    aligned search, unique;
} searches;

static searches memory(void) {
    searches both;
    both.search = aligned_memory(sudoku_search_size(), sudoku_search_align());
    both.unique = aligned_memory(sudoku_unique_size(), sudoku_unique_align());
    return both;
}

static void release(searches both) {
    free(both.search.block);
    free(both.unique.block);
}

static void write_to(FILE *file) {
    searches both = memory();
    uint8_t puzzle[81], solution[81];
    numbers(TWO, puzzle);
    CHECK(sudoku_search_init(both.search.begin, sudoku_search_size(), puzzle) == SUDOKU_STATUS_OK);
    CHECK(sudoku_unique_init(both.unique.begin, sudoku_unique_size(), puzzle) == SUDOKU_STATUS_OK);
    CHECK(sudoku_search_next(both.search.begin, 1, solution) == SUDOKU_STATUS_PAUSED);
    CHECK(sudoku_unique_within(both.unique.begin, 1, solution, NULL) == SUDOKU_STATUS_PAUSED);
    CHECK(fwrite(both.search.begin, sudoku_search_size(), 1, file) == 1);
    CHECK(fwrite(both.unique.begin, sudoku_unique_size(), 1, file) == 1);
    release(both);
}

static void read_from(FILE *file, sudoku_status *next, sudoku_status *within) {
    searches both = memory();
    uint8_t puzzle[81], solution[81], other[81];
    numbers(TWO, puzzle);
    CHECK(fread(both.search.begin, sudoku_search_size(), 1, file) == 1);
    CHECK(fread(both.unique.begin, sudoku_unique_size(), 1, file) == 1);
    *next = sudoku_search_next(both.search.begin, 1000, solution);
    if (*next == SUDOKU_STATUS_FOUND) {
        CHECK(is_solution(puzzle, solution));
    }
    *within = sudoku_unique_within(both.unique.begin, 1000, solution, other);
    if (*within == SUDOKU_STATUS_NOT_UNIQUE) {
        CHECK(is_solution(puzzle, solution) && is_solution(puzzle, other));
        CHECK(memcmp(solution, other, 81) != 0);
    }
    release(both);
}

int main(int count, char **arguments) {
    sudoku_status next = SUDOKU_STATUS_UNKNOWN, within = SUDOKU_STATUS_UNKNOWN;
    FILE *file;
    if (count == 1) {
        file = tmpfile();
        CHECK(file != NULL);
        write_to(file);
        rewind(file);
        read_from(file, &next, &within);
        CHECK(next == SUDOKU_STATUS_FOUND && within == SUDOKU_STATUS_NOT_UNIQUE);
    } else if (strcmp(arguments[1], "write") == 0) {
        file = fopen(arguments[2], "wb");
        CHECK(file != NULL);
        write_to(file);
        printf("%p\n", (const void *)sudoku_version());
    } else {
        file = fopen(arguments[2], "rb");
        CHECK(file != NULL);
        read_from(file, &next, &within);
        printf("%p %d %d\n", (const void *)sudoku_version(), (int)next, (int)within);
    }
    CHECK(fclose(file) == 0);
    return 0;
}
