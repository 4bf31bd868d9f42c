from .dataloaders import HuggingFaceIterableDataLoader as HuggingFaceIterableDataLoader
from .utils import get_data_factory_dataset as get_data_factory_dataset

__all__ = ["HuggingFaceIterableDataLoader", "get_data_factory_dataset"]
