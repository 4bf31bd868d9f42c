"""Fine-tuning of a published image model on a pod's labelled images."""

from collections.abc import Sequence
from os import PathLike
from typing import TypedDict

from atoll.data.datastructure import DataStructure
from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.algorithms.hugging_face_algorithms.utils import TIMMTrainingConfig
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient
from atoll.transformations.base_transformation import TransformationSpec

__all__ = ["TIMMFineTuning", "TIMMFineTuningResult"]

class TIMMFineTuningResult(TypedDict):
    """Result of fine-tuning on one pod.

    Attributes:
        metrics: Metrics of the best epoch by name: `train_loss`, `validation_loss`,
            `top1` and `top5`, the last two in percent.
        weights: The fine-tuned weights as the bytes of a checkpoint file; `None` unless
            the task asked for them.
    """

    metrics: dict[str, float]
    weights: bytes | None

class TIMMFineTuning(BaseNonModelAlgorithmFactory[TIMMFineTuningResult]):
    """Fine-tunes a pre-trained image model for one classification task.

    The last layer is replaced by one with an output for each label, and the model is
    trained on the pod's training split. After each epoch it is evaluated on the
    validation split, and the weights of the best epoch are kept. With a model that was
    pre-trained on similar images, a few hundred labelled images and a single GPU can be
    enough.

    The fine-tuned weights are saved on the pod, where `TIMMInference` can use them.
    With `return_weights` they are also sent to the modeller.

    Attributes:
        model_id: The model that training starts from.
        labels: Labels in the order of the model's outputs.
        args: Options of the training.

    Warning:
        Returned weights leave the pod, and weights that were tuned on few images can
        reveal these images. Return them only if the custodian has agreed to it.

    Examples:
        Fine-tune a retinal model for two grades, with images in one folder per grade:

        >>> from pathlib import Path
        >>> from atoll import (
        ...     DataStructure,
        ...     ResultsOnly,
        ...     SplitterDefinedInData,
        ...     TIMMFineTuning,
        ...     TIMMTrainingConfig,
        ... )
        >>> algorithm = TIMMFineTuning(
        ...     model_id="example/retina-vit-base",
        ...     datastructure=DataStructure(
        ...         selected_cols=["Pixel Data"],
        ...         image_cols=["Pixel Data"],
        ...         target="Inferred Label",
        ...         data_splitter=SplitterDefinedInData(
        ...             infer_split_labels_from_filepaths=True
        ...         ),
        ...     ),
        ...     labels=["healthy", "diseased"],
        ...     args=TIMMTrainingConfig(epochs=30, batch_size=8, patience=5),
        ...     return_weights=True,
        ... )
        >>> results = ResultsOnly(algorithm).run(["alice/retina-scans"])
        >>> weights = results[0]["weights"]
        >>> if weights is not None:
        ...     size = Path("retina_tuned.pth").write_bytes(weights)
    """

    model_id: str
    labels: list[str] | None
    args: TIMMTrainingConfig

    def __init__(
        self,
        model_id: str,
        datastructure: DataStructure,
        labels: Sequence[str] | None = None,
        args: TIMMTrainingConfig | None = None,
        batch_transformations: Sequence[TransformationSpec] | None = None,
        return_weights: bool = False,
        save_path: str | PathLike[str] | None = None,
    ) -> None:
        """Choose the model, the labels and how it is trained.

        Args:
            model_id: Id of an image model with pre-trained weights.
            datastructure: Structure that selects exactly one image column and
                names one categorical column as the target.
            labels: Values of the target in the order of the model's outputs. By default
                the target's categories in schema order. Records with other values are
                left out.
            args: Options of the training; the defaults suit a few hundred
                images.
            batch_transformations: Augmentation of training images, as in
                `batch_transforms` of a `DataStructure`. By default images are
                resized, flipped at random and normalised; validation images
                only resized and normalised.
            return_weights: Whether to send the fine-tuned weights to the modeller.
            save_path: Folder on the pod's machine for the checkpoint and the loss
                curve, relative to the output folder of the datasource. By default the
                folder for task results.

        Raises:
            DataStructureError: If more or fewer than one column is selected, or there
                isn't exactly one target.
            ValueError: If `labels` has fewer than two entries or repeats one.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[TIMMFineTuningResult]:
        """Create the modeller side, which collects metrics and, if requested, weights.

        Args:
            context: The task; its pods set the order of the results.

        Returns:
            A modeller side whose `run` returns one result per pod. Each pod fine-tunes
            its own model, and nothing is averaged.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[TIMMFineTuningResult]:
        """Create the worker side, which trains on the pod.

        `initialise` raises `AlgorithmError` if the model can't be loaded, and
        `NoDataError` if the training split has no record with a known label.

        Args:
            context: The task, whose identifier names the checkpoint.
            hub: Not used, because the model isn't stored on the hub.

        Returns:
            A worker side whose `run` takes no argument and returns metrics and
            weights.

        Raises:
            EngineError: If the pod has no PyTorch backend.
        """
