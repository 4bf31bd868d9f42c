from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar, NamedTuple

import numpy as np
import numpy.typing as npt
import pandas as pd

from atoll.data.datasources.base_source import BaseSource
from atoll.data.types import DataSplit, SingleOrMulti

__all__ = ["DatasetSplitter", "PercentageSplitter", "SplitIndices", "SplitterDefinedInData"]

class SplitIndices(NamedTuple):
    train: npt.NDArray[np.int64]
    validation: npt.NDArray[np.int64]
    test: npt.NDArray[np.int64]

class DatasetSplitter(ABC):
    splitter_name: ClassVar[str]
    @classmethod
    def create(cls, splitter_name: str, /, **kwargs: object) -> DatasetSplitter: ...
    @abstractmethod
    def create_dataset_splits(self, data: pd.DataFrame) -> SplitIndices: ...
    @abstractmethod
    def iter_dataset_split(self, datasource: BaseSource, split: DataSplit) -> Iterator[pd.DataFrame]: ...
    def get_split_query(self, table: str, split: DataSplit) -> str: ...
    def get_file_names(self, datasource: BaseSource, split: DataSplit) -> list[str]: ...

class PercentageSplitter(DatasetSplitter):
    splitter_name: ClassVar[str] = "percentage"
    validation_percentage: int
    test_percentage: int
    time_series_sort_by: list[str] | None
    shuffle: bool
    def __init__(
        self,
        validation_percentage: int = 10,
        test_percentage: int = 10,
        *,
        time_series_sort_by: SingleOrMulti[str] | None = None,
        shuffle: bool = True,
        seed: int = 42,
    ) -> None: ...
    @property
    def train_percentage(self) -> int: ...
    def create_dataset_splits(self, data: pd.DataFrame) -> SplitIndices: ...
    def iter_dataset_split(self, datasource: BaseSource, split: DataSplit) -> Iterator[pd.DataFrame]: ...

class SplitterDefinedInData(DatasetSplitter):
    splitter_name: ClassVar[str] = "predefined"
    column_name: str
    def __init__(
        self,
        column_name: str = "split",
        *,
        training_set_label: SingleOrMulti[str] = "train",
        validation_set_label: SingleOrMulti[str] = "validation",
        test_set_label: SingleOrMulti[str] = "test",
        infer_split_labels_from_filepaths: bool = False,
    ) -> None: ...
    def get_labels(self, split: DataSplit) -> Sequence[str]: ...
    def create_dataset_splits(self, data: pd.DataFrame) -> SplitIndices: ...
    def iter_dataset_split(self, datasource: BaseSource, split: DataSplit) -> Iterator[pd.DataFrame]: ...
