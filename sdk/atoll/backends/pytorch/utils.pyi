"""Finding the hardware, reading files of weights, and choosing loggers."""

from enum import Enum
from os import PathLike
from typing import IO, Any, NamedTuple

import torch
from pytorch_lightning.loggers import Logger

from atoll.models.base_models import LoggerConfig

__all__ = ["GPUSettings", "LoggerType", "autodetect_gpu", "enhanced_torch_load", "has_mps"]

class GPUSettings(NamedTuple):
    """Hardware to train on, in the words of Lightning's trainer.

    Attributes:
        accelerator: Kind of processor: `"gpu"` for CUDA, `"mps"` for Apple, or `"cpu"`.
        devices: How many of them to use.
    """

    accelerator: str
    devices: int

class LoggerType(str, Enum):
    """Formats for logs of training, tied to the Lightning class that writes each.

    Attributes:
        CSV: A table per run.
        TENSORBOARD: Event files, to be looked at with TensorBoard.
    """

    CSV = "csv"
    TENSORBOARD = "tensorboard"

    @classmethod
    def create_logger(cls, config: LoggerConfig) -> Logger:
        """Make the logger that a configuration describes.

        Args:
            config: Format, folder and further options.

        Returns:
            A logger that can be given to a Lightning trainer.

        Raises:
            EngineError: If the library that writes the format is not installed.
            TypeError: If `config.params` has an option the logger does not know.
        """

def has_mps() -> bool:
    """Tell whether models will be trained on the graphics part of an Apple processor.

    Returns:
        Whether PyTorch finds one and `ATOLL_USE_MPS` is set to `true`. It is off by
        default since some operations give less exact results there.
    """

def autodetect_gpu() -> GPUSettings:
    """Choose the fastest hardware that may be used.

    `ATOLL_DEFAULT_TORCH_DEVICE` decides if it is set. Otherwise a CUDA device is taken,
    then Apple's if `has_mps`, then the processor. Only one device is used even if there
    are more: with several, each would see other batches and results would differ between
    pods.

    Returns:
        Settings for a Lightning trainer.

    Raises:
        EngineError: If `ATOLL_DEFAULT_TORCH_DEVICE` names a device that is not there.

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
    """Read a file of weights, on whatever hardware it was written.

    Tensors saved on a GPU that this machine lacks are moved to the device that
    `autodetect_gpu` chooses, instead of failing.

    Args:
        file: Path of the file, or an open binary file.
        map_location: Device to put tensors on; chosen automatically if `None`.
        weights_only: Whether to refuse anything but tensors and plain containers.

    Returns:
        What was saved, as a rule a mapping of layer names to tensors.

    Raises:
        FileNotFoundError: If there is no file at the path.
        ValueError: If the file is damaged, or holds other objects although
            `weights_only` is set.

    Warning:
        A file can carry code that runs while it is read. Set `weights_only=False` for
        nothing but files you have written yourself.

    Examples:
        >>> from atoll.backends.pytorch.utils import enhanced_torch_load
        >>> weights = enhanced_torch_load("rehearsal.pt")
        >>> print(sum(tensor.numel() for tensor in weights.values()), "parameters")
    """
