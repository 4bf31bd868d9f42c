from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt
import pandas as pd

from atoll.data.databunch import DataBunch
from atoll.data.datasources.base_source import BaseSource
from atoll.federated.shim import BackendTensorShim

__all__ = [
    "DEPRECATED_STRING", "T_FIELDS_DICT", "T_NESTED_FIELDS", "DistributedModelProtocol",
    "EvaluateReturnType", "InferrableModelProtocol", "JSONValue", "PredictReturnType",
    "UsedForConfigSchemas",
]

_TensorT = TypeVar("_TensorT")

JSONValue: TypeAlias = "str | int | float | bool | None | Sequence[JSONValue] | Mapping[str, JSONValue]"
T_FIELDS_DICT: TypeAlias = dict[str, Callable[[object], JSONValue]]
T_NESTED_FIELDS: TypeAlias = dict[str, Mapping[str, type]]
DEPRECATED_STRING: TypeAlias = str

@dataclass(frozen=True)
class EvaluateReturnType:
    predictions: npt.NDArray[np.generic]
    targets: npt.NDArray[np.generic]
    keys: tuple[str, ...] | None = None

@dataclass(frozen=True)
class PredictReturnType:
    predictions: list[npt.NDArray[np.generic]] | pd.DataFrame
    keys: tuple[str, ...] | None = None

class UsedForConfigSchemas:
    is_config_schema: ClassVar[bool] = True

class InferrableModelProtocol(Protocol):
    def initialise_model(self, data: DataBunch | None = None) -> None: ...
    def predict(self, data: BaseSource | None = None) -> PredictReturnType: ...

class DistributedModelProtocol(Protocol[_TensorT]):
    epochs: int | None
    steps: int | None
    @property
    def backend_tensor_shim(self) -> BackendTensorShim: ...
    def initialise_model(self, data: DataBunch | None = None) -> None: ...
    def fit(self, data: DataBunch | None = None) -> dict[str, str]: ...
    def get_param_states(self) -> dict[str, _TensorT]: ...
    def update_params(self, new_params: Mapping[str, _TensorT]) -> None: ...
    def diff_params(
        self, old_params: Mapping[str, _TensorT], new_params: Mapping[str, _TensorT]
    ) -> dict[str, _TensorT]: ...
    def apply_weight_updates(self, updates: Sequence[Mapping[str, _TensorT]]) -> dict[str, _TensorT]: ...
    def serialise_params(self, params: Mapping[str, _TensorT]) -> dict[str, list[float]]: ...
    def deserialise_params(self, params: Mapping[str, Sequence[float]]) -> dict[str, _TensorT]: ...
    def set_model_training_iterations(self, iterations: int) -> None: ...
    def reset_trainer(self) -> None: ...
