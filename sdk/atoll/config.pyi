from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias, TypedDict

from atoll.federated.roles import Role

__all__ = [
    "DP_AVAILABLE",
    "ENGINE",
    "ENVIRONMENT_PREFIX",
    "EngineName",
    "GPUMetadata",
    "LOG_LEVELS_STR",
    "LogSettings",
    "PathSettings",
    "SettingDescription",
    "Settings",
    "configuration_schema",
    "get_compatible_yaml_versions_for_role",
    "get_cuda_metadata_pytorch",
    "get_gpu_metadata",
    "has_cuda",
    "has_mps",
    "refresh_configuration",
    "settings",
]

ENVIRONMENT_PREFIX: Final = "ATOLL_"
EngineName: TypeAlias = Literal["basic", "pytorch"]
LOG_LEVELS_STR: TypeAlias = Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]
ENGINE: Final[EngineName]
DP_AVAILABLE: Final[bool]

@dataclass(frozen=True, kw_only=True)
class PathSettings:
    home: Path = Path("~/.atoll")
    plugin_path: Path | None = None
    key_store: Path = Path("known_workers.yml")
    cache_dir: Path | None = None
    output_dir: Path = Path(".")
    task_results_dir: Path | None = None
    logs_dir: Path | None = None

@dataclass(frozen=True, kw_only=True)
class LogSettings:
    log_level: LOG_LEVELS_STR = "INFO"
    log_to_file: bool = True
    limit_logs: bool = False
    tb_limit: int = 3

@dataclass(frozen=True, kw_only=True)
class Settings:
    api_key_id: str | None = None
    api_key: str | None = None
    environment: str = "production"
    engine: EngineName | None = None
    use_mps: bool = False
    default_torch_device: str | None = None
    paths: PathSettings = PathSettings()
    logs: LogSettings = LogSettings()
    enable_data_cache: bool = True
    max_number_of_datasource_files: int = 500_000
    task_batch_size: int = 16
    max_task_batch_size: int = 32
    default_batched_execution: bool = False
    max_consecutive_batch_failures: int = 5
    individual_file_retry_enabled: bool = True
    web_max_retries: int = 3
    message_service_retries: int = 3
    online_check_hard_limit: int = 180
    pod_vitals_port: int = 29209
    pod_heartbeat_shutdown_timeout: int = 15
    proxy_support: bool = True

class SettingDescription(TypedDict):
    variable: str
    type: str
    default: str | None
    description: str

class GPUMetadata(NamedTuple):
    name: str | None
    count: int

settings: Settings

def configuration_schema() -> list[SettingDescription]: ...
def refresh_configuration() -> Settings: ...
def get_gpu_metadata() -> GPUMetadata: ...
def get_cuda_metadata_pytorch() -> GPUMetadata: ...
def has_cuda() -> bool: ...
def has_mps() -> bool: ...
def get_compatible_yaml_versions_for_role(role: Role) -> list[str]: ...
