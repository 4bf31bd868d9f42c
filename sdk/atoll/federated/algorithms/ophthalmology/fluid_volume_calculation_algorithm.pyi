from collections.abc import Sequence

import pandas as pd

from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.algorithms.ophthalmology.ophth_algo_types import FluidSegmentationLabel
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["FluidVolumeCalculationAlgorithm"]

class FluidVolumeCalculationAlgorithm(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    def __init__(
        self,
        *,
        segmentation_labels: Sequence[FluidSegmentationLabel] | None = None,
        threshold: float = 0.5,
        max_fluid_volume: float | None = None,
    ) -> None: ...
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]: ...
