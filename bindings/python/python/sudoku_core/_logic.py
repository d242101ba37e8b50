"""What human techniques say of a puzzle."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import total_ordering
from typing import Literal

from ._house import House
from ._native import Grid, Pencilmarks, draw_step


@total_ordering
@dataclass(frozen=True)
class Rating:
    """How hard a puzzle is, by rounds: what `rate` returns.

    In each round, all deductions of the lowest level that has any are applied at once, so the
    rating is the same for all images of a puzzle under transforms.

    Ratings are ordered by the level, then by the rounds from the highest level down, then by the
    candidates removed from the highest level down, then by the verdict.
    """

    level: int
    """The highest level that was needed, 1 to 3; 4 if no technique finds the next step."""
    rounds: tuple[int, int, int]
    """The number of rounds of each level, from level 1."""
    removed: tuple[int, int, int]
    """The number of candidates that the rounds of each level removed, from level 1."""
    verdict: Literal["solved", "stuck", "contradicted"]
    """How the rounds ended. A puzzle with several solutions is stuck at the end."""
    scheme: str
    """Which techniques the rating uses: a name with a version, which never changes."""
    words: str
    """The rating in words."""

    def __str__(self) -> str:
        return self.words

    def __lt__(self, other: Rating) -> bool:
        if not isinstance(other, Rating):
            return NotImplemented
        return self._key() < other._key()

    def _key(self) -> tuple[object, ...]:
        verdict = ("solved", "stuck", "contradicted").index(self.verdict)
        return (self.scheme, self.level, self.rounds[::-1], self.removed[::-1], verdict)


@dataclass(frozen=True)
class Step:
    """What a technique finds: a pattern, and what follows from it."""

    technique: str
    """The name of the technique, such as "hidden single"."""
    level: int
    """The level of the technique, from 1, the easiest."""
    words: str
    """The step in sentences that a learner can read."""
    notation: str
    """The step in the notation of the field: "hidden single: 8 in box 2 => r1c6=8"."""
    placement: tuple[int, int] | None
    """The cell, 0 to 80, that is filled, and its digit; or ``None``."""
    removals: tuple[tuple[int, int], ...]
    """The candidates that are removed: cells and digits."""
    digits: tuple[int, ...]
    """The digits of the pattern."""
    cells: tuple[int, ...]
    """The cells of the pattern."""
    houses: tuple[House, ...]
    """The houses of the pattern."""
    puzzle: Grid = field(repr=False)
    """The clues."""
    board: Grid = field(repr=False)
    """The digits on the board where the step is found: the clues, and what was filled since."""
    candidates: Pencilmarks = field(repr=False)
    """The candidates on this board; a filled cell has its digit."""

    def __str__(self) -> str:
        return self.notation

    def svg(self) -> str:
        """A picture of the step on its board, 500 units wide and high: an element of SVG, which
        can be a file of its own and a part of an HTML document. A notebook shows it.

        The parts of the pattern have colors, and its houses frames. A candidate of the pattern is
        blue, one that is placed green, and one that is removed red and struck. Links are lines,
        weak ones dashed. The title is the notation of the step.

        >>> import sudoku_core
        >>> hint = sudoku_core.hint(
        ...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        ... )
        >>> picture = hint.step.svg()
        >>> picture.splitlines()[1]
        '<title>hidden single: 8 in box 2 =&gt; r1c6=8</title>'

        Raises `ValueError` if the attributes were changed so that the board has no such step.
        """
        return draw_step(self)

    def _repr_svg_(self) -> str:
        return self.svg()


@dataclass(frozen=True)
class Hint:
    """What to tell a player: what `hint` returns."""

    kind: Literal["step", "mistakes", "contradicted", "stuck", "solved"]
    """* "step": there is a step.
    * "mistakes": the player made mistakes, which come first.
    * "contradicted": the board shows that there is no solution.
    * "stuck": the techniques find no step.
    * "solved": there is nothing left to do.
    """
    words: str
    """The hint in sentences that a learner can read."""
    step: Step | None
    """The easiest step, if there is one."""
    cells: tuple[int, ...]
    """The cells with mistakes, 0 to 80: those with a wrong digit, and those whose notes lack the
    digit of the solution."""

    def __str__(self) -> str:
        return self.words


@dataclass(frozen=True)
class Path:
    """The way from a puzzle to its end, step by step: what `explain` returns."""

    steps: tuple[Step, ...]
    """The steps: each is the first that the techniques find, and is taken."""
    end: Literal["solved", "stuck", "contradicted"]
    """How the path ended."""
    words: str
    """The end in a sentence."""

    def __str__(self) -> str:
        return "\n".join([*(step.notation for step in self.steps), self.words])


for _class in (Rating, Step, Hint, Path):
    _class.__module__ = "sudoku_core"
