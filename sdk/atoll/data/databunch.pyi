from collections.abc import Iterator

import pandas as pd

from atoll.data.dataloaders import DataLoader
from atoll.data.datasources.base_source import BaseSource
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.datastructure import DataStructure
from atoll.data.schema import DataSchema
from atoll.data.types import DataSplit

__all__ = ["DataBunch"]

class DataBunch:
    data_structure: DataStructure
    schema: DataSchema
    datasource: BaseSource
    def __init__(
        self,
        data_structure: DataStructure,
        schema: DataSchema,
        datasource: BaseSource,
        *,
        data_splitter: DatasetSplitter | None = None,
    ) -> None: ...
    @property
    def data_splitter(self) -> DatasetSplitter: ...
    @property
    def input_size(self) -> int: ...
    @property
    def number_of_classes(self) -> int: ...
    def iter_split(self, split: DataSplit) -> Iterator[pd.DataFrame]: ...
    def get_dataloader(
        self, split: DataSplit, *, batch_size: int = 32, shuffle: bool = False
    ) -> DataLoader | None: ...
    def get_train_dataloader(self, batch_size: int = 32) -> DataLoader: ...
    def get_validation_dataloader(self, batch_size: int = 32) -> DataLoader | None: ...
    def get_test_dataloader(self, batch_size: int = 32) -> DataLoader | None: ...
