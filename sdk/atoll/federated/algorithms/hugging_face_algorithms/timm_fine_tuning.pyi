from collections.abc import Sequence
from os import PathLike
from typing import TypedDict

from atoll.data.datastructure import DataStructure
from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.algorithms.hugging_face_algorithms.utils import TIMMTrainingConfig
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

from atoll.transformations.base_transformation import TransformationSpec

__all__ = ["TIMMFineTuning", "TIMMFineTuningResult"]

class TIMMFineTuningResult(TypedDict):
    metrics: dict[str, float]
    weights: bytes | None

class TIMMFineTuning(BaseNonModelAlgorithmFactory[TIMMFineTuningResult]):
    model_id: str
    def __init__(
        self,
        model_id: str,
        datastructure: DataStructure,
        labels: Sequence[str] | None = None,
        args: TIMMTrainingConfig | None = None,
        batch_transformations: Sequence[TransformationSpec] | None = None,
        return_weights: bool = False,
        save_path: str | PathLike[str] | None = None,
    ) -> None: ...
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[TIMMFineTuningResult]: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[TIMMFineTuningResult]: ...
