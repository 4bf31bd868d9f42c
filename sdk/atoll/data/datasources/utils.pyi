"""Filtering of files, and reasons for skipping them.

`FileSystemFilter` selects files by extension, dates and size before they are opened.
Files that fail later, for example because they are damaged, are recorded with a
`FileSkipReason` as well, so the two together account for every file.
"""

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
    "LAST_MODIFIED_METADATA_COLUMN",
    "ORIGINAL_FILENAME_METADATA_COLUMN",
    "FileSkipReason",
    "FileSystemFilter",
    "calculate_dimensionality",
    "get_datetime",
]

ORIGINAL_FILENAME_METADATA_COLUMN: Final = "_original_filename"
"""Column with the absolute path of the file that a row was read from.

Every source that reads files adds it. Its values identify the rows of a task, so that
reports can match predictions with records.
"""

LAST_MODIFIED_METADATA_COLUMN: Final = "_last_modified"
"""Column with the modification time of a row's file, as an ISO 8601 string in UTC.

A cached row is used only if this time equals that of the file.
"""

class FileSkipReason(str, Enum):
    """Reason for skipping a file.

    Reasons are stored in the source's cache, so that unusable files aren't opened again
    in the next run.

    Attributes:
        EXTENSION: The source or its filter doesn't accept the extension.
        CREATED_TOO_EARLY: Created before `file_creation_min_date`.
        CREATED_TOO_LATE: Created after `file_creation_max_date`.
        MODIFIED_TOO_EARLY: Last changed before `file_modification_min_date`.
        MODIFIED_TOO_LATE: Last changed after `file_modification_max_date`.
        TOO_SMALL: Smaller than `min_file_size`.
        TOO_LARGE: Larger than `max_file_size`.
        UNREADABLE: Damaged, truncated, or not readable by the pod's user.
        MISSING_FIELD: A required field is missing.
        WRONG_MODALITY: The scan has a modality that the source leaves out.
        NO_IMAGE_DATA: The file contains no pixels.
        FILE_LIMIT: The source has reached its maximum number of files, which
            `ATOLL_MAX_NUMBER_OF_DATASOURCE_FILES` sets (500,000 by default).

    Examples:
        >>> from atoll.data.datasources.utils import FileSkipReason
        >>> FileSkipReason.TOO_LARGE.is_permanent
        False
    """

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
    def description(self) -> str:
        """A sentence that describes the reason in logs and reports."""

    @property
    def is_permanent(self) -> bool:
        """Whether the reason is the file itself and not a filter.

        Only permanent reasons are kept between runs with different filters.
        """

class FileSystemFilter:
    """Limits a source to files of certain kinds, ages and sizes.

    A file has to meet all conditions. A filter without conditions accepts every file.
    As no file is opened, filtering a large folder is fast, and a strict filter is the
    best way to shorten the first run of a pod.

    Examples:
        Select scans of 2023 between 0.01 and 50 MB:

        >>> from atoll import ImageSource
        >>> from atoll.data import FileSystemFilter
        >>> from atoll.data.datasources.types import Date
        >>> recent = FileSystemFilter(
        ...     file_extension=[".png", ".tif"],
        ...     file_creation_min_date=Date(2023),
        ...     file_creation_max_date=Date(2023, 12, 31),
        ...     min_file_size=0.01,
        ...     max_file_size=50,
        ... )
        >>> source = ImageSource("/data/scans", filter=recent)
    """

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
    ) -> None:
        """Set the conditions. Those that are `None` aren't checked.

        Args:
            file_extension: Extensions to keep. The leading dot is optional, and case
                doesn't matter.
            strict_file_extension: Whether to exclude files without an extension. By
                default they are accepted, because scanners often export such files.
            file_creation_min_date: Earliest day of creation, that day included.
            file_creation_max_date: Latest day of creation, that day included.
            file_modification_min_date: Earliest day of the last change, that day
                included.
            file_modification_max_date: Latest day of the last change, that day included.
            min_file_size: Smallest size in megabytes (10^6 bytes).
            max_file_size: Largest size in megabytes (10^6 bytes).

        Raises:
            ValueError: If a size is negative, a lower bound exceeds its upper bound, or
                a date doesn't exist.

        Note:
            Not every file system stores when a file was created. Where it doesn't, the
            time of the last change is used for both pairs of dates.
        """

    @property
    def allowed_extensions(self) -> frozenset[str] | None:
        """The extensions in lower case with their dot, or `None` if all are accepted.
        """

    def check(self, path: str | PathLike[str]) -> FileSkipReason | None:
        """Return the first condition that a file doesn't meet.

        Args:
            path: The file to check.

        Returns:
            The reason to skip the file, or `None` if it is accepted.

        Raises:
            FileNotFoundError: If the file doesn't exist.
        """

    def filter(self, paths: Iterable[str | PathLike[str]]) -> Iterator[Path]:
        """Select the files that meet all conditions.

        Args:
            paths: Files to check. Files that no longer exist are skipped.

        Yields:
            The accepted files in the order given.
        """

def get_datetime(value: Date | DateTD | str | None) -> datetime | None:
    """Convert a date from any of its forms.

    Args:
        value: A date object, its YAML form, or an ISO 8601 string such as
            `"2024-05-01"` or `"2024-05-01T09:30:00+00:00"`.

    Returns:
        The time in UTC, midnight if no time is given, or `None` for `None`.

    Raises:
        ValueError: If `value` isn't a date.

    Examples:
        >>> from atoll.data.datasources.utils import get_datetime
        >>> get_datetime({"year": 2024, "month": 5})
        datetime.datetime(2024, 5, 1, 0, 0, tzinfo=datetime.timezone.utc)
    """

def calculate_dimensionality(image: npt.NDArray[np.generic]) -> int:
    """Distinguish a flat image from a volume by the shape of its pixels.

    A last axis of at most four entries counts as colour channels, so (height, width, 3)
    is a flat image and (60, height, width) a volume of 60 frames.

    Args:
        image: Pixels with two, three or four axes.

    Returns:
        2 for a flat image, 3 for a volume.

    Raises:
        ValueError: If the array has fewer than two or more than four axes.

    Examples:
        >>> import numpy as np
        >>> from atoll.data.datasources.utils import calculate_dimensionality
        >>> calculate_dimensionality(np.zeros((128, 128, 3)))
        2
    """
