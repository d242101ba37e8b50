/* Many threads at the same time, each with its own search. Nothing is shared, so nothing is locked.
 *
 * On x86 the first call asks the processor what it can do and stores that in atomic bytes, which
 * helgrind mistakes for a race. With an argument, that call is made before the threads begin. */
#include "sudoku_core.h"

#include <pthread.h>

#include "aligned.h"
#include "check.h"

#define THREADS 8
#define ROUNDS 20

static uint8_t easy[81], easy_solved[81], two[81];

#ifdef __cplusplus
extern "C" {
#endif

static int32_t count_one(const uint8_t *solution, void *user) {
    CHECK(is_solution(two, solution));
    ++*(int *)user;
    return 0;
}

static void *work(void *argument) {
    aligned search = aligned_memory(sudoku_unique_size(), sudoku_unique_align());
    int round;
    for (round = 0; round < ROUNDS; round++) {
        uint8_t solution[81];
        char text[SUDOKU_LINE_SIZE];
        int visits = 0, found = 0;
        size_t count = 0;
        sudoku_status status;
        CHECK(sudoku_solve(easy, solution, NULL) == SUDOKU_STATUS_OK);
        CHECK(memcmp(solution, easy_solved, 81) == 0);
        CHECK(sudoku_format_line(solution, text, sizeof text) == SUDOKU_STATUS_OK);
        CHECK(strcmp(text, EASY_SOLVED) == 0);
        CHECK(sudoku_count_solutions(two, 10, &count) == SUDOKU_STATUS_OK);
        CHECK(sudoku_each_solution(two, count_one, &visits) == SUDOKU_STATUS_EXHAUSTED);
        CHECK(sudoku_search_init(search.begin, sudoku_search_size(), two) == SUDOKU_STATUS_OK);
        while ((status = sudoku_search_next(search.begin, 1, solution)) !=
               SUDOKU_STATUS_EXHAUSTED) {
            found += status == SUDOKU_STATUS_FOUND;
        }
        CHECK(count == 2 && visits == 2 && found == 2);
        CHECK(sudoku_unique_init(search.begin, sudoku_unique_size(), easy) == SUDOKU_STATUS_OK);
        do {
            status = sudoku_unique_within(search.begin, 1, solution, NULL);
        } while (status == SUDOKU_STATUS_PAUSED);
        CHECK(status == SUDOKU_STATUS_OK && sudoku_is_solution_of(solution, easy) == 1);
    }
    free(search.block);
    return argument;
}

#ifdef __cplusplus
}
#endif

int main(int count, char **names) {
    pthread_t threads[THREADS];
    int arguments[THREADS];
    int at;
    numbers(EASY, easy);
    numbers(EASY_SOLVED, easy_solved);
    numbers(TWO, two);
    if (count > 1) {
        uint8_t solution[81];
        printf("%s: %s\n", names[1], sudoku_status_text(sudoku_solve(easy, solution, NULL)));
    }
    for (at = 0; at < THREADS; at++) {
        CHECK(pthread_create(&threads[at], NULL, work, &arguments[at]) == 0);
    }
    for (at = 0; at < THREADS; at++) {
        void *result = NULL;
        CHECK(pthread_join(threads[at], &result) == 0);
        CHECK(result == &arguments[at]);
    }
    return 0;
}
