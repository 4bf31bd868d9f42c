from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from atoll.federated.shim import BackendTensorShim
from atoll.federated.transport.worker_transport import WorkerMailbox
from atoll.federated.types import SerializedAggregator

__all__ = [
    "Aggregator",
    "BaseAggregatorFactory",
    "BaseModellerAggregator",
    "BaseWorkerAggregator",
    "ParameterUpdate",
]

ParameterUpdate: TypeAlias = Mapping[str, npt.NDArray[np.float64]]

class BaseModellerAggregator(ABC):
    def __init__(self, *, tensor_shim: BackendTensorShim[Any]) -> None: ...
    @property
    def tensor_shim(self) -> BackendTensorShim[Any]: ...
    @abstractmethod
    def run(self, updates: Mapping[str, Any]) -> dict[str, npt.NDArray[np.float64]]: ...

class BaseWorkerAggregator(ABC):
    def __init__(self, *, tensor_shim: BackendTensorShim[Any]) -> None: ...
    @property
    def tensor_shim(self) -> BackendTensorShim[Any]: ...
    @abstractmethod
    async def run(self, update: ParameterUpdate, *, mailbox: WorkerMailbox) -> Any: ...

class BaseAggregatorFactory(ABC):
    @property
    def class_name(self) -> str: ...
    @property
    @abstractmethod
    def is_secure(self) -> bool: ...
    @abstractmethod
    def modeller(self, *, tensor_shim: BackendTensorShim[Any]) -> BaseModellerAggregator: ...
    @abstractmethod
    def worker(self, *, tensor_shim: BackendTensorShim[Any]) -> BaseWorkerAggregator: ...
    def to_dict(self) -> SerializedAggregator: ...

class Aggregator(BaseAggregatorFactory):
    weights: dict[str, float] | None
    def __init__(self, weights: Mapping[str, float] | None = None) -> None: ...
    @property
    def is_secure(self) -> bool: ...
    def modeller(self, *, tensor_shim: BackendTensorShim[Any]) -> BaseModellerAggregator: ...
    def worker(self, *, tensor_shim: BackendTensorShim[Any]) -> BaseWorkerAggregator: ...
