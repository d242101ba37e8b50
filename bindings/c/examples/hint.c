/* Explains a puzzle step by step, and rates it: hint [PUZZLE]
 * The exit code is 0 if the steps lead to the solution, 1 if not, and 2 if the argument is not a
 * puzzle. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku_core.h>

int main(int count, char **arguments) {
    const char *text = count > 1 ? arguments[1]
                                 : "53..7....6..195....98....6.8...6...34..8.3..17...2...6."
                                   "6....28....419..5....8..79";
    size_t size = sudoku_path_size(), align = sudoku_path_align();
    char *block = (char *)malloc(size + align - 1), words[1024];
    void *path = block + (align - (uintptr_t)block % align) % align;
    sudoku_play play;
    sudoku_step step;
    sudoku_rating rating;
    sudoku_status status;
    int steps = 0;

    if (block == NULL) {
        return 1;
    }
    memset(&play, 0, sizeof play);
    status = sudoku_parse(text, strlen(text), play.puzzle, NULL);
    if (status != SUDOKU_STATUS_OK) {
        fprintf(stderr, "%s\n", sudoku_status_text(status));
        free(block);
        return 2;
    }
    /* With the solution, techniques that rely on there being only one are used as well. */
    play.has_solution = sudoku_solve(play.puzzle, play.solution, NULL) == SUDOKU_STATUS_OK;

    status = sudoku_path_init(path, size, &play, NULL, 0);
    while (status == SUDOKU_STATUS_OK) {
        status = sudoku_path_next(path, &step, NULL, NULL);
        if (status == SUDOKU_STATUS_OK) {
            if (sudoku_step_text(&step, SUDOKU_DEPTH_EVERYTHING, words, sizeof words, NULL) !=
                SUDOKU_STATUS_OK) {
                strcpy(words, sudoku_technique_name(step.technique));
            }
            printf("%d. %s\n", ++steps, words);
        }
    }
    printf("%s\n", sudoku_status_text(status));
    if (sudoku_rate(play.puzzle, &rating) == SUDOKU_STATUS_OK) {
        printf("level %d, rounds of levels 1 to 3: %d, %d, %d\n", rating.level, rating.rounds[0],
               rating.rounds[1], rating.rounds[2]);
    }
    free(block);
    return status == SUDOKU_STATUS_SOLVED ? 0 : 1;
}
