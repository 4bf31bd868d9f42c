"""Outlines what a published segmentation model finds in images."""

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

__all__ = ["HuggingFaceImageSegmentationInference"]

class HuggingFaceImageSegmentationInference(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    """Finds segments in images, and paints them over a copy if asked to.

    The result of a pod is a frame with one row a segment: the file's name,
    `segment`, counted from 1 within an image, `label`, `score` between 0 and 1
    and `area` in pixels of the original image. An image in which nothing was
    found has no row.

    With `save_path`, the pod also writes a PNG for each image that shows its
    segments in colour. These pictures stay at the pod under every protocol.

    The thresholds apply one after the other: first weak pixels are dropped
    (`mask_threshold`), then weak segments (`threshold`), then segments that
    others mostly cover (`overlap_mask_area_threshold`).

    Attributes:
        model_id: The model that is run.
        save_path: Folder of the pictures on the pod's machine.

    Examples:
        >>> from atoll import (
        ...     CSVReportAlgorithm,
        ...     DataStructure,
        ...     HuggingFaceImageSegmentationInference,
        ...     InferenceAndCSVReport,
        ... )
        >>> segmentation = HuggingFaceImageSegmentationInference(
        ...     model_id="example/street-scenes",
        ...     datastructure=DataStructure(selected_cols=["Pixel Data"]),
        ...     threshold=0.8,
        ...     save_path="overlays",
        ... )
        >>> protocol = InferenceAndCSVReport([segmentation, CSVReportAlgorithm()])
        >>> protocol.run(["alice/street-images"])
    """

    model_id: str
    save_path: Path | None

    def __init__(
        self,
        model_id: str,
        datastructure: DataStructure,
        *,
        alpha: float = 0.3,
        threshold: float = 0.9,
        mask_threshold: float = 0.5,
        overlap_mask_area_threshold: float = 0.5,
        save_path: str | PathLike[str] | None = None,
        batch_size: int = 1,
        seed: int = 42,
    ) -> None:
        """Choose the model, the images and how sure it has to be.

        Args:
            model_id: Id of an image segmentation model, semantic, instance or
                panoptic.
            datastructure: Structure that selects exactly one image column.
            alpha: Opacity of the colour in the pictures, from 0 (invisible)
                to 1 (hides the image). Without `save_path` it has no effect.
            threshold: Least score of a segment that is kept, from 0 to 1.
            mask_threshold: Least probability of a pixel that counts as part of
                a segment, from 0 to 1.
            overlap_mask_area_threshold: Share of a segment's own mask that has
                to be left once stronger segments are laid over it, from 0 to 1.
                Segments with less are dropped. Semantic models do not use it.
            save_path: Folder on the pod's machine for the pictures, relative
                to its output folder. None writes no pictures.
            batch_size: Images that go through the model at a time.
            seed: Seed of the backend's random numbers.

        Raises:
            DataStructureError: If not exactly one column is selected.
            ValueError: If `alpha` or a threshold lies outside 0 to 1, or
                `batch_size` is below 1.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]:
        """Make the half that collects the lists of segments.

        Args:
            context: The task; its pods give the frames their order.

        Returns:
            A half whose `run` returns one frame a pod, without any mask.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]:
        """Make the half that segments the pod's images and writes the pictures.

        `initialise` raises `AlgorithmError` when the model cannot be loaded, is
        no segmentation model, or `save_path` cannot be written to.

        Args:
            context: The task, whose identifier names the pictures' folder.
            hub: Not used: the model is not one of the hub's.

        Returns:
            A half whose `run` takes no argument and returns the segments.

        Raises:
            EngineError: If the pod has no PyTorch backend.
        """
