from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, TypedDict

from typing_extensions import NotRequired

from atoll.federated.authorisation_checkers import ModelURLs
from atoll.federated.pod import DatasourceContainer as DatasourceContainer
from atoll.federated.pod_response_message import PodResponseType
from atoll.federated.roles import Role
from atoll.runners.config_schemas.hub_schemas import HubConfig as HubConfig
from atoll.types import JSONValue

__all__ = [
    "AccessCheckResult",
    "AggregatorType",
    "AlgorithmType",
    "DatasourceContainer",
    "EHRConfig",
    "HubConfig",
    "InferenceLimits",
    "MinimalDatasourceConfig",
    "ProtocolContext",
    "ProtocolType",
    "SerializedAggregator",
    "SerializedAlgorithm",
    "SerializedModel",
    "SerializedProtocol",
    "TaskContext",
]

class ProtocolType(str, Enum):
    FEDERATED_AVERAGING = "atoll.FederatedAveraging"
    RESULTS_ONLY = "atoll.ResultsOnly"
    INFERENCE_AND_CSV_REPORT = "atoll.InferenceAndCSVReport"
    INFERENCE_AND_RETURN_CSV_REPORT = "atoll.InferenceAndReturnCSVReport"
    FLUID_VOLUME_SCREENING = "atoll.FluidVolumeScreeningProtocol"

class AlgorithmType(str, Enum):
    FEDERATED_MODEL_TRAINING = "atoll.FederatedModelTraining"
    MODEL_TRAINING_AND_EVALUATION = "atoll.ModelTrainingAndEvaluation"
    MODEL_EVALUATION = "atoll.ModelEvaluation"
    MODEL_INFERENCE = "atoll.ModelInference"
    SQL_QUERY = "atoll.SqlQuery"
    PRIVATE_SQL_QUERY = "atoll.PrivateSqlQuery"
    CSV_REPORT = "atoll.CSVReportAlgorithm"
    RECORD_FILTER = "atoll.RecordFilterAlgorithm"
    HUGGING_FACE_IMAGE_CLASSIFICATION = "atoll.HuggingFaceImageClassificationInference"
    HUGGING_FACE_IMAGE_SEGMENTATION = "atoll.HuggingFaceImageSegmentationInference"
    HUGGING_FACE_TEXT_CLASSIFICATION = "atoll.HuggingFaceTextClassificationInference"
    HUGGING_FACE_TEXT_GENERATION = "atoll.HuggingFaceTextGenerationInference"
    TIMM_FINE_TUNING = "atoll.TIMMFineTuning"
    TIMM_INFERENCE = "atoll.TIMMInference"
    OPHTHALMOLOGY_CSV_REPORT = "atoll.CSVReportGeneratorOphthalmologyAlgorithm"
    ETDRS = "atoll.ETDRSAlgorithm"
    FLUID_VOLUME_CALCULATION = "atoll.FluidVolumeCalculationAlgorithm"
    FOVEA_COORDINATES = "atoll.FoveaCoordinatesAlgorithm"

class AggregatorType(str, Enum):
    AGGREGATOR = "atoll.Aggregator"
    SECURE_AGGREGATOR = "atoll.SecureAggregator"

class SerializedModel(TypedDict):
    class_name: str
    hyperparameters: dict[str, JSONValue]
    datastructure: NotRequired[dict[str, JSONValue]]
    schema: NotRequired[dict[str, JSONValue]]
    model_hash: NotRequired[str]

class SerializedAlgorithm(TypedDict):
    class_name: str
    arguments: dict[str, JSONValue]
    model: NotRequired[SerializedModel]

class SerializedAggregator(TypedDict):
    class_name: str
    arguments: NotRequired[dict[str, JSONValue]]

class SerializedProtocol(TypedDict):
    class_name: str
    algorithm: list[SerializedAlgorithm]
    arguments: NotRequired[dict[str, JSONValue]]
    aggregator: NotRequired[SerializedAggregator]

@dataclass(frozen=True, kw_only=True)
class InferenceLimits:
    model_id: str
    limit: int | None = None
    used: int = 0
    @property
    def remaining(self) -> int | None: ...

class AccessCheckResult(TypedDict):
    response_type: PodResponseType
    messages: list[str]
    limits: NotRequired[InferenceLimits]
    model_urls: NotRequired[dict[str, ModelURLs]]

@dataclass(kw_only=True)
class ProtocolContext:
    limits: InferenceLimits | None = None
    model_urls: Mapping[str, ModelURLs] = field(default_factory=dict[str, ModelURLs])

@dataclass(frozen=True, kw_only=True)
class EHRConfig:
    base_url: str
    token_url: str | None = None
    client_id: str | None = None
    private_key_file: str | None = None
    timeout: float = 30.0

@dataclass(frozen=True, kw_only=True)
class TaskContext:
    role: Role
    task_id: str
    pod_identifiers: Sequence[str]
    pod_identifier: str | None = None
    project_id: str | None = None
    run_on_new_data_only: bool = False
    batched_execution: bool = False
    protocol_context: ProtocolContext | None = None
    ehr: EHRConfig | None = None
    @property
    def is_worker(self) -> bool: ...

class MinimalDatasourceConfig(TypedDict):
    datasource: str
    datasource_args: dict[str, Any]
    ignore_cols: NotRequired[list[str]]
    data_split: NotRequired[dict[str, Any]]
