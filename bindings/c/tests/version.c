/* Version and status texts. */
#include "sudoku_core.h"

#include "check.h"

static void the_library_is_that_of_the_header(void) {
    unsigned major, minor, patch;
    char rest;
    CHECK(sudoku_version_number() == SUDOKU_VERSION_NUMBER);
    CHECK(sscanf(sudoku_version(), "%u.%u.%u%c", &major, &minor, &patch, &rest) == 3);
    CHECK(major * 10000 + minor * 100 + patch == SUDOKU_VERSION_NUMBER);
}

static void a_status_is_four_bytes_and_has_a_text(void) {
    int32_t status;
    CHECK(sizeof(sudoku_status) == 4);
    CHECK(SUDOKU_STATUS_OK == 0);
    CHECK(strcmp(sudoku_status_text(SUDOKU_STATUS_NOT_UNIQUE), "more than one solution") == 0);
    CHECK(strcmp(sudoku_status_text(-1000), "not a status") == 0);
    for (status = -100; status < 100; status++) {
        const char *text = sudoku_status_text(status);
        CHECK(text != NULL && strlen(text) > 3);
        CHECK(text == sudoku_status_text(status));
    }
}

static void the_backend_has_a_name(void) {
    static const char *const names[] = {"scalar", "avx512", "avx2", "sse4.1", "neon"};
    size_t at, same = 0;
    for (at = 0; at < sizeof names / sizeof *names; at++) {
        same += strcmp(sudoku_backend_name(), names[at]) == 0;
    }
    CHECK(same == 1);
}

int main(void) {
    the_library_is_that_of_the_header();
    a_status_is_four_bytes_and_has_a_text();
    the_backend_has_a_name();
    return 0;
}
