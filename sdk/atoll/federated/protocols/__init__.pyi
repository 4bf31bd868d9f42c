"""The order in which the participants of a task exchange messages.

A protocol is the outermost element of a task. It contains the algorithms and determines
how often they run, what the pods and the modeller send to each other, and what the
modeller receives in the end.

| Protocol | Rounds | What the modeller receives |
|---|---|---|
| `ResultsOnly` | one | a list with one result per pod |
| `FederatedAveraging` | many | metrics of each round, and a trained model |
| `InferenceAndCSVReport` | one | nothing; a report is written on each pod |
| `InferenceAndReturnCSVReport` | one | the reports |
| `FluidVolumeScreeningProtocol` | one | nothing; reports are written on each pod |

You run every protocol with `BaseProtocolFactory.run`, which has the same options for
all of them.
"""

from .results_only import ResultsOnly as ResultsOnly
from .model_protocols import FederatedAveraging as FederatedAveraging
from .model_protocols import InferenceAndCSVReport as InferenceAndCSVReport
from .model_protocols import InferenceAndReturnCSVReport as InferenceAndReturnCSVReport
from .ophthalmology import FluidVolumeScreeningProtocol as FluidVolumeScreeningProtocol
from .base import BaseModellerProtocol as BaseModellerProtocol
from .base import BaseProtocolFactory as BaseProtocolFactory
from .base import BaseWorkerProtocol as BaseWorkerProtocol

__all__ = [
    "ResultsOnly",
    "FederatedAveraging",
    "InferenceAndCSVReport",
    "InferenceAndReturnCSVReport",
    "FluidVolumeScreeningProtocol",
    "BaseModellerProtocol",
    "BaseProtocolFactory",
    "BaseWorkerProtocol",
]
