"""Solves a Sudoku: python3 solve.py LIBRARY, with the path of libsudoku_core.so."""
# This is for where nothing can be installed. The package in bindings/python is faster.
import ctypes, sys

if len(sys.argv) != 2:
    sys.exit(__doc__)
library = ctypes.CDLL(sys.argv[1])
library.sudoku_status_text.restype = ctypes.c_char_p
puzzle = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
grid = (ctypes.c_uint8 * 81)()
status = library.sudoku_parse(puzzle, ctypes.c_size_t(len(puzzle)), grid, None)
if status == 0:
    status = library.sudoku_solve(grid, grid, None)
if status != 0:
    sys.exit(library.sudoku_status_text(status).decode())
line = ctypes.create_string_buffer(82)
library.sudoku_format_line(grid, line, ctypes.c_size_t(82))
print(line.value.decode())
