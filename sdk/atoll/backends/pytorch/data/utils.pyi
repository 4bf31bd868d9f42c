"""Turning arrays into tensors, rows into batches."""

from collections.abc import Sequence
from typing import Any, Final

import numpy.typing as npt
import torch

from atoll.backends.pytorch.types import PyTorchBatch, Sample

__all__ = ["DEFAULT_BUFFER_SIZE", "collate", "move_batch_to_device", "to_tensor"]

DEFAULT_BUFFER_SIZE: Final = 1000
"""Rows that are held in memory at once to be shuffled, where nothing else is said.

Larger buffers mix better and cost more memory. As a rule of thumb a buffer should hold at
least a few rows of every class.
"""

def to_tensor(
    array: npt.NDArray[Any],
    *,
    dtype: torch.dtype | None = None,
    device: torch.device | str | None = None,
) -> torch.Tensor:
    """Turn an array into a tensor that PyTorch can train with.

    Kinds of numbers that PyTorch lacks are widened: unsigned 16-bit integers, which many
    scanners produce, become 32-bit ones. Arrays with a reversed axis are copied.

    Args:
        array: Numbers or booleans of any shape.
        dtype: Kind of the tensor's numbers; that of the array if `None`.
        device: Where to put the tensor; the processor's memory if `None`.

    Returns:
        A tensor of the same shape.

    Raises:
        TypeError: If the array holds text or objects.

    Examples:
        >>> import numpy as np
        >>> import torch
        >>> from atoll.backends.pytorch.data.utils import to_tensor
        >>> scan = np.zeros((1, 496, 512), dtype=np.uint16)
        >>> to_tensor(scan, dtype=torch.float32).shape
        torch.Size([1, 496, 512])
    """

def collate(samples: Sequence[Sample]) -> PyTorchBatch:
    """Stack rows to a batch.

    Args:
        samples: Rows of one dataset, at least one.

    Returns:
        A `TrainBatch` if the rows have targets, else a `PredictBatch`.

    Raises:
        ValueError: If there is no row, some rows have a target and others do not, or
            images of one column differ in size. Resize them with a transformation of the
            data structure.
    """

def move_batch_to_device(batch: PyTorchBatch, device: torch.device | str) -> PyTorchBatch:
    """Copy all tensors of a batch to a device.

    Args:
        batch: Batch on any device.
        device: Where its tensors are wanted.

    Returns:
        A batch of the same kind. Tensors that are there already are not copied.
    """
