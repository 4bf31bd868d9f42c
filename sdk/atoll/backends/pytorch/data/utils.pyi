"""Converting arrays to tensors and rows to batches."""

from collections.abc import Sequence
from typing import Any, Final

import numpy.typing as npt
import torch

from atoll.backends.pytorch.types import PyTorchBatch, Sample

__all__ = ["DEFAULT_BUFFER_SIZE", "collate", "move_batch_to_device", "to_tensor"]

DEFAULT_BUFFER_SIZE: Final = 1000
"""Default number of rows in the shuffle buffer.

Larger buffers shuffle better and need more memory. As a rule of thumb, a buffer should
contain at least a few rows of every class.
"""

def to_tensor(
    array: npt.NDArray[Any],
    *,
    dtype: torch.dtype | None = None,
    device: torch.device | str | None = None,
) -> torch.Tensor:
    """Convert an array to a tensor for training with PyTorch.

    Number types that PyTorch doesn't support are converted: unsigned 16-bit integers,
    which many scanners produce, become 32-bit integers. Arrays with a reversed axis are
    copied.

    Args:
        array: Numbers or booleans of any shape.
        dtype: Number type of the tensor; `None` uses that of the array.
        device: Device of the tensor; `None` uses the CPU.

    Returns:
        A tensor of the same shape.

    Raises:
        TypeError: If the array contains text or objects.

    Examples:
        >>> import numpy as np
        >>> import torch
        >>> from atoll.backends.pytorch.data.utils import to_tensor
        >>> scan = np.zeros((1, 496, 512), dtype=np.uint16)
        >>> to_tensor(scan, dtype=torch.float32).shape
        torch.Size([1, 496, 512])
    """

def collate(samples: Sequence[Sample]) -> PyTorchBatch:
    """Combine rows into a batch.

    Args:
        samples: Rows of one dataset, at least one.

    Returns:
        A `TrainBatch` if the rows have targets, otherwise a `PredictBatch`.

    Raises:
        ValueError: If there are no rows, only some rows have a target, or images of one
            column differ in size. Resize them with a transformation of the data
            structure.
    """

def move_batch_to_device(batch: PyTorchBatch, device: torch.device | str) -> PyTorchBatch:
    """Copy all tensors of a batch to a device.

    Args:
        batch: Batch on any device.
        device: Target device.

    Returns:
        A batch of the same kind. Tensors that are already on the device aren't copied.
    """
