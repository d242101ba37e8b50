"""Draws how many clues minimal puzzles have: the picture of docs/python.md.

    pip install matplotlib
    python examples/histogram.py PICTURE.svg
"""

import sys
from collections import Counter
from itertools import islice

import matplotlib

matplotlib.use("svg")
# Text stays text, and the same input makes the same file.
matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "sudoku-core"})

import matplotlib.pyplot as plt  # noqa: E402

from sudoku_core import Generator  # noqa: E402

COUNT = 10_000


def main() -> None:
    clues = Counter(puzzle.clue_count for puzzle in islice(Generator(1, minimal=True), COUNT))
    numbers = sorted(clues)
    figure, axes = plt.subplots(figsize=(6, 3), layout="constrained")
    bars = axes.bar(numbers, [clues[number] for number in numbers], color="#4477aa")
    axes.bar_label(bars, fontsize=8)
    axes.set(xlabel="clues", ylabel="puzzles", title=f"{COUNT:,} minimal puzzles of the seed 1")
    axes.set_xticks(numbers)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(sys.argv[1], metadata={"Date": None, "Creator": None})


if __name__ == "__main__":
    main()
