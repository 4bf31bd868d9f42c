import pandas as pd

from atoll.data.datastructure import DataStructure
from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["HuggingFaceImageClassificationInference"]

class HuggingFaceImageClassificationInference(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    model_id: str
    def __init__(
        self,
        model_id: str,
        datastructure: DataStructure,
        *,
        apply_softmax_to_predictions: bool = True,
        batch_size: int = 1,
        top_k: int = 5,
        seed: int = 42,
    ) -> None: ...
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]: ...
