"""Batches: the same answers as one by one, threads, budgets, progress."""

from itertools import pairwise

import numpy as np
import pytest
from conftest import CONFLICT, EMPTY, NO_SOLUTION, PUZZLE, SOLUTION, counted, is_one_solution

import sudoku_core
from sudoku_core import Grid, Paused, Status, SudokuError

ROWS = [PUZZLE, NO_SOLUTION, EMPTY, CONFLICT]
STATUSES = [Status.OK, Status.NO_SOLUTION, Status.NOT_UNIQUE, Status.CONFLICT]


def numbers(texts: list[str]) -> np.ndarray:
    return np.array([list(text.replace(".", "0")) for text in texts]).astype(np.uint8)


def everything() -> list[str]:
    names = ["hostile.tsv", "seventeen_clues.tsv", "no_solution.tsv", "serg_several.tsv"]
    return [text for name in names for text, _ in counted(name)] + ROWS


@pytest.mark.parametrize("threads", [1, 2, 7, None])
def test_a_list_has_the_answers_of_solve(threads: int | None) -> None:
    puzzles: list[object] = [*everything(), Grid(PUZZLE), "53x", None, 3.5, numbers([PUZZLE])[0]]
    answers = sudoku_core.solve_many(puzzles, threads=threads)
    assert len(answers) == len(puzzles)
    for puzzle, answer in zip(puzzles, answers, strict=True):
        try:
            expected = sudoku_core.solve(puzzle)
        except Exception as error:
            assert type(answer) is type(error)
            if not isinstance(error, sudoku_core.NotUnique):
                assert answer.args == error.args
        else:
            assert answer == expected and type(answer) is type(expected)


@pytest.mark.parametrize("threads", [1, 2, 7, None])
@pytest.mark.parametrize("budget", [None, 100_000])
@pytest.mark.parametrize("text", [False, True])
def test_a_buffer_has_the_answers_of_solve(
    threads: int | None, budget: int | None, text: bool
) -> None:
    puzzles = everything()
    buffer = "".join(puzzles).encode() if text else numbers(puzzles).tobytes()
    solutions, statuses = sudoku_core.solve_buffer(
        buffer, text=text, threads=threads, budget=budget
    )
    assert isinstance(solutions, bytearray) and isinstance(statuses, bytes)
    assert len(solutions) == 81 * len(puzzles) and len(statuses) == len(puzzles)
    for index, puzzle in enumerate(puzzles):
        solution = str(Grid(solutions[81 * index : 81 * index + 81]))
        if statuses[index] == Status.OK:
            assert is_one_solution(puzzle, solution)
        else:
            assert solution == EMPTY
        assert statuses[index] == status_of(puzzle)


def status_of(puzzle: str) -> Status:
    try:
        sudoku_core.solve(puzzle)
    except sudoku_core.NoSolution:
        return Status.NO_SOLUTION
    except sudoku_core.NotUnique:
        return Status.NOT_UNIQUE
    except sudoku_core.Conflict:
        return Status.CONFLICT
    return Status.OK


def test_buffers_of_every_kind() -> None:
    array = numbers(ROWS)
    expected = sudoku_core.solve_buffer(array.tobytes())
    wide = np.zeros((len(ROWS), 100), np.uint8)
    wide[:, :81] = array
    for buffer in (
        array,
        array.reshape(-1, 9, 9),
        np.asfortranarray(array),
        wide[:, :81],
        bytearray(array.tobytes()),
        memoryview(array.tobytes()),
    ):
        assert sudoku_core.solve_buffer(buffer) == expected
    assert sudoku_core.solve_buffer(b"") == (bytearray(), b"")
    with pytest.raises(SudokuError, match="found 80 bytes, expected 81 for each puzzle"):
        sudoku_core.solve_buffer(bytes(80))
    for wrong in ("text", array.astype(int), [1, 2]):
        with pytest.raises(TypeError, match="uint8"):
            sudoku_core.solve_buffer(wrong)
    with pytest.raises(ValueError, match="at least one thread"):
        sudoku_core.solve_buffer(array, threads=0)


def test_rows_that_are_no_grids() -> None:
    rows = numbers([PUZZLE, PUZZLE, PUZZLE])
    rows[1, 40] = 10
    solutions, statuses = sudoku_core.solve_buffer(rows)
    assert np.frombuffer(statuses, np.int8).tolist() == [0, Status.NOT_A_DIGIT, 0]
    assert Grid(solutions[162:]) == Grid(SOLUTION)
    texts = [
        (81 * "\n", Status.TEXT_EMPTY),
        (PUZZLE[:80] + " ", Status.TEXT_TOO_SHORT),
        ("x" + PUZZLE[1:], Status.TEXT_NOT_A_SYMBOL),
        ("1 " + PUZZLE[2:], Status.TEXT_BROKEN_ROW),
        (9 * "." + "\n" + 10 * "." + 61 * "\n", Status.TEXT_LONG_ROW),
    ]
    buffer = "".join(text for text, _ in texts).encode()
    _, statuses = sudoku_core.solve_buffer(buffer, text=True)
    assert list(statuses) == [status for _, status in texts]


def test_a_hostile_row_does_not_hold_up_a_batch() -> None:
    # Nodes are the same on every machine; a grid that needs more than one has status PAUSED.
    puzzles = [PUZZLE, EMPTY, PUZZLE]
    _, statuses = sudoku_core.solve_buffer(numbers(puzzles), budget=1)
    assert list(statuses) == [Status.OK, Status.PAUSED, Status.OK]
    solved, paused, _ = sudoku_core.solve_many(puzzles, budget=1)
    assert solved == SOLUTION and isinstance(paused, Paused)
    counts, statuses = sudoku_core.count_array(puzzles, 10, budget=1)
    assert statuses.tolist() == [Status.OK, Status.PAUSED, Status.OK]
    assert counts.tolist() == [1, 0, 1]


@pytest.mark.parametrize("threads", [1, 3])
def test_progress(threads: int, seventeen: list[str]) -> None:
    seen: list[tuple[int, int]] = []
    # Reports come by the clock: solving this much takes some tenths of a second, and counting so
    # many solutions seconds, on any machine.
    rows = np.tile(numbers(seventeen), (400, 1))
    sudoku_core.solve_buffer(
        rows, threads=threads, progress=lambda *report: seen.append(report)
    )
    assert seen[-1] == (len(rows), len(rows))
    assert all(total == len(rows) for _, total in seen)
    assert all(before <= after for (before, _), (after, _) in pairwise(seen))

    seen.clear()
    empty = np.zeros((2_000, 81), dtype=np.uint8)
    sudoku_core.count_buffer(
        empty, 5_000, threads=threads, progress=lambda *report: seen.append(report)
    )
    assert seen[-1] == (len(empty), len(empty))
    assert all(before <= after for (before, _), (after, _) in pairwise(seen))
    assert len(seen) >= 2

    def fails(done: int, total: int) -> None:
        raise RuntimeError("no more")

    for call in (
        sudoku_core.solve_buffer,
        sudoku_core.canonicalize_buffer,
        sudoku_core.rate_buffer,
    ):
        with pytest.raises(RuntimeError, match="no more"):
            call(rows, threads=threads, progress=fails)
    with pytest.raises(RuntimeError, match="no more"):
        sudoku_core.solve_many(seventeen * 10, threads=threads, progress=fails)


def test_a_batch_reads_its_input_before_it_begins() -> None:
    rows = bytearray(numbers([PUZZLE] * 20_000).tobytes())

    def spoil(done: int, total: int) -> None:
        rows[:] = bytes(len(rows))

    _, statuses = sudoku_core.solve_buffer(rows, threads=2, progress=spoil)
    assert not any(statuses) and not any(rows)


def test_other_threads_run_during_a_batch() -> None:
    import threading

    rows, ticks, ended = np.tile(numbers([PUZZLE]), (500_000, 1)), 0, threading.Event()

    def tick() -> None:
        nonlocal ticks
        while not ended.wait(0.001):
            ticks += 1

    thread = threading.Thread(target=tick)
    thread.start()
    sudoku_core.solve_buffer(rows, threads=1)
    ended.set()
    thread.join()
    assert ticks > 3


def test_a_text_is_no_list() -> None:
    for single in (PUZZLE, Grid(PUZZLE)):
        with pytest.raises(TypeError, match="solve takes one"):
            sudoku_core.solve_many(single)
    assert sudoku_core.solve_many([]) == []
    assert sudoku_core.solve_many(iter([PUZZLE])) == [SOLUTION]


def test_arrays() -> None:
    array = numbers(ROWS)
    expected, statuses = sudoku_core.solve_array(array)
    assert statuses.dtype == np.int8 and statuses.tolist() == STATUSES
    assert expected.shape == (4, 81) and expected[0].tolist() == list(Grid(SOLUTION))
    expected[0, 0] = statuses[0] = 9  # Both belong to the caller.
    expected, statuses = sudoku_core.solve_array(array)
    for other in (array.astype(np.int64), array.astype(np.int8), array[::-1][::-1]):
        solutions, found = sudoku_core.solve_array(other)
        assert (solutions == expected).all() and (found == statuses).all()
    solutions, _ = sudoku_core.solve_array(array.reshape(-1, 9, 9))
    assert solutions.shape == (4, 9, 9)
    # A number that would be a digit without its upper bits is none.
    _, found = sudoku_core.solve_array(array.astype(np.int64) + 256)
    assert set(found.tolist()) == {Status.NOT_A_DIGIT}
    for texts in (np.array(ROWS), np.array(ROWS, "S81"), ROWS):
        solutions, found = sudoku_core.solve_array(texts)
        assert found.tolist() == STATUSES and solutions.dtype == "S81"
        assert solutions[0] == SOLUTION.encode() and solutions[1] == EMPTY.encode()
    _, found = sudoku_core.solve_array([PUZZLE + "1", PUZZLE, PUZZLE[:-1], "é" + PUZZLE[1:]])
    assert found.tolist() == [19, 0, 19, 19]
    assert sudoku_core.solve_array(np.zeros((0, 81), np.uint8))[0].shape == (0, 81)
    assert sudoku_core.solve_array(np.zeros((0, 9, 9), np.uint8))[0].shape == (0, 9, 9)
    for shape in ((81,), (9, 9), (2, 80), (2, 3, 27)):
        with pytest.raises(ValueError, match="the shape is"):
            sudoku_core.solve_array(np.zeros(shape, np.uint8))
    for kind in (float, bool, object):
        with pytest.raises(TypeError, match="integers or of texts"):
            sudoku_core.solve_array(np.zeros((1, 81), kind))


def test_counts() -> None:
    for name in ("hostile.tsv", "serg_several.tsv"):
        texts, expected = zip(*counted(name), strict=True)
        counts, statuses = sudoku_core.count_array(list(texts), 1000, threads=2)
        assert counts.dtype == np.uint32 and not statuses.any()
        assert counts.tolist() == [min(count, 1000) for count in expected]
    assert sudoku_core.count_array([EMPTY], 0)[0].tolist() == [0]


def test_canonical_forms() -> None:
    texts = [text for text, _ in counted("seventeen_clues.tsv")[:60]]
    images = [
        str(sudoku_core.Transform.random(seed).apply(text)) for seed, text in enumerate(texts)
    ]
    forms, statuses = sudoku_core.canonicalize_array([*images, 81 * "x"], threads=2)
    assert statuses.tolist() == 60 * [0] + [Status.TEXT_NOT_A_SYMBOL]
    assert [form.decode() for form in forms[:-1]] == [
        str(sudoku_core.canonicalize(text)[0]) for text in texts
    ]


def test_statuses_are_those_of_the_c_header() -> None:
    from pathlib import Path

    header = Path(__file__).parents[2] / "c" / "include" / "sudoku_core.h"
    lines = header.read_text().split()
    for status in Status:
        name = f"SUDOKU_STATUS_{status.name}"
        at = lines.index(name)
        assert lines[at + 1] == "=" and int(lines[at + 2].rstrip(",")) == status
