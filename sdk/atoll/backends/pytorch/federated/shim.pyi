"""Translation between PyTorch's tensors and the arrays the rest of the SDK works with."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from typing_extensions import TypeGuard

from atoll.federated.shim import BackendTensorShim

__all__ = ["PyTorchBackendTensorShim"]

class PyTorchBackendTensorShim(BackendTensorShim[torch.Tensor]):
    """Lets aggregators and messages handle the weights of PyTorch models.

    The shim holds no state, so one instance serves any number of models.

    Examples:
        Average the weights of two layers by hand:

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
            An array of the same shape. The widening is exact, so that converting back
            loses nothing.
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
                `int64`. `None` keeps that of an array and makes floats of a sequence.

        Returns:
            A tensor of the same shape in the processor's memory.

        Raises:
            ValueError: If PyTorch has no element type of that name.
        """

    def to_list(self, tensor: torch.Tensor) -> list[float]:
        """Flatten a tensor for a message.

        Args:
            tensor: Tensor of any shape on any device.

        Returns:
            Its numbers, the last dimension running fastest.
        """

    def is_tensor(self, value: object) -> TypeGuard[torch.Tensor]:
        """Tell tensors and trainable parameters from anything else.

        Args:
            value: Anything.

        Returns:
            Whether it is an instance of `torch.Tensor`.
        """
