/* Texts of any format, with one puzzle or many. */
#include "sudoku_core.h"

#include "check.h"

#define ROWS                                                                                       \
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"     \
    "....8..79\n"

/* Reads from a copy without a NUL, of exactly the size of the text. */
static sudoku_status read_text(const char *text, sudoku_text *contents, sudoku_place *place) {
    size_t length = strlen(text);
    char *copy = (char *)own(length + (length == 0));
    sudoku_status status;
    memcpy(copy, text, length);
    status = sudoku_read(copy, length, contents, place);
    free(copy);
    return status;
}

static int is_named(int32_t format, const char *name) {
    return strcmp(sudoku_format_name(format), name) == 0;
}

static void a_text_has_a_format_and_contents(void) {
    uint8_t puzzle[81], solution[81];
    sudoku_text *contents = (sudoku_text *)own(sizeof *contents);
    char text[200];
    numbers(EASY, puzzle);
    numbers(EASY_SOLVED, solution);

    CHECK(read_text(EASY, contents, NULL) == SUDOKU_STATUS_OK);
    CHECK(is_named(contents->format, "line") && memcmp(contents->clues, puzzle, 81) == 0);
    CHECK(all_are(contents->placed, 81, 0) && all_are(contents->candidates, 162, 0));
    CHECK(!contents->has_candidates && !contents->has_solution && !contents->is_sukaku);

    CHECK(read_text("\xEF\xBB\xBF\n" ROWS "\n", contents, NULL) == SUDOKU_STATUS_OK);
    CHECK(is_named(contents->format, "rows") && memcmp(contents->clues, puzzle, 81) == 0);

    sprintf(text, "%s,%s\n", EASY, EASY_SOLVED);
    CHECK(read_text(text, contents, NULL) == SUDOKU_STATUS_OK);
    CHECK(is_named(contents->format, "csv") && memcmp(contents->clues, puzzle, 81) == 0);
    CHECK(contents->has_solution && memcmp(contents->solution, solution, 81) == 0);
    free(contents);
}

static void candidates_are_bits(void) {
    static char text[730];
    sudoku_text contents;
    int cell;
    memset(text, '.', 729);
    for (cell = 0; cell < 81; cell++) {
        text[9 * cell + cell % 9] = (char)('1' + cell % 9);
        text[9 * cell + 8] = '9';
    }
    CHECK(sudoku_read(text, 729, &contents, NULL) == SUDOKU_STATUS_OK);
    CHECK(is_named(contents.format, "sukaku") && contents.has_candidates && contents.is_sukaku);
    for (cell = 0; cell < 81; cell++) {
        CHECK(contents.candidates[cell] == (1 << cell % 9 | 1 << 8));
        CHECK(contents.clues[cell] == (cell % 9 == 8 ? 9 : 0));
    }
}

static void fails(const char *text, size_t offset, size_t line, size_t column,
                  const char *expected) {
    sudoku_text contents;
    sudoku_place place;
    char *message = (char *)own(strlen(expected) + 1);
    size_t size, length;
    memset(&contents, 0xEE, sizeof contents);
    CHECK(read_text(text, &contents, &place) == SUDOKU_STATUS_TEXT_OF_NO_FORMAT);
    CHECK(place.offset == offset && place.line == line && place.column == column);
    CHECK(all_are(&contents, sizeof contents, 0xEE));
    CHECK(read_text(text, &contents, NULL) == SUDOKU_STATUS_TEXT_OF_NO_FORMAT);
    for (size = 0; size <= strlen(expected); size++) {
        memset(message, 'x', size);
        length = 0;
        CHECK(sudoku_read_message(text, strlen(text), 1, message, size, &length) ==
              SUDOKU_STATUS_BAD_SIZE);
        CHECK(all_are(message, size, 'x') && length == strlen(expected));
    }
    CHECK(sudoku_read_message(text, strlen(text), 1, message, size, NULL) == SUDOKU_STATUS_OK);
    CHECK(strcmp(message, expected) == 0);
    free(message);
}

static void a_wrong_text_has_a_place_and_a_message(void) {
    char message[512];
    size_t length = 7;
    fails("", 0, 1, 1,
          "line 1, column 1: found the end of the text, expected a Sudoku, such as 81 symbols in "
          "one line");
    fails("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7", 80, 1,
          81, "line 1, column 81: found the end of the text, expected symbol 81 of 81");
    CHECK(sudoku_read_message("!", 1, 7, message, sizeof message, NULL) == SUDOKU_STATUS_OK);
    CHECK(strncmp(message, "line 7, column 1: found '!', expected", 37) == 0);
    CHECK(sudoku_read_message(EASY, 81, 1, message, sizeof message, &length) == SUDOKU_STATUS_OK);
    CHECK(length == 0 && message[0] == '\0');
}

/* Every format holds some of these contents, and they come back from it. */
static void what_is_written_is_read_again(void) {
    sudoku_text samples[5], again;
    int32_t format;
    size_t at, length;
    memset(samples, 0, sizeof samples);
    CHECK(read_text(EASY, &samples[0], NULL) == SUDOKU_STATUS_OK);
    samples[1] = samples[0];
    samples[1].placed[2] = 4;
    samples[2] = samples[1];
    samples[2].has_candidates = 1;
    for (at = 0; at < 81; at++) {
        uint8_t digit = samples[2].clues[at] | samples[2].placed[at];
        samples[2].candidates[at] = (uint16_t)(digit == 0 ? 0x1FF : 1 << (digit - 1));
        samples[3].candidates[at] = 0x1FF;
    }
    samples[3].has_candidates = 1;
    samples[4] = samples[0];
    samples[4].has_solution = 1;
    numbers(EASY_SOLVED, samples[4].solution);
    for (format = 0; sudoku_format_name(format) != NULL; format++) {
        int held = 0;
        for (at = 0; at < 5; at++) {
            char *text;
            sudoku_status status = sudoku_write(&samples[at], format, NULL, 0, &length);
            if (status == SUDOKU_STATUS_CANNOT_HOLD) {
                continue;
            }
            CHECK(status == SUDOKU_STATUS_BAD_SIZE && length >= 81 && length < 8192);
            text = (char *)own(length + 1);
            memset(text, 'x', length);
            CHECK(sudoku_write(&samples[at], format, text, length, NULL) == SUDOKU_STATUS_BAD_SIZE);
            CHECK(all_are(text, length, 'x'));
            CHECK(sudoku_write(&samples[at], format, text, length + 1, NULL) == SUDOKU_STATUS_OK);
            CHECK(strlen(text) == length);
            CHECK(sudoku_read(text, length, &again, NULL) == SUDOKU_STATUS_OK);
            CHECK(memcmp(again.clues, samples[at].clues, 81) == 0);
            CHECK(memcmp(again.placed, samples[at].placed, 81) == 0);
            CHECK(again.has_candidates == samples[at].has_candidates);
            CHECK(memcmp(again.candidates, samples[at].candidates, 162) == 0);
            CHECK(again.has_solution == samples[at].has_solution);
            CHECK(memcmp(again.solution, samples[at].solution, 81) == 0);
            held++;
            free(text);
        }
        CHECK(held > 0);
    }
    CHECK(format >= 19 && sudoku_format_name(-1) == NULL);
    CHECK(sudoku_write(&samples[0], format, NULL, 0, &length) == SUDOKU_STATUS_NOT_A_FORMAT);
    CHECK(sudoku_write(&samples[0], -1, NULL, 0, &length) == SUDOKU_STATUS_NOT_A_FORMAT);
}

#define LINES 3000

/* What the list of the next function holds at some line. */
static void check_entry(const sudoku_entry *entry, sudoku_status status, size_t *lines) {
    size_t line = entry->line;
    CHECK(line > *lines && line % 3 != 1);
    CHECK(status == (line % 3 == 2 ? SUDOKU_STATUS_OK : SUDOKU_STATUS_TEXT_OF_NO_FORMAT));
    CHECK(entry->length == (line % 3 == 2 ? 82 : 42) && entry->breaks == 1);
    *lines = line;
}

/* A comment, a puzzle and half a puzzle, again and again: in memory, and in pieces of a file. */
static void many_puzzles(void) {
    char *text = (char *)own(LINES * 90), *end = text;
    static char buffer[5000];
    static const size_t steps[] = {1, 100, 5000};
    sudoku_entry entry;
    sudoku_text contents;
    sudoku_place place;
    sudoku_status status;
    size_t lines, found, at;
    for (lines = 1; lines <= LINES; lines++) {
        end += sprintf(end, lines % 3 == 1   ? "# a comment\n"
                            : lines % 3 == 2 ? EASY "\n"
                                             : "53..7....6..195....98....6.8...6...34..8.\n");
    }

    memset(&entry, 0, sizeof entry);
    lines = found = 0;
    while ((status = sudoku_next_puzzle(text, (size_t)(end - text), SUDOKU_FOLLOWS_END, &entry,
                                        &contents, &place)) != SUDOKU_STATUS_EXHAUSTED) {
        check_entry(&entry, status, &lines);
        if (status != SUDOKU_STATUS_OK) {
            char message[512];
            CHECK(place.line == lines && place.column == 42 && place.offset == entry.offset + 41);
            CHECK(sudoku_read_message(text + entry.offset, entry.length, entry.line, message,
                                      sizeof message, NULL) == SUDOKU_STATUS_OK);
            CHECK(strstr(message, ", column 42: found") != NULL);
        }
        found++;
    }
    CHECK(found == LINES / 3 * 2 && lines == LINES && entry.line == LINES + 1);
    CHECK(entry.offset == (size_t)(end - text) && entry.length == 0);

    for (at = 0; at < 3; at++) {
        const char *rest = text;
        size_t length = 0;
        int32_t follows = SUDOKU_FOLLOWS_MORE;
        memset(&entry, 0, sizeof entry);
        lines = found = 0;
        for (;;) {
            status = sudoku_next_puzzle(buffer, length, follows, &entry, &contents, &place);
            if (status == SUDOKU_STATUS_EXHAUSTED) {
                break;
            }
            if (status == SUDOKU_STATUS_MORE_TEXT) {
                size_t step = steps[at], left = (size_t)(end - rest);
                length -= entry.offset;
                memmove(buffer, buffer + entry.offset, length);
                entry.offset = 0;
                step = step < sizeof buffer - length ? step : sizeof buffer - length;
                step = step < left ? step : left;
                memcpy(buffer + length, rest, step);
                length += step;
                rest += step;
                follows = rest == end ? SUDOKU_FOLLOWS_END : SUDOKU_FOLLOWS_MORE;
                continue;
            }
            check_entry(&entry, status, &lines);
            CHECK(status == SUDOKU_STATUS_OK || place.line == lines);
            found++;
        }
        CHECK(found == LINES / 3 * 2 && lines == LINES);
    }
    free(text);
}

/* A line that is longer than the buffer is an error, and what comes after it is read. */
static void a_line_that_is_too_long(void) {
    char *text = (char *)own(SUDOKU_PUZZLE_SIZE_MAX);
    sudoku_entry entry;
    sudoku_text contents;
    memset(&entry, 0, sizeof entry);
    memset(text, '1', SUDOKU_PUZZLE_SIZE_MAX);
    CHECK(sudoku_next_puzzle(text, SUDOKU_PUZZLE_SIZE_MAX - 1, SUDOKU_FOLLOWS_MORE, &entry,
                             &contents, NULL) == SUDOKU_STATUS_MORE_TEXT);
    CHECK(sudoku_next_puzzle(text, SUDOKU_PUZZLE_SIZE_MAX, SUDOKU_FOLLOWS_MORE, &entry, &contents,
                             NULL) == SUDOKU_STATUS_TEXT_OF_NO_FORMAT);
    CHECK(entry.offset == 0 && entry.length == SUDOKU_PUZZLE_SIZE_MAX && entry.line == 1);
    CHECK(sudoku_next_puzzle(text, SUDOKU_PUZZLE_SIZE_MAX, SUDOKU_FOLLOWS_MORE, &entry, &contents,
                             NULL) == SUDOKU_STATUS_MORE_TEXT);
    memcpy(text, "\n" EASY, 82);
    entry.offset = 0;
    CHECK(sudoku_next_puzzle(text, 82, SUDOKU_FOLLOWS_END, &entry, &contents, NULL) ==
          SUDOKU_STATUS_OK);
    CHECK(entry.offset == 1 && entry.length == 81 && entry.line == 2);
    free(text);
}

/* The compiler must not see that it is NULL. */
static void *volatile nothing = NULL;

static void misuse(void) {
    sudoku_text contents;
    sudoku_entry entry = {0, 0, 0, 0};
    sudoku_place place = {7, 7, 7};
    char text[512];
    size_t length = 7;
    volatile size_t large = SIZE_MAX;
    const char *no_text = (const char *)nothing;
    sudoku_text *no_contents = (sudoku_text *)nothing;
    sudoku_entry *no_entry = (sudoku_entry *)nothing;
    memset(&contents, 0, sizeof contents);

    CHECK(sudoku_read(no_text, 81, &contents, &place) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_read(EASY, 81, no_contents, &place) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_read(EASY, large, &contents, &place) == SUDOKU_STATUS_BAD_SIZE);
    CHECK(sudoku_read_message(no_text, 1, 1, text, 512, &length) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_read_message("x", 1, 1, NULL, 512, &length) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_read_message("x", large, 1, text, 512, &length) == SUDOKU_STATUS_BAD_SIZE);
    CHECK(sudoku_read_message("x", 1, 1, text, large, &length) == SUDOKU_STATUS_BAD_SIZE);
    CHECK(sudoku_next_puzzle(no_text, 81, 0, &entry, &contents, &place) ==
          SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_next_puzzle(EASY, 81, 0, no_entry, &contents, &place) ==
          SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_next_puzzle(EASY, 81, 0, &entry, no_contents, &place) ==
          SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_next_puzzle(EASY, large, 0, &entry, &contents, &place) == SUDOKU_STATUS_BAD_SIZE);
    CHECK(sudoku_next_puzzle(EASY, 81, 0, &entry, (sudoku_text *)(void *)&entry, &place) ==
          SUDOKU_STATUS_OVERLAP);
    CHECK(sudoku_next_puzzle(EASY, 81, 0, &entry, &contents, (sudoku_place *)(void *)&entry) ==
          SUDOKU_STATUS_OVERLAP);
    CHECK(sudoku_next_puzzle(EASY, 81, 0, &entry, &contents, (sudoku_place *)(void *)&contents) ==
          SUDOKU_STATUS_OVERLAP);
    CHECK(sudoku_write(no_contents, 0, text, 512, &length) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_write(&contents, 0, NULL, 512, &length) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_write(&contents, 0, text, large, &length) == SUDOKU_STATUS_BAD_SIZE);
    CHECK(sudoku_write(&contents, 0, (char *)&length, sizeof length, &length) ==
          SUDOKU_STATUS_OVERLAP);
    CHECK(all_are(&contents, sizeof contents, 0) && length == 7 && place.line == 7);
    CHECK(entry.line == 0);
    contents.clues[80] = 10;
    CHECK(sudoku_write(&contents, 0, text, 512, &length) == SUDOKU_STATUS_NOT_A_DIGIT);
    contents.clues[80] = 0;
    contents.has_candidates = 1;
    contents.candidates[80] = 512;
    CHECK(sudoku_write(&contents, 0, text, 512, &length) == SUDOKU_STATUS_NOT_A_DIGIT);
}

int main(void) {
    a_text_has_a_format_and_contents();
    candidates_are_bits();
    a_wrong_text_has_a_place_and_a_message();
    what_is_written_is_read_again();
    many_puzzles();
    a_line_that_is_too_long();
    misuse();
    return 0;
}
