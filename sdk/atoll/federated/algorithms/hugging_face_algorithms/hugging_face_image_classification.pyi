"""Image classification with a published model."""

import pandas as pd

from atoll.data.datastructure import DataStructure
from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["HuggingFaceImageClassificationInference"]

class HuggingFaceImageClassificationInference(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    """Predicts the most likely labels of each image.

    Images are resized and normalised according to the model's own configuration, so
    `batch_transforms` of the data structure aren't applied. Greyscale images are
    converted to RGB.

    The result of a pod is a DataFrame with one row per image. A column with the file
    name is followed by `label_1`, `score_1`, `label_2`, `score_2` and so on up to
    `top_k`, most likely label first. Use `InferenceAndCSVReport` to keep the DataFrame
    on the pod, or `ResultsOnly` to receive it.

    Attributes:
        model_id: The model that is run.

    Examples:
        Predict the three most likely labels of every image of a pod:

        >>> from atoll import (
        ...     DataStructure,
        ...     HuggingFaceImageClassificationInference,
        ...     ResultsOnly,
        ... )
        >>> algorithm = HuggingFaceImageClassificationInference(
        ...     model_id="example/flower-classifier",
        ...     datastructure=DataStructure(selected_cols=["Pixel Data"]),
        ...     top_k=3,
        ... )
        >>> labels = ResultsOnly(algorithm).run(["alice/leaf-photographs"])
        >>> labels[0][["label_1", "score_1"]].head()
    """

    model_id: str

    def __init__(
        self,
        model_id: str,
        datastructure: DataStructure,
        *,
        apply_softmax_to_predictions: bool = True,
        batch_size: int = 1,
        top_k: int = 5,
        seed: int = 42,
    ) -> None:
        """Choose the model, the images and the form of the result.

        Args:
            model_id: Id of an image classification model, `owner/name`.
            datastructure: Structure that selects exactly one image column;
                `Pixel Data` is what `ImageSource` calls its images.
            apply_softmax_to_predictions: Whether to convert the model's raw outputs
                into probabilities that sum to 1 over all classes. Turn it off for a
                model that outputs probabilities itself, or to get logits.
            batch_size: Number of images that the model processes at a time. On a GPU,
                increase it as far as memory allows.
            top_k: Number of labels to return per image. A model with fewer classes
                returns all of them.
            seed: Seed of the backend's random numbers, for models with random
                preprocessing.

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
        """Create the worker side, which downloads the model and labels the pod's images.

        `initialise` raises `AlgorithmError` if the model can't be loaded or doesn't
        classify images.

        Args:
            context: The task, which says whether images are processed in batches.
            hub: Not used, because the model isn't stored on the hub.

        Returns:
            A worker side whose `run` takes no argument and returns the labels.

        Raises:
            EngineError: If the pod has no PyTorch backend.
        """
