from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from threading import Lock
from typing import TypedDict

import pandas as pd

from atoll.data.datasources.utils import FileSkipReason

__all__ = ["BulkResult", "CacheClearResult", "DataPersister"]

@dataclass(frozen=True)
class BulkResult:
    cached: pd.DataFrame | None
    misses: tuple[Path, ...] = ()
    skipped: tuple[Path, ...] = ()
    @property
    def is_complete(self) -> bool: ...

class CacheClearResult(TypedDict):
    success: bool
    file_existed: bool
    file_path: str | None
    error: str | None

class DataPersister(ABC):
    def __init__(self, *, lock: Lock | None = None, bulk_partition_size: int = 1000) -> None: ...
    @abstractmethod
    def get(self, file: str | PathLike[str]) -> pd.DataFrame | None: ...
    @abstractmethod
    def set(self, file: str | PathLike[str], data: pd.DataFrame) -> None: ...
    @abstractmethod
    def unset(self, file: str | PathLike[str]) -> None: ...
    @abstractmethod
    def clear(self) -> CacheClearResult: ...
    def bulk_get(self, files: Sequence[str | PathLike[str]]) -> BulkResult: ...
    def bulk_set(self, data: pd.DataFrame) -> int: ...
    @abstractmethod
    def get_all_cached_files(self) -> list[Path]: ...
    @abstractmethod
    def mark_skipped(self, file: str | PathLike[str], reason: FileSkipReason) -> None: ...
    @abstractmethod
    def get_skip_reason(self, file: str | PathLike[str]) -> FileSkipReason | None: ...
    @abstractmethod
    def get_skip_reason_summary(self) -> Mapping[FileSkipReason, int]: ...
