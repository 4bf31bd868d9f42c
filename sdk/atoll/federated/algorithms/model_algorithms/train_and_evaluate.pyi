"""Training and evaluation of a model on one pod."""

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

    Each pod trains its own model, from the same initial parameters, for as many epochs
    or steps as the model's hyperparameters set. The parameters stay on the pod. The
    modeller receives the last values that the model logged during validation, such as
    `validation_loss`, and the same test metrics as from `ModelEvaluation`. Use it to
    find out whether a model suits the data before you train it on several pods, or to
    compare pods.

    The trained parameters are saved in the pod's folder for task results, for the owner
    of the pod. To train one model on the data of several pods, use
    `FederatedModelTraining`.

    Examples:
        >>> from pathlib import Path
        >>> from atoll import DataStructure, ModelReference
        >>> from atoll import ModelTrainingAndEvaluation, ResultsOnly
        >>> reference = ModelReference(
        ...     model_ref=Path("income_model.py"),
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
            model: The model, whose hyperparameters include the number of epochs or
                steps. If it has weights, training continues from them.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerModelAlgorithm[dict[str, float]]:
        """Create the modeller side, which collects the metrics.

        Args:
            context: The task; its pods set the order of the metrics.

        Returns:
            A modeller side whose `run` returns one dictionary per pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerModelAlgorithm[dict[str, float]]:
        """Create the worker side, which trains and evaluates on the pod.

        Its `initialise` raises `NoDataError` if the training or the test split has no
        rows.

        Args:
            context: The task, with the addresses of the model's code.
            hub: Client that downloads the code and the weights.

        Returns:
            A worker side whose `run` takes no argument and returns the metrics.
        """
