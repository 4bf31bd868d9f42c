"""Measurement of findings in the sub-fields of the ETDRS grid."""

from os import PathLike
from pathlib import Path

import pandas as pd

from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["ETDRSAlgorithm"]

class ETDRSAlgorithm(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    """Places the ETDRS grid around the fovea and measures a finding in each of its
    fields.

    The grid has a central disc and two rings of four fields each, with diameters of 1,
    3 and 6 mm; `ETDRSSubfield` lists their names. The algorithm needs two predictions
    for each scan: a segmentation mask, and the location of the fovea from
    `FoveaCoordinatesAlgorithm`. It also needs the laterality, because nasal and
    temporal fields are on opposite sides in the left and right eye.

    The result of a pod has one row per scan: for each sub-field the area of the
    finding, in mm² and in percent of the field. If the fovea wasn't found, the values
    are missing, and `Calculation Failed` contains the reason.

    Attributes:
        results_path: Folder of the pictures on the pod's machine.

    Note:
        The grid is defined in millimetres, so the pixel size has to be correct. It
        comes from the scan if available, and is otherwise computed from `slo_mm_width`
        and `slo_mm_height`.

    Examples:
        >>> from atoll import ETDRSAlgorithm, FoveaCoordinatesAlgorithm
        >>> measures = [
        ...     FoveaCoordinatesAlgorithm(),
        ...     ETDRSAlgorithm(threshold=0.6, results_path="grids"),
        ... ]
    """

    results_path: Path | None

    def __init__(
        self,
        *,
        laterality_column: str = "Laterality",
        slo_mm_width: float = 8.8,
        slo_mm_height: float = 8.8,
        threshold: float = 0.7,
        calculate_on_oct: bool = False,
        slo_image_column: str | None = None,
        results_path: str | PathLike[str] | None = None,
    ) -> None:
        """Set the position of the grid and the measurement.

        Args:
            laterality_column: Column with the laterality, `L` or `R`.
            slo_mm_width: Width of the area that an SLO image shows, in mm.
            slo_mm_height: Height of that area, in mm.
            threshold: Minimum probability of a pixel that is part of the finding, from
                0 to 1.
            calculate_on_oct: Whether to place the grid on the projection of the OCT
                volume instead of the SLO image, for scans without one.
            slo_image_column: Column of the SLO image. By default the first SLO image of
                the source.
            results_path: Folder on the pod's machine for pictures of the grid on each
                image. `None` creates no pictures.

        Raises:
            ValueError: If a size isn't positive, or `threshold` is outside 0 to 1.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]:
        """Create the modeller side, which collects the measurements.

        Args:
            context: The task; its pods set the order of the DataFrames.

        Returns:
            A modeller side whose `run` returns one DataFrame per pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]:
        """Create the worker side, which measures the pod's scans.

        Its `run` takes the predictions of the algorithms before it, and raises
        `AlgorithmError` if there is no mask among them.

        Args:
            context: The task, whose identifier is the name of the folder for pictures.
            hub: Not used, because nothing is downloaded.

        Returns:
            A worker side whose `run` adds the measurements to the predictions.
        """
