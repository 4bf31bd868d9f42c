"""The built-in cache, one SQLite file per source."""

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from threading import Lock

import pandas as pd

from atoll.data.datasources.utils import FileSkipReason
from atoll.data.persistence.base import CacheClearResult, DataPersister

__all__ = ["SQLiteDataPersister"]

class SQLiteDataPersister(DataPersister):
    """Keeps processed rows and skip reasons in an SQLite file.

    Sources that read files create one under `ATOLL_CACHE_DIR`. Create it yourself to
    set the location, for example on a fast local disk for a folder on a network drive,
    or to inspect what a pod has cached.

    The file is created on first use. It is written in transactions, so a pod that stops
    unexpectedly loses at most the current partition. The layout depends on the version
    of the SDK: a file of another version is deleted and rebuilt.

    Attributes:
        path: Path of the database.

    Warning:
        Cached rows are as sensitive as the data itself. Protect the file in the same
        way, and delete it when you disconnect the data.

    Note:
        Don't put the file on a network drive, because SQLite requires file locks that
        many network file systems don't support.

    Examples:
        >>> from atoll import ImageSource
        >>> from atoll.data.persistence import SQLiteDataPersister
        >>> cache = SQLiteDataPersister("/var/cache/pod/retina.sqlite")
        >>> source = ImageSource("/mnt/share/retina", data_cache=cache)
        >>> source.load_data()
        >>> for reason, count in cache.get_skip_reason_summary().items():
        ...     print(f"{count} files: {reason.description}")
    """

    path: Path

    def __init__(
        self,
        path: str | PathLike[str],
        *,
        lock: Lock | None = None,
        bulk_partition_size: int = 1000,
    ) -> None:
        """Set the file, which isn't opened yet.

        Args:
            path: Path of the database. Missing folders are created.
            lock: Lock for each operation. Required only if several caches share one
                file.
            bulk_partition_size: Number of files per SQL statement, at least 1.

        Raises:
            ValueError: If `bulk_partition_size` is smaller than 1.
        """

    def get(self, file: str | PathLike[str]) -> pd.DataFrame | None:
        """Read the rows of one file from the database.

        Args:
            file: Absolute path of the file.

        Returns:
            Its rows, with pixels only if they are cached, or `None` if the file is
            unknown or has changed.

        Raises:
            DataCacheError: If the database is damaged or locked by another process.
        """

    def set(self, file: str | PathLike[str], data: pd.DataFrame) -> None:
        """Write the rows of one file to the database.

        Args:
            file: Absolute path of the file.
            data: The rows of the file. New columns are added to the database.

        Raises:
            DataCacheError: If the database can't be written, for example because the
                disk is full.
            FileNotFoundError: If the file no longer exists.
        """

    def unset(self, file: str | PathLike[str]) -> None:
        """Delete the entry of one file.

        Args:
            file: Absolute path of the file. It isn't an error if the file is unknown.

        Raises:
            DataCacheError: If the database can't be written.
        """

    def clear(self) -> CacheClearResult:
        """Delete the database file.

        Returns:
            Whether there was a file, and whether it was deleted.
        """

    def get_all_cached_files(self) -> list[Path]:
        """List the files with cached rows.

        Returns:
            Absolute paths, sorted.

        Raises:
            DataCacheError: If the database can't be read.
        """

    def mark_skipped(self, file: str | PathLike[str], reason: FileSkipReason) -> None:
        """Store that a file was skipped, so that it isn't opened again.

        Args:
            file: Absolute path of the file.
            reason: Why the file was skipped.

        Raises:
            DataCacheError: If the database can't be written.
        """

    def get_skip_reason(self, file: str | PathLike[str]) -> FileSkipReason | None:
        """Return why a file was skipped.

        Args:
            file: Absolute path of the file.

        Returns:
            The reason, or `None` if the file wasn't skipped or has changed.

        Raises:
            DataCacheError: If the database can't be read.
        """

    def get_skip_reason_summary(self) -> Mapping[FileSkipReason, int]:
        """Count the skipped files by reason with one query.

        Returns:
            The number of files for each reason that occurs.

        Raises:
            DataCacheError: If the database can't be read.
        """
