"""Small shapes used by data sources: dates, statistics and file filters."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Protocol, TypedDict

from typing_extensions import Required

__all__ = ["DataSourceFileFilter", "DatasourceSummaryStats", "Date", "DateTD"]

class DateTD(TypedDict, total=False):
    """A calendar date as it is written in YAML.

    Only `year` is needed. A date without a day stands for the first of the month, one
    without a month for the first of January.

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

    Leave out what you do not care about: `Date(2023)` stands for the first day of 2023,
    `Date(2023, 4)` for the first day of April.

    Attributes:
        year: Four-digit year.
        month: Month from 1 to 12; `None` stands for January.
        day: Day of the month, from 1; `None` stands for the first.

    Examples:
        >>> from atoll.data.datasources.types import Date
        >>> Date(2024, 2).get_date()
        datetime.date(2024, 2, 1)
    """

    year: int
    month: int | None = None
    day: int | None = None

    def get_date(self) -> date:
        """Fill the missing parts and give a standard-library date.

        Returns:
            The first day of the period that this object stands for.

        Raises:
            ValueError: If the parts form no calendar date, or `day` is given without
                `month`.
        """

    @classmethod
    def from_dict(cls, value: DateTD) -> Date:
        """Build a date from its YAML form.

        Args:
            value: The parts of the date by name.

        Returns:
            The same date as an object that can be compared and hashed.

        Raises:
            ValueError: If a value is not a whole number, or `year` is missing.
        """

class DatasourceSummaryStats(TypedDict):
    """Counts that tell a custodian how well a source could be read.

    Only counts are given, never names of files, so the statistics may be shown to others.

    Attributes:
        total_files_found: Files under the source's path, before any filter.
        total_files_processed: Files that gave at least one row.
        total_files_skipped: Files left out, whatever the reason.
        files_with_errors: Those of the skipped files that could not be read.
        skip_reasons: Number of skipped files for each `FileSkipReason` value that
            occurred.
    """

    total_files_found: int
    total_files_processed: int
    total_files_skipped: int
    files_with_errors: int
    skip_reasons: dict[str, int]

class DataSourceFileFilter(Protocol):
    """A function of your own that narrows the files a source offers.

    Pass it to `FileSystemIterableSource.add_file_filter`. Filters run in the order in
    which they were added, each on what the one before it kept, and after the
    `FileSystemFilter` of the source.

    Examples:
        >>> from collections.abc import Sequence
        >>> from atoll import ImageSource
        >>> def keep_left_eyes(file_names: Sequence[str]) -> list[str]:
        ...     return [name for name in file_names if name.endswith("_L.png")]
        >>> source = ImageSource("/data/fundus")
        >>> source.add_file_filter(keep_left_eyes)
    """

    def __call__(self, file_names: Sequence[str]) -> list[str]:
        """Choose the files to keep.

        Args:
            file_names: Absolute paths that are still in play.

        Returns:
            A subset of `file_names`. Paths that were not among them are ignored.
        """
