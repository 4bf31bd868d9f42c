from dataclasses import dataclass
from typing import ClassVar

import pandas as pd

from atoll.transformations.base_transformation import Transformation

__all__ = [
    "AdditionTransformation", "BinaryOperation", "ComparisonTransformation", "DivisionTransformation",
    "MultiplicationTransformation", "SubtractionTransformation",
]

@dataclass(kw_only=True)
class BinaryOperation(Transformation):
    arg1: str
    arg2: str

@dataclass(kw_only=True)
class AdditionTransformation(BinaryOperation):
    registry_name: ClassVar[str] = "add"
    def apply(self, data: pd.DataFrame) -> pd.DataFrame: ...

@dataclass(kw_only=True)
class SubtractionTransformation(BinaryOperation):
    registry_name: ClassVar[str] = "subtract"
    def apply(self, data: pd.DataFrame) -> pd.DataFrame: ...

@dataclass(kw_only=True)
class MultiplicationTransformation(BinaryOperation):
    registry_name: ClassVar[str] = "multiply"
    def apply(self, data: pd.DataFrame) -> pd.DataFrame: ...

@dataclass(kw_only=True)
class DivisionTransformation(BinaryOperation):
    registry_name: ClassVar[str] = "divide"
    def apply(self, data: pd.DataFrame) -> pd.DataFrame: ...

@dataclass(kw_only=True)
class ComparisonTransformation(BinaryOperation):
    registry_name: ClassVar[str] = "compare"
    def apply(self, data: pd.DataFrame) -> pd.DataFrame: ...
