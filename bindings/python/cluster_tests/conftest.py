"""A cluster on this machine: two executors, each a process of its own with one core."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import sudoku_core

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

DATA = Path(__file__).parents[3] / "tests" / "data" / "seventeen_clues.tsv"
FILES = 20
ROWS = 2000

# The workers run the same Python, which has the wheel.
os.environ["PYSPARK_PYTHON"] = sys.executable


def cluster() -> SparkSession:
    # The tests of Ray run where there is no Spark.
    from pyspark.sql import SparkSession

    return (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .config("spark.ui.enabled", "false")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.host", "127.0.0.1")
        # Each file is a task of several batches.
        .config("spark.sql.files.maxPartitionBytes", "1m")
        .config("spark.sql.files.openCostInBytes", "1m")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "500")
        .config("spark.sql.shuffle.partitions", "2")
        .getOrCreate()
    )


@pytest.fixture(scope="session")
def spark() -> Iterator[SparkSession]:
    session = cluster()
    session.sparkContext.setLogLevel("OFF")
    yield session
    session.stop()


@pytest.fixture(scope="session")
def puzzles() -> list[str]:
    """As many puzzles as there are rows, most of them several times."""
    lines = DATA.read_text().splitlines()
    texts = [line.split("\t")[0] for line in lines if not line.startswith("#")]
    return (texts * (FILES * ROWS // len(texts) + 1))[: FILES * ROWS]


@pytest.fixture(scope="session")
def inputs(puzzles: list[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the puzzles, each with its number."""
    folder = tmp_path_factory.mktemp("inputs")
    for number in range(FILES):
        ids = range(number * ROWS, (number + 1) * ROWS)
        table = pa.table({"id": ids, "puzzle": [puzzles[i] for i in ids]})
        pq.write_table(table, folder / f"{number:02}.parquet")
    return folder


@pytest.fixture(scope="session")
def solutions(puzzles: list[str]) -> list[str]:
    """What the wheel finds by itself."""
    return sudoku_core.solve_many(puzzles)


def check(output: Path, puzzles: list[str], solutions: list[str]) -> None:
    """Every row is there once, and right. The files are read as any other program reads them."""
    table = pq.read_table(output)
    assert sorted(table["id"].to_pylist()) == list(range(len(puzzles)))
    table = table.sort_by("id")
    assert table["puzzle"].to_pylist() == puzzles
    assert table["solution"].to_pylist() == solutions
    assert set(table["status"].to_pylist()) == {0}


def parent(pid: int) -> int:
    """The process that started a process."""
    return int(_fields(pid)[1])


def is_alive(pid: int) -> bool:
    """Whether a process has not ended."""
    try:
        return _fields(pid)[0] not in "ZX"
    except FileNotFoundError:
        return False


def _fields(pid: int) -> list[str]:
    """The state of a process, its parent and so on."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
