"""The task file: which pods are asked to compute what.

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

    A query needs no data structure:

    ```yaml
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
"""Kinds of template parameters. The app picks a form field by it: for `column_name` it
offers the columns of the chosen dataset, for `model_ref` your models, for `pods` the pods
you may ask."""

@dataclass(frozen=True, kw_only=True)
class PodsConfig(UsedForConfigSchemas):
    """Key `pods`: who is asked.

    Attributes:
        identifiers: Identifiers of the form `owner/name`. A name without an owner means a
            pod of your own.
    """

    identifiers: TemplatedOrTyped[Sequence[str]]

@dataclass(frozen=True, kw_only=True)
class ModellerUserConfig(UsedForConfigSchemas):
    """Key `modeller`: who asks, and how they prove it.

    Attributes:
        username: Your name on the hub. Required with API keys; otherwise taken from the
            login.
        identity_verification_method: How you prove your identity to the pods:
            `oidc-device-code` asks you to confirm a code in a browser, `oidc-auth-code`
            uses the browser on this machine, `key-based` signs with a private key.
        private_key_file: Your RSA private key in PEM format. Required for `key-based`,
            and refused for the other methods; its public half must be registered on the
            hub.

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
    """Key `table_config` of `data_structure`: which dataset of a pod is meant.

    Only needed for pods that hold several datasets.

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
    """Key `select`: which columns take part.

    Give either what to include or what to exclude. Without both all columns of the schema
    take part.

    Attributes:
        include: Columns to take.
        include_prefix: Take every column whose name begins with this text, in addition to
            `include`. Handy for volumes with one column per slice.
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
    """Key `assign`: which parts the columns play.

    Attributes:
        target: Column to be predicted, or several. Leave it out for inference.
        image_cols: Columns that hold images, where the schema does not say so already.

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
    """Key `transform`: what happens to values on the pod before a model sees them.

    Attributes:
        dataset: Transformations of whole columns, run once before the task. References to
            other columns have the form `col:<name>`, to earlier transformations
            `tran:<name>`.
        batch: Image transformations run on every batch, each naming the column and the
            step (`train`, `validation` or `test`) it belongs to.
        image: Short form of `batch`: transformations applied to all image columns in all
            three steps. Not allowed beside `batch`.

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
    """Key `data_structure`: how columns become what the algorithm works on.

    `DataStructure.from_config` turns it into the object that Python code uses.

    Attributes:
        table_config: Which dataset is meant, for pods with several.
        select: Which columns take part.
        assign: Which parts they play.
        transform: What happens to their values.
        data_split: How rows are divided, instead of what each pod says.
        schema_requirements: How complete the schema of a pod must be: `full` if the model
            depends on the number of categories, `partial` for most other tasks, `empty`
            if columns do not matter.

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
    """Key `task`: what is computed, and in which order the parties talk.

    Attributes:
        protocol: Who talks when.
        algorithm: What each pod computes; a list runs one after the other, the results of
            each at hand for the next.
        data_structure: Which columns are used. Every algorithm with a model and all
            HuggingFace and TIMM algorithms need one; SQL queries have none.
        aggregator: How updates of the pods are combined, for `FederatedAveraging`. The
            plain mean if left out.
        transformation_file: YAML file with dataset transformations, instead of writing
            them under `transform`.

    Examples:
        Classify images and write the result to a CSV file on the pod:

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
        pods: Who is asked.
        task: What is computed.
        modeller: Who asks, and how they prove it.
        secrets: API keys instead of a login, or keys for each service under `hub` and
            `message_service`.
        hub: Address of the hub.
        version: Version of the SDK the file was written for. A version that does not fit
            the installed one is an error.
        project_id: Project on whose behalf the task runs. Its terms and permissions
            apply.
        run_on_new_data_only: Whether records that an earlier run of the same task has
            processed are left out.
        batched_execution: Whether pods work through their data in batches, reporting
            progress after each. `None` follows `ATOLL_DEFAULT_BATCHED_EXECUTION`.

    Examples:
        Run a file from Python and look at the result:

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
    """One entry of `template`: a value to be asked for when the task is run.

    Attributes:
        type: Kind of value.
        label: What the person who runs the task is asked, in a few words.
        tooltip: A longer explanation shown on request.
        default: Value to use when none is given. A parameter without a default must be
            filled in.
        allowed_values: The only values that are accepted, if not any will do.
    """

    type: TemplateParameterType
    label: str
    tooltip: str | None = None
    default: JSONValue = None
    allowed_values: Sequence[JSONValue] | None = None

@dataclass(frozen=True, kw_only=True)
class TemplatedModellerConfig(ModellerConfig):
    """A task file with gaps, for a task that many people run with values of their own.

    Wherever the file says `{{ name }}`, the value given for the parameter `name` is put
    in. The hub turns the `template` section into a form.

    Attributes:
        template: The gaps by name.

    Examples:
        ```yaml
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

        Fill the gaps in Python:

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
        """List the gaps that are still open.

        Args:
            values: Values by parameter name.

        Returns:
            Names of parameters with neither a value nor a default, in file order.
        """

    def fill(self, values: Mapping[str, JSONValue]) -> ModellerConfig:
        """Put values into the gaps.

        Args:
            values: Values by parameter name. Those left out take their default.

        Returns:
            A task file without placeholders.

        Raises:
            ConfigError: If a value is missing, unknown, of the wrong kind, or not
                allowed. All faults are listed at once.
        """
