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
LATERALITY_COLUMN: Final = "Laterality"
SCAN_DATE_COLUMN: Final = "Scan Date"
FOVEA_COORDINATES_COLUMN: Final = "Fovea Coordinates"
TOTAL_FLUID_VOLUME_COLUMN: Final = "Total Fluid Volume (nl)"
FILTER_MATCHED_COLUMN: Final = "Filter Matched"
FILTER_FAILED_REASON_COLUMN: Final = "Filter Failed Reason"
CALCULATION_FAILED_COLUMN: Final = "Calculation Failed"

FilterOperator: TypeAlias = Literal[
    "==", "!=", "<", "<=", ">", ">=", "in", "not in", "contains"
]
FluidSegmentationLabel: TypeAlias = Literal[
    "intraretinal_fluid", "subretinal_fluid", "pigment_epithelium_detachment"
]
ETDRSSubfield: TypeAlias = Literal[
    "CSF", "SIM", "NIM", "IIM", "TIM", "SOM", "NOM", "IOM", "TOM"
]
FLUID_SEGMENTATION_LABELS: Final[tuple[FluidSegmentationLabel, ...]] = (
    "intraretinal_fluid",
    "subretinal_fluid",
    "pigment_epithelium_detachment",
)
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

@dataclass(frozen=True)
class ColumnFilter:
    column: str
    operator: FilterOperator
    value: str | float | list[str] | list[float]
    def apply(self, data: pd.DataFrame) -> pd.Series[bool]: ...

class FoveaCoordinates(NamedTuple):
    slice_index: int
    x: float
    y: float

@dataclass(frozen=True, kw_only=True)
class GAMetrics:
    total_area: float
    smallest_lesion: float
    largest_lesion: float
    number_of_lesions: int
    number_of_bscans: int

@dataclass(frozen=True, kw_only=True)
class GAMetricsWithFovea(GAMetrics):
    distance_from_fovea: float | None = None
    distance_from_image_centre: float | None = None
    subfoveal: bool | None = None

@dataclass(frozen=True, kw_only=True)
class FluidVolumeMetrics:
    total_volume: float
    volumes: dict[FluidSegmentationLabel, float]
    largest_bscan_index: int | None = None
    number_of_bscans: int
    @property
    def has_fluid(self) -> bool: ...

@dataclass(frozen=True, kw_only=True)
class ReportMetadata:
    task_id: str
    pod_identifier: str
    created_on: date
    patient_id: str | None = None
    laterality: Laterality | None = None
    scan_date: date | None = None
