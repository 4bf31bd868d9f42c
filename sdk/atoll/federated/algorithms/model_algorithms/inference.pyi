from collections.abc import Sequence
from os import PathLike

from atoll.federated.algorithms.model_algorithms.base import (
    BaseModelAlgorithmFactory,
    BaseModellerModelAlgorithm,
    BaseWorkerModelAlgorithm,
)
from atoll.federated.model_reference import ModelReference
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient
from atoll.models.federated_model import FederatedModel

from atoll.types import PredictReturnType

__all__ = ["ModelInference"]

class ModelInference(BaseModelAlgorithmFactory[PredictReturnType]):
    class_outputs: list[str] | None
    def __init__(
        self,
        model: FederatedModel | ModelReference,
        class_outputs: Sequence[str] | None = None,
        *,
        pretrained_file: str | PathLike[str] | None = None,
    ) -> None: ...
    def modeller(self, *, context: TaskContext) -> BaseModellerModelAlgorithm[PredictReturnType]: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerModelAlgorithm[PredictReturnType]: ...
