-- Solves a Sudoku, or prints why that is not possible: luajit solve.lua [PUZZLE]
local ffi = require("ffi")
ffi.cdef [[
  int32_t sudoku_parse(const char *text, size_t length, uint8_t *grid, void *place);
  int32_t sudoku_solve(const uint8_t *puzzle, uint8_t *solution, uint8_t *other);
  int32_t sudoku_format_line(const uint8_t *grid, char *text, size_t size);
  const char *sudoku_status_text(int32_t status);
]]
local sudoku = ffi.load("sudoku_core")

-- Returns the solution, or nil and what is wrong.
local function solve(puzzle)
  local grid, line = ffi.new("uint8_t[81]"), ffi.new("char[82]")
  local status = sudoku.sudoku_parse(puzzle, #puzzle, grid, nil)
  if status == 0 then
    status = sudoku.sudoku_solve(grid, grid, nil)
  end
  if status ~= 0 then
    return nil, ffi.string(sudoku.sudoku_status_text(status))
  end
  sudoku.sudoku_format_line(grid, line, ffi.sizeof(line))
  return ffi.string(line)
end

local puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
local solution, message = solve(arg[1] or puzzle)
if not solution then
  io.stderr:write(message, "\n")
  os.exit(1)
end
print(solution)
