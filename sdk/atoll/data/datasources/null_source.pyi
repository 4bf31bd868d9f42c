"""A source for pods without data."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

import pandas as pd

from atoll.data.datasources.base_source import BaseSource
from atoll.data.types import DataSourceType

__all__ = ["NullSource"]

class NullSource(BaseSource):
    """A source without rows and columns.

    Every pod needs a source. Use this one to check that a machine can log in, reach the
    hub and stay online before its data is ready, or for a pod that runs your own
    algorithms without data.

    `COMPATIBLE_DATASOURCES` doesn't contain this source, so such a pod refuses most
    tasks with `INCOMPATIBLE_DATASOURCE`. A task without records lists
    `DataSourceType.NULL` in its `DataStructure.compatible_datasources`; if it asks for
    records nevertheless, it is refused with `NO_DATA`. The schema of this source is
    empty, so such a task also sets `schema_requirements` to `empty`.

    Attributes:
        datasource_type: `DataSourceType.NULL`; a pod file names the class `NullSource`.

    Examples:
        >>> from atoll.data import NullSource
        >>> source = NullSource()
        >>> source.get_column_names()
        []
        >>> list(source.yield_data())
        []
    """

    datasource_type: ClassVar[DataSourceType | None] = DataSourceType.NULL

    def __init__(self, *, name: str | None = None) -> None:
        """Create the source; there is nothing to configure.

        Args:
            name: Name for logs; `None` uses the class name.
        """

    def get_column_names(self) -> list[str]:
        """Return an empty list, because there are no columns.

        Returns:
            An empty list.
        """

    def get_data(
        self, keys: Sequence[str] | None = None, *, use_cache: bool = True
    ) -> pd.DataFrame:
        """Return a DataFrame without rows or columns.

        Args:
            keys: Not used, because there are no rows.
            use_cache: Not used, because nothing is read.

        Returns:
            An empty DataFrame, a new one each time.
        """

    def yield_data(
        self,
        keys: Sequence[str] | None = None,
        *,
        partition_size: int | None = None,
        use_cache: bool = True,
    ) -> Iterator[pd.DataFrame]:
        """Return an iterator without partitions.

        Args:
            keys: Not used, because there are no rows.
            partition_size: Not used, because there are no rows.
            use_cache: Not used, because nothing is read.

        Yields:
            Nothing.
        """
