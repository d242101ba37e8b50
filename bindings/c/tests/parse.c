/* Text to grid. */
#include "sudoku_core.h"

#include "check.h"

/* Reads from a copy without a NUL, of exactly the size of the text. */
static sudoku_status parse(const char *text, uint8_t grid[81], sudoku_place *place) {
    size_t length = strlen(text);
    char *copy = (char *)own(length + (length == 0));
    sudoku_status status;
    memcpy(copy, text, length);
    status = sudoku_parse(copy, length, grid, place);
    free(copy);
    return status;
}

static void what_is_written_is_what_is_read(void) {
    uint8_t *grid = (uint8_t *)own(81);
    uint8_t expected[81];
    numbers(EASY, expected);
    CHECK(parse(EASY, grid, NULL) == SUDOKU_STATUS_OK);
    CHECK(memcmp(grid, expected, 81) == 0);
    CHECK(parse("  " EASY "\r\n# from Wikipedia", grid, NULL) == SUDOKU_STATUS_OK);
    CHECK(memcmp(grid, expected, 81) == 0);
    CHECK(parse("53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n..."
                "419..5\n....8..79\n",
                grid, NULL) == SUDOKU_STATUS_OK);
    CHECK(memcmp(grid, expected, 81) == 0);
    free(grid);
}

static void fails(const char *text, sudoku_status expected, size_t offset, size_t line,
                  size_t column) {
    uint8_t grid[81];
    sudoku_place *place = (sudoku_place *)own(sizeof *place);
    memset(grid, 0xEE, sizeof grid);
    CHECK(parse(text, grid, place) == expected);
    CHECK(place->offset == offset && place->line == line && place->column == column);
    CHECK(all_are(grid, sizeof grid, 0xEE));
    CHECK(parse(text, grid, NULL) == expected);
    free(place);
}

static void a_wrong_text_has_a_status_and_a_place(void) {
    static const char with_nul[81] = "12345";
    uint8_t grid[81];
    sudoku_place place;
    fails("", SUDOKU_STATUS_TEXT_EMPTY, 0, 1, 1);
    fails("12345678x", SUDOKU_STATUS_TEXT_NOT_A_SYMBOL, 8, 1, 9);
    fails("\n 123\xC3\xA9", SUDOKU_STATUS_TEXT_NOT_A_SYMBOL, 5, 2, 5);
    fails("12345", SUDOKU_STATUS_TEXT_TOO_SHORT, 5, 1, 6);
    fails(EASY "1", SUDOKU_STATUS_TEXT_TOO_LONG, 81, 1, 82);
    fails("53. .7. ...", SUDOKU_STATUS_TEXT_BROKEN_ROW, 3, 1, 4);
    fails("53..7....\n6..195....", SUDOKU_STATUS_TEXT_LONG_ROW, 19, 2, 10);
    CHECK(sudoku_parse(with_nul, sizeof with_nul, grid, &place) == SUDOKU_STATUS_TEXT_NOT_A_SYMBOL);
    CHECK(place.offset == 5);
}

/* No wrong byte in any place is read as a grid. */
static void every_byte_in_every_place(void) {
    char text[81];
    uint8_t grid[81];
    int at, byte;
    for (at = 0; at < 81; at++) {
        for (byte = 0; byte < 256; byte++) {
            int symbol = (byte >= '0' && byte <= '9') || byte == '.' || byte == '_' || byte == '*';
            memset(text, '.', sizeof text);
            text[at] = (char)byte;
            CHECK((sudoku_parse(text, sizeof text, grid, NULL) == SUDOKU_STATUS_OK) == symbol);
            CHECK(!symbol || grid[at] == (byte >= '1' && byte <= '9' ? byte - '0' : 0));
        }
    }
}

int main(void) {
    what_is_written_is_what_is_read();
    a_wrong_text_has_a_status_and_a_place();
    every_byte_in_every_place();
    return 0;
}
