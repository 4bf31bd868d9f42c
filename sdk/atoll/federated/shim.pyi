from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import numpy as np
import numpy.typing as npt
from typing_extensions import TypeGuard

__all__ = ["BackendTensorShim", "TensorT"]

TensorT = TypeVar("TensorT")

class BackendTensorShim(ABC, Generic[TensorT]):
    @abstractmethod
    def to_numpy(self, tensor: TensorT) -> npt.NDArray[np.float64]: ...
    @abstractmethod
    def to_tensor(
        self, values: npt.NDArray[Any] | Sequence[float], *, dtype: str | None = None
    ) -> TensorT: ...
    @abstractmethod
    def to_list(self, tensor: TensorT) -> list[float]: ...
    @abstractmethod
    def is_tensor(self, value: object) -> TypeGuard[TensorT]: ...
