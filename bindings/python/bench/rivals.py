"""Time per puzzle beside other packages of PyPI.

    pip install python-sat ortools rustoku pencilmark py-sudoku
    python bench/rivals.py [PUZZLES]

Each package gets puzzles one by one, in its own simplest form, until it has used SECONDS of CPU
time or has solved all. Every solution is checked, outside of the time. Prints the CPU time per
puzzle on one thread.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import sudoku_core

DATA = Path(__file__).parents[3] / "tests" / "data"
SECONDS = 10.0
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
Solver = Callable[[str], str]


def ours() -> Solver:
    return sudoku_core.solve


def python_sat() -> Solver:
    """One solver for all puzzles: the rules are clauses, and the clues assumptions."""
    from itertools import combinations

    from pysat.solvers import Solver as Sat

    sat = Sat(name="cadical153")

    def literal(cell: int, digit: int) -> int:
        return 9 * cell + digit

    rows = [[9 * r + c for c in range(9)] for r in range(9)]
    columns = [[9 * r + c for r in range(9)] for c in range(9)]
    boxes = [
        [9 * (3 * b + r) + 3 * s + c for r in range(3) for c in range(3)]
        for b in range(3)
        for s in range(3)
    ]
    digits = range(1, 10)
    for cell in range(81):
        sat.add_clause([literal(cell, digit) for digit in digits])
        for one, other in combinations(digits, 2):
            sat.add_clause([-literal(cell, one), -literal(cell, other)])
    for house in rows + columns + boxes:
        for digit in digits:
            sat.add_clause([literal(cell, digit) for cell in house])
            for one, other in combinations(house, 2):
                sat.add_clause([-literal(one, digit), -literal(other, digit)])

    def solve(puzzle: str) -> str:
        clues = [literal(cell, int(clue)) for cell, clue in enumerate(puzzle) if clue != "."]
        assert sat.solve(assumptions=clues)
        cells = [0] * 81
        for number in sat.get_model():
            if number > 0:
                cells[(number - 1) // 9] = (number - 1) % 9 + 1
        return "".join(map(str, cells))

    return solve


def or_tools() -> Solver:
    from ortools.sat.python import cp_model

    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1

    def solve(puzzle: str) -> str:
        model = cp_model.CpModel()
        cells = [
            model.new_int_var(1, 9, "") if clue == "." else model.new_constant(int(clue))
            for clue in puzzle
        ]
        for i in range(9):
            model.add_all_different(cells[9 * i : 9 * i + 9])
            model.add_all_different(cells[i::9])
            corner = 27 * (i // 3) + 3 * (i % 3)
            model.add_all_different([cells[corner + 9 * r + c] for r in range(3) for c in range(3)])
        assert solver.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE)
        return "".join(str(solver.value(cell)) for cell in cells)

    return solve


def rustoku() -> Solver:
    from rustoku import solve

    return solve


def pencilmark() -> Solver:
    import pencilmark as package

    return lambda puzzle: "".join(map(str, package.solve(puzzle)))


def py_sudoku() -> Solver:
    from sudoku import Sudoku

    def solve(puzzle: str) -> str:
        rows = [[int(c) if c != "." else 0 for c in puzzle[i : i + 9]] for i in range(0, 81, 9)]
        board = Sudoku(3, 3, board=rows).solve().board
        return "".join(str(digit) for row in board for digit in row)

    return solve


PACKAGES: dict[str, tuple[str, Callable[[], Solver]]] = {
    "sudoku-core": ("proves that the solution is the only one", ours),
    "python-sat": ("CaDiCaL 1.5.3, one solver, assumptions; first solution", python_sat),
    "ortools": ("CP-SAT, one worker; first solution", or_tools),
    "rustoku": ("first solution", rustoku),
    "pencilmark": ("proves that the solution is the only one", pencilmark),
    "py-sudoku": ("first solution", py_sudoku),
}


def main() -> None:
    if len(sys.argv) > 1:
        puzzles = Path(sys.argv[1]).read_text().split()
    else:
        rows = (DATA / "seventeen_clues.tsv").read_text().splitlines()
        puzzles = [row.split("\t")[0] for row in rows if not row.startswith("#")]
    print("| package | µs per puzzle | times ours | puzzles | what it does |")
    print("|---|---:|---:|---:|---|")
    first = 0.0
    for name, (words, make) in PACKAGES.items():
        solve = make()
        solve(EASY)  # What is prepared at the first call is not measured.
        spent, solved, step = 0.0, 0, 1
        while solved < len(puzzles) and spent < SECONDS:
            part = puzzles[solved : solved + step]
            before = time.process_time()
            solutions = [solve(puzzle) for puzzle in part]
            spent += time.process_time() - before
            for puzzle, solution in zip(part, solutions, strict=True):
                if not sudoku_core.Grid(solution).is_solution_of(puzzle):
                    raise SystemExit(f"{name}: {solution} is not the solution of {puzzle}")
            solved += len(part)
            # The clock is read seldom where puzzles are quick.
            step *= 2 if spent < SECONDS / 4 else 1
        each = spent / solved * 1e6
        first = first or each
        label = name if name == "sudoku-core" else f"{name} {version(name)}"
        figure = f"{each:.2f}" if each < 10 else f"{each:,.0f}"
        print(f"| {label} | {figure} | {each / first:,.0f} | {solved} | {words} |", flush=True)


if __name__ == "__main__":
    main()
