"""Text classification with a published model."""

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

`sigmoid` scores every label independently, for models that can assign several labels.
`softmax` makes the scores of all labels sum to 1. `none` keeps the logits.
"""

class HuggingFaceTextClassificationInference(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    """Predicts the most likely labels of each text.

    The result of a pod is a DataFrame with one row per record, in the order of the
    pod's data: `label_1`, `score_1` and so on up to `top_k`. The text itself isn't
    included.

    Texts that are longer than the model's limit are truncated at the end.

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
        """Choose the model, the texts and the form of the result.

        Args:
            model_id: Id of a text classification model.
            datastructure: Structure that selects exactly one text column.
            function_to_apply: How raw outputs become scores. By default the model's
                configuration decides: `sigmoid` for a single label or several
                independent ones, `softmax` for mutually exclusive labels.
            top_k: Number of labels to return per text, most likely first.
            batch_size: Number of texts that the model processes at a time.
            seed: Seed of the backend's random numbers.

        Raises:
            DataStructureError: If more or fewer than one column is selected.
            ValueError: If `batch_size` or `top_k` is below 1.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]:
        """Create the modeller side, which collects the labels.

        Args:
            context: The task; its pods set the order of the DataFrames.

        Returns:
            A modeller side whose `run` returns one DataFrame per pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]:
        """Create the worker side, which downloads the model and labels the pod's texts.

        `initialise` raises `AlgorithmError` if the model can't be loaded or doesn't
        classify text.

        Args:
            context: The task, which says whether records are processed in batches.
            hub: Not used, because the model isn't stored on the hub.

        Returns:
            A worker side whose `run` takes no argument and returns the labels.

        Raises:
            EngineError: If the pod has no PyTorch backend.
        """
