"""Predicts with a published image model, as it is or fine-tuned."""

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
    """Gives each image the probability of every class.

    The result of a pod is a frame with one row an image and one column a
    class, after a column with the file's name. Each row of probabilities sums
    to 1.

    To use weights that `TIMMFineTuning` wrote, give their path at the pod in
    `checkpoint_path`, and the same labels, in the same order, in
    `class_outputs`.

    Attributes:
        model_id: The model that is run.
        num_classes: Number of the model's outputs.
        checkpoint_path: Weights that replace the published ones.
        class_outputs: Names of the columns of probabilities.

    Examples:
        Predict with a tuned model and keep the report at the pod:

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
        >>> protocol.run(["alice/retina-bscans"], run_on_new_data_only=True)
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
            num_classes: Number of outputs. By default that of the published
                model, or the length of `class_outputs` where that is given.
                Fine-tuned weights need the number they were tuned with.
            checkpoint_path: File of weights on the pod's machine, or the
                address of one to download. By default the published weights.
            class_outputs: A name for each output. By default the published
                model's own labels, or `class_0`, `class_1` and so on.

        Raises:
            DataStructureError: If not exactly one column is selected.
            ValueError: If `class_outputs` does not have `num_classes` entries.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]:
        """Make the half that collects the probabilities.

        Args:
            context: The task; its pods give the frames their order.

        Returns:
            A half whose `run` returns one frame a pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]:
        """Make the half that loads the weights and predicts.

        `initialise` raises `AlgorithmError` when the model or the checkpoint
        cannot be loaded, or the checkpoint has another number of classes.

        Args:
            context: The task, which tells whether images come in batches.
            hub: Not used: the model is not one of the hub's.

        Returns:
            A half whose `run` takes no argument and returns the probabilities.

        Raises:
            EngineError: If the pod has no PyTorch backend.
        """
