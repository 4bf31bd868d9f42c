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

__all__ = ["ModelEvaluation"]

class ModelEvaluation(BaseModelAlgorithmFactory[dict[str, float]]):
    def __init__(
        self,
        model: FederatedModel | ModelReference,
        *,
        pretrained_file: str | PathLike[str] | None = None,
    ) -> None: ...
    def modeller(self, *, context: TaskContext) -> BaseModellerModelAlgorithm[dict[str, float]]: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerModelAlgorithm[dict[str, float]]: ...
