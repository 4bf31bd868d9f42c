from .base import BaseModellerProtocol as BaseModellerProtocol
from .base import BaseProtocolFactory as BaseProtocolFactory
from .base import BaseWorkerProtocol as BaseWorkerProtocol
from .model_protocols import FederatedAveraging as FederatedAveraging
from .model_protocols import InferenceAndCSVReport as InferenceAndCSVReport
from .model_protocols import InferenceAndReturnCSVReport as InferenceAndReturnCSVReport
from .ophthalmology import FluidVolumeScreeningProtocol as FluidVolumeScreeningProtocol
from .results_only import ResultsOnly as ResultsOnly

__all__ = [
    "BaseModellerProtocol",
    "BaseProtocolFactory",
    "BaseWorkerProtocol",
    "FederatedAveraging",
    "FluidVolumeScreeningProtocol",
    "InferenceAndCSVReport",
    "InferenceAndReturnCSVReport",
    "ResultsOnly",
]
