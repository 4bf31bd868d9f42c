from collections.abc import Mapping
from dataclasses import dataclass, field

from atoll.data.datasources.types import Date, DateTD
from atoll.data.datasources.utils import FileSystemFilter
from atoll.data.types import DataPathModifiers, SchemaOverrideMapping, SingleOrMulti
from atoll.federated.privacy.differential import DPPodConfig
from atoll.federated.transport.config import MessageServiceConfig
from atoll.runners.config_schemas.common_schemas import DataSplitConfig, FilePath, SecretsUse
from atoll.runners.config_schemas.hub_schemas import AccessManagerConfig, APIKeys, HubConfig
from atoll.types import JSONValue, UsedForConfigSchemas

__all__ = [
    "DatasourceConfig",
    "FileSystemFilterConfig",
    "PodConfig",
    "PodDataConfig",
    "PodDbConfig",
    "PodDetailsConfig",
]

@dataclass(frozen=True, kw_only=True)
class FileSystemFilterConfig(UsedForConfigSchemas):
    file_extension: SingleOrMulti[str] | None = None
    strict_file_extension: bool = False
    file_creation_min_date: Date | DateTD | None = None
    file_creation_max_date: Date | DateTD | None = None
    file_modification_min_date: Date | DateTD | None = None
    file_modification_max_date: Date | DateTD | None = None
    min_file_size: float | None = None
    max_file_size: float | None = None
    def create_filter(self) -> FileSystemFilter: ...

@dataclass(frozen=True, kw_only=True)
class PodDataConfig(UsedForConfigSchemas):
    ignore_cols: SingleOrMulti[str] = ()
    force_stypes: SchemaOverrideMapping = field(default_factory=SchemaOverrideMapping)
    modifiers: Mapping[str, DataPathModifiers] = field(default_factory=dict[str, DataPathModifiers])
    datasource_args: Mapping[str, JSONValue] = field(default_factory=dict[str, JSONValue])
    data_split: DataSplitConfig | None = None
    auto_tidy: bool = False
    file_system_filters: FileSystemFilterConfig | None = None

@dataclass(frozen=True, kw_only=True)
class PodDetailsConfig(UsedForConfigSchemas):
    display_name: str
    description: str = ""

@dataclass(frozen=True, kw_only=True)
class PodDbConfig(UsedForConfigSchemas):
    path: FilePath | None = None
    keep_days: int | None = None

@dataclass(frozen=True, kw_only=True)
class DatasourceConfig(UsedForConfigSchemas):
    name: str
    datasource: str
    data_config: PodDataConfig = PodDataConfig()
    datasource_details_config: PodDetailsConfig | None = None
    schema: FilePath | None = None

@dataclass(frozen=True, kw_only=True)
class PodConfig(UsedForConfigSchemas):
    name: str
    username: str | None = None
    secrets: APIKeys | Mapping[SecretsUse, APIKeys] | None = None
    version: str = "1.0.0"
    datasources: list[DatasourceConfig] | None = None
    datasource: str | None = None
    data_config: PodDataConfig | None = None
    pod_details_config: PodDetailsConfig | None = None
    approved_pods: list[str] = field(default_factory=list[str])
    differential_privacy: DPPodConfig | None = None
    update_schema: bool = False
    pod_db: bool | PodDbConfig = False
    hub: HubConfig = HubConfig()
    access_manager: AccessManagerConfig = AccessManagerConfig()
    message_service: MessageServiceConfig = field(default_factory=MessageServiceConfig)
    @property
    def pod_id(self) -> str: ...
