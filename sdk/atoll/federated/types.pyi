"""Names of the built-in task elements and the shapes in which they travel.

Three things live here:

- the enumerations `ProtocolType`, `AlgorithmType` and `AggregatorType`, which
  hold the names under which built-in elements appear in YAML and in messages;
- the `Serialized…` dictionaries, which are what a protocol looks like once it
  has been turned into JSON for its journey to the pods;
- small records that accompany a running task, such as `TaskContext`, which
  tells a protocol or an algorithm which task it is part of.

You meet these types when you write a plug-in or read a task request. To run a
task you need none of them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TypedDict

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
    """Names of the built-in protocols, as YAML files and messages spell them.

    The reserved prefix tells a built-in protocol from a plug-in: a name
    without it is looked up in the plug-in folder. A built-in name that is
    mistyped becomes a plug-in name that no pod knows, and is refused.

    Attributes:
        FEDERATED_AVERAGING: `FederatedAveraging`.
        RESULTS_ONLY: `ResultsOnly`.
        INFERENCE_AND_CSV_REPORT: `InferenceAndCSVReport`.
        INFERENCE_AND_RETURN_CSV_REPORT: `InferenceAndReturnCSVReport`.
        FLUID_VOLUME_SCREENING: `FluidVolumeScreeningProtocol`.

    Examples:
        >>> from atoll import ProtocolType
        >>> ProtocolType("atoll.ResultsOnly").name
        'RESULTS_ONLY'
    """

    FEDERATED_AVERAGING = "atoll.FederatedAveraging"
    RESULTS_ONLY = "atoll.ResultsOnly"
    INFERENCE_AND_CSV_REPORT = "atoll.InferenceAndCSVReport"
    INFERENCE_AND_RETURN_CSV_REPORT = "atoll.InferenceAndReturnCSVReport"
    FLUID_VOLUME_SCREENING = "atoll.FluidVolumeScreeningProtocol"

class AlgorithmType(str, Enum):
    """Names of the built-in algorithms, as YAML files and messages spell them.

    Attributes:
        FEDERATED_MODEL_TRAINING: `FederatedModelTraining`.
        MODEL_TRAINING_AND_EVALUATION: `ModelTrainingAndEvaluation`.
        MODEL_EVALUATION: `ModelEvaluation`.
        MODEL_INFERENCE: `ModelInference`.
        SQL_QUERY: `SqlQuery`.
        PRIVATE_SQL_QUERY: `PrivateSqlQuery`.
        CSV_REPORT: `CSVReportAlgorithm`.
        RECORD_FILTER: `RecordFilterAlgorithm`.
        HUGGING_FACE_IMAGE_CLASSIFICATION:
            `HuggingFaceImageClassificationInference`.
        HUGGING_FACE_IMAGE_SEGMENTATION:
            `HuggingFaceImageSegmentationInference`.
        HUGGING_FACE_TEXT_CLASSIFICATION:
            `HuggingFaceTextClassificationInference`.
        HUGGING_FACE_TEXT_GENERATION: `HuggingFaceTextGenerationInference`.
        TIMM_FINE_TUNING: `TIMMFineTuning`.
        TIMM_INFERENCE: `TIMMInference`.
        OPHTHALMOLOGY_CSV_REPORT: `CSVReportGeneratorOphthalmologyAlgorithm`.
        ETDRS: `ETDRSAlgorithm`.
        FLUID_VOLUME_CALCULATION: `FluidVolumeCalculationAlgorithm`.
        FOVEA_COORDINATES: `FoveaCoordinatesAlgorithm`.

    Examples:
        >>> from atoll import AlgorithmType
        >>> AlgorithmType.SQL_QUERY.value
        'atoll.SqlQuery'
    """

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
    """Names of the built-in aggregators, as messages spell them.

    A task file does not use these names: it says `secure: true` or gives
    weights.

    Attributes:
        AGGREGATOR: `Aggregator`, the plain or weighted mean.
        SECURE_AGGREGATOR: `SecureAggregator`, the secret-shared mean.
    """

    AGGREGATOR = "atoll.Aggregator"
    SECURE_AGGREGATOR = "atoll.SecureAggregator"

class SerializedModel(TypedDict):
    """A model, or a reference to one, as a task request carries it.

    Code never travels inside the request. A custom model is named by its
    `model_hash`, and the pod downloads the code with that hash from the hub.

    Attributes:
        class_name: Class that the pod has to build.
        hyperparameters: Keyword arguments of that class, JSON values only.
        datastructure: The model's `DataStructure` as a dictionary.
        schema: The model's `DataSchema` as a dictionary.
        model_hash: SHA-256 of the custom model's code, in hexadecimal. Absent
            when the class is shipped with the SDK.
    """

    class_name: str
    hyperparameters: dict[str, JSONValue]
    datastructure: NotRequired[dict[str, JSONValue]]
    schema: NotRequired[dict[str, JSONValue]]
    model_hash: NotRequired[str]

class SerializedAlgorithm(TypedDict):
    """An algorithm factory as a task request carries it.

    Attributes:
        class_name: Name of the factory: a value of `AlgorithmType`, or a
            plug-in's class name.
        arguments: The factory's own arguments, without its model.
        model: The model of an algorithm that takes one.
    """

    class_name: str
    arguments: dict[str, JSONValue]
    model: NotRequired[SerializedModel]

class SerializedAggregator(TypedDict):
    """An aggregator factory as a task request carries it.

    Attributes:
        class_name: A value of `AggregatorType`.
        arguments: The weights, where there are any.
    """

    class_name: str
    arguments: NotRequired[dict[str, JSONValue]]

class SerializedProtocol(TypedDict):
    """A whole task declaration as a task request carries it.

    `BaseProtocolFactory.to_dict` makes one. It is what a pod shows its owner
    and what the access manager judges.

    Attributes:
        class_name: Name of the factory: a value of `ProtocolType`, or a
            plug-in's class name.
        algorithm: The algorithms in the order in which they run.
        arguments: The protocol's own options.
        aggregator: The aggregator of a protocol that has one.
    """

    class_name: str
    algorithm: list[SerializedAlgorithm]
    arguments: NotRequired[dict[str, JSONValue]]
    aggregator: NotRequired[SerializedAggregator]

@dataclass(frozen=True, kw_only=True)
class InferenceLimits:
    """How many inferences a user may still run with one model.

    The access manager counts usage per user and model. The worker compares
    the limit with the number of records before it starts, so that a task
    which would exceed it is cut short rather than refused half-way.

    Attributes:
        model_id: The model, as `owner/name`.
        limit: Inferences allowed in all; None when there is no limit.
        used: Inferences counted so far.

    Examples:
        >>> from atoll.federated.types import InferenceLimits
        >>> InferenceLimits(model_id="alice/retina", limit=500, used=480).remaining
        20
    """

    model_id: str
    limit: int | None = None
    used: int = 0

    @property
    def remaining(self) -> int | None:
        """Inferences left: never below 0, and None when there is no limit."""

class AccessCheckResult(TypedDict):
    """Answer of the access manager about one user, one pod and one protocol.

    `AccessManagerClient.check_access` returns it; `AuthCheckResponse` is what
    the pod makes of it.

    Attributes:
        response_type: `ACCEPT`, or the code with which the pod refuses.
        messages: Reasons in words, for the modeller to read; empty when the
            task is accepted.
        limits: Usage limit of the model that the task runs, if it has one.
        model_urls: Addresses of the task's custom models, by model id.
    """

    response_type: PodResponseType
    messages: list[str]
    limits: NotRequired[InferenceLimits]
    model_urls: NotRequired[dict[str, ModelURLs]]

@dataclass(kw_only=True)
class ProtocolContext:
    """What was granted to a task when its request was checked.

    The pod hands it to the worker, which finds in it where to download custom
    models and how much of a model may be used.

    Attributes:
        limits: Usage limit of the task's model; None when it has none.
        model_urls: Where code and weights of the task's custom models are,
            by model id (`owner/name`). The addresses are pre-signed and expire.
    """

    limits: InferenceLimits | None = None
    model_urls: Mapping[str, ModelURLs] = field(default_factory=dict[str, ModelURLs])

@dataclass(frozen=True, kw_only=True)
class EHRConfig:
    """Where a pod finds the electronic health record system of its hospital.

    No built-in element asks for records. A plug-in whose worker half looks up a
    patient's history makes one from settings on the pod's own machine, so that
    addresses and credentials are no part of the task.

    Attributes:
        base_url: Root address of the FHIR R4 service, without a final slash.
        token_url: Where an access token is requested; None for a service that
            needs none.
        client_id: Identifier under which the pod is registered there.
        private_key_file: PEM file of the RSA key that signs token requests.
        timeout: Seconds to wait for one answer.

    Examples:
        >>> from atoll.federated.types import EHRConfig
        >>> records = EHRConfig(base_url="https://fhir.hospital.example", timeout=10)
        >>> records.token_url is None
        True
    """

    base_url: str
    token_url: str | None = None
    client_id: str | None = None
    private_key_file: str | None = None
    timeout: float = 30.0

@dataclass(frozen=True, kw_only=True)
class TaskContext:
    """What a protocol or an algorithm knows of the task that it is part of.

    One is made when the task starts, and is handed to every half of every
    element. Halves read it; nobody changes it while the task runs.

    Attributes:
        role: Whether the reader is on the modeller's or the worker's side.
        task_id: Identifier of the task, the same on every side.
        pod_identifiers: `owner/name` of each pod that takes part. On the
            modeller's side in the order given to `BaseProtocolFactory.run`.
        pod_identifier: The pod that the reader runs in; None on the modeller's
            side.
        project_id: Project that the task belongs to, if any.
        run_on_new_data_only: Leave out records that an earlier run of this
            task has already seen.
        batched_execution: Go through the data in batches of
            `ATOLL_TASK_BATCH_SIZE` files instead of all at once.
        protocol_context: What the access check granted; None on the
            modeller's side.

    Examples:
        >>> from atoll import Role, TaskContext
        >>> context = TaskContext(
        ...     role=Role.WORKER,
        ...     task_id="5f0c",
        ...     pod_identifiers=["alice/census-income", "bob/census-income"],
        ...     pod_identifier="bob/census-income",
        ... )
        >>> context.is_worker
        True
    """

    role: Role
    task_id: str
    pod_identifiers: Sequence[str]
    pod_identifier: str | None = None
    project_id: str | None = None
    run_on_new_data_only: bool = False
    batched_execution: bool = False
    protocol_context: ProtocolContext | None = None

    @property
    def is_worker(self) -> bool:
        """True inside a pod, where data may be read."""

class MinimalDatasourceConfig(TypedDict):
    """The least that is needed to build a data source again elsewhere.

    A pod writes one for each of its datasets, so that a plug-in which starts
    a process of its own can open the same data there.

    Attributes:
        datasource: Class name of the source, such as `CSVSource`.
        datasource_args: Keyword arguments of that class.
        ignore_cols: Columns that are hidden from every task.
        data_split: `data_splitter` with the splitter's name and `args` with
            its keyword arguments, as in the pod file.
    """

    datasource: str
    datasource_args: dict[str, JSONValue]
    ignore_cols: NotRequired[list[str]]
    data_split: NotRequired[dict[str, JSONValue]]
