/* Grid to text. */
#include "sudoku_core.h"

#include "check.h"

static const char *const BOARD = "+-------+-------+-------+\n"
                                 "| 5 3 . | . 7 . | . . . |\n"
                                 "| 6 . . | 1 9 5 | . . . |\n"
                                 "| . 9 8 | . . . | . 6 . |\n"
                                 "+-------+-------+-------+\n"
                                 "| 8 . . | . 6 . | . . 3 |\n"
                                 "| 4 . . | 8 . 3 | . . 1 |\n"
                                 "| 7 . . | . 2 . | . . 6 |\n"
                                 "+-------+-------+-------+\n"
                                 "| . 6 . | . . . | 2 8 . |\n"
                                 "| . . . | 4 1 9 | . . 5 |\n"
                                 "| . . . | . 8 . | . 7 9 |\n"
                                 "+-------+-------+-------+";

static void a_line_is_what_was_read(void) {
    uint8_t grid[81];
    char *text = (char *)own(SUDOKU_LINE_SIZE);
    numbers(EASY, grid);
    CHECK(sudoku_format_line(grid, text, SUDOKU_LINE_SIZE) == SUDOKU_STATUS_OK);
    CHECK(strcmp(text, EASY) == 0);
    CHECK(strlen(text) + 1 == SUDOKU_LINE_SIZE);
    free(text);
}

static void a_board_is_for_people(void) {
    uint8_t grid[81];
    char *text = (char *)own(SUDOKU_BOARD_SIZE);
    numbers(EASY, grid);
    CHECK(sudoku_format_board(grid, text, SUDOKU_BOARD_SIZE) == SUDOKU_STATUS_OK);
    CHECK(strcmp(text, BOARD) == 0);
    CHECK(strlen(text) + 1 == SUDOKU_BOARD_SIZE);
    free(text);
}

static void a_larger_buffer_is_left_alone_behind_the_text(void) {
    uint8_t grid[81];
    char text[400];
    numbers(EASY, grid);
    memset(text, 'x', sizeof text);
    CHECK(sudoku_format_line(grid, text, sizeof text) == SUDOKU_STATUS_OK);
    CHECK(all_are(text + SUDOKU_LINE_SIZE, sizeof text - SUDOKU_LINE_SIZE, 'x'));
    memset(text, 'x', sizeof text);
    CHECK(sudoku_format_board(grid, text, sizeof text) == SUDOKU_STATUS_OK);
    CHECK(all_are(text + SUDOKU_BOARD_SIZE, sizeof text - SUDOKU_BOARD_SIZE, 'x'));
}

static void a_shorter_buffer_is_not_written_to(void) {
    uint8_t grid[81];
    size_t size;
    numbers(EASY, grid);
    for (size = 0; size < SUDOKU_BOARD_SIZE; size++) {
        char *text = (char *)own(size + (size == 0));
        memset(text, 'x', size);
        CHECK(sudoku_format_board(grid, text, size) == SUDOKU_STATUS_BAD_SIZE);
        CHECK(all_are(text, size, 'x'));
        if (size < SUDOKU_LINE_SIZE) {
            CHECK(sudoku_format_line(grid, text, size) == SUDOKU_STATUS_BAD_SIZE);
            CHECK(all_are(text, size, 'x'));
        }
        free(text);
    }
}

int main(void) {
    a_line_is_what_was_read();
    a_board_is_for_people();
    a_larger_buffer_is_left_alone_behind_the_text();
    a_shorter_buffer_is_not_written_to();
    return 0;
}
