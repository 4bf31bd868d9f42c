"""Inference with a trained model on the pods."""

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
    """Runs a trained model on each pod's records.

    If the model's data structure or the pod defines a data split, only the test split
    is predicted. Otherwise every record is: the default split of 80/10/10 doesn't apply
    to inference. The model needs neither `epochs` nor `steps`.

    The result of a pod is a `PredictReturnType`. If the data comes from files, it
    contains the path of the file for each prediction.

    With `ResultsOnly`, the predictions are sent to you, and they refer to individual
    records. With `InferenceAndCSVReport`, followed by a `CSVReportAlgorithm`, they stay
    on the pod.

    The Inference Runner role covers approved model versions only. With that role, the
    `ModelReference` has to refer to one of them on the hub.

    Attributes:
        class_outputs: Names of the model's outputs.

    Note:
        The owner of a model can set usage limits on the hub, which the access manager
        counts. The worker predicts no more records than the limit allows. The log says
        how many were left out.

    Examples:
        >>> from atoll import DataStructure, ModelInference, ModelReference, ResultsOnly
        >>> reference = ModelReference(
        ...     model_ref="IncomeModel",
        ...     username="carol",
        ...     datastructure=DataStructure(target="TARGET"),
        ... )
        >>> algorithm = ModelInference(
        ...     reference, class_outputs=["up to 50k", "above 50k"]
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
        """Choose the model and name its outputs.

        Args:
            model: The trained model. A target in its data structure is ignored and
                doesn't have to exist on the pods.
            class_outputs: A name for each of the model's outputs, in their
                order. With them the predictions are a `pandas.DataFrame` with
                these columns; without them they are a list of arrays.

        Raises:
            ValueError: If a name occurs twice.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerModelAlgorithm[PredictReturnType]:
        """Create the modeller side, which collects the predictions.

        Args:
            context: The task; its pods set the order of the predictions.

        Returns:
            A modeller side whose `run` returns one element per pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerModelAlgorithm[PredictReturnType]:
        """Create the worker side, which predicts on the pod.

        Its `run` raises `AlgorithmError` if the number of names in `class_outputs`
        isn't the number of the model's outputs.

        Args:
            context: The task, with the model's usage limit.
            hub: Client that downloads the code and the weights.

        Returns:
            A worker side whose `run` takes no argument and returns the predictions.
        """
