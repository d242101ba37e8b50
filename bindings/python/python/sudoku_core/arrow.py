"""Puzzles in a column of Arrow: a data frame of pyarrow, Polars, DuckDB, pandas, or a stream.

>>> import pyarrow as pa
>>> from sudoku_core import arrow
>>> puzzles = pa.table({
...     "id": [1, 2, 3],
...     "puzzle": [
...         "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
...         81 * ".",
...         None,
...     ],
... })
>>> solved = arrow.solve(puzzles)
>>> solved.column_names
['id', 'puzzle', 'solution', 'status']
>>> solved["status"].to_pylist()
[0, 2, None]
>>> arrow.status_names(solved["status"]).to_pylist()
['OK', 'NOT_UNIQUE', None]

`solve`, `count`, `canonicalize` and `rate` take the puzzles in any of these forms:

==========================================  ====================================================
what they take                              what they return
==========================================  ====================================================
``pyarrow.RecordBatch``, ``pyarrow.Table``  the same with two more columns
``pyarrow.RecordBatchReader``               a reader that takes one batch at a time
``pyarrow.Array``, ``ChunkedArray``         the same of structs, with two fields
a data frame of Polars or pandas            ``pyarrow.Table``
a series of Polars                          ``pyarrow.ChunkedArray``
a list of texts, a series of pandas         ``pyarrow.Array``
==========================================  ====================================================

Whatever has the C interface of Arrow, ``__arrow_c_stream__`` or ``__arrow_c_array__``, is like the
data frames and series of Polars.

The puzzles may have any type of strings or of bytes, also as a dictionary. A text is what `Grid`
takes as a ``str``. A text that is no grid has a status, and never ends a batch. Null has null as
its result and as its status. The other columns stay as they are.

``threads`` is the number of threads; by default the work is done on the calling one, as engines
that run several batches at the same time need it. ``None`` stands for one per core.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pyarrow as pa
import pyarrow.compute as pc

from ._native import canonicalize_buffer, count_buffer, rate_buffer, read_column, solve_buffer
from ._status import Status

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["canonicalize", "count", "rate", "solve", "status_names"]


def solve(
    puzzles: Any,
    column: str = "puzzle",
    *,
    threads: int | None = 1,
    budget: int | None = None,
    names: tuple[str, str] = ("solution", "status"),
) -> Any:
    """Solves the puzzles of a column, and adds the columns ``solution`` and ``status``.

    ``column`` is the name of the column with the puzzles; arrays have none. The solution is a
    string of 81 digits, or null without exactly one solution. The status is an int8: see `Status`.
    ``budget`` is the most nodes for each puzzle; one that would take more has the status PAUSED.
    ``names`` are other names for the two columns.

    >>> from sudoku_core import arrow
    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> arrow.solve([puzzle, "53x"]).to_pylist()
    ... # doctest: +NORMALIZE_WHITESPACE
    [{'solution': '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
      'status': 0},
     {'solution': None, 'status': 19}]

    Raises `ValueError` if there already is a column of one of the names, `KeyError` if there is
    none with the puzzles, and `TypeError` if they are not strings.
    """
    return _add(puzzles, column, _Columns(names, partial(_solved, threads, budget), _texts))


def count(
    puzzles: Any,
    column: str = "puzzle",
    limit: int = 2,
    *,
    threads: int | None = 1,
    budget: int | None = None,
    names: tuple[str, str] = ("count", "status"),
) -> Any:
    """Counts the solutions of the puzzles of a column, each up to ``limit``, and adds the columns
    ``count`` and ``status``.

    The count is a uint32, or null if the text is no grid. ``budget`` is the most nodes between one
    solution and the next; a puzzle that would take more has the status PAUSED and the number of
    solutions until then. All else is as in `solve`.

    >>> from sudoku_core import arrow
    >>> arrow.count([81 * ".", "55" + 79 * "."], limit=1000).to_pylist()
    [{'count': 1000, 'status': 0}, {'count': 0, 'status': 0}]
    """
    work = partial(_counted, limit, threads, budget)
    with_result = frozenset({Status.OK, Status.PAUSED})
    return _add(puzzles, column, _Columns(names, work, _numbers, with_result))


def canonicalize(
    puzzles: Any,
    column: str = "puzzle",
    *,
    threads: int | None = 1,
    names: tuple[str, str] = ("form", "status"),
) -> Any:
    """Adds the columns ``form``, the canonical forms of the puzzles of a column, and ``status``.

    The form is a string of 81 symbols, or null if the text is no grid. Two puzzles are isomorphic
    exactly if their forms are equal. All else is as in `solve`.

    >>> from sudoku_core import arrow
    >>> one, other = arrow.canonicalize(["5" + 80 * ".", 80 * "." + "7"]).field("form")
    >>> one == other
    True
    """
    return _add(puzzles, column, _Columns(names, partial(_canonicalized, threads), _texts))


def rate(
    puzzles: Any,
    column: str = "puzzle",
    *,
    rectangles: bool = False,
    threads: int | None = 1,
    names: tuple[str, str] = ("rating", "status"),
) -> Any:
    """Rates the puzzles of a column for people, and adds the columns ``rating`` and ``status``.

    The rating is a struct, or null if the text is no grid: ``level``, an int8; ``verdict``, a
    string; ``rounds`` and ``removed``, lists of three int32. See `Rating`.

    With ``rectangles=True``, as in `sudoku_core.rate`, the rating is also null if there is not
    exactly one solution, and the status says so. All else is as in `solve`.

    >>> from sudoku_core import arrow
    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> rating = arrow.rate([puzzle])[0]["rating"]
    >>> rating["level"].as_py(), rating["verdict"].as_py(), rating["rounds"].as_py()
    (1, 'solved', [5, 0, 0])
    """
    return _add(puzzles, column, _Columns(names, partial(_rated, rectangles, threads), _ratings))


def status_names(statuses: Any) -> Any:
    """The names of statuses, those of `Status`, as strings: an array for an array, and a chunked
    array for a chunked one. Null stays null.

    >>> import pyarrow as pa
    >>> from sudoku_core import arrow
    >>> arrow.status_names(pa.array([0, 17], pa.int8())).to_pylist()
    ['OK', 'TEXT_TOO_SHORT']
    """
    statuses = _of_arrow(statuses)
    numbers = pa.array([int(status) for status in Status], pa.int8())
    names = pa.array([status.name for status in Status], pa.string())
    return pc.take(names, pc.index_in(statuses, value_set=numbers))


class _Columns(NamedTuple):
    """Two new columns: a result and a status."""

    names: tuple[str, str]
    work: Callable[[Any, bool], tuple[bytearray, bytes]]
    """What returns both for the cells of some puzzles, as text or as numbers."""
    read: Callable[[bytearray, Any], Any]
    """What makes an array of the results, for a type of puzzles."""
    with_result: frozenset[Status] = frozenset({Status.OK})
    """The statuses of the rows that have a result."""


def _solved(threads: int | None, budget: int | None, cells: Any, text: bool) -> Any:
    found, statuses = solve_buffer(cells, text=text, threads=threads, budget=budget)
    return _as_text(found, text), statuses


def _canonicalized(threads: int | None, cells: Any, text: bool) -> Any:
    found, statuses = canonicalize_buffer(cells, text=text, threads=threads)
    return _as_text(found, text), statuses


def _counted(
    limit: int, threads: int | None, budget: int | None, cells: Any, text: bool
) -> tuple[bytearray, bytes]:
    return count_buffer(cells, limit, text=text, threads=threads, budget=budget)


def _rated(
    rectangles: bool, threads: int | None, cells: Any, text: bool
) -> tuple[bytearray, bytes]:
    return rate_buffer(cells, text=text, rectangles=rectangles, threads=threads)


def _as_text(cells: bytearray, text: bool) -> bytearray:
    """Cells as symbols, whether they are numbers or already symbols."""
    return cells if text else cells.translate(_SYMBOLS)


_SYMBOLS = bytes.maketrans(bytes(range(10)), b".123456789")


def _texts(cells: bytearray, kind: Any) -> Any:
    """Strings of 81 symbols each."""
    return _array(pa.binary(81), cells).cast(_bytes_like(kind)).cast(_strings_like(kind))


def _numbers(counts: bytearray, _kind: Any) -> Any:
    return _array(pa.uint32(), counts)


def _ratings(ratings: bytearray, _kind: Any) -> Any:
    """Structs of 14 bytes each: two of one byte, and six of two."""
    pairs = pa.FixedSizeListArray.from_arrays(_array(pa.uint16(), ratings), 7)
    three = [
        pc.list_slice(pairs, first, first + 3, return_fixed_size_list=False) for first in (1, 4)
    ]
    verdicts = pa.array(["solved", "stuck", "contradicted"])
    return pa.StructArray.from_arrays(
        [
            _array(pa.int8(), ratings[::14]),
            verdicts.take(_array(pa.int8(), ratings[1::14])),
            *(numbers.cast(pa.list_(pa.int32())) for numbers in three),
        ],
        names=["level", "verdict", "rounds", "removed"],
    )


def _array(kind: Any, values: bytes | bytearray) -> Any:
    """The array with these bytes as its values."""
    length = len(values) // kind.byte_width
    return pa.Array.from_buffers(kind, length, [None, pa.py_buffer(values)])


def _add(puzzles: Any, column: str, columns: _Columns) -> Any:
    """The puzzles with two columns more."""
    puzzles = _of_arrow(puzzles)
    if isinstance(puzzles, pa.RecordBatchReader):
        return _reader(puzzles, column, columns)
    if isinstance(puzzles, pa.Table):
        at = _index(puzzles.schema, column, columns)
        chunks = [_answers(chunk, columns) for chunk in puzzles.column(at).chunks]
        kind = _struct(puzzles.schema.field(at).type, columns)
        for index, name in enumerate(columns.names):
            of_one = [answers[index] for answers in chunks]
            puzzles = puzzles.append_column(name, pa.chunked_array(of_one, kind.field(index).type))
        return puzzles
    if isinstance(puzzles, pa.RecordBatch):
        at = _index(puzzles.schema, column, columns)
        answers = _answers(puzzles.column(at), columns)
        for name, answer in zip(columns.names, answers, strict=True):
            puzzles = puzzles.append_column(name, answer)
        return puzzles
    kind = _struct(puzzles.type, columns)
    if isinstance(puzzles, pa.ChunkedArray):
        structs = [_structs(chunk, kind, columns) for chunk in puzzles.chunks]
        return pa.chunked_array(structs, kind)
    return _structs(puzzles, kind, columns)


def _reader(batches: Any, column: str, columns: _Columns) -> Any:
    """A reader of the batches of another one with two columns more."""
    at = _index(batches.schema, column, columns)
    schema = batches.schema
    for field in _struct(schema.field(at).type, columns):
        schema = schema.append(field)
    return pa.RecordBatchReader.from_batches(
        schema,
        (
            pa.RecordBatch.from_arrays(
                [*batch.columns, *_answers(batch.column(at), columns)], schema=schema
            )
            for batch in batches
        ),
    )


def _of_arrow(values: Any) -> Any:
    """What an object is in pyarrow: an array, a batch, or several of them."""
    if isinstance(
        values, (pa.Array, pa.ChunkedArray, pa.RecordBatch, pa.Table, pa.RecordBatchReader)
    ):
        return values
    if isinstance(values, (str, bytes)):
        raise TypeError("a column of puzzles is needed, not one text")
    if hasattr(values, "__arrow_c_stream__"):
        chunks = pa.chunked_array(values)
        return pa.Table.from_struct_array(chunks) if pa.types.is_struct(chunks.type) else chunks
    array = pa.array(values)
    return pa.RecordBatch.from_struct_array(array) if pa.types.is_struct(array.type) else array


def _index(schema: Any, column: str, columns: _Columns) -> int:
    """Where the column of the puzzles is."""
    for name in columns.names:
        if name in schema.names:
            raise ValueError(f"there already is a column {name!r}: `names` sets other names")
    at = schema.get_all_field_indices(column)
    if len(at) != 1:
        found = "several columns" if at else "no column"
        raise KeyError(f"there is {found} {column!r} among {', '.join(schema.names)}")
    index: int = at[0]
    return index


def _bytes_like(kind: Any) -> Any:
    """The type of bytes that has offsets of the same size as a type of texts."""
    is_large = pa.types.is_large_string(kind) or pa.types.is_large_binary(kind)
    return pa.large_binary() if is_large else pa.binary()


def _strings_like(kind: Any) -> Any:
    return pa.large_string() if _bytes_like(kind) == pa.large_binary() else pa.string()


def _struct(kind: Any, columns: _Columns) -> Any:
    """The types of the new columns, for a type of puzzles."""
    types = [columns.read(bytearray(), kind).type, pa.int8()]
    return pa.struct(list(zip(columns.names, types, strict=True)))


def _structs(puzzles: Any, kind: Any, columns: _Columns) -> Any:
    answers = _answers(puzzles, columns)
    return pa.StructArray.from_arrays(answers, fields=list(kind))


def _answers(puzzles: Any, columns: _Columns) -> list[Any]:
    """The two new columns for an array of texts."""
    texts = _as_bytes(puzzles)
    valid = texts.drop_null() if texts.null_count else texts
    offsets = memoryview(valid.buffers()[1] or bytes(8)).cast("B").cast("q")
    offsets = offsets[valid.offset : valid.offset + len(valid) + 1]
    data = memoryview(valid.buffers()[2] or b"").cast("B")
    if pc.all(pc.equal(pc.binary_length(valid), 81), min_count=0).as_py():
        # The bytes of all texts follow each other.
        found, numbers = columns.work(data[offsets[0] : offsets[-1]], True)
        statuses = _array(pa.int8(), numbers)
    else:
        cells, unreadable = read_column(data, offsets)
        # A row that is not a grid is not a digit either, and takes no time.
        found, numbers = columns.work(cells, False)
        statuses = _array(pa.int8(), numbers)
        of_texts = _array(pa.int8(), unreadable)
        statuses = pc.if_else(pc.equal(of_texts, int(Status.OK)), statuses, of_texts)
    result = columns.read(found, puzzles.type)
    with_result = pa.array([int(status) for status in columns.with_result], pa.int8())
    result = pc.if_else(pc.is_in(statuses, value_set=with_result), result, None)
    if texts.null_count:
        places = pc.subtract(pc.cumulative_sum(pc.cast(texts.is_valid(), pa.int64())), 1)
        places = pc.if_else(texts.is_valid(), places, None)
        result, statuses = result.take(places), statuses.take(places)
    return [result, statuses]


def _as_bytes(puzzles: Any) -> Any:
    """An array of texts of any type as one of bytes with offsets of 64 bits."""
    kind = puzzles.type
    if pa.types.is_dictionary(kind):
        puzzles = puzzles.dictionary_decode()
        kind = puzzles.type
    if not (
        any(is_kind(kind) for is_kind in (pa.types.is_string, pa.types.is_large_string))
        or any(is_kind(kind) for is_kind in (pa.types.is_binary, pa.types.is_large_binary))
        or pa.types.is_string_view(kind)
        or pa.types.is_binary_view(kind)
        or pa.types.is_fixed_size_binary(kind)
        or pa.types.is_null(kind)
    ):
        raise TypeError(f"a column of strings is needed, not of {kind}")
    return puzzles.cast(pa.large_binary())
