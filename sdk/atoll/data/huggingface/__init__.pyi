"""Data loading for models with their own preprocessing.

Models from a public model hub have a processor that takes unprocessed images or
strings. The loaders in this package therefore return `PIL.Image.Image` objects or
strings instead of arrays. The HuggingFace and TIMM algorithms use them. You need them
only to write a similar algorithm.
"""

from .dataloaders import HuggingFaceBatch as HuggingFaceBatch
from .dataloaders import HuggingFaceIterableDataLoader as HuggingFaceIterableDataLoader
from .utils import HuggingFaceDataFactory as HuggingFaceDataFactory
from .utils import HuggingFaceDataset as HuggingFaceDataset
from .utils import get_data_factory_dataset as get_data_factory_dataset

__all__ = [
    "HuggingFaceBatch",
    "HuggingFaceDataFactory",
    "HuggingFaceDataset",
    "HuggingFaceIterableDataLoader",
    "get_data_factory_dataset",
]
