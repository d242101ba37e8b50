"""What can be wrong. Each error has the words of the Rust crate as its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._house import House

if TYPE_CHECKING:
    from ._native import Grid


class SudokuError(ValueError):
    """The base of all errors of this package: something is wrong with a puzzle or a text."""

    __module__ = "sudoku_core"

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""


class ParseError(SudokuError):
    """A text that is not a puzzle, and the place where it stops being one.

    >>> import sudoku_core
    >>> try:
    ...     sudoku_core.Grid("53x")
    ... except sudoku_core.ParseError as error:
    ...     print(error)
    ...     print(error.offset, error.line, error.column)
    line 1, column 3: found 'x', expected 1 to 9, or one of . 0 _ * for an empty cell
    2 1 3
    """

    __module__ = "sudoku_core"

    offset: int
    """The index in the ``str``, or in the bytes, 0 to their length."""
    line: int
    """The line, from 1."""
    column: int
    """The character in the line, from 1."""

    def __init__(self, message: str, offset: int, line: int, column: int) -> None:
        super().__init__(message, offset, line, column)
        self.offset = offset
        self.line = line
        self.column = column


class NotADigit(SudokuError):
    """A cell that is neither empty nor a digit.

    >>> import sudoku_core
    >>> try:
    ...     sudoku_core.Grid([0] * 80 + [10])
    ... except sudoku_core.NotADigit as error:
    ...     print(error)
    r9c9: found 10, expected 0 to 9
    """

    __module__ = "sudoku_core"

    cell: int
    """The cell, 0 to 80 in row-major order."""

    def __init__(self, message: str, cell: int) -> None:
        super().__init__(message, cell)
        self.cell = cell


class NoSolution(SudokuError):
    """No digit appears twice in a house, and yet there is no solution."""

    __module__ = "sudoku_core"


class NotUnique(SudokuError):
    """There are several solutions.

    >>> import sudoku_core
    >>> try:
    ...     sudoku_core.Grid.EMPTY.solve()
    ... except sudoku_core.NotUnique as error:
    ...     first, second = error.solutions
    >>> first.is_solved and second.is_solved and first != second
    True
    """

    __module__ = "sudoku_core"

    solutions: tuple[Grid, Grid]
    """Two different solutions of several."""

    def __init__(self, message: str, solutions: tuple[Grid, Grid]) -> None:
        super().__init__(message, solutions)
        self.solutions = solutions


class Conflict(SudokuError):
    """A digit that appears twice in a house: what `Grid.conflicts` returns, and `solve` raises.

    >>> import sudoku_core
    >>> conflict, = sudoku_core.Grid("5.......5" + 72 * ".").conflicts()
    >>> print(conflict)
    two 5s in row 1: r1c1 and r1c9
    >>> conflict.house, conflict.digit, conflict.cells
    (House(kind='row', index=0), 5, (0, 8))
    """

    __module__ = "sudoku_core"

    house: House
    """The row, column or box that has the digit twice."""
    digit: int
    """1 to 9."""
    cells: tuple[int, int]
    """The two cells, 0 to 80 in row-major order."""

    def __init__(
        self,
        message: str,
        house: House,
        digit: int,
        cells: tuple[int, int],
    ) -> None:
        super().__init__(message, house, digit, cells)
        self.house = house
        self.digit = digit
        self.cells = cells

    def __eq__(self, other: object) -> bool:
        return self.args == other.args if isinstance(other, Conflict) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.args)


class Paused(SudokuError):
    """The budget ran out. This says nothing about the solutions.

    >>> import sudoku_core
    >>> sudoku_core.solve_many([sudoku_core.Grid.EMPTY], budget=1)
    [Paused('the budget ran out')]
    """

    __module__ = "sudoku_core"


class CannotHold(SudokuError):
    """A format has no room for a part of what is to be written."""

    __module__ = "sudoku_core"


class Unmet(SudokuError):
    """No attempt led to a puzzle that is as it was wished. Other attempts may."""

    __module__ = "sudoku_core"

    wish: str
    """The wish that was not met: "pattern", "minimal" or "clues"."""

    def __init__(self, message: str, wish: str) -> None:
        super().__init__(message, wish)
        self.wish = wish


class ImpossibleWish(SudokuError):
    """No puzzle can be as it is wished."""

    __module__ = "sudoku_core"
