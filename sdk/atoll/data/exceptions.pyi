"""What can go wrong with data, its sources, its schema and its structure.

All of these derive from `DataError`, which derives from `SdkError`. Catch the base class
to handle any trouble with data in one place; catch a subclass when only one kind can be
mended.

```text
DataError
├── SchemaError
├── DataStructureError
├── DataCacheError
└── DataSourceError
    ├── DataNotLoadedError
    ├── DataNotAvailableError
    └── IterableDataSourceError
```

Examples:
    >>> from atoll import CSVSource
    >>> from atoll.data.exceptions import DataNotAvailableError
    >>> source = CSVSource("https://example.org/measurements.csv")
    >>> try:
    ...     source.load_data()
    ... except DataNotAvailableError as error:
    ...     print(f"Try again later: {error}")
"""

from atoll.exceptions import SdkError

__all__ = [
    "DataCacheError",
    "DataError",
    "DataNotAvailableError",
    "DataNotLoadedError",
    "DataSourceError",
    "DataStructureError",
    "IterableDataSourceError",
    "SchemaError",
]

class DataError(SdkError):
    """Common base of the exceptions in this module.

    Raised itself, rather than one of its subclasses, only where parts that are each valid
    do not fit together.
    """

class SchemaError(DataError):
    """A schema cannot be generated, read, merged or applied.

    The message names the schema and the column at fault. Usual causes: a column that the
    data does not have, a category the schema has never met, or one column forced to two
    semantic types.
    """

class DataStructureError(DataError):
    """A `DataStructure` contradicts itself or the schema it is used with.

    Usual causes: `selected_cols` together with `ignore_cols`, `multihead_col` without
    `multihead_size`, or a target the schema does not have. The message lists the columns
    the schema does have.
    """

class DataSourceError(DataError):
    """A data source is set up wrongly or holds content it cannot turn into rows.

    A single unreadable file is not an error: it is skipped and its `FileSkipReason`
    recorded. This is raised when the source as a whole is of no use.
    """

class DataNotLoadedError(DataSourceError):
    """Something was asked of a source that it knows only after reading its data.

    Call `BaseSource.load_data` first.
    """

class DataNotAvailableError(DataSourceError):
    """The data cannot be reached at this moment.

    A drive may be unmounted, a file moved or a URL unreachable. The same call may succeed
    later without any change to your code.
    """

class IterableDataSourceError(DataSourceError):
    """A source that reads lazily was asked to hold all its data in memory.

    Iterate over `BaseSource.yield_data` instead, or name the files you need.
    """

class DataCacheError(DataError):
    """The cache of processed rows cannot be read or written.

    The cache can be rebuilt from the source files at any time: remove the file, or call
    `FileSystemIterableSource.clear_cache`, and run again.
    """
