"""Processes of a cluster that die in the middle of a job, by SIGKILL."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pyarrow as pa
import pytest
from conftest import FILES, check, is_alive, parent
from marks import NO_LIMIT, PATIENCE, Marks
from pyspark.sql import DataFrame, SparkSession

from sudoku_core import spark as on_spark


def marked(df: DataFrame, marks: Marks) -> DataFrame:
    """The same rows, with a mark of each batch."""
    step = marks.step()

    def each(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            step()
            yield batch

    return df.mapInArrow(each, df.schema)


def command(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")


@pytest.mark.parametrize("victim", ["executor", "daemon", "worker"])
def test_a_process_dies(
    victim: str,
    spark: SparkSession,
    inputs: Path,
    puzzles: list[str],
    solutions: list[str],
    tmp_path: Path,
) -> None:
    marks, output = Marks(tmp_path), tmp_path / "out"
    failures: list[BaseException] = []

    def job() -> None:
        try:
            df = marked(spark.read.parquet(str(inputs)), marks)
            on_spark.solve(df).write.parquet(str(output))
        except BaseException as failure:
            failures.append(failure)

    # A task has four batches: some tasks are done, most are not, and one is in the middle.
    marks.set_limit(23)
    thread = threading.Thread(target=job, daemon=True)
    thread.start()
    marks.wait_for(23, thread.is_alive)
    worker, daemon = marks.workers()[-1]
    if victim == "executor":
        pid = parent(daemon)
        assert "CoarseGrainedExecutorBackend" in command(pid)
    elif victim == "daemon":
        pid = daemon
        assert "pyspark.daemon" in command(pid)
    else:
        pid = worker
    os.kill(pid, signal.SIGKILL)
    # A busy machine takes its time.
    while is_alive(pid):
        time.sleep(0.05)
    before = len(marks.workers())
    marks.set_limit(NO_LIMIT)
    thread.join(PATIENCE)
    assert not thread.is_alive() and not failures
    if victim == "daemon":
        # Its workers end their tasks, and others than it start the next ones.
        assert daemon not in {daemon for _, daemon in marks.workers()[before:]}
    else:
        # The batch in which it was has been done again.
        assert len(marks.workers()) > 4 * FILES
    check(output, puzzles, solutions)


DRIVER = """
import sys
from pathlib import Path
from conftest import cluster
from marks import Marks
from sudoku_core import spark as on_spark
from test_spark_deaths import marked

inputs, output, root = sys.argv[1:]
session = cluster()
session.sparkContext.setLogLevel("OFF")
slices = on_spark.in_slices(
    session,
    inputs,
    output,
    lambda df: on_spark.solve(marked(df, Marks(Path(root)))),
    description="solve",
    slice_files=2,
)
print("slices", slices, flush=True)
session.stop()
"""


def children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def test_the_driver_dies(
    inputs: Path, puzzles: list[str], solutions: list[str], tmp_path: Path
) -> None:
    marks, output = Marks(tmp_path), tmp_path / "out"
    arguments = [sys.executable, "-c", DRIVER, str(inputs), str(output), str(tmp_path)]

    def start() -> subprocess.Popen[str]:
        return subprocess.Popen(
            arguments, cwd=Path(__file__).parent, stdout=subprocess.PIPE, text=True
        )

    def records() -> dict[str, bytes]:
        folder = output / "_slices"
        return {path.name: path.read_bytes() for path in folder.glob("[0-9]*.json")}

    for deaths in (1, 2):
        # In the middle of a slice, which has eight batches. What is left of a driver that died may
        # add a mark or two.
        limit = len(marks.workers()) + 2 * 8 + 4
        marks.set_limit(limit)
        driver = start()
        try:
            marks.wait_for(limit, lambda: driver.poll() is None)
            jvms = children(driver.pid)
            assert any("SparkSubmit" in command(jvm) for jvm in jvms)
        finally:
            for pid in [*children(driver.pid), driver.pid]:
                os.kill(pid, signal.SIGKILL)
            driver.communicate(timeout=PATIENCE)
        before = records()
        assert len(before) == 2 * deaths
        assert list((output / "_attempts").iterdir()), "no slice was in the middle"

    marks.set_limit(NO_LIMIT)
    driver = start()
    try:
        printed, _ = driver.communicate(timeout=PATIENCE)
    finally:
        driver.kill()
    # Only what was missing is done, and what was committed is as it was.
    found = re.search(r"^slices (\d+)$", printed, re.M)
    assert found is not None and int(found[1]) == FILES // 2 - len(before)
    assert {name: records()[name] for name in before} == before
    check(output, puzzles, solutions)
