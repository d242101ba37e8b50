/* Hints, steps and paths. */
#include "sudoku_core.h"

#include "aligned.h"
#include "check.h"

/* What logic does not solve by the techniques of this version. */
#define HARDEST "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6"

static aligned path;

/* A puzzle in play without its solution. */
static sudoku_play play_of(const char *puzzle) {
    sudoku_play play;
    memset(&play, 0, sizeof play);
    numbers(puzzle, play.puzzle);
    return play;
}

/* A puzzle in play with its solution. */
static sudoku_play proper_play_of(const char *puzzle) {
    sudoku_play play = play_of(puzzle);
    CHECK(sudoku_solve(play.puzzle, play.solution, NULL) == SUDOKU_STATUS_OK);
    play.has_solution = 1;
    return play;
}

/* Whether the step contradicts a solution, without the library. */
static int is_sound(const sudoku_step *step, const uint8_t solution[81]) {
    int cell;
    for (cell = 0; cell < 81; cell++) {
        if ((step->removals[cell] >> (solution[cell] - 1) & 1) != 0) {
            return 0;
        }
    }
    return step->digit == 0 || solution[step->cell] == step->digit;
}

/* Whether a step does something. */
static int acts(const sudoku_step *step) {
    return step->digit != 0 || !all_are(step->removals, sizeof step->removals, 0);
}

static void a_path_leads_to_the_solution(void) {
    sudoku_play play = proper_play_of(EASY), before, after = play;
    sudoku_step step;
    sudoku_obstacle obstacle;
    sudoku_status status;
    int steps, placed = 0, cell;
    CHECK(sudoku_path_init(path.begin, sudoku_path_size(), &play, NULL, 0) == SUDOKU_STATUS_OK);
    for (steps = 0;; steps++) {
        status = sudoku_path_next(path.begin, &step, &before, &obstacle);
        if (status != SUDOKU_STATUS_OK) {
            break;
        }
        CHECK(is_sound(&step, play.solution) && acts(&step));
        CHECK(sudoku_technique_name(step.technique) != NULL);
        CHECK(memcmp(before.puzzle, play.puzzle, 81) == 0);
        CHECK(memcmp(before.entries, after.entries, 81) == 0);
        if (steps > 0) {
            CHECK(memcmp(before.notes, after.notes, sizeof after.notes) == 0);
        }
        /* The same step without the path. */
        {
            sudoku_step same;
            CHECK(sudoku_next_step(&after, NULL, 0, &same) == SUDOKU_STATUS_OK);
            CHECK(memcmp(&same, &step, sizeof step) == 0);
            CHECK(sudoku_hint(&after, NULL, 0, &same, NULL) == SUDOKU_STATUS_OK);
            CHECK(memcmp(&same, &step, sizeof step) == 0);
        }
        placed += step.digit != 0;
        CHECK(sudoku_apply(&after, &step, NULL) == SUDOKU_STATUS_OK);
    }
    CHECK(status == SUDOKU_STATUS_SOLVED && placed == 51);
    CHECK(sudoku_path_next(path.begin, &step, NULL, NULL) == SUDOKU_STATUS_SOLVED);
    CHECK(all_are(&obstacle, sizeof obstacle, 0));
    CHECK(all_are(before.notes, sizeof before.notes, 0));
    for (cell = 0; cell < 81; cell++) {
        CHECK(before.puzzle[cell] + before.entries[cell] == play.solution[cell]);
    }
    CHECK(sudoku_hint(&after, NULL, 0, &step, &obstacle) == SUDOKU_STATUS_SOLVED);
    CHECK(sudoku_next_step(&after, NULL, 0, &step) == SUDOKU_STATUS_EXHAUSTED);
}

static void a_copy_of_a_path_goes_on(void) {
    sudoku_play play = play_of(EASY);
    sudoku_step one, other;
    aligned copy = aligned_memory(sudoku_path_size(), sudoku_path_align());
    CHECK(sudoku_path_init(path.begin, sudoku_path_size(), &play, NULL, 0) == SUDOKU_STATUS_OK);
    CHECK(sudoku_path_next(path.begin, &one, NULL, NULL) == SUDOKU_STATUS_OK);
    memcpy(copy.begin, path.begin, sudoku_path_size());
    while (sudoku_path_next(path.begin, &one, NULL, NULL) == SUDOKU_STATUS_OK) {
        CHECK(sudoku_path_next(copy.begin, &other, NULL, NULL) == SUDOKU_STATUS_OK);
        CHECK(memcmp(&one, &other, sizeof one) == 0);
    }
    CHECK(sudoku_path_next(copy.begin, &other, NULL, NULL) == SUDOKU_STATUS_SOLVED);
    free(copy.block);
}

static void mistakes_come_first(void) {
    sudoku_play play = proper_play_of(EASY);
    sudoku_obstacle obstacle;
    sudoku_step step;
    int cell;
    memset(&step, 0xEE, sizeof step);
    CHECK(sudoku_check(&play, &obstacle) == SUDOKU_STATUS_OK);
    /* The solution has 4 in r1c3 and 6 in r1c4. */
    play.entries[2] = 2;
    play.notes[3] = 1 << 1;
    /* A clue cannot be changed. */
    play.entries[0] = 9;
    CHECK(sudoku_hint(&play, NULL, 0, &step, &obstacle) == SUDOKU_STATUS_MISTAKES);
    for (cell = 0; cell < 81; cell++) {
        CHECK(obstacle.mistakes[cell] == (cell == 2 ? 1 : cell == 3 ? 2 : 0));
    }
    CHECK(obstacle.level == 0 && obstacle.contradiction.kind == 0);
    CHECK(all_are(&step, sizeof step, 0xEE));
    CHECK(sudoku_check(&play, NULL) == SUDOKU_STATUS_MISTAKES);
    play.has_solution = 0;
    CHECK(sudoku_check(&play, NULL) == SUDOKU_STATUS_NOT_A_SOLUTION);
    play.entries[2] = 4;
    play.notes[3] = 0;
    CHECK(sudoku_hint(&play, NULL, 0, &step, &obstacle) == SUDOKU_STATUS_OK);
}

static void obstacles(void) {
    sudoku_play play = play_of(CONFLICT);
    sudoku_obstacle obstacle;
    sudoku_step step;
    CHECK(sudoku_hint(&play, NULL, 0, &step, &obstacle) == SUDOKU_STATUS_CONTRADICTED);
    CHECK(obstacle.contradiction.kind == 1 && obstacle.contradiction.house == 0);
    CHECK(obstacle.contradiction.digit == 5 && obstacle.contradiction.cell == 255);
    play = play_of(HARDEST);
    CHECK(sudoku_path_init(path.begin, sudoku_path_size(), &play, NULL, 0) == SUDOKU_STATUS_OK);
    while (sudoku_path_next(path.begin, &step, NULL, &obstacle) == SUDOKU_STATUS_OK) {
    }
    CHECK(obstacle.level == 4 && obstacle.contradiction.kind == 0);
    CHECK(sudoku_path_next(path.begin, &step, &play, NULL) == SUDOKU_STATUS_STUCK);
    CHECK(sudoku_hint(&play, NULL, 0, &step, &obstacle) == SUDOKU_STATUS_STUCK);
    CHECK(obstacle.level == 4);
}

static int32_t number_of(const char *name) {
    int32_t technique;
    for (technique = 0; sudoku_technique_name(technique) != NULL; technique++) {
        if (strcmp(sudoku_technique_name(technique), name) == 0) {
            return technique;
        }
    }
    return -1;
}

static void techniques(void) {
    uint8_t chosen[2];
    sudoku_play play = play_of(EASY);
    sudoku_step step;
    int32_t technique, level = 1;
    CHECK(number_of("full house") == 0 && number_of("luck") == -1);
    CHECK(sudoku_technique_name(-1) == NULL && sudoku_technique_level(-1) == 0);
    for (technique = 0; sudoku_technique_name(technique) != NULL; technique++) {
        CHECK(sudoku_technique_level(technique) >= level);
        level = sudoku_technique_level(technique);
    }
    CHECK(technique == 40 && level == 3 && sudoku_technique_level(technique) == 0);
    /* The order decides. */
    chosen[0] = (uint8_t)number_of("naked single");
    chosen[1] = (uint8_t)number_of("hidden single");
    CHECK(sudoku_next_step(&play, chosen, 2, &step) == SUDOKU_STATUS_OK);
    CHECK(step.technique == chosen[0] && step.digit != 0 && step.node_count == 0);
    CHECK(step.digits == 1 << (step.digit - 1));
    CHECK(step.parts[step.cell] == 1 && step.houses == 0);
    CHECK(sudoku_next_step(&play, chosen + 1, 1, &step) == SUDOKU_STATUS_OK);
    CHECK(step.technique == chosen[1] && step.houses != 0);
    CHECK(sudoku_next_step(&play, chosen, 0, &step) == SUDOKU_STATUS_EXHAUSTED);
}

struct visits {
    int steps, limit;
    const uint8_t *solution;
};

#ifdef __cplusplus
extern "C" {
#endif

static int32_t visit(const sudoku_step *step, void *user) {
    struct visits *visits = (struct visits *)user;
    CHECK(is_sound(step, visits->solution) && acts(step));
    visits->steps++;
    return visits->steps == visits->limit;
}

#ifdef __cplusplus
}
#endif

static void each_step(void) {
    sudoku_play play = proper_play_of(EASY);
    struct visits all, few;
    memset(&all, 0, sizeof all);
    all.solution = play.solution;
    few = all;
    few.limit = 3;
    CHECK(sudoku_each_step(&play, NULL, 0, visit, &all) == SUDOKU_STATUS_EXHAUSTED);
    CHECK(all.steps >= 24);
    CHECK(sudoku_each_step(&play, NULL, 0, visit, &few) == SUDOKU_STATUS_STOPPED);
    CHECK(few.steps == 3);
}

/* The length of a text that a call writes into memory of exactly its size. */
#define CHECK_TEXT(call)                                                                           \
    do {                                                                                           \
        size_t size = 0;                                                                           \
        text = NULL;                                                                               \
        CHECK((call) == SUDOKU_STATUS_BAD_SIZE && written > 0);                                    \
        size = written;                                                                            \
        text = (char *)own(size + 1);                                                              \
        text[0] = '!';                                                                             \
        CHECK((call) == SUDOKU_STATUS_BAD_SIZE && written == size && text[0] == '!');              \
        size++;                                                                                    \
        CHECK((call) == SUDOKU_STATUS_OK && written == size - 1 && strlen(text) == written);       \
    } while (0)

static void texts(void) {
    sudoku_play play = play_of(EASY);
    sudoku_step step;
    sudoku_obstacle obstacle;
    char *text;
    size_t written = 0, shorter = 0;
    int32_t depth;
    CHECK(sudoku_next_step(&play, NULL, 0, &step) == SUDOKU_STATUS_OK);
    for (depth = SUDOKU_DEPTH_TECHNIQUE; depth <= SUDOKU_DEPTH_EVERYTHING; depth++) {
        CHECK_TEXT(sudoku_step_text(&step, depth, text, size, &written));
        CHECK(written >= shorter);
        shorter = written;
        if (depth == SUDOKU_DEPTH_TECHNIQUE) {
            CHECK(strstr(text, sudoku_technique_name(step.technique)) != NULL);
        }
        free(text);
        CHECK_TEXT(sudoku_step_description(&step, depth, text, size, &written));
        free(text);
    }
    play.puzzle[0] = 0;
    CHECK(sudoku_hint(&play, (const uint8_t *)"", 0, &step, &obstacle) == SUDOKU_STATUS_STUCK);
    CHECK_TEXT(sudoku_obstacle_description(&obstacle, SUDOKU_STATUS_STUCK, text, size, &written));
    free(text);
    play.puzzle[0] = 5;
    CHECK(sudoku_next_step(&play, NULL, 0, &step) == SUDOKU_STATUS_OK);
    CHECK_TEXT(sudoku_step_svg(&play, &step, text, size, &written));
    CHECK(strncmp(text, "<svg", 4) == 0);
    free(text);
}

/* Every incorrect call that the library can detect. */
static void misuse(void) {
    static const uint8_t no_technique[] = {40};
    size_t size = sudoku_path_size(), align = sudoku_path_align(), at;
    unsigned char *begin_at = (unsigned char *)path.begin;
    aligned unaligned = aligned_memory(size + align, align);
    void *volatile nothing = NULL;
    sudoku_play *no_play = (sudoku_play *)nothing;
    sudoku_step *no_step = (sudoku_step *)nothing;
    sudoku_play play = play_of(EASY), bad = play;
    sudoku_step step, wrong;
    sudoku_obstacle obstacle;
    char text[4];
    size_t written = 7;
    bad.entries[80] = 10;
    CHECK(sudoku_next_step(&play, NULL, 0, &step) == SUDOKU_STATUS_OK);
    wrong = step;
    wrong.technique = 40;

    CHECK(sudoku_hint(no_play, NULL, 0, &step, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_hint(&play, NULL, 1, &step, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_hint(&play, NULL, 0, no_step, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_hint(&bad, NULL, 0, &step, NULL) == SUDOKU_STATUS_NOT_A_DIGIT);
    CHECK(sudoku_hint(&play, no_technique, 1, &step, NULL) == SUDOKU_STATUS_NOT_A_TECHNIQUE);
    CHECK(sudoku_hint(&play, no_technique, SIZE_MAX, &step, NULL) == SUDOKU_STATUS_BAD_SIZE);
    CHECK(sudoku_hint(&play, NULL, 0, &step, (sudoku_obstacle *)((char *)&step + 1)) ==
          SUDOKU_STATUS_OVERLAP);
    CHECK(sudoku_next_step(no_play, NULL, 0, &step) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_next_step(&play, NULL, 0, no_step) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_next_step(&bad, NULL, 0, &step) == SUDOKU_STATUS_NOT_A_DIGIT);
    CHECK(sudoku_next_step(&play, no_technique, 1, &step) == SUDOKU_STATUS_NOT_A_TECHNIQUE);
    CHECK(sudoku_each_step(&play, NULL, 0, NULL, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_each_step(no_play, NULL, 0, visit, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_each_step(&bad, NULL, 0, visit, NULL) == SUDOKU_STATUS_NOT_A_DIGIT);
    CHECK(sudoku_check(no_play, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_check(&bad, NULL) == SUDOKU_STATUS_NOT_A_DIGIT);
    bad = play;
    bad.notes[80] = 512;
    CHECK(sudoku_next_step(&bad, NULL, 0, &step) == SUDOKU_STATUS_NOT_A_DIGIT);
    bad = play;
    bad.has_solution = 1;
    CHECK(sudoku_next_step(&bad, NULL, 0, &step) == SUDOKU_STATUS_NOT_A_SOLUTION);
    CHECK(sudoku_hint(&bad, NULL, 0, &step, NULL) == SUDOKU_STATUS_NOT_A_SOLUTION);

    CHECK(sudoku_apply(no_play, &step, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_apply(&play, no_step, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_apply(&play, &wrong, NULL) == SUDOKU_STATUS_NOT_A_STEP);
    CHECK(sudoku_apply(&bad, &step, NULL) == SUDOKU_STATUS_NOT_A_SOLUTION);
    CHECK(sudoku_apply(&play, &step, (sudoku_obstacle *)&play) == SUDOKU_STATUS_OVERLAP);

    CHECK(sudoku_step_text(no_step, 1, NULL, 0, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_step_text(&step, 0, NULL, 0, &written) == SUDOKU_STATUS_NOT_A_DEPTH);
    CHECK(sudoku_step_text(&step, 5, NULL, 0, &written) == SUDOKU_STATUS_NOT_A_DEPTH);
    CHECK(sudoku_step_text(&wrong, 1, NULL, 0, &written) == SUDOKU_STATUS_NOT_A_STEP);
    CHECK(sudoku_step_text(&step, 1, NULL, 9, &written) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_step_text(&step, 1, text, SIZE_MAX, &written) == SUDOKU_STATUS_BAD_SIZE);
    CHECK(sudoku_step_description(no_step, 1, NULL, 0, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_step_description(&wrong, 1, NULL, 0, &written) == SUDOKU_STATUS_NOT_A_STEP);
    CHECK(sudoku_step_description(&step, 0, NULL, 0, &written) == SUDOKU_STATUS_NOT_A_DEPTH);
    memset(&obstacle, 0, sizeof obstacle);
    CHECK(sudoku_obstacle_description((sudoku_obstacle *)nothing, SUDOKU_STATUS_SOLVED, NULL, 0,
                                      NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_obstacle_description(&obstacle, SUDOKU_STATUS_OK, NULL, 0, &written) ==
          SUDOKU_STATUS_NOT_AN_OBSTACLE);
    CHECK(sudoku_obstacle_description(&obstacle, SUDOKU_STATUS_STUCK, NULL, 0, &written) ==
          SUDOKU_STATUS_NOT_AN_OBSTACLE);
    CHECK(sudoku_step_svg(no_play, &step, NULL, 0, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_step_svg(&play, no_step, NULL, 0, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_step_svg(&play, &wrong, NULL, 0, &written) == SUDOKU_STATUS_NOT_A_STEP);
    CHECK(sudoku_step_svg(&bad, &step, NULL, 0, &written) == SUDOKU_STATUS_NOT_A_SOLUTION);
    CHECK(written == 7);

    CHECK(sudoku_path_init(nothing, size, &play, NULL, 0) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_path_init(begin_at, size - 1, &play, NULL, 0) == SUDOKU_STATUS_BAD_SIZE);
    CHECK(sudoku_path_init(begin_at, SIZE_MAX, &play, NULL, 0) == SUDOKU_STATUS_BAD_SIZE);
    for (at = 1; at < align; at++) {
        unsigned char *off = (unsigned char *)unaligned.begin + at;
        CHECK(sudoku_path_init(off, size, &play, NULL, 0) == SUDOKU_STATUS_MISALIGNED);
        CHECK(sudoku_path_next(off, &step, NULL, NULL) == SUDOKU_STATUS_MISALIGNED);
    }
    CHECK(sudoku_path_init(begin_at, size, &play, NULL, 0) == SUDOKU_STATUS_OK);
    CHECK(sudoku_path_next(nothing, &step, NULL, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_path_next(begin_at, no_step, NULL, NULL) == SUDOKU_STATUS_NULL_POINTER);
    CHECK(sudoku_path_next(begin_at, (sudoku_step *)(void *)begin_at, NULL, NULL) ==
          SUDOKU_STATUS_OVERLAP);
    CHECK(sudoku_path_next(begin_at, &step, (sudoku_play *)(void *)&step, NULL) ==
          SUDOKU_STATUS_OVERLAP);
    CHECK(sudoku_path_next(begin_at, &step, &play, (sudoku_obstacle *)(void *)&play) ==
          SUDOKU_STATUS_OVERLAP);
    CHECK(sudoku_path_next(begin_at, &step, NULL, &obstacle) == SUDOKU_STATUS_OK);
    /* What could not begin is no path, and neither is another kind of search. */
    CHECK(sudoku_path_init(begin_at, size, &bad, NULL, 0) == SUDOKU_STATUS_NOT_A_SOLUTION);
    CHECK(sudoku_path_next(begin_at, &step, NULL, NULL) == SUDOKU_STATUS_NOT_A_SEARCH);
    free(unaligned.block);
}

int main(void) {
    path = aligned_memory(sudoku_path_size(), sudoku_path_align());
    a_path_leads_to_the_solution();
    a_copy_of_a_path_goes_on();
    mistakes_come_first();
    obstacles();
    techniques();
    each_step();
    texts();
    misuse();
    free(path.block);
    return 0;
}
