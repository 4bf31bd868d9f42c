from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

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
    "TemplatedModellerConfig",
]

@dataclass(frozen=True, kw_only=True)
class PodsConfig(UsedForConfigSchemas):
    identifiers: TemplatedOrTyped[list[str]]

@dataclass(frozen=True, kw_only=True)
class ModellerUserConfig(UsedForConfigSchemas):
    username: str | None = None
    identity_verification_method: IdentityVerificationMethod = IdentityVerificationMethod.OIDC_DEVICE_CODE
    private_key_file: FilePath | None = None

@dataclass(frozen=True, kw_only=True)
class DataStructureTableConfig(UsedForConfigSchemas):
    table: TemplatedOrTyped[str | Mapping[str, str]]

@dataclass(frozen=True, kw_only=True)
class DataStructureSelectConfig(UsedForConfigSchemas):
    include: TemplatedOrTyped[list[str]] | None = None
    include_prefix: str | None = None
    exclude: TemplatedOrTyped[list[str]] | None = None

@dataclass(frozen=True, kw_only=True)
class DataStructureAssignConfig(UsedForConfigSchemas):
    target: SingleOrMulti[str] | None = None
    image_cols: TemplatedOrTyped[list[str]] | None = None

@dataclass(frozen=True, kw_only=True)
class DataStructureTransformConfig(UsedForConfigSchemas):
    dataset: list[TransformationSpec] | None = None
    batch: list[TransformationSpec] | None = None
    image: list[ImageTransformationSpec] | None = None

@dataclass(frozen=True, kw_only=True)
class DataStructureConfig(UsedForConfigSchemas):
    table_config: DataStructureTableConfig | None = None
    select: DataStructureSelectConfig = DataStructureSelectConfig()
    assign: DataStructureAssignConfig = DataStructureAssignConfig()
    transform: DataStructureTransformConfig = DataStructureTransformConfig()
    data_split: DataSplitConfig | None = None
    schema_requirements: SchemaType = "partial"

@dataclass(frozen=True, kw_only=True)
class TaskConfig(UsedForConfigSchemas):
    protocol: AnyProtocolConfig
    algorithm: AnyAlgorithmConfig | list[AnyAlgorithmConfig]
    data_structure: DataStructureConfig | None = None
    aggregator: AggregatorConfig | None = None
    transformation_file: FilePath | None = None

@dataclass(frozen=True, kw_only=True)
class ModellerConfig(UsedForConfigSchemas):
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
    type: Literal["string", "number", "integer", "boolean", "array", "column_name", "model_ref", "pods"]
    label: str
    tooltip: str | None = None
    default: JSONValue = None
    allowed_values: Sequence[JSONValue] | None = None

@dataclass(frozen=True, kw_only=True)
class TemplatedModellerConfig(ModellerConfig):
    template: Mapping[str, TemplateParameterConfig] = field(default_factory=dict[str, TemplateParameterConfig])
    def get_missing_values(self, values: Mapping[str, JSONValue]) -> list[str]: ...
    def fill(self, values: Mapping[str, JSONValue]) -> ModellerConfig: ...
