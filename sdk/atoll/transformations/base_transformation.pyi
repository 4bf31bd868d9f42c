from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

import pandas as pd

from atoll.types import JSONValue

__all__ = ["MultiColumnOutputTransformation", "Transformation", "TransformationSpec"]

TransformationSpec: TypeAlias = Mapping[str, Mapping[str, JSONValue]]

@dataclass(kw_only=True)
class Transformation(ABC):
    registry_name: ClassVar[str]
    name: str | None = None
    output: bool = False
    @classmethod
    def get_class(cls, registry_name: str) -> type[Transformation]: ...
    def get_references(self) -> list[str]: ...
    @abstractmethod
    def apply(self, data: pd.DataFrame) -> pd.DataFrame: ...

@dataclass(kw_only=True)
class MultiColumnOutputTransformation(Transformation):
    @property
    @abstractmethod
    def output_columns(self) -> list[str]: ...
