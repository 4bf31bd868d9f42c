"""The way of data to models that bring their own preprocessing.

Models fetched from a public model hub come with a processor that wants raw pictures or
raw strings. So this path skips the arrays of the usual loaders: rows become
`PIL.Image.Image` objects or strings, and the model's processor does the rest. The
HuggingFace and TIMM algorithms use it; you need it only to write an algorithm like them.
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
