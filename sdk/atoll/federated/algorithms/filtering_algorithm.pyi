from collections.abc import Sequence
from typing import Literal

from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.algorithms.ophthalmology.ophth_algo_types import ColumnFilter
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["RecordFilterAlgorithm"]

class RecordFilterAlgorithm(BaseNonModelAlgorithmFactory[None]):
    filters: list[ColumnFilter]
    how: Literal["all", "any"]
    def __init__(
        self,
        filters: Sequence[ColumnFilter],
        *,
        how: Literal["all", "any"] = "all",
        keep_missing: bool = False,
    ) -> None: ...
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[None]: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[None]: ...
