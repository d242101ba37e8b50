"""Data frames of Spark, and files in slices."""

from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from conftest import FILES, ROWS, check
from pyspark.sql import SparkSession

import sudoku_core
from sudoku_core import Status, _slices, arrow
from sudoku_core import spark as on_spark

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
TEXTS = [PUZZLE, None, "", 81 * ".", "55" + 79 * ".", "x" * 81, PUZZLE + "1", PUZZLE]


def by_id(row: Any) -> int:
    return row.id


def test_a_data_frame_has_the_answers_of_arrow(spark: SparkSession) -> None:
    df = spark.createDataFrame(list(enumerate(TEXTS)), "id int, puzzle string").repartition(3)
    solved = on_spark.solve(df)
    assert solved.dtypes == [
        ("id", "int"),
        ("puzzle", "string"),
        ("solution", "string"),
        ("status", "tinyint"),
    ]
    rows = sorted(solved.collect(), key=by_id)
    expected = arrow.solve(TEXTS).to_pylist()
    assert [row.puzzle for row in rows] == TEXTS
    assert [{"solution": row.solution, "status": row.status} for row in rows] == expected
    paused = on_spark.solve(df, budget=0).where(f"status = {int(Status.PAUSED)}")
    assert sorted(row.puzzle for row in paused.collect()) == sorted([PUZZLE, PUZZLE, 81 * "."])

    forms = sorted(
        on_spark.canonicalize(solved, names=("form", "read")).collect(), key=by_id
    )
    assert forms[0].form == str(sudoku_core.canonicalize(PUZZLE)[0]) == forms[7].form
    assert on_spark.canonicalize(df.na.drop()).dropDuplicates(["form"]).count() == 4
    assert on_spark.solve(df.limit(0)).collect() == []

    rated = on_spark.rate(df)
    assert rated.select("rating.*").dtypes == [
        ("level", "tinyint"),
        ("verdict", "string"),
        ("rounds", "array<int>"),
        ("removed", "array<int>"),
    ]
    for rectangles in (False, True):
        rows = sorted(on_spark.rate(df, rectangles=rectangles).collect(), key=by_id)
        ratings = [row.asDict(recursive=True)["rating"] for row in rows]
        expected = arrow.rate(TEXTS, rectangles=rectangles).field("rating").to_pylist()
        assert ratings == expected


def test_wrong_columns_are_errors_of_the_driver(spark: SparkSession) -> None:
    df = spark.createDataFrame([(PUZZLE, 1)], "puzzle string, status int")
    with pytest.raises(ValueError, match="already is a column 'status'"):
        on_spark.solve(df)
    with pytest.raises(KeyError, match="no column 'p'"):
        on_spark.solve(df, "p", names=("a", "b"))


def test_files_are_done_once_and_new_ones_later(
    spark: SparkSession,
    inputs: Path,
    puzzles: list[str],
    solutions: list[str],
    tmp_path: Path,
) -> None:
    folder, output = tmp_path / "in", tmp_path / "out"
    folder.mkdir()
    files = sorted(inputs.iterdir())
    calls: list[tuple[int, int]] = []

    def run(**options: Any) -> int:
        calls.clear()
        return on_spark.solve_files(
            spark, [f"{folder}/*.parquet"], str(output), slice_files=2, **options,
            progress=lambda done, total: calls.append((done, total)),
        )  # fmt: skip

    with pytest.raises(FileNotFoundError):
        run()
    for file in files[:5]:
        (folder / file.name).write_bytes(file.read_bytes())
    assert run() == 3 and calls == [(0, 5), (2, 5), (4, 5), (5, 5)]
    check(output, puzzles[: 5 * ROWS], solutions[: 5 * ROWS])
    assert spark.read.parquet(str(output)).count() == 5 * ROWS
    before = {path: path.read_bytes() for path in output.rglob("*") if path.is_file()}
    assert run() == 0 and calls == [(5, 5)]
    assert before == {path: path.read_bytes() for path in output.rglob("*") if path.is_file()}

    for file in files[5:7]:
        (folder / file.name).write_bytes(file.read_bytes())
    assert run() == 1 and calls == [(5, 7), (7, 7)]
    check(output, puzzles[: 7 * ROWS], solutions[: 7 * ROWS])

    with pytest.raises(ValueError, match="another work"):
        run(budget=1)
    with pytest.raises(ValueError, match="another work"):
        on_spark.canonicalize_files(spark, str(folder), str(output))
    (folder / files[0].name).write_bytes(files[1].read_bytes())
    with pytest.raises(ValueError, match="has changed"):
        run()


class Death(Exception):
    """What ends a call in the middle, as a driver that dies."""


@pytest.mark.parametrize("moment", ["written", "recorded", "committed", "moving", "moved"])
def test_a_call_that_ends_in_the_middle(
    moment: str,
    spark: SparkSession,
    inputs: Path,
    puzzles: list[str],
    solutions: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Three calls end at the same moment between two steps of a slice. Another one continues."""
    table = _slices._Table
    commit, publish = table.commit, table.publish

    def dying_commit(self: Any, number: int, record: Any) -> None:
        if moment == "written":
            raise Death
        if moment == "recorded":
            # The record is complete, and not yet in its place.
            folder = Path(tmp_path / "out" / "_slices")
            folder.mkdir(exist_ok=True)
            (folder / f".{number:06}-{record.attempt}").write_text("{}")
            raise Death
        commit(self, number, record)
        if moment == "committed":
            dead.add(number)
            raise Death

    dead = set()

    def dying_publish(self: Any, number: int, attempt: str) -> None:
        if number in dead:
            return publish(self, number, attempt)
        dead.add(number)
        folder = Path(self.attempt(number, attempt).removeprefix("file:"))
        files = sorted(folder.glob("part-*"))
        assert len(files) == 2
        if moment == "moving":
            files[0].rename(tmp_path / "out" / f"slice-{number:06}-{files[0].name}")
            raise Death
        # As a file system does that copies first, and then removes.
        for file in files:
            (tmp_path / "out" / f"slice-{number:06}-{file.name}").write_bytes(file.read_bytes())
        raise Death

    def run() -> int:
        some = [str(inputs / f"{number:02}.parquet") for number in range(6)]
        return on_spark.solve_files(spark, some, str(tmp_path / "out"), slice_files=2)

    for _ in range(3):
        with monkeypatch.context() as patch:
            patch.setattr(table, "commit", dying_commit)
            patch.setattr(table, "publish", dying_publish)
            with pytest.raises(Death):
                run()
    committed = 0 if moment in ("written", "recorded") else 3
    assert len(list((tmp_path / "out" / "_slices").glob("[0-9]*.json"))) == committed
    assert run() == 3 - committed
    check(tmp_path / "out", puzzles[: 6 * ROWS], solutions[: 6 * ROWS])
    assert not list((tmp_path / "out" / "_attempts").iterdir())


def test_another_driver_commits_nothing_twice(
    spark: SparkSession, inputs: Path, puzzles: list[str], solutions: list[str], tmp_path: Path
) -> None:
    output = str(tmp_path / "out")

    def run(df_work: Any = on_spark.solve) -> int:
        return on_spark.in_slices(
            spark, str(inputs), output, df_work, description="solve", slice_files=FILES // 2
        )

    def slow_one(df: Any) -> Any:
        # While this driver works on its first slice, another one does all.
        if not (tmp_path / "out").exists():
            assert run() == 2
        return on_spark.solve(df)

    with pytest.raises(RuntimeError, match="another driver has committed slice 0"):
        run(slow_one)
    assert run() == 0
    check(tmp_path / "out", puzzles, solutions)
    assert len(pq.read_table(tmp_path / "out")) == FILES * ROWS
