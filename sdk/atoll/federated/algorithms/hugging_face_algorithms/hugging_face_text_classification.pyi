"""Labels texts with a published classification model."""

from typing import Literal, TypeAlias

import pandas as pd

from atoll.data.datastructure import DataStructure
from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["FunctionToApply", "HuggingFaceTextClassificationInference"]

FunctionToApply: TypeAlias = Literal["sigmoid", "softmax", "none"]
"""How a model's raw outputs become scores.

`sigmoid` treats every label by itself, for models that may give several;
`softmax` makes the scores of all labels sum to 1; `none` keeps the logits.
"""

class HuggingFaceTextClassificationInference(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    """Gives each text its most likely labels.

    The result of a pod is a frame with one row a record, in the order of the
    pod's data: `label_1`, `score_1` and so on up to `top_k`. The text itself
    is not part of it.

    Texts longer than the model can read are cut at its limit, at the end.

    Attributes:
        model_id: The model that is run.

    Examples:
        >>> from atoll import (
        ...     DataStructure,
        ...     HuggingFaceTextClassificationInference,
        ...     ResultsOnly,
        ... )
        >>> algorithm = HuggingFaceTextClassificationInference(
        ...     model_id="example/sentiment",
        ...     datastructure=DataStructure(selected_cols=["comment"]),
        ...     function_to_apply="softmax",
        ... )
        >>> labels = ResultsOnly(algorithm).run(["bob/survey"])
        >>> labels[0]["label_1"].value_counts()
    """

    model_id: str

    def __init__(
        self,
        model_id: str,
        datastructure: DataStructure,
        *,
        function_to_apply: FunctionToApply | None = None,
        top_k: int = 1,
        batch_size: int = 1,
        seed: int = 42,
    ) -> None:
        """Choose the model, the texts and the shape of the answer.

        Args:
            model_id: Id of a text classification model.
            datastructure: Structure that selects exactly one text column.
            function_to_apply: How raw outputs become scores. By default what
                the model's configuration says: `sigmoid` for one label or
                several independent ones, `softmax` for one of many.
            top_k: How many labels to return for a text, most likely first.
            batch_size: Texts that go through the model at a time.
            seed: Seed of the backend's random numbers.

        Raises:
            DataStructureError: If not exactly one column is selected.
            ValueError: If `batch_size` or `top_k` is below 1.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]:
        """Make the half that collects the labels.

        Args:
            context: The task; its pods give the frames their order.

        Returns:
            A half whose `run` returns one frame a pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]:
        """Make the half that downloads the model and labels the pod's texts.

        `initialise` raises `AlgorithmError` when the model cannot be loaded or
        does not classify text.

        Args:
            context: The task, which tells whether records come in batches.
            hub: Not used: the model is not one of the hub's.

        Returns:
            A half whose `run` takes no argument and returns the labels.

        Raises:
            EngineError: If the pod has no PyTorch backend.
        """
