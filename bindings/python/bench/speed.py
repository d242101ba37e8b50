"""What Python adds to the crate's own time per puzzle.

    cargo build --release --example own
    python bench/speed.py OWN [PUZZLES]

OWN is the program that was built, and PUZZLES a file with one puzzle in each line, by default every
98th 17-clue puzzle from ../../tests/data. Prints the CPU time per puzzle on one thread: the median
of 15 rounds, in which both take turns.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import numpy as np

import sudoku_core

DATA = Path(__file__).parents[3] / "tests" / "data"
ROUNDS = 15


def main() -> None:
    if len(sys.argv) > 2:
        lines = Path(sys.argv[2]).read_text().split()
    else:
        rows = (DATA / "seventeen_clues.tsv").read_text().splitlines()
        lines = [row.split("\t")[0] for row in rows if not row.startswith("#")]
    # Rounds of at least 20,000 puzzles are long enough for the clock.
    lines *= -(-20_000 // len(lines))
    grids = np.array([list(map(int, line.replace(".", "0"))) for line in lines], np.uint8)
    text = "".join(lines).encode()
    solve = sudoku_core.solve
    calls: dict[str, Callable[[], object]] = {
        "[solve(text) for text in list]": lambda: [solve(line) for line in lines],
        "solve_many(list)": lambda: sudoku_core.solve_many(lines, threads=1),
        "solve_array(array)": lambda: sudoku_core.solve_array(grids, threads=1),
        "solve_buffer(bytes, text=True)": lambda: sudoku_core.solve_buffer(
            text, text=True, threads=1
        ),
        "solve_array(array, budget=10_000)": lambda: sudoku_core.solve_array(
            grids, threads=1, budget=10_000
        ),
    }
    times: dict[str, list[float]] = {}
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(lines))
        file.flush()
        for _ in range(ROUNDS):
            # The first round of a program warms it up.
            own = subprocess.run(
                [sys.argv[1], file.name, "2"], capture_output=True, text=True, check=True
            )
            one, many = map(int, own.stdout.split()[2:])
            times.setdefault("Rust: parse and solve a text", []).append(one / 1e9)
            times.setdefault("Rust: solve_many", []).append(many / 1e9)
            for name, call in calls.items():
                before = time.process_time()
                call()
                times.setdefault(name, []).append(time.process_time() - before)
    print(f"{len(lines)} puzzles, {ROUNDS} rounds, one thread: CPU time per puzzle in µs")
    alone = "Rust: parse and solve a text"
    base = {
        name: median(times["Rust: solve_many" if "array" in name else alone]) for name in times
    }
    for name, rounds in times.items():
        each = median(rounds) / len(lines) * 1e6
        print(f"{name:36} {each:6.2f}  {median(rounds) / base[name]:5.2f} x")


if __name__ == "__main__":
    main()
