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

    The usual choice for tabular data, and the simplest way to try the platform. The
    file is read with `pandas.read_csv`, whose keyword arguments you can set for other
    separators, encodings or date formats.

    A column can also contain paths of image files. Force it to `image` with
    `force_stypes` when you connect the data, and use `modifiers` to complete paths
    without folder or extension. The pod opens the images when a task needs them.

    The table is read once and kept in memory. `yield_data`, which SQL queries and
    schema generation use, reads it in chunks and keeps only one of them in memory.

    Attributes:
        datasource_type: `DataSourceType.CSV`; a pod file names the class `CSVSource`.
        path: The file or URL that is read.
        read_csv_kwargs: Keyword arguments for `pandas.read_csv`.

    Warning:
        Authorised tasks can use every column of the table. Leave out columns that
        identify people with `ignore_cols`, or better, connect a copy of the file
        without them.

    Examples:
        Read a table and inspect it:

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
        """Set the location of the table, which is read when it is first needed.

        Args:
            path: Path of the file, or an `http`, `https` or `file` URL. Compressed
                files (`.gz`, `.zip`, `.bz2`, `.xz`) are decompressed.
            read_csv_kwargs: Keyword arguments for `pandas.read_csv`. `chunksize` and
                `iterator` aren't allowed, because the source sets them.
            data_splitter: How rows are split into training, validation and test if a
                task doesn't specify it. `None` uses an 80/10/10 `PercentageSplitter`.
            seed: Seed of a shuffled split; 42 if `None`.
            modifiers: For columns with image paths, the text to add before and after
                each path, by column name.
            ignore_cols: Names of columns that no task can use.
            partition_size: Rows per chunk if the table is streamed, at least 1.
            name: Name for logs; `None` uses the name of the file.

        Raises:
            ValueError: If `partition_size` is smaller than 1, or `read_csv_kwargs` has a
                key that the source sets itself.
        """

    def get_column_names(self) -> list[str]:
        """List the column names of the table, reading only its first line.

        Returns:
            The column names in file order, without the ignored ones.

        Raises:
            DataNotAvailableError: If the file or URL can't be opened.
            DataSourceError: If the content isn't a table, or two columns have the same
                name.
        """

    def get_data(
        self, keys: Sequence[str] | None = None, *, use_cache: bool = True
    ) -> pd.DataFrame:
        """Return the table, or some of its rows, as a DataFrame.

        Args:
            keys: Index labels of the rows, as strings; `None` returns all rows.
            use_cache: Whether to use the table in memory. `False` reads the file again,
                for example after it has changed.

        Returns:
            The rows in file order, or in the order of `keys`.

        Raises:
            DataNotAvailableError: If the file or URL can't be opened.
            DataSourceError: If pandas cannot parse the content.
        """

    def yield_data(
        self,
        keys: Sequence[str] | None = None,
        *,
        partition_size: int | None = None,
        use_cache: bool = True,
    ) -> Iterator[pd.DataFrame]:
        """Stream the table in chunks of rows.

        Args:
            keys: Index labels of the rows, as strings; `None` returns all rows.
            partition_size: Rows per chunk; `None` uses the setting of the source.
            use_cache: Whether to use the table in memory, if it has been read, instead
                of reading the file again.

        Yields:
            Chunks in file order. The index continues from one chunk to the next.

        Raises:
            ValueError: If `partition_size` is smaller than 1.
            DataNotAvailableError: If the file or URL can't be opened.
            DataSourceError: If pandas cannot parse a chunk.
        """
