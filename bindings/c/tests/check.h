/* What the test programs share. CHECK ends the program with exit code 1 if a condition is false. */
#ifndef CHECK_H
#define CHECK_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                        \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

/* One solution, and the solution. */
#define EASY "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define EASY_SOLVED                                                                                \
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
/* Two solutions. */
#define TWO ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87."
/* No conflict and no solution; Norvig's "impossible" puzzle. */
#define NONE ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
/* Two 5s in row 1 and in no other house. */
#define CONFLICT ".5......5........................................................................"

/* Memory of exactly this size, so that valgrind detects an access beyond it. */
static inline void *own(size_t size) {
    void *memory = malloc(size);
    CHECK(memory != NULL);
    return memory;
}

/* The numbers of 81 characters, without the library. */
static inline void numbers(const char *text, uint8_t grid[81]) {
    int cell;
    CHECK(strlen(text) == 81);
    for (cell = 0; cell < 81; cell++) {
        grid[cell] = (uint8_t)(text[cell] == '.' ? 0 : text[cell] - '0');
        CHECK(grid[cell] <= 9);
    }
}

/* Whether no digit appears twice in a house, without the library. */
static inline int no_digit_twice(const uint8_t grid[81]) {
    int one, other;
    for (one = 0; one < 81; one++) {
        for (other = 0; other < one; other++) {
            int row = one / 9 == other / 9;
            int column = one % 9 == other % 9;
            int box = one / 27 == other / 27 && one % 9 / 3 == other % 9 / 3;
            if (grid[one] != 0 && grid[one] == grid[other] && (row || column || box)) {
                return 0;
            }
        }
    }
    return 1;
}

/* Whether a grid is a solution of a puzzle, without the library. */
static inline int is_solution(const uint8_t puzzle[81], const uint8_t grid[81]) {
    int cell;
    for (cell = 0; cell < 81; cell++) {
        if (grid[cell] < 1 || grid[cell] > 9 || (puzzle[cell] != 0 && puzzle[cell] != grid[cell])) {
            return 0;
        }
    }
    return no_digit_twice(grid);
}

/* Whether every byte has this value. */
static inline int all_are(const void *memory, size_t size, int byte) {
    const unsigned char *bytes = (const unsigned char *)memory;
    while (size > 0) {
        size--;
        if (bytes[size] != byte) {
            return 0;
        }
    }
    return 1;
}

#endif
