from collections.abc import Iterable, Iterator
from enum import Enum
from typing import TypeVar

from atoll.data.datastructure import DataStructure
from atoll.data.schema import DataSchema

__all__ = ["DataStructureSchemaCompatibility", "check_datastructure_schema_compatibility", "partition"]

_T = TypeVar("_T")

class DataStructureSchemaCompatibility(Enum):
    COMPATIBLE = "compatible"
    WARNING = "warning"
    INCOMPATIBLE = "incompatible"
    ERROR = "error"

def check_datastructure_schema_compatibility(
    data_structure: DataStructure, schema: DataSchema
) -> tuple[DataStructureSchemaCompatibility, list[str]]: ...
def partition(values: Iterable[_T], partition_size: int = 1) -> Iterator[list[_T]]: ...
