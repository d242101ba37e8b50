"""Columns of Arrow: every type and form, beside one puzzle at a time."""

import doctest
import random
import re
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from conftest import CONFLICT, EMPTY, NO_SOLUTION, PUZZLE

import sudoku_core
from sudoku_core import Grid, Status, _native, arrow

GUESSES = "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"
ROWS = "\n".join(PUZZLE[i : i + 9] for i in range(0, 81, 9))

# What a text may be, with its status.
TEXTS: dict[str | None, Status | None] = {
    PUZZLE: Status.OK,
    None: None,
    NO_SOLUTION: Status.NO_SOLUTION,
    EMPTY: Status.NOT_UNIQUE,
    CONFLICT: Status.CONFLICT,
    "": Status.TEXT_EMPTY,
    " \n": Status.TEXT_EMPTY,
    PUZZLE[:80]: Status.TEXT_TOO_SHORT,
    PUZZLE + "1": Status.TEXT_TOO_LONG,
    PUZZLE[:80] + "x": Status.TEXT_NOT_A_SYMBOL,
    PUZZLE[:80] + "\0": Status.TEXT_NOT_A_SYMBOL,
    "é" + PUZZLE[1:]: Status.TEXT_NOT_A_SYMBOL,
    "é" + PUZZLE[2:]: Status.TEXT_NOT_A_SYMBOL,  # 81 bytes
    "x": Status.TEXT_NOT_A_SYMBOL,
    PUZZLE[:4] + " " + PUZZLE[5:]: Status.TEXT_BROKEN_ROW,
    PUZZLE[:9] + "\n" + PUZZLE[9:18] + PUZZLE[18:]: Status.TEXT_LONG_ROW,
    ROWS: Status.OK,
    "  " + PUZZLE + " # a comment": Status.OK,
    PUZZLE.replace(".", "0"): Status.OK,
    GUESSES: Status.OK,
}

TYPES = [
    pa.string(),
    pa.large_string(),
    pa.string_view(),
    pa.binary(),
    pa.large_binary(),
    pa.binary_view(),
    pa.dictionary(pa.int8(), pa.string()),
    pa.dictionary(pa.int32(), pa.large_string()),
]


def answer(text: str | None) -> tuple[str | None, Status | None]:
    """The solution and the status of a text, as one puzzle by itself."""
    try:
        return (None, None) if text is None else (str(Grid(text).solve()), Status.OK)
    except sudoku_core.ParseError:
        return None, TEXTS[text]
    except sudoku_core.Conflict:
        return None, Status.CONFLICT
    except sudoku_core.NoSolution:
        return None, Status.NO_SOLUTION
    except sudoku_core.NotUnique:
        return None, Status.NOT_UNIQUE


def check(texts: list[str | None], answers: list[dict[str, object]]) -> None:
    assert len(answers) == len(texts)
    for text, found in zip(texts, answers, strict=True):
        assert (found["solution"], found["status"]) == answer(text), repr(text)


def array_of(texts: list[str | None], kind: pa.DataType) -> pa.Array:
    array = pa.array(texts, pa.string())
    if pa.types.is_dictionary(kind):
        return array.cast(kind.value_type).dictionary_encode().cast(kind)
    return array.cast(pa.binary()).cast(kind) if "binary" in str(kind) else array.cast(kind)


def test_every_status_is_that_of_the_wheel() -> None:
    texts = list(TEXTS)
    solved = arrow.solve(pa.array(texts))
    assert solved.field("status").to_pylist() == list(TEXTS.values())
    check(texts, solved.to_pylist())
    names = arrow.status_names(solved.field("status")).to_pylist()
    assert names == [status if status is None else status.name for status in TEXTS.values()]
    every = arrow.status_names(pa.array(list(Status), pa.int8())).to_pylist()
    assert every == [status.name for status in Status]


@pytest.mark.parametrize("kind", TYPES, ids=str)
def test_every_type_slice_and_share_of_nulls(kind: pa.DataType) -> None:
    generator = random.Random(15)
    is_large = kind in (pa.large_string(), pa.large_binary())
    pools = [[PUZZLE, EMPTY, CONFLICT, GUESSES], [None], list(TEXTS)]
    for shares in [(1, 0, 0), (1, 1, 0), (1, 0, 1), (1, 1, 1), (0, 1, 0), (0, 0, 1)]:
        for length in [0, 1, 2, 3, 40]:
            of_each = generator.choices(pools, shares, k=length)
            texts = [generator.choice(pool) for pool in of_each]
            array = array_of(texts, kind)
            assert array.type == kind and len(array) == length
            for begin in range(min(length, 3) + 1):
                for end in {begin, max(begin, length - 1), length}:
                    solved = arrow.solve(array[begin:end])
                    solved.validate(full=True)
                    text = pa.large_string() if is_large else pa.string()
                    assert [field.type for field in solved.type] == [text, pa.int8()]
                    check(texts[begin:end], solved.to_pylist())


def test_nulls_with_text_under_them_and_bytes_that_are_no_text() -> None:
    # What a null covers may be anything, and is no puzzle.
    text = pa.py_buffer((PUZZLE + GUESSES + EMPTY).encode())
    offsets = pa.array([0, 81, 162, 243], pa.int32()).buffers()[1]
    array = pa.Array.from_buffers(pa.string(), 3, [pa.py_buffer(b"\5"), offsets, text])
    check([PUZZLE, None, EMPTY], arrow.solve(array).to_pylist())
    check([None, EMPTY], arrow.solve(array[1:]).to_pylist())

    broken = arrow.solve(pa.array([b"\xff" * 81, b"\xff"], pa.binary()))
    assert broken.field("status").to_pylist() == 2 * [Status.TEXT_NOT_A_SYMBOL]
    fixed = pa.array([PUZZLE.encode(), None], pa.binary(81))
    check([PUZZLE, None], arrow.solve(fixed).to_pylist())
    check([None, None], arrow.solve(pa.nulls(2)).to_pylist())


def test_batches_tables_and_readers_keep_their_columns() -> None:
    texts = list(TEXTS)
    batch = pa.record_batch(
        {"id": range(len(texts)), "p": texts, "list": [[i] for i in range(len(texts))]}
    ).replace_schema_metadata({"key": "value"})
    for size in [0, 1, 7, len(texts)]:
        part = batch[:size]
        solved = arrow.solve(part, "p")
        assert isinstance(solved, pa.RecordBatch)
        assert solved.select(["id", "p", "list"]).equals(part)
        assert solved.schema.metadata == batch.schema.metadata
        check(texts[:size], solved.to_pylist())

    table = pa.Table.from_batches([batch[:3], batch[3:3], batch[3:11], batch[11:]])
    solved = arrow.solve(table, "p")
    assert isinstance(solved, pa.Table) and solved.select(["id", "p", "list"]).equals(table)
    check(texts, solved.to_pylist())
    empty = arrow.solve(table.schema.empty_table(), "p")
    assert empty.schema == solved.schema and empty.num_rows == 0
    without_chunks = pa.table({"p": pa.chunked_array([], pa.string())})
    of_none = solved.schema.remove_metadata()
    assert list(arrow.solve(without_chunks, "p").schema) == [of_none.field(i) for i in (1, 3, 4)]

    reader = arrow.solve(table.to_reader(), "p")
    assert isinstance(reader, pa.RecordBatchReader) and reader.schema == solved.schema
    assert reader.read_all().equals(solved)
    chunks = arrow.solve(table["p"])
    assert isinstance(chunks, pa.ChunkedArray)
    check(texts, chunks.to_pylist())
    assert arrow.solve(pa.chunked_array([], pa.string())).to_pylist() == []


def test_a_reader_takes_one_batch_at_a_time() -> None:
    schema = pa.schema({"puzzle": pa.string()})
    taken = []

    def batches():
        for number in range(3):
            taken.append(number)
            yield pa.record_batch({"puzzle": [PUZZLE]}, schema)

    reader = arrow.solve(pa.RecordBatchReader.from_batches(schema, batches()))
    for number in range(3):
        assert len(taken) == number
        check([PUZZLE], reader.read_next_batch().to_pylist())


def test_objects_that_have_the_interface_of_arrow_alone() -> None:
    class Array:
        def __init__(self, inner: object) -> None:
            self.inner = inner

        def __arrow_c_array__(self, requested_schema: object = None) -> object:
            return self.inner.__arrow_c_array__(requested_schema)

    class Stream:
        def __init__(self, inner: object) -> None:
            self.inner = inner

        def __arrow_c_stream__(self, requested_schema: object = None) -> object:
            return self.inner.__arrow_c_stream__(requested_schema)

    texts = [PUZZLE, None, "x"]
    batch = pa.record_batch({"puzzle": texts})
    table = pa.Table.from_batches([batch, batch])
    for given, kind, times in [
        (Array(batch), pa.RecordBatch, 1),
        (Array(batch["puzzle"]), pa.Array, 1),
        (Stream(table), pa.Table, 2),
        (Stream(table["puzzle"]), pa.ChunkedArray, 2),
        (texts, pa.Array, 1),
    ]:
        found = arrow.solve(given)
        assert isinstance(found, kind)
        check(times * texts, found.to_pylist())


def test_counts() -> None:
    texts = [PUZZLE, EMPTY, CONFLICT, None, "x", GUESSES]
    counted = arrow.count(texts, limit=5)
    assert counted.type.field("count").type == pa.uint32()
    assert counted.field("count").to_pylist() == [1, 5, 0, None, None, 1]
    assert counted.field("status").to_pylist() == [0, 0, 0, None, Status.TEXT_NOT_A_SYMBOL, 0]
    assert arrow.count([EMPTY]).field("count").to_pylist() == [2]


def test_budgets() -> None:
    # A puzzle that needs a guess needs more than one node.
    texts = [PUZZLE, GUESSES, "x"]
    statuses = [Status.OK, Status.PAUSED, Status.TEXT_NOT_A_SYMBOL]
    solved = arrow.solve(texts, budget=1)
    assert solved.field("status").to_pylist() == statuses
    assert [solution is None for solution in solved.field("solution").to_pylist()] == [0, 1, 1]
    counted = arrow.count(texts, limit=5, budget=1)
    assert counted.field("status").to_pylist() == statuses
    assert counted.field("count").to_pylist() == [1, 0, None]


def test_forms() -> None:
    texts = [PUZZLE, ROWS, EMPTY, None, "x", CONFLICT]
    found = arrow.canonicalize(texts)
    forms = [str(sudoku_core.canonicalize(PUZZLE)[0])] * 2 + [EMPTY, None, None]
    forms.append(str(sudoku_core.canonicalize(CONFLICT)[0]))
    assert found.field("form").to_pylist() == forms
    assert found.field("status").to_pylist() == [0, 0, 0, None, Status.TEXT_NOT_A_SYMBOL, 0]


def test_ratings(seventeen: list[str]) -> None:
    texts = [*seventeen[:200], None, EMPTY, "x", CONFLICT, None, ROWS]
    for given in (texts, seventeen[:200], [None], ["x", "y"], []):
        rated = arrow.rate(pa.array(given, pa.string()))
        rated.validate(full=True)
        assert len(rated) == len(given)
        for text, found in zip(given, rated.to_pylist(), strict=True):
            if text is None or len(text) == 1:
                status = None if text is None else Status.TEXT_NOT_A_SYMBOL
                assert found == {"rating": None, "status": status}
                continue
            rating = sudoku_core.rate(text)
            assert found["status"] == 0
            assert found["rating"] == {
                "level": rating.level,
                "verdict": rating.verdict,
                "rounds": list(rating.rounds),
                "removed": list(rating.removed),
            }
    levels = arrow.rate(seventeen[:200]).field("rating").field("level")
    assert levels.type == pa.int8() and len(levels.unique()) > 2


def test_ratings_with_rectangles(seventeen: list[str]) -> None:
    texts = [*seventeen[:50], None, EMPTY, "x", CONFLICT, NO_SOLUTION, ROWS]
    rated = arrow.rate(texts, rectangles=True)
    rated.validate(full=True)
    for text, found in zip(texts, rated.to_pylist(), strict=True):
        try:
            rating = None if text is None else sudoku_core.rate(text, rectangles=True)
        except sudoku_core.SudokuError:
            assert found == {"rating": None, "status": TEXTS[text]}
            continue
        if rating is None:
            assert found == {"rating": None, "status": None}
            continue
        assert found["status"] == 0
        assert found["rating"]["rounds"] == list(rating.rounds)
        assert found["rating"]["removed"] == list(rating.removed)


def test_threads(seventeen: list[str]) -> None:
    solved = [arrow.solve(seventeen, threads=threads) for threads in (1, 3, None)]
    assert solved[0] == solved[1] == solved[2]
    expected = [sudoku_core.solve(puzzle) for puzzle in seventeen]
    assert solved[0].field("solution").to_pylist() == expected


def test_what_is_no_column_of_puzzles() -> None:
    batch = pa.record_batch({"puzzle": [PUZZLE], "status": [0]})
    with pytest.raises(ValueError, match="already is a column 'status'"):
        arrow.solve(batch)
    named = arrow.solve(batch, names=("solution", "found"))
    assert named.schema.names == ["puzzle", "status", "solution", "found"]
    with pytest.raises(KeyError, match="no column 'p' among puzzle, status"):
        arrow.solve(batch, "p", names=("a", "b"))
    for text in [PUZZLE, b"x"]:
        with pytest.raises(TypeError, match="not one text"):
            arrow.solve(text)
    for other in [[1, 2], pa.array([[PUZZLE]]), pa.array([1.0])]:
        with pytest.raises(TypeError, match="column of strings"):
            arrow.solve(other)


def test_offsets_of_a_column_are_checked() -> None:
    def statuses(data: bytes, offsets: list[int]) -> bytes:
        numbers = memoryview(pa.array(offsets, pa.int64()).buffers()[1])
        return _native.read_column(data, numbers.cast("B").cast("q"))[1]

    assert statuses(b"", [0]) == b""
    assert statuses(b"x", [0, 1, 1]) == bytes([Status.TEXT_NOT_A_SYMBOL, Status.TEXT_EMPTY])
    for offsets in [[0, 2], [1, 0], [-1, 0], [2, 2]]:
        with pytest.raises(ValueError, match="there is no text"):
            statuses(b"x", offsets)


def test_the_examples_of_the_module() -> None:
    failed, tried = doctest.testmod(arrow)
    assert tried > 8 and failed == 0


SCALE = Path(__file__).parents[3] / "docs" / "scale.md"


def recipes() -> list[str]:
    """The blocks of Python in the docs, but for those of a cluster, which have their own test."""
    blocks = re.findall(r"^```python\n(.*?)^```", SCALE.read_text(), re.M | re.S)
    return [block for block in blocks if "spark" not in block and "ray" not in block]


@pytest.mark.parametrize("recipe", recipes())
def test_the_recipes_of_the_docs(
    recipe: str, seventeen: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each takes the puzzles of one file to the same answers in another."""
    monkeypatch.chdir(tmp_path)
    puzzles = [*seventeen[:300], None, EMPTY, "x"]
    table = pa.table({"id": range(len(puzzles)), "puzzle": puzzles})
    pq.write_table(table, "puzzles.parquet", row_group_size=100)
    exec(compile(recipe, "docs/scale.md", "exec"), {})
    solved = pq.read_table("solved.parquet").sort_by("id")
    assert solved.column_names == ["id", "puzzle", "solution", "status"]
    assert solved["puzzle"].to_pylist() == puzzles
    expected = [sudoku_core.solve(puzzle) for puzzle in seventeen[:300]]
    assert solved["solution"].to_pylist() == [*expected, None, None, None]
    statuses = [*(300 * [0]), None, Status.NOT_UNIQUE, Status.TEXT_NOT_A_SYMBOL]
    assert solved["status"].to_pylist() == statuses


def test_there_are_recipes() -> None:
    for name in ["polars", "duckdb", "pandas", "pyarrow.parquet"]:
        assert any(name in recipe for recipe in recipes()), name
