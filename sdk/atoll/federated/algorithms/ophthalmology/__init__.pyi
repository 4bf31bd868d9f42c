"""Algorithms for eye imaging: measures of the retina and patient reports.

They are links of a chain. A model that segments OCT scans or finds the fovea predicts
first; the algorithms here turn its predictions into measures in clinical units; a
report algorithm writes them down on the pod, one row per scan or a patient.
`FluidVolumeScreeningProtocol` runs such a chain.

The data comes from one of the sources in
`atoll.data.datasources.ophthalmology`, which know the size of a pixel and the
side of the eye.

Warning:
    The measures are meant for research. They are not a medical device and no
    basis for treating a patient.
"""

from .fovea_coordinates_algorithm import FoveaCoordinatesAlgorithm as FoveaCoordinatesAlgorithm
from .fluid_volume_calculation_algorithm import (
    FluidVolumeCalculationAlgorithm as FluidVolumeCalculationAlgorithm,
)
from .etdrs_calculation_algorithm import ETDRSAlgorithm as ETDRSAlgorithm
from .csv_report_generation_ophth_algorithm import (
    CSVReportGeneratorOphthalmologyAlgorithm as CSVReportGeneratorOphthalmologyAlgorithm,
)
from .csv_report_generation_ophth_algorithm import DFSortType as DFSortType
from .csv_report_generation_ophth_algorithm import MatchPatientVisit as MatchPatientVisit
from .ophth_algo_types import ColumnFilter as ColumnFilter
from .ophth_algo_types import FluidVolumeMetrics as FluidVolumeMetrics
from .ophth_algo_types import GAMetrics as GAMetrics
from .ophth_algo_types import GAMetricsWithFovea as GAMetricsWithFovea
from .ophth_algo_types import ReportMetadata as ReportMetadata

__all__ = [
    "FoveaCoordinatesAlgorithm",
    "FluidVolumeCalculationAlgorithm",
    "ETDRSAlgorithm",
    "CSVReportGeneratorOphthalmologyAlgorithm",
    "DFSortType",
    "MatchPatientVisit",
    "ColumnFilter",
    "FluidVolumeMetrics",
    "GAMetrics",
    "GAMetricsWithFovea",
    "ReportMetadata",
]
