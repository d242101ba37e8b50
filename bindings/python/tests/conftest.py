"""The puzzles of the repository, and a solver to compare with."""

from __future__ import annotations

from pathlib import Path

import pytest

DATA = Path(__file__).parents[3] / "tests" / "data"

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
CONFLICT = "5.......5" + 72 * "."
NO_SOLUTION = ".876543212........3........4........5........6........7........8........9........"
EMPTY = 81 * "."


def counted(name: str) -> list[tuple[str, int]]:
    """The grids of a set, and how many solutions they have; `>N` is more than N.

    The sets also have pencilmarks and texts that are no grids.
    """
    lines = (DATA / name).read_text().splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    grids = [row for row in rows if len(row[0]) == 81 and set(row[0]) <= set("0123456789.")]
    return [(row[0], int(row[1].replace(">", ""))) for row in grids]


@pytest.fixture(scope="session")
def seventeen() -> list[str]:
    return [grid for grid, _ in counted("seventeen_clues.tsv")]


def is_one_solution(puzzle: str, solution: str) -> bool:
    """Whether a text is a solved grid with the clues of a puzzle, by the rules alone."""
    rows = [solution[i : i + 9] for i in range(0, 81, 9)]
    columns = [solution[i::9] for i in range(9)]
    boxes = [
        "".join(rows[r][c : c + 3] for r in range(top, top + 3))
        for top in (0, 3, 6)
        for c in (0, 3, 6)
    ]
    houses = [set(house) for house in rows + columns + boxes]
    return (
        len(solution) == 81
        and all(house == set("123456789") for house in houses)
        and all(clue in (".", "0", digit) for clue, digit in zip(puzzle, solution, strict=True))
    )


def slow_count(cells: list[int], limit: int) -> int:
    """The number of solutions up to a limit, by trying the digits of a cell with fewest."""
    best: tuple[int, int, list[int]] | None = None
    for cell, digit in enumerate(cells):
        row, column = divmod(cell, 9)
        seen = {
            cells[other]
            for other in range(81)
            if other != cell
            and (
                other // 9 == row
                or other % 9 == column
                or (other // 27 == row // 3 and other % 9 // 3 == column // 3)
            )
        }
        if digit:
            if digit in seen:
                return 0
            continue
        left = [digit for digit in range(1, 10) if digit not in seen]
        if best is None or len(left) < best[0]:
            best = (len(left), cell, left)
    if best is None:
        return 1
    count = 0
    for digit in best[2]:
        cells[best[1]] = digit
        count += slow_count(cells, limit - count)
        if count >= limit:
            break
    cells[best[1]] = 0
    return min(count, limit)
