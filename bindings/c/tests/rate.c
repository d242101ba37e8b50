/* Ratings. */
#include "sudoku_core.h"

#include "check.h"

/* What logic does not solve by the techniques of this version. */
#define HARDEST "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6"

static void ratings(void) {
    static const char *const improper[] = {TWO, NONE, CONFLICT};
    static const sudoku_status statuses[] = {
        SUDOKU_STATUS_NOT_UNIQUE, SUDOKU_STATUS_NO_SOLUTION, SUDOKU_STATUS_CONFLICT};
    sudoku_rating easy, hard, rating;
    uint8_t puzzle[81];
    int32_t order = 7, at;
    numbers(EASY, puzzle);
    CHECK(sudoku_rate(puzzle, &easy) == SUDOKU_STATUS_OK);
    CHECK(easy.scheme == 1 && easy.level == 1 && easy.verdict == SUDOKU_STATUS_SOLVED);
    CHECK(easy.rounds[0] > 0 && easy.rounds[1] == 0 && easy.rounds[2] == 0);
    CHECK(easy.removed[0] > 0 && easy.removed[1] == 0 && easy.removed[2] == 0);
    CHECK(sudoku_rate_with_rectangles(puzzle, &rating) == SUDOKU_STATUS_OK);
    CHECK(rating.scheme == 2 && rating.level == 1);
    CHECK(sudoku_rating_compare(&easy, &rating, &order) == SUDOKU_STATUS_OK && order < 0);
    numbers(HARDEST, puzzle);
    CHECK(sudoku_rate(puzzle, &hard) == SUDOKU_STATUS_OK);
    CHECK(hard.level == 4 && hard.verdict == SUDOKU_STATUS_STUCK);
    CHECK(sudoku_rating_compare(&hard, &easy, &order) == SUDOKU_STATUS_OK && order > 0);
    CHECK(sudoku_rating_compare(&easy, &easy, &order) == SUDOKU_STATUS_OK && order == 0);
    for (at = 0; at < 3; at++) {
        numbers(improper[at], puzzle);
        CHECK(sudoku_rate(puzzle, &rating) == SUDOKU_STATUS_OK);
        memset(&rating, 0xEE, sizeof rating);
        CHECK(sudoku_rate_with_rectangles(puzzle, &rating) == statuses[at]);
        CHECK(all_are(&rating, sizeof rating, 0xEE));
    }
    numbers(CONFLICT, puzzle);
    CHECK(sudoku_rate(puzzle, &rating) == SUDOKU_STATUS_OK);
    CHECK(rating.verdict == SUDOKU_STATUS_CONTRADICTED);
}

/* Every incorrect call that the library can detect. */
static void misuse(void) {
    void *volatile nothing = NULL;
    sudoku_rating rating;
    uint8_t puzzle[81];
    int32_t order;
    numbers(EASY, puzzle);
    CHECK(sudoku_rate((uint8_t *)nothing, &rating) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_rate(puzzle, (sudoku_rating *)nothing) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_rate_with_rectangles((uint8_t *)nothing, &rating) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_rate(puzzle, &rating) == SUDOKU_STATUS_OK);
    CHECK(sudoku_rating_compare(&rating, &rating, (int32_t *)nothing) ==
          SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_rating_compare(&rating, (sudoku_rating *)nothing, &order) ==
          SUDOKU_STATUS_NULL_POINTER);
    puzzle[0] = 10;
    CHECK(sudoku_rate(puzzle, &rating) == SUDOKU_STATUS_NOT_A_DIGIT);
}

int main(void) {
    ratings();
    misuse();
    return 0;
}
