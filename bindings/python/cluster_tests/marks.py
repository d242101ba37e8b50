"""Batches that leave marks, by which a test knows what runs, and which wait in the middle."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

# A process that hangs is a failure.
PATIENCE = 900.0

NO_LIMIT = 10**9


class Marks:
    """A folder with a mark of each batch, and the number of marks at which batches wait."""

    def __init__(self, root: Path) -> None:
        self.folder = root / "marks"
        self.limit = root / "limit"
        self.folder.mkdir(exist_ok=True)

    def set_limit(self, limit: int) -> None:
        new = self.limit.with_name("new")
        new.write_text(str(limit))
        new.rename(self.limit)

    def step(self) -> Callable[[], None]:
        """What a worker calls for each batch. It needs no module of the tests."""
        folder, limit = str(self.folder), str(self.limit)

        def step() -> None:
            name = f"{time.monotonic_ns():020}-{os.getpid()}-{os.getppid()}"
            with open(f"{folder}/{name}", "w"):
                pass
            while len(os.listdir(folder)) >= int(Path(limit).read_text()):
                time.sleep(0.05)

        return step

    def workers(self) -> list[tuple[int, int]]:
        """The process of each batch in order, and the one that started it."""
        names = sorted(path.name for path in self.folder.iterdir())
        return [(int(pid), int(parent)) for _, pid, parent in (name.split("-") for name in names)]

    def wait_for(self, count: int, running: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while len(self.workers()) < count:
            assert running(), "it has ended before"
            assert time.monotonic() < until, "it does not happen"
            time.sleep(0.05)
