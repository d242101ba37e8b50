"""Processes: children of both kinds answer, and Ctrl-C ends a batch.

Each test runs in a process of its own with a time limit: one that hangs is a failure.
"""

import os
import signal
import subprocess
import sys
import time

import pytest
from conftest import PUZZLE, SOLUTION

CHILDREN = f"""
import multiprocessing, sys
import sudoku_core

PUZZLES = [{PUZZLE!r}] * 2000

def answers(threads):
    solved = sudoku_core.solve_many(PUZZLES, threads=threads)
    return sum(solution == {SOLUTION!r} for solution in solved)

if __name__ == "__main__":
    context = multiprocessing.get_context(sys.argv[1])
    # Threads have run in the parent before there is a child.
    assert answers(4) == 2000
    for threads in (1, 4, None):
        with context.Pool(2) as pool:
            assert pool.map(answers, [threads] * 4) == [2000] * 4
    print("all answered")
"""

DURING = f"""
import os, sys, threading
import sudoku_core

# A child that begins while threads of its parent work.
buffer = {PUZZLE!r}.encode() * 300_000
busy = threading.Thread(target=sudoku_core.solve_buffer, args=(buffer,), kwargs=dict(text=True))
busy.start()
children = []
for _ in range(5):
    child = os.fork()
    if child == 0:
        _, statuses = sudoku_core.solve_buffer(buffer[:81000], text=True, threads=4)
        os._exit(any(statuses))
    children.append(child)
assert all(os.waitpid(child, 0)[1] == 0 for child in children)
busy.join()
print("all answered")
"""

INTERRUPTED = """
import sys
import sudoku_core

EMPTY = 81 * b"."
name, threads = sys.argv[1], int(sys.argv[2])
seen = [0, 1]

def progress(*report):
    seen[:] = report

def batch(rows, *arguments, **keywords):
    function = getattr(sudoku_core, name)
    function(rows, *arguments, threads=threads, progress=progress, **keywords)

CALLS = {
    "solve_buffer": lambda: batch(1_000_000 * EMPTY, text=True),
    "canonicalize_buffer": lambda: batch(200_000 * EMPTY, text=True),
    "rate_buffer": lambda: batch(1_000_000 * EMPTY, text=True),
    "count_buffer": lambda: batch(100_000 * EMPTY, 1000, text=True),
    "solve_many": lambda: batch(500_000 * [EMPTY.decode()]),
    "count": lambda: sudoku_core.count(EMPTY, 2**32 - 1),
    "generator": lambda: next(sudoku_core.Generator(1, clues=17, attempts=2**32 - 1)),
}
print("ready", flush=True)
try:
    while True:
        seen[:] = 0, 1
        CALLS[name]()
except KeyboardInterrupt:
    print("interrupted" if seen[0] < seen[1] else "interrupted after a call had ended")
"""


@pytest.mark.parametrize("kind", ["fork", "spawn", "forkserver"])
def test_children_answer(kind: str, tmp_path) -> None:
    program = tmp_path / "children.py"
    program.write_text(CHILDREN)
    result = subprocess.run(
        [sys.executable, program, kind], capture_output=True, text=True, timeout=120
    )
    assert result.stdout == "all answered\n", result.stderr


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_child_of_a_busy_parent_answers(tmp_path) -> None:
    result = subprocess.run(
        [sys.executable, "-c", DURING], capture_output=True, text=True, timeout=120
    )
    assert result.stdout == "all answered\n", result.stderr


@pytest.mark.parametrize("threads", [1, 4])
@pytest.mark.parametrize(
    "call",
    [
        "solve_buffer",
        "canonicalize_buffer",
        "rate_buffer",
        "count_buffer",
        "solve_many",
        "count",
        "generator",
    ],
)
def test_ctrl_c_ends_a_call(call: str, threads: int) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED, call, str(threads)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        # Somewhere within one of the calls, which follow on each other.
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate(timeout=60)
    finally:
        process.kill()
    assert output == "interrupted\n"
