from collections.abc import Mapping, Sequence
from enum import Enum
from os import PathLike
from typing import Literal

from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.algorithms.ophthalmology.ophth_algo_types import ColumnFilter
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["CSVReportGeneratorOphthalmologyAlgorithm", "DFSortType", "MatchPatientVisit"]

class DFSortType(str, Enum):
    ASCENDING = "asc"
    DESCENDING = "desc"

class MatchPatientVisit:
    columns: tuple[str, ...]
    divergent_col: str
    def __init__(self, columns: Sequence[str], divergent_col: str = "Laterality") -> None: ...

class CSVReportGeneratorOphthalmologyAlgorithm(BaseNonModelAlgorithmFactory[None]):
    def __init__(
        self,
        save_path: str | PathLike[str] | None = None,
        *,
        original_cols: Sequence[str] | None = None,
        rename_columns: Mapping[str, str] | None = None,
        filter: Sequence[ColumnFilter] | None = None,
        match_patient_visit: MatchPatientVisit | None = None,
        matched_csv_path: str | PathLike[str] | None = None,
        produce_matched_only: bool = True,
        sorting_columns: Mapping[str, DFSortType] | None = None,
        decimal_places: int | None = None,
        aggregate: Literal["file", "patient"] = "file",
    ) -> None: ...
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[None]: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[None]: ...
