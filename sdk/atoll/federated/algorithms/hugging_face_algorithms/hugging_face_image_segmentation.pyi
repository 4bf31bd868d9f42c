"""Image segmentation with a published model."""

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
    """Finds segments in images, and optionally draws them on copies of the images.

    The result of a pod is a DataFrame with one row per segment: the file name,
    `segment`, counted from 1 within an image, `label`, `score` between 0 and 1 and
    `area` in pixels of the original image. An image without segments has no row.

    With `save_path`, the pod also writes a PNG for each image that shows its segments
    in colour. These pictures stay on the pod, whatever the protocol.

    The thresholds apply in this order: pixels with a low probability are dropped
    (`mask_threshold`), then segments with a low score (`threshold`), then segments that
    are mostly covered by others (`overlap_mask_area_threshold`).

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
        """Choose the model, the images and the thresholds.

        Args:
            model_id: Id of an image segmentation model, semantic, instance or
                panoptic.
            datastructure: Structure that selects exactly one image column.
            alpha: Opacity of the colour in the pictures, from 0 (invisible)
                to 1 (hides the image). Without `save_path` it has no effect.
            threshold: Minimum score of a segment, from 0 to 1.
            mask_threshold: Minimum probability of a pixel that is part of a segment,
                from 0 to 1.
            overlap_mask_area_threshold: Share of a segment's mask that has to remain
                visible under segments with a higher score, from 0 to 1. Segments with a
                smaller share are dropped. Not used by semantic models.
            save_path: Folder on the pod's machine for the pictures, relative to the
                output folder of the datasource. `None` writes no pictures.
            batch_size: Number of images that the model processes at a time.
            seed: Seed of the backend's random numbers.

        Raises:
            DataStructureError: If more or fewer than one column is selected.
            ValueError: If `alpha` or a threshold is outside 0 to 1, or `batch_size` is
                below 1.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]:
        """Create the modeller side, which collects the lists of segments.

        Args:
            context: The task; its pods set the order of the DataFrames.

        Returns:
            A modeller side whose `run` returns one DataFrame per pod, without any mask.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]:
        """Create the worker side, which segments the pod's images and writes the pictures.

        `initialise` raises `AlgorithmError` if the model can't be loaded or doesn't
        segment images, or if `save_path` can't be written to.

        Args:
            context: The task, whose identifier names the pictures' folder.
            hub: Not used, because the model isn't stored on the hub.

        Returns:
            A worker side whose `run` takes no argument and returns the segments.

        Raises:
            EngineError: If the pod has no PyTorch backend.
        """
