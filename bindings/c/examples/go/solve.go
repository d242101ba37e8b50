// Solves a Sudoku, or prints why that is not possible: solve [PUZZLE]
package main

// #cgo pkg-config: sudoku_core
// #include <stdlib.h>
// #include <sudoku_core.h>
import "C"

import (
	"errors"
	"fmt"
	"os"
	"unsafe"
)

func solve(puzzle string) (string, error) {
	text := C.CString(puzzle)
	defer C.free(unsafe.Pointer(text))
	var grid [81]C.uint8_t
	status := C.sudoku_parse(text, C.size_t(len(puzzle)), &grid[0], nil)
	if status == C.SUDOKU_STATUS_OK {
		status = C.sudoku_solve(&grid[0], &grid[0], nil)
	}
	if status != C.SUDOKU_STATUS_OK {
		return "", errors.New(C.GoString(C.sudoku_status_text(C.int32_t(status))))
	}
	var line [C.SUDOKU_LINE_SIZE]C.char
	C.sudoku_format_line(&grid[0], &line[0], C.SUDOKU_LINE_SIZE)
	return C.GoString(&line[0]), nil
}

func main() {
	puzzle := "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	if len(os.Args) > 1 {
		puzzle = os.Args[1]
	}
	solution, err := solve(puzzle)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(solution)
}
