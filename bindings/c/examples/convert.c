/* Prints every puzzle of a text of any format in another format: convert FORMAT <FILE
 * Without FORMAT, lists the formats. The exit code is 0 if every puzzle could be read and written.
 *
 * The file may be of any size: only a piece of it is in memory. */
#include <stdio.h>
#include <string.h>

#include <sudoku_core.h>

static char buffer[SUDOKU_PUZZLE_SIZE_MAX];

/* The number of a format, or -1. */
static int32_t format_named(const char *wanted) {
    int32_t format;
    const char *name;
    for (format = 0; (name = sudoku_format_name(format)) != NULL; format++) {
        if (strcmp(name, wanted) == 0) {
            return format;
        }
    }
    return -1;
}

int main(int count, char **arguments) {
    sudoku_entry entry = {0, 0, 0, 0};
    sudoku_text contents;
    sudoku_status status;
    char written[8192], message[512];
    size_t length = 0;
    int32_t format = count > 1 ? format_named(arguments[1]) : -1, follows = SUDOKU_FOLLOWS_MORE;
    int failures = 0;

    if (format < 0) {
        const char *name;
        for (format = 0; (name = sudoku_format_name(format)) != NULL; format++) {
            puts(name);
        }
        return count > 1;
    }
    do {
        status = sudoku_next_puzzle(buffer, length, follows, &entry, &contents, NULL);
        switch (status) {
        case SUDOKU_STATUS_OK:
            /* Few formats have room for a solution, and the puzzle is the same without it. */
            contents.has_solution = 0;
            status = sudoku_write(&contents, format, written, sizeof written, NULL);
            if (status == SUDOKU_STATUS_OK) {
                puts(written);
            } else {
                fprintf(stderr, "line %u: %s\n", (unsigned)entry.line, sudoku_status_text(status));
                failures++;
            }
            break;
        case SUDOKU_STATUS_MORE_TEXT:
            /* What was read makes room for more of the file. */
            length -= entry.offset;
            memmove(buffer, buffer + entry.offset, length);
            entry.offset = 0;
            length += fread(buffer + length, 1, sizeof buffer - length, stdin);
            if (length < sizeof buffer) {
                follows = SUDOKU_FOLLOWS_END;
            }
            break;
        case SUDOKU_STATUS_EXHAUSTED:
            break;
        default:
            sudoku_read_message(buffer + entry.offset, entry.length, entry.line, message,
                                sizeof message, NULL);
            fprintf(stderr, "%s\n", message);
            failures++;
        }
    } while (status != SUDOKU_STATUS_EXHAUSTED);
    return failures > 0;
}
