"""Labels images with a published classification model."""

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
    """Gives each image its most likely labels.

    Images are resized and normalised as the model's own configuration says,
    so `batch_transforms` of the data structure are not applied. Greyscale
    images become RGB.

    The result of a pod is a frame with one row an image, most likely label
    first: `label_1`, `score_1`, `label_2`, `score_2` and so on up to `top_k`,
    after a column with the file's name. Run it in `InferenceAndCSVReport` to
    keep the frame at the pod, or in `ResultsOnly` to receive it.

    Attributes:
        model_id: The model that is run.

    Examples:
        The three best labels of every image of a pod:

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
        >>> labels = ResultsOnly(algorithm).run(["alice/garden-images"])
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
        """Choose the model, the images and the shape of the answer.

        Args:
            model_id: Id of an image classification model, `owner/name`.
            datastructure: Structure that selects exactly one image column;
                `Pixel Data` is what `ImageSource` calls its images.
            apply_softmax_to_predictions: Turn the model's raw outputs into
                probabilities that sum to 1 over all classes. Leave it off for
                a model that puts out probabilities already, or to get logits.
            batch_size: Images that go through the model at a time. Raise it
                on a GPU until memory runs short.
            top_k: How many labels to return for an image. A model with fewer
                classes returns them all.
            seed: Seed of the backend's random numbers, for models whose
                preprocessing draws some.

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
        """Make the half that downloads the model and labels the pod's images.

        `initialise` raises `AlgorithmError` when the model cannot be loaded or
        is no image classification model.

        Args:
            context: The task, which tells whether images come in batches.
            hub: Not used: the model is not one of the hub's.

        Returns:
            A half whose `run` takes no argument and returns the labels.

        Raises:
            EngineError: If the pod has no PyTorch backend.
        """
