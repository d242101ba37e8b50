"""Solves, checks, counts, generates and canonicalizes Sudoku, a microsecond per puzzle.

>>> import sudoku_core
>>> sudoku_core.solve(
...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
... )
'534678912672195348198342567859761423426853791713924856961537284287419635345286179'

One puzzle: `Grid`, `Pencilmarks`, `solve`, `count`, `solutions`, `unique_solution`, `is_valid`.
Many: `solve_many` for lists; `solve_array`, `count_array` and `canonicalize_array` for NumPy;
`solve_buffer`, `count_buffer` and `canonicalize_buffer` for bytes.
What a puzzle needs: `is_proper`, `is_minimal`, `minimize`, `redundant_clues`, `true_candidates`,
`backdoors`.
For people: `rate`, `rate_array` and `rate_buffer` say how hard a puzzle is; `hint`, `explain` and
`Step.svg` say and show how to go on; `techniques`.
Puzzles at random: `Generator`, `random_solution`, `symmetries`.
The same puzzle in disguise: `canonicalize`, `is_isomorphic`, `automorphisms`, `Transform`.
Files: `read`, `read_all`, `write`, `formats`.
Errors: `SudokuError`, which is a `ValueError`, and its subclasses.
"""

from ._arrays import canonicalize_array, count_array, rate_array, solve_array
from ._errors import (
    CannotHold,
    Conflict,
    ImpossibleWish,
    NoSolution,
    NotADigit,
    NotUnique,
    ParseError,
    Paused,
    SudokuError,
    Unmet,
)
from ._house import House
from ._logic import Hint, Path, Rating, Step
from ._native import (
    Automorphisms,
    Entry,
    Generator,
    Grid,
    Parsed,
    Pencilmarks,
    Puzzles,
    Solutions,
    Transform,
    UniqueSolution,
    __version__,
    automorphisms,
    backdoors,
    canonicalize,
    canonicalize_buffer,
    count,
    count_buffer,
    explain,
    formats,
    hint,
    is_isomorphic,
    is_minimal,
    is_proper,
    is_valid,
    minimize,
    random_solution,
    rate,
    rate_buffer,
    read,
    read_all,
    redundant_clues,
    solutions,
    solve,
    solve_buffer,
    solve_many,
    symmetries,
    techniques,
    true_candidates,
    unique_solution,
    write,
)
from ._status import Status

__all__ = [
    "Automorphisms",
    "CannotHold",
    "Conflict",
    "Entry",
    "Generator",
    "Grid",
    "Hint",
    "House",
    "ImpossibleWish",
    "NoSolution",
    "NotADigit",
    "NotUnique",
    "ParseError",
    "Parsed",
    "Path",
    "Paused",
    "Pencilmarks",
    "Puzzles",
    "Rating",
    "Solutions",
    "Status",
    "Step",
    "SudokuError",
    "Transform",
    "UniqueSolution",
    "Unmet",
    "__version__",
    "automorphisms",
    "backdoors",
    "canonicalize",
    "canonicalize_array",
    "canonicalize_buffer",
    "count",
    "count_array",
    "count_buffer",
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
    "rate_array",
    "rate_buffer",
    "read",
    "read_all",
    "redundant_clues",
    "solutions",
    "solve",
    "solve_array",
    "solve_buffer",
    "solve_many",
    "symmetries",
    "techniques",
    "true_candidates",
    "unique_solution",
    "write",
]
