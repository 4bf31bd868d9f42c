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

    Sources that read files make one for themselves under `ATOLL_CACHE_DIR`. Create it
    yourself to choose the place, for instance a fast local disk for a folder on a network
    drive, or to inspect what a pod has cached.

    The file is created on first use. It is written in transactions, so a pod that is
    switched off in the middle loses at most the partition in progress. Its layout belongs
    to one version of the SDK: a file of another version is discarded and filled afresh.

    Attributes:
        path: Where the database is kept.

    Warning:
        Cached rows are as sensitive as the data itself. Give the file the same
        protection, and remove it when the data is withdrawn.

    Note:
        Do not put the file on a network drive. SQLite relies on file locks that many
        network file systems do not honour.

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
        """Choose the file; it is not opened yet.

        Args:
            path: Where to keep the database. Missing folders are created.
            lock: Lock to hold while the database is used. Only needed when several
                persisters share one file.
            bulk_partition_size: Files looked up or stored by one SQL statement, at
                least 1.

        Raises:
            ValueError: If `bulk_partition_size` is smaller than 1.
        """

    def get(self, file: str | PathLike[str]) -> pd.DataFrame | None:
        """Read the rows of one file from the database.

        Args:
            file: Absolute path of the file.

        Returns:
            Its rows, with pixels only if they were cached, or `None` if it is unknown or
            has changed.

        Raises:
            DataCacheError: If the database is damaged or locked by another process.
        """

    def set(self, file: str | PathLike[str], data: pd.DataFrame) -> None:
        """Write the rows of one file to the database.

        Args:
            file: Absolute path of the file.
            data: The rows it gave. Columns the database has not met are added.

        Raises:
            DataCacheError: If the database cannot be written, for example because the
                disk is full.
            FileNotFoundError: If the file is gone.
        """

    def unset(self, file: str | PathLike[str]) -> None:
        """Delete all that is known of one file.

        Args:
            file: Absolute path of the file. One that is not known is no fault.

        Raises:
            DataCacheError: If the database cannot be written.
        """

    def clear(self) -> CacheClearResult:
        """Delete the database file.

        Returns:
            Whether there was a file and whether it is gone.
        """

    def get_all_cached_files(self) -> list[Path]:
        """List the files the database has rows for.

        Returns:
            Absolute paths, sorted.

        Raises:
            DataCacheError: If the database cannot be read.
        """

    def mark_skipped(self, file: str | PathLike[str], reason: FileSkipReason) -> None:
        """Record that a file is of no use, so that it is not opened again.

        Args:
            file: Absolute path of the file.
            reason: What is wrong with it.

        Raises:
            DataCacheError: If the database cannot be written.
        """

    def get_skip_reason(self, file: str | PathLike[str]) -> FileSkipReason | None:
        """Read why a file was skipped.

        Args:
            file: Absolute path of the file.

        Returns:
            The reason, or `None` if the file was not skipped or has changed since.

        Raises:
            DataCacheError: If the database cannot be read.
        """

    def get_skip_reason_summary(self) -> Mapping[FileSkipReason, int]:
        """Count the skipped files by reason with one query.

        Returns:
            The number of files for each reason that occurs.

        Raises:
            DataCacheError: If the database cannot be read.
        """
