from .csv_report_generation_ophth_algorithm import (
    CSVReportGeneratorOphthalmologyAlgorithm as CSVReportGeneratorOphthalmologyAlgorithm,
)
from .csv_report_generation_ophth_algorithm import DFSortType as DFSortType
from .csv_report_generation_ophth_algorithm import MatchPatientVisit as MatchPatientVisit
from .etdrs_calculation_algorithm import ETDRSAlgorithm as ETDRSAlgorithm
from .fluid_volume_calculation_algorithm import (
    FluidVolumeCalculationAlgorithm as FluidVolumeCalculationAlgorithm,
)
from .fovea_coordinates_algorithm import FoveaCoordinatesAlgorithm as FoveaCoordinatesAlgorithm
from .ophth_algo_types import ColumnFilter as ColumnFilter
from .ophth_algo_types import FluidVolumeMetrics as FluidVolumeMetrics
from .ophth_algo_types import GAMetrics as GAMetrics
from .ophth_algo_types import GAMetricsWithFovea as GAMetricsWithFovea
from .ophth_algo_types import ReportMetadata as ReportMetadata

__all__ = [
    "CSVReportGeneratorOphthalmologyAlgorithm",
    "ColumnFilter",
    "DFSortType",
    "ETDRSAlgorithm",
    "FluidVolumeCalculationAlgorithm",
    "FluidVolumeMetrics",
    "FoveaCoordinatesAlgorithm",
    "GAMetrics",
    "GAMetricsWithFovea",
    "MatchPatientVisit",
    "ReportMetadata",
]
