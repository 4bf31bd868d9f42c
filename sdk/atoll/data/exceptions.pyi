"""Errors of datasources, schemas and data structures.

All of these derive from `DataError`, which derives from `SdkError`. Catch the base
class to handle all problems with data in one place, or a subclass to handle one kind of
problem.

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
    """Parts of a task that are valid on their own don't fit together.

    It is also the base class of the other exceptions in this module.

    Message: `The data structure, the schema and the source do not describe the same
    data.`

    Cause: A `DataBunch` combines a source with the schema or the structure of another
    dataset.

    Fix: Generate the schema from the same source, and name columns that the schema has.
    """

class SchemaError(DataError):
    """A schema can't be generated, read, merged or applied.

    The message names the schema and the column.

    Message: `Column 'TARGET' doesn't exist in schema census.`

    Cause: `force_stypes`, `ignore_cols` or a model names a column that the data doesn't
    have.

    Fix: Correct the spelling. Case and spaces matter.

    Message: `Column 'occupation' has the category 'Craft', which schema census doesn't
    know.`

    Cause: The data has a value that the schema was generated without.

    Fix: Generate the schema again from all rows. On a pod, start once with
    `update_schema=True`.

    Message: `Column 'code' is forced to categorical and to text.`

    Cause: `force_stypes` lists a column under two semantic types.

    Fix: List each column under one type.
    """

class DataStructureError(DataError):
    """A `DataStructure` contradicts itself or the schema that it is used with.

    Message: `Give either selected_cols or ignore_cols, not both.`

    Cause: Both arguments select the input columns.

    Fix: Keep one of the two.

    Message: `Target 'INCOME' isn't in the schema. Columns: age, education, occupation,
    TARGET.`

    Cause: A column that the structure names doesn't exist in the dataset.

    Fix: Use a name from the list in the message, or look at the schema with
    `atoll.hub.helper.get_pod_schema`.

    Message: `Exactly one column must be selected, not 3.`

    Cause: HuggingFace and TIMM algorithms read a single image or text column.

    Fix: Select one column, such as `selected_cols=["Pixel Data"]`.
    """

class DataSourceError(DataError):
    """A datasource is misconfigured, or its content can't be converted into rows.

    A single unreadable file doesn't raise an error: it is skipped, and its
    `FileSkipReason` is recorded. This error concerns the source as a whole.

    Message: `None of the 120 files in /data/retina could be read.`

    Cause: The source expects files of another format, or the pod's user may not read
    the files.

    Fix: Check the class of the source, the path and the file permissions.
    `FileSystemIterableSource.skip_reasons` lists the reason for each file.

    Message: `Column 'split' doesn't exist.`

    Cause: A splitter or a modifier refers to a column that the data doesn't have.

    Fix: Correct the name of the column.
    """

class DataNotLoadedError(DataSourceError):
    """A property of a source was requested before its data was read.

    Message: `Call load_data before asking for the number of rows.`

    Cause: The number of rows, the columns or the types are known only after the data
    has been read.

    Fix: Call `BaseSource.load_data` first.
    """

class DataNotAvailableError(DataSourceError):
    """The data can't be reached at the moment.

    Message: `/data/census_income.csv could not be opened.`

    Cause: A file was moved or a drive unmounted, a URL can't be reached, or the pod's
    user has no permission to read it.

    Fix: Mount the drive, or correct the path or the permissions, then repeat the call.
    In a container, the path is the one inside the container.
    """

class IterableDataSourceError(DataSourceError):
    """All rows of a lazily read source were requested at once.

    Message: `ImageSource reads lazily: pass keys or use yield_data.`

    Cause: `BaseSource.get_data` was called without `keys`, and the whole folder might
    not fit in memory.

    Fix: Iterate over `BaseSource.yield_data`, or name the files that you need.
    """

class DataCacheError(DataError):
    """The cache of processed rows can't be read or written.

    Message: `The cache /home/alice/.atoll/cache/retina.sqlite could not be written:
    disk full.`

    Cause: The disk is full, the file is damaged, or another process has locked it.

    Fix: Free disk space and stop other processes that use the file. You can delete the
    file at any time, or call `FileSystemIterableSource.clear_cache`: it is rebuilt from
    the source.
    """
