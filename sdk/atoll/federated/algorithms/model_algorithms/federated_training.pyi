from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from atoll.federated.aggregators.aggregator import ParameterUpdate
from atoll.federated.algorithms.model_algorithms.base import (
    BaseModelAlgorithmFactory,
    BaseModellerModelAlgorithm,
    BaseWorkerModelAlgorithm,
)
from atoll.federated.model_reference import ModelReference
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient
from atoll.models.federated_model import FederatedModel

__all__ = [
    "FederatedModelTraining",
    "FederatedTrainingModeller",
    "FederatedTrainingWorker",
]

class FederatedTrainingModeller(BaseModellerModelAlgorithm[dict[str, float]]):
    @property
    def parameters(self) -> dict[str, npt.NDArray[np.float64]]: ...
    def run(self, results: Mapping[str, Any]) -> list[dict[str, float]]: ...
    def apply_update(self, update: ParameterUpdate) -> dict[str, npt.NDArray[np.float64]]: ...
    def save_checkpoint(self, round_number: int) -> Path | None: ...

class FederatedTrainingWorker(BaseWorkerModelAlgorithm[dict[str, npt.NDArray[np.float64]]]):
    @property
    def metrics(self) -> dict[str, float]: ...
    def run(self, params: ParameterUpdate, iterations: int) -> dict[str, npt.NDArray[np.float64]]: ...
    def evaluate(self) -> dict[str, float]: ...
    def save_final_parameters(self, params: ParameterUpdate) -> None: ...

class FederatedModelTraining(BaseModelAlgorithmFactory[Any]):
    modeller_checkpointing: bool
    checkpoint_filename: str | None
    def __init__(
        self,
        model: FederatedModel | ModelReference,
        modeller_checkpointing: bool = True,
        checkpoint_filename: str | None = None,
        *,
        pretrained_file: str | PathLike[str] | None = None,
    ) -> None: ...
    def modeller(self, *, context: TaskContext) -> FederatedTrainingModeller: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> FederatedTrainingWorker: ...
