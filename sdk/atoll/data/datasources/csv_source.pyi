"""Tables stored as comma-separated values."""

from collections.abc import Iterator, Mapping, Sequence
from os import PathLike
from typing import ClassVar

import pandas as pd

from atoll.data.datasources.base_source import BaseSource
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.types import DataPathModifiers, DataSourceType, SingleOrMulti
from atoll.types import JSONValue

__all__ = ["CSVSource"]

class CSVSource(BaseSource):
    """One table, read from a CSV file or from a URL that serves one.

    The usual choice for tabular data, and the simplest way to try the platform. Each line
    becomes a row, each heading a column. Reading is done by `pandas.read_csv`, whose
    keyword arguments you can pass on for files with other separators, encodings or date
    formats.

    A column may also hold paths of image files. Declare it as an image with
    `force_stypes` when you connect the data; use `modifiers` to complete paths that are
    stored without their folder or extension. The images are opened by the pod when a task
    needs them.

    The table is read once and kept in memory. `yield_data` reads it in chunks and never
    holds more than one, which is what SQL queries and schema generation use.

    Attributes:
        datasource_type: `DataSourceType.CSV`; a pod file names the class `CSVSource`.
        path: The file or URL that is read.
        read_csv_kwargs: Keyword arguments handed to `pandas.read_csv`.

    Warning:
        Whatever column the table has, a task that is authorised can use. Leave out
        columns that identify people with `ignore_cols`, or better, connect a copy of the
        file that does not have them.

    Examples:
        Read a table and look at it:

        >>> from atoll import CSVSource
        >>> census = CSVSource("/data/census_income.csv", ignore_cols=["fnlwgt"])
        >>> census.load_data()
        >>> print(len(census), census.get_column_names()[:3])

        A semicolon-separated export with decimal commas, read 5,000 lines at a time:

        >>> laboratory = CSVSource(
        ...     "/data/laboratory.csv",
        ...     read_csv_kwargs={"sep": ";", "decimal": ",", "encoding": "latin-1"},
        ...     partition_size=5_000,
        ... )
        >>> for partition in laboratory.yield_data():
        ...     print(partition.shape)

        The same source in a pod file:

        ```yaml
        datasources:
          - name: laboratory-results
            datasource: CSVSource
            data_config:
              datasource_args:
                path: /mount/data/laboratory.csv
                read_csv_kwargs: {sep: ";", decimal: ",", encoding: latin-1}
        ```
    """

    datasource_type: ClassVar[DataSourceType | None] = DataSourceType.CSV
    path: str
    read_csv_kwargs: dict[str, JSONValue]

    def __init__(
        self,
        path: str | PathLike[str],
        read_csv_kwargs: Mapping[str, JSONValue] | None = None,
        *,
        data_splitter: DatasetSplitter | None = None,
        seed: int | None = None,
        modifiers: Mapping[str, DataPathModifiers] | None = None,
        ignore_cols: SingleOrMulti[str] | None = None,
        partition_size: int = 1000,
        name: str | None = None,
    ) -> None:
        """Say where the table is; it is read when it is first needed.

        Args:
            path: Path of the file, or an `http`, `https` or `file` URL. Compressed files
                (`.gz`, `.zip`, `.bz2`, `.xz`) are unpacked on the way.
            read_csv_kwargs: Keyword arguments for `pandas.read_csv`. `chunksize` and
                `iterator` are set by the source and may not be given.
            data_splitter: How lines are divided into train, validation and test when a
                task does not say. An 80/10/10 `PercentageSplitter` if `None`.
            seed: Seed of a shuffled split; 42 if `None`.
            modifiers: For columns that hold image paths, the text to put before and after
                each path, by column name.
            ignore_cols: Headings of columns that no task may use.
            partition_size: Lines per chunk when the table is streamed, at least 1.
            name: Name for logs; the file's name if `None`.

        Raises:
            ValueError: If `partition_size` is smaller than 1, or `read_csv_kwargs` has a
                key that the source sets itself.
        """

    def get_column_names(self) -> list[str]:
        """List the headings of the table, reading only its first line.

        Returns:
            The headings in file order, without the ignored ones.

        Raises:
            DataNotAvailableError: If the file or URL cannot be opened.
            DataSourceError: If the content is not a table, or two columns share a
                heading.
        """

    def get_data(
        self, keys: Sequence[str] | None = None, *, use_cache: bool = True
    ) -> pd.DataFrame:
        """Give the table, or some of its lines, as a DataFrame.

        Args:
            keys: Index labels of the lines to give, as strings; `None` for all lines.
            use_cache: Whether the table kept from the first read may be used. `False`
                reads the file again, for instance after it has changed.

        Returns:
            The lines in file order, or in the order of `keys`.

        Raises:
            DataNotAvailableError: If the file or URL cannot be opened.
            DataSourceError: If pandas cannot parse the content.
        """

    def yield_data(
        self,
        keys: Sequence[str] | None = None,
        *,
        partition_size: int | None = None,
        use_cache: bool = True,
    ) -> Iterator[pd.DataFrame]:
        """Stream the table in chunks of lines.

        Args:
            keys: Index labels of the lines to give, as strings; `None` for all lines.
            partition_size: Lines per chunk; the source's own if `None`.
            use_cache: Whether to cut chunks from the table in memory, if it was read
                before, instead of reading the file again.

        Yields:
            Chunks in file order. The index continues from one chunk to the next.

        Raises:
            ValueError: If `partition_size` is smaller than 1.
            DataNotAvailableError: If the file or URL cannot be opened.
            DataSourceError: If pandas cannot parse a chunk.
        """
