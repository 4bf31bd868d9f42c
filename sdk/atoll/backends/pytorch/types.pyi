"""Shapes of what travels between loaders, models and steps.

A training batch is a `TrainBatch`: inputs, targets, support columns and keys, each a field
with a name. A batch to predict is a `PredictBatch`, which lacks the targets. The first
dimension of every tensor is the batch; (batch, 3, height, width) is the shape of colour
images.

Examples:
    Read what a step needs by name:

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
    """What a network is given: a vector and any number of images per row.

    Attributes:
        tabular: Numbers and one-hot categories as 32-bit floats, shape (batch, features).
            The second dimension is 0 if no such column is selected, never missing.
        images: One tensor of shape (batch, channels, height, width) per image column, in
            the order of `DataStructure.image_cols`. Volumes have a depth before the
            height. Empty if no image column is selected.
    """

    tabular: Tensor
    images: tuple[Tensor, ...]

class TrainBatch(NamedTuple):
    """Rows whose true values are known.

    Attributes:
        inputs: What goes into the network.
        targets: True values. Class indices as 64-bit integers of shape (batch,); numbers
            as 32-bit floats of shape (batch,) or (batch, targets); for image targets
            class indices of shape (batch, height, width).
        support: Columns that steer training without being an input, shape (batch,
            columns), in the order of `DataStructure.support_cols`. `None` if there are
            none.
        keys: File name of each row, for sources that read files.
    """

    inputs: ModelInputs
    targets: Tensor
    support: Tensor | None
    keys: tuple[str, ...] | None

class PredictBatch(NamedTuple):
    """Rows to be predicted.

    Attributes:
        inputs: What goes into the network.
        support: Columns that steer the model without being an input, or `None`.
        keys: File name of each row, for sources that read files.
    """

    inputs: ModelInputs
    support: Tensor | None
    keys: tuple[str, ...] | None

class TestStepReturn(NamedTuple):
    """Outcome of a test step, kept until all batches are done and then scored.

    Attributes:
        predictions: What the network answers. A classifier gives probabilities of shape
            (batch, classes), not raw outputs.
        targets: True values of the same rows.
    """

    predictions: Tensor
    targets: Tensor

class Sample(NamedTuple):
    """One row as a dataset yields it, before rows are put together to batches.

    Attributes:
        tabular: The row's vector, shape (features,).
        images: One array of shape (channels, height, width) per image column.
        target: True value, or `None` if it is not known.
        support: Values of the support columns, or `None`.
        key: File name of the row, or `None`.
    """

    tabular: npt.NDArray[np.float32]
    images: tuple[npt.NDArray[np.float32], ...]
    target: npt.NDArray[np.generic] | None
    support: npt.NDArray[np.float32] | None
    key: str | None

PyTorchBatch: TypeAlias = TrainBatch | PredictBatch
"""What a loader yields, depending on whether the rows have targets."""

TrainStepReturn: TypeAlias = Tensor | dict[str, Tensor]
"""The loss to minimise, or a mapping that has it under `loss` beside measures to log."""

ValidationStepReturn: TypeAlias = dict[str, Tensor]
"""Measures of one batch by name. The mean over all batches is logged under the name."""

PredictStepReturn: TypeAlias = Tensor | list[Tensor]
"""Predictions of one batch; a list if the network has several outputs."""

OptimizerType: TypeAlias = Optimizer
"""Any optimiser of PyTorch."""

SchedulerType: TypeAlias = LRScheduler | ReduceLROnPlateau
"""Any learning-rate schedule of PyTorch."""

OptimizerReturn: TypeAlias = (
    OptimizerType
    | list[OptimizerType]
    | tuple[list[OptimizerType], list[SchedulerType]]
)
"""What `configure_optimizers` may give: one optimiser, several, or several with schedules."""

StateDict: TypeAlias = Mapping[str, Any]
"""Weights of a network by layer, as PyTorch saves them."""
