"""Files in slices, each of which is committed as a whole."""

from __future__ import annotations

import json
import uuid
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from pyspark.sql import DataFrame, SparkSession


def in_slices(
    spark: SparkSession,
    inputs: str | Iterable[str],
    output: str,
    work: Callable[[DataFrame], DataFrame],
    *,
    description: str,
    slice_files: int = 64,
    progress: Callable[[int, int], object] | None = None,
) -> int:
    """Does some work on Parquet files, `slice_files` files at a time, so that another call
    continues where a driver died.

    ``inputs`` are files, folders or patterns, in any file system that Spark has. ``work`` takes
    the data frame of a slice and returns the one that is written. ``description`` says what it
    does. ``progress`` is called with the number of files that are done, and of all files.

    ``output`` gets Parquet files with the rows, and a folder ``_slices`` with one record for each
    slice: its files and the description. A slice is committed when its record is there; its rows
    were written to a folder ``_attempts`` before, which no reader takes for a part of the table,
    and are then moved. Another call does the files that are in no record, and only those: every
    row of the inputs is written once, however often the driver dies. Files may be added to the
    inputs meanwhile.

    Returns the number of slices that this call did. Raises `ValueError` if the records have
    another description, or another size or time of a file, and `RuntimeError` if another driver
    has committed a slice meanwhile. It does not run on Spark Connect, which has no access to files.
    """
    if slice_files < 1:
        raise ValueError("a slice has at least one file")
    table = _Table(spark, output)
    files = table.files([inputs] if isinstance(inputs, str) else list(inputs))
    records = list(table.records())
    for number, record in enumerate(records):
        table.publish(number, record.attempt)
    todo = _missing(files, records, description)
    done = len(files) - len(todo)
    if progress is not None:
        progress(done, len(files))
    slices = 0
    for first in range(0, len(todo), slice_files):
        of_slice = todo[first : first + slice_files]
        number = len(records) + slices
        record = _Record(uuid.uuid4().hex, of_slice, description)
        rows = work(spark.read.parquet(*(file.path for file in of_slice)))
        rows.write.parquet(table.attempt(number, record.attempt))
        table.commit(number, record)
        table.publish(number, record.attempt)
        slices += 1
        done += len(of_slice)
        if progress is not None:
            progress(done, len(files))
    return slices


class _File(NamedTuple):
    path: str
    size: int
    time: int


class _Record(NamedTuple):
    """What is known of a slice: where it was written, from which files, and by what work."""

    attempt: str
    files: list[_File]
    description: str


def _missing(files: list[_File], records: list[_Record], description: str) -> list[_File]:
    """The files that are in no record."""
    done = {}
    for record in records:
        if record.description != description:
            raise ValueError(f"this folder has another work: {record.description}")
        done.update({file.path: file for file in record.files})
    for file in files:
        if done.get(file.path, file) != file:
            raise ValueError(f"{file.path} has changed since it was done")
    return [file for file in files if file.path not in done]


class _Table:
    """The folder of the output, by the file systems of Hadoop, which Spark uses itself."""

    def __init__(self, spark: SparkSession, output: str) -> None:
        jvm: Any = spark._jvm
        self._path: Callable[..., Any] = jvm.org.apache.hadoop.fs.Path
        self._io = jvm.org.apache.commons.io.IOUtils
        self._conf = spark._jsc.hadoopConfiguration()
        root = self._path(output)
        self._fs = root.getFileSystem(self._conf)
        self._root = self._fs.makeQualified(root)

    def files(self, inputs: list[str]) -> list[_File]:
        """All files of the inputs in order. What begins with _ or . is none of them."""
        found = {}
        for name in inputs:
            pattern = self._path(name)
            fs = pattern.getFileSystem(self._conf)
            matches = list(fs.globStatus(pattern) or [])
            if not matches:
                raise FileNotFoundError(name)
            for status in matches:
                for file in self._below(fs, status):
                    found[file.path] = file
        return [found[path] for path in sorted(found)]

    def _below(self, fs: Any, status: Any) -> Iterator[_File]:
        path = status.getPath()
        if status.isDirectory():
            for child in fs.listStatus(path):
                if not child.getPath().getName().startswith(("_", ".")):
                    yield from self._below(fs, child)
        else:
            yield _File(path.toString(), status.getLen(), status.getModificationTime())

    def records(self) -> Iterator[_Record]:
        """The records of all slices in order."""
        number = 0
        while self._fs.exists(self._record(number)):
            stream = self._fs.open(self._record(number))
            try:
                record = json.loads(self._io.toString(stream, "UTF-8"))
            finally:
                stream.close()
            files = [_File(*file) for file in record["files"]]
            yield _Record(record["attempt"], files, record["description"])
            number += 1

    def commit(self, number: int, record: _Record) -> None:
        """Adds the record of a slice, unless there is one."""
        path = self._record(number)
        # It appears complete, or not at all.
        hidden = self._path(path.getParent(), f".{number:06}-{record.attempt}")
        stream = self._fs.create(hidden, False)
        try:
            stream.write(bytearray(json.dumps(record._asdict(), indent=1).encode()))
        finally:
            stream.close()
        if self._fs.exists(path) or not self._fs.rename(hidden, path):
            self._fs.delete(hidden, False)
            raise RuntimeError(f"another driver has committed slice {number} of {self._root}")

    def publish(self, number: int, attempt: str) -> None:
        """Moves the files of a slice that is committed to where readers find them. What another
        driver has moved, or what this one did before it died, is already there."""
        folder = self._path(self.attempt(number, attempt))
        if self._fs.exists(folder):
            for status in self._fs.listStatus(folder):
                name = status.getPath().getName()
                to = self._path(self._root, f"slice-{number:06}-{name}")
                is_row_file = not name.startswith(("_", "."))
                if is_row_file and not self._fs.exists(to):
                    moved = self._fs.rename(status.getPath(), to)
                    if not moved and not self._fs.exists(to):
                        raise OSError(f"{status.getPath().toString()} cannot be moved")
        # Other attempts at the same slice can no longer be committed.
        self._fs.delete(folder.getParent(), True)

    def attempt(self, number: int, attempt: str) -> str:
        path: str = self._path(self._root, f"_attempts/{number:06}/{attempt}").toString()
        return path

    def _record(self, number: int) -> Any:
        return self._path(self._root, f"_slices/{number:06}.json")
