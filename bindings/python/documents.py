"""Copies the documentation of the built module into its stub, or checks that it is there.

    python documents.py --check
    python documents.py --write

Editors show what the stub says, and `help` what the module says. The text is written once, in
`src`; the signatures in the stub are written by hand.
"""

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path

from sudoku_core import _native

STUB = Path(__file__).parent / "python" / "sudoku_core" / "_native.pyi"


def documentation(owner: object, name: str) -> str:
    """What the module says of a name; special methods have no text of their own."""
    text = None if name.startswith("_") else getattr(owner, name).__doc__
    return inspect.cleandoc(text) if text else ""


def quoted(text: str, column: int) -> list[str]:
    """The lines of a text as the documentation of what begins in a column."""
    text = text.replace("\\", "\\\\")
    lines = f'"""{text}\n"""' if "\n" in text else f'"""{text}"""'
    return [f"{' ' * (column + 4)}{line}".rstrip() for line in lines.split("\n")]


def with_documentation(source: str) -> str:
    """A stub with the documentation of the module in place of what it has."""
    lines = source.split("\n")
    seen: set[tuple[object, str]] = set()
    edits: list[tuple[int, int, list[str]]] = []

    def visit(owner: object, nodes: list[ast.stmt]) -> None:
        for node in nodes:
            if not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                continue
            if not hasattr(owner, node.name):
                continue  # A type that only the stub has.
            # Of several signatures the first one has the text.
            is_first = (owner, node.name) not in seen
            seen.add((owner, node.name))
            text = documentation(owner, node.name) if is_first else ""
            new = quoted(text, node.col_offset) if text else []
            first = node.body[0]
            old = range(0)
            if ast.get_docstring(node) is not None:
                old = range(first.lineno - 1, first.end_lineno or first.lineno)
            if isinstance(node, ast.ClassDef):
                begin = old.start or first.lineno - 1 - len(getattr(first, "decorator_list", []))
                edits.append((begin, len(old), new))
                visit(getattr(owner, node.name), node.body)
            elif old:
                edits.append((old.start, len(old), new))
            elif new:
                header = lines[first.lineno - 1].removesuffix(" ...")
                edits.append((first.lineno - 1, 1, [header, *new]))

    visit(_native, ast.parse(source).body)
    for begin, length, new in sorted(edits, reverse=True, key=lambda edit: edit[:2]):
        lines[begin : begin + length] = new
    return "\n".join(lines)


def main() -> int:
    source = STUB.read_text()
    fresh = with_documentation(source)
    if sys.argv[1:] == ["--write"]:
        STUB.write_text(fresh)
        return 0
    if sys.argv[1:] != ["--check"]:
        print(__doc__)
        return 2
    if fresh != source:
        print("the stub has other documentation than the module: python documents.py --write")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
