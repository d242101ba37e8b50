/* Prints minimal puzzles at random, those without a symmetry in their canonical form:
 * generate [COUNT [SEED [SYMMETRY]]]
 * The same seed leads to the same puzzles. The exit code is 1 if no puzzle was found, and 2 if
 * there is no such symmetry. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku_core.h>

/* The number of a symmetry, or -1. */
static int32_t symmetry_named(const char *wanted) {
    int32_t symmetry;
    const char *name;
    for (symmetry = 0; (name = sudoku_symmetry_name(symmetry)) != NULL; symmetry++) {
        if (strcmp(name, wanted) == 0) {
            return symmetry;
        }
    }
    return -1;
}

int main(int count, char **arguments) {
    long left = count > 1 ? atol(arguments[1]) : 1;
    uint64_t seed = count > 2 ? strtoul(arguments[2], NULL, 10) : 1;
    size_t size = sudoku_generator_size(), align = sudoku_generator_align();
    char *block = (char *)malloc(size + align - 1), line[SUDOKU_LINE_SIZE];
    void *generator = block + (align - (uintptr_t)block % align) % align;
    uint8_t puzzle[81];
    sudoku_wishes wishes;
    sudoku_status status;

    if (block == NULL) {
        return 1;
    }
    memset(&wishes, 0, sizeof wishes);
    wishes.minimal = 1;
    wishes.symmetry = count > 3 ? symmetry_named(arguments[3]) : 0;
    status = sudoku_generator_init(generator, size, seed, &wishes);
    while (status == SUDOKU_STATUS_OK && left > 0) {
        /* After a thousand nodes it pauses, and a program could do something else. */
        status = sudoku_generator_next(generator, 1000, puzzle);
        if (status == SUDOKU_STATUS_OK) {
            /* Exchanging lines would destroy a symmetry of the cells. */
            if (wishes.symmetry == 0) {
                sudoku_canonicalize(puzzle, puzzle, NULL);
            }
            sudoku_format_line(puzzle, line, sizeof line);
            puts(line);
            left--;
        } else if (status == SUDOKU_STATUS_PAUSED) {
            status = SUDOKU_STATUS_OK;
        }
    }
    free(block);
    if (status != SUDOKU_STATUS_OK) {
        fprintf(stderr, "%s\n", sudoku_status_text(status));
        return status == SUDOKU_STATUS_NOT_A_SYMMETRY ? 2 : 1;
    }
    return 0;
}
