"""Checks and small tools for code that handles data."""

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
    """Verdict on whether a task could run on data with a given schema.

    Attributes:
        COMPATIBLE: Nothing stands in the way.
        WARNING: It would run, but perhaps not as meant. For instance, a column is
            ignored that does not exist.
        INCOMPATIBLE: It would fail. For instance, the target does not exist.
        ERROR: The two could not be compared, because the structure itself is not valid.
    """

    COMPATIBLE = "compatible"
    WARNING = "warning"
    INCOMPATIBLE = "incompatible"
    ERROR = "error"

def check_datastructure_schema_compatibility(
    data_structure: DataStructure, schema: DataSchema
) -> tuple[DataStructureSchemaCompatibility, list[str]]:
    """Foresee whether a task will run on a dataset, from its schema alone.

    Use it before you start a task on another user's pod: an incompatible structure
    would be refused only after the pod was found, the request sent and your rights
    checked. Unlike most checks, this one raises nothing and lists all problems at once.

    Args:
        data_structure: What the task would take.
        schema: The dataset's schema, such as `atoll.hub.helper.get_pod_schema` gives.

    Returns:
        The verdict, and a sentence for each problem. The list is empty when the verdict
        is `DataStructureSchemaCompatibility.COMPATIBLE`.

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
    """Cut a stream of anything into lists of equal length.

    Args:
        values: The stream; it is consumed only as far as needed.
        partition_size: Length of each list, at least 1.

    Yields:
        Lists in order. The last one holds what is left and may be shorter.

    Raises:
        ValueError: If `partition_size` is smaller than 1.

    Examples:
        >>> from atoll.data.utils import partition
        >>> list(partition("abcde", 2))
        [['a', 'b'], ['c', 'd'], ['e']]
    """
