"""Federated data science: run tasks on datasets of other organisations without copying
them.

A **pod** runs next to a dataset, at the organisation that is responsible for the data.
A data scientist declares a **task** and sends it to pods, which check it and run it on
their data. The dataset itself is never uploaded or copied. What a pod sends back
depends on the task that its custodian allows: model updates, metrics, predictions, the
result of a query, or nothing at all.

Install it with `pip install atoll`; it runs on Python 3.10 to 3.12. Differential privacy
is an extra, `pip install 'atoll[dp]'`, and so is what the tutorials need,
`pip install 'atoll[tutorials]'`.

You can import everything for daily use from `atoll` itself. Its modules have the rest,
such as helpers for extensions of the SDK.

Examples:
    Connect a CSV file. The call to `start` returns when the pod is stopped:

    >>> from atoll import (
    ...     CSVSource,
    ...     DatasourceContainerConfig,
    ...     Pod,
    ...     PodDataConfig,
    ...     PodDetailsConfig,
    ... )
    >>> pod = Pod(
    ...     name="census-income-demo",
    ...     datasources=[
    ...         DatasourceContainerConfig(
    ...             name="census-income-demo",
    ...             datasource=CSVSource("census_income.csv"),
    ...             data_config=PodDataConfig(ignore_cols=["fnlwgt"]),
    ...             datasource_details_config=PodDetailsConfig(
    ...                 display_name="Census income, invented",
    ...                 description="Age, work and income class of invented people.",
    ...             ),
    ...         )
    ...     ],
    ... )
    >>> pod.start()

    Query it from another machine:

    >>> from atoll import ResultsOnly, SqlQuery
    >>> query = SqlQuery("SELECT AVG(age) AS mean_age FROM `census-income-demo`")
    >>> answers = ResultsOnly(algorithm=query).run(
    ...     pod_identifiers=["alice/census-income-demo"]
    ... )
    >>> print(answers[0])
"""

from typing import Final

from .data import CSVSource as CSVSource
from .data import ImageSource as ImageSource
from .data import DICOMSource as DICOMSource
from .data import DICOMOphthalmologySource as DICOMOphthalmologySource
from .data import SDBSource as SDBSource
from .data import FDASource as FDASource
from .data import NullSource as NullSource
from .data import BaseSource as BaseSource
from .data import FileSystemIterableSource as FileSystemIterableSource
from .data import (
    FileSystemIterableSourceInferrable as FileSystemIterableSourceInferrable,
)
from .data import FileSystemFilter as FileSystemFilter
from .data import OphthalmologyDataSourceArgs as OphthalmologyDataSourceArgs
from .data import DataStructure as DataStructure
from .data import BaseDataStructure as BaseDataStructure
from .data import DataSchema as DataSchema
from .data import SemanticType as SemanticType
from .data import PercentageSplitter as PercentageSplitter
from .data import SplitterDefinedInData as SplitterDefinedInData
from .data import DatasetSplitter as DatasetSplitter
from .data import DataSplit as DataSplit
from .data import DataSourceType as DataSourceType
from .data import DataBunch as DataBunch
from .data import DataLoader as DataLoader
from .data import DataError as DataError
from .data import SchemaError as SchemaError
from .data import DataStructureError as DataStructureError
from .data import DataSourceError as DataSourceError
from .data import DataNotLoadedError as DataNotLoadedError
from .data import DataNotAvailableError as DataNotAvailableError
from .data import IterableDataSourceError as IterableDataSourceError
from .data import DataCacheError as DataCacheError
from .transformations import Transformation as Transformation
from .transformations import (
    MultiColumnOutputTransformation as MultiColumnOutputTransformation,
)
from .transformations import CleanDataTransformation as CleanDataTransformation
from .transformations import NormalizeDataTransformation as NormalizeDataTransformation
from .transformations import DropColumnsTransformation as DropColumnsTransformation
from .transformations import (
    AverageColumnsTransformation as AverageColumnsTransformation,
)
from .transformations import (
    ScalarAdditionDataTransformation as ScalarAdditionDataTransformation,
)
from .transformations import (
    ScalarMultiplicationDataTransformation as ScalarMultiplicationDataTransformation,
)
from .transformations import AdditionTransformation as AdditionTransformation
from .transformations import SubtractionTransformation as SubtractionTransformation
from .transformations import (
    MultiplicationTransformation as MultiplicationTransformation,
)
from .transformations import DivisionTransformation as DivisionTransformation
from .transformations import ComparisonTransformation as ComparisonTransformation
from .transformations import InclusionTransformation as InclusionTransformation
from .transformations import (
    OneHotEncodingTransformation as OneHotEncodingTransformation,
)
from .transformations import (
    AlbumentationsImageTransformation as AlbumentationsImageTransformation,
)
from .transformations import TorchIOImageTransformation as TorchIOImageTransformation
from .transformations import TransformationsParser as TransformationsParser
from .transformations import TransformationProcessor as TransformationProcessor
from .federated import Pod as Pod
from .federated import DatasourceContainer as DatasourceContainer
from .federated import DatasourceContainerConfig as DatasourceContainerConfig
from .federated import ResultsOnly as ResultsOnly
from .federated import FederatedAveraging as FederatedAveraging
from .federated import InferenceAndCSVReport as InferenceAndCSVReport
from .federated import InferenceAndReturnCSVReport as InferenceAndReturnCSVReport
from .federated import FluidVolumeScreeningProtocol as FluidVolumeScreeningProtocol
from .federated import BaseProtocolFactory as BaseProtocolFactory
from .federated import FederatedModelTraining as FederatedModelTraining
from .federated import ModelTrainingAndEvaluation as ModelTrainingAndEvaluation
from .federated import ModelEvaluation as ModelEvaluation
from .federated import ModelInference as ModelInference
from .federated import SqlQuery as SqlQuery
from .federated import PrivateSqlQuery as PrivateSqlQuery
from .federated import CSVReportAlgorithm as CSVReportAlgorithm
from .federated import RecordFilterAlgorithm as RecordFilterAlgorithm
from .federated import ColumnFilter as ColumnFilter
from .federated import (
    HuggingFaceImageClassificationInference as HuggingFaceImageClassificationInference,
)
from .federated import (
    HuggingFaceImageSegmentationInference as HuggingFaceImageSegmentationInference,
)
from .federated import (
    HuggingFaceTextClassificationInference as HuggingFaceTextClassificationInference,
)
from .federated import (
    HuggingFaceTextGenerationInference as HuggingFaceTextGenerationInference,
)
from .federated import TIMMFineTuning as TIMMFineTuning
from .federated import TIMMInference as TIMMInference
from .federated import TIMMTrainingConfig as TIMMTrainingConfig
from .federated import (
    CSVReportGeneratorOphthalmologyAlgorithm as CSVReportGeneratorOphthalmologyAlgorithm,
)
from .federated import ETDRSAlgorithm as ETDRSAlgorithm
from .federated import (
    FluidVolumeCalculationAlgorithm as FluidVolumeCalculationAlgorithm,
)
from .federated import FoveaCoordinatesAlgorithm as FoveaCoordinatesAlgorithm
from .federated import BaseAlgorithmFactory as BaseAlgorithmFactory
from .federated import Aggregator as Aggregator
from .federated import SecureAggregator as SecureAggregator
from .federated import BaseAggregatorFactory as BaseAggregatorFactory
from .federated import ModelReference as ModelReference
from .federated import FederatedEarlyStopping as FederatedEarlyStopping
from .federated import DPModellerConfig as DPModellerConfig
from .federated import DPPodConfig as DPPodConfig
from .federated import Modeller as Modeller
from .federated import Worker as Worker
from .federated import Role as Role
from .federated import TaskContext as TaskContext
from .federated import ProtocolType as ProtocolType
from .federated import AlgorithmType as AlgorithmType
from .federated import AggregatorType as AggregatorType
from .federated import combine_pod_schemas as combine_pod_schemas
from .federated import RSAKeyPair as RSAKeyPair
from .federated import IdentityVerificationMethod as IdentityVerificationMethod
from .federated import PodResponseMessage as PodResponseMessage
from .federated import PodResponseType as PodResponseType
from .federated import PodVitals as PodVitals
from .federated import SecureShare as SecureShare
from .federated import BackendTensorShim as BackendTensorShim
from .federated import task_config_update as task_config_update
from .federated import task_monitor_context as task_monitor_context
from .federated import task_status as task_status
from .federated import task_status_update as task_status_update
from .federated import MessageServiceConfig as MessageServiceConfig
from .federated import Reason as Reason
from .federated import FederatedError as FederatedError
from .federated import TaskStartError as TaskStartError
from .federated import TaskAbortError as TaskAbortError
from .federated import ProtocolError as ProtocolError
from .federated import AlgorithmError as AlgorithmError
from .federated import AggregatorError as AggregatorError
from .federated import PrivateSqlError as PrivateSqlError
from .federated import DataProcessingError as DataProcessingError
from .federated import NoDataError as NoDataError
from .federated import NoNewDataError as NoNewDataError
from .federated import BatchResilienceAbortError as BatchResilienceAbortError
from .federated import PodNameError as PodNameError
from .federated import PodRegistrationError as PodRegistrationError
from .federated import PodConnectFailedError as PodConnectFailedError
from .federated import PodResponseError as PodResponseError
from .federated import PodSchemaMismatchError as PodSchemaMismatchError
from .federated import DPParameterError as DPParameterError
from .federated import DPNotAppliedError as DPNotAppliedError
from .models import FederatedModel as FederatedModel
from .models import ClassifierMixIn as ClassifierMixIn
from .models import RegressorMixIn as RegressorMixIn
from .models import NeuralNetworkMixIn as NeuralNetworkMixIn
from .models import Optimizer as Optimizer
from .models import Scheduler as Scheduler
from .models import EarlyStopping as EarlyStopping
from .models import LoggerConfig as LoggerConfig
from .models import ModelStructure as ModelStructure
from .models import MaskInstance as MaskInstance
from .models import MaskSegmentationModel as MaskSegmentationModel
from .backends.pytorch import PyTorchModel as PyTorchModel
from .backends.pytorch import PyTorchClassifierMixIn as PyTorchClassifierMixIn
from .backends.pytorch import SoftDiceLoss as SoftDiceLoss
from .backends.pytorch import soft_dice_loss as soft_dice_loss
from .backends.pytorch import autodetect_gpu as autodetect_gpu
from .metrics import Metric as Metric
from .metrics import ClassificationMetric as ClassificationMetric
from .metrics import MetricCollection as MetricCollection
from .metrics import MetricsProblem as MetricsProblem
from .metrics import BINARY_CLASSIFICATION_METRICS as BINARY_CLASSIFICATION_METRICS
from .metrics import (
    MULTICLASS_CLASSIFICATION_METRICS as MULTICLASS_CLASSIFICATION_METRICS,
)
from .metrics import (
    MULTILABEL_CLASSIFICATION_METRICS as MULTILABEL_CLASSIFICATION_METRICS,
)
from .metrics import REGRESSION_METRICS as REGRESSION_METRICS
from .metrics import SEGMENTATION_METRICS as SEGMENTATION_METRICS
from .metrics import dice_score as dice_score
from .hub import HubClient as HubClient
from .hub import AccessManagerClient as AccessManagerClient
from .hub import HubSession as HubSession
from .hub import AuthenticationHandler as AuthenticationHandler
from .hub import APIKeysHandler as APIKeysHandler
from .hub import DeviceCodeFlowHandler as DeviceCodeFlowHandler
from .hub import ExternallyManagedJWTHandler as ExternallyManagedJWTHandler
from .hub import AccessRole as AccessRole
from .hub import PodPublicMetadata as PodPublicMetadata
from .hub import get_pod_schema as get_pod_schema
from .hub import get_hub_url as get_hub_url
from .hub import HubError as HubError
from .hub import AuthenticationError as AuthenticationError
from .hub import AuthEnvironmentError as AuthEnvironmentError
from .runners import setup_pod_from_config_file as setup_pod_from_config_file
from .runners import setup_pod_from_config as setup_pod_from_config
from .runners import setup_modeller_from_config_file as setup_modeller_from_config_file
from .runners import setup_modeller_from_config as setup_modeller_from_config
from .runners import run_modeller as run_modeller
from .runners.config_schemas.pod_schemas import PodConfig as PodConfig
from .runners.config_schemas.pod_schemas import PodDataConfig as PodDataConfig
from .runners.config_schemas.pod_schemas import PodDetailsConfig as PodDetailsConfig
from .runners.config_schemas.pod_schemas import PodDbConfig as PodDbConfig
from .runners.config_schemas.modeller_schemas import ModellerConfig as ModellerConfig
from .runners.config_schemas.common_schemas import DataSplitConfig as DataSplitConfig
from .runners.config_schemas.hub_schemas import APIKeys as APIKeys
from .hooks import HookType as HookType
from .hooks import BasePodHook as BasePodHook
from .hooks import BaseModellerHook as BaseModellerHook
from .hooks import BaseAlgorithmHook as BaseAlgorithmHook
from .hooks import BaseProtocolHook as BaseProtocolHook
from .hooks import BaseDataSourceHook as BaseDataSourceHook
from .hooks import get_hooks as get_hooks
from .config import ENGINE as ENGINE
from .config import DP_AVAILABLE as DP_AVAILABLE
from .config import Settings as Settings
from .config import configuration_schema as configuration_schema
from .config import refresh_configuration as refresh_configuration
from .exceptions import SdkError as SdkError
from .exceptions import EngineError as EngineError
from .exceptions import VersionError as VersionError
from .exceptions import HookError as HookError
from .types import EvaluateReturnType as EvaluateReturnType
from .types import PredictReturnType as PredictReturnType
from .types import DistributedModelProtocol as DistributedModelProtocol
from .types import InferrableModelProtocol as InferrableModelProtocol
from .utils import ExampleSegmentationData as ExampleSegmentationData
from .utils import seed_all as seed_all
from .utils import DEFAULT_SEED as DEFAULT_SEED
from .schemas import dump as dump
from .schemas import load as load
from .storage import upload_to_store as upload_to_store
from .storage import download_from_store as download_from_store
from .compatibility import check_task_compatibility as check_task_compatibility

__all__ = [
    "__version__",
    "CSVSource",
    "ImageSource",
    "DICOMSource",
    "DICOMOphthalmologySource",
    "SDBSource",
    "FDASource",
    "NullSource",
    "BaseSource",
    "FileSystemIterableSource",
    "FileSystemIterableSourceInferrable",
    "FileSystemFilter",
    "OphthalmologyDataSourceArgs",
    "DataStructure",
    "BaseDataStructure",
    "DataSchema",
    "SemanticType",
    "PercentageSplitter",
    "SplitterDefinedInData",
    "DatasetSplitter",
    "DataSplit",
    "DataSourceType",
    "DataBunch",
    "DataLoader",
    "DataError",
    "SchemaError",
    "DataStructureError",
    "DataSourceError",
    "DataNotLoadedError",
    "DataNotAvailableError",
    "IterableDataSourceError",
    "DataCacheError",
    "Transformation",
    "MultiColumnOutputTransformation",
    "CleanDataTransformation",
    "NormalizeDataTransformation",
    "DropColumnsTransformation",
    "AverageColumnsTransformation",
    "ScalarAdditionDataTransformation",
    "ScalarMultiplicationDataTransformation",
    "AdditionTransformation",
    "SubtractionTransformation",
    "MultiplicationTransformation",
    "DivisionTransformation",
    "ComparisonTransformation",
    "InclusionTransformation",
    "OneHotEncodingTransformation",
    "AlbumentationsImageTransformation",
    "TorchIOImageTransformation",
    "TransformationsParser",
    "TransformationProcessor",
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
    "FederatedModel",
    "ClassifierMixIn",
    "RegressorMixIn",
    "NeuralNetworkMixIn",
    "Optimizer",
    "Scheduler",
    "EarlyStopping",
    "LoggerConfig",
    "ModelStructure",
    "MaskInstance",
    "MaskSegmentationModel",
    "PyTorchModel",
    "PyTorchClassifierMixIn",
    "SoftDiceLoss",
    "soft_dice_loss",
    "autodetect_gpu",
    "Metric",
    "ClassificationMetric",
    "MetricCollection",
    "MetricsProblem",
    "BINARY_CLASSIFICATION_METRICS",
    "MULTICLASS_CLASSIFICATION_METRICS",
    "MULTILABEL_CLASSIFICATION_METRICS",
    "REGRESSION_METRICS",
    "SEGMENTATION_METRICS",
    "dice_score",
    "HubClient",
    "AccessManagerClient",
    "HubSession",
    "AuthenticationHandler",
    "APIKeysHandler",
    "DeviceCodeFlowHandler",
    "ExternallyManagedJWTHandler",
    "AccessRole",
    "PodPublicMetadata",
    "get_pod_schema",
    "get_hub_url",
    "HubError",
    "AuthenticationError",
    "AuthEnvironmentError",
    "setup_pod_from_config_file",
    "setup_pod_from_config",
    "setup_modeller_from_config_file",
    "setup_modeller_from_config",
    "run_modeller",
    "PodConfig",
    "PodDataConfig",
    "PodDetailsConfig",
    "PodDbConfig",
    "ModellerConfig",
    "DataSplitConfig",
    "APIKeys",
    "HookType",
    "BasePodHook",
    "BaseModellerHook",
    "BaseAlgorithmHook",
    "BaseProtocolHook",
    "BaseDataSourceHook",
    "get_hooks",
    "ENGINE",
    "DP_AVAILABLE",
    "Settings",
    "configuration_schema",
    "refresh_configuration",
    "SdkError",
    "EngineError",
    "VersionError",
    "HookError",
    "EvaluateReturnType",
    "PredictReturnType",
    "DistributedModelProtocol",
    "InferrableModelProtocol",
    "ExampleSegmentationData",
    "seed_all",
    "DEFAULT_SEED",
    "dump",
    "load",
    "upload_to_store",
    "download_from_store",
    "check_task_compatibility",
]

__version__: Final = "4.2.0"
"""Version of the SDK, major, minor and patch."""
