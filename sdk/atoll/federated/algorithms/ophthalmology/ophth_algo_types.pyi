"""Conditions, measures and column names that the eye algorithms share.

`ColumnFilter` is of use outside eye imaging too: reports and record filters
take it.
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
"""Column that tells patients apart."""

LATERALITY_COLUMN: Final = "Laterality"
"""Column with the side of the eye, `L` or `R`."""

SCAN_DATE_COLUMN: Final = "Scan Date"
"""Column with the day of the scan."""

FOVEA_COORDINATES_COLUMN: Final = "Fovea Coordinates"
"""Report column with a `FoveaCoordinates`."""

TOTAL_FLUID_VOLUME_COLUMN: Final = "Total Fluid Volume (nl)"
"""Report column with the volume of all kinds of fluid, in nanolitres."""

FILTER_MATCHED_COLUMN: Final = "Filter Matched"
"""Report column that says whether a row met all conditions."""

FILTER_FAILED_REASON_COLUMN: Final = "Filter Failed Reason"
"""Report column with the first condition that a row failed; else empty."""

CALCULATION_FAILED_COLUMN: Final = "Calculation Failed"
"""Report column with the reason why a measure is missing; else empty."""

FilterOperator: TypeAlias = Literal[
    "==", "!=", "<", "<=", ">", ">=", "in", "not in", "contains"
]
"""How a condition compares a value with its own.

`in` and `not in` look for the value in a list. `contains` looks for a text in
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

    Names of columns are compared without regard to case and to spaces at the
    ends. A record without a value does not meet the condition.

    Attributes:
        column: Column that the condition looks at.
        operator: How the column's value is compared.
        value: What it is compared with: a list for `in` and `not in`, a text
            for `contains`, otherwise a text or a number of the column's type.

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
        """Check every row.

        Args:
            data: Frame with the column.

        Returns:
            True for each row that meets the condition, with the DataFrame's index.

        Raises:
            AlgorithmError: If the DataFrame lacks the column, or its values cannot be
                compared with `value`.
        """

class FoveaCoordinates(NamedTuple):
    """Where the fovea lies in a volume of B-scans.

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
    """Measures of geographic atrophy in one volume.

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
    """Measures of geographic atrophy, and how near it comes to the fovea.

    Attributes:
        total_area: Area of all lesions together, in mm².
        smallest_lesion: Area of the smallest lesion, in mm²; 0 without any.
        largest_lesion: Area of the largest lesion, in mm²; 0 without any.
        number_of_lesions: How many separate lesions there are.
        number_of_bscans: How many B-scans show atrophy.
        distance_from_fovea: Distance from the fovea to the nearest lesion, in
            mm; 0 if a lesion covers it, None if the fovea was not found.
        distance_from_image_centre: The same from the centre of the image, to
            fall back on; None without lesions.
        subfoveal: Whether a lesion covers the fovea; None if the fovea was not
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
        volumes: Volume of each kind that was looked for, in nanolitres.
        largest_bscan_index: The B-scan with the most fluid, counted from 0;
            None if there is no fluid.
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
    """What is printed at the head of a patient's report.

    It holds identifiers of patients and so never leaves the pod.

    Attributes:
        task_id: Task that made the report.
        pod_identifier: Pod that the report was made at.
        created_on: Day on which it was made.
        patient_id: Identifier of the patient, as the data has it.
        laterality: Side of the eye.
        scan_date: Day of the scan.
    """

    task_id: str
    pod_identifier: str
    created_on: date
    patient_id: str | None = None
    laterality: Laterality | None = None
    scan_date: date | None = None
