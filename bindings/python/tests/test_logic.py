"""What human techniques say of a puzzle."""

import pickle

import numpy as np
import pytest
from conftest import CONFLICT, EMPTY, NO_SOLUTION, PUZZLE, SOLUTION, counted

import sudoku_core
from sudoku_core import Grid, House, Rating, Step

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
