"""A stand-in for data, for pods that have none of their own."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

import pandas as pd

from atoll.data.datasources.base_source import BaseSource
from atoll.data.types import DataSourceType

__all__ = ["NullSource"]

class NullSource(BaseSource):
    """A source of no rows and no columns.

    A pod must be connected to something. Use this source to see whether a machine can
    log in, reach the hub and stay online before its data is ready, or for a pod that runs
    algorithms of your own which bring their input with them.

    `COMPATIBLE_DATASOURCES` leaves this source out, so most tasks are refused by such a pod
    with `INCOMPATIBLE_DATASOURCE`. A task that can do without records lists
    `DataSourceType.NULL` in its `DataStructure.compatible_datasources`; if it asks for
    records all the same, it is refused with `NO_DATA`. The schema generated from this
    source is empty, so such a task also sets `schema_requirements` to `empty`.

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
            name: Name for logs; the class name if `None`.
        """

    def get_column_names(self) -> list[str]:
        """List the columns, of which there are none.

        Returns:
            An empty list.
        """

    def get_data(
        self, keys: Sequence[str] | None = None, *, use_cache: bool = True
    ) -> pd.DataFrame:
        """Give a DataFrame without rows or columns.

        Args:
            keys: Not used, since there are no rows to name.
            use_cache: Not used, since nothing is read.

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
        """Stop at once, so that a loop over the partitions has no turn.

        Args:
            keys: Not used, since there are no rows to name.
            partition_size: Not used, since there are no rows to count.
            use_cache: Not used, since nothing is read.

        Yields:
            Nothing.
        """
