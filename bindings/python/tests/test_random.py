"""Puzzles at random, and what is the same under transforms."""

import itertools
import pickle

import numpy as np
import pytest
from conftest import EMPTY, PUZZLE, SOLUTION, counted

import sudoku_core
from sudoku_core import Generator, Grid, ImpossibleWish, Status, Transform, Unmet


def test_a_seed_leads_to_the_puzzles_of_the_repository() -> None:
    # The first puzzles of seeds are pinned there for every binding.
    assert next(Generator(1)) == next(Generator(1)) != next(Generator(2))
    assert Generator(7).seed == 7 and Generator().seed != Generator().seed
    assert sudoku_core.random_solution(3) == sudoku_core.random_solution(3)
    assert sudoku_core.random_solution().is_solved
    for seed in (-1, 2**64):
        with pytest.raises(OverflowError):
            Generator(seed)


def test_wishes() -> None:
    for puzzle in itertools.islice(Generator(1, minimal=True), 3):
        assert sudoku_core.is_minimal(puzzle)
    for name in sudoku_core.symmetries():
        puzzle = next(Generator(1, symmetry=name))
        assert sudoku_core.is_proper(puzzle)
    filled = np.asarray(next(Generator(1, symmetry="half-turn"))) > 0
    assert (filled == filled[::-1, ::-1]).all()
    assert next(Generator(1, clues=30)).clue_count == 30
    assert 26 <= next(Generator(1, clues=(26, 28), minimal=True)).clue_count <= 28
    assert next(Generator(1, solution=SOLUTION)).solve() == Grid(SOLUTION)
    pattern = [cell % 2 for cell in range(81)]
    puzzle = next(Generator(1, pattern=pattern))
    assert [int(digit > 0) for digit in puzzle] == pattern


def test_wishes_that_are_not_met() -> None:
    with pytest.raises(Unmet, match="no puzzle of 3 attempts has 17 to 17 clues") as unmet:
        next(Generator(1, clues=17, attempts=3))
    assert unmet.value.wish == "clues"
    assert pickle.loads(pickle.dumps(unmet.value)).wish == "clues"
    with pytest.raises(ImpossibleWish, match="a proper puzzle has 17 to 81 clues"):
        Generator(1, clues=16)
    with pytest.raises(ImpossibleWish, match="is not a solved grid"):
        Generator(1, solution=EMPTY)
    with pytest.raises(ValueError, match="there are none, half-turn"):
        Generator(1, symmetry="round")
    with pytest.raises(TypeError):
        Generator(1, clues="many")


def test_any_sequence_of_budgets_leads_to_the_same_puzzles() -> None:
    expected = list(itertools.islice(Generator(5, minimal=True), 3))
    generator, found = Generator(5, minimal=True), []
    while len(found) < 3:
        progress = generator.next_within(7)
        if isinstance(progress, Grid):
            found.append(progress)
        else:
            assert progress is Status.PAUSED
    assert found == expected


def test_transforms() -> None:
    one, other = Transform.random(1), Transform.random(2)
    assert one == Transform.from_index(one.index) == eval(repr(one)) != other
    assert pickle.loads(pickle.dumps(one)) == one and hash(one) == hash(Transform.random(1))
    both = one.then(other)
    assert both.apply(PUZZLE) == other.apply(one.apply(PUZZLE))
    assert one.then(one.inverse()) == Transform.IDENTITY == Transform()
    again = Transform(
        transposes=one.transposes, rows=one.rows, columns=one.columns, digits=one.digits
    )
    assert again == one
    rows = [1, 0, 2, 3, 4, 5, 6, 7, 8]
    assert Transform(rows=rows).apply(PUZZLE).rows()[0] == Grid(PUZZLE).rows()[1]
    array = np.asarray(Transform.TRANSPOSITION.apply(PUZZLE))
    assert (array == np.asarray(Grid(PUZZLE)).T).all()
    cell = one.apply_to_cell((0, 0))
    assert one.apply(PUZZLE)[cell] == one.digits[Grid(PUZZLE)[0] - 1]
    for wrong in (
        {"rows": [3, 1, 2, 0, 4, 5, 6, 7, 8]},
        {"columns": 9 * [0]},
        {"digits": [0, *range(2, 10)]},
        {"digits": [-1, *range(2, 10)]},
        {"rows": [-1, *range(1, 9)]},
    ):
        with pytest.raises(ValueError, match="this is no transform"):
            Transform(**wrong)
    with pytest.raises(ValueError, match="no transform has the index"):
        Transform.from_index(2**63)


def test_canonical_forms_are_those_of_all_images() -> None:
    for seed, (text, _) in enumerate(counted("seventeen_clues.tsv")[:20]):
        image = Transform.random(seed).apply(text)
        form, transform = sudoku_core.canonicalize(image)
        assert form == sudoku_core.canonicalize(text)[0] and transform.apply(image) == form
        between = sudoku_core.is_isomorphic(text, image)
        assert between is not None and between.apply(text) == image
    assert sudoku_core.is_isomorphic(PUZZLE, EMPTY) is None


def test_automorphisms() -> None:
    grid = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
    automorphisms = sudoku_core.automorphisms(grid)
    assert len(automorphisms) == 648
    assert next(automorphisms) == Transform.IDENTITY and len(automorphisms) == 647
    found = set(automorphisms)
    assert len(found) == 647 and all(one.apply(grid) == Grid(grid) for one in found)
