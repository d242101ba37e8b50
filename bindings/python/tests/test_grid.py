"""The class Grid: what makes one, and what it can do."""

import copy
import pickle
import re

import numpy as np
import pytest
from conftest import CONFLICT, EMPTY, PUZZLE, SOLUTION

import sudoku_core
from sudoku_core import Grid, NotADigit, ParseError, SudokuError

NUMBERS = [0 if symbol == "." else int(symbol) for symbol in PUZZLE]
ROWS = [NUMBERS[i : i + 9] for i in range(0, 81, 9)]


@pytest.mark.parametrize(
    "source",
    [
        PUZZLE,
        PUZZLE.replace(".", "0"),
        "\n".join(PUZZLE[i : i + 9] for i in range(0, 81, 9)),
        Grid(PUZZLE),
        PUZZLE.encode(),
        bytearray(PUZZLE.encode()),
        bytes(NUMBERS),
        bytearray(NUMBERS),
        memoryview(bytes(NUMBERS)),
        NUMBERS,
        tuple(NUMBERS),
        ROWS,
        [[number or None for number in row] for row in ROWS],
        list(PUZZLE),
        [PUZZLE[i : i + 9] for i in range(0, 81, 9)],
        np.array(NUMBERS, np.uint8),
        np.array(ROWS, np.uint8),
        np.array(ROWS),
        np.array(ROWS, np.int8),
        np.array([row * 2 for row in ROWS], np.uint8)[:, :9],
        np.array(ROWS, np.uint8).T.copy().T,
        np.array(ROWS, object),
    ],
    ids=lambda source: type(source).__name__,
)
def test_every_source_is_the_same_grid(source: object) -> None:
    assert Grid(source) == Grid(PUZZLE)


@pytest.mark.parametrize(
    ("source", "error", "words"),
    [
        ("", ParseError, "found the end of the text, expected 81 symbols"),
        (PUZZLE[:80], ParseError, "expected symbol 81 of 81"),
        (PUZZLE + "1", ParseError, "expected the end of the text after 81 symbols"),
        (b"x", ParseError, "found 'x'"),
        (b"\xff", ParseError, "found byte 0xFF"),
        (81 * [10], NotADigit, "r1c1: found 10, expected 0 to 9"),
        (80 * [0] + [-1], NotADigit, "r9c9: found -1, expected 0 to 9"),
        (80 * [0] + [10**30], NotADigit, "r9c9: found 1000000000"),
        (["55"] + 80 * [0], NotADigit, "r1c1: found '55'"),
        (np.full(81, 10, np.uint8), NotADigit, "r1c1"),
        (80 * [0], SudokuError, "found 80 cells, expected 81, or nine rows of nine"),
        (np.zeros((9, 8), np.uint8), SudokuError, "found 72 cells"),
        (bytes(80), ParseError, "found"),
        (8 * [9 * [0]] + [8 * [0]], SudokuError, "row 9: found 8 cells, expected 9"),
        (9 * [0], TypeError, "not iterable"),
        (3.5, TypeError, "not float"),
        (None, TypeError, "not NoneType"),
        ({1: 2}, TypeError, "not dict"),
        (set(range(81)), TypeError, "not set"),
        (81 * [0.5], TypeError, "float"),
        (np.zeros((9, 9)), TypeError, "float"),
    ],
)
def test_what_is_no_grid(source: object, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=re.escape(words)):
        Grid(source)


def test_the_place_of_an_error_counts_characters() -> None:
    with pytest.raises(ParseError) as caught:
        Grid("1٣")
    assert (caught.value.offset, caught.value.line, caught.value.column) == (1, 1, 2)
    text = "\ufeff123456789\n12345678é"
    with pytest.raises(ParseError) as caught:
        Grid(text)
    error = caught.value
    assert (text[error.offset], error.line, error.column) == ("é", 2, 9)


def test_texts() -> None:
    grid = Grid(PUZZLE)
    assert str(grid) == f"{grid}" == format(grid, "line") == PUZZLE
    assert repr(grid) == f"Grid('{PUZZLE}')"
    assert eval(repr(grid)) == grid
    board = f"{grid:board}"
    assert board.count("\n") == 12 and sudoku_core.read(board).clues == grid
    with pytest.raises(ValueError, match="'line' or 'board'"):
        format(grid, "x")
    assert bytes(grid) == bytes(NUMBERS)


def test_a_grid_is_a_value() -> None:
    grid, same, other = Grid(PUZZLE), Grid(NUMBERS), Grid(EMPTY)
    assert grid == same and hash(grid) == hash(same) and grid != other
    assert grid != PUZZLE and grid != NUMBERS
    assert other < grid and grid > other and grid <= same and grid >= same
    assert sorted([grid, other]) == [other, grid]
    assert {grid: 1}[same] == 1
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(grid, protocol)) == grid
    assert copy.copy(grid) == copy.deepcopy(grid) == grid
    with pytest.raises(AttributeError):
        grid.x = 1
    with pytest.raises(TypeError):
        grid[0] = 1


def test_a_grid_is_a_sequence_of_numbers() -> None:
    grid = Grid(PUZZLE)
    assert list(grid) == NUMBERS and len(grid) == 81
    assert [grid[cell] for cell in range(81)] == NUMBERS
    assert [[grid[row, column] for column in range(9)] for row in range(9)] == ROWS
    assert grid.rows() == ROWS
    assert grid.columns() == [list(column) for column in zip(*ROWS, strict=True)]
    assert grid.boxes()[1] == [0, 7, 0, 1, 9, 5, 0, 0, 0]
    assert 5 in grid and list(reversed(grid)) == NUMBERS[::-1]
    for cell in (81, -1, (9, 0), (0, 9), (-1, 0), 2**70):
        with pytest.raises((IndexError, TypeError)):
            grid[cell]
    for cell in ("a", 1.5, (0, 0, 0), None, slice(9)):
        with pytest.raises(TypeError):
            grid[cell]


def test_arrays() -> None:
    grid = Grid(PUZZLE)
    array = np.asarray(grid)
    assert array.shape == (9, 9) and array.dtype == np.uint8 and array.tolist() == ROWS
    array[0, 0] = 9
    assert grid[0] == 5
    assert np.array(grid, dtype=float).dtype == float
    assert np.stack([grid, grid]).shape == (2, 9, 9)
    with pytest.raises(ValueError, match="copy"):
        np.asarray(grid, copy=False)


def test_questions() -> None:
    grid, solved = Grid(PUZZLE), Grid(SOLUTION)
    assert grid.is_valid and not grid.is_complete and not grid.is_solved
    assert solved.is_valid and solved.is_complete and solved.is_solved
    assert not Grid(CONFLICT).is_valid and not Grid(81 * "5").is_solved
    assert (grid.clue_count, solved.clue_count, Grid.EMPTY.clue_count) == (30, 81, 0)
    assert solved.is_solution_of(grid) and solved.is_solution_of(PUZZLE)
    assert not solved.is_solution_of(81 * "5")
    assert sudoku_core.is_valid(PUZZLE) and not sudoku_core.is_valid(CONFLICT)
    assert grid.candidates(2) == (1, 2, 4) and grid.candidates((0, 0)) == (1, 2, 5)
    assert grid.replace(2, 4)[2] == 4 and grid.replace(0, 0)[0] == 0 and grid[0] == 5
    for digit in (10, -1):
        with pytest.raises(NotADigit, match=f"r1c3: found {digit}"):
            grid.replace(2, digit)


def test_html_has_thick_lines_bold_clues_and_red_conflicts() -> None:
    html = Grid(CONFLICT)._repr_html_()
    assert html.count("<td") == 81 and html.count("<tr") == 9
    assert html.count("border-right-width:2px") == 2 * 9
    assert html.count("border-bottom-width:2px") == 2 * 9
    assert html.count("<b>5</b>") == 2
    assert html.count('title="two 5s in row 1: r1c1 and r1c9"') == 2
    assert html.count("color:#c00") == 2
    html = Grid(SOLUTION).to_html(clues=PUZZLE)
    assert html.count("<b>") == 30 and "#c00" not in html
    assert html.count("</td>") == 81 and re.sub(r"<[^>]*>", "", html) == SOLUTION
