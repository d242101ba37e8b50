"""What became of each puzzle of a batch."""

from __future__ import annotations

from enum import IntEnum


class Status(IntEnum):
    """What became of a puzzle, as a number: those of the C library, in every version.

    >>> from sudoku_core import Status
    >>> Status(2)
    <Status.NOT_UNIQUE: 2>
    """

    OK = 0
    """There is exactly one solution."""
    NO_SOLUTION = 1
    """No digit appears twice in a house, and yet there is no solution."""
    NOT_UNIQUE = 2
    """There are several solutions."""
    CONFLICT = 3
    """A digit appears twice in a row, a column or a box."""
    PAUSED = 5
    """The budget ran out. This says nothing about the solutions."""
    EXHAUSTED = 6
    """Every solution has been returned."""

    TEXT_EMPTY = 16
    """The text has no symbol at all."""
    TEXT_TOO_SHORT = 17
    """The text ends before its 81st symbol."""
    TEXT_TOO_LONG = 18
    """Something other than white space and one comment follows the 81st symbol."""
    TEXT_NOT_A_SYMBOL = 19
    """The text has a character that is not a symbol."""
    TEXT_BROKEN_ROW = 20
    """There is white space within a row, or the rows are not each on their own line."""
    TEXT_LONG_ROW = 21
    """A row continues after nine symbols."""

    NOT_A_DIGIT = -2
    """A number is above 9."""


Status.__module__ = "sudoku_core"
