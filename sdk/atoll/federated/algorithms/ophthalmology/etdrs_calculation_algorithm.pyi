from os import PathLike

import pandas as pd

from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["ETDRSAlgorithm"]

class ETDRSAlgorithm(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    def __init__(
        self,
        *,
        laterality_column: str = "Laterality",
        slo_mm_width: float = 8.8,
        slo_mm_height: float = 8.8,
        threshold: float = 0.7,
        calculate_on_oct: bool = False,
        slo_image_column: str | None = None,
        results_path: str | PathLike[str] | None = None,
    ) -> None: ...
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]: ...
