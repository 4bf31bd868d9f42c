"""Types for datasources: dates, statistics and file filters."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Protocol, TypedDict

from typing_extensions import Required

__all__ = ["DataSourceFileFilter", "DatasourceSummaryStats", "Date", "DateTD"]

class DateTD(TypedDict, total=False):
    """A calendar date in YAML form.

    Only `year` is required. Without a day, the date is the first of the month; without
    a month, it is the first of January.

    Attributes:
        year: Four-digit year.
        month: Month from 1 to 12.
        day: Day of the month, from 1. Needs `month`.

    Examples:
        >>> from atoll.data.datasources.types import Date, DateTD
        >>> start: DateTD = {"year": 2023, "month": 4}
        >>> Date.from_dict(start).get_date()
        datetime.date(2023, 4, 1)
    """

    year: Required[int]
    month: int
    day: int

@dataclass(frozen=True)
class Date:
    """A day, a month or a whole year that bounds a filter.

    Missing parts are filled in: `Date(2023)` is the first day of 2023, and `Date(2023,
    4)` the first day of April.

    Attributes:
        year: Four-digit year.
        month: Month from 1 to 12; `None` means January.
        day: Day of the month, from 1; `None` means the first.

    Examples:
        >>> from atoll.data.datasources.types import Date
        >>> Date(2024, 2).get_date()
        datetime.date(2024, 2, 1)
    """

    year: int
    month: int | None = None
    day: int | None = None

    def get_date(self) -> date:
        """Fill in the missing parts and return a standard-library date.

        Returns:
            The first day of the period.

        Raises:
            ValueError: If the parts aren't a valid date, or `day` is given without
                `month`.
        """

    @classmethod
    def from_dict(cls, value: DateTD) -> Date:
        """Create a date from its YAML form.

        Args:
            value: The parts of the date by name.

        Returns:
            The date as a hashable object.

        Raises:
            ValueError: If a value isn't an integer, or `year` is missing.
        """

class DatasourceSummaryStats(TypedDict):
    """Numbers that show how well a source could be read.

    They contain no file names, so they can be shown to other users.

    Attributes:
        total_files_found: Files under the source's path, before any filter.
        total_files_processed: Files that provided at least one row.
        total_files_skipped: Files that were skipped for any reason.
        files_with_errors: Skipped files that couldn't be read.
        skip_reasons: Number of skipped files for each `FileSkipReason` value that
            occurred.
    """

    total_files_found: int
    total_files_processed: int
    total_files_skipped: int
    files_with_errors: int
    skip_reasons: dict[str, int]

class DataSourceFileFilter(Protocol):
    """Your own function that filters the files of a source.

    Pass it to `FileSystemIterableSource.add_file_filter`. Filters run after the
    `FileSystemFilter` of the source, in the order in which they were added, each on the
    files that the previous one kept.

    Examples:
        >>> from collections.abc import Sequence
        >>> from atoll import ImageSource
        >>> def keep_left_eyes(file_names: Sequence[str]) -> list[str]:
        ...     return [name for name in file_names if name.endswith("_L.png")]
        >>> source = ImageSource("/data/fundus")
        >>> source.add_file_filter(keep_left_eyes)
    """

    def __call__(self, file_names: Sequence[str]) -> list[str]:
        """Select the files to keep.

        Args:
            file_names: Absolute paths of the remaining files.

        Returns:
            A subset of `file_names`. Other paths are ignored.
        """
