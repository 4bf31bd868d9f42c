"""Base classes of all datasources.

A source converts data, such as a table or a folder of scans, into rows for the rest of
the SDK. All sources have the interface of `BaseSource`: `BaseSource.get_data` returns
rows that fit in memory, and `BaseSource.yield_data` streams partitions. Sources that
read one file per row, and open it only when needed, derive from
`FileSystemIterableSource`.

To connect another kind of data, derive from one of these base classes.

Examples:
    A source that reads small text files, one row per file:

    >>> from pathlib import Path
    >>> from atoll.data.datasources.base_source import FileSystemIterableSource
    >>> class LetterSource(FileSystemIterableSource):
    ...     def process_file(
    ...         self, file_name: str, *, skip_non_tabular_data: bool = False
    ...     ) -> list[dict[str, object]]:
    ...         text = Path(file_name).read_text(encoding="utf-8")
    ...         return [{"letter": text, "length": len(text)}]
    >>> for partition in LetterSource("/data/letters").yield_data(partition_size=64):
    ...     print(partition["length"].mean())
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import ClassVar, Final

import pandas as pd

from atoll.data.datasources.types import DataSourceFileFilter, DatasourceSummaryStats
from atoll.data.datasources.utils import FileSkipReason, FileSystemFilter
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.persistence.base import CacheClearResult, DataPersister
from atoll.data.types import DataPathModifiers, DataSourceType, SingleOrMulti
from atoll.hooks import BaseDataSourceHook
from atoll.types import UsedForConfigSchemas

__all__ = [
    "INFERRED_LABEL_COLUMN",
    "BaseSource",
    "FileSystemIterableSource",
    "FileSystemIterableSourceInferrable",
]

INFERRED_LABEL_COLUMN: Final = "Inferred Label"
"""Column with the class label that is inferred from the name of a file's folder.

Use it as the `target` of a `DataStructure`.
"""

class BaseSource(ABC, UsedForConfigSchemas):
    """Reads data in place and provides it as rows and columns.

    The custodian creates a source and passes it to a `Pod`, whose tasks then use it. It
    belongs to one process and is never serialised or sent. Creating a source reads no
    data: this happens with `load_data`, or with the first call that needs data.

    Rows are processed in the same steps every time: they are read, the columns in
    `ignore_cols` are dropped, and the `modifiers` complete file paths. `data_splitter`
    splits them into training, validation and test later.

    Derived classes implement `get_column_names`, `get_data` and `yield_data`.

    Attributes:
        datasource_type: The name of the class in a pod file. `None` for plug-ins, which
            are found by their class name.
        data_splitter: Splitter for tasks without one of their own. `None` uses an
            80/10/10 `PercentageSplitter` with the source's seed; inference then
            predicts every row.
        seed: Seed of shuffles and random splits, so that a dataset is split in the same
            way each time.
        partition_size: Default number of rows in a partition of `yield_data`.
    """

    datasource_type: ClassVar[DataSourceType | None] = None
    data_splitter: DatasetSplitter | None
    seed: int
    partition_size: int

    def __init__(
        self,
        *,
        data_splitter: DatasetSplitter | None = None,
        seed: int | None = None,
        modifiers: Mapping[str, DataPathModifiers] | None = None,
        ignore_cols: SingleOrMulti[str] | None = None,
        partition_size: int = 16,
        name: str | None = None,
    ) -> None:
        """Store the options that all sources have.

        Args:
            data_splitter: How rows are split if a task doesn't specify it.
            seed: Seed of random operations of the source; `DEFAULT_SEED` (42) if
                `None`.
            modifiers: For columns with paths, the text to add before and after each
                value, by column name.
            ignore_cols: Columns to drop. They aren't part of the schema, and no task
                can read them.
            partition_size: Number of rows that are read at a time, at least 1.
            name: Name for logs; `None` uses the class name.

        Raises:
            ValueError: If `partition_size` is smaller than 1.
        """

    @property
    def name(self) -> str:
        """Name of the source in logs."""

    @property
    def ignore_cols(self) -> list[str]:
        """Columns that are dropped when a row is read."""

    @property
    def hash(self) -> str:
        """Fingerprint of the column names and types, as 64 hexadecimal digits.

        Two sources with the same columns have the same fingerprint, whatever their
        rows.

        Raises:
            DataNotLoadedError: If the columns aren't known yet.
        """

    @property
    def is_iterable(self) -> bool:
        """Whether the data is read lazily and has to be processed in partitions."""

    @property
    def is_loaded(self) -> bool:
        """Whether the columns and the number of rows are known."""

    def load_data(self) -> None:
        """Read the data, or as much of it as is needed to describe it.

        A table is read completely. For a folder, the files are listed and the first
        ones opened. Calling the method again has no effect.

        Raises:
            DataNotAvailableError: If the data can't be reached.
            DataSourceError: If the data can't be interpreted, or no column is left
                after `ignore_cols` are dropped.
        """

    @abstractmethod
    def get_column_names(self) -> list[str]:
        """List the columns in order, without the ignored ones.

        Returns:
            The names, metadata columns included.

        Raises:
            DataNotAvailableError: If the data can't be reached.
        """

    def get_dtypes(self) -> dict[str, str]:
        """Return the storage type of each column.

        Returns:
            Storage types in pandas notation, such as `float64`, by column name.

        Raises:
            DataNotLoadedError: If `load_data` hasn't been called.
        """

    def get_values(self, columns: SingleOrMulti[str]) -> dict[str, list[str]]:
        """Collect the distinct values of columns, for the generation of a schema.

        Args:
            columns: Names of the columns. Columns with pixels or free text have few
                repeated values, so leave them out: collecting them can be slow.

        Returns:
            The distinct values of each column as strings, in order of first appearance.

        Raises:
            KeyError: If there is no such column.
            DataNotAvailableError: If the data can't be reached.
        """

    def get_column(self, column: str) -> pd.Series[object]:
        """Read one whole column.

        Args:
            column: Its name.

        Returns:
            One value per row, in the order of the rows.

        Raises:
            KeyError: If there is no such column.
            IterableDataSourceError: If the column contains pixels that are read lazily.
        """

    @abstractmethod
    def get_data(
        self, keys: Sequence[str] | None = None, *, use_cache: bool = True
    ) -> pd.DataFrame:
        """Read rows into memory.

        Args:
            keys: The rows to read: absolute paths for sources that read files, index
                labels for tables. `None` reads all rows.
            use_cache: Whether to reuse rows from the cache. Has no effect for sources
                without a cache.

        Returns:
            The rows in the order of `keys`. Keys without a row are skipped, so the
            DataFrame can be shorter than `keys`, or empty.

        Raises:
            DataNotAvailableError: If the data can't be reached.
            IterableDataSourceError: If all rows of a lazy source are requested at once.
        """

    @abstractmethod
    def yield_data(
        self,
        keys: Sequence[str] | None = None,
        *,
        partition_size: int | None = None,
        use_cache: bool = True,
    ) -> Iterator[pd.DataFrame]:
        """Stream rows, one partition at a time.

        Only one partition is in memory at a time, so this works for data of any size.

        Args:
            keys: The rows to read, as for `get_data`; `None` reads all rows.
            partition_size: Rows per partition; `None` uses the setting of the source.
            use_cache: Whether to reuse rows from the cache.

        Yields:
            DataFrames with the same columns. Each has between 1 and `partition_size`
            rows.

        Raises:
            ValueError: If `partition_size` is smaller than 1.
            DataNotAvailableError: If the data becomes unavailable while it is read.
        """

    def apply_ignore_cols(self, data: pd.DataFrame) -> pd.DataFrame:
        """Drop the ignored columns from rows that you have read yourself.

        Args:
            data: Rows of this source. Missing columns aren't an error.

        Returns:
            A DataFrame without the columns; `data` itself is unchanged.
        """

    def apply_modifiers(self, data: pd.DataFrame) -> pd.DataFrame:
        """Complete the paths in rows that you have read yourself.

        Args:
            data: Rows of this source, with the stored paths.

        Returns:
            A DataFrame with prefixes and suffixes added; `data` itself is unchanged.
            Missing values remain missing.

        Raises:
            DataSourceError: If a column with modifiers is missing in `data`.
        """

    def add_hook(self, hook: BaseDataSourceHook) -> None:
        """Add a hook for the events of this source.

        Args:
            hook: The hook. You can add one hook to several sources.

        Raises:
            HookError: If the hook has already been added to this source.
        """

    def remove_hook(self, hook: BaseDataSourceHook) -> None:
        """Remove a hook from this source.

        Args:
            hook: The hook to remove.

        Raises:
            HookError: If the hook was never added to this source.
        """

    def get_summary_stats(self) -> DatasourceSummaryStats:
        """Return the numbers of files found, read and skipped so far.

        Returns:
            The numbers, which are all zero for a source that doesn't read files.
        """

    def __len__(self) -> int:
        """Return the number of rows, or of files that pass the filters for lazy
        sources.

        Raises:
            DataNotLoadedError: If the number isn't known yet.
        """

class FileSystemIterableSource(BaseSource):
    """Base class of sources that read a folder and open each file only when needed.

    On first use, the folder and its sub-folders are listed, and the `filter` is applied
    to names, dates and sizes. Files are opened when a partition needs them. Their rows
    are stored in `data_cache` and read from there until the file changes, which makes
    later runs fast. A file that can't be used is skipped, and its `FileSkipReason` is
    recorded, so a single damaged file doesn't stop a task.

    Two metadata columns are added to each row: `ORIGINAL_FILENAME_METADATA_COLUMN` and
    `LAST_MODIFIED_METADATA_COLUMN`. Pods use the former to find out which files are new
    for tasks with `run_on_new_data_only`.

    Derived classes implement `process_file`.

    Attributes:
        path: The folder that is read.
        output_path: Folder for files that the source or a task writes.
        filter: Conditions for the files. `None` accepts all files.
        data_cache: Cache of processed rows. `None` if caching is off.

    Note:
        Only the first 500,000 files are used. Set
        `ATOLL_MAX_NUMBER_OF_DATASOURCE_FILES` to change the limit, or use a stricter
        filter.
    """

    path: Path
    output_path: Path | None
    filter: FileSystemFilter | None
    data_cache: DataPersister | None

    def __init__(
        self,
        path: str | PathLike[str],
        *,
        output_path: str | PathLike[str] | None = None,
        cache_images: bool = False,
        filter: FileSystemFilter | None = None,
        data_cache: DataPersister | None = None,
        data_splitter: DatasetSplitter | None = None,
        seed: int | None = None,
        modifiers: Mapping[str, DataPathModifiers] | None = None,
        ignore_cols: SingleOrMulti[str] | None = None,
        partition_size: int = 16,
        name: str | None = None,
    ) -> None:
        """Set the folder, which isn't read until data is needed.

        Args:
            path: Folder with the files. Environment variables and `~` are expanded.
            output_path: Folder for output files, created if necessary. `None` uses the
                folder that `ATOLL_OUTPUT_DIR` names.
            cache_images: Whether to cache pixels too. The files don't have to be opened
                again, but the cache needs about as much disk space as the uncompressed
                images.
            filter: Conditions that are checked before a file is opened.
            data_cache: Cache to use. `None` uses an SQLite file under
                `ATOLL_CACHE_DIR`, or no cache if `ATOLL_ENABLE_DATA_CACHE` is false.
            data_splitter: How files are split if a task doesn't specify it.
            seed: Seed of random splits; 42 if `None`.
            modifiers: Text to add before and after paths found *inside* the files, by
                column name.
            ignore_cols: Columns to drop from every row.
            partition_size: Number of files that are opened at a time, at least 1.
                Choose a small number for large volumes.
            name: Name for logs; `None` uses the class name.

        Raises:
            ValueError: If `partition_size` is smaller than 1.
        """

    @property
    def is_iterable(self) -> bool:
        """Always true, because the files are read in partitions."""

    @property
    def file_names(self) -> list[str]:
        """Absolute paths of all files under `path`, sorted, before any filter.

        Raises:
            DataNotAvailableError: If the folder can't be listed.
        """

    @property
    def selected_file_names(self) -> list[str]:
        """Absolute paths of the files that pass all filters and were not skipped, sorted.

        Raises:
            DataNotAvailableError: If the folder can't be listed.
        """

    @property
    def skip_reasons(self) -> dict[str, FileSkipReason]:
        """The reason why each skipped file was left out, by absolute path."""

    def iter_file_names(self) -> Iterator[str]:
        """Iterate over the selected files without creating a list.

        Yields:
            Absolute paths in the order of the file system.

        Raises:
            DataNotAvailableError: If the folder can't be listed.
        """

    def add_file_filter(self, file_filter: DataSourceFileFilter) -> None:
        """Add your own filter for files.

        Args:
            file_filter: Takes the remaining paths and returns those to keep.
        """

    def get_new_file_names(self, processed: Sequence[str]) -> list[str]:
        """Return the selected files that a task hasn't processed.

        Args:
            processed: Absolute paths of processed files.

        Returns:
            The remaining paths, sorted. If there are none, a task that runs on new data
            only is refused with `NO_NEW_DATA`.
        """

    def skip_file(self, file_name: str, reason: FileSkipReason) -> None:
        """Skip a file from now on and record the reason.

        Call it from `process_file` if a file can't be used. The hooks of this source
        are informed.

        Args:
            file_name: Absolute path of the file.
            reason: Why the file is skipped.
        """

    def get_column_names(self) -> list[str]:
        """List the columns of the first readable files.

        Returns:
            Names of the columns, metadata columns last.

        Raises:
            DataNotAvailableError: If the folder can't be listed.
            DataSourceError: If no file could be read.
        """

    def get_data(
        self, keys: Sequence[str] | None = None, *, use_cache: bool = True
    ) -> pd.DataFrame:
        """Read the rows of named files into memory.

        Args:
            keys: Absolute paths of the files. Required.
            use_cache: Whether to use the cache for unchanged files.

        Returns:
            One row per usable file, in the order of `keys`, or several rows if a file
            contains several records. Skipped files have no row.

        Raises:
            IterableDataSourceError: If `keys` is `None`. Use `yield_data` to read the
                whole folder, which might not fit in memory.
            DataNotAvailableError: If the folder can't be reached.
        """

    def yield_data(
        self,
        keys: Sequence[str] | None = None,
        *,
        partition_size: int | None = None,
        use_cache: bool = True,
    ) -> Iterator[pd.DataFrame]:
        """Stream the rows of the files, one partition of files at a time.

        Args:
            keys: Absolute paths of the files to read; `None` reads all selected files.
            partition_size: Files per partition; `None` uses the setting of the source.
            use_cache: Whether to use the cache for unchanged files.

        Yields:
            The rows of one partition. Partitions whose files were all skipped are left
            out.

        Raises:
            ValueError: If `partition_size` is smaller than 1.
            DataNotAvailableError: If the folder becomes unavailable while it is read.
        """

    @abstractmethod
    def process_file(
        self, file_name: str, *, skip_non_tabular_data: bool = False
    ) -> list[dict[str, object]]:
        """Convert one file into rows.

        This is the only method that you have to implement for a new kind of file. It
        can be called from several threads at the same time, for different files.
        Metadata columns are added afterwards.

        Args:
            file_name: Absolute path of the file.
            skip_non_tabular_data: Whether to leave out pixels because only the other
                columns are needed. Return `None` instead of pixels.

        Returns:
            The rows, each with a value per column. For a file that can't be used, call
            `skip_file` and return an empty list.

        Raises:
            DataSourceError: If the file can't be read. The caller records it as
                `FileSkipReason.UNREADABLE` and continues.
        """

    def clear_cache(self) -> CacheClearResult:
        """Delete all cached rows and skip reasons, so that every file is read again.

        Call it after you have changed filters, or the code that processes files.

        Returns:
            Whether there was a cache, and whether it was deleted.
        """

class FileSystemIterableSourceInferrable(FileSystemIterableSource):
    """Base class of file sources that can infer class labels from folder names.

    Many image collections have one folder per class. With
    `infer_class_labels_from_filepaths`, the name of the folder directly under `path` is
    the label, in the column `INFERRED_LABEL_COLUMN`. If the folders directly under
    `path` are named after splits (`train`, `validation`, `test`), the label comes from
    the level below, and a `SplitterDefinedInData` that infers its labels can use the
    upper level.

    ```text
    scans/
    ├── train/
    │   ├── healthy/0001.png
    │   └── oedema/0002.png
    └── test/
        └── healthy/0003.png
    ```

    Attributes:
        infer_class_labels_from_filepaths: Whether to add the label column.
    """

    infer_class_labels_from_filepaths: bool

    def __init__(
        self,
        path: str | PathLike[str],
        *,
        output_path: str | PathLike[str] | None = None,
        cache_images: bool = False,
        infer_class_labels_from_filepaths: bool = False,
        filter: FileSystemFilter | None = None,
        data_cache: DataPersister | None = None,
        data_splitter: DatasetSplitter | None = None,
        seed: int | None = None,
        modifiers: Mapping[str, DataPathModifiers] | None = None,
        ignore_cols: SingleOrMulti[str] | None = None,
        partition_size: int = 16,
        name: str | None = None,
    ) -> None:
        """Set the folder and whether its sub-folders are classes.

        Args:
            path: Folder with the files or with one sub-folder per class.
            output_path: Folder for output files. It should be outside `path`, where it
                would be treated as another class.
            cache_images: Whether to cache pixels too.
            infer_class_labels_from_filepaths: Whether to add the label column. Files
                directly in `path` then have no label and are skipped.
            filter: Conditions that are checked before a file is opened.
            data_cache: Cache to use instead of the default SQLite file.
            data_splitter: How files are split if a task doesn't specify it.
            seed: Seed of random splits; 42 if `None`.
            modifiers: Text to add before and after paths found inside the files, by
                column name.
            ignore_cols: Columns to drop from every row.
            partition_size: Number of files that are opened at a time, at least 1.
            name: Name for logs; `None` uses the class name.

        Raises:
            ValueError: If `partition_size` is smaller than 1.
        """

    @property
    def class_labels(self) -> list[str]:
        """The inferred labels, sorted; empty if labels aren't inferred.

        Raises:
            DataNotAvailableError: If the folder can't be listed.
        """
