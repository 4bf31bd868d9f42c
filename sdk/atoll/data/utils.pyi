"""Checks and helpers for code that handles data."""

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import TypeVar

from atoll.data.datastructure import DataStructure
from atoll.data.schema import DataSchema

__all__ = [
    "DataStructureSchemaCompatibility",
    "check_datastructure_schema_compatibility",
    "partition",
]

_T = TypeVar("_T")

class DataStructureSchemaCompatibility(Enum):
    """Result of checking whether a task can run on data with a given schema.

    Attributes:
        COMPATIBLE: The task can run.
        WARNING: The task can run, but perhaps not as intended. For example, an ignored
            column doesn't exist.
        INCOMPATIBLE: The task would fail. For example, the target doesn't exist.
        ERROR: The check isn't possible, because the data structure is invalid.
    """

    COMPATIBLE = "compatible"
    WARNING = "warning"
    INCOMPATIBLE = "incompatible"
    ERROR = "error"

def check_datastructure_schema_compatibility(
    data_structure: DataStructure, schema: DataSchema
) -> tuple[DataStructureSchemaCompatibility, list[str]]:
    """Check whether a task can run on a dataset, based on its schema.

    Use it before you send a task to another user's pod, which would detect an
    incompatible structure only after it has checked your identity and permission. The
    function raises no exception and lists all problems at once.

    Args:
        data_structure: The data structure of the task.
        schema: The dataset's schema, for example from
            `atoll.hub.helper.get_pod_schema`.

    Returns:
        The result, and a sentence for each problem. The list is empty if the result is
        `DataStructureSchemaCompatibility.COMPATIBLE`.

    Examples:
        >>> from atoll import CSVSource, DataSchema, DataStructure
        >>> from atoll.data.utils import check_datastructure_schema_compatibility
        >>> schema = DataSchema("census").generate_partial_schema(
        ...     CSVSource("/data/census_income.csv")
        ... )
        >>> verdict, problems = check_datastructure_schema_compatibility(
        ...     DataStructure(target="INCOME"), schema
        ... )
        >>> print(verdict.value, problems)
    """

def partition(values: Iterable[_T], partition_size: int = 1) -> Iterator[list[_T]]:
    """Divide values into lists of equal length.

    Args:
        values: The values, which are consumed only as far as needed.
        partition_size: Length of each list, at least 1.

    Yields:
        Lists in order. The last one contains the remaining values and can be shorter.

    Raises:
        ValueError: If `partition_size` is smaller than 1.

    Examples:
        >>> from atoll.data.utils import partition
        >>> list(partition("abcde", 2))
        [['a', 'b'], ['c', 'd'], ['e']]
    """
