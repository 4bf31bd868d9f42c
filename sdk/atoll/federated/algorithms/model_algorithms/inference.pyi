"""Predicts with a trained model at the pods."""

from collections.abc import Sequence

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
    """Predicts for each pod's records with a trained model.

    Where the model's data structure or the pod says how data is split, only the
    test split is predicted; otherwise every record is. The result of a pod is a `PredictReturnType`,
    with the name of the file that each prediction belongs to where data comes
    from files.

    In `ResultsOnly` the predictions come to you. In `InferenceAndCSVReport`,
    with a `CSVReportAlgorithm` after it, they stay at the pod.

    The Inference Runner role is granted for named models. With that role the
    `ModelReference` has to point at one of them on the hub.

    Attributes:
        class_outputs: Names of the model's outputs.

    Note:
        A model may have a usage limit. The worker counts the records before it
        starts and predicts no more than are left; the log says how many were
        left out.

    Examples:
        >>> from atoll import DataStructure, ModelInference, ModelReference, ResultsOnly
        >>> reference = ModelReference(
        ...     model_ref="IncomeModel",
        ...     username="alice",
        ...     datastructure=DataStructure(target="TARGET"),
        ... )
        >>> algorithm = ModelInference(
        ...     reference, class_outputs=["below 50k", "50k and above"]
        ... )
        >>> results = ResultsOnly(algorithm).run(["bob/census-income"])
        >>> predictions = results[0].predictions
    """

    class_outputs: list[str] | None

    def __init__(
        self,
        model: FederatedModel | ModelReference,
        class_outputs: Sequence[str] | None = None,
    ) -> None:
        """Choose the model and name what it puts out.

        Args:
            model: The trained model. A target in its data structure is ignored
                and need not exist at the pods.
            class_outputs: A name for each of the model's outputs, in their
                order. With them the predictions are a `pandas.DataFrame` with
                these columns; without them they are a list of arrays.

        Raises:
            ValueError: If a name occurs twice.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerModelAlgorithm[PredictReturnType]:
        """Make the half that collects the predictions.

        Args:
            context: The task; its pods give the predictions their order.

        Returns:
            A half whose `run` returns one element a pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerModelAlgorithm[PredictReturnType]:
        """Make the half that predicts at the pod.

        Its `run` raises `AlgorithmError` when the number of names in
        `class_outputs` is not the number of the model's outputs.

        Args:
            context: The task, with the model's usage limit.
            hub: Client that downloads the code and the weights.

        Returns:
            A half whose `run` takes no argument and returns the predictions.
        """
