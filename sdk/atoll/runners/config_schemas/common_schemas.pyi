from dataclasses import dataclass, field
from enum import Enum
from os import PathLike
from typing import Literal, TypeAlias, TypeVar

from atoll.data.datasplitters import DatasetSplitter
from atoll.types import JSONValue, UsedForConfigSchemas

__all__ = ["DataSplitConfig", "FilePath", "ModelReference", "SecretsUse", "TemplatedOrTyped"]

_T = TypeVar("_T")

FilePath: TypeAlias = str | PathLike[str]
ModelReference: TypeAlias = str | PathLike[str]
TemplatedOrTyped: TypeAlias = _T | str

class SecretsUse(str, Enum):
    HUB = "hub"
    ACCESS_MANAGER = "access_manager"
    MESSAGE_SERVICE = "message_service"

@dataclass(frozen=True, kw_only=True)
class DataSplitConfig(UsedForConfigSchemas):
    data_splitter: Literal["percentage", "predefined"] = "percentage"
    args: dict[str, JSONValue] = field(default_factory=dict[str, JSONValue])
    def create_splitter(self) -> DatasetSplitter: ...
