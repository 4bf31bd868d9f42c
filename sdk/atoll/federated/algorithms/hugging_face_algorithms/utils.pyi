"""Options and building blocks of the algorithms that run published models.

Modellers need only `TIMMTrainingConfig`. The functions are parts of the training loop
of `TIMMFineTuning`, for plug-ins that train in a similar way.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import torch
from torch.optim import Optimizer
from torch.utils.data import DataLoader

__all__ = [
    "DEFAULT_BATCH_SIZE",
    "DEFAULT_EPOCHS",
    "DEFAULT_IMAGE_SIZE",
    "DEFAULT_LEARNING_RATE",
    "DEFAULT_MAX_LENGTH",
    "DEFAULT_MIN_NEW_TOKENS",
    "DEFAULT_NUM_BEAMS",
    "DEFAULT_REPETITION_PENALTY",
    "DEFAULT_SEED",
    "DEFAULT_TOP_K",
    "TIMMOptimizerName",
    "TIMMSchedulerName",
    "TIMMTrainingConfig",
    "get_device_for_model",
    "train_one_epoch",
    "validate",
]

DEFAULT_BATCH_SIZE: Final = 16
"""Images in a training batch."""

DEFAULT_EPOCHS: Final = 10
"""Epochs of fine-tuning."""

DEFAULT_IMAGE_SIZE: Final = 224
"""Height and width, in pixels, that training images are resized to."""

DEFAULT_LEARNING_RATE: Final = 1e-3
"""Highest learning rate of fine-tuning."""

DEFAULT_MAX_LENGTH: Final = 50
"""Maximum number of tokens of prompt and generated text together."""

DEFAULT_MIN_NEW_TOKENS: Final = 1
"""Minimum number of generated tokens."""

DEFAULT_NUM_BEAMS: Final = 1
"""Number of beams of the beam search; 1 is a greedy search."""

DEFAULT_REPETITION_PENALTY: Final = 1.0
"""Penalty on tokens that were used before; 1.0 means no penalty."""

DEFAULT_SEED: Final = 42
"""Seed that the algorithms of this package pass to the backend."""

DEFAULT_TOP_K: Final = 5
"""Labels returned for an image, and the k of the `top5` metric."""

TIMMOptimizerName: TypeAlias = Literal["sgd", "adam", "adamw"]
"""Optimisers that fine-tuning can use."""

TIMMSchedulerName: TypeAlias = Literal["cosine", "step", "none"]
"""How the learning rate decreases after the warm-up.

`cosine` decreases smoothly to `min_lr` at the last epoch, `step` divides the rate by 10
after each third of the epochs, and `none` keeps it constant.
"""

@dataclass(kw_only=True)
class TIMMTrainingConfig:
    """Options of `TIMMFineTuning`.

    The defaults suit a few hundred images and a pre-trained transformer. With
    fewer images, freeze the backbone and train the last layer alone.

    Attributes:
        epochs: Epochs to train, at least 1.
        batch_size: Images in a batch. If GPU memory runs out, halve it together with
            the learning rate.
        lr: Highest learning rate, reached after the warm-up.
        min_lr: Lower limit of the learning rate.
        warmup_epochs: Epochs over which the rate rises from near 0 to `lr`.
        optimizer: Optimiser of the training.
        scheduler: Schedule of the learning rate after the warm-up.
        weight_decay: Weight decay of the optimiser; biases and normalisation
            layers are exempt.
        smoothing: Label smoothing, from 0 (none) to below 1.
        drop_rate: Dropout before the last layer, from 0 to below 1.
        image_size: Height and width of training images, in pixels. Many models only
            accept the size that they were pre-trained with.
        freeze_backbone: Whether to train the last layer only.
        patience: Number of epochs without a lower validation loss after which training
            stops; `None` trains all epochs.
        seed: Seed of initial weights, shuffling and augmentation.

    Examples:
        Train on two hundred images with a small GPU:

        >>> from atoll import TIMMTrainingConfig
        >>> config = TIMMTrainingConfig(
        ...     epochs=40, batch_size=4, lr=2.5e-4, freeze_backbone=True, patience=8
        ... )
    """

    epochs: int = DEFAULT_EPOCHS
    batch_size: int = DEFAULT_BATCH_SIZE
    lr: float = DEFAULT_LEARNING_RATE
    min_lr: float = 0.0
    warmup_epochs: int = 0
    optimizer: TIMMOptimizerName = "adamw"
    scheduler: TIMMSchedulerName = "cosine"
    weight_decay: float = 0.05
    smoothing: float = 0.1
    drop_rate: float = 0.0
    image_size: int = DEFAULT_IMAGE_SIZE
    freeze_backbone: bool = False
    patience: int | None = None
    seed: int = DEFAULT_SEED

def get_device_for_model(device: str | None = None) -> torch.device:
    """Choose the device that a model runs on.

    Args:
        device: Name of a device, such as `cuda:1`. By default
            `ATOLL_DEFAULT_TORCH_DEVICE`, else the first CUDA GPU, else MPS where
            `ATOLL_USE_MPS` allows it, else the CPU.

    Returns:
        A device that exists on this machine.

    Raises:
        ValueError: If the named device isn't available.

    Examples:
        >>> from atoll.federated.algorithms.hugging_face_algorithms.utils import (
        ...     get_device_for_model,
        ... )
        >>> device = get_device_for_model("cpu")
    """

def train_one_epoch(
    epoch: int,
    model: torch.nn.Module,
    loader: DataLoader[tuple[torch.Tensor, torch.Tensor]],
    optimizer: Optimizer,
    loss_function: torch.nn.Module,
    *,
    device: torch.device | None = None,
    max_grad_norm: float | None = None,
) -> dict[str, float]:
    """Train a model for one pass over its training data.

    Args:
        epoch: Number of the epoch, from 0, for the log.
        model: Model to train in place. It is switched to training mode.
        loader: Batches of images `(batch, channels, height, width)` and class
            indices `(batch,)`.
        optimizer: Optimiser over the model's parameters.
        loss_function: Takes logits `(batch, classes)` and class indices, and
            returns the mean loss.
        device: Where to train; by default the one of `get_device_for_model`.
        max_grad_norm: Maximum norm of all gradients together; `None` doesn't clip.

    Returns:
        `train_loss`, the mean over all images, and `lr` at the end.

    Raises:
        AlgorithmError: If the loss is no longer a finite number.
    """

def validate(
    model: torch.nn.Module,
    loader: DataLoader[tuple[torch.Tensor, torch.Tensor]],
    loss_function: torch.nn.Module,
    *,
    device: torch.device | None = None,
    top_k: int = DEFAULT_TOP_K,
) -> dict[str, float]:
    """Evaluate a model without changing it.

    Args:
        model: Model to evaluate. It is switched to evaluation mode and stays in it.
        loader: Batches of images and class indices, as in `train_one_epoch`.
        loss_function: Takes logits and class indices, returns the mean loss.
        device: Where to compute; by default the one of `get_device_for_model`.
        top_k: Number of most likely classes among which the true class has to be.

    Returns:
        `validation_loss`, `top1` and `top5` (named after `top_k`), the latter two in
        percent of all images.

    Raises:
        NoDataError: If the loader yields no batch.
    """
