"""Types that the pod file and the task file share."""

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
"""Names of the splitters `PercentageSplitter` and `SplitterDefinedInData`."""

FilePath: TypeAlias = str | PathLike[str]
"""Path of a file or folder on the machine that reads the YAML file; `~` is expanded."""

ModelReference: TypeAlias = str | PathLike[str]
"""A model: the path of a Python file, or the name of a model on the hub.

A value that ends in `.py` is a path, and any other value a name.
`atoll.federated.model_reference.ModelReference` is the object that is created from it.
"""

TemplatedOrTyped: TypeAlias = _T | str
"""A value of some type, or the placeholder `{{ name }}` of a template parameter.

A placeholder that is the whole value can be replaced by a list or a number too; within
a longer text it is replaced by text. Placeholders are allowed only in files with a
`template` section.
"""

class SecretsUse(str, Enum):
    """Services that can have their own API keys.

    You need it only if the hub, the access manager and the message service don't share
    their accounts, for example if you host them yourself.

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
    """Key `data_split` of both files: how rows are split into training, validation and
    test.

    The split of a pod applies to tasks without one of their own.

    Attributes:
        data_splitter: `"percentage"` splits rows at random or by time, `"predefined"`
            by a column of the data.
        args: Keyword arguments of `PercentageSplitter` or `SplitterDefinedInData`.

    Examples:
        Use the latest fifth of the visits for validation and test:

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
        """Create the splitter that the section describes.

        Returns:
            A `PercentageSplitter` or `SplitterDefinedInData`.

        Raises:
            TypeError: If `args` has an unknown key.
            ValueError: If the splitter rejects a value.
        """
