"""The contract of every data source, and the bases of those that read files.

A source turns whatever a custodian has (a table, a folder of scans) into rows that the
rest of the SDK understands. All sources share one reading interface, `BaseSource`:
`BaseSource.get_data` for rows that fit in memory, `BaseSource.yield_data` for a stream of
partitions. Sources that read one file per row and open it only when it is needed derive
from `FileSystemIterableSource`.

To connect a kind of data the SDK does not know, derive from one of the bases here.

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
"""Column that holds the class label taken from the name of a file's folder.

Use it as the `target` of a `DataStructure`.
"""

class BaseSource(ABC, UsedForConfigSchemas):
    """Reads data where it lies and presents it as rows and columns.

    A source is created by the custodian, handed to a `Pod`, and from then on used by the
    tasks that run there. It belongs to one process; nothing of it is ever serialised or
    sent. Creating a source reads nothing: the first call that needs data, or
    `load_data`, does.

    Rows always pass through the same steps: they are read, the columns in `ignore_cols`
    are dropped, and the `modifiers` complete the paths in columns of files. Splitting
    into train, validation and test happens later, by `data_splitter`.

    Derived classes implement `get_column_names`, `get_data` and `yield_data`.

    Attributes:
        datasource_type: The name under which a pod file finds the class. `None` for
            sources that come from a plug-in, which are found by class name.
        data_splitter: Splitter used when a task brings none of its own. `None` stands for
            an 80/10/10 `PercentageSplitter` with the source's seed.
        seed: Fixes shuffles and random splits, so that a dataset is divided the same way
            each time.
        partition_size: Rows that `yield_data` puts in one partition unless told
            otherwise.
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
            data_splitter: How rows are divided when a task does not say.
            seed: Seed of everything random about the source; `DEFAULT_SEED` (42) if
                `None`.
            modifiers: For columns that hold paths, the text to put before and after each
                value, by column name.
            ignore_cols: Columns to drop before anything else sees them. They do not enter
                the schema and no task can reach them.
            partition_size: Rows read at a time, at least 1.
            name: Name for logs; the class name if `None`.

        Raises:
            ValueError: If `partition_size` is smaller than 1.
        """

    @property
    def name(self) -> str:
        """Name under which the source appears in logs."""

    @property
    def ignore_cols(self) -> list[str]:
        """Columns that are dropped as soon as a row is read."""

    @property
    def hash(self) -> str:
        """Fingerprint of the column names and types, as 64 hexadecimal digits.

        Two sources of the same layout share it whatever rows they hold.

        Raises:
            DataNotLoadedError: If the columns are not known yet.
        """

    @property
    def is_iterable(self) -> bool:
        """Whether the data is read lazily and must be consumed partition by partition."""

    @property
    def is_loaded(self) -> bool:
        """Whether columns and number of rows are known."""

    def load_data(self) -> None:
        """Read what is needed to answer questions about the data.

        A table is read whole; a folder is listed and its first files opened. Calling it
        again does nothing.

        Raises:
            DataNotAvailableError: If the data cannot be reached.
            DataSourceError: If the data can be reached but not understood, or has no
                column left once `ignore_cols` are dropped.
        """

    @abstractmethod
    def get_column_names(self) -> list[str]:
        """List the columns a row has, in order, without the ignored ones.

        Returns:
            The names, metadata columns included.

        Raises:
            DataNotAvailableError: If the data cannot be reached.
        """

    def get_dtypes(self) -> dict[str, str]:
        """Report how each column is stored.

        Returns:
            Storage types in pandas notation, such as `float64`, by column name.

        Raises:
            DataNotLoadedError: If `load_data` has not been called.
        """

    def get_values(self, columns: SingleOrMulti[str]) -> dict[str, list[str]]:
        """Collect the distinct values of columns, as schema generation needs them.

        Args:
            columns: Names of the columns. Columns with pixels or free text make little
                sense here and can be slow.

        Returns:
            For each column its distinct values as strings, in the order first met.

        Raises:
            KeyError: If there is no such column.
            DataNotAvailableError: If the data cannot be reached.
        """

    def get_column(self, column: str) -> pd.Series[object]:
        """Read one column whole.

        Args:
            column: Its name.

        Returns:
            One value per row, in the order of the rows.

        Raises:
            KeyError: If there is no such column.
            IterableDataSourceError: If the column holds pixels that are read lazily.
        """

    @abstractmethod
    def get_data(
        self, keys: Sequence[str] | None = None, *, use_cache: bool = True
    ) -> pd.DataFrame:
        """Read rows into memory.

        Args:
            keys: The rows to read: absolute paths for sources that read files, index
                labels for tables. `None` reads all.
            use_cache: Whether rows processed by an earlier read may be reused. Has no
                effect on sources that keep no cache.

        Returns:
            The rows in the order of `keys`. Keys without a row are passed over, so the
            DataFrame can be shorter than `keys`, or empty.

        Raises:
            DataNotAvailableError: If the data cannot be reached.
            IterableDataSourceError: If all rows of a lazy source are asked for at once.
        """

    @abstractmethod
    def yield_data(
        self,
        keys: Sequence[str] | None = None,
        *,
        partition_size: int | None = None,
        use_cache: bool = True,
    ) -> Iterator[pd.DataFrame]:
        """Stream rows, a partition at a time.

        The memory needed is that of one partition, so this works for data of any size.

        Args:
            keys: The rows to read, as for `get_data`; `None` reads all.
            partition_size: Rows per partition; the source's own if `None`.
            use_cache: Whether rows processed by an earlier read may be reused.

        Yields:
            DataFrames with the same columns. Each has at most `partition_size` rows and
            none is empty.

        Raises:
            ValueError: If `partition_size` is smaller than 1.
            DataNotAvailableError: If the data becomes unreachable on the way.
        """

    def apply_ignore_cols(self, data: pd.DataFrame) -> pd.DataFrame:
        """Drop the ignored columns from rows you read yourself.

        Args:
            data: Rows of this source. Names it does not have are no fault.

        Returns:
            A DataFrame without the columns; `data` itself is unchanged.
        """

    def apply_modifiers(self, data: pd.DataFrame) -> pd.DataFrame:
        """Complete the paths in rows you read yourself.

        Args:
            data: Rows of this source, with paths as they are stored.

        Returns:
            A DataFrame with prefixes and suffixes added; `data` itself is unchanged.
            Missing values stay missing.

        Raises:
            DataSourceError: If a column with modifiers is absent from `data`.
        """

    def add_hook(self, hook: BaseDataSourceHook) -> None:
        """Have a hook told of what this source reads and skips.

        Args:
            hook: The listener. One hook can listen to several sources.

        Raises:
            HookError: If the hook was added to this source before.
        """

    def remove_hook(self, hook: BaseDataSourceHook) -> None:
        """Stop telling a hook about this source.

        Args:
            hook: The listener to remove.

        Raises:
            HookError: If the hook was never added to this source.
        """

    def get_summary_stats(self) -> DatasourceSummaryStats:
        """Count what was found, read and skipped so far.

        Returns:
            The counts. For a source that reads no files they are all zero.
        """

    def __len__(self) -> int:
        """Give the number of rows; for lazy sources, of files that pass the filters.

        Raises:
            DataNotLoadedError: If the number is not known yet.
        """

class FileSystemIterableSource(BaseSource):
    """Base of the sources that read a folder, opening each file only when needed.

    On first use the folder is listed, sub-folders included, and the `filter` is applied
    to names, dates and sizes. Files are opened when a partition needs them. The rows they
    give are written to `data_cache`, and read from there as long as the file has not
    changed, which makes the second and later runs fast. A file that cannot be used is
    recorded with its `FileSkipReason` and passed over; one bad file never stops a task.

    Two metadata columns are added to each row: `ORIGINAL_FILENAME_METADATA_COLUMN` and
    `LAST_MODIFIED_METADATA_COLUMN`. Pods compare the former with what they have processed
    before, which is how `run_on_new_data_only` tasks know what is new.

    Derived classes implement `process_file`.

    Attributes:
        path: The folder that is read.
        output_path: Folder for files the source or a task writes.
        filter: Conditions on the files themselves. `None` accepts all.
        data_cache: Where processed rows are kept. `None` when caching is off.

    Note:
        Only the first 500,000 files are used. Set
        `ATOLL_MAX_NUMBER_OF_DATASOURCE_FILES` to change the limit, or filter more
        narrowly.
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
        """Name the folder; it is not touched until data is needed.

        Args:
            path: Folder with the files. Environment variables and `~` are expanded.
            output_path: Folder for written files, created if absent. The folder named
                by `ATOLL_OUTPUT_DIR` if `None`.
            cache_images: Whether pixels are cached too. It saves opening the files again
                and costs about as much disk space as the uncompressed images.
            filter: Conditions checked before a file is opened.
            data_cache: Cache to use. When `None`, an SQLite file under
                `ATOLL_CACHE_DIR`, or no cache if `ATOLL_ENABLE_DATA_CACHE` is false.
            data_splitter: How files are divided when a task does not say.
            seed: Seed of random splits; 42 if `None`.
            modifiers: Text to put around paths found *inside* the files, by column name.
            ignore_cols: Columns to drop from every row.
            partition_size: Files opened at a time, at least 1. With large volumes choose
                a small number.
            name: Name for logs; the class name if `None`.

        Raises:
            ValueError: If `partition_size` is smaller than 1.
        """

    @property
    def is_iterable(self) -> bool:
        """Always true: the files are read partition by partition."""

    @property
    def file_names(self) -> list[str]:
        """Absolute paths of all files under `path`, sorted, before any filter.

        Raises:
            DataNotAvailableError: If the folder cannot be listed.
        """

    @property
    def selected_file_names(self) -> list[str]:
        """Absolute paths of the files that pass all filters and were not skipped, sorted.

        Raises:
            DataNotAvailableError: If the folder cannot be listed.
        """

    @property
    def skip_reasons(self) -> dict[str, FileSkipReason]:
        """Why each skipped file was left out, by absolute path."""

    def iter_file_names(self) -> Iterator[str]:
        """Walk the selected files without building a list of them.

        Yields:
            Absolute paths in the order in which the file system lists them.

        Raises:
            DataNotAvailableError: If the folder cannot be listed.
        """

    def add_file_filter(self, file_filter: DataSourceFileFilter) -> None:
        """Narrow the files by a rule of your own.

        Args:
            file_filter: Takes the paths in play and gives those to keep.
        """

    def get_new_file_names(self, processed: Sequence[str]) -> list[str]:
        """Find the selected files that a task has not seen.

        Args:
            processed: Absolute paths that were processed before.

        Returns:
            The remaining paths, sorted. Empty when there is nothing new, in which case a
            task that runs on new data only is refused with `NO_NEW_DATA`.
        """

    def skip_file(self, file_name: str, reason: FileSkipReason) -> None:
        """Leave a file out from now on and remember why.

        Call it from `process_file` when a file turns out to be of no use. Hooks that
        listen to this source are told.

        Args:
            file_name: Absolute path of the file.
            reason: What is wrong with it.
        """

    def get_column_names(self) -> list[str]:
        """List the columns, as found in the first readable files.

        Returns:
            Names of the columns, metadata columns last.

        Raises:
            DataNotAvailableError: If the folder cannot be listed.
            DataSourceError: If not one file could be read.
        """

    def get_data(
        self, keys: Sequence[str] | None = None, *, use_cache: bool = True
    ) -> pd.DataFrame:
        """Read the rows of named files into memory.

        Args:
            keys: Absolute paths of the files. Must be given.
            use_cache: Whether unchanged files may be answered from the cache.

        Returns:
            One row per usable file, in the order of `keys`; several where a file holds
            several records. Skipped files have no row.

        Raises:
            IterableDataSourceError: If `keys` is `None`. The whole folder may not fit in
                memory: use `yield_data`.
            DataNotAvailableError: If the folder cannot be reached.
        """

    def yield_data(
        self,
        keys: Sequence[str] | None = None,
        *,
        partition_size: int | None = None,
        use_cache: bool = True,
    ) -> Iterator[pd.DataFrame]:
        """Stream the files' rows, opening a partition of files at a time.

        Args:
            keys: Absolute paths of the files to read; `None` for all selected ones.
            partition_size: Files per partition; the source's own if `None`.
            use_cache: Whether unchanged files may be answered from the cache.

        Yields:
            The rows of one partition. A partition whose files were all skipped is left
            out.

        Raises:
            ValueError: If `partition_size` is smaller than 1.
            DataNotAvailableError: If the folder becomes unreachable on the way.
        """

    @abstractmethod
    def process_file(
        self, file_name: str, *, skip_non_tabular_data: bool = False
    ) -> list[dict[str, object]]:
        """Turn one file into rows.

        This is the one method a new kind of file needs. It may be called from several
        threads at once for different files. Metadata columns are added afterwards.

        Args:
            file_name: Absolute path of the file.
            skip_non_tabular_data: Whether pixels may be left out, which is so while only
                the columns are of interest. Put `None` in their place.

        Returns:
            The rows, each as a value per column. Empty when the file was skipped; call
            `skip_file` then.

        Raises:
            DataSourceError: If the file cannot be understood. The caller records the file
                as `FileSkipReason.UNREADABLE` and goes on.
        """

    def clear_cache(self) -> CacheClearResult:
        """Forget all cached rows and skip reasons, so that every file is read afresh.

        Needed after the filters, or the code that processes files, have changed.

        Returns:
            Whether there was a cache and whether it is gone.
        """

class FileSystemIterableSourceInferrable(FileSystemIterableSource):
    """Base of file sources that can take class labels from the names of folders.

    Many image collections are sorted into one folder per class. With
    `infer_class_labels_from_filepaths`, the folder directly under `path` becomes the
    label, in the column `INFERRED_LABEL_COLUMN`. If the folders directly under `path`
    are named after splits (`train`, `validation`, `test`), the label is taken from the
    level below, and a `SplitterDefinedInData` that infers its labels can use the upper
    one.

    ```text
    scans/
    ├── train/
    │   ├── healthy/0001.png
    │   └── oedema/0002.png
    └── test/
        └── healthy/0003.png
    ```

    Attributes:
        infer_class_labels_from_filepaths: Whether the label column is added.
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
        """Name the folder and say whether its sub-folders are classes.

        Args:
            path: Folder with the files or with one sub-folder per class.
            output_path: Folder for written files. It should not lie inside `path`, where
                its content would be taken for another class.
            cache_images: Whether the cache also holds pixels.
            infer_class_labels_from_filepaths: Whether to add the label column. Files that
                lie directly in `path` then have no label and are skipped.
            filter: Conditions checked before a file is opened.
            data_cache: Cache to use instead of the default SQLite file.
            data_splitter: How files are divided when a task does not say.
            seed: Seed of random splits; 42 if `None`.
            modifiers: Text to put around paths found inside the files, by column name.
            ignore_cols: Columns to drop from every row.
            partition_size: Files opened at a time, at least 1.
            name: Name for logs; the class name if `None`.

        Raises:
            ValueError: If `partition_size` is smaller than 1.
        """

    @property
    def class_labels(self) -> list[str]:
        """The labels found, sorted; empty unless labels are inferred.

        Raises:
            DataNotAvailableError: If the folder cannot be listed.
        """
