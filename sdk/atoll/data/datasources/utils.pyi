from collections.abc import Iterable, Iterator
from datetime import datetime
from enum import Enum
from os import PathLike
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from atoll.data.datasources.types import Date, DateTD
from atoll.data.types import SingleOrMulti

__all__ = [
    "LAST_MODIFIED_METADATA_COLUMN", "ORIGINAL_FILENAME_METADATA_COLUMN",
    "FileSkipReason", "FileSystemFilter", "calculate_dimensionality", "get_datetime",
]

ORIGINAL_FILENAME_METADATA_COLUMN: Final = "_original_filename"
LAST_MODIFIED_METADATA_COLUMN: Final = "_last_modified"

class FileSkipReason(str, Enum):
    EXTENSION = "extension"
    CREATED_TOO_EARLY = "created_too_early"
    CREATED_TOO_LATE = "created_too_late"
    MODIFIED_TOO_EARLY = "modified_too_early"
    MODIFIED_TOO_LATE = "modified_too_late"
    TOO_SMALL = "too_small"
    TOO_LARGE = "too_large"
    UNREADABLE = "unreadable"
    MISSING_FIELD = "missing_field"
    WRONG_MODALITY = "wrong_modality"
    NO_IMAGE_DATA = "no_image_data"
    FILE_LIMIT = "file_limit"
    @property
    def description(self) -> str: ...
    @property
    def is_permanent(self) -> bool: ...

class FileSystemFilter:
    def __init__(
        self,
        *,
        file_extension: SingleOrMulti[str] | None = None,
        strict_file_extension: bool = False,
        file_creation_min_date: Date | DateTD | None = None,
        file_creation_max_date: Date | DateTD | None = None,
        file_modification_min_date: Date | DateTD | None = None,
        file_modification_max_date: Date | DateTD | None = None,
        min_file_size: float | None = None,
        max_file_size: float | None = None,
    ) -> None: ...
    @property
    def allowed_extensions(self) -> frozenset[str] | None: ...
    def check(self, path: str | PathLike[str]) -> FileSkipReason | None: ...
    def filter(self, paths: Iterable[str | PathLike[str]]) -> Iterator[Path]: ...

def get_datetime(value: Date | DateTD | str | None) -> datetime | None: ...
def calculate_dimensionality(image: npt.NDArray[np.generic]) -> int: ...
