"""Algorithms for eye imaging: measurements of the retina and patient reports.

They are used in sequence. A model that segments OCT scans or locates the fovea predicts
first. The algorithms in this package convert its predictions to measurements in
clinical units, and a report algorithm writes them to a file on the pod, with one row
per scan or patient. `FluidVolumeScreeningProtocol` runs such a sequence.

The data comes from one of the sources in `atoll.data.datasources.ophthalmology`, which
provide the pixel size and the laterality.

Warning:
    The measurements are intended for research. They aren't a medical device and mustn't
    be used to treat patients.
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
