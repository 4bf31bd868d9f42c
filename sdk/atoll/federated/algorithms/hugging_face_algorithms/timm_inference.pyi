from collections.abc import Sequence
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

__all__ = ["TIMMInference"]

class TIMMInference(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    model_id: str
    def __init__(
        self,
        model_id: str,
        datastructure: DataStructure,
        num_classes: int | None = None,
        checkpoint_path: str | PathLike[str] | None = None,
        class_outputs: Sequence[str] | None = None,
    ) -> None: ...
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]: ...
