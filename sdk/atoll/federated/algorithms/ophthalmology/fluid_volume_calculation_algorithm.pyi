"""Computation of fluid volumes from segmented OCT scans."""

from collections.abc import Sequence

import pandas as pd

from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.algorithms.ophthalmology.ophth_algo_types import (
    FluidSegmentationLabel,
)
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["FluidVolumeCalculationAlgorithm"]

class FluidVolumeCalculationAlgorithm(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    """Computes the volume of each kind of fluid from segmented pixels.

    Each pixel represents a volume with the width and height of a pixel of the B-scan
    and the distance between two B-scans as its depth. All three lengths come from the
    scan's metadata. A scan without one of them gets no volume, and `Calculation Failed`
    contains the reason.

    The result of a pod has one row per scan: `Total Fluid Volume (nl)`, a column in
    nanolitres for each kind, and the number of the B-scan with the most fluid.

    Attributes:
        segmentation_labels: Measured kinds of fluid.
        threshold: Minimum probability of a pixel that is fluid.

    Examples:
        Measure two kinds of fluid, and reject scans with an implausible volume:

        >>> from atoll import FluidVolumeCalculationAlgorithm
        >>> volumes = FluidVolumeCalculationAlgorithm(
        ...     segmentation_labels=["intraretinal_fluid", "subretinal_fluid"],
        ...     max_fluid_volume=5_000,
        ... )
    """

    segmentation_labels: list[FluidSegmentationLabel]
    threshold: float

    def __init__(
        self,
        *,
        segmentation_labels: Sequence[FluidSegmentationLabel] | None = None,
        threshold: float = 0.5,
        max_fluid_volume: float | None = None,
    ) -> None:
        """Set the kinds of fluid and the thresholds.

        Args:
            segmentation_labels: Kinds of fluid to measure; by default all of
                `FLUID_SEGMENTATION_LABELS`.
            threshold: Minimum probability of a pixel, from 0 to 1.
            max_fluid_volume: Total volume in nanolitres above which the segmentation
                counts as failed and the scan gets no volume. `None` accepts every
                volume.

        Raises:
            ValueError: If `threshold` is outside 0 to 1, or `max_fluid_volume` isn't
                positive.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]:
        """Create the modeller side, which collects the volumes.

        Args:
            context: The task; its pods set the order of the DataFrames.

        Returns:
            A modeller side whose `run` returns one DataFrame per pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]:
        """Create the worker side, which measures the pod's scans.

        Its `run` takes the masks of a segmentation model, and raises `AlgorithmError`
        if a mask has another number of B-scans than its scan.

        Args:
            context: The task, which says whether scans are processed in batches.
            hub: Not used, because nothing is downloaded.

        Returns:
            A worker side whose `run` adds the volumes to the predictions.
        """
