"""Many puzzles in an array of NumPy, which is imported when it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ._native import canonicalize_buffer, count_buffer, rate_buffer, solve_buffer

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import ArrayLike, NDArray


def solve_array(
    puzzles: ArrayLike,
    /,
    *,
    threads: int | None = None,
    budget: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> tuple[NDArray[Any], NDArray[np.int8]]:
    """Solves the puzzles of an array.

    ``puzzles`` is one of these:

    * integers of the shape (n, 81) or (n, 9, 9), 0 for an empty cell and 1 to 9 for a digit;
    * texts of 81 symbols, as ``S81`` or ``U81``, of the shape (n,). Longer texts are errors.

    Returns the solutions, an array of the same shape: uint8, or ``S81`` for texts; and a new array
    of int8 of the shape (n,) with the status of each row: see `Status`. A row without exactly one
    solution is an empty grid, and does not affect the others.

    >>> import numpy as np
    >>> from sudoku_core import Grid, solve_array
    >>> puzzle = Grid(
    ...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    ... )
    >>> solutions, statuses = solve_array(np.stack([puzzle, Grid.EMPTY]))
    >>> solutions.shape, statuses
    ((2, 9, 9), array([0, 2], dtype=int8))

    The keywords are those of `solve_buffer`. Raises `TypeError` for an array of another type, and
    `ValueError` for one of another shape.
    """
    rows = _Rows.of(puzzles)
    cells, statuses = solve_buffer(
        rows.cells, text=rows.text, threads=threads, budget=budget, progress=progress
    )
    return rows.like(cells), _statuses(statuses)


def count_array(
    puzzles: ArrayLike,
    /,
    limit: int,
    *,
    threads: int | None = None,
    budget: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> tuple[NDArray[np.uint32], NDArray[np.int8]]:
    """Counts the solutions of the puzzles of an array, each up to ``limit``.

    ``puzzles`` is as in `solve_array`. Returns the counts and the statuses, both of the shape (n,);
    the status of a row that was counted is OK.

    >>> from sudoku_core import count_array
    >>> counts, statuses = count_array([81 * ".", "55" + 79 * "."], 2)
    >>> counts.tolist(), statuses.tolist()
    ([2, 0], [0, 0])

    The keywords are those of `count_buffer`.
    """
    import numpy as np

    rows = _Rows.of(puzzles)
    counts, statuses = count_buffer(
        rows.cells, limit, text=rows.text, threads=threads, budget=budget, progress=progress
    )
    return np.frombuffer(counts, np.uint32), _statuses(statuses)


def canonicalize_array(
    grids: ArrayLike,
    /,
    *,
    threads: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> tuple[NDArray[Any], NDArray[np.int8]]:
    """Canonicalizes the grids of an array: see `canonicalize`.

    ``grids`` is as in `solve_array`. Returns the canonical forms, an array of the same shape, and
    the statuses, of the shape (n,). Two grids are the same but for a transform exactly if their
    forms are equal, so ``np.unique(forms, axis=0)`` has one of each.

    >>> from sudoku_core import canonicalize_array
    >>> forms, statuses = canonicalize_array(["5" + 80 * ".", 80 * "." + "7"])
    >>> bool(forms[0] == forms[1]), statuses.tolist()
    (True, [0, 0])

    The keywords are those of `canonicalize_buffer`.
    """
    rows = _Rows.of(grids)
    cells, statuses = canonicalize_buffer(
        rows.cells, text=rows.text, threads=threads, progress=progress
    )
    return rows.like(cells), _statuses(statuses)


def rate_array(
    puzzles: ArrayLike,
    /,
    *,
    rectangles: bool = False,
    threads: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> tuple[NDArray[np.void], NDArray[np.int8]]:
    """Rates the puzzles of an array: see `rate`.

    ``puzzles`` is as in `solve_array`. Returns the ratings, an array of the shape (n,) with the
    fields ``level`` and ``verdict`` (0 solved, 1 stuck, 2 contradicted), and ``rounds`` and
    ``removed``, which have a number for each of the levels 1 to 3; and the statuses, of the shape
    (n,). The status of a row that was rated is OK. With ``rectangles=True`` a row without exactly
    one solution has zeros, and a status that says so.

    >>> from sudoku_core import rate_array
    >>> ratings, statuses = rate_array([
    ...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ...     81 * ".",
    ... ])
    >>> ratings["level"].tolist(), ratings["rounds"][0].tolist(), statuses.tolist()
    ([1, 4], [5, 0, 0], [0, 0])

    The keywords are those of `rate_buffer`.
    """
    import numpy as np

    rows = _Rows.of(puzzles)
    ratings, statuses = rate_buffer(
        rows.cells, text=rows.text, rectangles=rectangles, threads=threads, progress=progress
    )
    fields = [("level", "u1"), ("verdict", "u1"), ("rounds", "=u2", 3), ("removed", "=u2", 3)]
    return np.frombuffer(ratings, np.dtype(fields)), _statuses(statuses)


class _Rows(NamedTuple):
    """The cells of an array as uint8 of the shape (n, 81)."""

    cells: NDArray[np.uint8]
    text: bool
    shape: tuple[int, ...]

    @staticmethod
    def of(puzzles: ArrayLike) -> _Rows:
        import numpy as np

        array = np.asarray(puzzles)
        if array.dtype.kind in "SU":
            return _Rows._of_texts(array)
        if array.dtype.kind not in "iu":
            raise TypeError(f"an array of integers or of texts is needed, not of {array.dtype}")
        if array.ndim not in (2, 3) or array.shape[1:] not in ((81,), (9, 9)):
            raise ValueError(f"the shape is (n, 81) or (n, 9, 9), and not {array.shape}")
        if array.dtype != np.uint8:
            # Whatever is no digit must not become one by losing its upper bits.
            array = np.where((array < 0) | (array > 9), 255, array).astype(np.uint8)
        return _Rows(array.reshape(-1, 81), False, array.shape)

    @staticmethod
    def _of_texts(array: NDArray[Any]) -> _Rows:
        import numpy as np

        if array.ndim != 1:
            raise ValueError(f"the shape of an array of texts is (n,), and not {array.shape}")
        unit: type[Any] = np.uint8 if array.dtype.kind == "S" else np.uint32
        array = np.ascontiguousarray(array)
        length = array.dtype.itemsize // np.dtype(unit).itemsize
        codes = array.view(unit).reshape(len(array), length)
        cells = np.zeros((len(array), 81), np.uint8)
        shared = min(length, 81)
        # What is no ASCII becomes a byte that is none either.
        cells[:, :shared] = np.minimum(codes[:, :shared], 255)
        # One that is longer than 81 symbols has no place for the rest.
        cells[(codes[:, 81:] != 0).any(axis=1)] = 255
        return _Rows(cells, True, array.shape)

    def like(self, cells: bytearray) -> NDArray[Any]:
        """The array of the given shape that has these cells."""
        import numpy as np

        if self.text:
            return np.frombuffer(cells, "S81")
        return np.frombuffer(cells, np.uint8).reshape(self.shape)


def _statuses(statuses: bytes) -> NDArray[np.int8]:
    """The statuses as an array that can be written to."""
    import numpy as np

    return np.frombuffer(statuses, np.int8).copy()
