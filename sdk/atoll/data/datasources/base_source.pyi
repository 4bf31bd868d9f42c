from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import ClassVar, Final

import pandas as pd

from atoll.data.datasources.types import DataSourceFileFilter, DatasourceSummaryStats
from atoll.data.datasources.utils import FileSkipReason, FileSystemFilter
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.persistence.base import CacheClearResult, DataPersister
from atoll.data.types import DataPathModifiers, DataSourceType, SingleOrMulti
from atoll.hooks import BaseDataSourceHook

__all__ = [
    "INFERRED_LABEL_COLUMN", "BaseSource", "FileSystemIterableSource",
    "FileSystemIterableSourceInferrable",
]

INFERRED_LABEL_COLUMN: Final = "Inferred Label"

class BaseSource(ABC):
    datasource_type: ClassVar[DataSourceType | None] = None
    data_splitter: DatasetSplitter | None
    seed: int
    partition_size: int
    def __init__(
        self,
        *,
        data_splitter: DatasetSplitter | None = None,
        seed: int | None = None,
        modifiers: Mapping[str, DataPathModifiers] | None = None,
        ignore_cols: SingleOrMulti[str] | None = None,
        partition_size: int = 16,
        name: str | None = None,
    ) -> None: ...
    @property
    def name(self) -> str: ...
    @property
    def ignore_cols(self) -> list[str]: ...
    @property
    def hash(self) -> str: ...
    @property
    def is_iterable(self) -> bool: ...
    @property
    def is_loaded(self) -> bool: ...
    def load_data(self) -> None: ...
    @abstractmethod
    def get_column_names(self) -> list[str]: ...
    def get_dtypes(self) -> dict[str, str]: ...
    def get_values(self, columns: SingleOrMulti[str]) -> dict[str, list[str]]: ...
    def get_column(self, column: str) -> pd.Series[object]: ...
    @abstractmethod
    def get_data(self, keys: Sequence[str] | None = None, *, use_cache: bool = True) -> pd.DataFrame | None: ...
    @abstractmethod
    def yield_data(
        self, keys: Sequence[str] | None = None, *, partition_size: int | None = None, use_cache: bool = True
    ) -> Iterator[pd.DataFrame]: ...
    def apply_ignore_cols(self, data: pd.DataFrame) -> pd.DataFrame: ...
    def apply_modifiers(self, data: pd.DataFrame) -> pd.DataFrame: ...
    def add_hook(self, hook: BaseDataSourceHook) -> None: ...
    def remove_hook(self, hook: BaseDataSourceHook) -> None: ...
    def get_summary_stats(self) -> DatasourceSummaryStats: ...
    def __len__(self) -> int: ...

class FileSystemIterableSource(BaseSource):
    path: Path
    output_path: Path | None
    filter: FileSystemFilter | None
    data_cache: DataPersister | None
    def __init__(
        self,
        path: str | PathLike[str],
        *,
        output_path: str | PathLike[str] | None = None,
        iterable: bool = True,
        cache_images: bool = False,
        filter: FileSystemFilter | None = None,
        data_cache: DataPersister | None = None,
        data_splitter: DatasetSplitter | None = None,
        seed: int | None = None,
        modifiers: Mapping[str, DataPathModifiers] | None = None,
        ignore_cols: SingleOrMulti[str] | None = None,
        partition_size: int = 16,
        name: str | None = None,
    ) -> None: ...
    @property
    def is_iterable(self) -> bool: ...
    @property
    def file_names(self) -> list[str]: ...
    @property
    def selected_file_names(self) -> list[str]: ...
    @property
    def skip_reasons(self) -> dict[str, FileSkipReason]: ...
    def iter_file_names(self) -> Iterator[str]: ...
    def add_file_filter(self, file_filter: DataSourceFileFilter) -> None: ...
    def get_new_file_names(self, processed: Sequence[str]) -> list[str]: ...
    def skip_file(self, file_name: str, reason: FileSkipReason) -> None: ...
    def get_column_names(self) -> list[str]: ...
    def get_data(self, keys: Sequence[str] | None = None, *, use_cache: bool = True) -> pd.DataFrame | None: ...
    def yield_data(
        self, keys: Sequence[str] | None = None, *, partition_size: int | None = None, use_cache: bool = True
    ) -> Iterator[pd.DataFrame]: ...
    @abstractmethod
    def process_file(self, file_name: str, *, skip_non_tabular_data: bool = False) -> list[dict[str, object]]: ...
    def clear_cache(self) -> CacheClearResult: ...

class FileSystemIterableSourceInferrable(FileSystemIterableSource):
    infer_class_labels_from_filepaths: bool
    def __init__(
        self,
        path: str | PathLike[str],
        *,
        output_path: str | PathLike[str] | None = None,
        iterable: bool = True,
        cache_images: bool = False,
        infer_class_labels_from_filepaths: bool = False,
        filter: FileSystemFilter | None = None,
        data_cache: DataPersister | None = None,
        data_splitter: DatasetSplitter | None = None,
        seed: int | None = None,
        modifiers: Mapping[str, DataPathModifiers] | None = None,
        ignore_cols: SingleOrMulti[str] | None = None,
        partition_size: int = 16,
        name: str | None = None,
    ) -> None: ...
    @property
    def class_labels(self) -> list[str]: ...
