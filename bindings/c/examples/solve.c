/* Solves a Sudoku, or prints why that is not possible: solve [PUZZLE]
 * The exit code is 0 if there is exactly one solution. */
#include <stdio.h>
#include <string.h>

#include <sudoku_core.h>

int main(int count, char **arguments) {
    const char *text =
        count > 1
            ? arguments[1]
            : "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    uint8_t puzzle[81], solution[81], other[81];
    char board[SUDOKU_BOARD_SIZE];
    sudoku_place place;
    sudoku_conflict conflict;
    sudoku_status status = sudoku_parse(text, strlen(text), puzzle, &place);

    if (status != SUDOKU_STATUS_OK) {
        fprintf(stderr, "line %u, column %u: %s\n", (unsigned)place.line, (unsigned)place.column,
                sudoku_status_text(status));
        return 2;
    }
    status = sudoku_solve(puzzle, solution, other);
    switch (status) {
    case SUDOKU_STATUS_OK:
        sudoku_format_board(solution, board, sizeof board);
        printf("%s\n", board);
        return 0;
    case SUDOKU_STATUS_NOT_UNIQUE:
        sudoku_format_board(solution, board, sizeof board);
        printf("%s\n", board);
        sudoku_format_board(other, board, sizeof board);
        printf("%s\n", board);
        break;
    case SUDOKU_STATUS_CONFLICT:
        sudoku_is_valid(puzzle, &conflict, NULL);
        printf("two %ds: r%dc%d and r%dc%d\n", conflict.digit, conflict.first / 9 + 1,
               conflict.first % 9 + 1, conflict.second / 9 + 1, conflict.second % 9 + 1);
        break;
    default:
        break;
    }
    fprintf(stderr, "%s\n", sudoku_status_text(status));
    return 1;
}
