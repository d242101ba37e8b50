/* Canonical forms, and transforms. */
#include "sudoku_core.h"

#include "check.h"

/* The first line of ../../../tests/data/canonical/puzzles.tsv and of grids.tsv. */
static const char *const KNOWN[][2] = {
    {"2...36.....4...51.......9....5......3....7..2..9......76...2...............5..1..",
     "..............1..2.34....5......6.....5...73.8...12.....75...4.2........6........"},
    {"348592176617843952295716483529167348834925617761438295483259761176384529952671834",
     "123456789456789123789123456231564897564897231897231564312645978645978312978312645"},
};

static const sudoku_transform IDENTITY = {
    0, {0, 1, 2, 3, 4, 5, 6, 7, 8}, {0, 1, 2, 3, 4, 5, 6, 7, 8}, {1, 2, 3, 4, 5, 6, 7, 8, 9}};

/* Without the library: the image that the description of sudoku_transform means. */
static void image_of(const sudoku_transform *transform, const uint8_t grid[81],
                     uint8_t image[81]) {
    int row, column;
    for (row = 0; row < 9; row++) {
        for (column = 0; column < 9; column++) {
            int from_row = transform->rows[row], from_column = transform->columns[column];
            int from = transform->transposes ? 9 * from_column + from_row
                                             : 9 * from_row + from_column;
            uint8_t digit = grid[from];
            image[9 * row + column] = (uint8_t)(digit == 0 ? 0 : transform->digits[digit - 1]);
        }
    }
}

/* The same numbers in every run. */
static unsigned random_number(unsigned below) {
    static uint32_t state = 1;
    state = state * 1664525u + 1013904223u;
    return (state >> 16) % below;
}

static void shuffle(uint8_t *numbers, int count, int step) {
    int at, part;
    for (at = count - 1; at > 0; at--) {
        int other = (int)random_number((unsigned)at + 1);
        for (part = 0; part < step; part++) {
            uint8_t kept = numbers[at * step + part];
            numbers[at * step + part] = numbers[other * step + part];
            numbers[other * step + part] = kept;
        }
    }
}

static sudoku_transform random_transform(void) {
    sudoku_transform transform = IDENTITY;
    int three;
    transform.transposes = (uint8_t)random_number(2);
    for (three = 0; three < 9; three += 3) {
        shuffle(transform.rows + three, 3, 1);
        shuffle(transform.columns + three, 3, 1);
    }
    shuffle(transform.rows, 3, 3);
    shuffle(transform.columns, 3, 3);
    shuffle(transform.digits, 9, 1);
    return transform;
}

static void the_canonical_form_ignores_transforms(void) {
    size_t at;
    int round;
    for (at = 0; at < sizeof KNOWN / sizeof *KNOWN; at++) {
        uint8_t grid[81], expected[81];
        numbers(KNOWN[at][0], grid);
        numbers(KNOWN[at][1], expected);
        for (round = 0; round < 50; round++) {
            uint8_t *canonical = (uint8_t *)own(81);
            sudoku_transform transform = random_transform(), used;
            uint8_t image[81], form[81];
            image_of(&transform, grid, image);
            CHECK(sudoku_canonicalize(image, canonical, &used) == SUDOKU_STATUS_OK);
            CHECK(memcmp(canonical, expected, 81) == 0);
            image_of(&used, image, form);
            CHECK(memcmp(form, expected, 81) == 0);
            free(canonical);
        }
        /* In place, and without the transform. */
        CHECK(sudoku_canonicalize(grid, grid, NULL) == SUDOKU_STATUS_OK);
        CHECK(memcmp(grid, expected, 81) == 0);
    }
}

static void any_grid_has_a_form(void) {
    uint8_t grid[81] = {0}, canonical[81];
    CHECK(sudoku_canonicalize(grid, canonical, NULL) == SUDOKU_STATUS_OK);
    CHECK(all_are(canonical, 81, 0));
    grid[40] = 9;
    CHECK(sudoku_canonicalize(grid, canonical, NULL) == SUDOKU_STATUS_OK);
    CHECK(all_are(canonical, 80, 0) && canonical[80] == 1);
    numbers(CONFLICT, grid);
    CHECK(sudoku_canonicalize(grid, canonical, NULL) == SUDOKU_STATUS_OK);
    CHECK(!no_digit_twice(canonical));
}

static void the_laws_of_a_group(void) {
    uint8_t grid[81], image[81], expected[81];
    int round;
    numbers(EASY, grid);
    for (round = 0; round < 200; round++) {
        sudoku_transform first = random_transform(), next = random_transform(), both, inverse;
        image_of(&first, grid, expected);
        CHECK(sudoku_transform_apply(&first, grid, image) == SUDOKU_STATUS_OK);
        CHECK(memcmp(image, expected, 81) == 0);
        image_of(&next, image, expected);
        CHECK(sudoku_transform_compose(&first, &next, &both) == SUDOKU_STATUS_OK);
        CHECK(sudoku_transform_apply(&both, grid, image) == SUDOKU_STATUS_OK);
        CHECK(memcmp(image, expected, 81) == 0);
        CHECK(sudoku_transform_inverse(&both, &inverse) == SUDOKU_STATUS_OK);
        CHECK(sudoku_transform_apply(&inverse, image, image) == SUDOKU_STATUS_OK);
        CHECK(memcmp(image, grid, 81) == 0);
        /* Results over their sources. */
        CHECK(sudoku_transform_compose(&both, &inverse, &inverse) == SUDOKU_STATUS_OK);
        CHECK(memcmp(&inverse, &IDENTITY, sizeof inverse) == 0);
        CHECK(sudoku_transform_inverse(&first, &first) == SUDOKU_STATUS_OK);
        image_of(&next, grid, expected);
        CHECK(sudoku_transform_compose(&first, &both, &both) == SUDOKU_STATUS_OK);
        CHECK(memcmp(&both, &next, sizeof both) == 0);
    }
}

static void misuse(void) {
    void *volatile nothing = NULL;
    sudoku_transform *no_transform = (sudoku_transform *)nothing;
    uint8_t *no_grid = (uint8_t *)nothing;
    sudoku_transform wrong[4], result;
    uint8_t grid[81], bad[81], image[2 * 81];
    size_t at;
    numbers(EASY, grid);
    memset(bad, 10, sizeof bad);
    memset(&result, 0xEE, sizeof result);
    memset(image, 0xEE, sizeof image);
    for (at = 0; at < 4; at++) {
        wrong[at] = IDENTITY;
    }
    wrong[0].transposes = 2;
    wrong[1].rows[0] = 3;
    wrong[2].columns[8] = 9;
    wrong[3].digits[0] = 0;
    for (at = 0; at < 4; at++) {
        CHECK(sudoku_transform_apply(&wrong[at], grid, image) == SUDOKU_STATUS_NOT_A_TRANSFORM);
        CHECK(sudoku_transform_inverse(&wrong[at], &result) == SUDOKU_STATUS_NOT_A_TRANSFORM);
        CHECK(sudoku_transform_compose(&wrong[at], &IDENTITY, &result) ==
              SUDOKU_STATUS_NOT_A_TRANSFORM);
        CHECK(sudoku_transform_compose(&IDENTITY, &wrong[at], &result) ==
              SUDOKU_STATUS_NOT_A_TRANSFORM);
    }
    CHECK(sudoku_transform_apply(no_transform, grid, image) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_transform_apply(&IDENTITY, no_grid, image) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_transform_apply(&IDENTITY, grid, no_grid) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_transform_apply(&IDENTITY, bad, image) == SUDOKU_STATUS_NOT_A_DIGIT);
    CHECK(sudoku_transform_inverse(no_transform, &result) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_transform_inverse(&IDENTITY, no_transform) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_transform_compose(no_transform, &IDENTITY, &result) ==
          SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_transform_compose(&IDENTITY, no_transform, &result) ==
          SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_transform_compose(&IDENTITY, &IDENTITY, no_transform) ==
          SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_canonicalize(no_grid, image, &result) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_canonicalize(grid, no_grid, &result) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_canonicalize(bad, image, &result) == SUDOKU_STATUS_NOT_A_DIGIT);
    for (at = 0; at < 81; at++) {
        CHECK(sudoku_canonicalize(grid, image, (sudoku_transform *)(void *)(image + at)) ==
              SUDOKU_STATUS_OVERLAP);
    }
    CHECK(all_are(image, sizeof image, 0xEE) && all_are(&result, sizeof result, 0xEE));
}

int main(void) {
    the_canonical_form_ignores_transforms();
    any_grid_has_a_form();
    the_laws_of_a_group();
    misuse();
    return 0;
}
