"""The task file: a task and the pods that it is sent to.

Examples:
    Federated training of a model on the hub:

    ```yaml
    version: 4.2.0
    pods:
      identifiers: [alice/clinic-north, bob/clinic-south]
    modeller:
      username: carol
      identity_verification_method: key-based
      private_key_file: ~/.ssh/carol_rsa
    task:
      protocol:
        name: atoll.FederatedAveraging
        arguments:
          epochs_between_parameter_updates: 1
      algorithm:
        name: atoll.FederatedModelTraining
        model:
          model_reference:
            model_ref: RelapseModel
            username: carol
            model_version: 3
          hyperparameters: {epochs: 5, batch_size: 64}
      aggregator:
        secure: true
      data_structure:
        select:
          exclude: [visit_id]
        assign:
          target: relapse
    project_id: 8f14e45f-ceea-467f-a83d-3d1f5f2a9b10
    ```

    An SQL query, which needs no data structure:

    ```yaml
    version: 4.2.0
    pods:
      identifiers: [alice/laboratory-results]
    task:
      protocol: {name: atoll.ResultsOnly}
      algorithm:
        name: atoll.SqlQuery
        arguments:
          query: SELECT diagnosis, COUNT(*) AS n FROM visits GROUP BY diagnosis
          table: visits
    ```
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from atoll.data.schema import SchemaType
from atoll.data.types import SingleOrMulti
from atoll.federated.authorisation_checkers import IdentityVerificationMethod
from atoll.runners.config_schemas.algorithm_schemas import (
    AggregatorConfig,
    AnyAlgorithmConfig,
)
from atoll.runners.config_schemas.common_schemas import (
    DataSplitConfig,
    FilePath,
    SecretsUse,
    TemplatedOrTyped,
)
from atoll.runners.config_schemas.hub_schemas import APIKeys, HubConfig
from atoll.runners.config_schemas.protocol_schemas import AnyProtocolConfig
from atoll.transformations.base_transformation import TransformationSpec
from atoll.transformations.batch_operations import ImageTransformationSpec
from atoll.types import JSONValue, UsedForConfigSchemas

__all__ = [
    "DataStructureAssignConfig",
    "DataStructureConfig",
    "DataStructureSelectConfig",
    "DataStructureTableConfig",
    "DataStructureTransformConfig",
    "ModellerConfig",
    "ModellerUserConfig",
    "PodsConfig",
    "TaskConfig",
    "TemplateParameterConfig",
    "TemplateParameterType",
    "TemplatedModellerConfig",
]

TemplateParameterType: TypeAlias = Literal[
    "string",
    "number",
    "integer",
    "boolean",
    "array",
    "column_name",
    "model_ref",
    "pods",
]
"""Kinds of template parameters. They determine the form field in the app: `column_name`
offers the columns of the chosen dataset, `model_ref` your models, and `pods` the pods
that you can use.
"""

@dataclass(frozen=True, kw_only=True)
class PodsConfig(UsedForConfigSchemas):
    """Key `pods`: the pods that the task is sent to.

    Attributes:
        identifiers: Identifiers of the form `owner/name`. A name without an owner
            refers to your own pod.
    """

    identifiers: TemplatedOrTyped[Sequence[str]]

@dataclass(frozen=True, kw_only=True)
class ModellerUserConfig(UsedForConfigSchemas):
    """Key `modeller`: the user who runs the task, and how they prove their identity.

    Attributes:
        username: Your username on the hub. Required with API keys; otherwise taken from
            the login.
        identity_verification_method: How you prove your identity to the pods:
            `oidc-device-code` asks you to confirm a code in a browser, `oidc-auth-code`
            uses the browser on this machine, and `key-based` signs the request with a
            private key.
        private_key_file: Your RSA private key in PEM format. Required for `key-based`,
            and not allowed for the other methods. The public key has to be registered
            on the hub.

    Examples:
        ```yaml
        modeller:
          username: carol
          identity_verification_method: key-based
          private_key_file: ~/.ssh/carol_rsa
        ```
    """

    username: str | None = None
    identity_verification_method: IdentityVerificationMethod = (
        IdentityVerificationMethod.OIDC_DEVICE_CODE
    )
    private_key_file: FilePath | None = None

@dataclass(frozen=True, kw_only=True)
class DataStructureTableConfig(UsedForConfigSchemas):
    """Key `table_config` of `data_structure`: which dataset of a pod is used.

    Required only for pods with several datasets.

    Attributes:
        table: Name under which the custodian connected the dataset. If the names differ
            between pods, a mapping from pod identifier to name.

    Examples:
        ```yaml
        table_config:
          table:
            alice/clinic-north: laboratory-results
            bob/clinic-south: blood-counts
        ```
    """

    table: TemplatedOrTyped[str | Mapping[str, str]]

@dataclass(frozen=True, kw_only=True)
class DataStructureSelectConfig(UsedForConfigSchemas):
    """Key `select`: which columns are used.

    List either the columns to include or those to exclude. Without both, all columns of
    the schema are used.

    Attributes:
        include: Columns to use.
        include_prefix: Prefix of further columns to use in addition to `include`, for
            example for volumes with one column per slice.
        exclude: Columns to leave out.

    Examples:
        ```yaml
        select:
          include: [Patient ID]
          include_prefix: Pixel Data
        ```
    """

    include: TemplatedOrTyped[Sequence[str]] | None = None
    include_prefix: str | None = None
    exclude: TemplatedOrTyped[Sequence[str]] | None = None

@dataclass(frozen=True, kw_only=True)
class DataStructureAssignConfig(UsedForConfigSchemas):
    """Key `assign`: the purpose of columns.

    Attributes:
        target: Column or columns to predict. Leave it out for inference.
        image_cols: Columns with images, if they have another type in the schema.

    Examples:
        ```yaml
        assign:
          target: mask
          image_cols: [photograph, mask]
        ```
    """

    target: SingleOrMulti[str] | None = None
    image_cols: TemplatedOrTyped[Sequence[str]] | None = None

@dataclass(frozen=True, kw_only=True)
class DataStructureTransformConfig(UsedForConfigSchemas):
    """Key `transform`: transformations of values on the pod.

    Attributes:
        dataset: Transformations of the table, applied once before it is split.
            References to columns have the form `col:<name>`, and references to earlier
            transformations `tran:<name>`.
        batch: Image transformations applied to every batch, each with its column and
            its step (`train`, `validation` or `test`).
        image: Short form of `batch`: transformations of all image columns in all three
            steps. Not allowed together with `batch`.

    Examples:
        ```yaml
        transform:
          dataset:
            - normalize:
                cols: [age, weight]
          image:
            - Resize: {height: 224, width: 224}
            - Normalize
        ```
    """

    dataset: Sequence[TransformationSpec] | None = None
    batch: Sequence[TransformationSpec] | None = None
    image: Sequence[ImageTransformationSpec] | None = None

@dataclass(frozen=True, kw_only=True)
class DataStructureConfig(UsedForConfigSchemas):
    """Key `data_structure`: which columns a task uses, and how they are converted.

    `DataStructure.from_config` converts it to the Python object.

    Attributes:
        table_config: Which dataset is used, for pods with several.
        select: Which columns are used.
        assign: The purpose of columns.
        transform: Transformations of the values.
        data_split: How rows are split, instead of the pod's own split.
        schema_requirements: How complete the schema of a pod has to be: `full` if the
            model depends on the number of categories, `partial` for most other tasks,
            `empty` if columns don't matter.

    Examples:
        ```yaml
        data_structure:
          select: {exclude: [visit_id]}
          assign: {target: relapse}
          data_split:
            data_splitter: predefined
            args: {column_name: split}
          schema_requirements: full
        ```
    """

    table_config: DataStructureTableConfig | None = None
    select: DataStructureSelectConfig = DataStructureSelectConfig()
    assign: DataStructureAssignConfig = DataStructureAssignConfig()
    transform: DataStructureTransformConfig = DataStructureTransformConfig()
    data_split: DataSplitConfig | None = None
    schema_requirements: SchemaType = "partial"

@dataclass(frozen=True, kw_only=True)
class TaskConfig(UsedForConfigSchemas):
    """Key `task`: the elements of the task.

    Attributes:
        protocol: The protocol, which determines the exchange of messages.
        algorithm: What each pod computes. The algorithms of a list run in order, and
            each can use the results of the previous one.
        data_structure: Which columns are used. Required for every algorithm with a
            model and for all HuggingFace and TIMM algorithms; SQL queries have none.
        aggregator: How the updates of the pods are combined, for `FederatedAveraging`.
            The default is the plain mean.
        transformation_file: YAML file with dataset transformations, instead of the key
            `transform`.

    Examples:
        Classify images and write the results to a CSV file on the pod:

        ```yaml
        task:
          protocol: {name: atoll.InferenceAndCSVReport}
          algorithm:
            - name: atoll.HuggingFaceImageClassificationInference
              arguments: {model_id: example-org/retina-classifier, top_k: 2}
            - name: atoll.CSVReportAlgorithm
          data_structure:
            select: {include: [Pixel Data]}
        ```
    """

    protocol: AnyProtocolConfig
    algorithm: AnyAlgorithmConfig | Sequence[AnyAlgorithmConfig]
    data_structure: DataStructureConfig | None = None
    aggregator: AggregatorConfig | None = None
    transformation_file: FilePath | None = None

@dataclass(frozen=True, kw_only=True)
class ModellerConfig(UsedForConfigSchemas):
    """The whole task file.

    Attributes:
        pods: The pods that the task is sent to.
        task: The elements of the task.
        modeller: The user who runs the task, and how they prove their identity.
        secrets: API keys instead of a login, or keys for each service under `hub` and
            `message_service`.
        hub: Address of the hub.
        version: Version of the SDK that the file was written for. Write `4.2.0`: a file
            without a version counts as 1.0.0, which SDK 4.2 refuses with
            `VersionError`.
        project_id: Project that the task belongs to, whose terms and permissions apply.
        run_on_new_data_only: Whether to leave out records that an earlier run of the
            same task has processed.
        batched_execution: Whether pods process their data in batches and report
            progress after each. `None` uses the setting
            `ATOLL_DEFAULT_BATCHED_EXECUTION`.

    Examples:
        Run a file from Python and print the result:

        >>> from atoll.runners import run_modeller, setup_modeller_from_config_file
        >>> setup = setup_modeller_from_config_file("task.yaml")
        >>> results = run_modeller(setup.modeller, setup.pod_identifiers)
        >>> print(results)
    """

    pods: PodsConfig
    task: TaskConfig
    modeller: ModellerUserConfig = ModellerUserConfig()
    secrets: APIKeys | Mapping[SecretsUse, APIKeys] | None = None
    hub: HubConfig = HubConfig()
    version: str = "1.0.0"
    project_id: str | None = None
    run_on_new_data_only: bool = False
    batched_execution: bool | None = None

@dataclass(frozen=True, kw_only=True)
class TemplateParameterConfig(UsedForConfigSchemas):
    """One entry of `template`: a value that is entered when the task is run.

    Attributes:
        type: Kind of value.
        label: Short label of the form field.
        tooltip: A longer explanation of the form field.
        default: Value to use if none is given. A parameter without a default is
            required.
        allowed_values: The accepted values. `None` accepts any value.
    """

    type: TemplateParameterType
    label: str
    tooltip: str | None = None
    default: JSONValue = None
    allowed_values: Sequence[JSONValue] | None = None

@dataclass(frozen=True, kw_only=True)
class TemplatedModellerConfig(ModellerConfig):
    """A task file with placeholders, for tasks that many users run with their own
    values.

    `{{ name }}` in the file is replaced by the value of the parameter `name`. The hub
    displays the `template` section as a form.

    Attributes:
        template: The template parameters by name.

    Examples:
        ```yaml
        version: 4.2.0
        template:
          question:
            type: string
            label: Diagnosis to count
          datasets:
            type: pods
            label: Datasets to ask
        pods:
          identifiers: "{{ datasets }}"
        task:
          protocol: {name: atoll.ResultsOnly}
          algorithm:
            name: atoll.SqlQuery
            arguments:
              query: SELECT COUNT(*) FROM visits WHERE diagnosis = '{{ question }}'
              table: visits
        ```

        Set the values in Python:

        >>> from atoll.runners import setup_modeller_from_config_file
        >>> setup = setup_modeller_from_config_file(
        ...     "count_diagnosis.yaml",
        ...     template_values={"question": "J45", "datasets": ["alice/clinic-north"]},
        ... )
    """

    template: Mapping[str, TemplateParameterConfig] = field(
        default_factory=dict[str, TemplateParameterConfig]
    )

    def get_missing_values(self, values: Mapping[str, JSONValue]) -> list[str]:
        """List the parameters without a value.

        Args:
            values: Values by parameter name.

        Returns:
            Names of parameters with neither a value nor a default, in file order.
        """

    def fill(self, values: Mapping[str, JSONValue]) -> ModellerConfig:
        """Replace the placeholders by values.

        Args:
            values: Values by parameter name. Missing values are replaced by defaults.

        Returns:
            A task file without placeholders.

        Raises:
            ConfigError: If a value is missing, unknown, of the wrong type or not
                allowed. All errors are listed at once.
        """
