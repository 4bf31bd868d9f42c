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
DEFAULT_EPOCHS: Final = 10
DEFAULT_IMAGE_SIZE: Final = 224
DEFAULT_LEARNING_RATE: Final = 1e-3
DEFAULT_MAX_LENGTH: Final = 50
DEFAULT_MIN_NEW_TOKENS: Final = 1
DEFAULT_NUM_BEAMS: Final = 1
DEFAULT_REPETITION_PENALTY: Final = 1.0
DEFAULT_SEED: Final = 42
DEFAULT_TOP_K: Final = 5

TIMMOptimizerName: TypeAlias = Literal["sgd", "adam", "adamw"]
TIMMSchedulerName: TypeAlias = Literal["cosine", "step", "none"]

@dataclass(kw_only=True)
class TIMMTrainingConfig:
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

def get_device_for_model(device: str | None = None) -> torch.device: ...
def train_one_epoch(
    epoch: int,
    model: torch.nn.Module,
    loader: DataLoader[tuple[torch.Tensor, torch.Tensor]],
    optimizer: Optimizer,
    loss_function: torch.nn.Module,
    *,
    device: torch.device | None = None,
    max_grad_norm: float | None = None,
) -> dict[str, float]: ...
def validate(
    model: torch.nn.Module,
    loader: DataLoader[tuple[torch.Tensor, torch.Tensor]],
    loss_function: torch.nn.Module,
    *,
    device: torch.device | None = None,
    top_k: int = DEFAULT_TOP_K,
) -> dict[str, float]: ...
