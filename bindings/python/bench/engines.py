"""What engines of data frames cost on top of solving: from Parquet files to Parquet files.

    python bench/engines.py PUZZLES [ENGINE...]

PUZZLES is a text with one puzzle in each line, which xz may have compressed; its rows are written
twenty times, to as many files. Each engine runs in a process of its own, several rounds; the rows
and statuses that it writes are checked. Figures are the CPU seconds of all its processes and
threads in the first round and in the best one, so they hold on a busy machine too. Needs Linux.
"""

from __future__ import annotations

import json
import lzma
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

FILES = 20
ROUNDS = 5

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """What a process, all that it started and all that has ended of those have taken."""
    stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = sum(int(field) for field in stat[11:15]) / TICKS
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    children = [int(child) for task in tasks for child in task.read_text().split()]
    return own + sum(cpu_seconds(child) for child in children)


def solver(inputs: str, output: str) -> Callable[[], None]:
    """Solving alone: the bytes are in memory before, and nothing is written."""
    import sudoku_core

    data = "".join(pq.read_table(inputs)["puzzle"].to_pylist()).encode()

    def run() -> None:
        assert not any(sudoku_core.solve_buffer(data, text=True, threads=1)[1])

    return run


def pyarrow(inputs: str, output: str) -> Callable[[], None]:
    from sudoku_core import arrow

    def run() -> None:
        Path(output).mkdir()
        for file in sorted(Path(inputs).iterdir()):
            solved = arrow.solve(pq.read_table(file, use_threads=False))
            pq.write_table(solved, Path(output, file.name), compression="zstd")

    return run


def polars(inputs: str, output: str) -> Callable[[], None]:
    import polars as pl

    from sudoku_core import arrow

    def run() -> None:
        puzzles = pl.scan_parquet(f"{inputs}/*.parquet")
        new = {"solution": pl.String, "status": pl.Int8}
        solved = puzzles.map_batches(
            lambda batch: pl.DataFrame(arrow.solve(batch)),
            schema={**puzzles.collect_schema(), **new},
            streamable=True,
        )
        Path(output).mkdir()
        solved.sink_parquet(f"{output}/all.parquet", compression="zstd")

    return run


def duckdb(inputs: str, output: str) -> Callable[[], None]:
    import duckdb

    from sudoku_core import arrow

    connection: Any = duckdb.connect()
    connection.create_function(
        "solve",
        lambda puzzles: arrow.solve(puzzles),
        ["VARCHAR"],
        "STRUCT(solution VARCHAR, status TINYINT)",
        type="arrow",
    )

    def run() -> None:
        Path(output).mkdir()
        solved = connection.sql(f"SELECT *, unnest(solve(puzzle)) FROM '{inputs}/*.parquet'")
        solved.write_parquet(f"{output}/all.parquet", compression="zstd")

    return run


def pandas(inputs: str, output: str) -> Callable[[], None]:
    import pandas as pd

    from sudoku_core import arrow

    def run() -> None:
        Path(output).mkdir()
        for file in sorted(Path(inputs).iterdir()):
            solved = arrow.solve(pd.read_parquet(file)).to_pandas(types_mapper=pd.ArrowDtype)
            solved.to_parquet(Path(output, file.name), compression="zstd")

    return run


def spark(inputs: str, output: str) -> Callable[[], None]:
    from pyspark.sql import SparkSession

    from sudoku_core import spark as on_spark

    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = (
        SparkSession.builder.master("local[1]")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.parquet.compression.codec", "zstd")
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("OFF")

    def run() -> None:
        on_spark.solve(session.read.parquet(inputs)).write.parquet(output)

    return run


def spark_files(inputs: str, output: str) -> Callable[[], None]:
    """The same in slices of five files, with a record of each."""
    from pyspark.sql import SparkSession

    from sudoku_core import spark as on_spark

    spark(inputs, output)
    session = SparkSession.active()

    def run() -> None:
        on_spark.solve_files(session, inputs, output, slice_files=5)

    return run


ENGINES = [solver, pyarrow, polars, duckdb, pandas, spark, spark_files]


def measure(engine: Callable[[str, str], Callable[[], None]], inputs: str, rows: int) -> None:
    """Prints the CPU seconds of each round."""
    output = tempfile.mkdtemp()
    run = engine(inputs, output)
    seconds = []
    for _ in range(ROUNDS):
        shutil.rmtree(output)
        before = cpu_seconds(os.getpid())
        run()
        seconds.append(cpu_seconds(os.getpid()) - before)
        if engine is not solver:
            solved = pq.read_table(output, columns=["id", "status"])
            assert sorted(solved["id"].to_pylist()) == list(range(rows))
            assert not any(solved["status"].to_pylist())
        else:
            Path(output).mkdir()
    shutil.rmtree(output)
    print(json.dumps(seconds), flush=True)


def main() -> int:
    if len(sys.argv) < 2:
        print(__doc__)
        return 2
    if sys.argv[1] == "--measure":
        measure(globals()[sys.argv[2]], sys.argv[3], int(sys.argv[4]))
        return 0
    data = Path(sys.argv[1]).read_bytes()
    if data.startswith(b"\xfd7zXZ"):
        data = lzma.decompress(data)
    puzzles = data.decode().split()
    rows = FILES * len(puzzles)
    names = sys.argv[2:] or [engine.__name__ for engine in ENGINES]
    with tempfile.TemporaryDirectory() as inputs:
        for number in range(FILES):
            ids = range(number * len(puzzles), (number + 1) * len(puzzles))
            table = pa.table({"id": ids, "puzzle": puzzles})
            pq.write_table(table, Path(inputs, f"{number:02}.parquet"), compression="zstd")
        model = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
        print(f"{rows:,} rows, {platform.python_version()}, {model and model[1]}")
        for name in names:
            command = [sys.executable, __file__, "--measure", name, inputs, str(rows)]
            run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
            seconds = json.loads(run.stdout.splitlines()[-1])
            package = {"solver": "sudoku-core", "spark": "pyspark", "spark_files": "pyspark"}
            release = version(package.get(name, name))
            figures = f"first {seconds[0]:.2f} s, best {min(seconds):.2f} s"
            print(f"{name} {release}: {figures}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
