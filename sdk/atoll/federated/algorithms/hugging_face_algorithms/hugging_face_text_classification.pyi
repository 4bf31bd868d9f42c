from typing import Literal, TypeAlias

import pandas as pd

from atoll.data.datastructure import DataStructure
from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["FunctionToApply", "HuggingFaceTextClassificationInference"]

FunctionToApply: TypeAlias = Literal["sigmoid", "softmax", "none"]

class HuggingFaceTextClassificationInference(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    model_id: str
    def __init__(
        self,
        model_id: str,
        datastructure: DataStructure,
        *,
        function_to_apply: FunctionToApply | None = None,
        top_k: int = 1,
        batch_size: int = 1,
        seed: int = 42,
    ) -> None: ...
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]: ...
