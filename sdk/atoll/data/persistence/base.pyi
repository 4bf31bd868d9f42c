"""Base class of caches of processed rows."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from threading import Lock
from typing import TypedDict

import pandas as pd

from atoll.data.datasources.utils import FileSkipReason

__all__ = ["BulkResult", "CacheClearResult", "DataPersister"]

@dataclass(frozen=True)
class BulkResult:
    """Result of looking up many files in a cache.

    Every requested file is in exactly one of the three fields.

    Attributes:
        cached: Rows of the unchanged files in the cache, or `None` if there are none.
        misses: Files that have to be read, because they are unknown or have changed.
        skipped: Files that can't be used.
    """

    cached: pd.DataFrame | None
    misses: tuple[Path, ...] = ()
    skipped: tuple[Path, ...] = ()

    @property
    def is_complete(self) -> bool:
        """Whether no file has to be read."""

class CacheClearResult(TypedDict):
    """Result of deleting a cache.

    Attributes:
        success: Whether there is no cache now.
        file_existed: Whether there was one before.
        file_path: Path of the cache; `None` for caches that aren't files.
        error: A sentence that describes the error; `None` on success.
    """

    success: bool
    file_existed: bool
    file_path: str | None
    error: str | None

class DataPersister(ABC):
    """Base class of caches that store the rows of files.

    Files are identified by their absolute path. An entry is valid while the file's
    modification time equals the stored one, so you don't have to invalidate entries. A
    cache also stores which files were skipped, and why.

    Several threads can share a cache, because a lock protects every operation.

    Derive from this class to store rows elsewhere than in SQLite. The default
    implementations of `bulk_get` and `bulk_set` call the methods for single files.
    """

    def __init__(
        self, *, lock: Lock | None = None, bulk_partition_size: int = 1000
    ) -> None:
        """Set the lock and the size of bulk operations.

        Args:
            lock: Lock for each operation; `None` creates one. Pass the same lock to
                caches that share a file.
            bulk_partition_size: Number of files per bulk operation, at least 1.

        Raises:
            ValueError: If `bulk_partition_size` is smaller than 1.
        """

    @abstractmethod
    def get(self, file: str | PathLike[str]) -> pd.DataFrame | None:
        """Look up the rows of one file.

        Args:
            file: Absolute path of the file.

        Returns:
            Its rows, or `None` if it is unknown or has changed.

        Raises:
            DataCacheError: If the cache can't be read.
        """

    @abstractmethod
    def set(self, file: str | PathLike[str], data: pd.DataFrame) -> None:
        """Store the rows of one file, replacing existing ones.

        Args:
            file: Absolute path of the file. It has to exist, because its modification
                time is stored.
            data: The rows of the file.

        Raises:
            DataCacheError: If the cache can't be written.
            FileNotFoundError: If the file no longer exists.
        """

    @abstractmethod
    def unset(self, file: str | PathLike[str]) -> None:
        """Delete the entry of one file.

        Args:
            file: Absolute path of the file. It isn't an error if the file is unknown.

        Raises:
            DataCacheError: If the cache can't be written.
        """

    @abstractmethod
    def clear(self) -> CacheClearResult:
        """Delete all entries.

        Returns:
            The result. Failures are returned and not raised.
        """

    def bulk_get(self, files: Sequence[str | PathLike[str]]) -> BulkResult:
        """Look up many files at once.

        Args:
            files: Absolute paths.

        Returns:
            The rows in the cache, and the remaining files.

        Raises:
            DataCacheError: If the cache can't be read.
        """

    def bulk_set(self, data: pd.DataFrame) -> int:
        """Store the rows of many files.

        Args:
            data: Rows with the column `ORIGINAL_FILENAME_METADATA_COLUMN`, which
                contains the file of each row.

        Returns:
            The number of stored files.

        Raises:
            DataCacheError: If the cache can't be written, or the column is missing.
        """

    @abstractmethod
    def get_all_cached_files(self) -> list[Path]:
        """List the files with cached rows, including those that have changed.

        Returns:
            Absolute paths, sorted.

        Raises:
            DataCacheError: If the cache can't be read.
        """

    @abstractmethod
    def mark_skipped(self, file: str | PathLike[str], reason: FileSkipReason) -> None:
        """Store that a file was skipped.

        Args:
            file: Absolute path of the file.
            reason: Why the file was skipped.

        Raises:
            DataCacheError: If the cache can't be written.
        """

    @abstractmethod
    def get_skip_reason(self, file: str | PathLike[str]) -> FileSkipReason | None:
        """Return why a file was skipped.

        Args:
            file: Absolute path of the file.

        Returns:
            The reason, or `None` if the file wasn't skipped or has changed.

        Raises:
            DataCacheError: If the cache can't be read.
        """

    @abstractmethod
    def get_skip_reason_summary(self) -> Mapping[FileSkipReason, int]:
        """Count the skipped files by reason.

        Returns:
            The number of files for each reason that occurs.

        Raises:
            DataCacheError: If the cache can't be read.
        """
