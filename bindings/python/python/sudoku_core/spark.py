"""Puzzles in a data frame of Spark, on as many machines as it has.

``pip install 'sudoku-core[spark]'`` on the driver; the workers need ``sudoku-core[arrow]``. The
rows go to Python as record batches of Arrow, and each task works on one thread, as Spark runs one
task per core. A task that dies is run again by Spark. If the driver dies, nothing of its job is
written: `solve_files` works in slices, so that another call continues.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from pyspark.sql.types import (
    ArrayType,
    ByteType,
    DataType,
    IntegerType,
    StringType,
    StructField,
    StructType,
)

from . import arrow
from ._slices import in_slices

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    import pyarrow as pa
    from pyspark.sql import DataFrame, SparkSession

__all__ = [
    "canonicalize",
    "canonicalize_files",
    "in_slices",
    "rate",
    "rate_files",
    "solve",
    "solve_files",
]

_RATING = StructType(
    [
        StructField("level", ByteType()),
        StructField("verdict", StringType()),
        StructField("rounds", ArrayType(IntegerType())),
        StructField("removed", ArrayType(IntegerType())),
    ]
)


def solve(
    df: DataFrame,
    column: str = "puzzle",
    *,
    budget: int | None = None,
    names: tuple[str, str] = ("solution", "status"),
) -> DataFrame:
    """Solves the puzzles of a column, and adds the columns ``solution``, a string, and ``status``,
    a tinyint: see `arrow.solve`.

    A ``budget`` of nodes for each puzzle keeps one hostile row from holding up the job. Raises
    `ValueError` if there already is a column of one of the names, and `KeyError` if there is none
    with the puzzles. A job fails if they are not strings.
    """
    work = partial(arrow.solve, column=column, budget=budget, names=names)
    return _with_columns(df, column, names, StringType(), work)


def rate(
    df: DataFrame,
    column: str = "puzzle",
    *,
    rectangles: bool = False,
    names: tuple[str, str] = ("rating", "status"),
) -> DataFrame:
    """Adds the columns ``rating``, a struct, and ``status``, a tinyint: see `arrow.rate`.

    ``rate(df).groupBy("rating.level").count()`` says how many puzzles there are of each level.
    """
    work = partial(arrow.rate, column=column, rectangles=rectangles, names=names)
    return _with_columns(df, column, names, _RATING, work)


def canonicalize(
    df: DataFrame, column: str = "puzzle", *, names: tuple[str, str] = ("form", "status")
) -> DataFrame:
    """Adds the columns ``form``, a string, and ``status``, a tinyint: see `arrow.canonicalize`.

    ``canonicalize(df).dropDuplicates(["form"])`` has one of all puzzles that are isomorphic.
    """
    work = partial(arrow.canonicalize, column=column, names=names)
    return _with_columns(df, column, names, StringType(), work)


def solve_files(
    spark: SparkSession,
    inputs: str | Iterable[str],
    output: str,
    column: str = "puzzle",
    *,
    slice_files: int = 64,
    budget: int | None = None,
    names: tuple[str, str] = ("solution", "status"),
    progress: Callable[[int, int], object] | None = None,
) -> int:
    """Solves the puzzles of Parquet files, `slice_files` files at a time, into the folder
    ``output``: see `solve` for the columns, and `in_slices` for what happens if the driver dies.
    """
    return in_slices(
        spark,
        inputs,
        output,
        partial(solve, column=column, budget=budget, names=names),
        description=f"solve {column!r} to {names!r} within {budget} nodes",
        slice_files=slice_files,
        progress=progress,
    )


def rate_files(
    spark: SparkSession,
    inputs: str | Iterable[str],
    output: str,
    column: str = "puzzle",
    *,
    slice_files: int = 64,
    rectangles: bool = False,
    names: tuple[str, str] = ("rating", "status"),
    progress: Callable[[int, int], object] | None = None,
) -> int:
    """Rates the puzzles of Parquet files: as `solve_files`, with the columns of
    `rate`.
    """
    return in_slices(
        spark,
        inputs,
        output,
        partial(rate, column=column, rectangles=rectangles, names=names),
        description=f"rate {column!r} to {names!r}" + rectangles * " with rectangles",
        slice_files=slice_files,
        progress=progress,
    )


def canonicalize_files(
    spark: SparkSession,
    inputs: str | Iterable[str],
    output: str,
    column: str = "puzzle",
    *,
    slice_files: int = 64,
    names: tuple[str, str] = ("form", "status"),
    progress: Callable[[int, int], object] | None = None,
) -> int:
    """Canonicalizes the puzzles of Parquet files: as `solve_files`, with the columns of
    `canonicalize`.
    """
    return in_slices(
        spark,
        inputs,
        output,
        partial(canonicalize, column=column, names=names),
        description=f"canonicalize {column!r} to {names!r}",
        slice_files=slice_files,
        progress=progress,
    )


def _with_columns(
    df: DataFrame,
    column: str,
    names: tuple[str, str],
    kind: DataType,
    work: Callable[[Any], Any],
) -> DataFrame:
    """The data frame with a result and a status more, which `work` adds to each batch."""
    if column not in df.columns:
        raise KeyError(f"there is no column {column!r} among {', '.join(df.columns)}")
    for name in names:
        if name in df.columns:
            raise ValueError(f"there already is a column {name!r}: `names` sets other names")
    new = [StructField(names[0], kind), StructField(names[1], ByteType())]
    schema = StructType([*df.schema.fields, *new])
    return df.mapInArrow(partial(_each, work), schema)


def _each(work: Callable[[Any], Any], batches: Iterable[pa.RecordBatch]) -> Iterator[Any]:
    """What a worker does with its batches."""
    for batch in batches:
        yield work(batch)
