"""The federated runtime: pods, tasks and the communication between them.

The parts that you need depend on your role:

- **Custodians** start a `Pod`, which `DatasourceContainerConfig` objects describe, and
  cap privacy budgets with `DPPodConfig`.
- **Data scientists** declare a task from a protocol (`ResultsOnly`,
  `FederatedAveraging`, `InferenceAndCSVReport`) and an algorithm (`SqlQuery`,
  `FederatedModelTraining`, `ModelInference` and the others), and call `run`.
- **Model owners** upload code and weights through a `ModelReference`.
- **Plug-in authors** derive from the bases in `atoll.federated.protocols.base`,
  `atoll.federated.algorithms.base` and `atoll.federated.aggregators.aggregator`.

You can import everything listed here from `atoll` as well.

Examples:
    A complete task, which counts the people in each occupation:

    >>> from atoll.federated import ResultsOnly, SqlQuery
    >>> query = SqlQuery(
    ...     "SELECT occupation, COUNT(*) AS people FROM df GROUP BY occupation",
    ...     table="df",
    ... )
    >>> answers = ResultsOnly(query).run(["alice/census-income", "bob/census-income"])
    >>> for answer in answers:
    ...     print(answer)
"""

from .pod import Pod as Pod
from .pod import DatasourceContainer as DatasourceContainer
from .pod import DatasourceContainerConfig as DatasourceContainerConfig
from .protocols import ResultsOnly as ResultsOnly
from .protocols import FederatedAveraging as FederatedAveraging
from .protocols import InferenceAndCSVReport as InferenceAndCSVReport
from .protocols import InferenceAndReturnCSVReport as InferenceAndReturnCSVReport
from .protocols import FluidVolumeScreeningProtocol as FluidVolumeScreeningProtocol
from .protocols import BaseProtocolFactory as BaseProtocolFactory
from .algorithms import FederatedModelTraining as FederatedModelTraining
from .algorithms import ModelTrainingAndEvaluation as ModelTrainingAndEvaluation
from .algorithms import ModelEvaluation as ModelEvaluation
from .algorithms import ModelInference as ModelInference
from .algorithms import SqlQuery as SqlQuery
from .algorithms import PrivateSqlQuery as PrivateSqlQuery
from .algorithms import CSVReportAlgorithm as CSVReportAlgorithm
from .algorithms import RecordFilterAlgorithm as RecordFilterAlgorithm
from .algorithms import ColumnFilter as ColumnFilter
from .algorithms import (
    HuggingFaceImageClassificationInference as HuggingFaceImageClassificationInference,
)
from .algorithms import (
    HuggingFaceImageSegmentationInference as HuggingFaceImageSegmentationInference,
)
from .algorithms import (
    HuggingFaceTextClassificationInference as HuggingFaceTextClassificationInference,
)
from .algorithms import (
    HuggingFaceTextGenerationInference as HuggingFaceTextGenerationInference,
)
from .algorithms import TIMMFineTuning as TIMMFineTuning
from .algorithms import TIMMInference as TIMMInference
from .algorithms import TIMMTrainingConfig as TIMMTrainingConfig
from .algorithms import (
    CSVReportGeneratorOphthalmologyAlgorithm as CSVReportGeneratorOphthalmologyAlgorithm,
)
from .algorithms import ETDRSAlgorithm as ETDRSAlgorithm
from .algorithms import (
    FluidVolumeCalculationAlgorithm as FluidVolumeCalculationAlgorithm,
)
from .algorithms import FoveaCoordinatesAlgorithm as FoveaCoordinatesAlgorithm
from .algorithms import BaseAlgorithmFactory as BaseAlgorithmFactory
from .aggregators import Aggregator as Aggregator
from .aggregators import SecureAggregator as SecureAggregator
from .aggregators import BaseAggregatorFactory as BaseAggregatorFactory
from .model_reference import ModelReference as ModelReference
from .early_stopping import FederatedEarlyStopping as FederatedEarlyStopping
from .privacy import DPModellerConfig as DPModellerConfig
from .privacy import DPPodConfig as DPPodConfig
from .modeller import Modeller as Modeller
from .worker import Worker as Worker
from .roles import Role as Role
from .types import TaskContext as TaskContext
from .types import ProtocolType as ProtocolType
from .types import AlgorithmType as AlgorithmType
from .types import AggregatorType as AggregatorType
from .helper import combine_pod_schemas as combine_pod_schemas
from .keys_setup import RSAKeyPair as RSAKeyPair
from .authorisation_checkers import (
    IdentityVerificationMethod as IdentityVerificationMethod,
)
from .pod_response_message import PodResponseMessage as PodResponseMessage
from .pod_response_message import PodResponseType as PodResponseType
from .pod_vitals import PodVitals as PodVitals
from .secure import SecureShare as SecureShare
from .shim import BackendTensorShim as BackendTensorShim
from .monitoring import task_config_update as task_config_update
from .monitoring import task_monitor_context as task_monitor_context
from .monitoring import task_status as task_status
from .monitoring import task_status_update as task_status_update
from .transport import MessageServiceConfig as MessageServiceConfig
from .transport import Reason as Reason
from .exceptions import FederatedError as FederatedError
from .exceptions import TaskStartError as TaskStartError
from .exceptions import TaskAbortError as TaskAbortError
from .exceptions import ProtocolError as ProtocolError
from .exceptions import AlgorithmError as AlgorithmError
from .exceptions import AggregatorError as AggregatorError
from .exceptions import PrivateSqlError as PrivateSqlError
from .exceptions import DataProcessingError as DataProcessingError
from .exceptions import NoDataError as NoDataError
from .exceptions import NoNewDataError as NoNewDataError
from .exceptions import BatchResilienceAbortError as BatchResilienceAbortError
from .exceptions import PodNameError as PodNameError
from .exceptions import PodRegistrationError as PodRegistrationError
from .exceptions import PodConnectFailedError as PodConnectFailedError
from .exceptions import PodResponseError as PodResponseError
from .exceptions import PodSchemaMismatchError as PodSchemaMismatchError
from .exceptions import DPParameterError as DPParameterError
from .exceptions import DPNotAppliedError as DPNotAppliedError

__all__ = [
    "Pod",
    "DatasourceContainer",
    "DatasourceContainerConfig",
    "ResultsOnly",
    "FederatedAveraging",
    "InferenceAndCSVReport",
    "InferenceAndReturnCSVReport",
    "FluidVolumeScreeningProtocol",
    "BaseProtocolFactory",
    "FederatedModelTraining",
    "ModelTrainingAndEvaluation",
    "ModelEvaluation",
    "ModelInference",
    "SqlQuery",
    "PrivateSqlQuery",
    "CSVReportAlgorithm",
    "RecordFilterAlgorithm",
    "ColumnFilter",
    "HuggingFaceImageClassificationInference",
    "HuggingFaceImageSegmentationInference",
    "HuggingFaceTextClassificationInference",
    "HuggingFaceTextGenerationInference",
    "TIMMFineTuning",
    "TIMMInference",
    "TIMMTrainingConfig",
    "CSVReportGeneratorOphthalmologyAlgorithm",
    "ETDRSAlgorithm",
    "FluidVolumeCalculationAlgorithm",
    "FoveaCoordinatesAlgorithm",
    "BaseAlgorithmFactory",
    "Aggregator",
    "SecureAggregator",
    "BaseAggregatorFactory",
    "ModelReference",
    "FederatedEarlyStopping",
    "DPModellerConfig",
    "DPPodConfig",
    "Modeller",
    "Worker",
    "Role",
    "TaskContext",
    "ProtocolType",
    "AlgorithmType",
    "AggregatorType",
    "combine_pod_schemas",
    "RSAKeyPair",
    "IdentityVerificationMethod",
    "PodResponseMessage",
    "PodResponseType",
    "PodVitals",
    "SecureShare",
    "BackendTensorShim",
    "task_config_update",
    "task_monitor_context",
    "task_status",
    "task_status_update",
    "MessageServiceConfig",
    "Reason",
    "FederatedError",
    "TaskStartError",
    "TaskAbortError",
    "ProtocolError",
    "AlgorithmError",
    "AggregatorError",
    "PrivateSqlError",
    "DataProcessingError",
    "NoDataError",
    "NoNewDataError",
    "BatchResilienceAbortError",
    "PodNameError",
    "PodRegistrationError",
    "PodConnectFailedError",
    "PodResponseError",
    "PodSchemaMismatchError",
    "DPParameterError",
    "DPNotAppliedError",
]
