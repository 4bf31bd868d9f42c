"""Pieces that the pod file and the task file share."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from os import PathLike
from typing import Literal, TypeAlias, TypeVar

from atoll.data.datasplitters import DatasetSplitter
from atoll.types import JSONValue, UsedForConfigSchemas

__all__ = [
    "DataSplitConfig",
    "DataSplitterName",
    "FilePath",
    "ModelReference",
    "SecretsUse",
    "TemplatedOrTyped",
]

_T = TypeVar("_T")

DataSplitterName: TypeAlias = Literal["percentage", "predefined"]
"""Ways to divide rows: by `PercentageSplitter` or by `SplitterDefinedInData`."""

FilePath: TypeAlias = str | PathLike[str]
"""Path of a file or folder on the machine that reads the YAML file; `~` is expanded."""

ModelReference: TypeAlias = str | PathLike[str]
"""Which model to take: the path of a Python file, or the name of a model on the hub.

What ends in `.py` is taken for a path, everything else for a name. Not to be confused with
`atoll.federated.model_reference.ModelReference`, the object that is made of it.
"""

TemplatedOrTyped: TypeAlias = _T | str
"""A value of some type, or the placeholder `{{ name }}` of a template parameter.

A placeholder that is the whole value can be filled with a list or a number too; within a
longer text it is replaced by text. Only files with a `template` section may have any.
"""

class SecretsUse(str, Enum):
    """Services that can be given API keys of their own.

    Needed only where hub, access manager and message service do not share their accounts,
    as may happen with services you host yourself.

    Attributes:
        HUB: The hub.
        ACCESS_MANAGER: The service that decides on permissions.
        MESSAGE_SERVICE: The relay of encrypted messages.
    """

    HUB = "hub"
    ACCESS_MANAGER = "access_manager"
    MESSAGE_SERVICE = "message_service"

@dataclass(frozen=True, kw_only=True)
class DataSplitConfig(UsedForConfigSchemas):
    """Key `data_split` of both files: how rows go to train, validation and test.

    A pod's split is what tasks get that do not ask for one of their own.

    Attributes:
        data_splitter: `"percentage"` draws rows at random or by time, `"predefined"`
            follows a column of the data.
        args: Keyword arguments of `PercentageSplitter` or `SplitterDefinedInData`.

    Examples:
        Keep the latest fifth of the visits for validation and test:

        ```yaml
        data_split:
          data_splitter: percentage
          args:
            validation_percentage: 10
            test_percentage: 10
            time_series_sort_by: visit_date
            shuffle: false
        ```
    """

    data_splitter: DataSplitterName = "percentage"
    args: Mapping[str, JSONValue] = field(default_factory=dict[str, JSONValue])

    def create_splitter(self) -> DatasetSplitter:
        """Make the splitter that is described.

        Returns:
            A `PercentageSplitter` or `SplitterDefinedInData`.

        Raises:
            TypeError: If `args` has a key the splitter does not know.
            ValueError: If the splitter refuses a value.
        """
