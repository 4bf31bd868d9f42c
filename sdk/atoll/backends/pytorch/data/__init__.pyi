"""From rows of a source to batches of tensors.

Three parts work one behind the other: a dataset reads rows and transforms images
(`BasePyTorchDataset` and its subclasses), a loader mixes rows and groups them
(`PyTorchIterableDataLoader`), and a few functions turn arrays into tensors on the right
device. Models put them together by themselves; use them directly to look at what a model
is going to see.
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
