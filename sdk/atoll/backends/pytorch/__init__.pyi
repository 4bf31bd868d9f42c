"""The PyTorch backend: neural networks trained with PyTorch and Lightning.

Start with `PyTorchModel`: derive from it, add `PyTorchClassifierMixIn` for a
classifier, and write the seven methods that its page lists. The other modules load
batches, detect the GPU and exchange weights in federated training.

Examples:
    >>> from atoll.backends.pytorch import SoftDiceLoss, autodetect_gpu
    >>> loss = SoftDiceLoss()
    >>> settings = autodetect_gpu()
    >>> print(f"Training on {settings.devices} {settings.accelerator} device(s)")
"""

from .data import DEFAULT_BUFFER_SIZE as DEFAULT_BUFFER_SIZE
from .data import BasePyTorchDataset as BasePyTorchDataset
from .data import PyTorchIterableDataLoader as PyTorchIterableDataLoader
from .epoch_callbacks import EpochCallbacks as EpochCallbacks
from .federated import PyTorchBackendTensorShim as PyTorchBackendTensorShim
from .federated import PyTorchDistributedMixIn as PyTorchDistributedMixIn
from .loss import SoftDiceLoss as SoftDiceLoss
from .loss import soft_dice_loss as soft_dice_loss
from .models import BasePyTorchModel as BasePyTorchModel
from .models import PyTorchClassifierMixIn as PyTorchClassifierMixIn
from .models import PyTorchModel as PyTorchModel
from .types import ModelInputs as ModelInputs
from .types import PredictBatch as PredictBatch
from .types import TestStepReturn as TestStepReturn
from .types import TrainBatch as TrainBatch
from .utils import LoggerType as LoggerType
from .utils import autodetect_gpu as autodetect_gpu
from .utils import enhanced_torch_load as enhanced_torch_load
from .utils import has_mps as has_mps

__all__ = [
    "DEFAULT_BUFFER_SIZE",
    "BasePyTorchDataset",
    "BasePyTorchModel",
    "EpochCallbacks",
    "LoggerType",
    "ModelInputs",
    "PredictBatch",
    "PyTorchBackendTensorShim",
    "PyTorchClassifierMixIn",
    "PyTorchDistributedMixIn",
    "PyTorchIterableDataLoader",
    "PyTorchModel",
    "SoftDiceLoss",
    "TestStepReturn",
    "TrainBatch",
    "autodetect_gpu",
    "enhanced_torch_load",
    "has_mps",
    "soft_dice_loss",
]
