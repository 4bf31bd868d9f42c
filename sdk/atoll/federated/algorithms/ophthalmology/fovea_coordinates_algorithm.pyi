"""Location of the fovea from a model's predictions."""

from typing import Literal

import pandas as pd

from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["FoveaCoordinatesAlgorithm"]

class FoveaCoordinatesAlgorithm(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    """Determines the location of the fovea in a volume from landmarks in B-scans.

    A landmark model marks the start, middle and end of the foveal pit in every B-scan
    that crosses it. The algorithm uses the B-scan with the highest confidence and
    writes the chosen point to the column `Fovea Coordinates`, as a `FoveaCoordinates`.
    A scan without landmarks gets no coordinates.

    Attributes:
        location: Which of the three points is used.

    Examples:
        >>> from atoll import FoveaCoordinatesAlgorithm
        >>> fovea = FoveaCoordinatesAlgorithm(location="middle")
    """

    location: Literal["start", "middle", "end"]

    def __init__(
        self,
        *,
        fovea_labels: tuple[str, str, str] = (
            "fovea_start",
            "fovea_middle",
            "fovea_end",
        ),
        location: Literal["start", "middle", "end"] = "middle",
    ) -> None:
        """Set the point and the model's labels.

        Args:
            fovea_labels: The model's labels for start, middle and end.
            location: Which of the three points is the location of the fovea.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]:
        """Create the modeller side, which collects the coordinates.

        Args:
            context: The task; its pods set the order of the DataFrames.

        Returns:
            A modeller side whose `run` returns one DataFrame per pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]:
        """Create the worker side, which finds the fovea in the pod's scans.

        Its `run` takes the landmarks that a model predicted, and raises
        `AlgorithmError` if none of `fovea_labels` is among the model's labels.

        Args:
            context: The task, which says whether scans are processed in batches.
            hub: Not used, because nothing is downloaded.

        Returns:
            A worker side whose `run` adds the coordinates to the predictions.
        """
