from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import pandas as pd

from atoll.transformations.base_transformation import MultiColumnOutputTransformation, Transformation

__all__ = ["InclusionTransformation", "OneHotEncodingTransformation", "StringUnaryOperation", "UnaryOperation"]

@dataclass(kw_only=True)
class UnaryOperation(Transformation):
    arg: str

@dataclass(kw_only=True)
class StringUnaryOperation(UnaryOperation): ...

@dataclass(kw_only=True)
class InclusionTransformation(StringUnaryOperation):
    registry_name: ClassVar[str] = "inclusion"
    in_str: str
    def apply(self, data: pd.DataFrame) -> pd.DataFrame: ...

@dataclass(kw_only=True)
class OneHotEncodingTransformation(UnaryOperation, MultiColumnOutputTransformation):
    registry_name: ClassVar[str] = "one_hot_encode"
    values: Sequence[str]
    unknown_suffix: str | None = "unknown"
    @property
    def output_columns(self) -> list[str]: ...
    def apply(self, data: pd.DataFrame) -> pd.DataFrame: ...
