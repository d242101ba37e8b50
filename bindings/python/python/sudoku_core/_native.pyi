# The signatures are written by hand; `python documents.py --write` copies the documentation from
# the built module.
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, Literal, Protocol, SupportsIndex, TypeAlias, final, overload

from numpy.typing import NDArray
from typing_extensions import Buffer

from ._errors import Conflict, ParseError, SudokuError
from ._logic import Hint, Path, Rating, Step
from ._status import Status

__all__ = [
    "Automorphisms",
    "Entry",
    "Generator",
    "Grid",
    "Parsed",
    "Pencilmarks",
    "Puzzles",
    "Solutions",
    "Transform",
    "UniqueSolution",
    "__version__",
    "automorphisms",
    "backdoors",
    "canonicalize",
    "canonicalize_buffer",
    "count",
    "count_buffer",
    "draw_step",
    "explain",
    "formats",
    "hint",
    "is_isomorphic",
    "is_minimal",
    "is_proper",
    "is_valid",
    "minimize",
    "random_solution",
    "rate",
    "rate_buffer",
    "read",
    "read_all",
    "read_column",
    "redundant_clues",
    "solutions",
    "solve",
    "solve_buffer",
    "solve_many",
    "symmetries",
    "techniques",
    "true_candidates",
    "unique_solution",
    "write",
]

class _Array(Protocol):
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Any]: ...
    def __getitem__(self, index: Any, /) -> Any: ...

_Cell: TypeAlias = SupportsIndex | tuple[SupportsIndex, SupportsIndex]
_Source: TypeAlias = Grid | str | Buffer | _Array
_Puzzle: TypeAlias = _Source | Pencilmarks
_Symmetry: TypeAlias = Literal[
    "none",
    "half-turn",
    "quarter-turn",
    "left-right",
    "up-down",
    "cross",
    "diagonal",
    "antidiagonal",
    "diagonals",
    "full",
]
_Progress: TypeAlias = Callable[[int, int], object]

__version__: str

@final
class Grid:
    """81 cells, each empty or with a digit. A grid never changes, and can be compared, sorted,
    hashed and pickled.

    ``source`` is one of these:

    * a text of 81 symbols in one line or nine lines of nine, where a symbol is one of 1 to 9,
      or one of ``. 0 _ *`` for an empty cell (`read` reads every other format);
    * 81 bytes, 0 for an empty cell and 1 to 9 for a digit, or the text as bytes;
    * an array of integers of the shape (9, 9) or (81,);
    * a list of 81 cells, or nine rows of nine. A cell is a number from 0 to 9, ``None`` or a
      symbol.

    Nothing is padded, cut or guessed.

    >>> from sudoku_core import Grid
    >>> grid = Grid(
    ...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    ... )
    >>> grid[0, 1], grid[80], len(grid)
    (3, 9, 81)
    >>> print(f"{grid.solve():board}")
    +-------+-------+-------+
    | 5 3 4 | 6 7 8 | 9 1 2 |
    | 6 7 2 | 1 9 5 | 3 4 8 |
    | 1 9 8 | 3 4 2 | 5 6 7 |
    +-------+-------+-------+
    | 8 5 9 | 7 6 1 | 4 2 3 |
    | 4 2 6 | 8 5 3 | 7 9 1 |
    | 7 1 3 | 9 2 4 | 8 5 6 |
    +-------+-------+-------+
    | 9 6 1 | 5 3 7 | 2 8 4 |
    | 2 8 7 | 4 1 9 | 6 3 5 |
    | 3 4 5 | 2 8 6 | 1 7 9 |
    +-------+-------+-------+

    ``str(grid)`` is the text of 81 symbols, ``bytes(grid)`` 81 numbers, and
    ``numpy.asarray(grid)`` a new array of uint8 of the shape (9, 9). ``grid[row, column]``
    and ``grid[cell]`` are 0 for an empty cell. Rows and columns are 0 to 8, and cells 0 to 80
    in row-major order, here and everywhere.

    Raises `ParseError` for a text that is not a grid, `NotADigit` for a cell that is neither
    empty nor a digit, `SudokuError` for fewer or more cells, and `TypeError` for anything
    else.
    """
    EMPTY: ClassVar[Grid]
    def __new__(cls, source: _Source, /) -> Grid: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __lt__(self, value: Grid, /) -> bool: ...
    def __le__(self, value: Grid, /) -> bool: ...
    def __gt__(self, value: Grid, /) -> bool: ...
    def __ge__(self, value: Grid, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __format__(self, layout: str, /) -> str: ...
    def __bytes__(self, /) -> bytes: ...
    def __array__(self, /, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]: ...
    def __reduce__(self, /) -> tuple[type[Grid], tuple[str]]: ...
    def __len__(self, /) -> int: ...
    def __getitem__(self, cell: _Cell, /) -> int: ...
    def __iter__(self, /) -> Iterator[int]: ...
    def __reversed__(self, /) -> Iterator[int]: ...
    def _repr_html_(self, /) -> str: ...
    def to_html(self, /, clues: _Source | None = None) -> str:
        """The grid as a table of HTML with thick lines between boxes.

        The digits of the clues are bold. Digits in a conflict are red, and have the conflict
        as their title. A notebook shows a grid in this way, with all digits as clues.

        >>> from sudoku_core import Grid
        >>> puzzle = Grid(
        ...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        ... )
        >>> html = puzzle.solve().to_html(clues=puzzle)
        >>> html.count("<td"), html.count("<b>")
        (81, 30)
        """
    @property
    def is_valid(self, /) -> bool:
        """Whether no digit appears twice in any row, column or box. Empty cells do not matter,
        and a valid grid may have no solution.
        """
    @property
    def is_complete(self, /) -> bool:
        """Whether no cell is empty."""
    @property
    def is_solved(self, /) -> bool:
        """Whether no cell is empty and each row, column and box has each digit once."""
    @property
    def clue_count(self, /) -> int:
        """The number of cells that are not empty, 0 to 81."""
    def is_solution_of(self, /, puzzle: _Source) -> bool:
        """Whether this grid is solved and keeps the clues of a puzzle."""
    def conflicts(self, /) -> list[Conflict]:
        """Every conflict: one for each house and each pair of its cells with the same digit,
        first of rows, then of columns, then of boxes. A valid grid has none.

        >>> from sudoku_core import Grid
        >>> for conflict in Grid("55" + 79 * ".").conflicts():
        ...     print(conflict)
        two 5s in row 1: r1c1 and r1c2
        two 5s in box 1: r1c1 and r1c2
        """
    def candidates(self, /, cell: _Cell) -> tuple[int, ...]:
        """The candidates of a cell, ascending: the digits that none of its peers has, whether
        the cell is empty or not.

        >>> from sudoku_core import Grid
        >>> Grid("12345678" + 73 * ".").candidates(8)
        (9,)

        Raises `IndexError` if there is no such cell.
        """
    def pencilmarks(self, /) -> Pencilmarks:
        """The candidates of all cells."""
    def replace(self, /, cell: _Cell, digit: int) -> Grid:
        """The grid with another digit in a cell; 0 empties it.

        >>> from sudoku_core import Grid
        >>> Grid.EMPTY.replace((0, 8), 5).rows()[0]
        [0, 0, 0, 0, 0, 0, 0, 0, 5]

        Raises `IndexError` if there is no such cell, and `NotADigit` if the number is above
        9.
        """
    def rows(self, /) -> list[list[int]]:
        """Nine lists of nine numbers, from the top; 0 for an empty cell."""
    def columns(self, /) -> list[list[int]]:
        """Nine lists of nine numbers, from the left; 0 for an empty cell."""
    def boxes(self, /) -> list[list[int]]:
        """Nine lists of nine numbers, the boxes and their cells in row-major order; 0 for an
        empty cell.
        """
    def solve(self, /, *, budget: int | None = None) -> Grid:
        """The one solution, proved to be the only one. See the function `solve`."""
    def count(self, /, limit: int) -> int:
        """The number of solutions, counted up to a limit. See the function `count`."""
    def solutions(self, /) -> Solutions:
        """All solutions, one by one. See the function `solutions`."""

@final
class Pencilmarks:
    """The candidates of all 81 cells. They never change.

    ``source`` is a `Grid`; the digits of each of the 81 cells; or a text of 729 symbols, nine
    for each cell: a digit if it is a candidate, one of ``. 0 _ *`` if it is not.

    >>> from sudoku_core import Grid, Pencilmarks
    >>> marks = Grid("12345678" + 73 * ".").pencilmarks()
    >>> marks[0, 0], marks[8], marks[9]
    ((1,), (9,), (4, 5, 6, 7, 8, 9))
    >>> Pencilmarks(str(marks)) == Pencilmarks(list(marks)) == marks
    True

    They can be solved as a grid can: a solution has a candidate in each cell, whatever else
    it has.

    Raises `ParseError`, `NotADigit`, `SudokuError` and `TypeError` as `Grid` does.
    """
    FULL: ClassVar[Pencilmarks]
    def __new__(
        cls, source: Grid | Pencilmarks | str | Sequence[Iterable[int]], /
    ) -> Pencilmarks: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __format__(self, layout: str, /) -> str: ...
    def __reduce__(self, /) -> tuple[type[Pencilmarks], tuple[str]]: ...
    def __len__(self, /) -> int: ...
    def __getitem__(self, cell: _Cell, /) -> tuple[int, ...]: ...
    def __iter__(self, /) -> Iterator[tuple[int, ...]]: ...
    def to_grid(self, /) -> Grid:
        """The digits of the cells that have exactly one candidate."""
    def solve(self, /, *, budget: int | None = None) -> Grid:
        """The one solution. See the function `solve`."""
    def count(self, /, limit: int) -> int:
        """The number of solutions, counted up to a limit. See the function `count`."""
    def solutions(self, /) -> Solutions:
        """All solutions, one by one. See the function `solutions`."""

@final
class Solutions:
    """The solutions of a puzzle, one by one, each once, in an order that is not promised.
    Created by `solutions`.

    Two threads must not use the same search at the same time: the second one gets a
    `RuntimeError`.
    """
    def __iter__(self, /) -> Solutions: ...
    def __next__(self, /) -> Grid: ...
    def next_within(
        self, /, budget: int
    ) -> Grid | Literal[Status.PAUSED] | Literal[Status.EXHAUSTED]:
        """Resumes the search for at most ``budget`` nodes, until the next solution.

        Returns the solution as a `Grid`; `Status.PAUSED` if the budget ran out, which says
        nothing about the solutions that are left; or `Status.EXHAUSTED` after the last one.
        Any sequence of budgets leads to the same solutions in the same order.

        >>> from sudoku_core import Grid, Status, solutions
        >>> search = solutions(Grid.EMPTY)
        >>> search.next_within(1)
        <Status.PAUSED: 5>
        >>> isinstance(search.next_within(1_000_000), Grid)
        True
        """
    @property
    def guesses(self, /) -> int:
        """The number of guesses so far. It may change with the version and with the processor."""

@final
class UniqueSolution:
    """`solve` in slices. Created by `unique_solution`."""
    def unique_within(self, /, budget: int) -> Grid | Literal[Status.PAUSED]:
        """Resumes the search for at most ``budget`` nodes.

        Returns the one solution as a `Grid`, or `Status.PAUSED` if the budget ran out first.
        Raises what `solve` raises. Once there is an answer, it stays the same.
        """
    @property
    def guesses(self, /) -> int:
        """The number of guesses so far."""

@final
class Transform:
    """A symmetry of Sudoku. The image of a grid is made by transposing the grid or not, then
    reordering its rows and its columns, and replacing its digits.

    ``rows`` has the row, 0 to 8, of the grid or of its transposed one, that each row of the
    image comes from; the rows of a band stay together. ``columns`` has the same for columns,
    and ``digits`` what the digits 1 to 9 become. What is not given stays as it is.

    >>> from sudoku_core import Grid, Transform
    >>> swap = Transform(digits=[2, 1, 3, 4, 5, 6, 7, 8, 9])
    >>> swap.apply("12" + 79 * ".")[0], swap.then(swap) == Transform.IDENTITY
    (2, True)

    Raises `ValueError` if this is no transform.
    """
    IDENTITY: ClassVar[Transform]
    TRANSPOSITION: ClassVar[Transform]
    def __new__(
        cls,
        *,
        transposes: bool = False,
        rows: Sequence[int] | None = None,
        columns: Sequence[int] | None = None,
        digits: Sequence[int] | None = None,
    ) -> Transform: ...
    @staticmethod
    def random(seed: int) -> Transform:
        """A transform at random, the same for the same seed, 0 to 2 ** 64 - 1."""
    @staticmethod
    def from_index(index: int) -> Transform:
        """The transform with an index, 0 to 1,218,998,108,159. Raises `ValueError` if there is
        none.
        """
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __reduce__(self, /) -> tuple[Callable[[int], Transform], tuple[int]]: ...
    @property
    def index(self, /) -> int:
        """The index, which `from_index` takes."""
    @property
    def transposes(self, /) -> bool:
        """Whether the grid is transposed first."""
    @property
    def rows(self, /) -> list[int]:
        """The row that each row of the image comes from."""
    @property
    def columns(self, /) -> list[int]:
        """The column that each column of the image comes from."""
    @property
    def digits(self, /) -> list[int]:
        """What the digits 1 to 9 become."""
    def apply(self, /, grid: _Source) -> Grid:
        """The image of a grid."""
    def apply_to_cell(self, /, cell: _Cell) -> int:
        """The cell, 0 to 80, to which the content of a cell moves."""
    def then(self, /, next: Transform) -> Transform:
        """This transform followed by another one."""
    def inverse(self, /) -> Transform:
        """The transform that takes every image back."""

@final
class Automorphisms:
    """The automorphisms of a grid, one by one. Created by `automorphisms`."""
    def __len__(self, /) -> int: ...
    def __iter__(self, /) -> Automorphisms: ...
    def __next__(self, /) -> Transform: ...

@final
class Generator:
    """The puzzles of a seed: an iterator without an end. Each puzzle has exactly one solution
    and is as it was wished.

    A seed, 0 to 2 ** 64 - 1, and wishes lead to the same puzzles on every platform and in
    every version, and to those of Rust, C and JavaScript. Without a seed it is one of the
    operating system.

    >>> from itertools import islice
    >>> from sudoku_core import Generator, is_minimal
    >>> easy, other = islice(Generator(1, symmetry="half-turn", clues=(28, 32)), 2)
    >>> 28 <= easy.clue_count <= 32
    True
    >>> is_minimal(next(Generator(1, minimal=True)))
    True

    * ``symmetry``: the name of a symmetry of the cells with clues; see `symmetries`.
    * ``clues``: the number of clues, or the fewest and the most. Unless puzzles are to be
      minimal, they get as few clues of the range as the order allows in which the clues are
      removed. Fewer than 20 are found nearly never.
    * ``minimal``: without any one clue a minimal puzzle has several solutions. With a
      symmetry, that is true of the clues of each orbit together.
    * ``pattern``: the cells with clues are those that are not empty in this grid.
    * ``solution``: a solved grid.
    * ``attempts``: the number of attempts for each puzzle, by default 10,000. With a pattern,
      each grid whose solutions are counted is an attempt.

    Raises `ImpossibleWish` if no puzzle can meet the wishes. ``next`` raises `Unmet` if no
    attempt met them; the next call tries again, with other random numbers.
    """
    def __new__(
        cls,
        seed: int | None = None,
        *,
        symmetry: _Symmetry = "none",
        clues: int | tuple[int, int] | None = None,
        minimal: bool = False,
        pattern: _Source | None = None,
        solution: _Source | None = None,
        attempts: int | None = None,
    ) -> Generator: ...
    @property
    def seed(self, /) -> int:
        """The seed."""
    def __iter__(self, /) -> Generator: ...
    def __next__(self, /) -> Grid: ...
    def next_within(self, /, budget: int) -> Grid | Literal[Status.PAUSED]:
        """Works on the next puzzle for about ``budget`` nodes, 0 to 4,294,967,295.

        Returns the puzzle, or `Status.PAUSED` if the budget ran out; the next call resumes
        the work. The start of an attempt counts as eight nodes and is not divided. Any
        sequence of budgets leads to the same puzzles.
        """

@final
class Parsed:
    """What a text holds. Created by `read` and by `read_all`."""
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    @property
    def format(self, /) -> str:
        """The name of the format."""
    @property
    def clues(self, /) -> Grid:
        """The clues. In a text of candidates that does not mark its clues, these are the cells
        with one candidate.
        """
    @property
    def placed(self, /) -> Grid:
        """The digits that the text marks as placed by the player, in cells without a clue."""
    @property
    def grid(self, /) -> Grid:
        """The clues and the placed digits."""
    @property
    def pencilmarks(self, /) -> Pencilmarks | None:
        """The candidates of all cells, or ``None`` if the text has no candidates."""
    @property
    def solution(self, /) -> Grid | None:
        """The solution that the text has beside the puzzle, or ``None``. Nothing has checked
        that it is one.
        """
    @property
    def sukaku(self, /) -> Pencilmarks | None:
        """The candidates if they are the puzzle, and the clues only a part of it; otherwise
        ``None``.
        """

@final
class Entry:
    """A puzzle of a text of many, or what should be one and is none.

    ``puzzle`` is a `Parsed`, or ``None`` if there is an ``error``, a `ParseError`. ``offset``
    and ``length`` are the place in the text, and ``line`` is the number of its first line,
    from 1.
    """
    @property
    def offset(self, /) -> int: ...
    @property
    def length(self, /) -> int: ...
    @property
    def line(self, /) -> int: ...
    @property
    def puzzle(self, /) -> Parsed | None: ...
    @property
    def error(self, /) -> ParseError | None: ...

@final
class Puzzles:
    """The puzzles of a text of many, one by one. Created by `read_all`."""
    def __iter__(self, /) -> Puzzles: ...
    def __next__(self, /) -> Entry: ...

@overload
def solve(  # type: ignore[overload-overlap]
    puzzle: str, /, *, budget: int | None = None
) -> str:
    """The one solution of a puzzle, proved to be the only one.

    The solution of a text is a text, and that of anything else a `Grid`. ``puzzle`` is
    `Pencilmarks`, or whatever `Grid` takes.

    >>> import sudoku_core
    >>> sudoku_core.solve(
    ...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    ... )
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179'

    ``budget`` is the most nodes of the search, 0 to 4,294,967,295. A node is one round of
    propagation: at the puzzle itself, or on one side of a guess. Without a budget there is no
    bound: no known grid takes more than milliseconds, but pencilmarks can be made that take
    longer. Ctrl-C ends a search with a budget, and one for pencilmarks.

    Raises `Conflict`, `NoSolution` or `NotUnique` if there is not exactly one solution,
    `Paused` if the budget ran out, and what `Grid` raises.
    """
@overload
def solve(puzzle: _Puzzle, /, *, budget: int | None = None) -> Grid: ...
def count(puzzle: _Puzzle, /, limit: int) -> int:
    """The number of solutions of a puzzle, counted up to ``limit``, 0 to 4,294,967,295.

    A result below the limit is exact, so a limit of 2 tells whether there is exactly one
    solution. A puzzle with a conflict has none.

    >>> import sudoku_core
    >>> sudoku_core.count(81 * ".", limit=1000)
    1000
    """
def solutions(puzzle: _Puzzle, /) -> Solutions:
    """All solutions of a puzzle, as an iterator that can pause. A grid with a conflict has none.

    >>> from itertools import islice
    >>> from sudoku_core import solutions
    >>> len(set(islice(solutions(81 * "."), 5)))
    5
    """
def unique_solution(puzzle: _Puzzle, /) -> UniqueSolution:
    """A search for the one solution of a puzzle that can pause and resume.

    >>> from sudoku_core import Status, unique_solution
    >>> search = unique_solution(
    ...     "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
    ... )
    >>> while (solution := search.unique_within(1)) is Status.PAUSED:
    ...     pass  # Do something else, then resume.
    >>> solution.is_solved
    True
    """
def is_valid(grid: _Source, /) -> bool:
    """Whether no digit appears twice in any row, column or box of a grid.

    >>> import sudoku_core
    >>> sudoku_core.is_valid(81 * "."), sudoku_core.is_valid("55" + 79 * ".")
    (True, False)
    """
def is_proper(puzzle: _Puzzle, /) -> bool:
    """Whether a puzzle has exactly one solution."""
def is_minimal(puzzle: _Source, /) -> bool:
    """Whether a puzzle has exactly one solution, and would have several without any one of its
    clues.
    """
def redundant_clues(puzzle: _Source, /) -> list[int]:
    """The cells of the clues without any one of which there is still exactly one solution,
    ascending.

    Raises what `solve` raises if there is not exactly one solution.
    """
def minimize(puzzle: _Source, /) -> Grid:
    """A puzzle made minimal: redundant clues are removed in row-major order. The result is the
    same on every platform and in every version.

    >>> import sudoku_core
    >>> solution = sudoku_core.random_solution(seed=1)
    >>> puzzle = sudoku_core.minimize(solution)
    >>> puzzle.solve() == solution, sudoku_core.is_minimal(puzzle)
    (True, True)

    Raises what `solve` raises if there is not exactly one solution.
    """
def true_candidates(puzzle: _Puzzle, /) -> Pencilmarks:
    """The candidates that occur in some solution of a puzzle. Without a solution no cell has
    any.

    >>> import sudoku_core
    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> sudoku_core.true_candidates(puzzle).to_grid() == sudoku_core.Grid(puzzle).solve()
    True
    """
def backdoors(puzzle: _Source, /) -> list[int] | None:
    """The empty cells any one of whose digits makes a puzzle solvable by singles alone,
    ascending, or ``None`` if singles solve it as it is.

    Raises what `solve` raises if there is not exactly one solution.
    """
def canonicalize(grid: _Source, /) -> tuple[Grid, Transform]:
    """The canonical form of a grid, also called its row-minlex form, and a transform that leads
    to it.

    It is the least image of the grid, cell by cell in row-major order, with an empty cell
    before every digit. Two grids have the same form exactly if a transform leads from one to
    the other. The grid may be anything: solved, a puzzle, with conflicts, or empty.

    >>> import sudoku_core
    >>> form, transform = sudoku_core.canonicalize("5" + 80 * ".")
    >>> str(form) == 80 * "." + "1", transform.apply("5" + 80 * ".") == form
    (True, True)
    """
def is_isomorphic(first: _Source, second: _Source, /) -> Transform | None:
    """A transform that leads from one grid to another, or ``None`` if there is none."""
def automorphisms(grid: _Source, /) -> Automorphisms:
    """The transforms that leave a grid as it is. The first one is the identity.

    Digits that do not occur stay as they are. ``len`` is the number of those that are left,
    known without listing them.

    >>> import sudoku_core
    >>> len(sudoku_core.automorphisms(81 * "."))
    3359232
    """
def rate(puzzle: _Source, /, *, rectangles: bool = False) -> Rating:
    """How hard a puzzle is for people who use human techniques, as a `Rating`. The grid may be
    any.

    >>> import sudoku_core
    >>> rating = sudoku_core.rate(
    ...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    ... )
    >>> print(rating)
    level 1 in 5 + 0 + 0 rounds (rounds 1)
    >>> rating.level, rating.rounds, rating.verdict
    (1, (5, 0, 0), 'solved')

    With ``rectangles=True`` it is the rating for people who know that the puzzle has exactly
    one solution, and use unique, hidden and avoidable rectangles too. That is another scheme,
    and the puzzle is solved first. Compare only ratings of the same scheme.

    >>> puzzle = ".........6.....71.5..874........1....4.3..2..2.3..6..5....92.7..5.1..83..2..8..9."
    >>> print(sudoku_core.rate(puzzle))
    beyond level 3 after 5 + 1 + 2 rounds (rounds 1)
    >>> print(sudoku_core.rate(puzzle, rectangles=True))
    level 3 in 11 + 1 + 1 rounds (rounds with rectangles 1)

    Raises, with rectangles, what `solve` raises if there is not exactly one solution.
    """
def rate_buffer(
    buffer: Buffer | NDArray[Any],
    /,
    *,
    text: bool = False,
    rectangles: bool = False,
    threads: int | None = None,
    progress: _Progress | None = None,
) -> tuple[bytearray, bytes]:
    """Rates the puzzles of a buffer: see `rate`.

    ``buffer`` is any buffer of uint8, such as bytes or an array, with 81 bytes for each
    puzzle: numbers, or ASCII symbols with ``text=True``. It is copied, so that it may change
    meanwhile.

    Returns 14 bytes for each row, and bytes with a status for each row, as a signed number:
    see `Status`. The status of a row that was rated is OK. The 14 bytes are the level; the
    verdict, where 0 is solved, 1 stuck and 2 contradicted; three rounds as uint16 and three
    numbers of removed candidates as uint16, in the order of bytes of this machine.

    With ``rectangles=True`` a row without exactly one solution has 14 zeros and the status
    NOT_UNIQUE, NO_SOLUTION or CONFLICT.

    The other keywords are those of `canonicalize_buffer`.
    """
def techniques() -> dict[str, int]:
    """The names of all techniques from the easiest on, and the level of each, 1 to 3.

    >>> import sudoku_core
    >>> levels = sudoku_core.techniques()
    >>> len(levels), levels["full house"], levels["X-wing"]
    (40, 1, 3)
    >>> [name for name, level in levels.items() if level == 1]
    ['full house', 'hidden single', 'naked single']
    """
def draw_step(step: Step, /) -> str:
    """A picture of a `Step` on its board, as SVG.

    Raises `ValueError` if the step is not the first of its technique on its board.
    """
def hint(
    puzzle: _Source,
    /,
    entries: _Source | None = None,
    notes: Pencilmarks | None = None,
    *,
    techniques: Iterable[str] | None = None,
) -> Hint:
    """What to tell a player, as a `Hint`.

    ``entries`` has the digits that the player has placed, and ``notes`` the candidates that
    the player has left; without notes they are all that the digits leave. If the puzzle has
    exactly one solution, mistakes come first.

    >>> import sudoku_core
    >>> puzzle = sudoku_core.Grid(
    ...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    ... )
    >>> hint = sudoku_core.hint(puzzle)
    >>> print(hint)
    In box 2, only one cell can still be 8. Every box needs an 8. So r1c6 is 8.
    >>> hint.step.technique, hint.step.placement
    ('hidden single', (5, 8))
    >>> print(sudoku_core.hint(puzzle, puzzle.replace((0, 2), 1)))
    The digit in r1c3 is wrong.

    ``techniques`` are the names of those that are tried, in this order, in upper or lower case;
    by default all of `techniques` but BUG+1, from the easiest on. Those that conclude from the
    fact that there is one solution, such as unique rectangles, find steps only if that is so.

    >>> print(sudoku_core.hint(puzzle, techniques=["naked single"]).step)
    naked single: r5c5 => r5c5=5

    Raises `ValueError` for a name that no technique has.
    """
def explain(puzzle: _Source, /, *, techniques: Iterable[str] | None = None) -> Path:
    """The way from a puzzle to its end by human techniques, as a `Path`.

    >>> import sudoku_core
    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> path = sudoku_core.explain(puzzle)
    >>> len(path.steps), path.end
    (51, 'solved')
    >>> print(path.steps[0])
    hidden single: 8 in box 2 => r1c6=8

    ``techniques`` is as in `hint`.

    >>> singles = ["naked single", "hidden single"]
    >>> print(sudoku_core.explain(puzzle, techniques=singles).steps[0])
    naked single: r5c5 => r5c5=5

    Raises `ValueError` for a name that no technique has.
    """
def random_solution(seed: int | None = None) -> Grid:
    """A solved grid at random, the same for the same seed, 0 to 2 ** 64 - 1.

    >>> import sudoku_core
    >>> sudoku_core.random_solution(seed=7).is_solved
    True
    """
def symmetries() -> list[_Symmetry]:
    """The names of all symmetries.

    >>> import sudoku_core
    >>> sudoku_core.symmetries()[:3]
    ['none', 'half-turn', 'quarter-turn']
    """
def read(text: str | bytes | bytearray, /) -> Parsed:
    """Reads a text, or bytes of UTF-8, that holds one Sudoku in any format: finds the format,
    and returns what the text holds.

    >>> import sudoku_core
    >>> puzzle = next(sudoku_core.Generator(1, clues=30))
    >>> board = sudoku_core.write(puzzle, "board")
    >>> parsed = sudoku_core.read(board)
    >>> parsed.format, parsed.clues.clue_count
    ('board', 30)

    Raises `ParseError` in the words of the format that the text came nearest to, or if two
    formats would read it differently: nothing is padded, cut or guessed.
    """
def read_all(text: str | bytes | bytearray, /) -> Puzzles:
    """The puzzles of a text, or of bytes of UTF-8, in order: lists with one in each line,
    tables, nine lines each, boards, or all of them mixed.

    Empty lines, comments and titles are passed over. What should be a puzzle and is none is
    an error, and the puzzles after it follow.

    >>> import sudoku_core
    >>> text = "puzzle,name\\n" + 81 * "." + ",one\\n" + 80 * "." + ",two\\n"
    >>> for entry in sudoku_core.read_all(text):
    ...     print(entry.line, entry.error or entry.puzzle.format)
    2 csv
    3 line 3, column 81: found ',', expected symbol 81 of 81
    """
def write(
    contents: Parsed | _Source,
    /,
    format: str,
    *,
    placed: _Source | None = None,
    pencilmarks: Pencilmarks | None = None,
    solution: _Source | None = None,
) -> str:
    """Writes a text of a format; `read` returns the same contents.

    ``contents`` is what `read` returned, or whatever `Grid` takes for the clues alone. The
    keywords add to them, or replace what they have: ``placed`` in cells without a clue, the
    candidates of the empty cells as `Pencilmarks`, and the solution.

    Raises `CannotHold` if the format has no room for a part of the contents, and `ValueError`
    if there is no such format.
    """
def formats() -> dict[str, str]:
    """The names of all formats, and what a text of each is, in a few words.

    >>> import sudoku_core
    >>> sudoku_core.formats()["line"]
    '81 symbols in one line'
    """
@overload
def solve_many(
    puzzles: Iterable[str],
    /,
    *,
    threads: int | None = None,
    budget: int | None = None,
    progress: _Progress | None = None,
) -> list[str | SudokuError]:
    """Solves each puzzle of a list: returns a list of what `solve` returns, or of the exception
    that it raises. One bad row does not end a batch.

    >>> import sudoku_core
    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> solved, not_unique, unreadable = sudoku_core.solve_many([puzzle, 81 * ".", "53x"])
    >>> solved
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
    >>> type(not_unique).__name__, type(unreadable).__name__
    ('NotUnique', 'ParseError')

    ``budget`` is the most nodes for each puzzle, 0 to 4,294,967,295; one that would take more
    is `Paused`. So one hostile row cannot hold up a job.

    ``threads`` is the number of threads; by default one per core. With 1 the work is done on
    the calling thread. A process and its children may all call this at the same time. Other
    threads of Python run meanwhile, and Ctrl-C ends the batch within a second.

    ``progress`` is called with the number of rows that are done, and of all rows, about ten
    times a second: ``lambda done, total: bar.update(done - bar.n)`` for tqdm.
    """
@overload
def solve_many(
    puzzles: Iterable[Grid],
    /,
    *,
    threads: int | None = None,
    budget: int | None = None,
    progress: _Progress | None = None,
) -> list[Grid | SudokuError]: ...
@overload
def solve_many(
    puzzles: Iterable[object],
    /,
    *,
    threads: int | None = None,
    budget: int | None = None,
    progress: _Progress | None = None,
) -> list[Any]: ...
def solve_buffer(
    buffer: Buffer | NDArray[Any],
    /,
    *,
    text: bool = False,
    threads: int | None = None,
    budget: int | None = None,
    progress: _Progress | None = None,
) -> tuple[bytearray, bytes]:
    """Solves the puzzles of a buffer.

    ``buffer`` is any buffer of uint8, such as bytes or an array, with 81 bytes for each
    puzzle: numbers, or ASCII symbols with ``text=True``. It is copied, so that it may change
    meanwhile.

    Returns the solutions in the same form, and bytes with a status for each row, as a signed
    number: see `Status`. A row without exactly one solution is an empty grid, and does not
    affect the others.

    >>> import sudoku_core
    >>> puzzles = (
    ...     b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    ...     + 81 * b"."
    ... )
    >>> solutions, statuses = sudoku_core.solve_buffer(puzzles, text=True)
    >>> solutions[:81].decode()
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
    >>> [sudoku_core.Status(status).name for status in statuses]
    ['OK', 'NOT_UNIQUE']

    ``budget`` is the most nodes for each puzzle, 0 to 4,294,967,295; a row that would take
    more has the status PAUSED.

    ``threads`` is the number of threads; by default one per core. With 1 the work is done on
    the calling thread. A process and its children may all call this at the same time. Other
    threads of Python run meanwhile, and Ctrl-C ends the batch within a second.

    ``progress`` is called with the number of rows that are done, and of all rows, about ten
    times a second: ``lambda done, total: bar.update(done - bar.n)`` for tqdm.

    Raises `SudokuError` if the number of bytes is not a multiple of 81.
    """
def count_buffer(
    buffer: Buffer | NDArray[Any],
    /,
    limit: int,
    *,
    text: bool = False,
    threads: int | None = None,
    budget: int | None = None,
    progress: _Progress | None = None,
) -> tuple[bytearray, bytes]:
    """Counts the solutions of the puzzles of a buffer, up to a limit.

    ``buffer`` is any buffer of uint8, such as bytes or an array, with 81 bytes for each
    puzzle: numbers, or ASCII symbols with ``text=True``. It is copied, so that it may change
    meanwhile.

    Returns the counts as uint32 in the order of bytes of this machine, and bytes with a
    status for each row, as a signed number: see `Status`. The status of a row that was
    counted is OK.

    >>> import sudoku_core
    >>> puzzles = 81 * b"." + b"55" + 79 * b"."
    >>> counts, statuses = sudoku_core.count_buffer(puzzles, limit=2, text=True)
    >>> memoryview(counts).cast("I").tolist()
    [2, 0]

    ``budget`` is the most nodes between one solution and the next, 0 to 4,294,967,295. A row
    that would take more has the status PAUSED and the number of solutions until then.

    ``threads`` is the number of threads; by default one per core. With 1 the work is done on
    the calling thread. A process and its children may all call this at the same time. Other
    threads of Python run meanwhile, and Ctrl-C ends the batch within a second.

    ``progress`` is called with the number of rows that are done, and of all rows, about ten
    times a second: ``lambda done, total: bar.update(done - bar.n)`` for tqdm.
    """
def canonicalize_buffer(
    buffer: Buffer | NDArray[Any],
    /,
    *,
    text: bool = False,
    threads: int | None = None,
    progress: _Progress | None = None,
) -> tuple[bytearray, bytes]:
    """Canonicalizes the grids of a buffer: see `canonicalize`.

    ``buffer`` is any buffer of uint8, such as bytes or an array, with 81 bytes for each
    puzzle: numbers, or ASCII symbols with ``text=True``. It is copied, so that it may change
    meanwhile.

    Returns the canonical forms in the same form, and bytes with a status for each row, as a
    signed number: see `Status`. A row that is no grid is an empty one.

    ``threads`` is the number of threads; by default one per core. With 1 the work is done on
    the calling thread. A process and its children may all call this at the same time. Other
    threads of Python run meanwhile, and Ctrl-C ends the batch within a second.

    ``progress`` is called with the number of rows that are done, and of all rows, about ten
    times a second: ``lambda done, total: bar.update(done - bar.n)`` for tqdm.
    """
def read_column(data: Buffer, offsets: Buffer, /) -> tuple[bytearray, bytes]:
    """Reads the texts of a column of Arrow, one grid from each.

    ``data`` has the bytes of all texts, and ``offsets`` are int64: text i is from offset i to
    offset i + 1.

    Returns the cells as numbers, 81 bytes for each text, and bytes with a status for each text.
    All 81 bytes of a text that is no grid are 255, which is not a digit.

    Raises `ValueError` if an offset is below the one before it, or outside of the data.
    """
