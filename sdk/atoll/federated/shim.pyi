"""Conversion between NumPy arrays and the tensors of a framework.

Aggregators and protocols work with NumPy arrays. A shim converts between these and the
tensors of one framework, so that no other code has to import the framework. The SDK
includes `atoll.backends.pytorch.federated.shim.PyTorchBackendTensorShim`.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import numpy as np
import numpy.typing as npt
from typing_extensions import TypeGuard

__all__ = ["BackendTensorShim", "TensorT"]

TensorT = TypeVar("TensorT")
"""The tensor type of a framework."""

class BackendTensorShim(ABC, Generic[TensorT]):
    """Converts between the tensors of one framework and NumPy arrays.

    Derive from it to support another framework. All four methods have to be pure: they
    neither change their arguments nor keep state.

    Examples:
        A shim for a framework whose tensors are NumPy arrays:

        >>> from collections.abc import Sequence
        >>> from typing import Any
        >>> import numpy as np
        >>> import numpy.typing as npt
        >>> from typing_extensions import TypeGuard
        >>> from atoll.federated.shim import BackendTensorShim
        >>> Array = npt.NDArray[np.float64]
        >>> class NumpyShim(BackendTensorShim[Array]):
        ...     def to_numpy(self, tensor: Array) -> Array:
        ...         return tensor.copy()
        ...     def to_tensor(
        ...         self,
        ...         values: npt.NDArray[Any] | Sequence[float],
        ...         *,
        ...         dtype: str | None = None,
        ...     ) -> Array:
        ...         return np.array(values, dtype=np.float64)
        ...     def to_list(self, tensor: Array) -> list[float]:
        ...         return [float(value) for value in tensor.ravel()]
        ...     def is_tensor(self, value: object) -> TypeGuard[Array]:
        ...         return isinstance(value, np.ndarray)
    """

    @abstractmethod
    def to_numpy(self, tensor: TensorT) -> npt.NDArray[np.float64]:
        """Copy a tensor into an array, on the CPU and without gradients.

        Args:
            tensor: A tensor on any device.

        Returns:
            An array of the same shape.
        """

    @abstractmethod
    def to_tensor(
        self,
        values: npt.NDArray[Any] | Sequence[float],
        *,
        dtype: str | None = None,
    ) -> TensorT:
        """Create a tensor from numbers.

        Args:
            values: An array of any shape, or a flat sequence.
            dtype: Name of the framework's element type, such as `float32`; `None` lets
                the framework choose.

        Returns:
            A tensor of the same shape, on the CPU.

        Raises:
            ValueError: If the framework has no such element type.
        """

    @abstractmethod
    def to_list(self, tensor: TensorT) -> list[float]:
        """Flatten a tensor into plain numbers for a message.

        Args:
            tensor: A tensor of any shape.

        Returns:
            Its elements in row-major order.
        """

    @abstractmethod
    def is_tensor(self, value: object) -> TypeGuard[TensorT]:
        """Check whether a value is a tensor of this framework.

        Args:
            value: Any value.

        Returns:
            Whether the other methods accept the value.
        """
