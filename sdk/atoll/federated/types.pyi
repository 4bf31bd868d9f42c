"""Names of the built-in task elements, and types of serialised tasks.

The module contains three groups:

- the enumerations `ProtocolType`, `AlgorithmType` and `AggregatorType`, with the names
  of the built-in elements in YAML files and messages;
- the `Serialized…` dictionaries, which describe a protocol in the JSON form that is
  sent to the pods;
- small classes that accompany a running task, such as `TaskContext`, which tells a
  protocol or an algorithm which task it is part of.

You need these types only to write a plug-in or to read a task request.
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
    """Names of the built-in protocols in YAML files and messages.

    The reserved prefix distinguishes a built-in protocol from a plug-in. Any other
    name, including a mistyped built-in one, counts as the name of a plug-in. If your
    machine has no plug-in of that name, loading the task file fails with
    `PlugInProtocolError`. A plug-in that only the pod lacks is refused by the pod.

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
    """Names of the built-in algorithms in YAML files and messages.

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
    """Names of the built-in aggregators in messages.

    Task files don't use these names. They contain `secure: true` or weights instead.

    Attributes:
        AGGREGATOR: `Aggregator`, the plain or weighted mean.
        SECURE_AGGREGATOR: `SecureAggregator`, the mean of secret-shared updates.
    """

    AGGREGATOR = "atoll.Aggregator"
    SECURE_AGGREGATOR = "atoll.SecureAggregator"

class SerializedModel(TypedDict):
    """A model, or a reference to one, in a task request.

    The request contains no code. It identifies a custom model by its `model_hash`, and
    the pod downloads the version with that hash from the hub.

    Attributes:
        class_name: Class that the pod instantiates.
        hyperparameters: Keyword arguments of that class, JSON values only.
        datastructure: The model's `DataStructure` as a dictionary.
        schema: The model's `DataSchema` as a dictionary.
        model_hash: SHA-256 of the code of one version of the model, in hexadecimal. The
            pod runs it only if this version is approved for the modeller.
    """

    class_name: str
    hyperparameters: dict[str, JSONValue]
    datastructure: NotRequired[dict[str, JSONValue]]
    schema: NotRequired[dict[str, JSONValue]]
    model_hash: NotRequired[str]

class SerializedAlgorithm(TypedDict):
    """An algorithm factory in a task request.

    Attributes:
        class_name: Name of the factory: a value of `AlgorithmType`, or a
            plug-in's class name.
        arguments: The factory's own arguments, without its model.
        model: The model, if the algorithm takes one.
    """

    class_name: str
    arguments: dict[str, JSONValue]
    model: NotRequired[SerializedModel]

class SerializedAggregator(TypedDict):
    """An aggregator factory in a task request.

    Attributes:
        class_name: A value of `AggregatorType`.
        arguments: The weights, if there are any.
    """

    class_name: str
    arguments: NotRequired[dict[str, JSONValue]]

class SerializedProtocol(TypedDict):
    """A whole task declaration in a task request.

    `BaseProtocolFactory.to_dict` creates it. A pod shows it to its owner and asks the
    access manager whether it is allowed.

    Attributes:
        class_name: Name of the factory: a value of `ProtocolType`, or a
            plug-in's class name.
        algorithm: The algorithms in the order in which they run.
        arguments: The protocol's own options.
        aggregator: The aggregator, if the protocol has one.
    """

    class_name: str
    algorithm: list[SerializedAlgorithm]
    arguments: NotRequired[dict[str, JSONValue]]
    aggregator: NotRequired[SerializedAggregator]

@dataclass(frozen=True, kw_only=True)
class InferenceLimits:
    """How many more inferences a user can run with a model.

    The owner of the model sets the limit on the hub, and the access manager counts the
    usage per user and model. The worker compares the limit with the number of records
    before it starts, and processes no more than are allowed.

    Attributes:
        model_id: The model, as `owner/name`.
        limit: Total number of inferences that are allowed; `None` if there is no limit.
        used: Number of inferences so far.

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
        """Number of inferences left, at least 0; `None` if there is no limit."""

class AccessCheckResult(TypedDict):
    """Answer of the access manager for one user, pod and protocol.

    `AccessManagerClient.check_access` returns it, and the pod converts it to an
    `AuthCheckResponse`.

    Attributes:
        response_type: `ACCEPT`, or the refusal code.
        messages: Explanations for the modeller; empty if the task is accepted.
        limits: Usage limit of the task's model, if it has one.
        model_urls: Addresses of the task's custom models, by model id.
    """

    response_type: PodResponseType
    messages: list[str]
    limits: NotRequired[InferenceLimits]
    model_urls: NotRequired[dict[str, ModelURLs]]

@dataclass(kw_only=True)
class ProtocolContext:
    """The limits and addresses that the access check returned for a task.

    The pod passes it to the worker, which uses it to download custom models and to
    apply usage limits.

    Attributes:
        limits: Usage limit of the task's model; `None` if it has none.
        model_urls: Addresses of the code and weights of the task's custom models, by
            model id (`owner/name`). They are pre-signed and expire.
    """

    limits: InferenceLimits | None = None
    model_urls: Mapping[str, ModelURLs] = field(default_factory=dict[str, ModelURLs])

@dataclass(frozen=True, kw_only=True)
class EHRConfig:
    """Settings for access to the electronic health record system of a hospital.

    No built-in element uses it. A plug-in whose worker side looks up a patient's
    history creates it from settings on the pod's machine, so that addresses and
    credentials aren't part of the task.

    Attributes:
        base_url: Root address of the FHIR R4 service, without a final slash.
        token_url: Address that issues access tokens; `None` for a service that needs
            none.
        client_id: Identifier of the pod at the service.
        private_key_file: PEM file of the RSA key that signs token requests.
        timeout: Number of seconds to wait for a response.

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
    """Information about the task that a protocol or an algorithm is part of.

    It is created when the task starts and passed to both sides of every element. It
    doesn't change while the task runs.

    Attributes:
        role: Whether the code runs on the modeller side or the worker side.
        task_id: Identifier of the task, the same on every side.
        pod_identifiers: Identifier of each participating pod, `owner/name`. On the
            modeller side they have the order given to `BaseProtocolFactory.run`.
        pod_identifier: The pod that the code runs in; `None` on the modeller side.
        project_id: Project that the task belongs to, if any.
        run_on_new_data_only: Whether to leave out records that an earlier run of this
            task has processed.
        batched_execution: Whether to process the data in batches of
            `ATOLL_TASK_BATCH_SIZE` files.
        protocol_context: The result of the access check; `None` on the modeller side.

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
        """Whether the code runs inside a pod, where it can read data."""

class MinimalDatasourceConfig(TypedDict):
    """The settings that are needed to recreate a datasource in another process.

    A pod provides one for each of its datasets, so that a plug-in can open the same
    data in a separate process.

    Attributes:
        datasource: Class name of the source, such as `CSVSource`.
        datasource_args: Keyword arguments of that class.
        ignore_cols: Columns that are hidden from every task.
        data_split: The splitter's name under `data_splitter` and its keyword arguments
            under `args`, as in the pod file.
    """

    datasource: str
    datasource_args: dict[str, JSONValue]
    ignore_cols: NotRequired[list[str]]
    data_split: NotRequired[dict[str, JSONValue]]
