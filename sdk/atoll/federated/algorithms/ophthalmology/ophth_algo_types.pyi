"""Conditions, measurements and column names of the ophthalmology algorithms.

You can also use `ColumnFilter` outside eye imaging, in reports and record filters.
"""

from dataclasses import dataclass
from datetime import date
from typing import Final, Literal, NamedTuple, TypeAlias

import pandas as pd

from atoll.data.datasources.ophthalmology.ophth_ds_types import Laterality

__all__ = [
    "CALCULATION_FAILED_COLUMN",
    "ColumnFilter",
    "ETDRSSubfield",
    "ETDRS_SUBFIELDS",
    "FILTER_FAILED_REASON_COLUMN",
    "FILTER_MATCHED_COLUMN",
    "FLUID_SEGMENTATION_LABELS",
    "FOVEA_COORDINATES_COLUMN",
    "FilterOperator",
    "FluidSegmentationLabel",
    "FluidVolumeMetrics",
    "FoveaCoordinates",
    "GAMetrics",
    "GAMetricsWithFovea",
    "LATERALITY_COLUMN",
    "PATIENT_ID_COLUMN",
    "ReportMetadata",
    "SCAN_DATE_COLUMN",
    "TOTAL_FLUID_VOLUME_COLUMN",
]

PATIENT_ID_COLUMN: Final = "Patient ID"
"""Column with the patient's identifier."""

LATERALITY_COLUMN: Final = "Laterality"
"""Column with the laterality, `L` or `R`."""

SCAN_DATE_COLUMN: Final = "Scan Date"
"""Column with the day on which the eye was scanned."""

FOVEA_COORDINATES_COLUMN: Final = "Fovea Coordinates"
"""Report column with a `FoveaCoordinates`."""

TOTAL_FLUID_VOLUME_COLUMN: Final = "Total Fluid Volume (nl)"
"""Report column with the volume of all kinds of fluid, in nanolitres."""

FILTER_MATCHED_COLUMN: Final = "Filter Matched"
"""Report column that says whether a row met all conditions."""

FILTER_FAILED_REASON_COLUMN: Final = "Filter Failed Reason"
"""Report column with the first condition that a row doesn't meet; otherwise empty."""

CALCULATION_FAILED_COLUMN: Final = "Calculation Failed"
"""Report column with the reason for a missing measurement; otherwise empty."""

FilterOperator: TypeAlias = Literal[
    "==", "!=", "<", "<=", ">", ">=", "in", "not in", "contains"
]
"""Operators of conditions.

`in` and `not in` check whether the value is in a list. `contains` searches for text in
the value, ignoring case.
"""

FluidSegmentationLabel: TypeAlias = Literal[
    "intraretinal_fluid", "subretinal_fluid", "pigment_epithelium_detachment"
]
"""Kinds of fluid that a segmentation model outlines."""

ETDRSSubfield: TypeAlias = Literal[
    "CSF", "SIM", "NIM", "IIM", "TIM", "SOM", "NOM", "IOM", "TOM"
]
"""Sub-fields of the ETDRS grid.

`CSF` is the central disc, 1 mm across. The others combine a direction
(superior, nasal, inferior, temporal) with the inner ring (`IM`, up to 3 mm
across) or the outer ring (`OM`, up to 6 mm).
"""

FLUID_SEGMENTATION_LABELS: Final[tuple[FluidSegmentationLabel, ...]] = (
    "intraretinal_fluid",
    "subretinal_fluid",
    "pigment_epithelium_detachment",
)
"""All kinds of fluid, in the order of report columns."""

ETDRS_SUBFIELDS: Final[tuple[ETDRSSubfield, ...]] = (
    "CSF",
    "SIM",
    "NIM",
    "IIM",
    "TIM",
    "SOM",
    "NOM",
    "IOM",
    "TOM",
)
"""All sub-fields, from the centre outwards, in the order of report columns."""

@dataclass(frozen=True)
class ColumnFilter:
    """One condition on one column of the data or of a report.

    Column names are compared without case and surrounding spaces. A record without a
    value doesn't meet the condition.

    Attributes:
        column: Column of the condition.
        operator: Operator of the comparison.
        value: Value to compare with: a list for `in` and `not in`, text for `contains`,
            otherwise text or a number.

    Examples:
        >>> import pandas as pd
        >>> from atoll import ColumnFilter
        >>> adults = ColumnFilter("Age", ">=", 18)
        >>> adults.apply(pd.DataFrame({"Age": [12, 47]})).tolist()
        [False, True]
    """

    column: str
    operator: FilterOperator
    value: str | float | list[str] | list[float]

    def apply(self, data: pd.DataFrame) -> pd.Series[bool]:
        """Check every row against the condition.

        Args:
            data: DataFrame with the column.

        Returns:
            True for each row that meets the condition, with the DataFrame's index.

        Raises:
            AlgorithmError: If the DataFrame lacks the column, or its values can't be
                compared with `value`.
        """

class FoveaCoordinates(NamedTuple):
    """Location of the fovea in a volume of B-scans.

    Attributes:
        slice_index: Number of the B-scan, counted from 0.
        x: Column in that B-scan, in pixels from the left.
        y: Row in that B-scan, in pixels from the top.
    """

    slice_index: int
    x: float
    y: float

@dataclass(frozen=True, kw_only=True)
class GAMetrics:
    """Measurements of geographic atrophy in one volume.

    Attributes:
        total_area: Area of all lesions together, in mm².
        smallest_lesion: Area of the smallest lesion, in mm²; 0 without any.
        largest_lesion: Area of the largest lesion, in mm²; 0 without any.
        number_of_lesions: How many separate lesions there are.
        number_of_bscans: How many B-scans show atrophy.
    """

    total_area: float
    smallest_lesion: float
    largest_lesion: float
    number_of_lesions: int
    number_of_bscans: int

@dataclass(frozen=True, kw_only=True)
class GAMetricsWithFovea(GAMetrics):
    """Measurements of geographic atrophy, with its distance from the fovea.

    Attributes:
        total_area: Area of all lesions together, in mm².
        smallest_lesion: Area of the smallest lesion, in mm²; 0 without any.
        largest_lesion: Area of the largest lesion, in mm²; 0 without any.
        number_of_lesions: How many separate lesions there are.
        number_of_bscans: How many B-scans show atrophy.
        distance_from_fovea: Distance from the fovea to the nearest lesion, in
            mm; 0 if a lesion covers it, `None` if the fovea was not found.
        distance_from_image_centre: Distance from the centre of the image to the nearest
            lesion, as a fallback; `None` without lesions.
        subfoveal: Whether a lesion covers the fovea; `None` if the fovea was not
            found.
    """

    distance_from_fovea: float | None = None
    distance_from_image_centre: float | None = None
    subfoveal: bool | None = None

@dataclass(frozen=True, kw_only=True)
class FluidVolumeMetrics:
    """Volumes of fluid in one OCT volume.

    Attributes:
        total_volume: Volume of all kinds together, in nanolitres.
        volumes: Volume of each measured kind, in nanolitres.
        largest_bscan_index: The B-scan with the most fluid, counted from 0;
            `None` if there is no fluid.
        number_of_bscans: How many B-scans were measured.

    Examples:
        >>> from atoll.federated.algorithms.ophthalmology import FluidVolumeMetrics
        >>> metrics = FluidVolumeMetrics(
        ...     total_volume=4.2,
        ...     volumes={"intraretinal_fluid": 3.9, "subretinal_fluid": 0.3},
        ...     largest_bscan_index=61,
        ...     number_of_bscans=128,
        ... )
        >>> metrics.has_fluid
        True
    """

    total_volume: float
    volumes: dict[FluidSegmentationLabel, float]
    largest_bscan_index: int | None = None
    number_of_bscans: int

    @property
    def has_fluid(self) -> bool:
        """Whether any fluid was found."""

@dataclass(frozen=True, kw_only=True)
class ReportMetadata:
    """Header of a patient's report.

    It contains identifiers of patients and never leaves the pod.

    Attributes:
        task_id: Task that created the report.
        pod_identifier: Pod that created the report.
        created_on: Date of the report.
        patient_id: Identifier of the patient in the data.
        laterality: Laterality of the eye.
        scan_date: Date of the scan.
    """

    task_id: str
    pod_identifier: str
    created_on: date
    patient_id: str | None = None
    laterality: Laterality | None = None
    scan_date: date | None = None
