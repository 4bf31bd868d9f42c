"""Types of batches and of the results of steps.

A training batch is a `TrainBatch` with inputs, targets, support columns and keys. A
batch for prediction is a `PredictBatch`, without targets. The first dimension of every
tensor is the batch; colour images have the shape (batch, 3, height, width).

Examples:
    Use the fields of a batch in a step:

    >>> import torch
    >>> from atoll.backends.pytorch.types import TrainBatch
    >>> def weighted_loss(batch: TrainBatch, logits: torch.Tensor) -> torch.Tensor:
    ...     losses = torch.nn.functional.cross_entropy(
    ...         logits, batch.targets, reduction="none"
    ...     )
    ...     if batch.support is not None:
    ...         losses = losses * batch.support[:, 0]
    ...     return losses.mean()
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from torch import Tensor
from torch.optim import Optimizer
from torch.optim.lr_scheduler import LRScheduler, ReduceLROnPlateau

__all__ = [
    "ModelInputs",
    "OptimizerReturn",
    "OptimizerType",
    "PredictBatch",
    "PredictStepReturn",
    "PyTorchBatch",
    "Sample",
    "SchedulerType",
    "StateDict",
    "TestStepReturn",
    "TrainBatch",
    "TrainStepReturn",
    "ValidationStepReturn",
]

class ModelInputs(NamedTuple):
    """Inputs of a network: a vector and any number of images per row.

    Attributes:
        tabular: Numbers and one-hot categories as 32-bit floats, shape (batch,
            features). If no such column is selected, the second dimension is 0.
        images: One tensor of shape (batch, channels, height, width) per image column, in
            the order of `DataStructure.image_cols`. Volumes have a depth before the
            height. Empty if no image column is selected.
    """

    tabular: Tensor
    images: tuple[Tensor, ...]

class TrainBatch(NamedTuple):
    """A batch of rows with targets.

    Attributes:
        inputs: Inputs of the network.
        targets: True values. Class indices as 64-bit integers of shape (batch,); numbers
            as 32-bit floats of shape (batch,) or (batch, targets); for image targets
            class indices of shape (batch, height, width).
        support: Columns that affect training but aren't inputs, shape (batch, columns),
            in the order of `DataStructure.support_cols`. `None` if there are none.
        keys: Absolute path of each row's file, or `None` for sources without files.
    """

    inputs: ModelInputs
    targets: Tensor
    support: Tensor | None
    keys: tuple[str, ...] | None

class PredictBatch(NamedTuple):
    """A batch of rows without targets.

    Attributes:
        inputs: Inputs of the network.
        support: Columns that affect the model but aren't inputs, or `None`.
        keys: Absolute path of each row's file, or `None` for sources without files.
    """

    inputs: ModelInputs
    support: Tensor | None
    keys: tuple[str, ...] | None

class TestStepReturn(NamedTuple):
    """Result of a test step, from which metrics are computed after all batches.

    Attributes:
        predictions: Predictions of the network. For a classifier, probabilities of
            shape (batch, classes) instead of raw outputs.
        targets: True values of the same rows.
    """

    predictions: Tensor
    targets: Tensor

class Sample(NamedTuple):
    """One row of a dataset, before rows are combined into batches.

    Attributes:
        tabular: The row's vector, shape (features,).
        images: One array of shape (channels, height, width) per image column.
        target: True value, or `None` if it is unknown.
        support: Values of the support columns, or `None`.
        key: Absolute path of the row's file, or `None`.
    """

    tabular: npt.NDArray[np.float32]
    images: tuple[npt.NDArray[np.float32], ...]
    target: npt.NDArray[np.generic] | None
    support: npt.NDArray[np.float32] | None
    key: str | None

PyTorchBatch: TypeAlias = TrainBatch | PredictBatch
"""A batch of a loader, with or without targets."""

TrainStepReturn: TypeAlias = Tensor | dict[str, Tensor]
"""The loss to minimise, or a mapping with `loss` and further metrics to log."""

ValidationStepReturn: TypeAlias = dict[str, Tensor]
"""Metrics of one batch by name. The mean over all batches is logged."""

PredictStepReturn: TypeAlias = Tensor | list[Tensor]
"""Predictions of one batch; a list if the network has several outputs."""

OptimizerType: TypeAlias = Optimizer
"""Any PyTorch optimiser."""

SchedulerType: TypeAlias = LRScheduler | ReduceLROnPlateau
"""Any PyTorch learning-rate schedule."""

OptimizerReturn: TypeAlias = (
    OptimizerType
    | list[OptimizerType]
    | tuple[list[OptimizerType], list[SchedulerType]]
)
"""Return type of `configure_optimizers`: one optimiser, several, or several with
schedules.
"""

StateDict: TypeAlias = Mapping[str, Any]
"""Weights of a network by layer, in PyTorch's form."""
