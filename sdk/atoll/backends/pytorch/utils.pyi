"""Hardware detection, loading of weights, and loggers."""

from enum import Enum
from os import PathLike
from typing import IO, Any, NamedTuple

import torch
from pytorch_lightning.loggers import Logger

from atoll.models.base_models import LoggerConfig

__all__ = ["GPUSettings", "LoggerType", "autodetect_gpu", "enhanced_torch_load", "has_mps"]

class GPUSettings(NamedTuple):
    """Hardware for training, as arguments of Lightning's trainer.

    Attributes:
        accelerator: Type of device: `"gpu"` for CUDA, `"mps"` for Apple GPUs, or
            `"cpu"`.
        devices: Number of devices.
    """

    accelerator: str
    devices: int

class LoggerType(str, Enum):
    """Formats of training logs, with their Lightning loggers.

    Attributes:
        CSV: A table per run.
        TENSORBOARD: Event files for TensorBoard.
    """

    CSV = "csv"
    TENSORBOARD = "tensorboard"

    @classmethod
    def create_logger(cls, config: LoggerConfig) -> Logger:
        """Create the logger of a configuration.

        Args:
            config: Format, folder and further options.

        Returns:
            A logger for a Lightning trainer.

        Raises:
            EngineError: If the library for the format isn't installed.
            TypeError: If `config.params` has an unknown option.
        """

def has_mps() -> bool:
    """Check whether models are trained on an Apple GPU.

    Returns:
        Whether PyTorch finds one and `ATOLL_USE_MPS` is set to `true`. It is off by
        default, because some operations are less accurate there.
    """

def autodetect_gpu() -> GPUSettings:
    """Choose the fastest available hardware.

    If `ATOLL_DEFAULT_TORCH_DEVICE` is set, it determines the device. Otherwise a CUDA
    GPU is used, otherwise an Apple GPU if `has_mps`, otherwise the CPU. Only one device
    is used even if there are several, so that results don't differ between pods.

    Returns:
        Settings for a Lightning trainer.

    Raises:
        EngineError: If `ATOLL_DEFAULT_TORCH_DEVICE` names a device that isn't
            available.

    Examples:
        >>> from pytorch_lightning import Trainer
        >>> from atoll.backends.pytorch.utils import autodetect_gpu
        >>> settings = autodetect_gpu()
        >>> trainer = Trainer(accelerator=settings.accelerator, devices=settings.devices)
    """

def enhanced_torch_load(
    file: str | PathLike[str] | IO[bytes],
    *,
    map_location: torch.device | str | None = None,
    weights_only: bool = True,
) -> Any:
    """Load a file of weights, whatever hardware it was saved on.

    Tensors that were saved on a GPU that this machine doesn't have are moved to the
    device that `autodetect_gpu` returns.

    Args:
        file: Path of the file, or an open binary file.
        map_location: Device of the tensors; `None` chooses it automatically.
        weights_only: Whether to accept only tensors and plain containers.

    Returns:
        The saved object, usually a mapping of layer names to tensors.

    Raises:
        FileNotFoundError: If the file doesn't exist.
        ValueError: If the file is damaged, or contains other objects and `weights_only`
            is set.

    Warning:
        A file can contain code that runs when it is loaded. Set `weights_only=False`
        only for files that you have written yourself.

    Examples:
        >>> from atoll.backends.pytorch.utils import enhanced_torch_load
        >>> weights = enhanced_torch_load("local_test.pt")
        >>> print(sum(tensor.numel() for tensor in weights.values()), "parameters")
    """
