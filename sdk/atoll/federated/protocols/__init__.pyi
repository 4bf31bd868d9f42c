"""Who talks to whom in a task, and when.

A protocol is the outermost element of a task. It holds the algorithms and
decides how often they run, what is sent between the pods and the modeller, and
what the modeller gets at the end.

| Protocol | Rounds | What the modeller gets | |---|---|---| | `ResultsOnly` | one | a
list with one result per pod | | `FederatedAveraging` | many | metrics of each round,
and a trained model | | `InferenceAndCSVReport` | one | nothing: a report is written on
each pod | | `InferenceAndReturnCSVReport` | one | the reports | |
`FluidVolumeScreeningProtocol` | one | nothing: reports on each pod |

Every protocol is run with `BaseProtocolFactory.run`, and its options are the
same for all of them.
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
