"""Texts in any format."""

from pathlib import Path

import pytest
from conftest import DATA, EMPTY, PUZZLE, SOLUTION

import sudoku_core
from sudoku_core import CannotHold, Grid, ParseError, Pencilmarks


def test_every_format_is_read_as_it_is_written() -> None:
    formats = sudoku_core.formats()
    assert len(formats) == 26 and all(isinstance(words, str) for words in formats.values())
    written = 0
    marks = Grid(PUZZLE).pencilmarks()
    for name in formats:
        for extra in ({}, {"pencilmarks": marks}, {"solution": SOLUTION}):
            try:
                text = sudoku_core.write(PUZZLE, name, **extra)
            except CannotHold as error:
                assert name in str(error)
                continue
            written += 1
            for source in (text, text.encode()):
                parsed = sudoku_core.read(source)
                assert parsed.clues == Grid(PUZZLE) or name in ("pencilmarks", "sukaku", "sdx")
                again = sudoku_core.write(parsed, parsed.format)
                assert sudoku_core.read(again).clues == parsed.clues
    assert written > 30


def test_the_samples_of_the_repository() -> None:
    samples = [path for path in (DATA / "formats").rglob("*") if path.is_file()]
    assert samples
    found = 0
    for path in samples:
        for entry in sudoku_core.read_all(path.read_bytes()):
            assert (entry.puzzle is None) is isinstance(entry.error, ParseError)
            found += entry.puzzle is not None
    assert found > 20


def test_contents() -> None:
    marks = Grid(PUZZLE).replace(2, 4).pencilmarks()
    text = sudoku_core.write(
        PUZZLE, "hodoku", placed=Grid.EMPTY.replace(2, 4), pencilmarks=marks
    )
    parsed = sudoku_core.read(text)
    assert (parsed.format, parsed.clues, parsed.placed[2]) == ("hodoku", Grid(PUZZLE), 4)
    assert parsed.grid == Grid(PUZZLE).replace(2, 4) and parsed.solution is None
    assert isinstance(parsed.pencilmarks, Pencilmarks) and parsed.sukaku is None
    assert parsed == sudoku_core.read(text) and hash(parsed) == hash(sudoku_core.read(text))
    assert repr(parsed) == f"<Parsed hodoku {PUZZLE}>"
    sukaku = sudoku_core.read(str(Pencilmarks.FULL))
    assert sukaku.sukaku == Pencilmarks.FULL and sukaku.sukaku.count(3) == 3
    with pytest.raises(CannotHold, match="the format line cannot hold a solution"):
        sudoku_core.write(PUZZLE, "line", solution=SOLUTION)
    with pytest.raises(ValueError, match='no format is called "x"'):
        sudoku_core.write(PUZZLE, "x")
    with pytest.raises(ParseError):
        sudoku_core.read("nothing")
    with pytest.raises(TypeError):
        sudoku_core.read(3)


def test_places_count_characters_of_a_text_and_bytes_of_bytes() -> None:
    head = "# Rätsel, ‘très difficile’\n"
    bad = "53é" + PUZZLE[3:]
    text = f"{head}{PUZZLE}\n{bad}\n\n{EMPTY}\n"
    entries = list(sudoku_core.read_all(text))
    assert [entry.line for entry in entries] == [2, 3, 5]
    for entry, line in zip(entries, (PUZZLE, bad, EMPTY), strict=True):
        assert text[entry.offset : entry.offset + entry.length] == line + "\n"
    error = entries[1].error
    assert error is not None and entries[1].puzzle is None
    assert text[error.offset] == "é" and (error.line, error.column) == (3, 3)
    assert repr(entries[0]).startswith("<Entry line 2: <Parsed line 53..7")
    data = text.encode()
    entries = list(sudoku_core.read_all(data))
    assert data[entries[1].error.offset :].startswith("é".encode())
    for entry, line in zip(entries, (PUZZLE, bad, EMPTY), strict=True):
        assert data[entry.offset : entry.offset + entry.length] == line.encode() + b"\n"


def test_many_puzzles_of_a_text_that_is_not_ascii_take_no_time(tmp_path: Path) -> None:
    # Each place is counted from the one before: 20,000 times the whole text would take minutes.
    text = "# é\n" + 20_000 * f"{PUZZLE}\n"
    entries = list(sudoku_core.read_all(text))
    assert len(entries) == 20_000 and entries[-1].offset == len(text) - 82
