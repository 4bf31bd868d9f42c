from collections.abc import Iterator, Mapping, Sequence
from os import PathLike

import pandas as pd

from atoll.data.datasources.base_source import BaseSource
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.types import DataPathModifiers, SingleOrMulti
from atoll.types import JSONValue

__all__ = ["CSVSource"]

class CSVSource(BaseSource):
    path: str
    read_csv_kwargs: dict[str, JSONValue]
    def __init__(
        self,
        path: str | PathLike[str],
        read_csv_kwargs: Mapping[str, JSONValue] | None = None,
        *,
        data_splitter: DatasetSplitter | None = None,
        seed: int | None = None,
        modifiers: Mapping[str, DataPathModifiers] | None = None,
        ignore_cols: SingleOrMulti[str] | None = None,
        partition_size: int = 1000,
        name: str | None = None,
    ) -> None: ...
    def get_column_names(self) -> list[str]: ...
    def get_data(self, keys: Sequence[str] | None = None, *, use_cache: bool = True) -> pd.DataFrame | None: ...
    def yield_data(
        self, keys: Sequence[str] | None = None, *, partition_size: int | None = None, use_cache: bool = True
    ) -> Iterator[pd.DataFrame]: ...
