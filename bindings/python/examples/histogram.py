"""Draws how many clues minimal puzzles have, and how hard they are: the picture of docs/python.md.

    pip install matplotlib
    python examples/histogram.py PICTURE.svg
"""

import sys
from itertools import islice

import matplotlib
import numpy as np

matplotlib.use("svg")
# Text stays text, and the same input makes the same file.
matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "sudoku-core"})

import matplotlib.pyplot as plt  # noqa: E402

from sudoku_core import Generator, rate_array  # noqa: E402

COUNT = 10_000


def main() -> None:
    puzzles = np.array([list(grid) for grid in islice(Generator(1, minimal=True), COUNT)], np.uint8)
    clues, counts = np.unique((puzzles > 0).sum(axis=1), return_counts=True)
    ratings, _ = rate_array(puzzles)
    levels = np.bincount(ratings["level"], minlength=5)[1:]

    figure, (left, right) = plt.subplots(
        1, 2, figsize=(8, 3), layout="constrained", sharey=True, width_ratios=[2, 1]
    )
    left.bar_label(left.bar(clues, counts, color="#4477aa"), fontsize=8)
    left.set(xlabel="clues", ylabel="puzzles", xticks=clues)
    names = ["level 1", "level 2", "level 3", "beyond"]
    right.bar_label(right.bar(names, levels, color="#aa5544"), fontsize=8)
    right.set(xlabel="rating")
    for axes in (left, right):
        axes.spines[["top", "right"]].set_visible(False)
    figure.suptitle(f"{COUNT:,} minimal puzzles of the seed 1")
    figure.savefig(sys.argv[1], metadata={"Date": None, "Creator": None})


if __name__ == "__main__":
    main()
