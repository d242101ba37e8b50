/* A Cortex-M0 without an operating system, which solves puzzles, and searches in slices so that
 * other work does not wait. Runs under QEMU, prints by semihosting, and exits with 0 if every
 * answer is right. */
#include <stddef.h>
#include <stdint.h>

#include <sudoku_core.h>

/* A request to the debugger or to QEMU by semihosting, as Arm defines it. */
static int32_t semihosting(uint32_t operation, const void *argument) {
    register uint32_t r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
    return (int32_t)r0;
}

static void print(const char *text) {
    semihosting(0x04 /* SYS_WRITE0 */, text);
}

static void leave(uint32_t code) {
    const uint32_t why[2] = {0x20026 /* ADP_Stopped_ApplicationExit */, code};
    semihosting(0x20 /* SYS_EXIT_EXTENDED */, why);
    for (;;) {
    }
}

static void check(int condition, const char *what) {
    print(condition ? "right: " : "WRONG: ");
    print(what);
    print("\n");
    if (!condition) {
        leave(1);
    }
}

static int equal(const uint8_t *one, const uint8_t *other) {
    int cell;
    for (cell = 0; cell < 81; cell++) {
        if (one[cell] != other[cell]) {
            return 0;
        }
    }
    return 1;
}

/* Puzzles in flash. */
static const char puzzle_text[] =
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
static const char several_text[] =
    ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
static const char impossible_text[] =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

/* Memory for a search. It is static, so that the linker counts it. If it is too small,
 * sudoku_search_init() returns an error status. */
static uint64_t memory[3072 / 8];

int main(void) {
    uint8_t puzzle[81], solution[81], other[81], bytes[16];
    char line[SUDOKU_LINE_SIZE];
    sudoku_conflict conflict;
    sudoku_status status;
    size_t count = 0;
    unsigned slices = 0;

    check(sudoku_parse(puzzle_text, sizeof puzzle_text - 1, puzzle, NULL) == SUDOKU_STATUS_OK,
          "the puzzle is read");
    check(sudoku_is_valid(puzzle, NULL, NULL), "it has no conflict");
    check(sudoku_solve(puzzle, solution, NULL) == SUDOKU_STATUS_OK, "it has one solution");
    check(sudoku_format_line(solution, line, sizeof line) == SUDOKU_STATUS_OK, line);

    /* The same in slices of ten nodes. */
    check(sudoku_search_init(memory, sizeof memory, puzzle) == SUDOKU_STATUS_OK,
          "a search fits the memory");
    do {
        status = sudoku_search_next(memory, 10, other);
        slices++;
        /* Other work would be done here. */
    } while (status == SUDOKU_STATUS_PAUSED);
    check(status == SUDOKU_STATUS_FOUND && slices > 1, "a search that pauses finds a solution");
    check(equal(solution, other), "the same one");

    check(sudoku_parse(several_text, sizeof several_text - 1, puzzle, NULL) == SUDOKU_STATUS_OK,
          "another puzzle is read");
    check(sudoku_solve(puzzle, solution, other) == SUDOKU_STATUS_NOT_UNIQUE,
          "it has several solutions");
    check(!equal(solution, other), "two different ones are returned");
    check(sudoku_count_solutions(puzzle, 100, &count) == SUDOKU_STATUS_OK && count == 2,
          "there are two in all");
    /* A Cortex-M0 faults when a program writes a number to an address that is not aligned. */
    check(sudoku_count_solutions(puzzle, 100, (size_t *)(void *)(bytes + 1)) == SUDOKU_STATUS_OK &&
              bytes[1] == 2,
          "an address need not be aligned");

    check(sudoku_parse(impossible_text, sizeof impossible_text - 1, puzzle, NULL) ==
              SUDOKU_STATUS_OK,
          "a third puzzle is read");
    check(sudoku_solve(puzzle, solution, NULL) == SUDOKU_STATUS_NO_SOLUTION, "it has no solution");

    puzzle[0] = 5;
    check(!sudoku_is_valid(puzzle, &conflict, &status) && status == SUDOKU_STATUS_CONFLICT,
          "a conflict is found");
    check(conflict.digit == 5 && conflict.first == 0 && conflict.second == 5, "with its cells");
    puzzle[0] = 10;
    check(sudoku_solve(puzzle, solution, NULL) == SUDOKU_STATUS_NOT_A_DIGIT, "a 10 is not a digit");

    leave(0);
    return 0;
}

/* Defined by the linker script. */
extern uint32_t stack_top[], data_load[], data_start[], data_end[], bss_start[], bss_end[];

void reset(void);

void reset(void) {
    const uint32_t *from = data_load;
    uint32_t *to;
    for (to = data_start; to < data_end;) {
        *to++ = *from++;
    }
    for (to = bss_start; to < bss_end;) {
        *to++ = 0;
    }
    main();
    leave(1);
}

static void fault(void) {
    print("WRONG: fault\n");
    leave(2);
}

/* The sixteen vectors of a Cortex-M: the stack, the reset and the faults. */
__attribute__((section(".vectors"), used)) static const struct {
    uint32_t *stack;
    void (*handlers[15])(void);
} vectors = {
    stack_top,
    {reset, fault, fault, fault, fault, fault, fault, 0, 0, 0, fault, fault, 0, fault, fault}};
