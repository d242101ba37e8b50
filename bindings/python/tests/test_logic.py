"""What human techniques say of a puzzle."""

import dataclasses
import html
import pickle
import re
import xml.etree.ElementTree as ElementTree
from itertools import islice

import numpy as np
import pytest
from conftest import CONFLICT, EMPTY, NO_SOLUTION, PUZZLE, SOLUTION, counted

import sudoku_core
from sudoku_core import Grid, House, Path, Rating, Status, Step

HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def test_ratings() -> None:
    easy, hard = sudoku_core.rate(PUZZLE), sudoku_core.rate(HARD)
    assert isinstance(easy, Rating) and easy < hard and hard >= easy
    assert (easy.level, easy.rounds, easy.verdict) == (1, (5, 0, 0), "solved")
    assert (hard.level, hard.verdict, easy.scheme) == (4, "stuck", "rounds 1")
    assert str(easy) == "level 1 in 5 + 0 + 0 rounds (rounds 1)"
    assert pickle.loads(pickle.dumps(easy)) == easy and len({easy, hard, easy}) == 2
    assert sudoku_core.rate(EMPTY).verdict == "stuck"
    assert sudoku_core.rate(CONFLICT).verdict == "contradicted"
    with pytest.raises(TypeError):
        assert easy < 3


def test_a_rating_is_that_of_all_images() -> None:
    for seed, (text, _) in enumerate(counted("seventeen_clues.tsv")[:10]):
        image = sudoku_core.Transform.random(seed).apply(text)
        assert sudoku_core.rate(image) == sudoku_core.rate(text)


@pytest.mark.parametrize("threads", [1, 3])
def test_an_array_has_the_ratings_of_rate(threads: int) -> None:
    texts = [text for text, _ in counted("seventeen_clues.tsv")[:200]]
    texts += [PUZZLE, HARD, EMPTY, CONFLICT, NO_SOLUTION, SOLUTION, 81 * "x"]
    ratings, statuses = sudoku_core.rate_array(texts, threads=threads)
    assert statuses.tolist() == (len(texts) - 1) * [0] + [sudoku_core.Status.TEXT_NOT_A_SYMBOL]
    for text, rating in zip(texts[:-1], ratings, strict=False):
        expected = sudoku_core.rate(text)
        assert rating["level"] == expected.level
        assert rating["rounds"].tolist() == list(expected.rounds)
        assert rating["removed"].tolist() == list(expected.removed)
        assert ("solved", "stuck", "contradicted")[rating["verdict"]] == expected.verdict
    assert ratings[-1].tolist()[:2] == (0, 0)
    assert (np.bincount(ratings["level"]) > 0).sum() > 2


def test_ratings_with_rectangles() -> None:
    easy = sudoku_core.rate(PUZZLE, rectangles=True)
    assert easy.scheme == "rounds with rectangles 1" and str(easy).endswith(f"({easy.scheme})")
    assert (easy.level, easy.rounds) == (1, (5, 0, 0)) and sudoku_core.rate(PUZZLE) < easy
    for text, error in (
        (EMPTY, sudoku_core.NotUnique),
        (NO_SOLUTION, sudoku_core.NoSolution),
        (CONFLICT, sudoku_core.Conflict),
    ):
        with pytest.raises(error):
            sudoku_core.rate(text, rectangles=True)
        sudoku_core.rate(text, rectangles=False)


@pytest.mark.parametrize("threads", [1, 3])
def test_an_array_has_the_ratings_with_rectangles(threads: int) -> None:
    texts = [str(puzzle) for puzzle in islice(sudoku_core.Generator(1, minimal=True), 200)]
    improper = [EMPTY, NO_SOLUTION, CONFLICT, 81 * "x"]
    ratings, statuses = sudoku_core.rate_array(
        texts + improper, rectangles=True, threads=threads
    )
    of_improper = [
        Status.NOT_UNIQUE,
        Status.NO_SOLUTION,
        Status.CONFLICT,
        Status.TEXT_NOT_A_SYMBOL,
    ]
    assert statuses.tolist() == len(texts) * [0] + of_improper
    assert bytes(ratings[len(texts) :].tobytes()) == bytes(14 * len(improper))
    others = 0
    for text, rating in zip(texts, ratings, strict=False):
        expected = sudoku_core.rate(text, rectangles=True)
        assert rating["level"] == expected.level
        assert rating["rounds"].tolist() == list(expected.rounds)
        assert rating["removed"].tolist() == list(expected.removed)
        others += expected.removed != sudoku_core.rate(text).removed
    assert others > 10


def test_a_path_leads_to_the_solution() -> None:
    path = sudoku_core.explain(PUZZLE)
    grid = Grid(PUZZLE)
    for step in path.steps:
        assert isinstance(step, Step) and step.level == 1
        assert step.placement is not None
        grid = grid.replace(*step.placement)
    assert grid == Grid(SOLUTION) and (path.end, path.words) == ("solved", "The puzzle is solved.")
    assert str(path).splitlines()[0] == path.steps[0].notation
    assert pickle.loads(pickle.dumps(path)) == path
    assert sudoku_core.explain(EMPTY).end == "stuck"
    assert sudoku_core.explain(CONFLICT).end == "contradicted"


def test_every_step_of_hard_puzzles_is_right() -> None:
    techniques = set()
    for text, _ in counted("seventeen_clues.tsv")[:150]:
        solution = Grid(sudoku_core.solve(text))
        for step in sudoku_core.explain(text).steps:
            techniques.add(step.technique)
            assert step.words and step.notation.startswith(step.technique)
            if step.placement:
                cell, digit = step.placement
                assert solution[cell] == digit
            assert all(solution[cell] != digit for cell, digit in step.removals)
            assert step.placement or step.removals
            assert all(isinstance(house, House) for house in step.houses)
            assert all(0 <= cell < 81 for cell in step.cells)
            assert all(1 <= digit <= 9 for digit in step.digits)
    assert len(techniques) > 5


def test_hints() -> None:
    hint = sudoku_core.hint(PUZZLE)
    assert (hint.kind, hint.step.technique) == ("step", "hidden single")
    assert hint.step.placement == (5, 8)
    assert str(hint) == hint.words == hint.step.words
    hint = sudoku_core.hint(PUZZLE, Grid.EMPTY.replace(2, 1))
    assert (hint.kind, hint.cells, hint.step) == ("mistakes", (2,), None)
    marks = [list(digits) for digits in Grid(PUZZLE).pencilmarks()]
    marks[2].remove(4)
    hint = sudoku_core.hint(PUZZLE, notes=sudoku_core.Pencilmarks(marks))
    assert (hint.kind, hint.cells) == ("mistakes", (2,))
    assert sudoku_core.hint(SOLUTION).kind == sudoku_core.hint(PUZZLE, SOLUTION).kind == "solved"
    assert sudoku_core.hint(EMPTY).kind == "stuck"
    assert sudoku_core.hint(CONFLICT).kind == "contradicted"
    image = Grid(PUZZLE)
    step = sudoku_core.hint(image, image.replace(5, 8)).step
    assert step.board == image.replace(5, 8) and step.puzzle == image
    assert step.candidates[5] == (8,) and step.placement[0] != 5


def test_techniques() -> None:
    levels = sudoku_core.techniques()
    assert len(levels) == 40 and set(levels.values()) == {1, 2, 3}
    assert list(levels.values()) == sorted(levels.values())
    for name in levels:
        assert sudoku_core.explain(SOLUTION, techniques=[name.upper()]).end == "solved"
    assert sudoku_core.hint(PUZZLE, techniques=[]).kind == "stuck"
    assert sudoku_core.explain(PUZZLE, techniques=iter(())).steps == ()
    default = [name for name in levels if name != "BUG+1"]
    for text, _ in counted("seventeen_clues.tsv")[:20]:
        path = sudoku_core.explain(text, techniques=default)
        assert path == sudoku_core.explain(text)
        assert path.steps[0] == sudoku_core.hint(text, techniques=default).step
    singles = ["naked single", "Hidden Single", "NAKED SINGLE"]
    path = sudoku_core.explain(PUZZLE, techniques=singles)
    assert path.end == "solved"
    assert {step.technique for step in path.steps} == {"naked single"}
    # The order is the one that was asked for.
    first = [sudoku_core.hint(PUZZLE, techniques=order) for order in (singles, singles[1:])]
    assert [hint.step.technique for hint in first] == ["naked single", "hidden single"]
    for call in (sudoku_core.hint, sudoku_core.explain):
        with pytest.raises(ValueError, match="no technique is called \"luck\""):
            call(PUZZLE, techniques=["naked single", "luck"])
        for wrong in ("naked single", [1], 3, [None]):
            with pytest.raises(TypeError):
                call(PUZZLE, techniques=wrong)


def test_techniques_that_need_uniqueness() -> None:
    levels = sudoku_core.techniques()
    needs = [name for name in levels if "rectangle type" in name or name == "hidden rectangle"]
    needs.append("BUG+1")
    singles = [name for name, level in levels.items() if level == 1]
    order = [*singles, *needs, *levels]
    puzzles = list(islice(sudoku_core.Generator(1, minimal=True), 200))
    found = set()
    for puzzle in puzzles:
        solution = puzzle.solve()
        for step in sudoku_core.explain(puzzle, techniques=order).steps:
            if step.technique in needs:
                found.add(step.technique)
                assert all(solution[cell] != digit for cell, digit in step.removals)
                assert html.escape(step.notation, quote=False) in step.svg()
                hint = sudoku_core.hint(puzzle, step.board, step.candidates, techniques=needs)
                assert hint.step is not None and hint.step.technique in needs
    assert len(found) > 5
    # Of a puzzle with several solutions they find nothing.
    for puzzle in puzzles:
        several = puzzle.replace(next(cell for cell in range(81) if puzzle[cell]), 0)
        for step in sudoku_core.explain(several, techniques=order).steps:
            assert step.technique not in needs


def test_pictures() -> None:
    drawn = set()
    paths = [sudoku_core.explain(PUZZLE)]
    generator = sudoku_core.Generator(2, minimal=True)
    paths += [sudoku_core.explain(puzzle) for puzzle in islice(generator, 200)]
    for path in paths:
        for step in path.steps:
            drawn.add(step.technique)
            picture = step.svg()
            assert picture == step._repr_svg_()
            title = re.search("<title>(.*)</title>", picture)
            assert title and html.unescape(title[1]) == step.notation
            assert picture.count("class=\"removed\"") == len(step.removals)
            assert picture.count("class=\"placed\"") == (step.placement is not None)
            assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
    assert len(drawn) > 10 and any("rectangle type" in technique for technique in drawn)
    step = paths[0].steps[10]
    copy = pickle.loads(pickle.dumps(step))
    assert copy == step and hash(copy) == hash(step) and copy.svg() == step.svg()
    assert "board" not in repr(step)


def test_a_step_that_is_not_on_its_board_has_no_picture() -> None:
    path: Path = sudoku_core.explain(PUZZLE)
    step = path.steps[0]
    for changes in (
        {"board": path.steps[1].board},
        {"technique": "luck"},
        {"technique": "jellyfish"},
        {"notation": "hidden single"},
        {"puzzle": Grid.EMPTY, "board": Grid.EMPTY, "technique": "unique rectangle type 1"},
    ):
        with pytest.raises(ValueError, match="the board has no step"):
            dataclasses.replace(step, **changes).svg()
    with pytest.raises(TypeError):
        dataclasses.replace(step, board=None).svg()
