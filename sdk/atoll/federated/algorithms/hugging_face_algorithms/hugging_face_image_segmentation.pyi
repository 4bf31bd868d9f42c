from os import PathLike

import pandas as pd

from atoll.data.datastructure import DataStructure
from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["HuggingFaceImageSegmentationInference"]

class HuggingFaceImageSegmentationInference(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    model_id: str
    def __init__(
        self,
        model_id: str,
        datastructure: DataStructure,
        *,
        alpha: float = 0.3,
        threshold: float = 0.9,
        mask_threshold: float = 0.5,
        overlap_mask_area_threshold: float = 0.5,
        save_path: str | PathLike[str] | None = None,
        batch_size: int = 1,
        seed: int = 42,
    ) -> None: ...
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]: ...
