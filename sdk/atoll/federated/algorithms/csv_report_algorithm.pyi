from collections.abc import Sequence
from os import PathLike
from pathlib import Path

from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.algorithms.ophthalmology.ophth_algo_types import ColumnFilter
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["CSVReportAlgorithm"]

class CSVReportAlgorithm(BaseNonModelAlgorithmFactory[None]):
    save_path: Path | None
    original_cols: list[str] | None
    filter: list[ColumnFilter]
    def __init__(
        self,
        save_path: str | PathLike[str] | None = None,
        original_cols: Sequence[str] | None = None,
        filter: Sequence[ColumnFilter] | None = None,
    ) -> None: ...
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[None]: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[None]: ...
