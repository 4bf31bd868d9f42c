"""Trains a model at one pod and scores it there."""

from atoll.federated.algorithms.model_algorithms.base import (
    BaseModelAlgorithmFactory,
    BaseModellerModelAlgorithm,
    BaseWorkerModelAlgorithm,
)
from atoll.federated.model_reference import ModelReference
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient
from atoll.models.federated_model import FederatedModel

__all__ = ["ModelTrainingAndEvaluation"]

class ModelTrainingAndEvaluation(BaseModelAlgorithmFactory[dict[str, float]]):
    """Trains on a pod's training split and returns metrics of its test split.

    Each pod trains a model of its own, from the same start, for as many epochs
    or steps as the model's hyperparameters say. Parameters stay at the pod;
    the modeller gets the last values of what the model logged while it was
    validated, such as `validation_loss`, and the scores on the test split that
    `ModelEvaluation` would give. Use it to learn whether a model suits the
    data before you train it across pods, or to compare pods.

    The trained parameters are saved at the pod with the task's results, where
    its owner finds them. For one model out of several pods' data take
    `FederatedModelTraining`.

    Examples:
        >>> from pathlib import Path
        >>> from atoll import DataStructure, ModelReference
        >>> from atoll import ModelTrainingAndEvaluation, ResultsOnly
        >>> reference = ModelReference(
        ...     model_ref=Path("IncomeModel.py"),
        ...     datastructure=DataStructure(target="TARGET", ignore_cols=["fnlwgt"]),
        ...     hyperparameters={"epochs": 2},
        ... )
        >>> protocol = ResultsOnly(algorithm=ModelTrainingAndEvaluation(model=reference))
        >>> metrics = protocol.run(pod_identifiers=["alice/census-income"])
        >>> print(metrics[0]["roc_auc"])
    """

    def __init__(self, model: FederatedModel | ModelReference) -> None:
        """Choose the model to train.

        Args:
            model: The model, with its number of epochs or steps among its
                hyperparameters. Where it has weights, training continues from
                them.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerModelAlgorithm[dict[str, float]]:
        """Make the half that collects the metrics.

        Args:
            context: The task; its pods give the metrics their order.

        Returns:
            A half whose `run` returns one dictionary a pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerModelAlgorithm[dict[str, float]]:
        """Make the half that trains and measures at the pod.

        Its `initialise` raises `NoDataError` when the training or the test
        split has no rows.

        Args:
            context: The task, with the addresses of the model's code.
            hub: Client that downloads the code and the weights.

        Returns:
            A half whose `run` takes no argument and returns the metrics.
        """
