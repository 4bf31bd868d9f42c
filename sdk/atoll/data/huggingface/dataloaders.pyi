from collections.abc import Iterator
from typing import NamedTuple

from PIL.Image import Image

from atoll.data.dataloaders import DataLoader
from atoll.data.huggingface.utils import HuggingFaceDataset

__all__ = ["HuggingFaceBatch", "HuggingFaceIterableDataLoader"]

class HuggingFaceBatch(NamedTuple):
    inputs: tuple[Image | str, ...]
    targets: tuple[str | float, ...] | None
    keys: tuple[str, ...] | None

class HuggingFaceIterableDataLoader(DataLoader):
    dataset: HuggingFaceDataset
    def __init__(self, dataset: HuggingFaceDataset, batch_size: int = 1, *, shuffle: bool = False) -> None: ...
    @property
    def shuffle(self) -> bool: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[HuggingFaceBatch]: ...
