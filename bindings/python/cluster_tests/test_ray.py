"""Ray Data on two nodes on this machine, one of which loses a worker or dies itself."""

import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
import ray
from conftest import FILES, check
from marks import NO_LIMIT, PATIENCE, Marks
from ray.cluster_utils import Cluster

from sudoku_core import arrow

# Ray warns of its own functions.
pytestmark = pytest.mark.filterwarnings("ignore")

MEMORY = 200 * 2**20


@pytest.fixture
def nodes() -> Iterator[Any]:
    """A cluster whose head runs no tasks, and its two nodes with one core each."""
    head = {"num_cpus": 0, "object_store_memory": MEMORY, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    try:
        nodes = [cluster.add_node(num_cpus=1, object_store_memory=MEMORY) for _ in range(2)]
        ray.init(address=cluster.address, log_to_driver=False)
        ray.data.DataContext.get_current().enable_progress_bars = False
        yield cluster, nodes
    finally:
        ray.shutdown()
        cluster.shutdown()


@pytest.mark.parametrize("victim", ["worker", "node"])
def test_a_process_dies(
    victim: str,
    nodes: Any,
    inputs: Path,
    puzzles: list[str],
    solutions: list[str],
    tmp_path: Path,
) -> None:
    cluster, (node, _) = nodes
    marks, output = Marks(tmp_path), tmp_path / "out"
    step = marks.step()
    failures: list[BaseException] = []

    def solve(batch: pa.Table) -> pa.Table:
        step()
        return arrow.solve(batch)

    def job() -> None:
        try:
            rows = ray.data.read_parquet(str(inputs), override_num_blocks=FILES)
            solved = rows.map_batches(solve, batch_format="pyarrow", batch_size=500)
            solved.write_parquet(str(output))
        except BaseException as failure:
            failures.append(failure)

    marks.set_limit(23)
    thread = threading.Thread(target=job, daemon=True)
    thread.start()
    marks.wait_for(23, thread.is_alive)
    if victim == "worker":
        os.kill(marks.workers()[-1][0], signal.SIGKILL)
    else:
        cluster.remove_node(node, allow_graceful=False)
    marks.set_limit(NO_LIMIT)
    thread.join(PATIENCE)
    assert not thread.is_alive() and not failures
    if victim == "worker":
        # The batch in which it was has been done again.
        assert len(marks.workers()) > 4 * FILES
    check(output, puzzles, solutions)
