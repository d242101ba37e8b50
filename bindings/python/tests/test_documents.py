"""Every example of the documentation is run."""

from __future__ import annotations

import doctest
import inspect
from pathlib import Path
from types import ModuleType

import pytest

import sudoku_core

ROOT = Path(__file__).parents[3]
PAGES = [ROOT / "bindings" / "python" / "README.md", ROOT / "docs" / "python.md"]


def documented(module: ModuleType) -> dict[str, str]:
    """The documentation of a module and of everything in it, by its name."""
    found = {module.__name__: module.__doc__}
    for name, thing in vars(module).items():
        if inspect.isclass(thing):
            for member, value in vars(thing).items():
                if not isinstance(value, thing):
                    found[f"{name}.{member}"] = value.__doc__
        found[name] = thing.__doc__
    return {name: text for name, text in found.items() if text and ">>>" in text}


def run(name: str, text: str) -> int:
    test = doctest.DocTestParser().get_doctest(inspect.cleandoc(text), {}, name, name, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test)
    assert runner.summarize(verbose=False).failed == 0
    return len(test.examples)


@pytest.mark.parametrize(("name", "text"), documented(sudoku_core).items())
def test_examples(name: str, text: str) -> None:
    assert run(name, text) > 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = page.read_text().split("```python\n")[1:]
    assert blocks
    examples = "\n".join(block.split("```")[0] for block in blocks)
    assert run(page.name, examples) > 0


def test_everything_public_is_documented() -> None:
    for name in sudoku_core.__all__:
        thing = getattr(sudoku_core, name)
        assert thing.__doc__, name
        if inspect.isclass(thing) and thing.__module__ == "sudoku_core":
            for member, value in vars(thing).items():
                if not member.startswith("_") and callable(value):
                    assert value.__doc__, f"{name}.{member}"
