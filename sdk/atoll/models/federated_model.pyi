from abc import ABC, abstractmethod
from os import PathLike
from pathlib import Path
from typing import Any

from atoll.data.databunch import DataBunch
from atoll.data.datasources.base_source import BaseSource
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.datastructure import DataStructure
from atoll.data.schema import DataSchema
from atoll.types import EvaluateReturnType, PredictReturnType

__all__ = ["FederatedModel"]

class FederatedModel(ABC):
    datastructure: DataStructure
    schema: DataSchema | None
    def __init__(self, *, datastructure: DataStructure, schema: DataSchema | None = None, seed: int = 42, **kwargs: Any) -> None: ...
    @abstractmethod
    def initialise_model(
        self, data: BaseSource | DataBunch | None = None, *, data_splitter: DatasetSplitter | None = None
    ) -> None: ...
    @abstractmethod
    def fit(self, data: BaseSource | DataBunch | None = None) -> dict[str, float]: ...
    @abstractmethod
    def evaluate(self, data: BaseSource | DataBunch | None = None) -> EvaluateReturnType: ...
    @abstractmethod
    def predict(self, data: BaseSource | None = None) -> PredictReturnType: ...
    @abstractmethod
    def serialise(self, path: str | PathLike[str]) -> Path: ...
    @abstractmethod
    def deserialise(self, content: bytes | str | PathLike[str]) -> None: ...
