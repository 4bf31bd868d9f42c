"""Evaluation of a trained model on the pods."""

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
    """Evaluates a trained model on each pod's test split.

    Nothing is trained, so the model needs neither `epochs` nor `steps`. It should have
    weights, either given in its `ModelReference` or uploaded to the hub.

    The result of a pod is a dictionary of metrics, which depend on the kind of problem:

    | Model | Metrics |
    |---|---|
    | classifier, two classes | `accuracy`, `precision`, `recall`, `f1`, `roc_auc`, `average_precision`, `brier_score` |
    | classifier, several classes | `accuracy`, `precision`, `recall`, `f1`, `roc_auc` |
    | classifier, several labels | `accuracy`, `precision`, `recall`, `f1`, `roc_auc`, `average_precision` |
    | regressor | `mean_absolute_error`, `mean_squared_error`, `root_mean_squared_error`, `r2` |
    | segmentation | `dice_score`, `jaccard_index`, `pixel_accuracy` |
    | none of these | `test_loss` |

    `MetricCollection.from_model` determines the kind from the model's mix-in and
    target.

    Compare the pods with each other: a model that performs well in one hospital and
    badly in another may have learnt peculiarities of the first.

    Examples:
        >>> from atoll import DataStructure, ModelEvaluation
        >>> from atoll import ModelReference, ResultsOnly, combine_pod_schemas
        >>> pods = ["alice/census-income", "bob/census-income"]
        >>> reference = ModelReference(
        ...     "IncomeModel",
        ...     username="carol",
        ...     model_version=1,
        ...     datastructure=DataStructure(target="TARGET"),
        ...     schema=combine_pod_schemas(pods),
        ... )
        >>> protocol = ResultsOnly(ModelEvaluation(reference))
        >>> metrics = protocol.run(pods, require_all_pods=True)
        >>> areas = {pod: result["roc_auc"] for pod, result in zip(pods, metrics)}
    """

    def __init__(self, model: FederatedModel | ModelReference) -> None:
        """Choose the model to evaluate.

        Args:
            model: The trained model. Its data structure must name a target
                that the pods have.
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
        """Create the worker side, which evaluates the model on the pod's test split.

        Its `initialise` raises `NoDataError` if that split has no rows.

        Args:
            context: The task, with the addresses of the model's code.
            hub: Client that downloads the code and the weights.

        Returns:
            A worker side whose `run` takes no argument and returns the metrics.
        """
