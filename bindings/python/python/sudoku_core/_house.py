"""Rows, columns and boxes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, order=True)
class House:
    """A row, a column or a box.

    >>> from sudoku_core import House
    >>> house = House("row", 0)
    >>> house.kind, house.index
    ('row', 0)
    >>> str(house)
    'row 1'
    """

    kind: Literal["row", "column", "box"]
    index: int
    """0 to 8: from the top, from the left, or in row-major order."""

    def __str__(self) -> str:
        return f"{self.kind} {self.index + 1}"


House.__module__ = "sudoku_core"
