"""Measures how far a finding extends into each sub-field of the ETDRS grid."""

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
    """Lays the ETDRS grid around the fovea and measures each of its fields.

    The grid has a central disc and two rings of four fields each, with
    diameters of 1, 3 and 6 mm; `ETDRSSubfield` lists their names. The algorithm
    needs two predictions for each scan: a segmentation mask, and the place of
    the fovea from `FoveaCoordinatesAlgorithm`. Nasal and temporal fields swap
    sides with the eye, which is why its side has to be known.

    The result of a pod has one row per scan: for each sub-field the area of the
    finding, in mm² and in per cent of the field. Where the fovea was not found the
    values are missing and the reason stands in `Calculation Failed`.

    Attributes:
        results_path: Folder of the pictures on the pod's machine.

    Note:
        The grid is in millimetres, so the size of a pixel has to be right. It
        is taken from the scan where the scan has it, and else computed from
        `slo_mm_width` and `slo_mm_height`.

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
        """Choose where the grid is laid and what is measured.

        Args:
            laterality_column: Column with the side of the eye, `L` or `R`.
            slo_mm_width: Width of the area that an SLO image shows, in mm.
            slo_mm_height: Height of that area, in mm.
            threshold: Least probability of a pixel that belongs to the finding,
                from 0 to 1.
            calculate_on_oct: Lay the grid on the projection of the OCT volume
                instead of the SLO image. Use it for scans without one.
            slo_image_column: Column of the SLO image. By default the first one
                that the source provides.
            results_path: Folder on the pod's machine for pictures of the grid
                over each image. None draws none.

        Raises:
            ValueError: If a size is not positive, or `threshold` lies outside
                0 to 1.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]:
        """Create the modeller side, which collects the measures.

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
            context: The task, whose identifier names the folder of pictures.
            hub: Not used, because nothing is downloaded.

        Returns:
            A worker side whose `run` adds the measures to the predictions.
        """
