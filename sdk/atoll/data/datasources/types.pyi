from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Protocol, TypedDict

__all__ = ["DataSourceFileFilter", "DatasourceSummaryStats", "Date", "DateTD"]

class DateTD(TypedDict, total=False):
    year: int
    month: int
    day: int

@dataclass(frozen=True)
class Date:
    year: int
    month: int | None = None
    day: int | None = None
    def get_date(self) -> date: ...
    @classmethod
    def from_dict(cls, value: DateTD) -> Date: ...

class DatasourceSummaryStats(TypedDict):
    total_files_found: int
    total_files_processed: int
    total_files_skipped: int
    files_with_errors: int
    skip_reasons: dict[str, int]

class DataSourceFileFilter(Protocol):
    def __call__(self, file_names: Sequence[str]) -> list[str]: ...
