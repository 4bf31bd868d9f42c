"""Inference with a published image model, original or fine-tuned."""

from collections.abc import Sequence
from os import PathLike
from pathlib import Path

import pandas as pd

from atoll.data.datastructure import DataStructure
from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["TIMMInference"]

class TIMMInference(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    """Predicts the probability of every class for each image.

    The result of a pod is a DataFrame with one row per image: the file name, followed
    by one column per class. The probabilities of each row sum to 1.

    To use weights that `TIMMFineTuning` saved, set `checkpoint_path` to their path on
    the pod and `class_outputs` to the same labels in the same order.

    Attributes:
        model_id: The model that is run.
        num_classes: Number of the model's outputs.
        checkpoint_path: Weights that are used instead of the published ones.
        class_outputs: Names of the columns of probabilities.

    Examples:
        Predict with a fine-tuned model and keep the report on the pod:

        >>> from atoll import (
        ...     CSVReportAlgorithm,
        ...     DataStructure,
        ...     InferenceAndCSVReport,
        ...     TIMMInference,
        ... )
        >>> predict = TIMMInference(
        ...     model_id="example/retina-vit-base",
        ...     datastructure=DataStructure(selected_cols=["Pixel Data"]),
        ...     num_classes=2,
        ...     checkpoint_path="/mount/models/retina_tuned.pth",
        ...     class_outputs=["healthy", "diseased"],
        ... )
        >>> protocol = InferenceAndCSVReport([predict, CSVReportAlgorithm()])
        >>> protocol.run(["alice/retina-scans"], run_on_new_data_only=True)
    """

    model_id: str
    num_classes: int | None
    checkpoint_path: Path | None
    class_outputs: list[str] | None

    def __init__(
        self,
        model_id: str,
        datastructure: DataStructure,
        num_classes: int | None = None,
        checkpoint_path: str | PathLike[str] | None = None,
        class_outputs: Sequence[str] | None = None,
    ) -> None:
        """Choose the model, its weights and the names of its outputs.

        Args:
            model_id: Id of an image classification model.
            datastructure: Structure that selects exactly one image column.
            num_classes: Number of outputs. By default the length of `class_outputs` if
                it is given, otherwise that of the published model. Fine-tuned weights
                need the number that they were tuned with.
            checkpoint_path: File of weights on the pod's machine, or the
                address of one to download. By default the published weights.
            class_outputs: A name for each output. By default the published
                model's own labels, or `class_0`, `class_1` and so on.

        Raises:
            DataStructureError: If more or fewer than one column is selected.
            ValueError: If `class_outputs` doesn't have `num_classes` entries.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]:
        """Create the modeller side, which collects the probabilities.

        Args:
            context: The task; its pods set the order of the DataFrames.

        Returns:
            A modeller side whose `run` returns one DataFrame per pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]:
        """Create the worker side, which loads the weights and predicts.

        `initialise` raises `AlgorithmError` if the model or the checkpoint can't be
        loaded, or the checkpoint has another number of classes.

        Args:
            context: The task, which says whether images are processed in batches.
            hub: Not used, because the model isn't stored on the hub.

        Returns:
            A worker side whose `run` takes no argument and returns the probabilities.

        Raises:
            EngineError: If the pod has no PyTorch backend.
        """
