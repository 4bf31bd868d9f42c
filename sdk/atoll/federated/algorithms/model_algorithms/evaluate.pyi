"""Scores a trained model at the pods."""

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
    """Measures a model on each pod's test split.

    Nothing is trained. The model should have weights: those of its
    `ModelReference`, given or uploaded. The result of a pod is a dictionary of
    scores by name, such as `accuracy` and `roc_auc`. Which scores there are
    follows from the kind of problem, as `MetricCollection.from_model` decides it;
    a model of no known kind gets `test_loss` alone.

    Differences between pods are often the point: a model that scores well at
    one hospital and badly at the next has learnt something about the first.

    Examples:
        >>> from atoll import DataStructure, ModelEvaluation
        >>> from atoll import ModelReference, ResultsOnly
        >>> pods = ["alice/census-income", "bob/census-income"]
        >>> reference = ModelReference(
        ...     "IncomeModel",
        ...     username="alice",
        ...     model_version=1,
        ...     datastructure=DataStructure(target="TARGET"),
        ... )
        >>> protocol = ResultsOnly(ModelEvaluation(reference))
        >>> scores = protocol.run(pods, require_all_pods=True)
        >>> areas = {pod: score["roc_auc"] for pod, score in zip(pods, scores)}
    """

    def __init__(self, model: FederatedModel | ModelReference) -> None:
        """Choose the model to measure.

        Args:
            model: The trained model. Its data structure must name a target
                that the pods have.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerModelAlgorithm[dict[str, float]]:
        """Make the half that collects the scores.

        Args:
            context: The task; its pods give the scores their order.

        Returns:
            A half whose `run` returns one dictionary a pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerModelAlgorithm[dict[str, float]]:
        """Make the half that measures the model on the pod's test split.

        Its `initialise` raises `NoDataError` when that split has no rows.

        Args:
            context: The task, with the addresses of the model's code.
            hub: Client that downloads the code and the weights.

        Returns:
            A half whose `run` takes no argument and returns the scores.
        """
