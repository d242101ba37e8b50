"""One puzzle: the one solution, why not, and all of them."""

import itertools
import pickle

import pytest
from conftest import (
    CONFLICT,
    EMPTY,
    NO_SOLUTION,
    PUZZLE,
    SOLUTION,
    counted,
    is_one_solution,
    slow_count,
)
from hypothesis import given, settings
from hypothesis import strategies as st

import sudoku_core
from sudoku_core import Conflict, Grid, House, NoSolution, NotUnique, Paused, Pencilmarks, Status

SETS = ["hostile.tsv", "seventeen_clues.tsv", "no_solution.tsv", "serg_several.tsv"]


def test_the_type_of_a_solution_is_that_of_the_puzzle() -> None:
    assert sudoku_core.solve(PUZZLE) == SOLUTION
    for source in (Grid(PUZZLE), PUZZLE.encode(), list(PUZZLE), Pencilmarks(Grid(PUZZLE))):
        assert sudoku_core.solve(source) == Grid(SOLUTION)
    assert Grid(PUZZLE).solve() == Grid(PUZZLE).pencilmarks().solve() == Grid(SOLUTION)


def test_why_there_is_not_one_solution() -> None:
    with pytest.raises(NoSolution, match="^no solution$"):
        sudoku_core.solve(NO_SOLUTION)
    with pytest.raises(NotUnique, match="more than one solution") as several:
        sudoku_core.solve(EMPTY)
    one, other = several.value.solutions
    assert one != other and one.is_solved and other.is_solved
    with pytest.raises(Conflict, match="^two 5s in row 1: r1c1 and r1c9$") as conflict:
        sudoku_core.solve(CONFLICT)
    error = conflict.value
    assert (error.house, error.digit, error.cells) == (House("row", 0), 5, (0, 8))
    assert Grid(CONFLICT).conflicts() == [error]
    with pytest.raises(sudoku_core.ParseError):
        sudoku_core.solve("x")
    for caught in (several.value, error):
        again = pickle.loads(pickle.dumps(caught))
        assert type(again) is type(caught) and str(again) == str(caught)
        assert again.__dict__ == caught.__dict__


def test_errors_have_public_names() -> None:
    for name in sudoku_core.__all__:
        thing = getattr(sudoku_core, name)
        if isinstance(thing, type):
            assert thing.__module__ == "sudoku_core", name
            if issubclass(thing, Exception):
                assert issubclass(thing, sudoku_core.SudokuError)
    assert issubclass(sudoku_core.SudokuError, ValueError)


@pytest.mark.parametrize("name", SETS)
def test_the_sets_of_the_repository(name: str) -> None:
    for text, count in counted(name):
        limit = min(count + 1, 1000)
        assert sudoku_core.count(text, limit) == min(count, limit), text
        if count == 1:
            assert is_one_solution(text, sudoku_core.solve(text))
        else:
            with pytest.raises((NoSolution, Conflict) if count == 0 else NotUnique):
                sudoku_core.solve(text)


def test_budgets() -> None:
    with pytest.raises(Paused, match="the budget ran out"):
        sudoku_core.solve(EMPTY, budget=1)
    assert sudoku_core.solve(PUZZLE, budget=1_000) == SOLUTION
    assert Grid(PUZZLE).solve(budget=1_000) == Grid(SOLUTION)
    for budget in (-1, 2**32):
        with pytest.raises(ValueError, match="a budget is 0 to 4,294,967,295"):
            sudoku_core.solve(PUZZLE, budget=budget)
    with pytest.raises(TypeError):
        sudoku_core.solve(PUZZLE, budget=1.5)
    with pytest.raises(ValueError, match="a limit is 0 to 4,294,967,295"):
        sudoku_core.count(PUZZLE, -1)


def test_any_sequence_of_budgets_leads_to_the_same_solutions() -> None:
    text, count = counted("serg_several.tsv")[0]
    expected = list(sudoku_core.solutions(text))
    assert len(expected) == len(set(expected)) == count
    search, found = sudoku_core.solutions(text), []
    for budget in itertools.cycle((1, 2, 3, 50)):
        progress = search.next_within(budget)
        if progress is Status.EXHAUSTED:
            break
        if isinstance(progress, Grid):
            found.append(progress)
        else:
            assert progress is Status.PAUSED
    assert found == expected
    assert search.next_within(1) is Status.EXHAUSTED and next(search, None) is None


def test_one_solution_in_slices() -> None:
    text, _ = counted("seventeen_clues.tsv")[7]
    search = sudoku_core.unique_solution(text)
    while (solution := search.unique_within(1)) is Status.PAUSED:
        pass
    assert is_one_solution(text, str(solution))
    assert search.unique_within(0) == solution
    search = sudoku_core.unique_solution(CONFLICT)
    for _ in range(2):
        with pytest.raises(Conflict):
            search.unique_within(1)


def test_pencilmarks() -> None:
    marks = Grid(PUZZLE).pencilmarks()
    assert len(marks) == 81 and marks[2] == marks[0, 2] == (1, 2, 4)
    grid = Grid(PUZZLE)
    assert list(marks) == [
        (grid[cell],) if grid[cell] else grid.candidates(cell) for cell in range(81)
    ]
    assert Pencilmarks(str(marks)) == Pencilmarks(list(marks)) == marks
    assert eval(repr(marks)) == pickle.loads(pickle.dumps(marks)) == marks
    assert hash(marks) == hash(Pencilmarks(Grid(PUZZLE)))
    assert Pencilmarks.FULL.count(5) == 5 and len(next(Pencilmarks.FULL.solutions()).rows()) == 9
    assert f"{marks:board}".startswith("+")
    assert sudoku_core.true_candidates(PUZZLE).to_grid() == Grid(SOLUTION)
    with pytest.raises(sudoku_core.SudokuError, match="80 cells"):
        Pencilmarks(80 * [[1]])
    with pytest.raises(sudoku_core.NotADigit, match="r1c1: found 0, expected 1 to 9"):
        Pencilmarks(81 * [[0]])
    with pytest.raises(TypeError):
        Pencilmarks(3)


def test_what_a_puzzle_needs() -> None:
    assert sudoku_core.is_proper(PUZZLE) and not sudoku_core.is_proper(EMPTY)
    minimal = sudoku_core.minimize(SOLUTION)
    assert sudoku_core.is_minimal(minimal) and sudoku_core.redundant_clues(minimal) == []
    assert not sudoku_core.is_minimal(SOLUTION)
    assert sudoku_core.redundant_clues(SOLUTION) == list(range(81))
    assert sudoku_core.backdoors(PUZZLE) is None
    hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
    solution = Grid(hard).solve()
    cells = sudoku_core.backdoors(hard)
    assert cells is not None
    for cell in cells:
        assert sudoku_core.backdoors(Grid(hard).replace(cell, solution[cell])) is None
    for function in (
        sudoku_core.minimize,
        sudoku_core.redundant_clues,
        sudoku_core.backdoors,
    ):
        with pytest.raises(NotUnique):
            function(EMPTY)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_counts_are_those_of_a_slow_solver(data: st.DataObject) -> None:
    """Boards with many clues of a solved grid, and some changed ones."""
    cells = [int(symbol) for symbol in SOLUTION]
    for cell in data.draw(st.sets(st.integers(0, 80), max_size=45)):
        cells[cell] = 0
    for cell in data.draw(st.sets(st.integers(0, 80), max_size=2)):
        cells[cell] = data.draw(st.integers(0, 9))
    assert sudoku_core.count(cells, 20) == slow_count(list(cells), 20)


@settings(max_examples=200, deadline=None)
@given(
    st.one_of(
        st.text(max_size=100), st.binary(max_size=100), st.lists(st.integers(), max_size=90)
    )
)
def test_no_source_makes_a_wrong_grid(source: object) -> None:
    """What is read is written as the same grid; all else is an error."""
    try:
        grid = Grid(source)
    except (ValueError, TypeError):
        return
    assert Grid(str(grid)) == grid and grid.clue_count == sum(digit > 0 for digit in grid)
