from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

import pandas as pd

from atoll.transformations.base_transformation import Transformation

__all__ = [
    "AverageColumnsTransformation", "CleanDataTransformation", "DatasetOperation", "DropColumnsTransformation",
    "NormalizeDataTransformation", "ScalarAdditionDataTransformation", "ScalarMultiplicationDataTransformation",
]

@dataclass(kw_only=True)
class DatasetOperation(Transformation):
    cols: Sequence[str] | Literal["all"] = "all"
    output: bool = True

@dataclass(kw_only=True)
class CleanDataTransformation(DatasetOperation):
    registry_name: ClassVar[str] = "clean"
    def apply(self, data: pd.DataFrame) -> pd.DataFrame: ...

@dataclass(kw_only=True)
class NormalizeDataTransformation(DatasetOperation):
    registry_name: ClassVar[str] = "normalize"
    def apply(self, data: pd.DataFrame) -> pd.DataFrame: ...

@dataclass(kw_only=True)
class DropColumnsTransformation(DatasetOperation):
    registry_name: ClassVar[str] = "drop_columns"
    cols: Sequence[str]
    drop: bool = True
    def apply(self, data: pd.DataFrame) -> pd.DataFrame: ...

@dataclass(kw_only=True)
class AverageColumnsTransformation(DatasetOperation):
    registry_name: ClassVar[str] = "average"
    def apply(self, data: pd.DataFrame) -> pd.DataFrame: ...

@dataclass(kw_only=True)
class ScalarAdditionDataTransformation(DatasetOperation):
    registry_name: ClassVar[str] = "scalar_add"
    scalar: float | Mapping[str, float]
    def apply(self, data: pd.DataFrame) -> pd.DataFrame: ...

@dataclass(kw_only=True)
class ScalarMultiplicationDataTransformation(DatasetOperation):
    registry_name: ClassVar[str] = "scalar_multiply"
    scalar: float | Mapping[str, float]
    def apply(self, data: pd.DataFrame) -> pd.DataFrame: ...
