from collections.abc import Iterator
from typing import Literal, NamedTuple

from PIL.Image import Image

from atoll.data.databunch import DataBunch
from atoll.data.huggingface.dataloaders import HuggingFaceIterableDataLoader
from atoll.data.types import DataSplit

__all__ = ["HuggingFaceDataFactory", "HuggingFaceDataset", "HuggingFaceRow", "get_data_factory_dataset"]

class HuggingFaceRow(NamedTuple):
    value: Image | str
    target: str | float | None
    key: str | None

class HuggingFaceDataset:
    column: str
    def __init__(self, databunch: DataBunch, split: DataSplit = DataSplit.TEST) -> None: ...
    @property
    def input_type(self) -> Literal["image", "text"]: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[HuggingFaceRow]: ...

class HuggingFaceDataFactory:
    def create_dataset(self, databunch: DataBunch, split: DataSplit = DataSplit.TEST) -> HuggingFaceDataset: ...
    def create_dataloader(
        self, dataset: HuggingFaceDataset, batch_size: int = 1, *, shuffle: bool = False
    ) -> HuggingFaceIterableDataLoader: ...

def get_data_factory_dataset(
    databunch: DataBunch, split: DataSplit = DataSplit.TEST
) -> tuple[HuggingFaceDataFactory, HuggingFaceDataset]: ...
