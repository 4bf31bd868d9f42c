"""Datasets and loaders, which convert rows of a source to batches of tensors.

A dataset reads rows and transforms images (`BasePyTorchDataset` and its subclasses), a
loader shuffles rows and groups them into batches (`PyTorchIterableDataLoader`), and
helper functions convert arrays to tensors on the right device. Models use them
automatically. Use them directly to inspect the input of a model.
"""

from .dataloaders import PyTorchDataLoader as PyTorchDataLoader
from .dataloaders import PyTorchIterableDataLoader as PyTorchIterableDataLoader
from .datasets import BasePyTorchDataset as BasePyTorchDataset
from .datasets import PyTorchDataset as PyTorchDataset
from .datasets import PyTorchIterableDataset as PyTorchIterableDataset
from .utils import DEFAULT_BUFFER_SIZE as DEFAULT_BUFFER_SIZE
from .utils import collate as collate
from .utils import move_batch_to_device as move_batch_to_device
from .utils import to_tensor as to_tensor

__all__ = [
    "DEFAULT_BUFFER_SIZE",
    "BasePyTorchDataset",
    "PyTorchDataLoader",
    "PyTorchDataset",
    "PyTorchIterableDataLoader",
    "PyTorchIterableDataset",
    "collate",
    "move_batch_to_device",
    "to_tensor",
]
