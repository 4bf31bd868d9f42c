import pandas as pd

from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["FoveaCoordinatesAlgorithm"]

class FoveaCoordinatesAlgorithm(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    def __init__(
        self,
        *,
        fovea_labels: tuple[str, str, str] = ("fovea_start", "fovea_middle", "fovea_end"),
        location: str = "middle",
    ) -> None: ...
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]: ...
