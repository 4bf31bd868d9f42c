"""What a cache of processed rows must be able to do."""

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
    """What a cache knows of many files at once.

    Every file that was asked for is in exactly one of the three places.

    Attributes:
        cached: Rows of the files that were found unchanged, or `None` if there are none.
        misses: Files that must be read: unknown, or changed since they were cached.
        skipped: Files known to be of no use.
    """

    cached: pd.DataFrame | None
    misses: tuple[Path, ...] = ()
    skipped: tuple[Path, ...] = ()

    @property
    def is_complete(self) -> bool:
        """Whether no file has to be opened."""

class CacheClearResult(TypedDict):
    """Report on an attempt to remove a cache.

    Attributes:
        success: Whether there is no cache now.
        file_existed: Whether there was one before.
        file_path: Where the cache is kept, `None` for caches that are not files.
        error: What went wrong, in a sentence; `None` on success.
    """

    success: bool
    file_existed: bool
    file_path: str | None
    error: str | None

class DataPersister(ABC):
    """Base of the caches that remember the rows files gave.

    Files are keyed by absolute path. An entry is valid while the time of the file's last
    change equals that recorded in the entry, so nothing has to be invalidated by hand.
    Besides rows, a cache remembers the files that were skipped and why.

    A cache may be shared by several threads; a lock guards every operation.

    Derive from this class to keep rows elsewhere than in SQLite. `bulk_get` and
    `bulk_set` have working defaults that call the single forms in turn.
    """

    def __init__(
        self, *, lock: Lock | None = None, bulk_partition_size: int = 1000
    ) -> None:
        """Set how access is guarded and how bulk operations are divided.

        Args:
            lock: Lock to hold during each operation; one is created if `None`. Pass the
                same lock to caches that share a file.
            bulk_partition_size: Files handled in one go by the bulk operations, at
                least 1.

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
            DataCacheError: If the cache cannot be read.
        """

    @abstractmethod
    def set(self, file: str | PathLike[str], data: pd.DataFrame) -> None:
        """Remember the rows of one file, replacing what was known of it.

        Args:
            file: Absolute path of the file. It must exist, since the time of its last
                change is recorded.
            data: The rows it gave.

        Raises:
            DataCacheError: If the cache cannot be written.
            FileNotFoundError: If the file is gone.
        """

    @abstractmethod
    def unset(self, file: str | PathLike[str]) -> None:
        """Forget one file, both its rows and any reason to skip it.

        Args:
            file: Absolute path of the file. One that is not known is no fault.

        Raises:
            DataCacheError: If the cache cannot be written.
        """

    @abstractmethod
    def clear(self) -> CacheClearResult:
        """Forget everything.

        Returns:
            How it went. Failures are reported here and not raised, because a cache that
            stays is a nuisance and not a danger.
        """

    def bulk_get(self, files: Sequence[str | PathLike[str]]) -> BulkResult:
        """Look up many files, in far fewer steps than one by one.

        Args:
            files: Absolute paths.

        Returns:
            The rows found, and which files remain.

        Raises:
            DataCacheError: If the cache cannot be read.
        """

    def bulk_set(self, data: pd.DataFrame) -> int:
        """Remember the rows of many files.

        Args:
            data: Rows with the column `ORIGINAL_FILENAME_METADATA_COLUMN`, which says
                which file each belongs to.

        Returns:
            The number of files remembered.

        Raises:
            DataCacheError: If the cache cannot be written, or the column is absent.
        """

    @abstractmethod
    def get_all_cached_files(self) -> list[Path]:
        """List the files whose rows are held, including those that have changed since.

        Returns:
            Absolute paths, sorted.

        Raises:
            DataCacheError: If the cache cannot be read.
        """

    @abstractmethod
    def mark_skipped(self, file: str | PathLike[str], reason: FileSkipReason) -> None:
        """Remember that a file is of no use.

        Args:
            file: Absolute path of the file.
            reason: What is wrong with it.

        Raises:
            DataCacheError: If the cache cannot be written.
        """

    @abstractmethod
    def get_skip_reason(self, file: str | PathLike[str]) -> FileSkipReason | None:
        """Look up why a file was skipped.

        Args:
            file: Absolute path of the file.

        Returns:
            The reason, or `None` if the file was not skipped or has changed since.

        Raises:
            DataCacheError: If the cache cannot be read.
        """

    @abstractmethod
    def get_skip_reason_summary(self) -> Mapping[FileSkipReason, int]:
        """Count the skipped files by reason.

        Returns:
            The number of files for each reason that occurs.

        Raises:
            DataCacheError: If the cache cannot be read.
        """
