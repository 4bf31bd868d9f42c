from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from typing_extensions import TypeVar

from atoll.data.datastructure import DataStructure
from atoll.data.schema import DataSchema
from atoll.federated.algorithms.base import (
    BaseAlgorithmFactory,
    BaseModellerAlgorithm,
    BaseWorkerAlgorithm,
)
from atoll.federated.model_reference import ModelReference
from atoll.models.federated_model import FederatedModel

__all__ = [
    "BaseModelAlgorithmFactory",
    "BaseModellerModelAlgorithm",
    "BaseWorkerModelAlgorithm",
]

_ResultT_co = TypeVar("_ResultT_co", covariant=True, default=Any)

class BaseModellerModelAlgorithm(BaseModellerAlgorithm[_ResultT_co]):
    @property
    def model(self) -> FederatedModel: ...
    def run(self, results: Mapping[str, Any]) -> list[_ResultT_co]: ...

class BaseWorkerModelAlgorithm(BaseWorkerAlgorithm[_ResultT_co]):
    @property
    def model(self) -> FederatedModel: ...
    def update_params(self, params: Mapping[str, Any]) -> None: ...

class BaseModelAlgorithmFactory(BaseAlgorithmFactory[_ResultT_co]):
    model: FederatedModel | ModelReference
    pretrained_file: Path | None
    def __init__(
        self,
        model: FederatedModel | ModelReference,
        *,
        pretrained_file: str | PathLike[str] | None = None,
    ) -> None: ...
    @property
    def datastructure(self) -> DataStructure | None: ...
    @property
    def schema(self) -> DataSchema | None: ...
    @property
    def model_id(self) -> str | None: ...
