"""Conversion between PyTorch tensors and NumPy arrays."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from typing_extensions import TypeGuard

from atoll.federated.shim import BackendTensorShim

__all__ = ["PyTorchBackendTensorShim"]

class PyTorchBackendTensorShim(BackendTensorShim[torch.Tensor]):
    """Converts the weights of PyTorch models for aggregators and messages.

    The shim has no state, so you can use one instance for any number of models.

    Examples:
        Average the weights of two layers:

        >>> import numpy as np
        >>> import torch
        >>> from atoll.backends.pytorch import PyTorchBackendTensorShim
        >>> shim = PyTorchBackendTensorShim()
        >>> layers = [torch.ones(2, 3), torch.zeros(2, 3)]
        >>> mean = np.mean(np.stack([shim.to_numpy(layer) for layer in layers]), axis=0)
        >>> shim.to_tensor(mean, dtype="float32")
        tensor([[0.5000, 0.5000, 0.5000],
                [0.5000, 0.5000, 0.5000]])
    """

    def to_numpy(self, tensor: torch.Tensor) -> npt.NDArray[np.float64]:
        """Copy a tensor from its device into an array of 64-bit floats.

        Args:
            tensor: Tensor of any shape, with or without gradients.

        Returns:
            An array of the same shape. The conversion is exact and reversible.
        """

    def to_tensor(
        self,
        values: npt.NDArray[Any] | Sequence[float],
        *,
        dtype: str | None = None,
    ) -> torch.Tensor:
        """Copy numbers into a tensor without gradients.

        Args:
            values: An array of any shape, or a flat sequence.
            dtype: Name of the element type as PyTorch spells it, such as `float32` or
                `int64`. `None` keeps the type of an array and converts a sequence to
                floats.

        Returns:
            A tensor of the same shape on the CPU.

        Raises:
            ValueError: If PyTorch has no element type with that name.
        """

    def to_list(self, tensor: torch.Tensor) -> list[float]:
        """Flatten a tensor for a message.

        Args:
            tensor: Tensor of any shape on any device.

        Returns:
            Its numbers in row-major order.
        """

    def is_tensor(self, value: object) -> TypeGuard[torch.Tensor]:
        """Check whether a value is a tensor or a trainable parameter.

        Args:
            value: Anything.

        Returns:
            Whether it is an instance of `torch.Tensor`.
        """
